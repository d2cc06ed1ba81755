import { decisionOf, gameOf, type Position, runOf } from '@arbiter/rules';
import type { Decision, Edition, Order, Zone } from '@arbiter/schema';

/**
 * A question that a game of the corpus is to be cut at, with small decks and a ruling before anybody acts, by which it soon comes up.
 * Where `is` is absent the game is played to its end. Whatever was asked on the way is in the corpus too.
 */
export interface Wish {
  readonly name: string;
  readonly rules: Edition;
  readonly decks: Readonly<Record<'A' | 'B', readonly string[]>>;
  readonly hand?: number;
  readonly orders: readonly Order[];
  readonly is?: (position: Position) => boolean;
}

const deck = (counts: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(counts).flatMap(([name, n]) => Array.from({ length: n }, () => name));
const both = (of: readonly string[]): Wish['decks'] => ({ A: of, B: of });
const put = (zone: Zone, ...names: readonly string[]): readonly Order[] =>
  ['A', 'B'].flatMap((player) => names.map((card): Order => ({ order: 'put', card, player, zone })));
const life = (to: number): readonly Order[] => ['A', 'B'].map((player) => ({ order: 'life', player, life: to }));

const asked =
  (wanted: (decision: Decision, position: Position) => boolean) =>
  (position: Position): boolean => {
    const decision = decisionOf(position);
    return decision !== null && wanted(decision, position);
  };
const attempting = (position: Position): boolean => gameOf(position).attempts.length > 0;
const resolving = (position: Position): boolean => runOf(position)?.name === 'resolveTop';

const bolts = deck({ 'Lightning Bolt': 4, Mountain: 8 });
const beasts = deck({ 'Grizzly Bears': 6, Forest: 6 });
const blood = deck({ 'Innocent Blood': 5, 'Blood Pet': 4, Swamp: 4 });
const vents = deck({ 'Steam Vents': 5, 'Wild Evocation': 2, 'Lightning Bolt': 4 });
const voices = deck({ 'Voice of All': 5, Plains: 6 });
const scepters = deck({ 'Isochron Scepter': 4, 'Lightning Bolt': 5, 'Mogg Flunkies': 2, Mountain: 6 });
const graves = deck({ Gravedigger: 4, Nekrataal: 3, Fling: 2, 'Innocent Blood': 2, Swamp: 7 });
const charms = deck({ 'Boros Charm': 4, 'Lightning Helix': 4, 'Snapcaster Mage': 2, 'Steam Vents': 3, Mountain: 2, Plains: 3 });
const spheres = deck({ 'Chromatic Sphere': 5, 'Lotus Petal': 3, Island: 5 });

export const wishes: readonly Wish[] = [
  {
    name: 'a-second-mulligan',
    rules: 'classic',
    decks: both(beasts),
    hand: 7,
    orders: [],
    is: asked((d, p) => d.kind === 'mulligan' && gameOf(p).players.some(({ mulligans }) => mulligans > 0)),
  },
  { name: 'cards-to-the-bottom', rules: 'modern', decks: both(beasts), hand: 7, orders: [], is: asked((d) => d.kind === 'bottom') },
  {
    name: 'paying-after-a-draw',
    rules: 'classic',
    decks: both(spheres),
    orders: put('battlefield', 'Island', 'Lotus Petal', 'Chromatic Sphere', 'Chromatic Sphere'),
    is: asked((d, p) => d.kind === 'pay' && attempting(p) && gameOf(p).players.some(({ did }) => (did['cardsDrawn'] ?? 0) > 0)),
  },
  {
    name: 'sacrificing-in-a-resolution',
    rules: 'classic',
    decks: both(blood),
    orders: put('battlefield', 'Swamp', 'Swamp', 'Blood Pet', 'Blood Pet'),
    is: asked((d, p) => d.kind === 'objects' && resolving(p)),
  },
  { name: 'entering-with-a-choice', rules: 'modern', decks: both(vents), orders: [], is: asked((d) => d.kind === 'confirm') },
  {
    name: 'choosing-a-colour',
    rules: 'classic',
    decks: both(voices),
    orders: put('battlefield', 'Plains', 'Plains', 'Plains', 'Plains'),
    is: asked((d) => d.kind === 'value'),
  },
  {
    name: 'ordering-triggers',
    rules: 'modern',
    decks: both(vents),
    orders: put('battlefield', 'Wild Evocation', 'Wild Evocation'),
    is: asked((d) => d.kind === 'order' && d.space.what === 'triggers'),
  },
  {
    name: 'casting-in-a-resolution',
    rules: 'classic',
    decks: both(vents),
    orders: put('battlefield', 'Wild Evocation'),
    is: asked((d, p) => d.kind === 'targets' && resolving(p)),
  },
  {
    name: 'declaring-blockers',
    rules: 'classic',
    decks: both(beasts),
    orders: put('battlefield', 'Grizzly Bears', 'Grizzly Bears'),
    is: asked((d) => d.kind === 'blockers' && d.space.candidates.length > 1),
  },
  {
    name: 'answering-a-spell',
    rules: 'classic',
    decks: both(bolts),
    orders: put('battlefield', 'Mountain', 'Mountain'),
    is: asked((d, p) => d.kind === 'priority' && gameOf(p).stack.length > 1),
  },
];

/** Short, and yet something happens in them. */
export const finished: readonly Wish[] = [
  {
    name: 'classic',
    rules: 'classic',
    decks: { A: beasts, B: blood },
    orders: [...put('battlefield', 'Grizzly Bears', 'Blood Pet', 'Forest', 'Swamp'), ...life(3)],
  },
  { name: 'modern', rules: 'modern', decks: { A: bolts, B: vents }, orders: [...put('battlefield', 'Steam Vents', 'Wild Evocation', 'Mountain'), ...life(5)] },
  {
    name: 'classic-costs',
    rules: 'classic',
    decks: { A: scepters, B: graves },
    orders: [...put('battlefield', 'Isochron Scepter', 'Mountain', 'Mountain', 'Swamp', 'Swamp', 'Swamp', 'Gravedigger'), ...life(6)],
  },
  {
    name: 'modern-costs',
    rules: 'modern',
    decks: { A: charms, B: graves },
    orders: [...put('battlefield', 'Steam Vents', 'Mountain', 'Plains', 'Swamp', 'Swamp', 'Swamp'), ...life(8)],
  },
];
