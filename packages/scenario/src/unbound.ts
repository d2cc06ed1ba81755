import type { Scenario } from './format/scenario.ts';

/** Names that every text finds bound, or that the rules bind for some of them. */
const given: readonly string[] = [
  'self',
  'you',
  'it',
  'trigger',
  'triggerNew',
  'triggerPlayer',
  'triggerAmount',
  'triggerSource',
  'triggerMana',
  'defender',
  'defendingPlayer',
  'blocked',
  'blockers',
  'attachedTo',
  'amount',
  'prevented',
  'payer',
  'bought',
  'enchants',
];
const naming: readonly string[] = ['as', 'found', 'rest', 'chosen', 'other'];

interface Names {
  readonly bound: Set<string>;
  readonly spoken: Set<string>;
}
function collect(text: unknown, names: Names): Names {
  if (typeof text !== 'object' || text === null) return names;
  const object = text as Readonly<Record<string, unknown>>;
  for (const key of object['do'] === 'forEach' ? [...naming, 'name'] : naming) if (typeof object[key] === 'string') names.bound.add(object[key]);
  if (object['do'] === 'vote' && Array.isArray(object['options'])) for (const option of object['options']) names.bound.add(String(option));
  if (typeof object['remember'] === 'object') for (const name of Object.keys(object['remember'] ?? {})) names.bound.add(name);
  if (typeof object['ref'] === 'string') names.spoken.add(object['ref']);
  for (const inner of Object.values(object)) collect(inner, names);
  return names;
}

/** What the cards defined here speak of though nothing in them binds it: a text would find nothing under that name, and do nothing. */
export const unboundIn = ({ cards = {} }: Scenario): readonly string[] =>
  Object.entries(cards).flatMap(([card, text]) => {
    const { bound, spoken } = collect(text, { bound: new Set(), spoken: new Set() });
    const strange = [...spoken].filter((name) => !bound.has(name) && !given.includes(name));
    return strange.map((name) => `cards.${card}: speaks of "${name}", which nothing in it binds${bound.size > 0 ? `; it binds ${[...bound].join(', ')}` : ''}`);
  });
