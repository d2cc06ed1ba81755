import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it, type TestContext } from 'vitest';
import { sideIn } from './round/side.ts';
import { commitOf, git, here, inWorktree } from './worktree.ts';

const head = (context: TestContext): string => {
  const commit = commitOf('HEAD');
  context.skip(commit === null, 'needs a git checkout');
  return commit as string;
};
const isListed = (root: string): boolean => git('worktree', 'list').includes(basename(dirname(root)));

it('knows a commit by its name, and no other', (context) => {
  expect(commitOf(head(context).slice(0, 10))).toBe(head(context));
  for (const name of ['no-such-branch', '--help', '']) expect(commitOf(name)).toBeNull();
});

it('runs a commit with its own packages by the benchmarks of this tree, and leaves nothing of it', async (context) => {
  const { root, decks, taken } = await inWorktree(head(context), async (checkout) => {
    expect(isListed(checkout)).toBe(true);
    const side = sideIn(checkout, new AbortController().signal);
    const decks = await side.ask('decks', null);
    const taken = await side.ask('play', { seed: 1, decks });
    await side.end();
    return { root: checkout, decks, taken };
  });
  expect(root.startsWith(here)).toBe(false);
  expect(decks.mains.length).toBeGreaterThan(1);
  expect(taken).toMatchObject({ actions: taken.latencies.length + 1 });
  for (const number of [taken.seconds, taken.actions]) expect(number).toBeGreaterThan(0);
  expect({ exists: existsSync(root), listed: isListed(root) }).toEqual({ exists: false, listed: false });
});

it('leaves nothing when the work fails', async (context) => {
  let root = '';
  const failing = inWorktree(head(context), async (checkout) => {
    root = checkout;
    throw new Error('no round');
  });
  await expect(failing).rejects.toThrow('no round');
  expect(root).not.toBe('');
  expect({ exists: existsSync(root), listed: isListed(root) }).toEqual({ exists: false, listed: false });
});

it('says what ended a process that cannot play', async () => {
  const side = sideIn(here, new AbortController().signal);
  const decks = { mains: [['No Such Card']], cards: {} };
  await expect(side.ask('play', { seed: 1, decks })).rejects.toThrow(/no card is called "No Such Card"/);
  await side.end();
});

it('stops with its processes when it is told to', async () => {
  const stop = new AbortController();
  const side = sideIn(here, stop.signal);
  const asked = side.ask('decks', null);
  stop.abort();
  await expect(asked).rejects.toThrow('aborted');
  await side.end();
});
