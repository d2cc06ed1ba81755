import type { Ability, Card, CardType, Face, Instruction } from '@arbiter/schema';

/** Free cards that ask a lot, so that a journey gets where it wants to in few steps. */

const card = (name: string, types: readonly CardType[], abilities: readonly Ability[], face: Partial<Face> = {}): Card => ({
  v: 1,
  name,
  layout: 'normal',
  faces: [{ name, cost: '{0}', types, ...face, abilities }],
});
const gain = { do: 'gainLife', who: 'you', amount: 1 } as const;
const may = { do: 'may', who: 'you', then: [gain] } as const;
const echo = (name: string, then: Instruction): Card => card(name, ['enchantment'], [{ kind: 'triggered', when: { on: 'gainLife', who: 'you' }, do: [then] }]);

/** Hits a player or a creature. */
export const dart = card(
  'Dart',
  ['instant'],
  [{ kind: 'spell', targets: [{ as: 'it', what: { objects: { type: 'creature' }, players: 'each' } }], do: [{ do: 'damage', amount: 1, to: { ref: 'it' } }] }],
);
/** Each player gives up a creature. */
export const tithe = card('Tithe', ['sorcery'], [{ kind: 'spell', do: [gain, { do: 'sacrificeOf', who: 'each', what: { type: 'creature' }, amount: 1 }] }]);
export const bear = card('Bear', ['creature'], [{ kind: 'keyword', keyword: 'haste' }], { power: 2, toughness: 2 });
/** Triggers twice at its controller's upkeep. */
export const shrine = card(
  'Shrine',
  ['enchantment'],
  ['upkeep', 'upkeep'].map((step): Ability => ({ kind: 'triggered', when: { on: 'step', step: step as 'upkeep', whose: 'you' }, do: [gain] })),
);
/** Costs mana that a rock of its own makes. */
export const bell = card('Bell', ['artifact'], [], { cost: '{1}' });
export const rock = card('Rock', ['artifact'], [{ kind: 'activated', cost: [{ tap: 'self' }], do: [{ do: 'mana', who: 'you', mana: '{1}' }] }]);
export const font = card('Font', ['artifact'], [{ kind: 'activated', cost: [], do: [gain] }]);
/** Draws, then asks. */
export const spring = card('Spring', ['sorcery'], [{ kind: 'spell', do: [{ do: 'draw', who: 'you', amount: 1 }, may] }]);
/** Gaining life gains life: two of them, or one, never end. */
export const always = echo('Always', gain);
export const perhaps = echo('Perhaps', may);
/** Takes notice of it, and does nothing that matters. */
export const witness = echo('Witness', { do: 'untap', what: 'self' });
