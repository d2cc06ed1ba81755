import { type Finding, isTest, memberOf, type Rule } from '../rule.ts';
import type { Import, Source, Tree } from '../tree.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

function graphOf(tree: Tree): Graph {
  const entries = new Map([...tree.files.keys()].filter((path) => path.endsWith('/src/index.ts')).map((path) => [`@arbiter/${path.split('/')[1]}`, path]));
  const pathOf = ({ target, relative }: Import): string | undefined => (relative ? target : entries.get(target));
  const edges = (source: Source) => source.imports.filter((imported) => imported.byValue).flatMap((imported) => pathOf(imported) ?? []);
  return new Map(tree.sources.filter(({ path }) => memberOf(path) && !isTest(path)).map((source) => [source.path, edges(source)]));
}

/** One cycle for each back edge of a depth-first search; none exactly when the graph has none. */
function cyclesOf(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): void => {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) cycles.push([...trail.slice(seenAt), path]);
    if (seenAt >= 0 || done.has(path)) return;
    trail.push(path);
    for (const next of graph.get(path) ?? []) visit(next);
    trail.pop();
    done.add(path);
  };
  for (const path of graph.keys()) visit(path);
  return cycles;
}

const describe = (cycle: readonly string[]): Finding => ({ at: `${cycle[0]}:1`, what: cycle.join(' → ') });

export const noCycles: Rule = {
  name: 'no import cycle by value',
  fix: 'move what both files need into a third one, or turn the import into `import type` if only types are meant',
  check: (tree) => cyclesOf(graphOf(tree)).map(describe),
  bad: [
    { 'packages/log/src/a.ts': "import { b } from './b.ts';", 'packages/log/src/b.ts': "export * from './c.ts';", 'packages/log/src/c.ts': "import './a.ts';" },
    { 'packages/a/src/index.ts': "import { b } from '@arbiter/b';", 'packages/b/src/index.ts': "import { type A } from '@arbiter/a';" },
  ],
  good: [
    { 'packages/log/src/a.ts': "import { b } from './b.ts';", 'packages/log/src/b.ts': "import type { A } from './a.ts'; export type * from './a.ts';" },
    { 'packages/log/src/a.ts': "import './b.ts'; import './c.ts';", 'packages/log/src/b.ts': "import './c.ts';", 'packages/log/src/c.ts': '' },
  ],
};
