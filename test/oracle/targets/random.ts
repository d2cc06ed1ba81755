import { type CardType, type Color, colors, type Random, type Seat } from '@arbiter/schema';
import { keysOf, upTo } from '../cards.ts';
import { chosenFrom, once, several } from '../stand.ts';
import { type Aimed, type Entry, shields, type TargetBoard, type Thing, type Word, wards, words } from './board.ts';

const ofShields = keysOf(shields);
const ofWards = keysOf(wards);
const ofWords = keysOf(words);
const inPlay: readonly (readonly CardType[])[] = [
  ['creature'],
  ['creature'],
  ['creature'],
  ['artifact', 'creature'],
  ['artifact'],
  ['enchantment'],
  ['land'],
  ['planeswalker'],
];
const spells: readonly (readonly CardType[])[] = [['creature'], ['instant'], ['artifact']];
const counts = [
  [1, 1],
  [1, 1],
  [0, 1],
  [0, 2],
  [1, 2],
  [2, 2],
] as const;

const colorsBy = (random: Random): readonly Color[] => several(random, 2, colors).filter((color, at, all) => all.indexOf(color) === at);
const thingBy =
  (random: Random, letter: string, seats: readonly Seat[], types: readonly (readonly CardType[])[]) =>
  (n: number): Thing => ({
    name: `${letter}${n}`,
    seat: chosenFrom(random, seats),
    types: chosenFrom(random, types),
    colors: colorsBy(random),
    power: 1 + random.below(3),
    tapped: once(random, 3),
    shields: once(random, 2) ? [] : several(random, 1, ofShields),
  });

const entryBy =
  (random: Random, near: readonly Word[]) =>
  (at: number): Entry => {
    const [min, max] = chosenFrom(random, counts);
    const divides = once(random, 8) ? Math.max(min, 1) + random.below(3) : null;
    return { word: chosenFrom(random, near), min, max, other: at > 1 && once(random, 2), samePlayer: once(random, 6), divides };
  };
/** Entries of one spell are often about the same things. */
const sorts: readonly (readonly Word[])[] = [
  ofWords,
  ['creature', 'another creature', 'nonblack creature', 'permanent', 'creature you control'],
  ['card in a graveyard', 'creature card in your graveyard', "card in an opponent's graveyard", 'spell', 'spell or permanent'],
];
function aimedBy(random: Random): Aimed {
  const kind = chosenFrom(random, ['spell', 'spell', 'activated', 'triggered'] as const);
  const near = chosenFrom(random, sorts);
  return {
    kind,
    types: kind === 'spell' ? ['instant'] : chosenFrom(random, [['creature'], ['artifact'], ['enchantment']] as const),
    colors: colorsBy(random),
    entries: upTo(1 + random.below(3)).map(entryBy(random, near)),
  };
}

/** A small board by chance: something with one to three words "target", and up to nine things to name. */
export function targetBoardBy(random: Random): TargetBoard {
  const seats = once(random, 3) ? ['A', 'B', 'C'] : ['A', 'B'];
  const aimed = aimedBy(random);
  return {
    edition: chosenFrom(random, ['classic', 'modern']),
    seats,
    aimed,
    permanents: upTo(random.below(5)).map(thingBy(random, 'P', seats, inPlay)),
    graveyard: upTo(random.below(3)).map(thingBy(random, 'G', seats, inPlay)),
    stack: aimed.kind === 'spell' ? upTo(random.below(2)).map(thingBy(random, 'S', seats, spells)) : [],
    wards: several(random, 1, ofWards).map((ward, n) => ({ name: `Ward ${n}`, seat: chosenFrom(random, seats), ward })),
  };
}
