import type { Ability, Instruction, Target, Text, Thing } from '@arbiter/schema';
import { attachedChanges, changesWorth } from './changes.ts';
import { mayBe, mayFit, type Source } from './fits.ts';
import { gainOf, type Scene } from './gain.ts';
import { controllerOf, inGraveyards, isCreature, onBattlefield, onStack, type Seen, type Sight, seenAt } from './sight.ts';

/* What a spell or ability would be worth if its targets were chosen well. */

const NOBODY: ReadonlyMap<string, readonly Thing[]> = new Map();
export const sceneOf = (sight: Sight, source: Source, x = 3): Scene => ({ ...source, sight, names: NOBODY, x });
const supposing = (scene: Scene, as: string, chosen: readonly Thing[]): Scene => ({ ...scene, names: new Map([...scene.names, [as, chosen]]) });

const playersIn = ({ view }: Sight): readonly string[] => view.players.filter((p) => p.status === 'playing').map((p) => p.seat);
const zonesOf = ({ what }: Target): readonly string[] => (what === 'anyTarget' || what.zone === undefined ? ['battlefield'] : [what.zone].flat());

/** What the target might be, by a guess. */
function candidates(scene: Scene, target: Target): readonly Thing[] {
  const { sight } = scene;
  if (target.what === 'anyTarget')
    return [
      ...playersIn(sight),
      ...onBattlefield(sight)
        .filter(isCreature)
        .map(({ id }) => id),
    ];
  const { objects: filter, players } = target.what;
  const zones = zonesOf(target);
  const among: readonly Seen[] =
    filter === undefined
      ? []
      : [
          ...(zones.includes('battlefield') ? onBattlefield(sight) : []),
          ...(zones.includes('graveyard') ? inGraveyards(sight) : []),
          ...(zones.includes('stack') ? onStack(sight).flatMap(({ id }) => (id === null ? [] : (seenAt(sight, id) ?? []))) : []),
        ];
  const who = players === undefined ? [] : playersIn(sight).filter((seat) => mayBe(sight, scene, players, seat));
  return [...who, ...among.filter((object) => filter !== undefined && mayFit(sight, scene, filter, object)).map(({ id }) => id)];
}

/** How much each of these would add as a target of this name. */
export const ranked = (scene: Scene, list: readonly Instruction[], as: string, from: readonly Thing[]): readonly (readonly [Thing, number])[] => {
  const without = gainOf(scene, list);
  return from.map((thing) => [thing, gainOf(supposing(scene, as, [thing]), list) - without] as const).toSorted(([, a], [, b]) => b - a);
};

const count = (quantity: Target['min']): number => (typeof quantity === 'number' ? quantity : 1);
/** The best targets: all that gain something, as far as they may be chosen, and as many as must be. */
export function best(of: readonly (readonly [Thing, number])[], min: number, max: number): readonly (readonly [Thing, number])[] {
  const good = of.filter(([, gain]) => gain > 0).slice(0, max);
  return good.length >= min ? good : of.slice(0, min);
}

/** The scene once all targets of a text are chosen; null if it cannot have those it needs. */
function targeted(scene: Scene, list: readonly Instruction[], targets: readonly Target[]): Scene | null {
  let out = scene;
  for (const target of targets) {
    const min = target.min === undefined ? 1 : count(target.min);
    const chosen = best(ranked(out, list, target.as, candidates(out, target)), min, Math.max(min, count(target.max)));
    if (chosen.length < min) return null;
    out = supposing(
      out,
      target.as,
      chosen.map(([thing]) => thing),
    );
  }
  return out;
}

const IMPOSSIBLE = Number.NEGATIVE_INFINITY;
function gainOfPart(scene: Scene, targets: readonly Target[], list: readonly Instruction[]): number {
  const chosen = targeted(scene, list, targets);
  return chosen === null ? IMPOSSIBLE : gainOf(chosen, list);
}
export const modeGains = (scene: Scene, { modes }: Text): readonly number[] => (modes?.of ?? []).map((mode) => gainOfPart(scene, mode.targets ?? [], mode.do));

export function gainOfText(scene: Scene, text: Text): number {
  const plain = gainOfPart(scene, text.targets ?? [], text.do ?? []);
  if (text.modes === undefined) return plain;
  const choose = typeof text.modes.choose === 'number' ? text.modes.choose : 1;
  const chosen = modeGains(scene, text)
    .toSorted((a, b) => b - a)
    .slice(0, choose);
  return plain + chosen.reduce((sum, gain) => sum + gain, 0);
}

type OfKind<K extends Ability['kind']> = Extract<Ability, { kind: K }>;
export const abilitiesOfKind = <K extends Ability['kind']>(abilities: readonly Ability[], kind: K): readonly OfKind<K>[] =>
  abilities.filter((ability): ability is OfKind<K> => ability.kind === kind);

/** The instructions among which a target of this name is spoken of; a mode chosen again has names of its own. */
export function textAround(text: Text, as: string): { readonly name: string; readonly list: readonly Instruction[] } | null {
  const name = as.replace(/#\d+$/u, '');
  if (text.targets?.some((target) => target.as === name)) return { name, list: [...(text.do ?? []), ...(text.modes?.of ?? []).flatMap((mode) => mode.do)] };
  const mode = text.modes?.of.find(({ targets }) => targets?.some((target) => target.as === name));
  return mode ? { name, list: [...mode.do, ...(text.do ?? [])] } : null;
}

/** What an Aura or Equipment would do for each of these. */
export const rankedHosts = (sight: Sight, self: Seen, from: readonly Thing[]): readonly (readonly [Thing, number])[] =>
  from
    .map((thing) => {
      const host = typeof thing === 'number' ? seenAt(sight, thing) : null;
      const mine = controllerOf(sight, thing) === sight.me ? 1 : -1;
      const control = self.as.abilities.some((ability) => ability.kind === 'static' && ability.changes?.some((change) => 'control' in change));
      if (host === null) return [thing, -mine] as const;
      return [thing, control && mine < 0 ? 5 : mine * changesWorth(attachedChanges(self.as.abilities), host)] as const;
    })
    .toSorted(([, a], [, b]) => b - a);
