import { randomBytes } from 'node:crypto';
import { type CardsByName, cardNamed, parseDeck } from '@arbiter/cards';
import { hmac } from '@arbiter/log';
import {
  builtFormats,
  type CreatedGame,
  type CreateGame,
  type Format,
  fitsFormat,
  isBuilt,
  type Seat,
  switchesOf,
  usualTeam,
  type WantedDeck,
} from '@arbiter/schema';
import { newGameId, setupOf, type WantedGame } from '@arbiter/table';
import { type Caller, denied } from './callers.ts';
import type { ServiceGround } from './ground.ts';
import { refusalOf, refuse } from './problem.ts';
import { admitted } from './seats.ts';
import { isOver } from './viewing.ts';

const MOST_CARDS = 10_000;
/** Seats are called A, B, C … in turn order; players' names are only shown. */
const seatNamed = (place: number): Seat => String.fromCharCode('A'.charCodeAt(0) + place);

interface ReadDeck {
  readonly main: readonly string[];
  readonly sideboard: readonly string[];
  readonly command?: readonly string[];
}
const listed = (deck: Exclude<WantedDeck, string>): ReadDeck => {
  const total = deck.reduce((sum, { count }) => sum + count, 0);
  if (total > MOST_CARDS) refuse('bad-deck', { detail: `a deck of ${total} cards; at most ${MOST_CARDS} are allowed` });
  return { main: deck.flatMap(({ name, count }) => Array.from({ length: count }, () => name)), sideboard: [] };
};
const deckOf = (deck: WantedDeck, cards: CardsByName, seat: Seat): ReadDeck => {
  if (typeof deck !== 'string') return listed(deck);
  const read = parseDeck(deck, cards);
  if ('ok' in read) return read.ok;
  return refuse('bad-deck', { detail: `the deck of ${seat}`, params: read.errors });
};

/** English names, whichever language they came in; a card may only be played if it is whole. */
const known = (cards: CardsByName, seats: readonly ReadDeck[]): ReadonlyMap<string, string> => {
  const names = new Set(seats.flatMap(({ main, sideboard, command = [] }) => [...main, ...sideboard, ...command]));
  const found = new Map([...names].map((name) => [name, cardNamed(name, cards)] as const));
  const unknown = [...found].filter(([, card]) => !card || (card.unsupported?.length ?? 0) > 0).map(([name]) => name);
  if (unknown.length > 0) refuse('unknown-cards', { params: unknown });
  return new Map([...found].map(([name, card]) => [name, card?.name ?? name]));
};

/** 2016:902.3: in a vanguard game each player has a vanguard card, in any other nobody. */
const withVanguard = (format: Format, vanguard: string | undefined, cards: CardsByName, seat: Seat): Pick<ReadDeck, 'command'> => {
  if (vanguard === undefined) return format === 'vanguard' ? refuse('bad-setup', { detail: `${seat} has no vanguard card` }) : {};
  if (format !== 'vanguard') refuse('bad-setup', { detail: `a vanguard card in a game of the format ${format}` });
  const isOne = cardNamed(vanguard, cards)?.faces[0]?.types.includes('vanguard') ?? true; // an unknown card is refused as such
  return isOne ? { command: [vanguard] } : refuse('bad-setup', { detail: `${vanguard} is no vanguard card` });
};

const setupFor = ({ cards }: ServiceGround, wanted: CreateGame): WantedGame => {
  const { players, format = players.length === 2 ? 'duel' : 'free-for-all' } = wanted;
  if (!isBuilt(format)) refuse('not-supported', { detail: `games of the format ${format}; there are ${builtFormats.join(', ')}` });
  const teams = players.map(({ team }, i) => team ?? usualTeam(format, i));
  if (!fitsFormat(format, teams)) refuse('bad-setup', { detail: `a ${format} of ${players.length} players in the teams ${teams.join(', ')}` });
  const decks = players.map(({ deck, vanguard }, i): ReadDeck => {
    const seat = seatNamed(i);
    return { ...deckOf(deck, cards, seat), ...withVanguard(format, vanguard, cards, seat) };
  });
  const english = known(cards, decks);
  const named = (names: readonly string[]) => names.map((name) => english.get(name) ?? name);
  const setup = setupOf({
    rules: switchesOf(wanted.rules),
    format,
    seats: decks.map(({ main, sideboard, command }, i) => ({
      seat: seatNamed(i),
      main: named(main),
      sideboard: named(sideboard),
      ...(command ? { command: named(command) } : {}),
    })),
    card: (name) => cardNamed(name, cards),
    openHands: wanted.openHands ?? false,
    provable: wanted.provable ?? false,
    match: wanted.match ?? null,
  });
  const seats = players.map(({ name, bot }, i) => ({ seat: seatNamed(i), team: teams[i] ?? i, name, ...(bot ? { bot } : {}) }));
  return { ...setup, seats, attack: wanted.attack ?? 'one' };
};

/** The same key of the same platform always means the same game, so that a creation whose answer was lost can be asked for again. */
const idFor = (master: ServiceGround['master'], who: string, actionId: string | undefined): string => {
  if (actionId === undefined) return newGameId();
  const wide = BigInt(`0x${hmac(master, ['game', who, actionId])}`)
    .toString(36)
    .padStart(50, '0');
  return wide.slice(-26);
};
/** Derived, so that an answer can be given again; only its hash is kept. */
const seatToken = (master: ServiceGround['master'], game: string, seat: Seat): string =>
  Buffer.from(hmac(master, ['token', game, seat]), 'hex').toString('base64url');

export const createGame = async (ground: ServiceGround, caller: Caller, wanted: CreateGame): Promise<CreatedGame> => {
  if (caller.role !== 'platform') return denied(caller);
  const setup = setupFor(ground, wanted);
  const who = caller.token ?? '';
  const game = idFor(ground.master, who, wanted.actionId);
  const isNew = ground.games.begin(who, game);
  try {
    const { created, repeated } = await begin(ground, game, setup, wanted.actionId ?? randomBytes(16).toString('hex'));
    if (isNew && repeated && (await isOver(ground, game))) ground.games.end(game); // made, and played, before
    return created;
  } catch (error) {
    if (isNew) ground.games.end(game); // one that was open before still is
    throw error;
  }
};

interface Begun {
  readonly created: CreatedGame;
  /** Whether it was there already. */
  readonly repeated: boolean;
}
const begin = async (ground: ServiceGround, game: string, wanted: WantedGame, actionId: string): Promise<Begun> => {
  const { keyId, commitment } = ground.keysOf(game);
  const people = wanted.seats.filter(({ bot }) => !bot).map(({ seat }) => seat);
  const tokens = Object.fromEntries(people.map((seat) => [seat, seatToken(ground.master, game, seat)]));
  // before the game is: a token of a game that never comes to be is good for nothing; one revoked later must not come back with a repeated creation
  if (!(await ground.history.head(game))) for (const [seat, token] of Object.entries(tokens)) await ground.beside.grant(token, { game, role: 'seat', seat });
  const reply = await ground.host.take(game, { kind: 'create', actionId, setup: { ...wanted, game, keyId, commitment } });
  ground.count('create', reply.reply);
  if (reply.reply !== 'done') throw refusalOf(reply);
  const seats = await Promise.all(people.map(async (seat) => [seat, { token: tokens[seat] as string, ...(await admitted(ground, game, seat)) }] as const));
  return { created: { game, commitment, head: reply.head, seats: Object.fromEntries(seats) }, repeated: reply.repeated };
};
