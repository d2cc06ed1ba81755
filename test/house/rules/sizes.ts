import { type Finding, isTest, type Rule } from '../rule.ts';
import type { Node, Source, Tree } from '../tree.ts';

const LONGEST = 400;
const FILE_MEDIAN = 150;
const FUNCTION_MEDIAN = 10;

const linesOf = (source: Source): number => source.text.split('\n').length - (source.text.endsWith('\n') ? 1 : 0);

function sizeFinding(source: Source, ceiling: number | undefined): Finding[] {
  const lines = linesOf(source);
  const at = `${source.path}:${lines}`;
  if (ceiling === undefined) return lines > LONGEST ? [{ at, what: `${lines} lines, ${LONGEST} are allowed` }] : [];
  if (lines <= LONGEST) return [{ at, what: 'needs no ceiling any more: take it out of test/house/sizes.json' }];
  if (lines < ceiling) return [{ at, what: `has shrunk: lower its ceiling in test/house/sizes.json to ${lines}` }];
  return lines > ceiling ? [{ at, what: `${lines} lines, its ceiling is ${ceiling}` }] : [];
}

function gone(tree: Tree, ceilings: Readonly<Record<string, number>>): Finding[] {
  const listed = Object.keys(ceilings).filter((path) => !tree.sources.some((source) => source.path === path));
  return listed.map((path) => ({ at: `${path}:1`, what: 'is gone: take it out of test/house/sizes.json' }));
}

export const sizes: Rule = {
  name: `no file over ${LONGEST} lines but those listed, and those only shrink`,
  fix: 'split it into two files; only a closed union or a table may be listed in test/house/sizes.json, with its exact length, and that number only goes down',
  check: (tree, { ceilings }) => [...tree.sources.flatMap((source) => sizeFinding(source, ceilings[source.path])), ...gone(tree, ceilings)],
  facts: { ceilings: { 'packages/a/src/listed.ts': 500 } },
  bad: [
    { 'packages/a/src/a.ts': '\n'.repeat(401), 'packages/a/src/listed.ts': '\n'.repeat(500) },
    { 'packages/a/src/listed.ts': '\n'.repeat(501) },
    { 'packages/a/src/listed.ts': '\n'.repeat(499) },
    { 'packages/a/src/listed.ts': '\n'.repeat(300) },
    {},
  ],
  good: [{ 'packages/a/src/a.ts': '\n'.repeat(400), 'packages/a/src/listed.ts': '\n'.repeat(500) }],
};

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const hasBlock = (node: Node): boolean => /Function/.test(node.type) && (node['body'] as Node | null)?.type === 'BlockStatement';

const functionLengths = (source: Source): number[] =>
  source.places.filter(({ node }) => hasBlock(node)).map(({ node }) => source.lineAt(node.end) - source.lineAt(node.start) + 1);

export interface Medians {
  readonly files: number;
  readonly file: number;
  readonly functions: number;
  readonly function: number;
}

/** Medians in lines over the shipped sources; of functions those with a block for a body are counted. */
export function mediansOf(tree: Tree): Medians {
  const shipped = tree.sources.filter(({ path }) => /^(packages|services)\/[^/]+\/src\//.test(path) && !isTest(path));
  const lengths = shipped.flatMap(functionLengths);
  return { files: shipped.length, file: median(shipped.map(linesOf)), functions: lengths.length, function: median(lengths) };
}

export const medians: Rule = {
  name: `half of the files have at most ${FILE_MEDIAN} lines, half of the functions at most ${FUNCTION_MEDIAN}`,
  fix: 'split the longest ones by what they are about',
  check(tree) {
    const { file, function: body } = mediansOf(tree);
    const over = [
      ...(file > FILE_MEDIAN ? [`the median file has ${file} lines`] : []),
      ...(body > FUNCTION_MEDIAN ? [`the median function has ${body} lines`] : []),
    ];
    return over.map((what) => ({ at: 'packages, services', what }));
  },
  bad: [{ 'packages/a/src/a.ts': '\n'.repeat(151) }, { 'packages/a/src/a.ts': `function f() {${'\n'.repeat(10)}}` }],
  good: [{ 'packages/a/src/a.ts': `function f() {${'\n'.repeat(9)}}`, 'packages/a/src/a.test.ts': '\n'.repeat(300) }],
};
