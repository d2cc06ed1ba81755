import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, lineCount, type Ran, run, typed } from './testCli.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'arbiter-play-'));
const env = { DATA_DIR: dataDir, MASTER_KEY: '', DURABILITY: 'normal' };
const arbiter = (...args: readonly string[]): Promise<Ran> => run(env, ...args);
const fileWith = (name: string, content: string): string => {
  const file = join(dataDir, name);
  writeFileSync(file, content);
  return file;
};
const played = (lines: readonly string[], ...args: readonly string[]): Promise<Ran> => typed(env, lines, 'play', ...args);
const gameIn = ({ out }: Ran): string => /--resume (?<game>[a-z0-9]{26})/u.exec(out)?.groups?.['game'] ?? '';

let first: Ran;
let game: string;
beforeAll(async () => {
  first = await played([], '--deck', 'knights', '--against', 'beasts', '--seed', '4', '--name', 'Ann');
  game = gameIn(first);
});
afterAll(() => {
  rmSync(dataDir, { recursive: true });
});

describe('arbiter play', () => {
  it('keeps the game when there is nothing more to read', () => {
    expect({ code: first.code, err: first.err }).toEqual({ code: 0, err: '' });
    expect(first.out).toMatch(/^Game [a-z0-9]{26} \(classic rules\): Ann, Bot\./u);
    expect(first.out).toMatch(/The game is kept\. Go on with: npm run -s arbiter -- play --resume [a-z0-9]{26}\n$/u);
  });

  it('goes on with a kept game, takes a concession, and what it has stored holds', async () => {
    const ended = await played(['concede', 'y'], '--resume', game, '--lang', 'ru');
    expect({ code: ended.code, err: ended.err }).toEqual({ code: 0, err: '' });
    expect(ended.out).toContain('продолжается: Ann, Bot');
    expect(ended.out).toMatch(/Вы проиграли\. Побеждает Bot\.\n$/u);
    expect(json(await arbiter('verify', game, '--json'))).toMatchObject({ ok: true, firstBad: null });
    const over = await played([], '--resume', game);
    expect([over.code, over.out]).toEqual([0, expect.stringContaining('You have lost. Bot wins the game.')]);
  });

  it('tells what the deck lacks for a constructed game, and plays all the same', async () => {
    const { code, out, err } = await played([], '--deck', fileWith('small.txt', '30 Forest\n10 Grizzly Bears\n'), '--rules', 'modern', '--players', '3');
    expect([code, lineCount(err)]).toEqual([0, 2]);
    expect(err).toMatch(/40 cards; at least 60[\s\S]*10 of Grizzly Bears; at most 4/u);
    expect(out).toContain('(modern rules): Player, Bot 1, Bot 2.');
  });

  it.each([
    ['there is no game', '--resume', 'a'.repeat(26)],
    ['nobody is called "Eve"', '--resume', 'GAME', '--seat', 'Eve'],
    ['--players is "5"', '--players', '5'],
  ])('says in one line: %s', async (said, ...args) => {
    const { code, out, err } = await arbiter('play', ...args.map((arg) => (arg === 'GAME' ? game : arg)));
    expect({ code, out, lines: lineCount(err) }, err).toEqual({ code: 2, out: '', lines: 1 });
    expect(err).toContain(said);
  });
});
