import { type Card, type Id, unannounced } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { worldWith } from '../testWorld.ts';
import { objectsNamed, parseName, thingsNamed } from './name.ts';
import { type World, worldOf } from './world.ts';

const split: Card = {
  v: 1,
  name: 'Fire // Ice',
  layout: 'split',
  faces: [
    { name: 'Fire', cost: '{R}', types: ['instant'] },
    { name: 'Ice', cost: '{U}', types: ['instant'] },
  ],
};
const circle: Card = { v: 1, name: 'Circle of Protection: Red', layout: 'normal', faces: [{ name: 'Circle of Protection: Red', types: ['enchantment'] }] };
const soldier: Card = { v: 1, name: 'Soldier', layout: 'normal', faces: [{ name: 'Soldier', types: ['creature'], power: 1, toughness: 1 }] };
const warden: Card = { v: 1, name: 'Warden', layout: 'normal', faces: [{ name: 'Warden', types: ['creature'], power: 1, toughness: 1 }] };
const named = (...cards: readonly Card[]) => Object.fromEntries(cards.map((card) => [card.name, card]));

const world = worldWith(
  {
    A: {
      hand: ['Fire // Ice'],
      battlefield: [
        'Grizzly Bears*2',
        { card: 'Hill Giant', as: 'giant.1' },
        'Circle of Protection: Red',
        { card: 'Soldier', token: true },
        { card: 'Serra Angel', faceDown: true },
        'Warden',
        'Warden',
      ],
    },
    B: { battlefield: ['Grizzly Bears', { card: 'Hill Giant', owner: 'A' }], exile: [{ card: 'Hill Giant', faceDown: true }] },
  },
  named(split, circle, soldier, warden),
);
const { battlefield, exile } = world.game;
const hand = world.game.players[0]?.hand ?? [];
/** The same board with triggered abilities of these sources on the stack. */
function withTriggers(...sources: readonly Id[]): World {
  const ability = {
    kind: 'triggered',
    when: { on: 'step', step: 'upkeep' },
    do: [{ do: 'gainLife', who: 'you', amount: 1 }],
  } as const;
  const first = world.game.objects.length;
  const template = world.game.objects[battlefield[0] as Id];
  const objects = sources.map((source, at) => ({
    ...(template as NonNullable<typeof template>),
    id: first + at,
    kind: 'ability' as const,
    card: null,
    zone: 'stack' as const,
    timestamp: 1000 + at,
    stack: { ...unannounced, ability, source },
  }));
  return worldOf({ ...world.game, objects: [...world.game.objects, ...objects], stack: objects.map(({ id }) => id) }, world.aliases);
}
const places = (text: string): readonly number[] => objectsNamed(world, text, battlefield).map((id) => battlefield.indexOf(id));

describe('a name', () => {
  it.each([
    ['Grizzly Bears', { base: 'Grizzly Bears', of: null, nth: null, copy: null }],
    ['Grizzly Bears@B', { base: 'Grizzly Bears', of: 'B', nth: null, copy: null }],
    ['Bear@Player One#2', { base: 'Bear', of: 'Player One', nth: 2, copy: null }],
    ['Bear#2@B', { base: 'Bear', of: 'B', nth: 2, copy: null }],
    ['Bear (copy)@A', { base: 'Bear', of: 'A', nth: null, copy: true }],
    ['Bear (not a copy)', { base: 'Bear', of: null, nth: null, copy: false }],
    ['$bear.1', { base: '$bear.1', of: null, nth: null, copy: null }],
    ['Circle of Protection: Red', { base: 'Circle of Protection: Red', of: null, nth: null, copy: null }],
  ])('%s is read', (text, name) => expect(parseName(text)).toEqual(name));

  it.each([
    ['Grizzly Bears', [0, 1, 8]],
    ['grizzly bears', [0, 1, 8]],
    ['Grizzly Bears@B', [8]],
    ['Grizzly Bears#2', [1]],
    ['Grizzly Bears@A#2', [1]],
    ['Grizzly Bears#4', []],
    ['Hill Giant@B', [9]],
    ['$giant.1', [2]],
    ['Circle of Protection: Red', [3]],
    ['Soldier', [4]],
    ['Soldier Token', [4]],
    ['face-down', [5]],
    ['Serra Angel', []],
    ['Soldier (copy)', [4]],
    ['Grizzly Bears (copy)', []],
    ['Grizzly Bears (not a copy)', [0, 1, 8]],
    ['Shock', []],
  ])('%s is found', (text, found) => expect(places(text)).toEqual(found));

  it('of a card fits its halves, outside the battlefield by owner, in exile whatever its face', () => {
    expect(['Fire // Ice', 'Fire', 'Ice', 'Ice@A', 'Ice@B'].map((text) => objectsNamed(world, text, hand).length)).toEqual([1, 1, 1, 1, 0]);
    expect(objectsNamed(world, 'Hill Giant', exile)).toHaveLength(1);
  });
  it('counts only what fits the place', () => {
    expect(objectsNamed(world, 'Grizzly Bears#2', battlefield.slice(1))).toEqual([battlefield[8]]);
  });
  it('of a player is that player', () => {
    expect(thingsNamed(world, 'B', ['A', 'B', ...battlefield])).toEqual(['B']);
    expect(thingsNamed(world, 'Hill Giant@A', ['A', 'B', ...battlefield])).toEqual([battlefield[2]]);
  });
  it('of an ability is that of its source, with what it says or without', () => {
    const [first, second] = [battlefield[6], battlefield[7]] as readonly [Id, Id];
    const triggered = withTriggers(first, second, battlefield[0] as Id);
    const { stack } = triggered.game;
    const found = (text: string): readonly number[] => objectsNamed(triggered, text, stack).map((id) => stack.indexOf(id));
    expect(['Warden', 'Warden#2', 'Warden: gain', ': gain', ': draw', 'Warden: draw', 'Grizzly Bears: you gain 1 life', '^top'].map(found)).toEqual([
      [0, 1],
      [1],
      [0, 1],
      [0, 1, 2],
      [],
      [],
      [2],
      [2],
    ]);
  });
});
