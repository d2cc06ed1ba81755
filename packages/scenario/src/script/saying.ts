import type { ManaType } from '@arbiter/schema';
import type { AnswerWord, Typed } from '../format/answer.ts';
import { manaIn } from '../format/common.ts';
import type { Undertaking } from './options.ts';

/** What a line says of what it does: answers that come before any written elsewhere. */
export interface Saying {
  readonly answers: readonly Typed[];
  readonly pay: readonly ManaType[] | null;
  readonly kicked: number | null;
}

const answer = (word: AnswerWord, pick: Typed['pick']): Typed => ({ for: word, pick });

export function sayingOf(line: Undertaking): Saying {
  if (!('targets' in line || 'x' in line || 'modes' in line || 'pay' in line || 'kicked' in line)) return { answers: [], pay: null, kicked: null };
  const { targets = [], x, modes, pay, kicked } = line;
  return {
    answers: [
      ...targets.map((name) => answer('target', name)),
      ...(modes === undefined ? [] : [answer('mode', modes)]),
      ...(x === undefined ? [] : [answer('x', x)]),
    ],
    pay: pay === undefined ? null : manaIn(pay),
    kicked: kicked === undefined ? null : Number(kicked),
  };
}

export const isKicker = (key: string): boolean => /kicker/u.test(key);
/** How often the line says that each of these costs is paid: what it says of kicking is for the first such cost. */
export function payingOf({ kicked }: Saying, keys: readonly string[]): Readonly<Record<string, number>> {
  const kickers = keys.filter(isKicker);
  return kicked === null ? {} : Object.fromEntries(kickers.map((key, at) => [key, at === 0 ? kicked : 0]));
}

/** What is left of it was never asked for; a number for X where there is none is nothing. */
export const unsaid = (left: readonly Typed[]): Typed | undefined => left.find(({ for: word, pick }) => word !== 'x' || pick !== 0);
