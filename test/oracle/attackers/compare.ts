import { decisionOf, gameOf, type Position } from '@arbiter/rules';
import { type AnswerOf, check, type Decision, type DecisionOf, list, type Random, sample } from '@arbiter/schema';
import { answered, carriedOn, chosenFrom, once, type Stand, standOf } from '../stand.ts';
import { type AttackBoard, scenarioOf } from './board.ts';
import { type Attacks, attackable, costOf, declarations, inBands, judgeOf } from './oracle.ts';

/* What the engine offers, takes and does as attackers are declared, against a second opinion that tries every declaration. */

const ALL = 100_000;
const DRAWN = 10;
const PLAYED = 4;
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

/** What comes of a declaration: it stands, or it is taken back because nobody can pay for it. */
function outcomeOf(stand: Stand, position: Position, attacks: Attacks): string {
  const outcome = answered(position, answerFor(stand, attacks));
  if (!outcome) return 'refused';
  const paid = carriedOn({ position: outcome.position, events: outcome.batches.flat() }, ({ kind }) => (kind === 'pay' ? { auto: true } : null));
  return paid.events.some(({ type }) => type === 'ActionReversed') ? 'taken back' : declaredIn(stand, paid.position);
}
const expectedOf = (board: AttackBoard, isLegal: boolean, attacks: Attacks): string =>
  isLegal ? (costOf(board, attacks) > board.mana ? 'taken back' : nameOf(attacks)) : 'refused';

/** In what the engine and the second opinion differ, in words. */
export function differences(board: AttackBoard, random: Random): string[] {
  const stand = standOf(scenarioOf(board));
  const position = declaringOn(board, stand);
  const isLegal = judgeOf(board);
  const plain = [
    ...declarations(
      board.creatures.map(({ name }) => name),
      [...attackable(board), board.seats[0] ?? ''],
    ),
  ];
  const all = plain.flatMap((attacks) => (isLegal(attacks) || once(random, BANDED) ? [...inBands(board, attacks)] : [attacks]));
  const legal = all.filter(isLegal);
  const decision = decisionOf(position);
  if (decision?.kind !== 'attackers') {
    return legal.length === 1 && nameOf(legal[0] ?? []) === declaredIn(stand, position) ? [] : [`not asked; legal: ${legal.map(nameOf).join(' or ')}`];
  }
  return [
    ...(legal.length === 1 ? ['asked, though one answer is legal'] : []),
    ...ofChecks(stand, decision, all, isLegal),
    ...ofLists(stand, decision, legal, random),
    ...ofPlay(board, stand, position, [chosenFrom(random, all), ...Array.from({ length: PLAYED }, () => chosenFrom(random, legal))], isLegal),
  ];
}

type Judge = (attacks: Attacks) => boolean;
const ofChecks = (stand: Stand, decision: DecisionOf<'attackers'>, all: readonly Attacks[], isLegal: Judge): string[] =>
  all.flatMap((attacks) => {
    const problem = check(decision, answerFor(stand, attacks));
    return (problem === null) === isLegal(attacks) ? [] : [`${nameOf(attacks)}: ${problem?.code ?? 'accepted'}`];
  });

function ofLists(stand: Stand, decision: DecisionOf<'attackers'>, legal: readonly Attacks[], random: Random): string[] {
  const listed = list(decision, ALL).map((answer) => nameOf(attacksOf(stand, answer)));
  const names = new Set(legal.map(nameOf));
  const drawn = Array.from({ length: DRAWN }, () => nameOf(attacksOf(stand, sample(decision, random))));
  return [
    ...listed.filter((name) => !names.has(name)).map((name) => `${name}: listed`),
    ...[...names].filter((name) => !listed.includes(name)).map((name) => `${name}: not listed`),
    ...(listed.length === new Set(listed).size ? [] : ['something is listed twice']),
    ...drawn.filter((name) => !names.has(name)).map((name) => `${name}: sampled`),
  ];
}

const ofPlay = (board: AttackBoard, stand: Stand, position: Position, tried: readonly Attacks[], isLegal: Judge): string[] =>
  tried.flatMap((attacks) => {
    const [came, expected] = [outcomeOf(stand, position, attacks), expectedOf(board, isLegal(attacks), attacks)];
    return came === expected ? [] : [`${nameOf(attacks)}: ${came}, not ${expected}`];
  });
