import type { Characteristics, CopyValues, Game, Obj, RuleChange, Zone } from '@arbiter/schema';
import { manaValue, parseCost } from '@arbiter/schema';
import { copiableValues, isCopied } from '../../cards/faces.ts';
import { perKey } from '../../engine/perKey.ts';
import { landAbilities } from './land.ts';
import { appended } from './lists.ts';
import { functionsIn, homeOf, type Text, textOf } from './text.ts';

/** What an object is by itself, before anything else affects it. */
export interface Own {
  readonly base: Characteristics; // as the first layer finds it
  readonly text: Text;
  readonly home: Zone;
  readonly shown: Shown; // as it is if no continuous effect changes it
  readonly defines: boolean; // an ability defines some of its characteristics
}
/** Characteristics with the text they hold. */
export interface Shown {
  readonly as: Characteristics;
  readonly text: Text;
}

const printedNumber = (value: number | '*' | undefined): number | null => (value === undefined ? null : value === '*' ? 0 : value);
const ownZones: readonly Zone[] = ['library', 'hand', 'graveyard'];

/** Characteristics before the layers. `X` in a cost counts on the stack only (2016:202.3b); a card outside play and the stack is its owner's (2016:108.4). */
export const baseOf = (obj: Obj, values: CopyValues): Characteristics => {
  const power = printedNumber(values.power);
  const toughness = printedNumber(values.toughness);
  return {
    name: values.name,
    cost: values.cost ?? null,
    manaValue: manaValue(parseCost(values.cost ?? ''), obj.zone === 'stack' ? (obj.stack?.x ?? 0) : 0),
    colors: values.colors,
    supertypes: values.supertypes,
    types: values.types,
    subtypes: values.subtypes,
    power,
    toughness,
    basePower: power,
    baseToughness: toughness,
    loyalty: values.loyalty === 'X' ? ((obj.stack ?? obj.was)?.x ?? 0) : (values.loyalty ?? null),
    abilities: appended(values.abilities, landAbilities(values.types, values.subtypes)),
    controller: ownZones.includes(obj.zone) ? obj.owner : obj.under,
    rules: [],
  };
};

const sizeCounter = /^([+-]\d+)\/([+-]\d+)$/;
const none: readonly [number, number] = [0, 0];
/** 2016:613.3d: how much counters add to power and toughness. */
const sizeOfCounters = (obj: Obj): readonly [power: number, toughness: number] => {
  let size = none;
  for (const name in obj.counters) {
    const match = sizeCounter.exec(name);
    const times = obj.counters[name] ?? 0;
    if (match) size = [size[0] + Number(match[1]) * times, size[1] + Number(match[2]) * times];
  }
  return size;
};

/** The changes of rules an object makes to itself without condition. */
const ownRules = (text: Text, zone: Zone, home: Zone): readonly RuleChange[] => {
  if (text.ruling.length === 0) return noRules;
  return text.ruling.filter(({ ability, part }) => isOwnRule(part) && functionsIn(ability, zone, home)).flatMap(({ part }) => part.rules);
};
const noRules: readonly RuleChange[] = [];
export const isOwnRule = (part: { readonly affects: unknown; readonly while: unknown }): boolean => part.affects === 'self' && part.while === null;

/** The last touch: what is no creature in play has no power or toughness (2016:208.3), a creature without has 0/0. */
export const finish = (game: Game, obj: Obj, draft: Characteristics): Shown => {
  const text = textOf(draft.abilities, game.rules);
  const isCreature = draft.types.includes('creature');
  const sized = isCreature || obj.zone !== 'battlefield';
  const number = (n: number | null): number | null => (sized ? (n ?? (isCreature ? 0 : null)) : null);
  const as: Characteristics = {
    ...draft,
    power: number(draft.power),
    toughness: number(draft.toughness),
    basePower: number(draft.basePower),
    baseToughness: number(draft.baseToughness),
    rules: ownRules(text, obj.zone, homeOf(obj.kind, draft.types)),
  };
  return { as, text };
};

export const withCounters = (draft: Characteristics, obj: Obj): Characteristics => {
  const [power, toughness] = sizeOfCounters(obj);
  return power === 0 && toughness === 0 ? draft : { ...draft, power: (draft.power ?? 0) + power, toughness: (draft.toughness ?? 0) + toughness };
};

const make = (game: Game, obj: Obj): Own => {
  const base = baseOf(obj, copiableValues(game, obj));
  const text = textOf(base.abilities, game.rules);
  return {
    base,
    text,
    home: homeOf(obj.kind, base.types),
    shown: finish(game, obj, withCounters(base, obj)),
    defines: text.changing.some(({ defining }) => defining),
  };
};

const caches = perKey<Game['cards'], (rules: Game['rules']) => WeakMap<Obj, Own>>(() => perKey(() => new WeakMap()));
const cacheOf = ({ cards, rules }: Game): WeakMap<Obj, Own> => caches(cards)(rules);
/** Cached on the object itself; what a copy effect has changed depends on more. */
const ownIn = (cache: WeakMap<Obj, Own>, game: Game, obj: Obj): Own => {
  if (game.effects.length > 0 && isCopied(game, obj)) return make(game, obj);
  const found = cache.get(obj);
  if (found) return found;
  const made = make(game, obj);
  cache.set(obj, made);
  return made;
};
export const ownOf = (game: Game, obj: Obj): Own => ownIn(cacheOf(game), game, obj);
export const ownsOf = (game: Game, objects: readonly Obj[]): readonly Own[] => {
  const cache = cacheOf(game);
  return objects.map((obj) => ownIn(cache, game, obj));
};
