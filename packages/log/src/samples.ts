/** Games for the tests of this package: made up, but sealed as real ones are. */
import { randomInt } from 'node:crypto';
import { type Action, type Event, editions, type Setup } from '@arbiter/schema';
import { NO_HASH, type Sealed, seal } from './chain.ts';
import { type GameKeys, keysOf, secretKey } from './keys.ts';
import type { EntryCore, Parts } from './types.ts';

const sampleMaster = secretKey('5c'.repeat(32));
export const sampleSeats = ['alice', 'bob'];
const seatAt = (index: number): string => (index % 2 === 0 ? 'alice' : 'bob');
export const ENGINE = 'e1'.repeat(32);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
export const sampleGameId = (): string => Array.from({ length: 26 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const keys = new Map<string, GameKeys>();
export function sampleKeys(game: string): GameKeys {
  const known = keys.get(game) ?? keysOf(sampleMaster, game);
  keys.set(game, known);
  return known;
}

const rule = '2008:310.4a';

const eventsOf = (index: number): EntryCore['batches'] => [
  [
    { type: 'StepBegan', rule, step: 'draw', player: 'alice' },
    { type: 'Named', rule, name: `Æther Vial № ${index} 🂡`, object: index, player: seatAt(index) },
  ],
  [{ type: 'LifeLost', rule, player: 'bob', amount: index }],
];

/** Here names are seen by the player alone who gave them. */
const seenBy =
  (viewer: string | null) =>
  (event: Event): unknown =>
    event.type === 'Named' && event.player !== viewer ? { type: event.type, rule: event.rule, player: event.player } : event;

/** Every engine but `ENGINE` is a stranger's. */
export function samplePartsOf({ engine, action, batches, then }: EntryCore): Parts | null {
  if (engine !== ENGINE) return null;
  const partOf = (seat: string) => ({ batches: batches.map((batch) => batch.filter((event) => event.type === 'Named' && event.player === seat)) });
  return {
    public: { action: { kind: action.kind }, batches: batches.map((batch) => batch.map(seenBy(null))), awaited: then.awaited },
    seats: Object.fromEntries(sampleSeats.map((seat) => [seat, partOf(seat)])),
  };
}

const setupFor = (game: string, { keyId, commitment }: GameKeys): Setup => ({
  game,
  rules: editions.classic,
  format: 'duel',
  seats: sampleSeats.map((seat, team) => ({ seat, team })),
  decks: {},
  cards: {},
  keyId,
  commitment,
  provable: false,
  openHands: false,
  attack: 'multiple',
  range: null,
  match: null,
  startingLife: 20,
  startingHand: 7,
});

export interface SampleOptions {
  readonly actionId?: string;
  readonly seat?: string | null;
  readonly engine?: string;
  /** How many letters of no meaning the entry carries. */
  readonly pad?: number;
}

function actionAt(index: number, game: string, { actionId = `action-${index}`, seat = seatAt(index) }: SampleOptions): Action {
  if (index === 0) return { kind: 'create', actionId, setup: setupFor(game, sampleKeys(game)) };
  if (seat === null) return { kind: 'restart', actionId, why: 'the rules have changed' };
  return { kind: 'answer', actionId, seat, decision: index - 1, answer: { pass: true } };
}

/** The entry that comes after `before`; two with other options are two different entries for the same place. */
export function sampleAfter(game: string, before: Sealed | null, options: SampleOptions = {}): Sealed {
  const index = before === null ? 0 : before.entry.index + 1;
  const { engine = ENGINE, pad = 0 } = options;
  const awaited = { seat: 'alice', kind: 'priority', cite: '2008:300.3', optionsHash: 'ab'.repeat(32) } as const;
  const run = { id: index, name: 'priority', args: { pad: 'x'.repeat(pad) }, began: [index, 0] } as const;
  const draft: EntryCore = {
    v: 1,
    game,
    index,
    at: 1_764_000_000_000 + index,
    engine,
    action: actionAt(index, game, options),
    batches: eventsOf(index),
    then: { value: { playing: 'upkeep' }, run, runs: index, awaited },
  };
  const parts = samplePartsOf({ ...draft, engine: ENGINE }) as Parts;
  return seal({ draft, parts, saltKey: sampleKeys(game).saltKey, prevHash: before?.entry.hash ?? NO_HASH });
}

export function sampleGame(game: string, length: number, options: SampleOptions = {}): Sealed[] {
  const sealed: Sealed[] = [];
  for (let i = 0; i < length; i++) sealed.push(sampleAfter(game, sealed.at(-1) ?? null, i === 0 ? {} : options));
  return sealed;
}
