import { type Card, type Edition, editions, fitsFormat, type Setup, type Switches, sharesTurns, startingLifeIn, usualTeam } from '@arbiter/schema';

export type WantedGame = Omit<Setup, 'game' | 'keyId' | 'commitment'>;
interface WantedSeat {
  readonly seat: string;
  readonly team?: number;
  readonly main: readonly string[];
  readonly sideboard?: readonly string[];
  /** What begins in the command zone. */
  readonly command?: readonly string[];
}
export interface Wanted {
  readonly rules: Edition | Switches;
  readonly format?: Setup['format'];
  /** Whom a player may attack: one opponent a turn if not told. */
  readonly attack?: Setup['attack'];
  /** In turn order. */
  readonly seats: readonly WantedSeat[];
  /** The definition of a card by its English name. */
  readonly card: (name: string) => Card | undefined;
  readonly provable?: boolean;
  readonly openHands?: boolean;
  readonly match?: Setup['match'];
}

const inDeck = ({ main, sideboard = [], command = [] }: WantedSeat): readonly string[] => [...main, ...sideboard, ...command];
/** A game may only be played with cards that are whole and known: the names that are not. */
export const unknownCards = ({ seats, card }: Pick<Wanted, 'seats' | 'card'>): readonly string[] =>
  [...new Set(seats.flatMap(inDeck))].filter((name) => card(name) === undefined);

/** All that a new game pins: switches, seats, decks and the definitions of the cards in them. Throws if a card is unknown; see {@link unknownCards}. */
export const setupOf = ({ rules, format = 'duel', attack = 'one', seats, card, provable = false, openHands = false, match = null }: Wanted): WantedGame => {
  const names = new Set(seats.flatMap(inDeck));
  const pinned = [...names].map((name) => {
    const found = card(name);
    if (!found) throw new Error(`no card is called "${name}"`);
    return [name, found] as const;
  });
  return {
    rules: typeof rules === 'string' ? editions[rules] : rules,
    format,
    provable,
    openHands,
    match,
    attack,
    range: null,
    startingLife: startingLifeIn(format),
    startingHand: 7,
    seats: seats.map(({ seat, team }, i) => ({ seat, team: team ?? usualTeam(format, i) })),
    decks: Object.fromEntries(seats.map(({ seat, main, sideboard = [], command }) => [seat, { main, sideboard, ...(command ? { command } : {}) }])),
    cards: Object.fromEntries(pinned),
  };
};

const named = ({ decks }: Pick<Setup, 'decks'>): readonly string[] =>
  Object.values(decks).flatMap(({ main, sideboard, command }) => [...main, ...sideboard, ...(command ?? [])]);
/** Whether a setup fits together: no seat twice, teams numbered as they come and such as their format has where it is about teams, a deck for each seat and no other, every card in them defined under its own name. */
export const isSound = ({ seats, decks, cards, format }: Pick<Setup, 'seats' | 'decks' | 'cards' | 'format'>): boolean => {
  const teams = seats.map(({ team }) => team);
  const own = new Set(seats.map(({ seat }) => seat));
  return (
    own.size === seats.length &&
    [...new Set(teams)].every((team, i) => team === i) &&
    (!sharesTurns({ format }) || fitsFormat(format, teams)) &&
    Object.keys(decks).length === own.size &&
    Object.keys(decks).every((seat) => own.has(seat)) &&
    named({ decks }).every((name) => Object.hasOwn(cards, name)) &&
    Object.entries(cards).every(([name, card]) => card.name === name && card.faces.length > 0)
  );
};
