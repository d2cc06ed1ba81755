import { type Finding, finding, type Rule } from '../rule.ts';
import type { Node, Source } from '../tree.ts';

const CITATION = /\b(?:2008|2016):\d{3}(?:\.\d+[a-z]?(?:-\d)?)?/g;
const SHIPPED = /^packages\/[^/]+\/src\//;

function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  return node.type === 'TemplateElement' ? (node['value'] as { raw: string }).raw : '';
}

function unknownIn(source: Source, known: ReadonlySet<string>): Finding[] {
  return source.places.flatMap(({ node }) => {
    const cited = textOf(node).match(CITATION) ?? [];
    return cited.filter((id) => !known.has(id)).map((id) => finding(source, node.start, `cites ${id}`));
  });
}

export const citations: Rule = {
  name: 'citations that exist',
  fix: 'add the rule, paraphrased, to packages/rules/src/rulebook/rules.json (kind "supporting"), or correct its number',
  check: (tree, { ruleIds }) => tree.sources.filter(({ path }) => SHIPPED.test(path)).flatMap((source) => unknownIn(source, ruleIds)),
  facts: { ruleIds: new Set(['2008:300.1', '2016:601.2b']) },
  bad: [
    { 'packages/rules/src/a.ts': "const cite = '2008:300.2';" },
    { 'packages/rules/src/a.ts': 'const why = `see 2016:601.2`;' },
    { 'packages/cards/src/a.ts': "const cite = '2016:300.1';" },
    { 'packages/rules/src/a.ts': "const cite = '2008:421';" },
  ],
  good: [{ 'packages/rules/src/a.ts': "const cites = ['2008:300.1', '2016:601.2b']; const time = '12:300.9';" }],
};
