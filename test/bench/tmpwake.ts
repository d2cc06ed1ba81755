import { randomBot, seeded } from '@arbiter/bots';
import { checkChain } from '@arbiter/log';
import { wake } from '@arbiter/rules';
import { decodeEntry } from '@arbiter/schema';
import { Table } from '@arbiter/table';
import { setupFor } from '../support/games.ts';
import { groundOn } from '../support/ground.ts';
import { inMemory } from './games.ts';

const storage = inMemory();
for (let seed = 1; ; seed++) {
  const setup = setupFor({ seed, rules: 'classic' });
  const table = new Table(groundOn(storage), setup.game);
  await table.take({ kind: 'create', actionId: 'c', setup });
  const bot = randomBot(seeded(seed));
  const t0 = process.cpuUsage();
  let n = 0;
  for (;;) {
    const seen: any = await table.look();
    if (!seen.decision || seen.head.index >= 1000) break;
    const r: any = await table.take({
      kind: 'answer',
      actionId: `${seen.head.index}`,
      seat: seen.decision.seat,
      decision: seen.head.index,
      answer: bot.choose(seen.decision),
    });
    if (r.reply !== 'done') {
      console.log(JSON.stringify(r).slice(0, 500));
      break;
    }
    n++;
  }
  const used = process.cpuUsage(t0);
  console.log(seed, n, 'actions per cpu s', Math.round(n / ((used.user + used.system) / 1e6)));
  if (n < 900) continue;
  for (let i = 0; i < 3; i++) {
    const t = performance.now();
    await new Table(groundOn(storage), setup.game).look();
    console.log('wake ms', (performance.now() - t).toFixed(1));
  }
  const entries: any[] = [];
  for await (const { entry } of storage.log.read(setup.game)) entries.push(entry);
  let t = performance.now();
  entries.forEach((e, i) => checkChain(e, entries[i - 1] ?? null));
  console.log('chain', (performance.now() - t).toFixed(1));
  t = performance.now();
  entries.forEach((e) => decodeEntry(e));
  console.log('decode', (performance.now() - t).toFixed(1));
  t = performance.now();
  wake(entries, groundOn(storage).keysOf(setup.game).seed);
  console.log('wake', (performance.now() - t).toFixed(1));
  t = performance.now();
  for await (const _ of storage.log.read(setup.game));
  console.log('read', (performance.now() - t).toFixed(1));
  break;
}
