import { type Finding, finding, type Rule } from '../rule.ts';
import type { Node, Place, Source } from '../tree.ts';

const RUNNERS = new Set(['it', 'test', 'describe', 'suite', 'bench']);
const SWITCHED_OFF = new Set(['only', 'skip', 'todo', 'skipIf', 'runIf', 'fails']);

const isText = (node: Node): boolean => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');

/** The name a chain of members begins with: `it` of `it.skip.each`. */
function rootOf(node: Node): string {
  return node.type === 'MemberExpression' ? rootOf(node['object'] as Node) : ((node['name'] as string | undefined) ?? '');
}

function switchedOff({ node, parent }: Place): string | null {
  if (node.type !== 'MemberExpression' || node['computed'] === true) return null;
  const member = String((node['property'] as Node)['name']);
  const root = rootOf(node['object'] as Node);
  if (RUNNERS.has(root)) return SWITCHED_OFF.has(member) ? `${root}.${member}` : null;
  const isCall = parent?.type === 'CallExpression' && parent['callee'] === node;
  const isContext = member === 'skip' && /^(context|ctx|t|task)$/.test(root);
  return isCall && isContext && !(parent['arguments'] as Node[]).some(isText) ? `${root}.skip without a reason` : null;
}

function bareSkip({ node }: Place): string | null {
  const isSkip = node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'skip';
  return isSkip && !(node['arguments'] as Node[]).some(isText) ? 'skip without a reason' : null;
}

function switchesIn(source: Source): Finding[] {
  return source.places.flatMap((place) => {
    const what = switchedOff(place) ?? bareSkip(place);
    return what ? [finding(source, place.node.start, what)] : [];
  });
}

export const everyTestRuns: Rule = {
  name: 'every test runs, or says why it cannot',
  fix: "let it run; what needs an absent program calls `context.skip(condition, 'needs nats-server')` first, so that the reason is printed",
  check: (tree) => tree.sources.filter(({ path }) => path.endsWith('.test.ts')).flatMap(switchesIn),
  bad: [
    { 'test/a.test.ts': "it.only('a', () => {});" },
    { 'test/a.test.ts': "describe.skip('a', () => {});" },
    { 'test/a.test.ts': "test.skipIf(true)('a', () => {});" },
    { 'test/a.test.ts': "it.todo('a');" },
    { 'test/a.test.ts': "it.only.each([1])('a', () => {});" },
    { 'test/a.test.ts': "it('a', (context) => context.skip());" },
    { 'test/a.test.ts': "it('a', ({ skip }) => skip(true));" },
  ],
  good: [{ 'test/a.test.ts': "it('a', (context) => context.skip(!here, 'needs docker')); it.each([1])('b', () => {}); [1].values().take(1); list.skip(2);" }],
};
