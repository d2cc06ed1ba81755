import type { Card, CopyValues, Game, LastingEffect, Obj } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { gameWith } from '../engine/testGame.ts';
import { copiableValues, faceOf, withExceptions } from './faces.ts';

const split: Card = {
  v: 1,
  name: 'Fire // Ice',
  layout: 'split',
  faces: [
    { name: 'Fire', types: ['instant'], cost: '{1}{R}', abilities: [{ kind: 'spell', key: 'fire' }] },
    { name: 'Ice', types: ['instant'], cost: '{1}{U}', abilities: [{ kind: 'spell', key: 'ice' }] },
  ],
};
const flip: Card = {
  v: 1,
  name: 'Elder',
  layout: 'flip',
  faces: [
    { name: 'Elder', types: ['creature'], cost: '{1}{G}', power: 1, toughness: 1 },
    { name: 'Ancient', types: ['creature'], supertypes: ['legendary'], power: 4, toughness: 4 },
  ],
};
const both: Card = {
  v: 1,
  name: 'Both',
  layout: 'normal',
  faces: [{ name: 'Both', types: ['sorcery'] }],
  per: { classic: [{ name: 'Both', types: ['instant'] }] },
};
const at = (zone: Obj['zone'], card: string, more: Partial<Obj> = {}): Partial<Obj> & Pick<Obj, 'owner' | 'zone'> => ({ owner: 'A', zone, card, ...more });
const valuesIn = (game: Game, id: number): CopyValues => copiableValues(game, game.objects[id] as Obj);

describe('faces', () => {
  it('of a split card are both except for the half being cast (2016:708.2)', () => {
    const game = gameWith([split], [at('hand', 'Fire // Ice'), at('stack', 'Fire // Ice', { face: 1 })]);
    expect(valuesIn(game, 1)).toMatchObject({ name: 'Fire // Ice', cost: '{1}{R}{1}{U}', colors: ['R', 'U'], abilities: [{ key: 'fire' }, { key: 'ice' }] });
    expect(valuesIn(game, 2)).toMatchObject({ name: 'Ice', cost: '{1}{U}', colors: ['U'], abilities: [{ key: 'ice' }] });
  });

  it('flipping leaves mana cost and colour (2016:709.1c)', () => {
    const game = gameWith([flip], [at('battlefield', 'Elder', { face: 1 })]);
    expect(valuesIn(game, 1)).toMatchObject({ name: 'Ancient', cost: '{1}{G}', colors: ['G'], power: 4 });
  });

  it('may differ by edition; what has no card has none', () => {
    const types = (rules: 'classic' | 'modern') => {
      const game = gameWith([both], [at('hand', 'Both')], ['A', 'B'], rules);
      return faceOf(game, game.objects[1] as Obj)?.types;
    };
    expect([types('classic'), types('modern')]).toEqual([['instant'], ['sorcery']]);
    const game = gameWith([], [at('battlefield', 'Both', { card: null, kind: 'token' })]);
    expect([faceOf(game, game.objects[1] as Obj), valuesIn(game, 1).types]).toEqual([null, []]);
  });
});

describe('copies', () => {
  const star: CopyValues = {
    name: 'Star',
    colors: ['G'],
    supertypes: ['legendary'],
    types: ['creature'],
    subtypes: ['Elf'],
    power: '*',
    toughness: '*',
    abilities: [
      { kind: 'static', changes: [{ setPower: 3, setToughness: 3, defining: true }] },
      { kind: 'keyword', keyword: 'flying' },
    ],
  };

  it('have exceptions, which displace what would define otherwise (2016:706.8)', () => {
    const except = {
      name: 'Copy',
      power: 1,
      toughness: 1,
      types: { add: ['artifact'], subtypes: ['Golem'], lose: ['legendary'] },
      abilities: [{ kind: 'keyword', keyword: 'haste' }],
    } as const;
    expect(withExceptions(star, except)).toEqual({
      name: 'Copy',
      colors: ['G'],
      supertypes: [],
      types: ['creature', 'artifact'],
      subtypes: ['Elf', 'Golem'],
      power: 1,
      toughness: 1,
      abilities: [
        { kind: 'keyword', keyword: 'flying' },
        { kind: 'keyword', keyword: 'haste' },
      ],
    });
    expect(withExceptions(star, undefined)).toBe(star);
  });

  it('are copies of the latest effect, and can be copied again (2016:706.3)', () => {
    const game = gameWith([flip], [at('battlefield', 'Elder')]);
    const effect = (timestamp: number, name: string): LastingEffect => ({
      id: timestamp,
      source: null,
      controller: 'A',
      timestamp,
      until: { at: 'never' },
      bindings: {},
      x: null,
      what: { kind: 'copy', objects: [1], values: { ...star, name } },
    });
    expect(valuesIn({ ...game, effects: [effect(8, 'Late'), effect(7, 'Early')] }, 1).name).toBe('Late');
  });
});
