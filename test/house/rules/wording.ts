import { type Finding, finding, type Rule } from '../rule.ts';
import type { Source, Tree } from '../tree.ts';

/** The rules and their samples must spell what they forbid. */
const HOUSE = 'test/house/';

interface Word {
  readonly pattern: RegExp;
  readonly what: string;
}

const UNFINISHED: readonly Word[] = [{ pattern: /\b(TODO|FIXME|XXX|HACK)\b/, what: 'unfinished work' }];

const FOREIGN: readonly Word[] = [
  { pattern: /(^|[\s'"`(=:])(\/work\/|\/tmp\/|\/root\/|\/home\/\w|\/Users\/\w|[A-Z]:\\Users)/, what: 'a path of one machine' },
  { pattern: /\.\.\/shared\//, what: 'a path outside the repository' },
  { pattern: /\b(registry|npm)\.[a-z0-9-]+\.[a-z]{2,}\b|:\/\/[\w.-]*\b(artifactory|verdaccio|nexus)\b/, what: 'a registry host' },
  { pattern: /\bissue\s+#?\d+\b/i, what: 'an issue number' },
];

function found(tree: Tree, words: readonly Word[]): Finding[] {
  const lines = [...tree.files]
    .filter(([path]) => !path.startsWith(HOUSE))
    .flatMap(([path, text]) => text.split('\n').map((line, n) => ({ at: `${path}:${n + 1}`, line })));
  return words.flatMap(({ pattern, what }) => lines.filter(({ line }) => pattern.test(line)).map(({ at }) => ({ at, what })));
}

export const finished: Rule = {
  name: 'nothing left to do',
  fix: 'do it now, or file it where work is planned; the code says what is, not what will be',
  check: (tree) => found(tree, UNFINISHED),
  bad: [{ 'packages/a/src/a.ts': '// TODO: later' }, { 'README.md': 'FIXME' }],
  good: [{ 'packages/a/src/a.ts': "const all = 'todos';" }],
};

export const productOnly: Rule = {
  name: 'the repository speaks of the product alone',
  fix: 'say it without the path, host or number; a test takes its folders from node:os',
  check: (tree) => found(tree, FOREIGN),
  bad: [
    { 'packages/a/src/a.ts': "const file = '/work/main/a';" },
    { 'README.md': 'see ../shared/a.md' },
    { 'infra/a.mjs': "const log = '/tmp/a.log';" },
    { '.npmrc': 'registry=https://registry.example.org/' },
    { 'packages/a/src/a.ts': '// as asked in issue 12' },
  ],
  good: [{ 'README.md': 'the network/ folder, /v1/games, a registry of rules' }],
};

function escapesIn(source: Source): Finding[] {
  const casts = source.places.filter(({ node, parent }) => node.type === 'TSAnyKeyword' && /^TS(As|TypeAssertion)/.test(parent?.type ?? ''));
  const comments = source.comments.filter(({ value }) => /@ts-(ignore|nocheck)/.test(value));
  return [...casts.map(({ node }) => finding(source, node.start, 'as any')), ...comments.map(({ value, start }) => finding(source, start, value.trim()))];
}

export const typesHold: Rule = {
  name: 'no way around the types',
  fix: 'narrow it, or write the type that it has; a third party that is typed wrongly gets @ts-expect-error with the reason',
  check: (tree) => tree.sources.flatMap(escapesIn),
  bad: [
    { 'packages/a/src/a.ts': 'const x = 1 as any;' },
    { 'packages/a/src/a.ts': '// @ts-ignore\nconst x = 1;' },
    { 'packages/a/src/a.ts': '// @ts-nocheck' },
  ],
  good: [{ 'packages/a/src/a.ts': "const x = 'as any' as string; // as any fool knows" }],
};
