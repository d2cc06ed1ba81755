import type { Scenario } from '@arbiter/scenario';
import type { Ability, Card, Color, Edition, Filter, Seat } from '@arbiter/schema';
import { card, keyword, quarry, rule, ruleFor } from '../cards.ts';

/* Boards on which blockers are declared, in words of their own, and what these words are on cards. */

const creature = { type: 'creature' } as const satisfies Filter;
const yours: Filter = { all: [creature, { controller: 'you' }] };
const strong = (op: '<=' | '>=', than: number): Filter => ({ stat: 'power', op, than });

/** What may be said on a creature that attacks. */
export const attackerTexts = {
  flying: keyword('flying'),
  fear: keyword('fear'),
  intimidate: keyword('intimidate'),
  shadow: keyword('shadow'),
  horsemanship: keyword('horsemanship'),
  skulk: keyword('skulk'),
  menace: keyword('menace'),
  islandwalk: keyword('landwalk', { word: 'Island' }),
  'nonbasic landwalk': keyword('landwalk', { filter: { not: { supertype: 'basic' } } }),
  'protection from red': keyword('protection', { filter: { color: 'R' } }),
  'protection from artifacts': keyword('protection', { filter: { type: 'artifact' } }),
  'protection from monocolored': keyword('protection', { filter: { is: 'monocolored' } }),
  "can't be blocked": rule('cantBeBlocked'),
  "can't be blocked by black": rule({ cantBeBlockedBy: { color: 'B' } }),
  "can't be blocked by power 1 or less": rule({ cantBeBlockedBy: strong('<=', 1) }),
  "can't be blocked except by artifacts": rule({ cantBeBlockedExceptBy: { type: 'artifact' } }),
  "can't be blocked except by flying": rule({ cantBeBlockedExceptBy: { has: 'flying' } }),
  "can't be blocked by fewer than three": rule({ minBlockers: 3 }),
  "can't be blocked by more than one": rule({ maxBlockers: 1 }),
  "can't be blocked unless by all": rule({ cantBeBlockedUnlessAll: true }),
  'must be blocked if able': rule('mustBeBlocked'),
  'all able block it': ruleFor(creature, { mustBlockObject: 'self' }),
} as const satisfies Readonly<Record<string, Ability>>;
export type AttackerText = keyof typeof attackerTexts;

/** What may be said on a creature that may block. */
export const blockerTexts = {
  flying: keyword('flying'),
  reach: keyword('reach'),
  shadow: keyword('shadow'),
  horsemanship: keyword('horsemanship'),
  "can't block": rule('cantBlock'),
  "can't block power 3 or greater": rule({ cantBlock: strong('>=', 3) }),
  'blocks only flying': rule({ blocksOnly: { has: 'flying' } }),
  'blocks one more': rule({ extraBlocks: 1 }),
  'blocks any number': rule('mayBlockAny'),
  'blocks if able': rule('mustBlock'),
  'blocks A1 if able': rule({ mustBlockObject: { each: { name: 'A1' } } }),
  "can't block alone": rule('cantBlockAlone'),
  'blocks only alone': rule('blocksOnlyAlone'),
  'blocks for {1}': rule({ blockCost: [{ mana: '{1}' }] }),
} as const satisfies Readonly<Record<string, Ability>>;
export type BlockerText = keyof typeof blockerTexts;

/** What may be said on an enchantment; "you" is who controls it. */
export const decrees = {
  'one creature can block': { kind: 'static', play: [{ cantBlockWith: creature, who: 'each', more: 1 }] },
  'two creatures can block': { kind: 'static', play: [{ cantBlockWith: creature, who: 'each', more: 2 }] },
  'your creatures block if able': ruleFor(yours, 'mustBlock'),
  'all creatures block if able': ruleFor(creature, 'mustBlock'),
  "flying creatures can't block": { kind: 'static', play: [{ cantBlockWith: { has: 'flying' }, who: 'each' }] },
  'your creatures have flying': { kind: 'static', affects: { each: yours }, changes: [{ gain: [keyword('flying')] }] },
  'your creatures have menace': { kind: 'static', affects: { each: yours }, changes: [{ gain: [keyword('menace')] }] },
  'your creatures must be blocked if able': ruleFor(yours, 'mustBeBlocked'),
} as const satisfies Readonly<Record<string, Ability>>;
export type Decree = keyof typeof decrees;

interface Body {
  readonly name: string;
  readonly power: number;
  readonly colors: readonly Color[];
  readonly artifact: boolean;
}
export interface Attacker extends Body {
  /** Whom it attacks: a player or a planeswalker. */
  readonly at: string;
  readonly texts: readonly AttackerText[];
}
export interface Blocker extends Body {
  readonly seat: Seat;
  readonly tapped: boolean;
  readonly texts: readonly BlockerText[];
}
/** The first seat is the active player's; all the others may be attacked. */
export interface BlockBoard {
  readonly edition: Edition;
  readonly seats: readonly Seat[];
  readonly attackers: readonly Attacker[];
  readonly blockers: readonly Blocker[];
  readonly planeswalkers: readonly { readonly name: string; readonly seat: Seat }[];
  readonly decrees: readonly { readonly name: string; readonly seat: Seat; readonly decree: Decree }[];
  /** Who controls an Island, and who a land that is not basic. */
  readonly islands: readonly Seat[];
  readonly deserts: readonly Seat[];
  /** How much mana each defending player can make. */
  readonly mana: number;
}

const desert = card('Desert', ['land']);
const basicQuarry: Card = { ...quarry, faces: quarry.faces.map((face) => ({ ...face, supertypes: ['basic'] as const })) };

const bodyCard = ({ name, power, colors, artifact }: Body, abilities: readonly Ability[]): Card =>
  card(name, artifact ? ['artifact', 'creature'] : ['creature'], { power, toughness: 4, colors, abilities });
const cardsOf = ({ attackers, blockers, planeswalkers, decrees: said }: BlockBoard): readonly Card[] => [
  basicQuarry,
  desert,
  ...attackers.map((one) =>
    bodyCard(
      one,
      one.texts.map((text) => attackerTexts[text]),
    ),
  ),
  ...blockers.map((one) =>
    bodyCard(
      one,
      one.texts.map((text) => blockerTexts[text]),
    ),
  ),
  ...planeswalkers.map(({ name }) => card(name, ['planeswalker'], { loyalty: 3 })),
  ...said.map(({ name, decree }) => card(name, ['enchantment'], { abilities: [decrees[decree]] })),
];

/** The board as attackers are declared. */
export function scenarioOf(board: BlockBoard): Scenario {
  const [active = ''] = board.seats;
  const of = (seat: Seat) => [
    ...(seat === active ? board.attackers : []).map(({ name }) => ({ card: name, as: name })),
    ...board.blockers.filter((one) => one.seat === seat).map(({ name, tapped }) => ({ card: name, as: name, tapped })),
    ...[...board.planeswalkers, ...board.decrees].filter((one) => one.seat === seat).map(({ name }) => ({ card: name, as: name })),
    ...(board.islands.includes(seat) ? [{ card: 'Island', tapped: true }] : []),
    ...(board.deserts.includes(seat) ? ['Desert'] : []),
    ...(seat !== active && board.mana > 0 ? [{ card: 'Quarry', count: board.mana }] : []),
  ];
  return {
    rules: board.edition,
    attack: 'multiple',
    cards: Object.fromEntries(cardsOf(board).map((one) => [one.name, one])),
    players: Object.fromEntries(board.seats.map((seat) => [seat, { battlefield: of(seat), library: ['Island*3'] }])),
    start: { turn: 1, step: 'declare-attackers' },
    script: [{ turn: 1, player: active, attack: board.attackers.map(({ name, at }) => ({ attacker: name, defender: at })) }],
  };
}
