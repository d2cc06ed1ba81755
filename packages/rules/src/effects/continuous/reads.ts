import type { Zone } from '@arbiter/schema';

/** What a continuous effect can change in an object, and what a text asks of one; a set of these is a number. */
export const aspect = { controller: 1, types: 2, subtypes: 4, supertypes: 8, colors: 16, abilities: 32, size: 64, name: 128, existence: 256 } as const;
export const everyAspect = 511;

/** What a text asks of the game beside characteristics: states of objects, the turn, the fight, the players, who of them is left, or more than can be told. */
export const slice = { state: 1, turn: 2, combat: 4, players: 8, status: 16, all: 32 } as const;

export interface Reads {
  readonly aspects: number;
  readonly slices: number;
  readonly zones: readonly Zone[];
}
type Mark = readonly [aspects: number, slices: number];

const size: Mark = [aspect.size, 0];
const state: Mark = [0, slice.state];
const combat: Mark = [0, slice.combat];
const turn: Mark = [0, slice.turn];
const players: Mark = [0, slice.players];
const all: Mark = [0, slice.all];
const who: Mark = [aspect.controller, slice.status];
const attachments: Mark = [aspect.subtypes, 0];
const colors: Mark = [aspect.colors, 0];

/** By the key a value stands under. */
const keys: Readonly<Record<string, Mark>> = {
  type: [aspect.types, 0],
  subtype: [aspect.subtypes, 0],
  supertype: [aspect.supertypes, 0],
  color: colors,
  has: [aspect.abilities, 0],
  name: [aspect.name, 0],
  sameNameAs: [aspect.name, 0],
  controller: [aspect.controller, 0],
  controllerOf: [aspect.controller, 0],
  mostLife: players,
  colorsOf: colors,
  typesAmong: [aspect.types, 0],
  basicLandTypesAmong: [aspect.subtypes, 0],
  devotion: [aspect.controller, 0],
  damage: state,
  colorsSpent: all,
  spent: all,
  paid: all,
  paidTimes: all,
  was: all,
  did: state,
  life: players,
  startingLife: [0, slice.status],
  cards: players,
  top: players,
  player: players,
  players: [0, slice.status],
  isPlayer: [0, slice.status],
  targets: all,
  manaAbility: all,
  attacks: combat,
  blocks: combat,
  blockedBy: combat,
  turnOf: turn,
  phase: turn,
  inPhase: turn,
  step: turn,
  turn: all,
  lastTurn: all,
  history: [0, slice.state | slice.turn],
  castFrom: all,
  dealtDamageBy: state,
};
/** By the key and the word that stands there. */
const words: Readonly<Record<string, Readonly<Record<string, Mark>>>> = {
  is: {
    tapped: state,
    untapped: state,
    summoningSick: state,
    regenerated: state,
    kicked: all,
    attacking: combat,
    blocking: combat,
    blocked: combat,
    unblocked: combat,
    attackingAlone: combat,
    permanent: [aspect.types, 0],
    multicolored: colors,
    monocolored: colors,
    colorless: colors,
    enchanted: attachments,
    equipped: attachments,
    legal: all,
  },
  stat: { power: size, toughness: size, basePower: size, baseToughness: size },
  most: { power: size, toughness: size, basePower: size, baseToughness: size },
  least: { power: size, toughness: size, basePower: size, baseToughness: size },
  what: { color: colors, type: [aspect.types, 0], subtype: [aspect.subtypes, 0], controller: [aspect.controller, 0] },
  history: { diedThisTurn: all, cameUnderControlSinceUpkeep: all },
  zone: { hand: players, library: players, graveyard: players, stack: all, exile: all, command: all, ante: all, phasedOut: all },
};
/** Player words, wherever they stand. */
const playerWords: Readonly<Record<string, Mark>> = {
  you: [aspect.controller, 0],
  opponents: who,
  others: who,
  each: [0, slice.status],
  team: who,
  active: turn,
  nonactive: [0, slice.turn | slice.status],
  defending: combat,
  attacking: combat,
};
/** Names that stand for words here, not for objects that may be anywhere. */
const wordPlaces: ReadonlySet<string> = new Set([
  'color',
  'colors',
  'subtype',
  'name',
  'set',
  'add',
  'setSubtypes',
  'addSubtypes',
  'removeSubtypes',
  'from',
  'to',
  'words',
]);
const nearNames: readonly unknown[] = ['it', 'self', 'you'];
const isFar = (holder: object, place: string): boolean =>
  !wordPlaces.has(place) && ('linked' in holder || ('ref' in holder && !nearNames.includes(holder.ref)));
/** What is granted is asked nothing yet. */
const granted: ReadonlySet<string> = new Set(['gain', 'abilities', 'do', 'targets', 'modes', 'cost', 'when', 'with']);

/** Everything a piece of card text asks for, told from its shape alone; more rather than less. */
export const readsOf = (text: unknown): Reads => {
  let aspects = 0;
  let slices = 0;
  const zones = new Set<Zone>();
  const mark = (found: Mark | undefined): void => {
    aspects |= found?.[0] ?? 0;
    slices |= found?.[1] ?? 0;
  };
  const walk = (value: unknown, key: string, asked: boolean): void => {
    if (typeof value === 'string') {
      if (key === 'zone') zones.add(value as Zone);
      if (!asked) return;
      mark(words[key]?.[value]);
      mark(playerWords[value]);
    } else if (Array.isArray(value)) for (const item of value) walk(item, key, asked);
    else if (typeof value === 'object' && value !== null) {
      if (asked && isFar(value, key)) mark(all);
      for (const [inner, held] of Object.entries(value)) {
        if (asked) mark(keys[inner]);
        walk(held, inner, asked && !granted.has(inner));
      }
    }
  };
  walk(text, '', true);
  return { aspects, slices, zones: [...zones] };
};
