import type { Seat } from '@arbiter/schema';
import { product, subsets } from '../combine.ts';
import type { Attacker, AttackerText, BlockBoard, Blocker, BlockerText, Decree } from './board.ts';

/*
 * Which declarations of blockers are legal, found by trying them all: a second opinion that shares nothing with the engine but the words of a board
 * (2016:509.1a-d, 702.9b, 702.13b, 702.14c, 702.16f, 702.27b, 702.30b, 702.35b, 702.110b, 702.117b; 2008:309.2).
 */

export interface Block {
  readonly blocker: string;
  readonly attacker: string;
}
export type Blocks = readonly Block[];
/** A board with the creatures that players before have declared as blockers. */
export interface Situation {
  readonly board: BlockBoard;
  readonly seat: Seat;
  readonly before: Blocks;
}

const said = ({ decrees }: BlockBoard, decree: Decree, seat?: Seat): number =>
  decrees.filter((one) => one.decree === decree && (seat === undefined || one.seat === seat)).length;
const times = <T>(list: readonly T[], wanted: T): number => list.filter((one) => one === wanted).length;

const attackerNamed = ({ attackers }: BlockBoard, name: string): Attacker => attackers.find((one) => one.name === name) as Attacker;
const blockerNamed = ({ blockers }: BlockBoard, name: string): Blocker => blockers.find((one) => one.name === name) as Blocker;
const attackedBy = (board: BlockBoard, { at }: Attacker): Seat => board.planeswalkers.find(({ name }) => name === at)?.seat ?? at;

const attackerFlies = (board: BlockBoard, { texts }: Attacker): boolean =>
  texts.includes('flying') || said(board, 'your creatures have flying', board.seats[0]) > 0;
const blockerFlies = (board: BlockBoard, { texts, seat }: Blocker): boolean => texts.includes('flying') || said(board, 'your creatures have flying', seat) > 0;

/** For each thing said of an attacker, whether it leaves this creature able to block it. */
type Evasion = (board: BlockBoard, attacker: Attacker, blocker: Blocker) => boolean;
const evasion: { readonly [T in AttackerText]?: Evasion } = {
  flying: (board, _, blocker) => blockerFlies(board, blocker) || blocker.texts.includes('reach'),
  fear: (_, __, { artifact, colors }) => artifact || colors.includes('B'),
  intimidate: (_, attacker, { artifact, colors }) => artifact || colors.some((color) => attacker.colors.includes(color)),
  shadow: (_, __, { texts }) => texts.includes('shadow'),
  horsemanship: (_, __, { texts }) => texts.includes('horsemanship'),
  skulk: (_, attacker, { power }) => power <= attacker.power,
  islandwalk: ({ islands }, _, { seat }) => !islands.includes(seat),
  'nonbasic landwalk': ({ deserts }, _, { seat }) => !deserts.includes(seat),
  'protection from red': (_, __, { colors }) => !colors.includes('R'),
  'protection from artifacts': (_, __, { artifact }) => !artifact,
  'protection from monocolored': (_, __, { colors }) => colors.length !== 1,
  "can't be blocked": () => false,
  "can't be blocked by black": (_, __, { colors }) => !colors.includes('B'),
  "can't be blocked by power 1 or less": (_, __, { power }) => power > 1,
  "can't be blocked except by artifacts": (_, __, { artifact }) => artifact,
  "can't be blocked except by flying": (board, _, blocker) => blockerFlies(board, blocker),
};

type Scruple = (board: BlockBoard, attacker: Attacker) => boolean;
const scruples: { readonly [T in BlockerText]?: Scruple } = {
  shadow: (_, { texts }) => texts.includes('shadow'),
  "can't block": () => false,
  "can't block power 3 or greater": (_, { power }) => power < 3,
  'blocks only flying': attackerFlies,
};

/** Whether this creature could block that attacker, all else aside. */
function canBlock({ board, seat }: Situation, blocker: Blocker, attacker: Attacker): boolean {
  if (blocker.seat !== seat || attackedBy(board, attacker) !== seat || blocker.tapped) return false;
  if (said(board, "flying creatures can't block") > 0 && blockerFlies(board, blocker)) return false;
  const given = attackerFlies(board, attacker) ? (['flying'] as const) : [];
  return (
    [...attacker.texts, ...given].every((text) => evasion[text]?.(board, attacker, blocker) ?? true) &&
    blocker.texts.every((text) => scruples[text]?.(board, attacker) ?? true)
  );
}

/** How many attackers a creature may block. */
const reachOf = ({ texts }: Blocker): number => (texts.includes('blocks any number') ? Number.POSITIVE_INFINITY : 1 + times(texts, 'blocks one more'));

const leastFor = (board: BlockBoard, { texts }: Attacker): number => {
  const menace = texts.includes('menace') || said(board, 'your creatures have menace', board.seats[0]) > 0;
  return texts.includes("can't be blocked by fewer than three") ? 3 : menace ? 2 : 0;
};

/** Restrictions on all blockers of one attacker together (509.1b). */
function isBlockable({ board, seat }: Situation, attacker: Attacker, by: readonly string[]): boolean {
  if (by.length === 0) return true;
  if (by.length < leastFor(board, attacker)) return false;
  if (by.length > 1 && attacker.texts.includes("can't be blocked by more than one")) return false;
  const all = board.blockers.filter((one) => one.seat === seat).map(({ name }) => name);
  return !attacker.texts.includes("can't be blocked unless by all") || all.every((name) => by.includes(name));
}

const distinct = (blocks: Blocks): readonly string[] => [...new Set(blocks.map(({ blocker }) => blocker))];

/** Restrictions on all blockers together. Those whom others have declared are there, too. */
function isWithinLimits({ board, before }: Situation, blocks: Blocks): boolean {
  const own = distinct(blocks);
  const total = own.length + distinct(before).length;
  const texts = own.flatMap((name) => blockerNamed(board, name).texts);
  if (own.length > 0 && total > 1 && (texts.includes('blocks only alone') || said(board, 'one creature can block') > 0)) return false;
  if (own.length > 0 && total > 2 && said(board, 'two creatures can block') > 0) return false;
  return !(total === 1 && texts.includes("can't block alone"));
}

function isPermitted(at: Situation, blocks: Blocks): boolean {
  const { board } = at;
  const each = blocks.every(({ blocker, attacker }) => canBlock(at, blockerNamed(board, blocker), attackerNamed(board, attacker)));
  const byBlocker = Map.groupBy(blocks, ({ blocker }) => blocker);
  const reached = [...byBlocker].every(([name, own]) => own.length <= reachOf(blockerNamed(board, name)));
  const by = (name: string): readonly string[] => blocks.filter(({ attacker }) => attacker === name).map(({ blocker }) => blocker);
  return each && reached && board.attackers.every((attacker) => isBlockable(at, attacker, by(attacker.name))) && isWithinLimits(at, blocks);
}

/** How many requirements a declaration obeys (509.1c): of each creature that it blocks, or blocks this; of an attacker that it is blocked. */
function obeyed({ board, seat }: Situation, blocks: Blocks): number {
  const ofBlockers = distinct(blocks).reduce((sum, name) => {
    const { texts } = blockerNamed(board, name);
    return sum + times(texts, 'blocks if able') + said(board, 'your creatures block if able', seat) + said(board, 'all creatures block if able');
  }, 0);
  const ofPairs = blocks.reduce((sum, { blocker, attacker }) => {
    const named = attacker === 'A1' ? times(blockerNamed(board, blocker).texts, 'blocks A1 if able') : 0;
    return sum + named + times(attackerNamed(board, attacker).texts, 'all able block it');
  }, 0);
  const blocked = board.attackers.filter(({ name }) => blocks.some(({ attacker }) => attacker === name));
  const wanted = said(board, 'your creatures must be blocked if able', board.seats[0]);
  return ofBlockers + ofPairs + blocked.reduce((sum, { texts }) => sum + times(texts, 'must be blocked if able') + wanted, 0);
}

export const costOf = ({ board }: Situation, blocks: Blocks): number =>
  distinct(blocks).reduce((sum, name) => sum + times(blockerNamed(board, name).texts, 'blocks for {1}'), 0);

/** Every way to declare creatures as blockers, whether or not it is allowed. */
export function* declarations({ attackers, blockers }: BlockBoard): Generator<Blocks> {
  const names = attackers.map(({ name }) => name);
  const choices = blockers.map(({ name: blocker }) => [...subsets(names)].map((set) => set.map((attacker) => ({ blocker, attacker }))));
  for (const chosen of product<Blocks>(choices)) yield chosen.flat();
}

/** What makes a declaration legal: as many requirements obeyed as any permitted declaration obeys that costs nothing. */
export function judgeOf(at: Situation): (blocks: Blocks) => boolean {
  let most = 0;
  for (const blocks of declarations(at.board)) {
    if (costOf(at, blocks) === 0 && obeyed(at, blocks) > most && isPermitted(at, blocks)) most = obeyed(at, blocks);
  }
  return (blocks) => isPermitted(at, blocks) && obeyed(at, blocks) >= most;
}
