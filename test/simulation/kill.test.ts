import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBot, seeded } from '@arbiter/bots';
import { canonical, openStorage, type Storage, sha256 } from '@arbiter/log';
import type { Edition, Entry, Random } from '@arbiter/schema';
import { type Reply, Table, verify } from '@arbiter/table';
import { expect, it } from 'vitest';
import { ENGINE } from '../support/games.ts';
import { groundOn } from '../support/ground.ts';
import { runs, seedsOf } from '../support/runs.ts';
import { type Death, dying, type Witness } from './kill/dying.ts';
import { type Place, placeOf, places } from './kill/places.ts';

const KILLS = 50;
/** So many players in turn are killed over one game; then another begins, with another number of players. */
const IN_ONE_GAME = 4;
const seedOf = (game: string): number => Number(game.replace(/^g+/, ''));
/** Two lanes, each a storage of its own through which one process after another is killed. */
const LANES = ['classic', 'modern'] as const satisfies readonly Edition[];
/** How far each game goes on in this process before the next player takes over. */
const GOES_ON = 25;
/** Of so many chains one is carried out again as well as followed. */
const CARRIED_OUT_AGAIN = 5;

const momentFor = (kill: number, random: Random): Death['when'] =>
  kill % 2 === 0
    ? { acknowledged: 1 + random.below(60), ms: random.below(6) }
    : { stopAt: places[((kill - 1) / 2) % places.length] as Place, skip: random.below(4) };

const entriesOf = async ({ log }: Storage, game: string): Promise<readonly Entry[]> => {
  const entries: Entry[] = [];
  for await (const { entry } of log.read(game)) entries.push(entry);
  return entries;
};
type Done = Extract<Reply, { reply: 'done' }>;
const done = (reply: Reply): Done => (reply.reply === 'done' ? reply : expect.fail(JSON.stringify(reply)));
const looked = async (table: Table): Promise<Exclude<Awaited<ReturnType<Table['look']>>, null | { reason: string }>> => {
  const seen = await table.look();
  return seen === null || 'reason' in seen ? expect.fail(JSON.stringify(seen)) : seen;
};

/** Nothing acknowledged is missing or changed, and at most the one action under way is there beside it. */
const nothingLost = async (storage: Storage, { acknowledged, sent }: Witness): Promise<readonly Entry[]> => {
  const stored = new Map<string, readonly Entry[]>();
  for (const game of new Set([...acknowledged.map((a) => a.game), sent.game])) stored.set(game, await entriesOf(storage, game));
  for (const { game, index, hash } of acknowledged) expect(stored.get(game)?.[index]?.hash, `entry ${index} of ${game}`).toBe(hash);
  return stored.get(sent.game) ?? [];
};

/** An action id sent again has one effect, whether its entry had been stored, acknowledged or neither; with other content it is refused. */
const oneEffect = async (storage: Storage, table: Table, { sent }: Witness, before: readonly Entry[]): Promise<void> => {
  const was = before.find((entry) => entry.action.actionId === sent.action.actionId);
  const first = done(await table.take(sent.action));
  expect(first.repeated).toBe(was !== undefined);
  if (was) expect(canonical(first.entry)).toBe(canonical(was));
  const after = was ? before.length : before.length + 1;
  const again = done(await table.take(sent.action));
  expect([again.repeated, again.entry.hash]).toEqual([true, first.entry.hash]);
  if (sent.action.kind === 'answer')
    expect(await table.take({ ...sent.action, decision: sent.action.decision + 1 })).toMatchObject({ reply: 'refused', code: 'action-id-reused' });
  expect((await storage.log.head(table.game))?.index).toBe(after - 1);
};

const goesOn = async (table: Table, botSeed: number): Promise<void> => {
  const bot = randomBot(seeded(botSeed));
  for (let n = 0; n < GOES_ON; n++) {
    const { decision, head, game } = await looked(table);
    if (!decision) return expect(game.result).not.toBeNull();
    expect(
      done(await table.take({ kind: 'answer', actionId: `${head.index}`, seat: decision.seat, decision: head.index, answer: bot.choose(decision) })).repeated,
    ).toBe(false);
  }
};

const verified = async (storage: Storage, game: string, again: boolean): Promise<void> => {
  const keys = groundOn(storage).keysOf(game);
  const head = await storage.log.head(game);
  const verdict = await verify({ lines: storage.log.read(game), engine: ENGINE, keys, seed: again ? keys.seed : null });
  expect(verdict).toMatchObject({ game, ok: true, firstBad: null, head, reexecuted: again ? verdict.entries : 0 });
};

/** Whether the action under way was stored although its sender never heard of it. */
const unheard = ({ acknowledged, sent }: Witness, newest: Entry): boolean =>
  newest.action.actionId === sent.action.actionId && !acknowledged.some((a) => a.game === newest.game && a.index === newest.index);

/** The open question is the one the log tells of, and the one that was acknowledged, options and all. Returns where the kill has hit. */
const sameQuestion = async (table: Table, witness: Witness, newest: Entry): Promise<Place> => {
  const { decision, game } = await looked(table);
  const { awaited } = newest.then;
  expect(decision && { seat: decision.seat, kind: decision.kind, cite: decision.space.cite, optionsHash: sha256(canonical(decision.space)) }).toEqual(awaited);
  if (unheard(witness, newest)) return 'written but unacknowledged';
  const heard = witness.acknowledged.findLast((a) => a.game === newest.game);
  if (heard) expect([newest.index, decision && canonical(decision)]).toEqual([heard.index, heard.asks]);
  return placeOf(game, newest);
};

/** What the storage says after a kill, to a process that has nothing but the log and the key. */
const survived = async (storage: Storage, witness: Witness, kill: number): Promise<Place> => {
  const entries = await nothingLost(storage, witness);
  const table = new Table(groundOn(storage), witness.sent.game);
  const newest = entries.at(-1);
  const place = newest ? await sameQuestion(table, witness, newest) : 'at rest';
  await oneEffect(storage, table, witness, entries);
  await goesOn(table, kill);
  await verified(storage, table.game, kill % CARRIED_OUT_AGAIN === 0);
  return place;
};

const inLane = async (rules: Edition, kills: number, firstSeed: number, hit: Map<Place, number>): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arbiter-kill-'));
  const random = seeded(firstSeed);
  let seed = firstSeed;
  for (let kill = 0; kill < kills; kill++) {
    const when = momentFor(kill, random);
    const witness = await dying({ dataDir, rules, seed, botSeed: firstSeed + kill, when });
    const storage = await openStorage('sqlite', { dataDir });
    const place = await survived(storage, witness, kill);
    await storage.log.close();
    await storage.beside.close();
    if ('stopAt' in when) expect(place).toBe(when.stopAt);
    hit.set(place, (hit.get(place) ?? 0) + 1);
    seed = seedOf(witness.sent.game) + (kill % IN_ONE_GAME === IN_ONE_GAME - 1 ? 1 : 0);
  }
  rmSync(dataDir, { recursive: true });
};

it('loses nothing when the process is killed at any moment', async ({ task }) => {
  const [seed] = seedsOf(1) as [number];
  task.meta.seed = seed;
  const kills = runs(KILLS);
  const hit = new Map<Place, number>(places.map((place) => [place, 0]));
  await Promise.all(LANES.map((rules, lane) => inLane(rules, Math.ceil((kills - lane) / LANES.length), seed + lane, hit)));
  console.log(`killed ${[...hit].map(([place, n]) => `${n} times ${place}`).join(', ')}`);
  for (const [place, n] of hit) expect(n, place).toBeGreaterThan(0);
}, 3_600_000);
