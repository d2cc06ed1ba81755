import type { Thing } from '../../game.ts';
import type { AnswerOf, Kind, SpaceOf } from '../index.ts';

/** Where chance comes from: a whole number from 0 up to, not including, `n`. */
export interface Random {
  below(n: number): number;
}

export const illegalCodes = [
  'malformed',
  'not-withdrawable',
  'not-offered',
  'named-twice',
  'too-few',
  'too-many',
  'out-of-range',
  'wrong-total',
  'below-least',
  'lethal-first',
  'not-a-name',
  'mandatory',
  'no-mulligan',
  'apart',
  'unpaid',
  'exclusive',
  'one-required',
  'at-most',
  'at-least',
  'not-alone',
  'only-alone',
  'together',
  'all-of',
  'requirements',
  'band',
] as const;
export type IllegalCode = (typeof illegalCodes)[number];

/** Why an answer is not legal in its space; `message` is the key of the sentence for people, `params` go into it. */
export interface Illegal {
  readonly code: IllegalCode;
  readonly message: `answer.${IllegalCode}`;
  readonly params: Readonly<Record<string, Thing | null | readonly Thing[]>>;
}

export const illegal = (code: IllegalCode, params: Illegal['params'] = {}): Illegal => ({ code, message: `answer.${code}`, params });

/** What every kind of question knows about its space. Nothing here throws, whatever a well-formed answer says. */
export interface Choice<K extends Kind> {
  readonly check: (space: SpaceOf<K>, answer: AnswerOf<K>) => Illegal | null;
  /** A legal answer by chance; the space must have one. */
  readonly sample: (space: SpaceOf<K>, random: Random) => AnswerOf<K>;
  /** Each legal answer once, always in the same order; sets are written in the order of the space's options. */
  readonly all: (space: SpaceOf<K>) => Iterable<AnswerOf<K>>;
  /** Where looking at the first two of `all` would be wrong or slow. */
  readonly forced?: (space: SpaceOf<K>) => AnswerOf<K> | null;
  readonly impossible?: (space: SpaceOf<K>) => boolean;
}

/** The first of these names that is not offered, or stands there twice. */
export function misnamed<T extends Thing>(named: readonly T[], offered: readonly T[], again = false): Illegal | null {
  const options = new Set(offered);
  const seen = new Set<T>();
  for (const one of named) {
    if (!options.has(one)) return illegal('not-offered', { named: one });
    if (seen.has(one) && !again) return illegal('named-twice', { named: one });
    seen.add(one);
  }
  return null;
}

export function miscounted(count: number, min: number, max: number): Illegal | null {
  if (count < min) return illegal('too-few', { count, min });
  return count > max ? illegal('too-many', { count, max }) : null;
}

export const outside = (value: number, min: number, max: number): Illegal | null =>
  value < min || value > max ? illegal('out-of-range', { value, min, max }) : null;
