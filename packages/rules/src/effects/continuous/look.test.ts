import { type Ability, type Card, type Face, type Game, type LastingEffect, type Obj, unannounced } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { gameWith } from '../../engine/testGame.ts';
import { lookEntering } from './entering.ts';
import { lookOf } from './look.ts';

const card = (name: string, face: Omit<Partial<Face>, 'name'> & Pick<Face, 'types'>): Card => ({ v: 1, name, layout: 'normal', faces: [{ name, ...face }] });
const at = (zone: Obj['zone'], name: string, more: Partial<Obj> = {}): Partial<Obj> & Pick<Obj, 'owner' | 'zone'> => ({
  owner: 'A',
  zone,
  card: name,
  ...more,
});
const draws: Ability = { kind: 'triggered', when: { on: 'cast', what: 'self' }, do: [{ do: 'draw', who: 'you', amount: 1 }] };
const upkeep: Ability = { kind: 'triggered', when: { on: 'step', step: 'upkeep' }, do: [] };
const sourcesOf = (list: readonly { readonly source: number }[]): readonly number[] => list.map(({ source }) => source);
const bear = card('Bear', { types: ['creature'], cost: '{1}{G}', power: 2, toughness: 2 });

describe('abilities in force', () => {
  it('function in play unless they say otherwise, those of instants and sorceries on the stack (2016:112.6)', () => {
    const cards = [
      card('Watcher', { types: ['creature'], power: 1, toughness: 1, abilities: [upkeep] }),
      card('Ghost', { types: ['creature'], power: 1, toughness: 1, abilities: [{ ...upkeep, zones: ['graveyard'] }] }),
      card('Storm', { types: ['sorcery'], abilities: [draws] }),
      card('Cascade', { types: ['creature'], power: 1, toughness: 1, abilities: [{ ...draws, zones: ['stack'] }] }),
    ];
    const names = ['Watcher', 'Ghost', 'Storm', 'Cascade'];
    const game = gameWith(
      cards,
      (['battlefield', 'graveyard', 'hand', 'stack'] as const).flatMap((zone) => names.map((name) => at(zone, name))),
    );
    expect(sourcesOf(lookOf(game).triggered)).toEqual([1, 6, 15, 16]);
  });

  it('only while their condition holds, and under their controller', () => {
    const cards = [card('Watcher', { types: ['enchantment'], abilities: [{ ...upkeep, while: { turnOf: 'you' } }] })];
    const game = gameWith(cards, [at('battlefield', 'Watcher'), at('battlefield', 'Watcher', { controller: 'B' })]);
    expect(lookOf(game).triggered).toMatchObject([{ source: 1, controller: 'A', key: '1.0' }]);
    expect(lookOf({ ...game, turn: { ...game.turn, active: 'B' } }).triggered).toMatchObject([{ source: 2, controller: 'B', key: '2.0' }]);
  });

  it('are those the layers have left', () => {
    const cards = [
      card('Watcher', { types: ['creature'], power: 1, toughness: 1, abilities: [upkeep] }),
      card('Mute', {
        types: ['enchantment'],
        abilities: [{ kind: 'static', affects: { each: { type: 'creature' } }, changes: [{ lose: 'all' }, { gain: [draws] }] }],
      }),
    ];
    const game = gameWith(cards, [at('battlefield', 'Watcher'), at('battlefield', 'Mute')]);
    expect(lookOf(game).triggered.map(({ source, ability }) => [source, ability])).toEqual([[1, draws]]);
  });

  it('of keywords are what they stand for', () => {
    const cards = [card('Fader', { types: ['creature'], power: 1, toughness: 1, abilities: [{ kind: 'keyword', keyword: 'fading', amount: 2 }] })];
    const look = lookOf(gameWith(cards, [at('battlefield', 'Fader')]));
    expect([look.triggered.length, look.replacing.length]).toEqual([1, 1]);
    expect(look.of(1).abilities).toEqual(cards[0]?.faces[0]?.abilities);
  });

  it('change the rules of play, as lasting effects do', () => {
    const cards = [card('Sphere', { types: ['artifact'], abilities: [{ kind: 'static', play: [{ costs: 'any', more: 1 }] }] })];
    const game = gameWith(cards, [at('battlefield', 'Sphere')]);
    const effect: LastingEffect = {
      id: 4,
      source: 1,
      controller: 'B',
      timestamp: 9,
      until: { at: 'endOfTurn' },
      bindings: {},
      x: null,
      what: { kind: 'play', changes: [{ cantDraw: 'you' }] },
    };
    expect(lookOf({ ...game, effects: [effect] }).playRules.map(({ key, env, change }) => [key, env.controller, Object.keys(change)[0]])).toEqual([
      ['1.0.0', 'A', 'costs'],
      ['e4.0', 'B', 'cantDraw'],
    ]);
  });
});

describe('objects that are not in play', () => {
  it('are what they were when they left, or what is printed on them', () => {
    const game = gameWith([bear], [at('battlefield', 'Bear')]);
    const obj = game.objects[1] as Obj;
    const gone: Game = { ...game, objects: [null, null], battlefield: [], past: { 1: { object: obj, as: { ...lookOf(game).of(1), power: 7 }, became: null } } };
    expect(lookOf(gone).of(1).power).toBe(7);
    expect(lookOf({ ...gone, past: { 1: { object: obj, as: null, became: null } } }).of(1)).toMatchObject({ power: 2, manaValue: 2, colors: ['G'] });
    expect(() => lookOf(gone).of(2)).toThrow('no object 2');
  });

  it('face down have no characteristics outside play and the stack (2016:401.5, 406.3)', () => {
    const game = gameWith([bear], [at('hand', 'Bear', { faceDown: true }), at('exile', 'Bear', { faceDown: true }), at('stack', 'Bear', { faceDown: true })]);
    expect([1, 2, 3].map((id) => [lookOf(game).of(id).name, lookOf(game).of(id).power])).toEqual([
      ['', null],
      ['', null],
      ['', 2],
    ]);
  });

  it('have an X on the stack only', () => {
    const blaze = card('Blaze', { types: ['sorcery'], cost: '{X}{R}' });
    const stack = { ...unannounced, x: 5, cast: true };
    const game = gameWith([blaze], [at('stack', 'Blaze', { stack }), at('hand', 'Blaze')]);
    expect([lookOf(game).of(1).manaValue, lookOf(game).of(2).manaValue]).toEqual([6, 1]);
  });
});

describe('what is about to enter the battlefield (2016:614.12)', () => {
  const humble = card('Humble', {
    types: ['enchantment'],
    abilities: [{ kind: 'static', affects: { each: { type: 'creature' } }, changes: [{ lose: 'all' }, { setPower: 1, setToughness: 1 }] }],
  });
  const spike = card('Spike', {
    types: ['creature'],
    power: 0,
    toughness: 0,
    abilities: [{ kind: 'replacement', when: { would: 'move', what: 'self', to: 'battlefield' }, with: { enters: { counters: { '+1/+1': 3 } } } }],
  });
  const move = { would: 'move', rule: '2016:608.3', object: 1, to: 'battlefield', cause: 'resolve' } as const;

  it('is as it would exist there', () => {
    const alone = lookEntering(lookOf(gameWith([spike, humble], [at('stack', 'Spike')])), move);
    expect(sourcesOf(alone.look.replacing)).toEqual([1]);
    const under = lookEntering(lookOf(gameWith([spike, humble], [at('stack', 'Spike'), at('battlefield', 'Humble')])), {
      ...move,
      entering: { under: 'B', counters: { '+1/+1': 1 } },
    });
    expect([under.look.of(1).power, under.look.of(1).controller, under.look.replacing]).toEqual([2, 'B', []]);
  });

  it('may be a token', () => {
    const values = { name: 'Elf', colors: ['G'], supertypes: [], types: ['creature'], subtypes: ['Elf'], power: 3, toughness: 3, abilities: [] } as const;
    const { look, id } = lookEntering(lookOf(gameWith([humble], [at('battlefield', 'Humble')])), {
      would: 'token',
      rule: '2016:110.5',
      seat: 'B',
      owner: 'B',
      values,
      amount: 1,
    });
    expect([id, look.of(id).name, look.of(id).power, look.of(id).controller]).toEqual([2, 'Elf', 1, 'B']);
  });
});
