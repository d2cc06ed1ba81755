import type { Scenario } from '@arbiter/scenario';
import type { Ability, Card, Edition, Filter, Seat } from '@arbiter/schema';
import { card, keyword, quarry, rule, ruleFor } from '../cards.ts';

/* Boards on which attackers are declared, in words of their own, and what these words are on cards. */

const creature = { type: 'creature' } as const satisfies Filter;
const yours: Filter = { all: [creature, { controller: 'you' }] };
const theirs: Filter = { all: [creature, { controller: 'opponents' }] };
const islands: Filter = { all: [{ subtype: 'Island' }, { controller: 'defending' }] };

/** What may be said on a creature. */
export const creatureTexts = {
  haste: keyword('haste'),
  defender: keyword('defender'),
  vigilance: keyword('vigilance'),
  banding: keyword('banding'),
  "can't attack": rule('cantAttack'),
  'attacks if able': rule('mustAttack'),
  "can't attack alone": rule('cantAttackAlone'),
  'attacks only alone': rule('attacksOnlyAlone'),
  'attacks though it has defender': rule('attackAsThoughNoDefender'),
  'attacks as though it had haste': rule('attackAsThoughHaste'),
  "can't attack who has no Island": rule({ cantAttackUnless: { exists: { each: islands } } }),
  'attacks for {1}': rule({ attackCost: [{ mana: '{1}' }] }),
} as const satisfies Readonly<Record<string, Ability>>;
export type CreatureText = keyof typeof creatureTexts;

/** What may be said on an enchantment; "you" is who controls it. */
export const decrees = {
  "creatures can't attack you": ruleFor(creature, { cantAttackPlayer: 'you' }),
  "creatures can't attack you or your planeswalkers": ruleFor(creature, { cantAttackPlayer: 'you', planeswalkers: true }),
  "opponents' creatures with haste can't attack you": { kind: 'static', play: [{ cantAttackWith: { has: 'haste' }, who: 'opponents', whom: 'you' }] },
  'creatures attack you for {1}': { kind: 'static', play: [{ attackTax: [{ mana: '{1}' }], against: 'you' }] },
  'creatures attack you or your planeswalkers for {1}': { kind: 'static', play: [{ attackTax: [{ mana: '{1}' }], against: 'you', planeswalkers: true }] },
  "opponents' creatures attack you if able": ruleFor(theirs, { mustAttackPlayer: 'you' }),
  'your creatures attack if able': ruleFor(yours, 'mustAttack'),
  'all creatures attack if able': ruleFor(creature, 'mustAttack'),
  'your creatures have haste': { kind: 'static', affects: { each: yours }, changes: [{ gain: [keyword('haste')] }] },
  'one creature can attack': { kind: 'static', play: [{ cantAttackWith: creature, who: 'each', more: 1 }] },
  'two creatures can attack': { kind: 'static', play: [{ cantAttackWith: creature, who: 'each', more: 2 }] },
  'one creature can attack you': { kind: 'static', play: [{ cantAttackWith: creature, who: 'each', whom: 'you', more: 1 }] },
  'one creature can attack you or your planeswalkers': {
    kind: 'static',
    play: [{ cantAttackWith: creature, who: 'each', whom: 'you', planeswalkers: true, more: 1 }],
  },
} as const satisfies Readonly<Record<string, Ability>>;
export type Decree = keyof typeof decrees;

export interface Creature {
  readonly name: string;
  readonly seat: Seat;
  readonly tapped: boolean;
  readonly sick: boolean;
  readonly texts: readonly CreatureText[];
}
/** The first seat is the active player's. `chosen`: whom he attacks where one opponent is chosen for that. */
export interface AttackBoard {
  readonly edition: Edition;
  readonly seats: readonly Seat[];
  readonly attack: 'one' | 'multiple' | 'left' | 'right';
  readonly chosen: Seat;
  readonly creatures: readonly Creature[];
  readonly planeswalkers: readonly { readonly name: string; readonly seat: Seat }[];
  readonly decrees: readonly { readonly name: string; readonly seat: Seat; readonly decree: Decree }[];
  readonly islands: readonly Seat[];
  /** How much mana the active player can make. */
  readonly mana: number;
}

const cardsOf = ({ creatures, planeswalkers, decrees: said }: AttackBoard): readonly Card[] => [
  quarry,
  ...creatures.map(({ name, texts }) => card(name, ['creature'], { power: 2, toughness: 2, abilities: texts.map((text) => creatureTexts[text]) })),
  ...planeswalkers.map(({ name }) => card(name, ['planeswalker'], { loyalty: 3 })),
  ...said.map(({ name, decree }) => card(name, ['enchantment'], { abilities: [decrees[decree]] })),
];

/** Among several opponents one is chosen as combat begins, or the option says who; else combat may begin with the declaration. */
const choosesDefender = ({ seats, attack }: AttackBoard): boolean => seats.length > 2 && attack !== 'multiple';

export function scenarioOf(board: AttackBoard): Scenario {
  const [active] = board.seats;
  const of = (seat: Seat) => [
    ...board.creatures.filter((one) => one.seat === seat).map(({ name, tapped, sick }) => ({ card: name, as: name, tapped, summoningSick: sick })),
    ...[...board.planeswalkers, ...board.decrees].filter((one) => one.seat === seat).map(({ name }) => ({ card: name, as: name })),
    ...(board.islands.includes(seat) ? ['Island'] : []),
    ...(seat === active && board.mana > 0 ? [{ card: 'Quarry', count: board.mana }] : []),
  ];
  return {
    rules: board.edition,
    attack: board.attack,
    cards: Object.fromEntries(cardsOf(board).map((one) => [one.name, one])),
    players: Object.fromEntries(board.seats.map((seat) => [seat, { battlefield: of(seat), library: ['Island*3'] }])),
    start: { turn: 1, step: choosesDefender(board) ? 'beginning-of-combat' : 'declare-attackers' },
    ...(choosesDefender(board) && board.attack === 'one' ? { answers: { [active ?? '']: [board.chosen] } } : {}),
  };
}
