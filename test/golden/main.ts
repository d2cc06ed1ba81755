/**
 * `node test/golden/main.ts [NAME…]`: plays and keeps each game of wishes.ts (or those named) that is not kept yet. What a release has carried is never written again;
 * before that a file may be deleted and made anew.
 */
import { writeFileSync } from 'node:fs';
import { seeded } from '@arbiter/bots';
import { cardNamed } from '@arbiter/cards';
import { canonical, keysOf, saltsOf } from '@arbiter/log';
import { act, createGame, decisionOf, gameOf, type Outcome, type Position } from '@arbiter/rules';
import { type Action, type Answer, type Decision, type Entry, type Random, sample } from '@arbiter/schema';
import { engineHash, sealOutcome, seatsOf, setupOf } from '@arbiter/table';
import { gameId, master, mustDo } from '../support/games.ts';
import { finishedFile, isKept, openRunFile } from './games.ts';
import { finished, type Wish, wishes } from './wishes.ts';

const SEEDS = 120;
const engine = engineHash();

/** Does something wherever it can, but never makes mana for nothing, and passes at length, so that a game takes few entries. */
const choose = (decision: Decision, random: Random): Answer => {
  const idle = (answer: Answer): boolean => 'pass' in answer || 'mana' in answer;
  let answer: Answer = sample(decision as never, random);
  for (let again = 0; again < 4 && idle(answer); again++) answer = sample(decision as never, random);
  if ('mana' in answer) answer = { pass: true };
  if (!('pass' in answer)) return answer;
  return [answer, { pass: true, until: 'my-turn' } as const, { pass: true, until: 'stack-resolved' } as const][random.below(3)] as Answer;
};

/** The entries of one game, sealed as they come. */
class Keeper {
  readonly lines: string[] = [];
  private readonly entries: Entry[] = [];
  private readonly keys: ReturnType<typeof keysOf>;
  private readonly game: string;
  bytes = 0;

  constructor(game: string) {
    this.game = game;
    this.keys = keysOf(master, game);
  }

  keep(action: Action, outcome: Outcome, before: Position | null): Position {
    const { game, keys } = this;
    const { entry } = sealOutcome({ game, at: 1_000 + this.entries.length, engine, action, outcome }, before, this.entries.at(-1)?.hash ?? '', keys);
    const state = gameOf(outcome.position);
    const reveal = state.result ? { reveal: { seed: keys.seed, keyId: keys.keyId } } : {};
    const line = canonical({ ...entry, salts: saltsOf(keys.saltKey, game, entry.index, seatsOf(state)), ...reveal });
    this.entries.push(entry);
    this.lines.push(line);
    this.bytes += line.length + 1;
    return outcome.position;
  }
}

const setupFor = ({ rules, decks, hand = 4 }: Wish, game: string): Extract<Action, { kind: 'create' }>['setup'] => {
  const { keyId, commitment } = keysOf(master, game);
  const seats = (['A', 'B'] as const).map((seat) => ({ seat, main: decks[seat] }));
  return { ...setupOf({ rules, seats, card: cardNamed }), startingHand: hand, game, keyId, commitment };
};
const nextAction = (wish: Wish, position: Position, decision: Decision, n: number, random: Random, ruled: boolean): Action =>
  decision.kind === 'priority' && !ruled && wish.orders.length > 0
    ? { kind: 'ruling', actionId: `${n}`, by: 'judge', why: 'a board to begin with', orders: wish.orders }
    : { kind: 'answer', actionId: `${n}`, seat: decision.seat, decision: position.index, answer: choose(decision, random) };

/** Plays until the position is as wished; null if it is not before so many bytes. */
const playedTo = (wish: Wish, seed: number, most: number): Keeper | null => {
  const random = seeded(seed);
  const game = gameId(seed);
  const keeper = new Keeper(game);
  const setup = setupFor(wish, game);
  const done = wish.is ?? ((position: Position) => gameOf(position).result !== null);
  let position = keeper.keep({ kind: 'create', actionId: 'create', setup }, createGame(setup, keysOf(master, game).seed), null);
  let ruled = false;
  for (let n = 1; keeper.bytes < most; n++) {
    if (done(position)) return keeper;
    const decision = decisionOf(position);
    if (!decision) return null;
    const action = nextAction(wish, position, decision, n, random, ruled);
    ruled ||= action.kind === 'ruling';
    position = keeper.keep(action, mustDo(act(position, action), action), position);
  }
  return null;
};

const MOST_BYTES = 150_000;
/** The shortest of so many games. */
const keep = (file: string, wish: Wish): void => {
  if (isKept(file)) return;
  const best = Array.from({ length: SEEDS }).reduce<Keeper | null>((shortest, _, i) => playedTo(wish, i + 1, shortest?.bytes ?? MOST_BYTES) ?? shortest, null);
  if (best) writeFileSync(file, `${best.lines.join('\n')}\n`);
  else process.exitCode = 1;
  console.log(best ? `${wish.name}: ${best.lines.length} entries, ${Math.ceil(best.bytes / 1000)} kB` : `${wish.name}: never came up in ${SEEDS} games`);
};

const named = process.argv.slice(2);
const wanted = ({ name }: Wish): boolean => named.length === 0 || named.includes(name);
for (const wish of wishes.filter(wanted)) keep(openRunFile(wish.name), wish);
for (const wish of finished.filter(wanted)) keep(finishedFile(wish.name), wish);
