/**
 * A player for the kill test, run as a process of its own: `main.ts DATA_DIR RULES SEED BOT_SEED [PLACE SKIP]`. Plays game after game of two to four random players on SQLite
 * from game SEED on, going on with a game that is stored, and tells on stdout what it has sent and what was acknowledged. With PLACE it stops there, after passing SKIP such places.
 */
import { writeSync } from 'node:fs';
import { seeded } from '@arbiter/bots';
import { canonical, type GameLog, openStorage } from '@arbiter/log';
import type { Action, Edition } from '@arbiter/schema';
import { Host, type Reply } from '@arbiter/table';
import { playerCounts, setupFor } from '../../support/games.ts';
import { groundOn } from '../../support/ground.ts';
import { eagerly } from '../../support/players.ts';
import { type Place, placeOf, type Told } from './places.ts';

const [dataDir, rules, firstSeed, botSeed, armed, skip] = process.argv.slice(2);
if (dataDir === undefined || rules === undefined) throw new Error('usage: main.ts DATA_DIR RULES SEED BOT_SEED [PLACE SKIP]');

const STDOUT = 1;
const tell = (told: Told): void => {
  writeSync(STDOUT, `${JSON.stringify(told)}\n`);
};

let passed = Number(skip ?? 0);
/** Never comes back where the process is to be killed. */
const passing = async (place: Place): Promise<void> => {
  if (place !== armed || passed-- > 0) return;
  tell({ told: 'stopped', at: place });
  await new Promise<never>(() => {
    setInterval(() => {}, 1_000_000);
  });
};

const storage = await openStorage('sqlite', { dataDir });
const log: GameLog = {
  ...storage.log,
  append: async (game, index, entry, text) => {
    const appended = await storage.log.append(game, index, entry, text);
    await passing('written but unacknowledged');
    return appended;
  },
};
const host = new Host(groundOn({ ...storage, log }));
const random = seeded(Number(botSeed));

const send = async (game: string, action: Action): Promise<Extract<Reply, { reply: 'done' }>['entry']> => {
  tell({ told: 'sent', game, action });
  const reply = await host.take(game, action);
  if (reply.reply !== 'done') throw new Error(JSON.stringify(reply));
  return reply.entry;
};

const play = async (seed: number): Promise<void> => {
  const players = playerCounts[seed % playerCounts.length] as number;
  const setup = setupFor({ seed, rules: rules as Edition, players, decks: 'drawn' });
  const { game } = setup;
  const known = await log.head(game);
  let newest = known === null ? await send(game, { kind: 'create', actionId: 'create', setup }) : null;
  for (;;) {
    const seen = await host.table(game).look();
    if (seen === null || 'reason' in seen) throw new Error(`game ${game}: ${seen?.reason ?? 'gone'}`);
    const { decision, head } = seen;
    if (newest) {
      tell({ told: 'acknowledged', game, index: newest.index, hash: newest.hash, asks: decision && canonical(decision) });
      await passing(placeOf(seen.game, newest));
    }
    if (!decision) return;
    newest = await send(game, { kind: 'answer', actionId: `${head.index}`, seat: decision.seat, decision: head.index, answer: eagerly(decision, random) });
  }
};

for (let seed = Number(firstSeed); ; seed++) await play(seed);
