import { type Event, unannounced } from '@arbiter/schema';
import { expect, it } from 'vitest';
import { stateAt } from './catalogue.ts';
import { began, created, entries, entry, moved, reversed, turn } from './testEvents.ts';

const start = entry(created({ A: ['Bolt'], B: [] }), turn(4, 'A'));
const announced = moved({ object: 1, as: 2, from: 'hand', to: 'stack', player: 'A', card: 'Bolt', cause: 'cast', stack: unannounced });
const targets: Event = { type: 'TargetsChosen', rule: '2016:601.2c', object: 2, as: 'it', targets: ['B', 9] };
const cast: Event = { type: 'SpellCast', rule: '2016:601.2h', object: 2, player: 'A', from: 'hand' };
const ability: Event = {
  type: 'AbilityStacked',
  rule: '2016:603.3',
  object: 3,
  owner: 'B',
  controller: 'B',
  stack: { ...unannounced, source: 9, ability: { kind: 'triggered' } as never },
};
const damage: Event = { type: 'CombatDamageStacked', rule: '2008:310.1', object: 4, controller: 'A', shares: [{ source: 8, to: 'B', amount: 2 }] };
const shown = (...events: readonly (readonly Event[])[]) => stateAt('stack', entries(start, ...events.map((some) => entry(...some))), 'judge');

it('has the top first, each with what was chosen for it, since when', () => {
  expect(shown([announced, targets, cast], [ability], [damage])).toMatchObject([
    { id: 4, kind: 'combatDamage', controller: 'A', damage: [{ source: 8, to: 'B', amount: 2 }], since: { entry: 3, turn: 4 } },
    { id: 3, kind: 'ability', ability: 'triggered', controller: 'B', source: 9, since: { entry: 2, turn: 4 } },
    { id: 2, kind: 'card', card: 'Bolt', cast: true, targets: { it: ['B', 9] }, since: { entry: 1, turn: 4 } },
  ]);
});
it('loses what resolves, ceases, is taken back or leaves with its player', () => {
  const resolved = moved({ object: 2, as: 5, from: 'stack', to: 'graveyard', player: 'A', card: 'Bolt', cause: 'resolve' });
  expect(shown([announced, cast], [resolved])).toEqual([]);
  expect(shown([ability], [{ type: 'ObjectCeased', rule: '2016:608.2k', object: 3 }])).toEqual([]);
  expect(shown([began, announced, targets], [reversed()])).toEqual([]);
  expect(shown([announced, ability], [{ type: 'PlayerLeft', rule: '2008:102.5', player: 'A', objects: [2] }])).toMatchObject([{ id: 3 }]);
});
it('has other targets once they are changed, null for one that is hidden', () => {
  const hidden = { ...targets, type: 'TargetsChanged', targets: [null] } as never;
  expect(shown([announced, targets, hidden])).toMatchObject([{ targets: { it: [null] } }]);
});
