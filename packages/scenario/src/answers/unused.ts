import type { Seat } from '@arbiter/schema';
import { type AnswerWord, isDivision, isTyped, type Pick, type Written } from '../format/answer.ts';
import { folded } from '../names/words.ts';

/** The answers a player has written that no question has taken yet. */
export type Unused = Readonly<Record<Seat, readonly Written[]>>;
export type Order = 'strict' | 'fit';

/** What a question takes: what it may be called, and which forms of answers can be meant for it. */
export interface Wants {
  readonly words: readonly AnswerWord[];
  readonly forms: readonly Form[];
}
export type Form = 'name' | 'yes' | 'number' | 'division' | 'several';

const yesses = ['yes', 'no'];
export const asYes = (pick: Pick): boolean | null => {
  if (typeof pick === 'boolean') return pick;
  return typeof pick === 'string' && yesses.includes(folded(pick)) ? folded(pick) === 'yes' : null;
};
export const isSkip = (pick: Pick): boolean => typeof pick === 'string' && folded(pick) === 'skip';

export const formOf = (pick: Pick): Form => {
  if (asYes(pick) !== null) return 'yes';
  if (typeof pick === 'number') return 'number';
  if (Array.isArray(pick)) return 'several';
  return typeof pick === 'object' && isDivision(pick) ? 'division' : 'name';
};

const wordsOf = (answer: Written): readonly AnswerWord[] | null => (isTyped(answer) ? ([answer.for].flat() as readonly AnswerWord[]) : null);
export const pickOf = (answer: Written): Pick => (isTyped(answer) ? answer.pick : answer);

/** Whether an answer can be meant for such a question at all. One that says what it is for is believed. */
function isMeant(answer: Written, { words, forms }: Wants): boolean {
  const said = wordsOf(answer);
  if (said) return said.some((word) => words.includes(word));
  return isSkip(pickOf(answer)) ? forms.includes('name') || forms.includes('yes') : forms.includes(formOf(answer as Pick));
}

/** An answer and what it comes to, or none; `astray`: the next in line is for such a question, but nothing there is what it names. */
export type Found<T> = { readonly at: number; readonly as: T } | { readonly astray: Written } | null;

/** In strict order only the next answer counts, else the first that matches. */
export function findAnswer<T>(answers: readonly Written[], wants: Wants, order: Order, match: (pick: Pick) => T | null): Found<T> {
  for (const [at, answer] of (order === 'strict' ? answers.slice(0, 1) : answers).entries()) {
    if (!isMeant(answer, wants)) continue;
    const as = match(pickOf(answer));
    if (as !== null) return { at, as };
    if (order === 'strict') return { astray: answer };
  }
  return null;
}
export const without = (answers: readonly Written[], at: number): readonly Written[] => answers.toSpliced(at, 1);
