import { decisionOf, gameOf, type Position } from '@arbiter/rules';
import { type AnswerOf, check, type DecisionOf, list, type Random, type Seat, sample } from '@arbiter/schema';
import { answered, carriedOn, chosenFrom, type Stand, standOf, type Under } from '../stand.ts';
import { type BlockBoard, scenarioOf } from './board.ts';
import { type Blocks, costOf, declarations, judgeOf, type Situation } from './oracle.ts';

/* What the engine offers, takes and does as blockers are declared, against a second opinion that tries every declaration. */

const ALL = 100_000;
const DRAWN = 10;
const PLAYED = 4;

const nameOf = (blocks: Blocks): string =>
  blocks
    .map(({ blocker, attacker }) => `${blocker} at ${attacker}`)
    .toSorted()
    .join(', ') || 'none';
const answerFor = ({ idOf }: Stand, blocks: Blocks): AnswerOf<'blockers'> => ({
  blocks: blocks.map(({ blocker, attacker }) => ({ blocker: Number(idOf(blocker)), attacker: Number(idOf(attacker)) })),
});
const blocksOf = (stand: Stand, { blocks }: AnswerOf<'blockers'>): Blocks =>
  blocks.map(({ blocker, attacker }) => ({ blocker: stand.nameOf(blocker), attacker: stand.nameOf(attacker) }));

/** The attack is declared, and everybody passes until blockers are. */
function attacked({ attackers }: BlockBoard, { position, idOf }: Stand): Under {
  const attacks = attackers.map(({ name, at }) => ({ attacker: Number(idOf(name)), defender: idOf(at) }));
  return carriedOn({ position, events: [] }, ({ kind }, { turn }) => {
    if (kind === 'attackers') return { attacks };
    return turn.step === 'declare-attackers' && kind === 'priority' ? { pass: true } : null;
  });
}

const declaredBy = (stand: Stand, { board }: Situation, seat: Seat, position: Position): Blocks =>
  (gameOf(position).combat?.blocks ?? [])
    .flatMap(({ blocker, attackers }) => attackers.map((attacker) => ({ blocker: stand.nameOf(blocker), attacker: stand.nameOf(attacker) })))
    .filter(({ blocker }) => board.blockers.some(({ name, seat: of }) => name === blocker && of === seat));

/** What comes of a declaration: it stands, or it is taken back because nobody can pay for it. */
function outcomeOf(stand: Stand, at: Situation, position: Position, blocks: Blocks): string {
  const outcome = answered(position, answerFor(stand, blocks));
  if (!outcome) return 'refused';
  const paid = carriedOn({ position: outcome.position, events: outcome.batches.flat() }, ({ kind }) => (kind === 'pay' ? { auto: true } : null));
  return paid.events.some(({ type }) => type === 'ActionReversed') ? 'taken back' : nameOf(declaredBy(stand, at, at.seat, paid.position));
}

type Judge = (blocks: Blocks) => boolean;
const ofChecks = (stand: Stand, decision: DecisionOf<'blockers'>, all: readonly Blocks[], isLegal: Judge): string[] =>
  all.flatMap((blocks) => {
    const problem = check(decision, answerFor(stand, blocks));
    return (problem === null) === isLegal(blocks) ? [] : [`${nameOf(blocks)}: ${problem?.code ?? 'accepted'}`];
  });

function ofLists(stand: Stand, decision: DecisionOf<'blockers'>, legal: readonly Blocks[], random: Random): string[] {
  const listed = list(decision, ALL).map((answer) => nameOf(blocksOf(stand, answer)));
  const names = new Set(legal.map(nameOf));
  const drawn = Array.from({ length: DRAWN }, () => nameOf(blocksOf(stand, sample(decision, random))));
  return [
    ...listed.filter((name) => !names.has(name)).map((name) => `${name}: listed`),
    ...[...names].filter((name) => !listed.includes(name)).map((name) => `${name}: not listed`),
    ...(listed.length === new Set(listed).size ? [] : ['something is listed twice']),
    ...drawn.filter((name) => !names.has(name)).map((name) => `${name}: sampled`),
  ];
}

const ofPlay = (stand: Stand, at: Situation, position: Position, tried: readonly Blocks[], isLegal: Judge): string[] =>
  tried.flatMap((blocks) => {
    const expected = isLegal(blocks) ? (costOf(at, blocks) > at.board.mana ? 'taken back' : nameOf(blocks)) : 'refused';
    const came = outcomeOf(stand, at, position, blocks);
    return came === expected ? [] : [`${nameOf(blocks)}: ${came}, not ${expected}`];
  });

/** One player's declaration; then with which blocks the next one finds the board. */
function ofPlayer(stand: Stand, at: Situation, position: Position, random: Random): { readonly found: string[]; readonly next: Position } {
  const isLegal = judgeOf(at);
  const all = [...declarations(at.board)];
  const legal = all.filter(isLegal);
  const decision = decisionOf(position);
  if (decision?.kind !== 'blockers' || decision.seat !== at.seat) {
    const same = legal.length === 1 && nameOf(legal[0] ?? []) === nameOf(declaredBy(stand, at, at.seat, position));
    return { found: same ? [] : [`${at.seat} is not asked; legal: ${legal.map(nameOf).join(' or ')}`], next: position };
  }
  const found = [
    ...(legal.length === 1 ? ['asked, though one answer is legal'] : []),
    ...ofChecks(stand, decision, all, isLegal),
    ...ofLists(stand, decision, legal, random),
    ...ofPlay(stand, at, position, [chosenFrom(random, all), ...Array.from({ length: PLAYED }, () => chosenFrom(random, legal))], isLegal),
  ];
  const cheap = legal.filter((blocks) => costOf(at, blocks) === 0);
  const next = answered(position, answerFor(stand, chosenFrom(random, cheap)))?.position ?? position;
  return { found: found.map((difference) => `${at.seat}: ${difference}`), next };
}

/** In what the engine and the second opinion differ, in words. */
export function differences(board: BlockBoard, random: Random): string[] {
  const stand = standOf(scenarioOf(board));
  let { position } = attacked(board, stand);
  const found: string[] = [];
  let before: Blocks = [];
  for (const seat of board.seats.slice(1)) {
    const at = { board, seat, before };
    const result = ofPlayer(stand, at, position, random);
    found.push(...result.found);
    position = result.next;
    before = [...before, ...declaredBy(stand, at, seat, position)];
  }
  return found;
}
