import { decisionOf, gameOf, type Position } from '@arbiter/rules';
import type { AnswerOf, Random, Seat } from '@arbiter/schema';
import { type Declaring, differencesAt } from '../declaring.ts';
import { answered, carriedOn, chosenFrom, type Stand, standOf, type Under } from '../stand.ts';
import { type BlockBoard, scenarioOf } from './board.ts';
import { type Blocks, costOf, declarations, judgeOf, type Situation } from './oracle.ts';

/* What the engine offers, takes and does as blockers are declared, against a second opinion that tries every declaration. */

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

const declaringAt = (stand: Stand, at: Situation): Declaring<'blockers', Blocks> => ({
  answerFor: (blocks) => answerFor(stand, blocks),
  from: (answer) => blocksOf(stand, answer),
  nameOf,
  isLegal: judgeOf(at),
  expected: (blocks) => (costOf(at, blocks) > at.board.mana ? 'taken back' : nameOf(blocks)),
  declaredIn: (position) => nameOf(declaredBy(stand, at, at.seat, position)),
});

/** One player's declaration; then with which blocks the next one finds the board. */
function ofPlayer(stand: Stand, at: Situation, position: Position, random: Random): { readonly found: string[]; readonly next: Position } {
  const declaring = declaringAt(stand, at);
  const all = [...declarations(at.board)];
  const legal = all.filter(declaring.isLegal);
  const decision = decisionOf(position);
  if (decision?.kind !== 'blockers' || decision.seat !== at.seat) {
    const same = legal.length === 1 && nameOf(legal[0] ?? []) === declaring.declaredIn(position);
    return { found: same ? [] : [`${at.seat} is not asked; legal: ${legal.map(nameOf).join(' or ')}`], next: position };
  }
  const found = differencesAt(declaring, { decision, position }, all, random);
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
