import { keysOf } from '@arbiter/log';
import { runText } from '@arbiter/scenario';
import type { Entry } from '@arbiter/schema';
import { expect, it } from 'vitest';
import { master, playedBy } from '../support/games.ts';

const SEED = 11;
const entries: Entry[] = [];
for (const { entry } of playedBy({ seed: SEED, rules: 'classic' })) entries.push(entry);
const lines = (reveal: boolean): string => {
  const last = entries.at(-1) as Entry;
  const { seed, keyId } = keysOf(master, last.game);
  return entries.map((entry) => JSON.stringify({ ...entry, salts: [], ...(reveal && entry === last ? { reveal: { seed, keyId } } : {}) })).join('\n');
};
const run = (at: number, more: object = {}, reveal = true) =>
  runText(JSON.stringify({ from: { file: 'game.ndjson', at }, ...more }), { file: 'a.json', read: (file) => (file === 'game.ndjson' ? lines(reveal) : '') })[0];

/** The first entry that leaves somebody with priority in a main phase. */
const at = entries.findIndex(({ then }) => then.awaited?.kind === 'priority' && JSON.stringify(then.value).includes('precombat-main'));

it('goes on from an entry of an exported game', () => {
  const turn = entries.slice(0, at + 1).flatMap(({ batches }) => batches.flat().filter(({ type }) => type === 'TurnBegan')).length;
  const seat = entries[at]?.then.awaited?.seat;
  expect(
    run(at, {
      stop: { turn, step: 'precombat-main', when: 'begin' },
      expect: [{ awaits: { player: seat, kind: 'priority' } }, { turn, step: 'precombat-main' }],
    }),
  ).toMatchObject({ ok: true });
  expect(
    run(at, { script: [{ turn, step: 'precombat-main', player: seat, concede: true }], expect: [{ player: seat, lost: true }, { result: 'win' }] }),
  ).toMatchObject({ ok: true });
});

it('says what is wrong with an export', () => {
  expect(run(entries.length)?.error).toMatch(/has no entry/);
  expect(runText(JSON.stringify({ from: { file: 'x', at: 0 } }), { file: 'a.json', read: () => '{' })[0]?.error).toMatch(/line 1 of the export is no JSON/);
  expect(runText(JSON.stringify({ from: { file: 'x', at: 0 } }), { file: 'a.json', read: () => '{}' })[0]?.error).toMatch(/entry 0 of the export/);
});
