import { atLeastZero as asZero } from '../concepts/numbers.ts';
import { ask } from './questions.ts';

export const { amountOf } = ask;
/** 2008:104.1b: what a game does with a negative number, except where it sets or changes power, toughness or life. */
export const atLeastZero = (amount: number): number => asZero(amount).value;
