import { type Answer, basicLandTypes, colors, type Game, type Id, type Kind, manaTypes, type Seat, type Thing } from '@arbiter/schema';
import { arrangements, multisets, product, subsets, vectors } from '../combine.ts';

/* Everything somebody could well-formedly answer to a question of a kind, over what is there to be named, up to stated bounds. */

/** What there is to be named. */
export interface World {
  readonly ids: readonly Id[];
  readonly seats: readonly Seat[];
  /** Those that might be declared as attackers or blockers, and what at. */
  readonly bodies: readonly Id[];
  readonly attacked: readonly Thing[];
  readonly attackers: readonly Id[];
  /** Numbers that stand for modes, for what is ordered, for what is kept. */
  readonly numbers: readonly number[];
  /** Places in the pool of whoever pays. */
  readonly places: readonly number[];
  /** Keys of costs, of replacement effects, of ways to cast; words that are chosen; names of special actions. */
  readonly keys: readonly string[];
  readonly specials: readonly string[];
  readonly values: readonly (string | number)[];
  /** How many things are named at once at most, and how large numbers get. */
  readonly most: number;
  readonly largest: number;
  readonly lengths: readonly number[];
}

const ABILITIES = [0, 1, 2, 3];
const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, at) => at);
function* mapped<T, U>(list: Iterable<T>, to: (one: T) => U): Generator<U> {
  for (const one of list) yield to(one);
}

function* priority({ ids, keys, specials }: World): Generator<Answer> {
  yield { pass: true };
  for (const id of ids) {
    for (const face of [{}, { face: 1 }]) {
      yield { play: id, ...face };
      yield { cast: id, ...face };
      for (const how of keys) yield { cast: id, ...face, how };
    }
    for (const ability of ABILITIES) yield* [{ activate: id, ability }, { activate: id, ability, mana: true } as const];
    for (const special of specials) yield { special, object: id };
  }
}
function* pay({ places, ids }: World): Generator<Answer> {
  yield { auto: true };
  yield* mapped(subsets(places), (spend) => ({ spend }));
  for (const activate of ids) for (const ability of ABILITIES) yield { activate, ability };
}
function* attackers({ bodies, attacked }: World): Generator<Answer> {
  const choices = bodies.map((attacker) => [null, ...attacked.map((defender) => ({ attacker, defender }))]);
  for (const chosen of product(choices)) yield { attacks: chosen.filter((one) => one !== null) };
}
function* blockers({ bodies, attackers: blocked }: World): Generator<Answer> {
  const sets = [...subsets(blocked)];
  const choices = bodies.map((blocker) => sets.map((set) => set.map((attacker) => ({ blocker, attacker }))));
  for (const chosen of product(choices)) yield { blocks: chosen.flat() };
}
function* costs({ keys, largest }: World): Generator<Answer> {
  const times = upTo(largest);
  for (const chosen of product(keys.map((key) => times.map((n) => ({ key, times: n }))))) yield { pay: chosen.filter((one) => one.times > 0) };
}
function* amounts({ lengths, largest }: World): Generator<Answer> {
  for (const length of lengths) yield* mapped(vectors(length, largest), (list) => ({ amounts: list }));
}

type Enumeration = (world: World) => Iterable<Answer>;
export const wellFormed: { readonly [K in Kind]: Enumeration } = {
  entropy: () => ['0'.repeat(64), 'f'.repeat(64)].map((entropy) => ({ entropy })),
  firstPlayer: ({ seats }) => [...seats, 'nobody'].map((player) => ({ player })),
  player: ({ seats }) => [...seats, 'nobody'].map((player) => ({ player })),
  mulligan: () => [{ keep: true }, { keep: false }],
  bottom: ({ ids, most }) => mapped(arrangements(ids, most), (cards) => ({ cards })),
  openingHand: ({ ids, most }) => mapped(arrangements(ids, most), (cards) => ({ cards })),
  priority,
  modes: ({ numbers, most }) => mapped(multisets(numbers, most), (modes) => ({ modes })),
  targets: ({ ids, seats, most }) => mapped(subsets<Thing>([...ids, ...seats], most), (targets) => ({ targets })),
  x: ({ largest }) => upTo(largest).map((x) => ({ x })),
  division: amounts,
  damage: amounts,
  costs,
  pay,
  attackers,
  blockers,
  order: ({ numbers }) => mapped(arrangements(numbers), (order) => ({ order })),
  replacement: ({ keys }) => [...keys, null].map((use) => ({ use })),
  objects: ({ ids, most }) => mapped(arrangements(ids, most), (objects) => ({ objects })),
  value: ({ values }) => values.map((value) => ({ value })),
  confirm: () => [{ yes: true }, { yes: false }],
  keep: ({ numbers }) => mapped(subsets(numbers), (keep) => ({ keep })),
  loop: ({ largest }) => upTo(largest).map((times) => ({ times })),
};

const SPECIALS = ['faceUp', 'unmanifest', 'suspend', 'nonsense'];
const VALUES = [...basicLandTypes, ...manaTypes, 'generic', 'life', 0, 1, 2, -1, 'nonsense'];
/** Words that a game's cards use for ways to cast and to pay. */
function wordsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = Object.entries(part).flatMap(([name, value]) => ((name === 'key' || name === 'keyword') && typeof value === 'string' ? [value] : []));
  return [...own, ...Object.values(part).flatMap(wordsIn)];
}
const MOST = 2;
const LARGEST = 5;
/** All that a game has to name, hidden cards too. */
export function worldOf(game: Game, seat: Seat): World {
  const objects = game.objects.filter((one) => one !== null);
  const inPlay = objects.filter(({ zone }) => zone === 'battlefield');
  const seats = game.players.map((player) => player.seat);
  return {
    ids: objects.map(({ id }) => id),
    seats,
    bodies: inPlay.filter(({ controller }) => controller === seat).map(({ id }) => id),
    attacked: seats,
    attackers: (game.combat?.attacks ?? []).map(({ attacker }) => attacker),
    numbers: [0, 1, 2, ...game.waiting.map(({ id }) => id)],
    places: (game.players.find((player) => player.seat === seat)?.mana ?? []).map((_, place) => place),
    keys: [...new Set(wordsIn(game.cards))],
    specials: SPECIALS,
    values: [...VALUES, ...colors],
    most: MOST,
    largest: LARGEST,
    lengths: [1, 2, 3],
  };
}
