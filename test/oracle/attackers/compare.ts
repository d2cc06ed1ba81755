import { decisionOf, gameOf, type Position } from '@arbiter/rules';
import type { AnswerOf, Decision, Random } from '@arbiter/schema';
import { type Declaring, differencesAt } from '../declaring.ts';
import { carriedOn, once, type Stand, standOf } from '../stand.ts';
import { type AttackBoard, scenarioOf } from './board.ts';
import { type Attacks, attackable, costOf, declarations, inBands, judgeOf } from './oracle.ts';

/* What the engine offers, takes and does as attackers are declared, against a second opinion that tries every declaration. */

/** One illegal declaration in so many is tried with bands too. */
const BANDED = 20;

const nameOf = (attacks: Attacks): string =>
  attacks
    .map(({ attacker, defender, band }) => `${attacker} at ${defender}${band === undefined ? '' : ` in ${band}`}`)
    .toSorted()
    .join(', ') || 'none';
const answerFor = ({ idOf }: Stand, attacks: Attacks): AnswerOf<'attackers'> => ({
  attacks: attacks.map(({ attacker, defender, ...band }) => ({ attacker: Number(idOf(attacker)), defender: idOf(defender), ...band })),
});
const attacksOf = (stand: Stand, { attacks }: AnswerOf<'attackers'>): Attacks =>
  attacks.map(({ attacker, defender, ...band }) => ({ attacker: stand.nameOf(attacker), defender: stand.nameOf(defender), ...band }));

/** Whoever is to defend is chosen and combat begun; then attackers are asked for, or have been declared without a question. */
function declaringOn(board: AttackBoard, { position }: Stand): Position {
  const toDeclaration = ({ kind }: Decision, { turn }: { readonly turn: { readonly step: string | null } }) => {
    if (kind === 'player') return { player: board.chosen };
    return turn.step === 'beginning-of-combat' && kind === 'priority' ? ({ pass: true } as const) : null;
  };
  return carriedOn({ position, events: [] }, toDeclaration).position;
}

const declaredIn = (stand: Stand, position: Position): string =>
  nameOf(
    (gameOf(position).combat?.attacks ?? []).map(({ attacker, defender, band }) => ({
      attacker: stand.nameOf(attacker),
      defender: stand.nameOf(defender ?? ''),
      ...(band === null ? {} : { band }),
    })),
  );

const declaringAt = (board: AttackBoard, stand: Stand): Declaring<'attackers', Attacks> => ({
  answerFor: (attacks) => answerFor(stand, attacks),
  from: (answer) => attacksOf(stand, answer),
  nameOf,
  isLegal: judgeOf(board),
  expected: (attacks) => (costOf(board, attacks) > board.mana ? 'taken back' : nameOf(attacks)),
  declaredIn: (position) => declaredIn(stand, position),
});

/** In what the engine and the second opinion differ, in words. */
export function differences(board: AttackBoard, random: Random): string[] {
  const stand = standOf(scenarioOf(board));
  const position = declaringOn(board, stand);
  const declaring = declaringAt(board, stand);
  const { isLegal } = declaring;
  const plain = [
    ...declarations(
      board.creatures.map(({ name }) => name),
      [...attackable(board), board.seats[0] ?? ''],
    ),
  ];
  const all = plain.flatMap((attacks) => (isLegal(attacks) || once(random, BANDED) ? [...inBands(board, attacks)] : [attacks]));
  const decision = decisionOf(position);
  if (decision?.kind !== 'attackers') {
    const legal = all.filter(isLegal);
    return legal.length === 1 && nameOf(legal[0] ?? []) === declaredIn(stand, position) ? [] : [`not asked; legal: ${legal.map(nameOf).join(' or ')}`];
  }
  return differencesAt(declaring, { decision, position }, all, random);
}
