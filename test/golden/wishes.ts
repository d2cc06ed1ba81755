import { decisionOf, gameOf, type Position, runOf } from '@arbiter/rules';
import type { Decision, Edition } from '@arbiter/schema';

/** A question that a game of the corpus is to be cut at, and decks in which it soon comes up. */
export interface Wish { readonly name: string; readonly rules: Edition; readonly decks: Readonly<Record<'A' | 'B', readonly string[]>>; readonly is: (position: Position) => boolean }

const deck = (counts: Readonly<Record<string, number>>): readonly string[] => Object.entries(counts).flatMap(([name, n]) => Array.from({ length: n }, () => name));
const asked = (wanted: (decision: Decision, position: Position) => boolean) => (position: Position): boolean => {
  const decision = decisionOf(position);
  return decision !== null && wanted(decision, position);
};
const attempting = (position: Position): boolean => gameOf(position).attempts.length > 0;
const resolving = (position: Position): boolean => runOf(position)?.name === 'resolveTop';

const bolts = deck({ 'Lightning Bolt': 8, Mountain: 12, 'Hill Giant': 4 });
const beasts = deck({ 'Grizzly Bears': 8, 'Birds of Paradise': 4, Forest: 12 });
const knights = deck({ 'White Knight': 6, 'Voice of All': 4, 'Holy Strength': 3, Plains: 12 });
const blood = deck({ 'Innocent Blood': 6, 'Blood Pet': 8, Swamp: 10 });
const vents = deck({ 'Steam Vents': 8, 'Wild Evocation': 4, Mountain: 8, 'Lightning Bolt': 4 });
const spheres = deck({ 'Chromatic Sphere': 8, 'Lotus Petal': 6, 'Lightning Bolt': 4, Mountain: 6 });

export const wishes: readonly Wish[] = [
  { name: 'mulligan', rules: 'classic', decks: { A: bolts, B: beasts }, is: asked((d, p) => d.kind === 'mulligan' && gameOf(p).players.some((player) => player.mulligans > 0)) },
  { name: 'cards-to-the-bottom', rules: 'modern', decks: { A: bolts, B: beasts }, is: asked((d) => d.kind === 'bottom') },
  { name: 'targets-of-a-spell', rules: 'classic', decks: { A: bolts, B: beasts }, is: asked((d, p) => d.kind === 'targets' && attempting(p)) },
  { name: 'paying', rules: 'modern', decks: { A: spheres, B: spheres }, is: asked((d, p) => d.kind === 'pay' && attempting(p) && gameOf(p).stack.length > 0) },
  { name: 'paying-after-a-mana-ability', rules: 'classic', decks: { A: spheres, B: spheres }, is: asked((d, p) => d.kind === 'pay' && attempting(p) && gameOf(p).players.some((player) => player.mana.length > 0)) },
  { name: 'sacrificing-in-a-resolution', rules: 'classic', decks: { A: blood, B: blood }, is: asked((d, p) => d.kind === 'objects' && resolving(p)) },
  { name: 'entering-with-a-choice', rules: 'modern', decks: { A: vents, B: vents }, is: asked((d) => d.kind === 'confirm') },
  { name: 'choosing-a-colour', rules: 'classic', decks: { A: knights, B: knights }, is: asked((d, p) => d.kind === 'value' && resolving(p)) },
  { name: 'ordering-triggers', rules: 'modern', decks: { A: vents, B: vents }, is: asked((d) => d.kind === 'order' && d.space.what === 'triggers') },
  { name: 'casting-in-a-resolution', rules: 'classic', decks: { A: vents, B: vents }, is: asked((d, p) => d.kind === 'targets' && resolving(p) && attempting(p)) },
  { name: 'declaring-attackers', rules: 'modern', decks: { A: beasts, B: beasts }, is: asked((d) => d.kind === 'attackers' && d.space.candidates.length > 1) },
  { name: 'declaring-blockers', rules: 'classic', decks: { A: beasts, B: beasts }, is: asked((d) => d.kind === 'blockers' && d.space.candidates.length > 1) },
  { name: 'priority-with-a-spell-on-the-stack', rules: 'classic', decks: { A: bolts, B: bolts }, is: asked((d, p) => d.kind === 'priority' && gameOf(p).stack.length > 1) },
];

/** Finished games: short ones, in which both players do something. */
export const finished: Readonly<Record<Edition, Wish['decks']>> = { classic: { A: knights, B: beasts }, modern: { A: bolts, B: blood } };
