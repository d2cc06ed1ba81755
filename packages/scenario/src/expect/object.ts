import { colors as colorLetters, type Id } from '@arbiter/schema';
import type { ExpectationOf } from '../format/expectation.ts';
import { isCopyNamed, objectsNamed, shownThing, thingsNamed } from '../names/name.ts';
import { hasAbility, shownAbility } from '../names/text.ts';
import { sameWord } from '../names/words.ts';
import { abilitiesOf, looks, objectIn, type World } from '../names/world.ts';

/** What can be said of one object: whether it is so, and how it is. */
export type Says = Omit<ExpectationOf<'permanent'>, 'permanent' | 'any' | 'player'> & { readonly owner?: string };
type Key = keyof Says;
interface Judged {
  readonly holds: boolean;
  readonly actual: unknown;
}
type Judge<K extends Key> = (world: World, id: Id, wanted: NonNullable<Says[K]>) => Judged;

const equal = <T>(actual: T, wanted: T): Judged => ({ holds: actual === wanted, actual });
const lists = (words: readonly string[], word: string): boolean => words.some((one) => sameWord(one, word));
const all = (actual: readonly string[], wanted: readonly string[]): Judged => ({ holds: wanted.every((word) => lists(actual, word)), actual });
const none = (actual: readonly string[], wanted: readonly string[]): Judged => ({ holds: !wanted.some((word) => lists(actual, word)), actual });
const letters = (colors: readonly string[]): string => colorLetters.filter((letter) => colors.includes(letter)).join('');

const countersHold = (counters: Readonly<Record<string, number>>, wanted: Readonly<Record<string, number>>): Judged => ({
  holds: Object.entries(wanted).every(([counter, amount]) => (counters[counter] ?? 0) === amount),
  actual: counters,
});
const attackOf = ({ game }: World, id: Id) => game.combat?.attacks.find(({ attacker }) => attacker === id);
const blockOf = ({ game }: World, id: Id) => game.combat?.blocks.find(({ blocker }) => blocker === id);

const attacking: Judge<'attacking'> = (world, id, wanted) => {
  const attack = attackOf(world, id);
  if (typeof wanted === 'boolean') return equal(attack !== undefined, wanted);
  const defender = attack?.defender ?? null;
  return { holds: defender !== null && thingsNamed(world, wanted, [defender]).length > 0, actual: defender === null ? null : shownThing(world, defender) };
};
const blocking: Judge<'blocking'> = (world, id, wanted) => {
  const block = blockOf(world, id);
  if (typeof wanted === 'boolean') return equal(block !== undefined, wanted);
  const attackers = block?.attackers ?? [];
  return { holds: objectsNamed(world, wanted, attackers).length > 0, actual: attackers.map((one) => shownThing(world, one)) };
};
const attachedTo: Judge<'attachedTo'> = (world, id, wanted) => {
  const host = objectIn(world, id)?.attachedTo ?? null;
  const actual = host === null ? null : shownThing(world, host);
  return { holds: wanted === null ? host === null : host !== null && thingsNamed(world, wanted, [host]).length > 0, actual };
};
const abilities = (world: World, id: Id): readonly string[] => abilitiesOf(world, id).map((ability) => shownAbility(ability, looks(world, id).name));
const counted = (world: World, id: Id, text: string): number => hasAbility(abilitiesOf(world, id), text, looks(world, id).name);

const judges: { readonly [K in Key]-?: Judge<K> } = {
  power: (world, id, wanted) => equal(looks(world, id).power, wanted),
  toughness: (world, id, wanted) => equal(looks(world, id).toughness, wanted),
  basePower: (world, id, wanted) => equal(looks(world, id).basePower, wanted),
  baseToughness: (world, id, wanted) => equal(looks(world, id).baseToughness, wanted),
  manaValue: (world, id, wanted) => equal(looks(world, id).manaValue, wanted),
  loyalty: (world, id, wanted) => equal(objectIn(world, id)?.counters['loyalty'] ?? 0, wanted),
  damage: (world, id, wanted) => equal(objectIn(world, id)?.damage ?? 0, wanted),
  token: (world, id, wanted) => equal(objectIn(world, id)?.kind === 'token', wanted),
  tapped: (world, id, wanted) => equal(objectIn(world, id)?.tapped ?? false, wanted),
  faceDown: (world, id, wanted) => equal(objectIn(world, id)?.faceDown ?? false, wanted),
  owner: (world, id, wanted) => equal(objectIn(world, id)?.owner ?? '', wanted),
  counters: (world, id, wanted) => countersHold(objectIn(world, id)?.counters ?? {}, wanted),
  summoningSick: (world, id, wanted) => equal(objectIn(world, id)?.sick ?? false, wanted),
  copy: (world, id, wanted) => equal(isCopyNamed(world, id), wanted),
  has: (world, id, wanted) => ({ holds: wanted.every((text) => counted(world, id, text) > 0), actual: abilities(world, id) }),
  lacks: (world, id, wanted) => ({ holds: wanted.every((text) => counted(world, id, text) === 0), actual: abilities(world, id) }),
  hasCount: (world, id, wanted) => ({
    holds: Object.entries(wanted).every(([text, count]) => counted(world, id, text) === count),
    actual: abilities(world, id),
  }),
  types: (world, id, wanted) => all(looks(world, id).types, wanted),
  notTypes: (world, id, wanted) => none(looks(world, id).types, wanted),
  subtypes: (world, id, wanted) => all(looks(world, id).subtypes, wanted),
  notSubtypes: (world, id, wanted) => none(looks(world, id).subtypes, wanted),
  supertypes: (world, id, wanted) => all(looks(world, id).supertypes, wanted),
  notSupertypes: (world, id, wanted) => none(looks(world, id).supertypes, wanted),
  colors: (world, id, wanted) => equal(letters(looks(world, id).colors), letters(wanted.split(''))),
  hasColors: (world, id, wanted) => all(looks(world, id).colors, wanted.split('')),
  lacksColors: (world, id, wanted) => none(looks(world, id).colors, wanted.split('')),
  attacking,
  blocking,
  blocked: (world, id, wanted) => equal(attackOf(world, id)?.blocked === true, wanted),
  band: (world, id, wanted) => equal(attackOf(world, id)?.band ?? null, wanted),
  attachedTo,
};

/** What is said of an object and is not so. */
export function untrueOf(world: World, id: Id, said: Says): readonly { readonly key: string; readonly expected: unknown; readonly actual: unknown }[] {
  return (Object.keys(said) as Key[]).flatMap((key) => {
    const wanted = said[key];
    if (wanted === undefined) return [];
    const judged = (judges[key] as Judge<Key>)(world, id, wanted as never);
    return judged.holds ? [] : [{ key, expected: wanted, actual: judged.actual }];
  });
}
