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
  /** Modes, attempts that are kept, what is put in an order; places in the pool of whoever pays. */
  readonly numbers: readonly number[];
  readonly ordered: readonly number[];
  readonly places: readonly number[];
  /** Faces of a card, places of its abilities, other ways to cast it, names of special actions. */
  readonly faces: readonly number[];
  readonly abilities: readonly number[];
  readonly ways: readonly string[];
  readonly specials: readonly string[];
  /** Keys of costs and of replacement effects; what is chosen as a word or a number. */
  readonly keys: readonly string[];
  readonly values: readonly (string | number)[];
  /** How many things are named at once at most, how large numbers get, and how many there are of them. */
  readonly most: number;
  readonly largest: number;
  readonly lengths: readonly number[];
}

const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, at) => at);
function* mapped<T, U>(list: Iterable<T>, to: (one: T) => U): Generator<U> {
  for (const one of list) yield to(one);
}

function* priority({ ids, faces, abilities, ways, specials }: World): Generator<Answer> {
  yield { pass: true };
  for (const id of ids) {
    for (const face of faces.map((n) => (n === 0 ? {} : { face: n }))) {
      yield { play: id, ...face };
      yield { cast: id, ...face };
      for (const how of ways) yield { cast: id, ...face, how };
    }
    for (const ability of abilities) yield* [{ activate: id, ability }, { activate: id, ability, mana: true } as const];
    for (const special of specials) yield { special, object: id };
  }
}
function* pay({ places, ids, abilities }: World): Generator<Answer> {
  yield { auto: true };
  yield* mapped(subsets(places), (spend) => ({ spend }));
  for (const activate of ids) for (const ability of abilities) yield { activate, ability };
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
  order: ({ ordered }) => mapped(arrangements(ordered), (order) => ({ order })),
  replacement: ({ keys }) => [...keys, null].map((use) => ({ use })),
  objects: ({ ids, most }) => mapped(arrangements(ids, most), (objects) => ({ objects })),
  value: ({ values }) => values.map((value) => ({ value })),
  confirm: () => [{ yes: true }, { yes: false }],
  keep: ({ numbers }) => mapped(subsets(numbers), (keep) => ({ keep })),
  loop: ({ largest }) => upTo(largest).map((times) => ({ times })),
};

const VALUES = [...basicLandTypes, ...manaTypes, ...colors, 'generic', 'life', 0, 1, 2, -1, 'nonsense'];
const SPECIALS: Readonly<Record<string, string>> = { morph: 'faceUp', suspend: 'suspend' };

/** What stands in a text under these names. */
function wordsIn(part: unknown, names: readonly string[]): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = Object.entries(part).flatMap(([name, value]) => (names.includes(name) && typeof value === 'string' ? [value] : []));
  return [...own, ...Object.values(part).flatMap((inner) => wordsIn(inner, names))];
}
/** A land's types give it abilities that stand after its own: one each, two at the most on small boards. */
const OF_LAND_TYPES = [null, null];
const upToLongest = (lists: readonly (readonly unknown[])[]): number[] => upTo(Math.max(0, ...lists.map((list) => list.length - 1)));
type Printed = Pick<World, 'faces' | 'abilities' | 'ways' | 'specials' | 'keys'>;
const known = new WeakMap<Game['cards'], Printed>();
/** What the cards of a game say about ways to use them. */
function printedOn(cards: Game['cards']): Printed {
  const found = known.get(cards);
  if (found) return found;
  const all = Object.values(cards);
  const [keys, keywords] = [['key'], ['keyword']].map((names) => [...new Set(wordsIn(cards, names))]) as [string[], string[]];
  const printed = {
    faces: upToLongest(all.map(({ faces }) => faces)),
    abilities: upToLongest(all.flatMap(({ faces }) => faces.map(({ abilities = [] }) => [...abilities, ...OF_LAND_TYPES]))),
    ways: [...keys, ...keywords],
    specials: keywords.flatMap((word) => SPECIALS[word] ?? []),
    keys,
  };
  known.set(cards, printed);
  return printed;
}

const MOST = 2;
const LARGEST = 6;
/** All that a game has to name, hidden cards too. */
export function worldOf(game: Game, seat: Seat): World {
  const objects = game.objects.filter((one) => one !== null);
  const seats = game.players.map((player) => player.seat);
  return {
    ...printedOn(game.cards),
    ids: objects.map(({ id }) => id),
    seats,
    bodies: objects.filter(({ zone, controller }) => zone === 'battlefield' && controller === seat).map(({ id }) => id),
    attacked: seats,
    attackers: (game.combat?.attacks ?? []).map(({ attacker }) => attacker),
    numbers: upTo(LARGEST).slice(0, 4),
    ordered: [0, ...game.waiting.map(({ id }) => id)],
    places: (game.players.find((player) => player.seat === seat)?.mana ?? []).map((_, place) => place),
    values: VALUES,
    most: MOST,
    largest: LARGEST,
    lengths: [1, 2, 3],
  };
}
