import type { Seat } from '@arbiter/schema';
import { product } from '../combine.ts';
import type { AttackBoard, Creature, Decree } from './board.ts';

/*
 * Which declarations of attackers are legal, found by trying them all: a second opinion that shares nothing with the engine but the words of a board
 * (2016:508.1a-d, 702.3b, 702.10b, 702.21c, 802.2-802.4; 2008:308.2).
 */

export interface Attack {
  readonly attacker: string;
  readonly defender: string;
  readonly band?: number;
}
export type Attacks = readonly Attack[];

const says = (board: AttackBoard, decree: Decree) => board.decrees.filter((one) => one.decree === decree);
const times = <T>(list: readonly T[], wanted: T): number => list.filter((one) => one === wanted).length;

function defendingPlayers({ seats, attack, chosen }: AttackBoard): readonly Seat[] {
  const [, ...others] = seats;
  if (attack === 'multiple' || others.length === 1) return others;
  const left = others.slice(0, 1);
  const right = others.slice(-1);
  return attack === 'one' ? [chosen] : attack === 'left' ? left : right;
}
/** The players who can be attacked, and their planeswalkers. */
export function attackable(board: AttackBoard): readonly string[] {
  const players = defendingPlayers(board);
  return [...players, ...board.planeswalkers.filter(({ seat }) => players.includes(seat)).map(({ name }) => name)];
}
const isPlayer = ({ seats }: AttackBoard, thing: string): boolean => seats.includes(thing);
const playerOf = (board: AttackBoard, thing: string): Seat => board.planeswalkers.find(({ name }) => name === thing)?.seat ?? thing;

const hasHaste = (board: AttackBoard, { seat, texts }: Creature): boolean =>
  texts.includes('haste') || says(board, 'your creatures have haste').some((one) => one.seat === seat);

/** Whether the creature could be declared at all (508.1a), and nothing said of it forbids that. */
function canAttack(board: AttackBoard, one: Creature): boolean {
  const { seat, tapped, sick, texts } = one;
  if (seat !== board.seats[0] || tapped || texts.includes("can't attack")) return false;
  if (sick && !hasHaste(board, one) && !texts.includes('attacks as though it had haste')) return false;
  return !texts.includes('defender') || texts.includes('attacks though it has defender');
}

function canAttackThis(board: AttackBoard, one: Creature, thing: string): boolean {
  const player = playerOf(board, thing);
  const forbids = (decree: Decree): boolean => says(board, decree).some(({ seat }) => seat === player);
  if (!attackable(board).includes(thing)) return false;
  if (forbids("creatures can't attack you or your planeswalkers")) return false;
  if (isPlayer(board, thing) && forbids("creatures can't attack you")) return false;
  if (isPlayer(board, thing) && hasHaste(board, one) && forbids("opponents' creatures with haste can't attack you")) return false;
  return !one.texts.includes("can't attack who has no Island") || board.islands.includes(player);
}

const creatureNamed = (board: AttackBoard, name: string): Creature => board.creatures.find((one) => one.name === name) as Creature;

/** Restrictions on all of the attackers together (508.1c). */
function isWithinLimits(board: AttackBoard, attacks: Attacks): boolean {
  const texts = attacks.flatMap(({ attacker }) => creatureNamed(board, attacker).texts);
  if (attacks.length === 1 && texts.includes("can't attack alone")) return false;
  if (attacks.length > 1 && texts.includes('attacks only alone')) return false;
  if (attacks.length > 1 && says(board, 'one creature can attack').length > 0) return false;
  if (attacks.length > 2 && says(board, 'two creatures can attack').length > 0) return false;
  const at = (seat: Seat, planeswalkers: boolean): number =>
    attacks.filter(({ defender }) => (planeswalkers ? playerOf(board, defender) : defender) === seat).length;
  return (
    says(board, 'one creature can attack you').every(({ seat }) => at(seat, false) <= 1) &&
    says(board, 'one creature can attack you or your planeswalkers').every(({ seat }) => at(seat, true) <= 1)
  );
}

/** How many requirements a declaration obeys: each text that says a creature attacks if able is one for each creature it is about (508.1d). */
function obeyed(board: AttackBoard, attacks: Attacks): number {
  const [active] = board.seats;
  const everywhere =
    says(board, 'all creatures attack if able').length + says(board, 'your creatures attack if able').filter(({ seat }) => seat === active).length;
  return attacks.reduce((sum, { attacker, defender }) => {
    const own = times(creatureNamed(board, attacker).texts, 'attacks if able');
    const called = says(board, "opponents' creatures attack you if able").filter(({ seat }) => seat === defender).length;
    return sum + own + everywhere + called;
  }, 0);
}

/** What a declaration costs in all. */
export function costOf(board: AttackBoard, attacks: Attacks): number {
  return attacks.reduce((sum, { attacker, defender }) => {
    const player = playerOf(board, defender);
    const tax = (decree: Decree): number => says(board, decree).filter(({ seat }) => seat === player).length;
    const own = times(creatureNamed(board, attacker).texts, 'attacks for {1}');
    const onPlayer = isPlayer(board, defender) ? tax('creatures attack you for {1}') : 0;
    return sum + own + onPlayer + tax('creatures attack you or your planeswalkers for {1}');
  }, 0);
}

/** A band attacks one thing, and at most one of it lacks banding (702.21c). */
function areBandsLegal(board: AttackBoard, attacks: Attacks): boolean {
  const bands = Map.groupBy(
    attacks.filter(({ band }) => band !== undefined),
    ({ band }) => band,
  );
  return [...bands.values()].every((members) => {
    const without = members.filter(({ attacker }) => !creatureNamed(board, attacker).texts.includes('banding'));
    return members.length > 1 && without.length <= 1 && members.every(({ defender }) => defender === members[0]?.defender);
  });
}

function isPermitted(board: AttackBoard, attacks: Attacks): boolean {
  const each = attacks.every(({ attacker, defender }) => {
    const one = creatureNamed(board, attacker);
    return canAttack(board, one) && canAttackThis(board, one, defender);
  });
  return each && isWithinLimits(board, attacks);
}

/** Every way to declare creatures at things, whether or not it is allowed. */
export function* declarations(creatures: readonly string[], things: readonly string[]): Generator<Attacks> {
  const choices = creatures.map((attacker) => [null, ...things.map((defender) => ({ attacker, defender }))]);
  for (const chosen of product<Attack | null>(choices)) yield chosen.filter((one) => one !== null);
}

/** The declaration with its attackers in no band, one or two, legal or not, each way once: bands are numbered in the order of their first members. */
export function* inBands(board: AttackBoard, attacks: Attacks): Generator<Attacks> {
  const canBand = attacks.some(({ attacker }) => creatureNamed(board, attacker).texts.includes('banding'));
  for (const bands of product(attacks.map(() => (canBand ? [0, 1, 2] : [0])))) {
    const [first] = bands.filter((band) => band > 0);
    if (first !== 2) yield attacks.map((attack, at) => (bands[at] ? { ...attack, band: bands[at] } : attack));
  }
}

/**
 * What makes a declaration legal on this board: as many requirements obeyed as any permitted declaration obeys that costs nothing, for nobody has to pay
 * (508.1d).
 */
export function judgeOf(board: AttackBoard): (attacks: Attacks) => boolean {
  const names = board.creatures.map(({ name }) => name);
  let most = 0;
  for (const attacks of declarations(names, attackable(board))) {
    if (costOf(board, attacks) === 0 && obeyed(board, attacks) > most && isPermitted(board, attacks)) most = obeyed(board, attacks);
  }
  return (attacks) => isPermitted(board, attacks) && areBandsLegal(board, attacks) && obeyed(board, attacks) >= most;
}
