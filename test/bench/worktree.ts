import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A commit checked out beside the tree one works in, ready to run. */

export const here = fileURLToPath(new URL('../../', import.meta.url));
const STORE = join('node_modules', '.pnpm');

export const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', here, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The commit a name stands for, or null. */
export function commitOf(name: string): string | null {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  } catch {
    return null;
  }
}

/** The root itself and every workspace member. */
const membersIn = (root: string): readonly string[] => [
  '.',
  ...['packages', 'services'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name))),
];
const DECIDING = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'] as const;
/** Whether what is installed here is what that checkout would install. */
const sharesInstall = (root: string): boolean => DECIDING.every((file) => readFileSync(join(root, file), 'utf8') === readFileSync(join(here, file), 'utf8'));

/** Links to the store are relative to the checkout, as are those from package to package: copied as they are, with the store itself lent, each leads where it should. */
function lend(root: string): void {
  for (const member of membersIn(root)) {
    const from = join(here, member, 'node_modules');
    if (!existsSync(from)) continue;
    const links = readdirSync(from).filter((name) => !name.startsWith('.'));
    for (const name of links) cpSync(join(from, name), join(root, member, 'node_modules', name), { recursive: true, verbatimSymlinks: true });
  }
  symlinkSync(join(here, STORE), join(root, STORE), 'dir');
}
const install = (root: string): void => {
  execFileSync('node', [join(root, 'infra/setup.mjs')], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
};

/** The benchmarks of this tree measure both. */
function sameBench(root: string): void {
  rmSync(join(root, 'test/bench'), { recursive: true, force: true });
  cpSync(join(here, 'test/bench'), join(root, 'test/bench'), { recursive: true });
}

/** Works in a checkout of a commit under the system's folder for temporary files, and leaves nothing of it, whatever happens. */
export async function inWorktree<T>(commit: string, work: (root: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'arbiter-against-'));
  const root = join(dir, 'checkout');
  try {
    git('worktree', 'add', '--detach', '--quiet', root, commit);
    if (sharesInstall(root)) lend(root);
    else install(root);
    sameBench(root);
    return await work(root);
  } finally {
    rmSync(dir, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}
