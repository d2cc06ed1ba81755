/**
 * `node test/golden/main.ts`: plays and keeps each wish of wishes.ts, and a finished game of each edition, that is not kept yet. What is kept is never written again;
 * a file is deleted by hand only if no release has carried it.
 */
import { writeFileSync } from 'node:fs';
import { seeded } from '@arbiter/bots';
import { cardNamed } from '@arbiter/cards';
import { exportLines, keysOf } from '@arbiter/log';
import { act, createGame, decisionOf, gameOf, type Outcome, type Position } from '@arbiter/rules';
import { type Action, type Answer, type Decision, type Edition, type Entry, type Random, sample } from '@arbiter/schema';
import { engineHash, sealOutcome, setupOf } from '@arbiter/table';
import { gameId, master, mustDo } from '../support/games.ts';
import { finishedFile, isKept, openRunFile } from './games.ts';
import { finished, type Wish, wishes } from './wishes.ts';

const SEEDS = 400;
const MOST_ACTIONS = 400;
const STARTING_LIFE = 6;
const engine = engineHash();

/** Passes at length, so that a game takes few entries. */
const choose = (decision: Decision, random: Random): Answer => {
  const answer: Answer = sample(decision as never, random);
  if (!('pass' in answer)) return answer;
  const [turn, stack] = [{ pass: true, until: 'my-turn' }, { pass: true, until: 'stack-resolved' }] as const;
  return [answer, turn, turn, stack][random.below(4)] as Answer;
};

interface Kept { readonly entries: readonly Entry[]; readonly position: Position }
/** Plays until the position is as wished; null if it never is. */
const playedTo = (seed: number, rules: Edition, decks: Wish['decks'], done: (position: Position) => boolean): Kept | null => {
  const random = seeded(seed);
  const game = gameId(seed);
  const keys = keysOf(master, game);
  const seats = (['A', 'B'] as const).map((seat) => ({ seat, main: decks[seat] }));
  const setup = { ...setupOf({ rules, seats, card: cardNamed }), startingLife: STARTING_LIFE, game, keyId: keys.keyId, commitment: keys.commitment };
  const entries: Entry[] = [];
  const keep = (action: Action, outcome: Outcome, before: Position | null): Position => {
    entries.push(sealOutcome({ game, at: 1_000 + entries.length, engine, action, outcome }, before, entries.at(-1)?.hash ?? '', keys).entry);
    return outcome.position;
  };
  let position = keep({ kind: 'create', actionId: 'create', setup }, createGame(setup, keys.seed), null);
  for (let n = 1; n < MOST_ACTIONS; n++) {
    if (done(position)) return { entries, position };
    const decision = decisionOf(position);
    if (!decision) return null;
    const action: Action = { kind: 'answer', actionId: `${n}`, seat: decision.seat, decision: position.index, answer: choose(decision, random) };
    position = keep(action, mustDo(act(position, action), action), position);
  }
  return null;
};

/** The shortest of the first so many games that come to it. */
const shortest = (rules: Edition, decks: Wish['decks'], done: (position: Position) => boolean): Kept | null => {
  let best: Kept | null = null;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const kept = playedTo(seed, rules, decks, done);
    if (kept && kept.entries.length < (best?.entries.length ?? Number.POSITIVE_INFINITY)) best = kept;
  }
  return best;
};

const keep = async (file: string, rules: Edition, decks: Wish['decks'], done: (position: Position) => boolean): Promise<void> => {
  if (isKept(file)) return console.log(`kept already: ${file}`);
  const found = shortest(rules, decks, done);
  if (!found) {
    process.exitCode = 1;
    return console.log(`never came up in ${SEEDS} games: ${file}`);
  }
  const [{ game }] = found.entries as [Entry];
  const { saltKey, seed, keyId } = keysOf(master, game);
  let text = '';
  for await (const line of exportLines(found.entries.map((entry) => ({ entry })), { saltKey, reveal: gameOf(found.position).result ? { seed, keyId } : null })) text += `${line}\n`;
  writeFileSync(file, text);
  console.log(`${file}: ${found.entries.length} entries, ${Math.ceil(text.length / 1000)} kB`);
};

for (const { name, rules, decks, is } of wishes) await keep(openRunFile(name), rules, decks, is);
for (const [rules, decks] of Object.entries(finished)) await keep(finishedFile(rules), rules as Edition, decks, (position) => gameOf(position).result !== null);
