import { jetstreamLog } from '@arbiter/log';
import { DiscardPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, headers } from '@nats-io/transport-node';
import { natsServer } from '../support/nats/programs.ts';
import { natsProcess } from '../support/nats/server.ts';
import { hostOn, inMemory, playOn, seated } from './games.ts';
import { Buffer } from 'node:buffer';
const program = natsServer()!;
const s1 = await natsProcess({ program });
const nc = await connect({ servers: s1.url, noAsyncTraces: true });
const jsm = await jetstreamManager(nc);
await jsm.streams.add({ name: 'RAW', subjects: ['raw.*'], discard: DiscardPolicy.New });
const js = jetstream(nc);
const med: Record<string, number[]> = { ours: [], raw: [], ours2: [], wours: [], wraw: [], wours2: []};
  const storage = inMemory();
  const base: { entry: any; text: string }[][] = [];
  for (let seed = 1; base.length < 64; seed++) {
    const playing = await seated(hostOn(storage), seed);
    await playOn(playing, 59);
    const g = []; for await (const { entry, text } of storage.log.read(playing.table.game)) g.push({ entry, text: Buffer.from(text).toString() });
    base.push(g);
  }
console.log('bytes', base.flat().reduce((s, x) => s + x.text.length, 0) / base.flat().length);
for (let r = 0; r < Number(process.argv[2] ?? 20); r++) {
const letters = 'abcdefghijklmnopqrstuvwxyz';
const games = base.map((g, i) => { const id = letters[r]! + letters[i % 26] + letters[Math.floor(i / 26)] + g[0]!.entry.game.slice(3); return g.map(({ entry, text }) => ({ entry: { ...entry, game: id, hash: id + entry.hash }, text })); });
  for (const mode of r % 2 ? ['ours', 'raw'] : ['raw', 'ours']) {
  const log = await jetstreamLog({ url: s1.url });
  globalThis.gc?.();
  const c = process.cpuUsage(); const t = performance.now();
  await Promise.all(games.map(async (g) => {
    if (mode === 'ours') { for (const { entry, text } of g) await log.append(entry.game, entry.index, entry, text); return; }
    let lastSubjectSequence = 0; for (const { entry, text } of g) {
      const same = headers();
      same.set('Arbiter-Index', String(entry.index));
      same.set('Arbiter-Action', entry.hash.slice(0, 32));
   ({ seq: lastSubjectSequence } = await js.publish(`raw.${entry.game}`, text, { msgID: entry.hash, headers: same, expect: { lastSubjectSequence } })); }
  }));
  const d = process.cpuUsage(c);
  med[mode]!.push((d.user + d.system) / games.flat().length); med['w' + mode]!.push((performance.now() - t) * 1000 / games.flat().length);
  await log.close(); 
  }
}
for (const [k, v] of Object.entries(med)) if (v.length) console.log(k, v.sort((a, b) => a - b)[Math.floor(v.length / 2)]!.toFixed(1), v[2]!.toFixed(1));
  await nc.close(); await s1.dispose();
