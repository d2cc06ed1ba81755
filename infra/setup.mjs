// Runs on whatever Node the user has (20 or newer). Installs with a pinned pnpm, and only when something that decides the install has changed.
// `npm run setup -- --lock` also writes the lockfile anew, after a dependency has been changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = '12.21.0';
const NODE_MAJOR = 24;
const STAMP = 'node_modules/.setup-stamp';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`; // as npm does for a script, so that the Node found is the one scripts run on

const members = ['packages', 'services'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}/package.json`)).toSorted();

function fingerprint() {
  const hash = createHash('sha256').update([process.platform, process.arch, PNPM].join());
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...members].filter((file) => existsSync(file))) {
    hash.update(`\n${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function run(command, args, stdout) {
  return spawnSync(command, args, { stdio: ['ignore', stdout, 2], encoding: 'utf8', shell: process.platform === 'win32' });
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

const lock = process.argv.includes('--lock');
if (!lock && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) process.exit(0);

// pnpm's messages go to stderr, so that the first `npm run -s arbiter -- … --json` still prints nothing but JSON.
const install = run('npx', ['--prefer-offline', '--yes', `pnpm@${PNPM}`, 'install', lock ? '--no-frozen-lockfile' : '--frozen-lockfile'], 2);
if (install.status !== 0) fail('The install failed. If a package.json has changed, run: npm run setup -- --lock');

const version = (run('node', ['--version'], 'pipe').stdout ?? '').trim();
if (!(Number(version.slice(1).split('.')[0]) >= NODE_MAJOR)) {
  fail(`Node ${NODE_MAJOR} or newer is needed, and no prebuilt one came for ${process.platform}-${process.arch} (found ${version || 'none'}).`);
}
writeFileSync(STAMP, fingerprint());
