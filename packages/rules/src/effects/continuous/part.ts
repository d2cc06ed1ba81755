import type { Ability, Condition, Modification, Ref, RuleChange, Zone } from '@arbiter/schema';
import { isBasicLandType } from '../../cards/subtypes.ts';
import { perKey } from '../../engine/perKey.ts';
import { aspect, everyAspect, type Reads, readsOf } from './reads.ts';

/** The layers in their order (2016:613.1, 613.3). Counters (7d) come between the last two; what resolved effects copied is in the copiable values already. */
export const layers = ['copy', 'control', 'text', 'types', 'colors', 'abilities', 'defining', 'set', 'modify', 'switch'] as const;
export type Layer = (typeof layers)[number];
export type LayerChange = Exclude<Modification, { rule: RuleChange }>;

/** The layer follows from the shape; a change of rules has none (2016:613.10). */
const layerOf = (change: LayerChange): Layer => {
  if ('copy' in change) return 'copy';
  if ('control' in change) return 'control';
  if ('text' in change) return 'text';
  if ('types' in change) return 'types';
  if ('colors' in change) return 'colors';
  if ('gain' in change || 'lose' in change || 'gainAbilitiesOf' in change) return 'abilities';
  if ('switch' in change) return 'switch';
  if ('power' in change) return 'modify';
  return change.defining ? 'defining' : 'set';
};

const typesWritten = ({
  set,
  add,
  remove,
  setSubtypes,
  addSubtypes,
  removeSubtypes,
  every,
  addSupertypes,
  removeSupertypes,
}: Extract<LayerChange, { types: unknown }>['types']): number => {
  const setsLand = (setSubtypes ?? []).some((word) => typeof word !== 'string' || isBasicLandType(word));
  return (
    (set || add || remove ? aspect.types : 0) |
    (set || remove || setSubtypes || addSubtypes || removeSubtypes || every ? aspect.subtypes : 0) |
    (addSupertypes || removeSupertypes ? aspect.supertypes : 0) |
    (setsLand ? aspect.abilities | aspect.existence : 0)
  );
};
/** What a change can alter for the effects beside it in its own layer. */
const writtenBy = (change: LayerChange): number => {
  if ('copy' in change) return everyAspect;
  if ('control' in change) return aspect.controller;
  if ('text' in change) return aspect.subtypes | aspect.existence;
  if ('types' in change) return typesWritten(change.types);
  if ('colors' in change) return aspect.colors;
  if ('lose' in change) return aspect.abilities | aspect.existence;
  if ('gain' in change || 'gainAbilitiesOf' in change) return aspect.abilities;
  return aspect.size;
};

/** One continuous effect's text, sorted by layer. */
export interface Part {
  readonly changes: ReadonlyMap<Layer, readonly LayerChange[]>;
  readonly writes: ReadonlyMap<Layer, number>;
  readonly rules: readonly RuleChange[];
  readonly affects: Ref;
  readonly while: Condition | null;
  readonly scope: Reads; // whom it affects and while what
  readonly amounts: Reads; // how much
  readonly reach: readonly Zone[]; // zones beside the battlefield whose objects it can affect
  readonly fixed: boolean; // what it does asks nothing of the game
  readonly perObject: boolean; // how much depends on the object affected, which its text calls `it`
}

const mentionsIt = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(mentionsIt);
  return Object.entries(value).some(([key, inner]) => (key === 'ref' && inner === 'it') || mentionsIt(inner));
};
const asksNothing = (change: LayerChange): boolean =>
  'text' in change ||
  'colors' in change ||
  'types' in change ||
  'gain' in change ||
  'lose' in change ||
  'switch' in change ||
  ('power' in change && typeof change.power === 'number' && typeof change.toughness === 'number') ||
  (('setPower' in change || 'setToughness' in change) && typeof (change.setPower ?? 0) === 'number' && typeof (change.setToughness ?? 0) === 'number');

const reachOf = (affects: Ref, changes: readonly Modification[]): readonly Zone[] => {
  const granted = changes.flatMap((change) => ('gain' in change ? change.gain : [])).filter((ability) => ability.kind === 'static');
  return [...readsOf(affects).zones.filter((zone) => zone !== 'battlefield'), ...granted.flatMap((ability) => partOfStatic(ability).reach)];
};

export const partOf = (changes: readonly Modification[], affects: Ref = 'self', condition: Condition | null = null): Part => {
  const layered = changes.filter((change): change is LayerChange => !('rule' in change));
  const byLayer = new Map<Layer, LayerChange[]>();
  const writes = new Map<Layer, number>();
  for (const change of layered) {
    const layer = layerOf(change);
    byLayer.set(layer, [...(byLayer.get(layer) ?? []), change]);
    writes.set(layer, (writes.get(layer) ?? 0) | writtenBy(change));
  }
  return {
    changes: byLayer,
    writes,
    rules: changes.flatMap((change) => ('rule' in change ? [change.rule] : [])),
    affects,
    while: condition,
    scope: readsOf([affects, condition]),
    amounts: readsOf(layered),
    reach: reachOf(affects, changes),
    fixed: layered.every(asksNothing),
    perObject: mentionsIt(layered),
  };
};

export type StaticAbility = Extract<Ability, { kind: 'static' }>;
export const partOfStatic = perKey((ability: StaticAbility): Part => {
  const affects = ability.affects === undefined ? 'self' : typeof ability.affects === 'object' && 'attached' in ability.affects ? 'attached' : ability.affects;
  return partOf(ability.changes ?? [], affects, ability.while ?? null);
});

const definesSubtypes = (change: LayerChange): boolean =>
  'types' in change && Object.keys(change.types).every((key) => key === 'setSubtypes' || key === 'addSubtypes' || key === 'every');
/** 2016:604.3a: it tells the object's own colours, subtypes, power or toughness, without condition. Whether it was granted is asked elsewhere. */
export const isDefining = ({ affects, while: condition, changes, rules }: Part): boolean =>
  affects === 'self' &&
  condition === null &&
  rules.length === 0 &&
  changes.size > 0 &&
  [...changes.values()].flat().every((change) => 'colors' in change || definesSubtypes(change) || ('defining' in change && change.defining));
