import type { Position } from '@arbiter/rules';
import { type AnswerOf, check, type DecisionOf, list, type Random, sample } from '@arbiter/schema';
import { answered, carriedOn, chosenFrom } from './stand.ts';

/* What is common to comparing declarations of attackers and of blockers with a judge that tries them all. */

const ALL = 100_000;
const DRAWN = 10;
const PLAYED = 4;

type Declared = 'attackers' | 'blockers';
/** Declarations of one kind at one board: how they are written as answers, read from them, and called; what comes of one, and what should. */
export interface Declaring<K extends Declared, T> {
  readonly answerFor: (one: T) => AnswerOf<K>;
  readonly from: (answer: AnswerOf<K>) => T;
  readonly nameOf: (one: T) => string;
  readonly isLegal: (one: T) => boolean;
  /** How a legal one ends: under its own name, or taken back. */
  readonly expected: (one: T) => string;
  /** What stands declared, by name. */
  readonly declaredIn: (position: Position) => string;
}

const ofChecks = <K extends Declared, T>({ answerFor, nameOf, isLegal }: Declaring<K, T>, decision: DecisionOf<K>, all: readonly T[]): string[] =>
  all.flatMap((one) => {
    const problem = check(decision, answerFor(one));
    return (problem === null) === isLegal(one) ? [] : [`${nameOf(one)}: ${problem?.code ?? 'accepted'}`];
  });

function ofLists<K extends Declared, T>({ from, nameOf }: Declaring<K, T>, decision: DecisionOf<K>, legal: readonly T[], random: Random): string[] {
  const listed = list(decision, ALL).map((answer) => nameOf(from(answer)));
  const names = new Set(legal.map(nameOf));
  const drawn = Array.from({ length: DRAWN }, () => nameOf(from(sample(decision, random))));
  return [
    ...listed.filter((name) => !names.has(name)).map((name) => `${name}: listed`),
    ...[...names].filter((name) => !listed.includes(name)).map((name) => `${name}: not listed`),
    ...(listed.length === new Set(listed).size ? [] : ['something is listed twice']),
    ...drawn.filter((name) => !names.has(name)).map((name) => `${name}: sampled`),
  ];
}

/** What comes of a declaration: it stands, or it is taken back because nobody can pay for it. */
function outcomeOf<K extends Declared, T>({ answerFor, declaredIn }: Declaring<K, T>, position: Position, one: T): string {
  const outcome = answered(position, answerFor(one));
  if (!outcome) return 'refused';
  const paid = carriedOn({ position: outcome.position, events: outcome.batches.flat() }, ({ kind }) => (kind === 'pay' ? { auto: true } : null));
  return paid.events.some(({ type }) => type === 'ActionReversed') ? 'taken back' : declaredIn(paid.position);
}
const ofPlay = <K extends Declared, T>(declaring: Declaring<K, T>, position: Position, tried: readonly T[]): string[] =>
  tried.flatMap((one) => {
    const came = outcomeOf(declaring, position, one);
    const expected = declaring.isLegal(one) ? declaring.expected(one) : 'refused';
    return came === expected ? [] : [`${declaring.nameOf(one)}: ${came}, not ${expected}`];
  });

/** In what a question's space and the engine differ from the judge, in words. */
export function differencesAt<K extends Declared, T>(
  declaring: Declaring<K, T>,
  { decision, position }: { readonly decision: DecisionOf<K>; readonly position: Position },
  all: readonly T[],
  random: Random,
): string[] {
  const legal = all.filter(declaring.isLegal);
  return [
    ...(legal.length === 1 ? ['asked, though one answer is legal'] : []),
    ...ofChecks(declaring, decision, all),
    ...ofLists(declaring, decision, legal, random),
    ...ofPlay(declaring, position, [chosenFrom(random, all), ...Array.from({ length: PLAYED }, () => chosenFrom(random, legal))]),
  ];
}
