import { byName, type CardsByName, cards } from '@arbiter/cards';
import { type Card, type Event, type EventOf, pick, type Random, type Seat } from '@arbiter/schema';
import type { Step } from '../../support/games.ts';

/** The ways in which cards hide and show: words of their text. */
const words = ['morph', 'lookTop', 'lookHand', 'search', 'reveal', 'revealHand', 'shuffle', 'discard', 'mill', 'draw', 'secret'];
const says = (card: Card, any: readonly string[]): boolean => any.some((word) => JSON.stringify(card).includes(`"${word}"`));
const isBasic = ({ faces }: Card): boolean => faces[0]?.supertypes?.includes('basic') ?? false;

/** The cards that hide or show something, with some of the others beside them. */
export const hiding = (random: Random): CardsByName =>
  byName(Object.values(cards).filter((card) => isBasic(card) || says(card, words) || random.below(4) === 0));

/** What must come up among paired games for them to prove anything of it: by somebody else than the watcher. */
export const exercises = ['morph', 'look', 'search', 'reveal'] as const;
export type Exercise = (typeof exercises)[number];

const wordsOf: Readonly<Record<Exercise, readonly string[]>> = {
  morph: ['morph'],
  look: ['lookTop', 'lookHand'],
  search: ['search'],
  reveal: ['reveal', 'revealHand'],
};
/** A card that has players do it. */
export const cardFor = (exercise: Exercise, random: Random): Card =>
  pick(
    random,
    Object.values(cards).filter((card) => says(card, wordsOf[exercise])),
  );

const hidesFrom = (watcher: Seat | null, to: EventOf<'Revealed'>['to']): boolean => to !== 'all' && (watcher === null || !to.includes(watcher));
const exerciseOf = (watcher: Seat | null, event: Event): Exercise | null => {
  if (event.type === 'ObjectMoved') return event.faceDown === true && event.to === 'stack' && event.player !== watcher ? 'morph' : null;
  if (event.type === 'Searched') return event.player !== watcher ? 'search' : null;
  if (event.type !== 'Revealed') return null;
  if (event.to === 'all') return 'reveal';
  return event.rule === '2016:701.13' && hidesFrom(watcher, event.to) ? 'look' : null;
};
export const exercisedIn = (watcher: Seat | null, { outcome }: Step): readonly Exercise[] =>
  outcome.batches.flat().flatMap((event) => exerciseOf(watcher, event) ?? []);
