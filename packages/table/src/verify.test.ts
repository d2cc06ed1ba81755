import { exportLines, seal } from '@arbiter/log';
import { nothing, partsOf } from '@arbiter/rules';
import type { Entry } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { ENGINE, entriesIn, groundOn, idOf, keys, started } from './testTable.ts';
import { verify } from './verify.ts';

const game = idOf(1);
const other = keys(idOf(2)).seed;
const first = async (): Promise<Entry> => {
  const { ground } = groundOn();
  await started(ground, game);
  return (await entriesIn(ground.log, game))[0] as Entry;
};
const exported = async (entry: Entry, seed: string): Promise<readonly string[]> => {
  const lines: string[] = [];
  const { saltKey, keyId } = keys(game);
  for await (const line of exportLines([{ entry }], { saltKey, reveal: { seed, keyId } })) lines.push(line);
  return lines;
};

describe('a seed that is not the one committed to', () => {
  it('is blamed itself where an export reveals it, not the entries that it would have led elsewhere', async () => {
    const verdict = await verify({ lines: await exported(await first(), other), engine: ENGINE, keys: null, seed: other });
    expect(verdict.firstBad).toEqual({ index: 0, why: expect.stringContaining('the seed revealed') });
  });

  it('is seen in a stored game, whose every hash was made again', async () => {
    const entry = await first();
    if (entry.action.kind !== 'create') throw new Error('a game begins with the entry that creates it');
    const setup = { ...entry.action.setup, commitment: keys(idOf(2)).commitment };
    const batches = entry.batches.map((batch) => batch.map((event) => (event.type === 'GameCreated' ? { ...event, setup } : event)));
    const draft = { ...entry, action: { ...entry.action, setup }, batches };
    const parts = partsOf(nothing, ['A', 'B'], draft.action, batches, entry.then.awaited);
    const forged = seal({ draft, parts, saltKey: keys(game).saltKey, prevHash: entry.prevHash });
    const verdict = await verify({ lines: [forged.text], engine: ENGINE, keys: keys(game), seed: keys(game).seed });
    expect(verdict.firstBad).toMatchObject({ index: 0, why: expect.stringContaining('its seed is not the one committed to') });
  });
});
