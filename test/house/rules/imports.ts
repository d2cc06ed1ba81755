import { type Finding, isTest, memberOf, type Rule } from '../rule.ts';
import type { Import, Source, Tree } from '../tree.ts';

const RULES = 'packages/rules/src/';
const SHARED = new Set(['engine', 'concepts', 'rulebook']);

/** The member an import leads to, or null when it stays inside its own or leaves the workspace. */
function memberReached(source: Source, { target, relative }: Import, members: ReadonlyMap<string, string>): string | null {
  const reached = relative ? memberOf(target) : (members.get(target.split('/').slice(0, 2).join('/')) ?? null);
  return reached === memberOf(source.path) ? null : reached;
}

/** Members by package name, as their folders and imports tell: `@arbiter/web` is a service, the rest is seen from the tree. */
function membersOf(tree: Tree): Map<string, string> {
  const folders = new Set([...tree.files.keys()].flatMap((path) => memberOf(path) ?? []));
  return new Map([...folders].map((folder) => [`@arbiter/${folder.split('/')[1]}`, folder]));
}

interface Border {
  readonly from: RegExp;
  readonly may: RegExp;
  readonly law: string;
}

const BORDERS: readonly Border[] = [
  { from: /^packages\/schema$/, may: /^$/, law: 'schema imports no other package' },
  { from: /^packages\/projections$/, may: /^packages\/schema$/, law: 'projections import schema only' },
  { from: /^services\/web$/, may: /^packages\/(schema|client)$/, law: 'web imports schema and client only' },
  { from: /^packages\//, may: /^packages\//, law: 'nothing in packages/ imports services/' },
  { from: /^services\//, may: /^packages\//, law: 'services compose packages, never each other' },
];

function bordersCrossed(tree: Tree): Finding[] {
  const members = membersOf(tree);
  return tree.sources.flatMap((source) =>
    source.imports.flatMap((imported) => {
      const reached = memberReached(source, imported, members);
      const from = memberOf(source.path);
      if (!reached || !from) return [];
      const at = `${source.path}:${imported.line}`;
      const crossed = BORDERS.find((border) => border.from.test(from) && !border.may.test(reached));
      if (crossed) return [{ at, what: `imports ${reached}: ${crossed.law}` }];
      return imported.relative ? [{ at, what: `reaches into ${reached} by path: import it by its package name` }] : [];
    }),
  );
}

const chapterOf = (path: string): string | null => (path.startsWith(RULES) ? (path.slice(RULES.length).split('/')[0] ?? null) : null);

function chaptersInEngine(tree: Tree): Finding[] {
  const engine = tree.sources.filter((source) => chapterOf(source.path) === 'engine' && !isTest(source.path));
  return engine.flatMap((source) =>
    source.imports
      .filter(({ target, relative }) => relative && !['engine', 'rulebook', null].includes(chapterOf(target)))
      .map(({ target, line }) => ({ at: `${source.path}:${line}`, what: `imports ${target}: engine/ imports no chapter` })),
  );
}

const isGenerator = (value: unknown): boolean => (value as { generator?: boolean } | null)?.generator === true;

/** The names of a file's generator functions: its procedures, as far as they are exported. */
function proceduresOf(source: Source): Set<string> {
  const declared = source.places.flatMap(({ node }) => {
    if (node.type === 'FunctionDeclaration' && isGenerator(node)) return [(node['id'] as { name: string } | null)?.name ?? 'default'];
    return node.type === 'VariableDeclarator' && isGenerator(node['init']) ? [(node['id'] as { name: string }).name] : [];
  });
  return new Set(declared);
}

function proceduresImported(tree: Tree): Finding[] {
  const procedures = new Map(tree.sources.filter((source) => source.path.startsWith(RULES)).map((source) => [source.path, proceduresOf(source)]));
  const chapters = tree.sources.filter(({ path }) => path.startsWith(RULES) && path.slice(RULES.length).includes('/') && !isTest(path));
  return chapters.flatMap((source) =>
    source.imports.flatMap(({ target, names, line }) => {
      const chapter = chapterOf(target);
      if (!chapter || SHARED.has(chapter) || chapter === chapterOf(source.path)) return [];
      const there = procedures.get(target) ?? new Set();
      const taken = names.includes('*') ? [...there] : names.filter((name) => there.has(name));
      return taken.map((name) => ({ at: `${source.path}:${line}`, what: `imports the procedure ${name} from ${target}` }));
    }),
  );
}

export const importLaw: Rule = {
  name: 'import law: members',
  fix: 'move what both sides need down into packages/schema (or a package both may import), or compose it in services/',
  check: bordersCrossed,
  bad: [
    { 'packages/log/src/a.ts': "import { x } from '../../../services/server/src/x.ts';" },
    { 'packages/log/src/a.ts': "import type { X } from '@arbiter/server';", 'services/server/src/index.ts': '' },
    { 'packages/projections/src/a.ts': "import { x } from '@arbiter/rules';", 'packages/rules/src/index.ts': '' },
    { 'services/web/src/a.ts': "import { x } from '@arbiter/rules';", 'packages/rules/src/index.ts': '' },
    { 'packages/table/src/a.ts': "export { x } from '../../log/src/x.ts';" },
    { 'services/cli/src/a.ts': "const x = await import('@arbiter/server');", 'services/server/src/index.ts': '' },
  ],
  good: [
    { 'packages/projections/src/a.ts': "import { x } from '@arbiter/schema';", 'packages/schema/src/index.ts': '' },
    { 'packages/log/src/sqlite/a.ts': "import { x } from '../port.ts'; import { y } from 'node:sqlite';" },
  ],
};

export const engineLaw: Rule = {
  name: 'import law: the engine knows no chapter',
  fix: 'take it as an argument or through a hook that procedures.ts hands to the kernel, or move the word itself into engine/ or packages/schema',
  check: chaptersInEngine,
  bad: [
    { 'packages/rules/src/engine/a.ts': "import { x } from '../turn/step.ts';" },
    { 'packages/rules/src/engine/a.ts': "import type { X } from '../concepts/life.ts';" },
    { 'packages/rules/src/engine/a.ts': "import { x } from '../procedures.ts';" },
  ],
  good: [
    { 'packages/rules/src/engine/a.ts': "import { x } from './game.ts'; import { y } from '@arbiter/schema'; import { z } from '../rulebook/index.ts';" },
    { 'packages/rules/src/engine/a.test.ts': "import { x } from '../turn/step.ts';" },
  ],
};

export const procedureLaw: Rule = {
  name: "import law: another chapter's procedures only through play.call",
  fix: "write `yield* play.call('name', args)` instead of importing the generator; pure questions may be imported",
  check: proceduresImported,
  bad: [
    { 'packages/rules/src/turn/a.ts': "import { cast } from '../spells/b.ts';", 'packages/rules/src/spells/b.ts': 'export function* cast() {}' },
    { 'packages/rules/src/turn/a.ts': "import * as b from '../spells/b.ts';", 'packages/rules/src/spells/b.ts': 'export const cast = function* () {};' },
    {
      'packages/rules/src/turn/a.ts': "export { cast as play } from '../spells/b.ts';",
      'packages/rules/src/spells/b.ts': 'function* cast() {} export { cast };',
    },
  ],
  good: [
    {
      'packages/rules/src/turn/a.ts': "import { legal } from '../spells/b.ts';",
      'packages/rules/src/spells/b.ts': 'export const legal = 1; export function* cast() {}',
    },
    { 'packages/rules/src/turn/a.ts': "import type { cast } from '../spells/b.ts';", 'packages/rules/src/spells/b.ts': 'export function* cast() {}' },
    { 'packages/rules/src/procedures.ts': "import { cast } from './spells/b.ts';", 'packages/rules/src/spells/b.ts': 'export function* cast() {}' },
    { 'packages/rules/src/turn/a.ts': "import { b } from './b.ts';", 'packages/rules/src/turn/b.ts': 'export function* b() {}' },
  ],
};
