import { act, type Position, same } from '@arbiter/rules';
import { type Answer, check, type Decision, type Game, type Kind, list, type Random, sample } from '@arbiter/schema';
import { chosenFrom } from '../stand.ts';
import { canonical } from './canonical.ts';
import { nearTo } from './near.ts';
import { wellFormed } from './wellFormed.ts';

/*
 * A choice space is exact if it accepts just what the engine takes, lists each such answer once, and draws nothing else by chance, but any sort of it sooner or later. What
 * is refused changes nothing.
 */

/** Longer lists are looked at, not compared. */
const LONG = 2_000;
const TAKEN = 12;
const REFUSED = 12;
const DRAWN = 12;
const DRAWN_AT_MOST = 3_000;

const frozen = new WeakSet<object>();
/** Whatever somebody writes into a game that stands throws. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return;
  frozen.add(value);
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

const unordered: ReadonlySet<Kind> = new Set<Kind>(['targets', 'modes', 'keep', 'pay']);
const isOrdered = (decision: Decision): boolean => !unordered.has(decision.kind) && (decision.kind !== 'objects' || decision.space.ordered);

/** What sort of answer it is: chance must come to each sort. */
function sortOf(answer: Answer): string {
  const [word = ''] = Object.keys(answer);
  const [what] = Object.values(answer);
  if (word === 'activate' && 'mana' in answer) return 'mana';
  if (Array.isArray(what)) return `${word} ${Math.min(what.length, 2)}`;
  return word === 'yes' || word === 'use' ? `${word} ${what}` : word;
}

const asAction = (position: Position, decision: Decision, answer: Answer) =>
  ({ kind: 'answer', actionId: 'a', seat: decision.seat, decision: position.index, answer }) as const;

/** The same answer in the same place comes to the same. */
function ofRepeating(position: Position, decision: Decision, [answer]: readonly Answer[]): string[] {
  if (!answer) return [];
  const [one, other] = [1, 2].map(() => act(position, asAction(position, decision, answer)));
  const [first, second] = [one, other].map((outcome) => (outcome && 'batches' in outcome ? outcome.batches : outcome));
  return same(first, second) ? [] : [`${JSON.stringify(answer)} comes out otherwise the second time`];
}

/** What the engine does with an answer, in words, if that is not what its space says of it. */
function ofTaking(position: Position, decision: Decision, answer: Answer, accepted: boolean): string[] {
  const outcome = act(position, asAction(position, decision, answer));
  if ('refused' in outcome) return accepted ? [`${JSON.stringify(answer)} is accepted and refused: ${outcome.refused} ${outcome.refusal.why}`] : [];
  return accepted && outcome.position.index === position.index + 1 ? [] : [`${JSON.stringify(answer)} is not accepted, and taken`];
}

/** An attempt may be taken back just where its question says so. */
function ofWithdrawal(position: Position, decision: Decision): string[] {
  const outcome = act(position, { ...asAction(position, decision, { pass: true }), answer: { withdraw: true } });
  return 'refused' in outcome === decision.withdrawable ? [`withdrawing is ${decision.withdrawable ? 'offered and refused' : 'taken though not offered'}`] : [];
}

function some<T>(random: Random, of: readonly T[], count: number): readonly T[] {
  return of.length <= count ? of : Array.from({ length: count }, () => chosenFrom(random, of));
}

interface Tried {
  readonly accepted: readonly Answer[];
  readonly refused: readonly Answer[];
}
function tried(decision: Decision, answers: Iterable<Answer>): Tried {
  const accepted: Answer[] = [];
  const refused: Answer[] = [];
  for (const answer of answers) (check(decision as never, answer) === null ? accepted : refused).push(answer);
  return { accepted, refused };
}

/** The list against everything that was tried. */
function ofList(decision: Decision, listed: readonly Answer[], accepted: readonly Answer[]): string[] {
  const ordered = isOrdered(decision);
  const names = new Set(listed.map((answer) => canonical(answer, ordered)));
  const legal = new Set(accepted.map((answer) => canonical(answer, ordered)));
  return [
    ...(names.size === listed.length ? [] : ['something is listed twice']),
    ...[...names].filter((name) => !legal.has(name)).map((name) => `${name} is listed and not accepted`),
    ...[...legal].filter((name) => !names.has(name)).map((name) => `${name} is accepted and not listed`),
  ];
}

function ofChance(decision: Decision, listed: readonly Answer[], random: Random): string[] {
  const sorts = new Set(listed.map(sortOf));
  const found: string[] = [];
  for (let drawn = 0; drawn < DRAWN || (sorts.size > 0 && drawn < DRAWN_AT_MOST); drawn++) {
    const answer = sample(decision as never, random) as Answer;
    if (check(decision as never, answer) !== null) found.push(`${JSON.stringify(answer)} is drawn and not accepted`);
    sorts.delete(sortOf(answer));
  }
  return [...found, ...[...sorts].map((sort) => `${sort} is never drawn`)];
}

/** In what a question is not exact, in words. */
export function inexactness(position: Position, decision: Decision, game: Game, random: Random): string[] {
  freeze(game);
  freeze(decision);
  const listed = list(decision as never, LONG) as readonly Answer[];
  const world = listed.length < LONG ? nearTo(decision as never, game, random) : null;
  const { accepted, refused } = tried(decision, world ? wellFormed[decision.kind](world) : listed);
  return [
    ...(decision.kind === 'entropy' || world === null ? [] : ofList(decision, listed, accepted)),
    ...(world === null ? refused.map((answer) => `${JSON.stringify(answer)} is listed and not accepted`) : []),
    ...(decision.kind === 'entropy' ? [] : ofChance(decision, listed, random)),
    ...ofWithdrawal(position, decision),
    ...ofRepeating(position, decision, some(random, accepted, TAKEN)),
    ...some(random, accepted, TAKEN).flatMap((answer) => ofTaking(position, decision, answer, true)),
    ...some(random, refused, REFUSED).flatMap((answer) => ofTaking(position, decision, answer, false)),
  ];
}
