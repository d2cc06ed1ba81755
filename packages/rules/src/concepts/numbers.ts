import { type Finding, finding } from '../engine/finding.ts';
import type { Refusal } from '../engine/refusal.ts';

function* numbersIn(value: unknown): Generator<number> {
  if (typeof value === 'number') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* numbersIn(inner);
}

/** Whether all numbers in this are such as a game uses: whole ones. */
export const areWhole = (value: unknown): Finding<boolean> => finding('2008:104.1', [...numbersIn(value)].every(Number.isInteger));
/** A half, rounded as the text says that asks for it. */
export const half = (amount: number, round: 'up' | 'down'): Finding<number> =>
  finding('2008:104.1a', round === 'up' ? Math.ceil(amount / 2) : Math.floor(amount / 2));
/** What an effect does with a number, except where it sets or changes power, toughness or a life total: below zero it uses zero. */
export const atLeastZero = (amount: number): Finding<number> => finding('2008:104.1b', Math.max(0, amount));
/** A number that is needed; null: it cannot be determined. */
export const needed = (amount: number | null): Finding<number> => finding('2008:104.2', amount ?? 0);

/** Nobody may choose a fraction, nor a number below zero. */
export function numberProblem(answer: unknown): Refusal | null {
  const numbers = [...numbersIn(answer)];
  if (!numbers.every(Number.isInteger)) return { cite: '2008:104.1a', why: 'answer.fraction' };
  return numbers.some((number) => number < 0) ? { cite: '2008:104.1b', why: 'answer.negative' } : null;
}
