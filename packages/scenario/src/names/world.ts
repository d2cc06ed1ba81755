import { type Look, lookOf } from '@arbiter/rules';
import type { Ability, Characteristics, Game, Id, Obj, Seat, Thing } from '@arbiter/schema';
import type { Aliases } from './aliases.ts';

/** What names are looked up in. */
export interface World {
  readonly game: Game;
  readonly look: Look;
  readonly aliases: Aliases;
}
export const worldOf = (game: Game, aliases: Aliases): World => ({ game, look: lookOf(game), aliases });

/** The object as it is, or as it last was. */
export const objectIn = ({ game }: World, id: Id): Obj | null => game.objects[id] ?? game.past[id]?.object ?? null;
export const isSeat = (thing: Thing): thing is Seat => typeof thing === 'string';
const nobody: Characteristics = {
  name: '',
  cost: null,
  manaValue: 0,
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  power: null,
  toughness: null,
  basePower: null,
  baseToughness: null,
  loyalty: null,
  abilities: [],
  controller: '',
  rules: [],
};
/** Its characteristics; an ability and combat damage have none of their own. */
export const looks = ({ game, look }: World, id: Id): Characteristics => (game.objects[id] || game.past[id] ? look.of(id) : nobody);

/** Whose it is for a name's `@`: who controls it, outside the battlefield and the stack who owns it. */
export const holderOf = (world: World, id: Id): Seat | null => {
  const obj = objectIn(world, id);
  if (!obj) return null;
  if (obj.zone === 'battlefield') return looks(world, id).controller;
  return obj.zone === 'stack' || obj.zone === 'phasedOut' ? obj.controller : obj.owner;
};
/** Older ones first. */
export const byAge = (world: World, ids: readonly Id[]): readonly Id[] =>
  ids.toSorted((a, b) => (objectIn(world, a)?.timestamp ?? 0) - (objectIn(world, b)?.timestamp ?? 0) || a - b);

/** A word that an ability leaves open, with what was chosen for it. */
function settled(part: unknown, chosen: Obj['links']): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((one) => settled(one, chosen));
  const [[key, value] = [], ...more] = Object.entries(part);
  const word = key === 'linked' && more.length === 0 && typeof value === 'string' ? chosen[value]?.words?.[0] : undefined;
  return word ?? Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, settled(inner, chosen)]));
}
/** Its abilities, in the words chosen for it. */
export const abilitiesOf = (world: World, id: Id): readonly Ability[] => {
  const { abilities } = looks(world, id);
  const links = objectIn(world, id)?.links ?? {};
  return Object.values(links).some(({ words }) => words !== undefined) ? (settled(abilities, links) as readonly Ability[]) : abilities;
};
