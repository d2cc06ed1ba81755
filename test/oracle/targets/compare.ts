import { decisionOf, gameOf, type Position } from '@arbiter/rules';
import { type Answer, check, type Decision, list, type Random, sample } from '@arbiter/schema';
import { answered, type Stand, standOf, taken } from '../stand.ts';
import { AIMED, scenarioOf, type TargetBoard } from './board.ts';
import { type Chosen, choices, divisions, legalChoices, thingsOn } from './oracle.ts';

/* Which targets the engine offers and takes, entry by entry, against a second opinion that tries every choice. */

const MOST = 3;
const ALL = 10_000;
const DRAWN = 10;

const nameOf = (chosen: Chosen): string => chosen.map((set) => `[${set.join(', ')}]`).join(' then ');
const begins = (whole: Chosen, part: Chosen): boolean => part.every((set, at) => nameOf([set]) === nameOf([whole[at] ?? []]));

/** What is being aimed, once something is. */
interface Aiming {
  readonly board: TargetBoard;
  readonly legal: readonly Chosen[];
  readonly idOf: Stand['idOf'];
  readonly random: Random;
}

const begin = ({ aimed }: TargetBoard, { idOf }: Stand): Answer | null => {
  const id = Number(idOf(AIMED));
  return aimed.kind === 'spell' ? { cast: id } : aimed.kind === 'activated' ? { activate: id, ability: 0 } : null;
};

const inOrder = (board: TargetBoard, names: readonly string[]): readonly string[] => thingsOn(board).filter((name) => names.includes(name));
const named = ({ board, idOf }: Aiming, answer: Answer): readonly string[] => {
  const chosen = 'targets' in answer ? answer.targets : [];
  return inOrder(
    board,
    thingsOn(board).filter((name) => chosen.includes(idOf(name))),
  );
};

/** What has been chosen for the entries up to the question that is open, asked or not. */
function chosenIn({ board, idOf }: Aiming, position: Position): Chosen {
  const on = gameOf(position).stack.at(-1);
  const targets = (on === undefined ? null : gameOf(position).objects[on]?.stack?.targets) ?? {};
  return board.aimed.entries.flatMap((_, at) => {
    const things = targets[`t${at}`];
    return things ? [thingsOn(board).filter((name) => things.includes(idOf(name)))] : [];
  });
}

function ofQuestion(aiming: Aiming, decision: Decision, before: Chosen): string[] {
  const { board, idOf, legal, random } = aiming;
  const isLegal = (set: readonly string[]): boolean => legal.some((whole) => begins(whole, [...before, set]));
  const sets = choices(board, MOST);
  const names = new Set(sets.filter(isLegal).map((set) => nameOf([set])));
  const listed = list(decision, ALL).map((answer) => nameOf([named(aiming, answer)]));
  const drawn = Array.from({ length: DRAWN }, () => nameOf([named(aiming, sample(decision, random))]));
  const at = before.length === 0 ? '' : `after ${nameOf(before)} `;
  return [
    ...sets.flatMap((set) => {
      const problem = check(decision, { targets: set.map(idOf) });
      return (problem === null) === isLegal(set) ? [] : [`${at}${nameOf([set])}: ${problem?.code ?? 'accepted'}`];
    }),
    ...listed.filter((name) => !names.has(name)).map((name) => `${at}${name}: listed`),
    ...[...names].filter((name) => !listed.includes(name)).map((name) => `${at}${name}: not listed`),
    ...drawn.filter((name) => !names.has(name)).map((name) => `${at}${name}: sampled`),
  ];
}

/** What is chosen to be divided is divided in every way. */
function ofDivision({ board }: Aiming, decision: Decision): string[] {
  if (decision.kind !== 'division') return [];
  const { among, total } = decision.space;
  const expected = divisions(total, among.length).map((parts) => parts.join());
  const listed = list(decision, ALL).map(({ amounts }) => amounts.join());
  const said = board.aimed.entries.some(({ divides }) => divides === total);
  return said && expected.toSorted().join(' ') === listed.toSorted().join(' ') ? [] : [`${total} among ${among.length}: ${listed.join(' or ')}`];
}

/** All that follows from here, question by question, each answer that is accepted tried. */
function follow(aiming: Aiming, position: Position, reached: Set<string>): string[] {
  const decision = decisionOf(position);
  if (decision?.kind === 'division')
    return [...ofDivision(aiming, decision), ...follow(aiming, taken(position, sample(decision, aiming.random)).position, reached)];
  if (decision?.kind !== 'targets') {
    reached.add(nameOf(chosenIn(aiming, position)));
    return [];
  }
  const found = ofQuestion(aiming, decision, chosenIn(aiming, position));
  if (found.length > 0) return found;
  return list(decision, ALL).flatMap((answer) => follow(aiming, taken(position, answer).position, reached));
}

/** In what the engine and the second opinion differ, in words. */
export function differences(board: TargetBoard, random: Random): string[] {
  const stand = standOf(scenarioOf(board));
  const legal = legalChoices(board, MOST);
  const first = begin(board, stand);
  const offered = first ? answered(stand.position, first) : { position: stand.position };
  const isOnStack = offered !== null && gameOf(offered.position).stack.length > board.stack.length;
  if (!isOnStack) return legal.length === 0 ? [] : [`not put on the stack; legal: ${legal.slice(0, 5).map(nameOf).join(' or ')}`];
  if (legal.length === 0) return ['put on the stack, though no choice is legal'];
  const spell = gameOf(offered.position).stack.at(-1) ?? 0;
  const aiming = { board, legal, random, idOf: (name: string) => (name === AIMED && board.aimed.kind === 'spell' ? spell : stand.idOf(name)) };
  const reached = new Set<string>();
  const found = follow(aiming, offered.position, reached);
  const missed = legal.map(nameOf).filter((name) => !reached.has(name));
  return found.length > 0 ? found : missed.slice(0, 5).map((name) => `never reached: ${name}`);
}
