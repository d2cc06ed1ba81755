import { expect } from 'vitest';
import { AnswerCodec } from '../../packages/schema/src/decisions/codec.ts';
import type { Answer, DecisionOf, Kind } from '../../packages/schema/src/decisions/index.ts';
import { check, forced, impossible, list, type Random, sample } from '../../packages/schema/src/decisions/spaces/index.ts';
import { decoder } from '../../packages/schema/src/decode.ts';

/** Chance that comes out the same for the same seed. */
export function chance(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return { below: (n) => Math.floor(next() * n) };
}

export const powerset = <T>(of: readonly T[]): T[][] => of.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);
export const ordersOf = <T>(of: readonly T[]): T[][] =>
  of.length === 0 ? [[]] : of.flatMap((one, at) => ordersOf(of.toSpliced(at, 1)).map((rest) => [one, ...rest]));
export const product = <T>(choices: readonly (readonly T[])[]): T[][] =>
  choices.reduce<T[][]>((lines, next) => lines.flatMap((line) => next.map((one) => [...line, one])), [[]]);

const ALL = 1_000_000;
const DRAWS = 10;
const texts = (answers: readonly Answer[]): string[] => answers.map((answer) => JSON.stringify(answer)).toSorted();
const decode = decoder(AnswerCodec);

/**
 * What a space says of its answers agrees with checking each of `answers`: everything one could well-formedly answer, sets in the order of the options.
 * Kinds with `neverForced` are put even if one answer is legal.
 */
export function obeysTheLaws<K extends Kind>(decision: DecisionOf<K>, answers: readonly Answer[], seed: number, neverForced = false): void {
  const legal = answers.filter((answer) => check(decision, answer) === null);
  const listed = list(decision, ALL);
  expect(texts(listed)).toEqual(texts(legal));
  expect(list(decision, 2)).toEqual(listed.slice(0, 2));
  expect(impossible(decision)).toBe(legal.length === 0);
  expect(forced(decision)).toEqual(legal.length === 1 && !neverForced ? listed[0] : null);
  const random = chance(seed);
  for (let draw = 0; draw < DRAWS && legal.length > 0; draw++) expect(texts(legal)).toContain(JSON.stringify(sample(decision, random)));
  for (const answer of listed) expect(decode(answer)).toEqual({ ok: answer });
}
