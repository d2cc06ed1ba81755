import { finding, isTest, type Rule } from '../rule.ts';
import { type Node, type Place, walk } from '../tree.ts';

const RULES = 'packages/rules/src/';
/** The one file that turns a would into the event, once every card has had its say. */
const HAPPEN = `${RULES}engine/happen.ts`;
/** What `happen` calls to turn a would into facts. */
const FACTS = `${RULES}effects/would/facts.ts`;

/** The names of the events that an object literal may make: `{ type: 'LifeLost', … }`, `{ type: up ? 'LifeGained' : 'LifeLost' }`. */
function eventsMade({ node, parent }: Place): string[] {
  if (node.type !== 'Property' || parent?.type !== 'ObjectExpression') return [];
  const key = node['key'] as Node;
  if (!/^(_tag|type)$/.test(String(key['name'] ?? key['value']))) return [];
  return walk(node['value'] as Node).flatMap((place) => (place.node.type === 'Literal' ? [String(place.node['value'])] : []));
}

export const replaceable: Rule = {
  name: 'replaceable events come about only through happen',
  fix: `propose it: \`yield* play.happen([would])\`; only ${FACTS} makes the event of it`,
  check: (tree, facts) =>
    tree.sources
      .filter(({ path }) => path.startsWith(RULES) && path !== HAPPEN && path !== FACTS && !isTest(path))
      .flatMap((source) =>
        source.places.flatMap((place) => {
          const made = eventsMade(place).filter((name) => facts.replaceable.has(name));
          return made.map((name) => finding(source, place.node.start, `makes ${name}`));
        }),
      ),
  facts: { replaceable: new Set(['LifeLost']) },
  bad: [
    { 'packages/rules/src/effects/a.ts': "play.record({ type: 'LifeLost', player: 0, amount: 1, rule: '2008:1' });" },
    { 'packages/rules/src/engine/play.ts': "const event = { type: up ? 'LifeGained' : ('LifeLost' as const), amount: 1 };" },
  ],
  good: [
    { [HAPPEN]: "const event = { type: 'LifeLost', amount: 1 };" },
    {
      'packages/rules/src/engine/evolve.ts': "switch (event.type) { case 'LifeLost': break; }",
      'packages/rules/src/a.ts': "play.record({ type: 'StepBegan' });",
    },
    { 'packages/rules/src/a.test.ts': "const given = [{ type: 'LifeLost' }];" },
  ],
};
