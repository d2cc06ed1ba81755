import type { Seat } from '@arbiter/schema';
import { subsets } from '../combine.ts';
import { AIMED, type Entry, type Shield, type TargetBoard, type Thing, type Ward, type Word } from './board.ts';

/*
 * Which targets may be chosen, found by trying every choice: a second opinion that shares nothing with the engine but the words of a board
 * (2016:114.1-114.4, 601.2c-d, 702.11, 702.16b, 702.18).
 */

/** For each entry what is chosen, in the order of {@link thingsOn}. */
export type Chosen = readonly (readonly string[])[];

const you: Seat = 'A';
const is = (one: Thing, type: Thing['types'][number]): boolean => one.types.includes(type);
const isCreature = (one: Thing): boolean => is(one, 'creature');
/** Its own source is among the permanents where that is one. */
const aimedAsThing = ({ aimed }: TargetBoard): Thing => ({
  name: AIMED,
  seat: you,
  types: aimed.types,
  colors: aimed.colors,
  power: 2,
  tapped: false,
  shields: [],
});
const wardsAsThings = ({ wards }: TargetBoard): readonly Thing[] =>
  wards.map(({ name, seat }) => ({ name, seat, types: ['enchantment'], colors: [], power: 0, tapped: false, shields: [] }));

function permanentsOn(board: TargetBoard): readonly Thing[] {
  const source = board.aimed.kind === 'spell' ? [] : [aimedAsThing(board)];
  return [...board.permanents, ...wardsAsThings(board), ...source];
}

interface Naming {
  readonly permanent?: (one: Thing) => boolean;
  readonly player?: (seat: Seat) => boolean;
  readonly spell?: (one: Thing) => boolean;
  readonly card?: (one: Thing) => boolean;
}
const naming = ({ edition }: TargetBoard): { readonly [W in Word]: Naming } => ({
  creature: { permanent: isCreature },
  'creature or player, or any target': {
    permanent: (one) => isCreature(one) || (edition === 'modern' && is(one, 'planeswalker')),
    player: () => true,
  },
  player: { player: () => true },
  opponent: { player: (seat) => seat !== you },
  permanent: { permanent: () => true },
  land: { permanent: (one) => is(one, 'land') },
  'artifact or enchantment': { permanent: (one) => is(one, 'artifact') || is(one, 'enchantment') },
  'creature you control': { permanent: (one) => isCreature(one) && one.seat === you },
  'creature an opponent controls': { permanent: (one) => isCreature(one) && one.seat !== you },
  'another creature': { permanent: (one) => isCreature(one) && one.name !== AIMED },
  'tapped creature': { permanent: (one) => isCreature(one) && one.tapped },
  'nonblack creature': { permanent: (one) => isCreature(one) && !one.colors.includes('B') },
  'creature with power 2 or less': { permanent: (one) => isCreature(one) && one.power <= 2 },
  'red permanent': { permanent: (one) => one.colors.includes('R') },
  'player or planeswalker': { permanent: (one) => is(one, 'planeswalker'), player: () => true },
  spell: { spell: () => true },
  'creature spell': { spell: isCreature },
  'spell or permanent': { spell: () => true, permanent: () => true },
  'card in a graveyard': { card: () => true },
  'creature card in your graveyard': { card: (one) => isCreature(one) && one.seat === you },
  "card in an opponent's graveyard": { card: (one) => one.seat !== you },
});

function keepsOff({ aimed }: TargetBoard, shield: Shield, seat: Seat): boolean {
  switch (shield) {
    case 'shroud':
      return true;
    case 'hexproof':
    case "can't be the target of what opponents control":
      return seat !== you;
    case 'protection from red':
      return aimed.colors.includes('R');
    case 'protection from artifacts':
      return aimed.types.includes('artifact');
    case "can't be the target of blue":
      return aimed.colors.includes('U');
  }
}
function wardsOff({ aimed }: TargetBoard, ward: Ward, seat: Seat): boolean {
  if (ward === 'you have hexproof') return seat !== you;
  return ward === 'you have shroud' || aimed.colors.includes('R');
}

/** Everything somebody could name, a spell's own self last. */
export const thingsOn = (board: TargetBoard): readonly string[] => [
  ...permanentsOn(board).map(({ name }) => name),
  ...board.graveyard.map(({ name }) => name),
  ...board.stack.map(({ name }) => name),
  ...board.seats,
  ...(board.aimed.kind === 'spell' ? [AIMED] : []),
];

/** Whether this alone may be chosen for an entry. A spell is no target of itself (114.4), and shields shield permanents and players only. */
function isLegal(board: TargetBoard, word: Word, name: string): boolean {
  const { permanent, player, spell, card } = naming(board)[word];
  const inPlay = permanentsOn(board).find((one) => one.name === name);
  if (inPlay) return permanent?.(inPlay) === true && !inPlay.shields.some((shield) => keepsOff(board, shield, inPlay.seat));
  if (board.seats.includes(name)) return player?.(name) === true && !board.wards.some(({ seat, ward }) => seat === name && wardsOff(board, ward, name));
  const onStack = board.stack.find((one) => one.name === name);
  if (onStack) return spell?.(onStack) === true;
  const buried = board.graveyard.find((one) => one.name === name);
  return buried !== undefined && card?.(buried) === true;
}

const holderOf = (board: TargetBoard, name: string): Seat =>
  [...permanentsOn(board), ...board.graveyard, ...board.stack].find((one) => one.name === name)?.seat ?? name;

/** Every set of up to so many things. */
export const choices = (board: TargetBoard, most: number): readonly (readonly string[])[] => [...subsets(thingsOn(board), most)];

function isChoice(board: TargetBoard, { word, min, max, samePlayer, divides, other }: Entry, chosen: readonly string[], before: readonly string[]): boolean {
  const most = divides === null ? max : Math.min(max, Math.max(min, divides)); // each gets at least one of what is divided
  if (chosen.length < min || chosen.length > most || !chosen.every((name) => isLegal(board, word, name))) return false;
  if (other && chosen.some((name) => before.includes(name))) return false;
  return !samePlayer || new Set(chosen.map((name) => holderOf(board, name))).size <= 1;
}

/** Every legal choice for all the entries together. */
export function legalChoices(board: TargetBoard, most: number): readonly Chosen[] {
  const sets = choices(board, most);
  return board.aimed.entries.reduce<readonly Chosen[]>(
    (sofar, entry) => sofar.flatMap((chosen) => sets.filter((set) => isChoice(board, entry, set, chosen.at(-1) ?? [])).map((set) => [...chosen, set])),
    [[]],
  );
}

/** Every way to divide so much among so many, each at least one. */
export function divisions(total: number, among: number): readonly (readonly number[])[] {
  if (among === 1) return total >= 1 ? [[total]] : [];
  return Array.from({ length: Math.max(0, total - 1) }, (_, at) => at + 1).flatMap((first) =>
    divisions(total - first, among - 1).map((rest) => [first, ...rest]),
  );
}
