import type { DecisionOf, Game, Id, Kind, Random, SpaceOf } from '@arbiter/schema';
import { chosenFrom } from '../stand.ts';
import { type World, worldOf } from './wellFormed.ts';

/* What a question is about and a few things beside it: all that is worth naming in an answer to it. */

type Near = Partial<World>;
const STRANGER = 99;
const NONSENSE = 'nonsense';
/** Questions with more to name than this have too many answers to try them all. */
const WIDE = 7;
const LARGE = 7;

/** Objects that the question is not about. */
function strangers(game: Game, about: readonly unknown[], random: Random, count: number): readonly Id[] {
  const others = game.objects.flatMap((one) => (one && !about.includes(one.id) ? [one.id] : []));
  return others.length === 0 ? [999_999] : Array.from({ length: count }, () => chosenFrom(random, others));
}

type Nearing<K extends Kind> = (space: SpaceOf<K>, stranger: Id, game: Game) => Near | null;
const unless = (wide: boolean, near: Near): Near | null => (wide ? null : near);

const idsOf = (options: SpaceOf<'priority'>['options']): readonly Id[] =>
  options.map((option) => ('play' in option ? option.play : 'cast' in option ? option.cast : 'activate' in option ? option.activate : option.object));

const nearings: { readonly [K in Kind]: Nearing<K> } = {
  entropy: () => ({}),
  firstPlayer: () => ({}),
  player: () => ({}),
  mulligan: () => ({}),
  confirm: () => ({}),
  bottom: ({ from, count }, stranger) => unless(from.length > WIDE || count > 2, { ids: [...from, stranger], most: count + 1 }),
  openingHand: ({ from }, stranger) => unless(from.length > 4, { ids: [...from, stranger], most: 3 }),
  priority: ({ options }, stranger) => ({
    ids: [...new Set([...idsOf(options), stranger])],
    ways: [...new Set(options.flatMap((option) => ('how' in option && option.how !== undefined ? [option.how] : []))), NONSENSE],
    faces: [0, 1, 2],
    specials: [...new Set(options.flatMap((option) => ('special' in option ? [option.special] : []))), NONSENSE],
  }),
  modes: ({ of, max }) => unless(of.length > WIDE, { numbers: [...of, STRANGER], most: Math.min(max + 1, 4) }),
  targets: ({ from, max }, stranger) =>
    unless(from.length > WIDE && max > 2, {
      ids: [...from.filter((thing) => typeof thing === 'number'), stranger],
      most: from.length > WIDE ? max : max + 1,
    }),
  x: ({ max }) => unless(max > 200, { largest: max + 2 }),
  division: ({ among, total }) => unless(among.length > 3 || total > LARGE, { lengths: [among.length, among.length + 1], largest: total + 1 }),
  damage: ({ among, amount }) => unless(among.length > 3 || amount > LARGE, { lengths: [among.length, among.length + 1], largest: amount + 1 }),
  costs: ({ options }) => {
    const largest = Math.max(...options.map(({ most }) => most)) + 1;
    return unless((largest + 1) ** (options.length + 1) > 2_000, { keys: [...options.map(({ key }) => key), NONSENSE], largest });
  },
  pay: ({ pool, abilities }, stranger) =>
    unless(pool.length > WIDE, { places: [...pool.map(({ unit }) => unit), STRANGER], ids: [...new Set(abilities.map(({ activate }) => activate)), stranger] }),
  attackers: ({ candidates }, stranger, game) =>
    unless(candidates.length > 5 || candidates.some(({ banding, bandsBy }) => banding === true || bandsBy !== undefined), {
      bodies: [...candidates.map(({ creature }) => creature), stranger],
      attacked: [...new Set([...candidates.flatMap(({ defenders }) => defenders), game.turn.active])],
    }),
  blockers: ({ candidates }, stranger, game) =>
    unless(candidates.length > 4 || (game.combat?.attacks.length ?? 0) > 3, {
      bodies: candidates.map(({ creature }) => creature),
      attackers: [...(game.combat?.attacks ?? []).map(({ attacker }) => attacker), stranger],
    }),
  order: ({ of }) => unless(of.length > 5, { ordered: [...of, STRANGER] }),
  replacement: ({ of }) => ({ keys: [...of.map(({ key }) => key), NONSENSE] }),
  objects: ({ from, max, ordered }, stranger) =>
    unless(from.length > (ordered ? 5 : WIDE) || max > 4, { ids: [...from, stranger], most: Math.min(max + 1, from.length + 1) }),
  value: ({ words, range }) =>
    unless(words === null && range === null, {
      values: [...(words ?? []), NONSENSE, ...(range ? Array.from({ length: Math.min(20, range[1] - range[0]) + 3 }, (_, at) => range[0] - 1 + at) : [-1])],
    }),
  keep: ({ abilities }) => ({ numbers: [...abilities, STRANGER] }),
  loop: ({ most }) => unless(most > 200, { largest: most + 1 }),
};

/** The part of a game's world that a question is about; null if it has too many answers to try them all. */
export function nearTo<K extends Kind>({ kind, space, seat }: DecisionOf<K>, game: Game, random: Random): World | null {
  const about = JSON.stringify(space).match(/\d+/gu)?.map(Number) ?? [];
  const [stranger = 0] = strangers(game, about, random, 1);
  const near = nearings[kind](space, stranger, game);
  return near && { ...worldOf(game, seat), ...near };
}
