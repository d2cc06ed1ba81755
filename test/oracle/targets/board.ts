import type { Scenario } from '@arbiter/scenario';
import type { Ability, Card, CardType, Color, Edition, Filter, Seat, Target, Targetable } from '@arbiter/schema';
import { card, keyword, rule } from '../cards.ts';

/* Boards on which targets are chosen, in words of their own, and what these words are on cards. */

const creature = { type: 'creature' } as const satisfies Filter;
const all = (...filters: readonly Filter[]): Filter => ({ all: filters });
const any = (...filters: readonly Filter[]): Filter => ({ any: filters });
const not = (filter: Filter): Filter => ({ not: filter });

/** What "target …" may name. */
export const words = {
  creature: { objects: creature },
  'creature or player, or any target': 'anyTarget',
  player: { players: 'each' },
  opponent: { players: 'opponents' },
  permanent: { objects: { is: 'permanent' } },
  land: { objects: { type: 'land' } },
  'artifact or enchantment': { objects: any({ type: 'artifact' }, { type: 'enchantment' }) },
  'creature you control': { objects: all(creature, { controller: 'you' }) },
  'creature an opponent controls': { objects: all(creature, { controller: 'opponents' }) },
  'another creature': { objects: all(creature, not({ among: 'self' })) },
  'tapped creature': { objects: all(creature, { is: 'tapped' }) },
  'nonblack creature': { objects: all(creature, not({ color: 'B' })) },
  'creature with power 2 or less': { objects: all(creature, { stat: 'power', op: '<=', than: 2 }) },
  'red permanent': { objects: all({ is: 'permanent' }, { color: 'R' }) },
  'player or planeswalker': { objects: { type: 'planeswalker' }, players: 'each' },
  spell: { objects: { is: 'spell' }, zone: 'stack' },
  'creature spell': { objects: all({ is: 'spell' }, creature), zone: 'stack' },
  'spell or permanent': { objects: any({ is: 'spell' }, { is: 'permanent' }), zone: ['stack', 'battlefield'] },
  'card in a graveyard': { objects: 'any', zone: 'graveyard' },
  'creature card in your graveyard': { objects: all(creature, { owner: 'you' }), zone: 'graveyard' },
  "card in an opponent's graveyard": { objects: { owner: 'opponents' }, zone: 'graveyard' },
} as const satisfies Readonly<Record<string, Targetable>>;
export type Word = keyof typeof words;

/** What may be said on a permanent, or on a card elsewhere, where it says nothing. */
export const shields = {
  shroud: keyword('shroud'),
  hexproof: keyword('hexproof'),
  'protection from red': keyword('protection', { filter: { color: 'R' } }),
  'protection from artifacts': keyword('protection', { filter: { type: 'artifact' } }),
  "can't be the target of blue": rule({ cantBeTargetedBy: { color: 'U' } }),
  "can't be the target of what opponents control": rule({ cantBeTargetedBy: 'any', who: 'opponents' }),
} as const satisfies Readonly<Record<string, Ability>>;
export type Shield = keyof typeof shields;

/** What may be said on an enchantment of players; "you" is who controls it. */
export const wards = {
  'you have shroud': { kind: 'static', play: [{ playerHas: 'shroud', who: 'you' }] },
  'you have hexproof': { kind: 'static', play: [{ playerHas: 'hexproof', who: 'you' }] },
  'you have protection from red': { kind: 'static', play: [{ playerHas: { protectionFrom: { color: 'R' } }, who: 'you' }] },
} as const satisfies Readonly<Record<string, Ability>>;
export type Ward = keyof typeof wards;

export interface Thing {
  readonly name: string;
  readonly seat: Seat;
  readonly types: readonly CardType[];
  readonly colors: readonly Color[];
  readonly power: number;
  readonly tapped: boolean;
  readonly shields: readonly Shield[];
}
export interface Entry {
  readonly word: Word;
  readonly min: number;
  readonly max: number;
  /** Not what was chosen for the entry before. */
  readonly other: boolean;
  /** All of one player's. */
  readonly samePlayer: boolean;
  /** So much is divided among them. */
  readonly divides: number | null;
}
/** What has targets: a spell, or an ability of a permanent; the first player's, whose main phase or upkeep it is. */
export interface Aimed {
  readonly kind: 'spell' | 'activated' | 'triggered';
  readonly types: readonly CardType[];
  readonly colors: readonly Color[];
  readonly entries: readonly Entry[];
}
export interface TargetBoard {
  readonly edition: Edition;
  readonly seats: readonly Seat[];
  readonly aimed: Aimed;
  readonly permanents: readonly Thing[];
  readonly graveyard: readonly Thing[];
  readonly stack: readonly Thing[];
  readonly wards: readonly { readonly name: string; readonly seat: Seat; readonly ward: Ward }[];
}

export const AIMED = 'Aimed';
const targetOf = ({ word, min, max, other, samePlayer, divides }: Entry, at: number): Target => ({
  as: `t${at}`,
  what: words[word],
  min,
  max,
  ...(other && at > 0 ? { otherThan: [`t${at - 1}`] } : {}),
  ...(samePlayer ? { samePlayer } : {}),
  ...(divides === null ? {} : { divides }),
});
function abilityOf({ kind, entries }: Aimed): Ability {
  const text = { targets: entries.map(targetOf), do: [{ do: 'gainLife', who: 'you', amount: 1 }] } as const;
  if (kind === 'activated') return { kind, cost: [], limit: 1, ...text };
  return kind === 'triggered' ? { kind, when: { on: 'step', step: 'upkeep', whose: 'you' }, ...text } : { kind, ...text };
}

const bodied = (name: string, { types, colors, power }: Pick<Thing, 'types' | 'colors' | 'power'>, abilities: readonly Ability[]): Card =>
  card(name, types, {
    cost: '{0}',
    colors,
    abilities,
    ...(types.includes('creature') ? { power, toughness: 4 } : {}),
    ...(types.includes('planeswalker') ? { loyalty: 3 } : {}),
  });
const cardsOf = ({ aimed, permanents, graveyard, stack, wards: said }: TargetBoard): readonly Card[] => [
  bodied(AIMED, { ...aimed, power: 2 }, [abilityOf(aimed)]),
  ...[...permanents, ...graveyard, ...stack].map((one) =>
    bodied(
      one.name,
      one,
      one.shields.map((shield) => shields[shield]),
    ),
  ),
  ...said.map(({ name, ward }) => card(name, ['enchantment'], { abilities: [wards[ward]] })),
];

export function scenarioOf(board: TargetBoard): Scenario {
  const { aimed, seats } = board;
  const of = (list: readonly Thing[], seat: Seat) => list.filter((one) => one.seat === seat);
  const inHand = aimed.kind === 'spell';
  const player = (seat: Seat) => ({
    battlefield: [
      ...of(board.permanents, seat).map(({ name, tapped }) => ({ card: name, as: name, tapped })),
      ...board.wards.filter((one) => one.seat === seat).map(({ name }) => ({ card: name, as: name })),
      ...(seat === seats[0] && !inHand ? [{ card: AIMED, as: AIMED }] : []),
    ],
    graveyard: of(board.graveyard, seat).map(({ name }) => ({ card: name, as: name })),
    stack: of(board.stack, seat).map(({ name }) => ({ card: name, as: name })),
    hand: seat === seats[0] && inHand ? [{ card: AIMED, as: AIMED }] : [],
    library: ['Island*3'],
  });
  return {
    rules: board.edition,
    cards: Object.fromEntries(cardsOf(board).map((one) => [one.name, one])),
    players: Object.fromEntries(seats.map((seat) => [seat, player(seat)])),
    start: { turn: 1, step: aimed.kind === 'triggered' ? 'upkeep' : 'precombat-main' },
  };
}
