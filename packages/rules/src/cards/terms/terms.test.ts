import {
  type Card,
  type Condition,
  type Face,
  type Filter,
  type Game,
  type Obj,
  type OnStack,
  type Quantity,
  type Ref,
  unannounced,
  type Who,
} from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../../effects/continuous/look.ts';
import type { Env } from '../../engine/play.ts';
import { gameWith } from '../../engine/testGame.ts';
import { holds } from '../conditions.ts';
import { fits, matches } from '../filters.ts';
import { amountOf, atLeastZero } from '../quantities.ts';
import { objectsOf, playersOf } from '../refs.ts';

const card = (name: string, face: Omit<Partial<Face>, 'name'> & Pick<Face, 'types'>): Card => ({ v: 1, name, layout: 'normal', faces: [{ name, ...face }] });
const cards: readonly Card[] = [
  card('Elf', { types: ['creature'], subtypes: ['Elf', 'Druid'], cost: '{G}', power: 1, toughness: 1 }),
  card('Bird', { types: ['creature'], subtypes: ['Bird'], cost: '{1}{U}{U}', power: 2, toughness: 1, abilities: [{ kind: 'keyword', keyword: 'flying' }] }),
  card('Shock', { types: ['instant'], cost: '{R}' }),
  card('Cloak', { types: ['enchantment'], subtypes: ['Aura'], cost: '{W/U}' }),
  card('Forest', { types: ['land'], supertypes: ['basic'], subtypes: ['Forest'] }),
  card('Blaze', { types: ['sorcery'], cost: '{X}{R}{R}' }),
  {
    v: 1,
    name: 'Wear // Tear',
    layout: 'split',
    faces: [
      { name: 'Wear', types: ['instant'], cost: '{1}{R}' },
      { name: 'Tear', types: ['instant'], cost: '{W}' },
    ],
  },
];
const stack: OnStack = {
  ...unannounced,
  targets: { what: [1, 'B'] },
  x: 4,
  paid: { kicker: 1 },
  spent: [
    { type: 'R', source: 9 },
    { type: 'G', source: 9 },
  ],
  from: 'hand',
  cast: true,
};
const at = (owner: string, zone: Obj['zone'], name: string, more: Partial<Obj> = {}): Partial<Obj> & Pick<Obj, 'owner' | 'zone'> => ({
  owner,
  zone,
  card: name,
  ...more,
});
const start = gameWith(
  [...cards],
  [
    at('A', 'battlefield', 'Elf', {
      tapped: true,
      counters: { '+1/+1': 2, charge: 1 },
      links: { color: { words: ['U'] }, kept: { objects: [6] } },
      enteredTurn: 1,
    }), // 1
    at('B', 'battlefield', 'Bird', { damage: 1, damagedBy: [1], did: { attacked: 1 }, enteredTurn: 0 }), // 2
    at('A', 'battlefield', 'Cloak', { attachedTo: 2 }), // 3
    at('A', 'battlefield', 'Forest'), // 4
    at('A', 'hand', 'Shock'), // 5
    at('A', 'graveyard', 'Bird'), // 6
    at('A', 'library', 'Wear // Tear'),
    at('A', 'library', 'Forest'), // 7, 8
    at('B', 'stack', 'Blaze', { stack }), // 9
  ],
);
const attack = {
  attacker: 2,
  defender: 'A',
  defendingPlayer: 'A',
  band: null,
  blocked: true,
  declared: true,
  assigned: false,
  hadFirstStrike: false,
  wasBlocked: true,
};
const game: Game = {
  ...start,
  combat: {
    defenders: ['A'],
    attacks: [attack],
    blocks: [{ blocker: 1, attackers: [2], declared: true, assigned: false, hadFirstStrike: false }],
    declared: true,
    damageSteps: 0,
  },
};
const look = lookOf(game);
const env: Env = { source: 1, controller: 'A', bindings: { some: { objects: [1, 2] }, who: { players: ['B'] }, n: { number: 3 }, done: { did: false } }, x: 5 };

const filters: readonly (readonly [Filter, readonly number[]])[] = [
  [{ type: 'creature' }, [1, 2]],
  [{ not: { type: 'creature' } }, [3, 4]],
  [{ any: [{ subtype: 'Elf' }, { supertype: 'basic' }] }, [1, 4]],
  [{ all: [{ type: 'creature' }, { controller: 'opponents' }] }, [2]],
  [{ color: 'U' }, [2, 3]],
  [{ color: { linked: 'color' } }, [2, 3]],
  [{ is: 'multicolored' }, [3]],
  [{ is: 'colorless' }, [4]],
  [{ is: 'tapped' }, [1]],
  [{ has: 'flying' }, [2]],
  [{ is: 'enchanted' }, [2]],
  [{ is: 'attached' }, [3]],
  [{ counter: 'charge' }, [1]],
  [{ counter: '+1/+1', atLeast: 3 }, []],
  [{ stat: 'power', op: '>=', than: 3 }, [1]],
  [{ stat: 'toughness', op: '!=', than: 3 }, [2]],
  [{ stat: 'manaValue', op: '=', than: { ref: 'n' } }, [2]],
  [{ most: 'power', among: { type: 'creature' } }, [1]],
  [{ least: 'toughness', among: { type: 'creature' } }, [2]],
  [{ among: { ref: 'some' } }, [1, 2]],
  [{ not: { among: 'self' } }, [2, 3, 4]],
  [{ attachedTo: { fits: { has: 'flying' } } }, [3]],
  [{ is: 'attacking' }, [2]],
  [{ is: 'blocked' }, [2]],
  [{ is: 'attackingAlone' }, [2]],
  [{ is: 'blocking' }, [1]],
  [{ blocks: { ref: 'some' } }, [1]],
  [{ blockedBy: 'self' }, [2]],
  [{ attacks: 'you' }, [2]],
  [{ attacks: 'opponents' }, []],
  [{ name: 'Elf' }, [1]],
  [{ sameNameAs: { linked: 'kept' } }, [2]],
  [{ sharesWith: 'self', what: 'controller' }, [1, 3, 4]],
  [{ history: 'enteredThisTurn' }, [1]],
  [{ history: 'attackedThisTurn' }, [2]],
  [{ history: { dealtDamageBy: 'self' } }, [2]],
  [{ owner: { ref: 'who' } }, [2]],
  [{ cost: 'none' }, [4]],
  [{ is: 'permanent' }, [1, 2, 3, 4]],
  [{ zone: 'stack' }, []],
];
const elsewhere: readonly (readonly [number, Filter, boolean])[] = [
  [7, { name: 'Tear' }, true],
  [7, { color: 'W' }, true],
  [7, { stat: 'manaValue', op: '=', than: 3 }, false], // 2016:708.5: two answers, 2 and 1
  [7, { stat: 'manaValue', op: '=', than: 2 }, true],
  [7, { stat: 'manaValue', op: '<', than: 2 }, true],
  [7, { stat: 'manaValue', op: '!=', than: 2 }, false],
  [7, { stat: 'manaValue', op: '!=', than: 3 }, true],
  [6, { is: 'permanent' }, true],
  [5, { is: 'permanent' }, false],
  [9, { is: 'spell' }, true],
  [9, { is: 'kicked' }, true],
  [9, { cost: 'x' }, true],
  [9, { stat: 'manaValue', op: '=', than: 6 }, true],
  [9, { targets: 'self' }, true],
  [9, { targets: { player: 'opponents' } }, true],
  [9, { targets: { player: 'you' } }, false],
  [9, { history: { castFrom: 'hand' } }, true],
  [9, { is: 'ability' }, false],
  [77, 'any', false],
];
const refs: readonly (readonly [Ref, readonly number[]])[] = [
  ['self', [1]],
  ['attached', []],
  [{ ref: 'some' }, [1, 2]],
  [{ linked: 'kept' }, [6]],
  [{ each: { type: 'land' }, zone: ['battlefield', 'library'] }, [4, 8]],
  [{ top: 1, of: 'you' }, [8]],
  [{ attachedTo: { each: { subtype: 'Aura' } } }, [2]],
  [{ oneOf: ['self', { ref: 'some' }] }, [1, 2]],
  [{ ref: 'nobody' }, []],
];
const players: readonly (readonly [Who, readonly string[]])[] = [
  ['you', ['A']],
  ['opponents', ['B']],
  ['each', ['A', 'B']],
  ['others', ['B']],
  ['active', ['A']],
  ['nonactive', ['B']],
  ['defending', ['A']],
  ['team', ['A']],
  ['nobody', []],
  [{ ref: 'who' }, ['B']],
  [{ controllerOf: { ref: 'some' } }, ['A', 'B']],
  [{ ownerOf: { linked: 'kept' } }, ['A']],
];
const quantities: readonly (readonly [Quantity, number])[] = [
  [7, 7],
  ['X', 5],
  [{ ref: 'n' }, 3],
  [{ ref: 'some' }, 2],
  [{ count: { each: { type: 'creature' } } }, 2],
  [{ players: 'each' }, 2],
  [{ stat: 'power', of: { ref: 'some' } }, 5],
  [{ stat: 'power', of: { ref: 'some' }, pick: 'least' }, 2],
  [{ damage: { ref: 'some' } }, 1],
  [{ counters: '+1/+1', on: 'self' }, 2],
  [{ counters: 'poison', on: { player: 'each' } }, 0],
  [{ cards: 'library', of: 'you' }, 2],
  [{ cards: 'library', of: 'you', fits: { type: 'land' } }, 1],
  [{ life: 'you' }, 20],
  [{ colorsOf: { each: 'any' } }, 3],
  [{ colorsSpent: { each: 'any', zone: 'stack' } }, 2],
  [{ typesAmong: { each: 'any' } }, 3],
  [{ basicLandTypesAmong: { each: { type: 'land' } } }, 1],
  [{ devotion: ['W', 'U'], of: 'you' }, 1],
  [{ symbols: 'U', in: { each: 'any' } }, 3],
  [{ sum: [1, 2, 'X'] }, 8],
  [{ minus: [1, 'X'] }, -4],
  [{ times: [2, 'X'] }, 10],
  [{ half: 'X', round: 'up' }, 3],
  [{ half: 'X', round: 'down' }, 2],
  [{ min: [4, 2] }, 2],
  [{ max: [4, 2] }, 4],
  [{ turn: 'attackers', who: 'opponents' }, 1],
  [{ turn: 'spellsCast' }, 0],
];
const conditions: readonly (readonly [Condition, boolean])[] = [
  [{ compare: 'X', op: '>', to: 4 }, true],
  [{ exists: { each: { type: 'land' } }, atLeast: 2 }, false],
  [{ fits: { ref: 'some' }, filter: { type: 'creature' } }, true],
  [{ fits: { ref: 'nobody' }, filter: 'any' }, false],
  [{ did: 'done' }, false],
  [{ did: 'some' }, true],
  [{ not: { did: 'nothing' } }, true],
  [{ turnOf: 'you' }, true],
  [{ phase: 'combat' }, false],
  [{ step: 'precombat-main' }, true],
  [{ isPlayer: { ref: 'who' }, one: 'opponents' }, true],
  [{ words: { linked: 'color' }, are: 'U' }, true],
  [{ edition: 'classic' }, true],
  [{ spent: 'R', on: { each: 'any', zone: 'stack' } }, true],
  [{ spent: 'R', on: { each: 'any', zone: 'stack' }, atLeast: 2 }, false],
  [{ any: [{ edition: 'modern' }, { paid: 'kicker' }] }, false],
];

describe('the questions of card text', () => {
  it.each(filters)('%j fits %j', (filter, expected) => expect(game.battlefield.filter((id) => fits(look, env, filter, id))).toEqual(expected));
  it.each(elsewhere)('object %i fits %j: %s', (id, filter, expected) => expect(fits(look, env, filter, id)).toBe(expected));
  it.each(refs)('%j are %j', (ref, expected) => expect(objectsOf(look, env, ref)).toEqual(expected));
  it.each(players)('%j are %j', (who, expected) => expect(playersOf(look, env, who)).toEqual(expected));
  it.each(quantities)('%j is %j', (quantity, expected) => expect(amountOf(look, env, quantity)).toBe(expected));
  it.each(conditions)('%j is %j', (condition, expected) => expect(holds(look, env, condition)).toBe(expected));

  it('patterns name the source, its host or a bound object', () => {
    const cloak = { ...env, source: 3 };
    expect([
      matches(look, cloak, 'self', 3),
      matches(look, cloak, 'attached', 2),
      matches(look, cloak, { ref: 'some' }, 2),
      matches(look, cloak, { type: 'land' }, 2),
    ]).toEqual([true, true, true, false]);
  });

  it('a spell on the stack reads its own targets and costs', () => {
    const spell: Env = { source: 9, controller: 'B', bindings: {}, x: 4, on: 9 };
    expect([objectsOf(look, spell, { ref: 'what' }), playersOf(look, spell, { ref: 'what' }), holds(look, spell, { paid: 'kicker' })]).toEqual([
      [1],
      ['B'],
      true,
    ]);
  });

  it('how often a cost was paid is known of the spell, and of the permanent it has become', () => {
    const times = (on: Partial<Env>): number => amountOf(look, { ...env, ...on }, { paidTimes: 'kicker' });
    expect([times({ source: 9 }), times({ on: 9 }), times({})]).toEqual([1, 1, 0]);
    const became = {
      ...game,
      objects: game.objects.with(1, { ...(game.objects[1] as Obj), was: { spell: 70, x: 4, paid: { kicker: 3 }, spent: [], from: 'hand' } }),
    };
    expect(amountOf(lookOf(became), env, { paidTimes: 'kicker' })).toBe(3);
    const spell: Env = { ...env, bindings: { spell: { objects: [70] } } };
    expect([1, 2].map((id) => fits(lookOf(became), spell, { history: { was: { ref: 'spell' } } }, id))).toEqual([true, false]);
  });

  it('what a permanent did to a player, and since when it is under its control, is known of it', () => {
    const players = game.players.map((player) => ({ ...player, upkeeps: [4, 8] }));
    const bird = { ...(game.objects[2] as Obj), did: { 'dealtDamage:A': 1 }, gained: 6 };
    const at = (change: Partial<Game>): readonly boolean[] => {
      const then = lookOf({ ...game, players, objects: game.objects.with(2, bird), ...change });
      return [{ damagedPlayer: 'you' } as const, { damagedPlayer: 'opponents' } as const, 'cameUnderControlSinceUpkeep' as const].map((history) =>
        fits(then, env, { history }, 2),
      );
    };
    expect(at({})).toEqual([true, false, false]);
    const upkeep = { ...game.turn, active: 'B', step: 'upkeep' as const };
    expect(at({ turn: upkeep })[2]).toBe(true);
  });

  it('nothing can be told of a card that has been shuffled away, and nothing fails (2008:104.2)', () => {
    const lost: Env = { ...env, bindings: { lost: { objects: [99, 1] } } };
    const both: Ref = { ref: 'lost' };
    const amounts: readonly (readonly [Quantity, number])[] = [
      [{ stat: 'power', of: both }, 3],
      [{ colorsOf: both }, 1],
      [{ colorsSpent: both }, 0],
      [{ typesAmong: both }, 1],
      [{ symbols: 'G', in: both }, 1],
      [{ counters: 'charge', on: both }, 1],
      [{ damage: both }, 0],
    ];
    expect(amounts.map(([quantity]) => amountOf(look, lost, quantity))).toEqual(amounts.map(([, expected]) => expected));
    expect([fits(look, lost, { sameNameAs: both }, 1), fits(look, lost, { sharesWith: both, what: 'type' }, 2), fits(look, lost, 'any', 99)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([holds(look, lost, { fits: both, filter: 'any' }), holds(look, lost, { spent: 'R', on: both })]).toEqual([false, false]);
    expect(playersOf(look, lost, { controllerOf: both })).toEqual(['A']);
  });

  it('numbers stay negative until they are used, and have an end (2008:104.1b)', () => {
    expect(atLeastZero(amountOf(look, env, { minus: [0, 3] }))).toBe(0);
    expect(() => amountOf(look, env, { times: [10 ** 7, 10 ** 7] })).toThrow('10^12');
  });
});
