import type { Cost, Game } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../effects/continuous/look.ts';
import { canPay } from './affordable.ts';
import {
  artifact,
  auto,
  bear,
  creature,
  forest,
  game,
  island,
  kinds,
  mountain,
  on,
  options,
  type Played,
  type Reply,
  run,
  thing,
  withdraw,
} from './testCasting.ts';

const env = { source: 1, controller: 'A', bindings: {}, x: null };
const pay = (start: Game, cost: Cost, ...replies: readonly Reply[]): Played => run(start, 'payCost', { cost, env, on: null, why: '2016:117.12' }, ...replies);
const paid = ({ result }: Played) => (result as { paid: boolean }).paid;
const rock = artifact('Stone', '{1}');

describe('a cost that an effect asks for', () => {
  const board = game([
    on('battlefield', rock),
    on('battlefield', forest),
    on('battlefield', bear),
    on('battlefield', bear),
    on('hand', bear),
    on('hand', island),
    on('library', bear),
    on('graveyard', bear),
  ]);
  it.each<[cost: Cost, replies: readonly Reply[], after: (game: Game) => unknown, value: unknown]>([
    [[{ mana: '{1}' }], [auto], ({ players }) => players[0]?.mana, []],
    [[{ tap: 'self' }], [], ({ objects }) => objects[1]?.tapped, true],
    [[{ tapOther: { type: 'creature' }, count: 1 }], [{ objects: [4] }], ({ objects }) => [objects[3]?.tapped, objects[4]?.tapped], [false, true]],
    [[{ life: 3 }], [], ({ players }) => players[0]?.life, 17],
    [[{ sacrifice: { type: 'creature' }, count: 2 }], [{ objects: [4, 3] }], ({ battlefield }) => battlefield, [1, 2]],
    [[{ discard: { type: 'land' } }], [{ objects: [6] }], ({ players }) => players[0]?.hand, [5]],
    [[{ discard: 'hand' }], [], ({ players }) => players[0]?.hand, []],
    [[{ discard: 'any', random: true }], [], ({ players }) => players[0]?.hand.length, 1],
    [[{ exile: 'any', from: 'graveyard' }], [], ({ exile }) => exile.length, 1],
    [[{ putBack: { type: 'creature' }, to: { zone: 'hand' } }], [{ objects: [3] }], ({ players }) => players[0]?.hand.length, 3],
    [[{ mill: 1 }], [], ({ players }) => [players[0]?.library.length, players[0]?.graveyard.length], [0, 2]],
    [[{ putCounters: '-1/-1', count: 1, on: { type: 'creature' } }], [{ objects: [3] }], ({ objects }) => objects[3]?.counters, { '-1/-1': 1 }],
    [[{ addMana: '{R}', who: 'opponents' }], [], ({ players }) => players[1]?.mana.map(({ type }) => type), ['R']],
    [[{ perform: [{ do: 'gainLife', who: 'opponents', amount: 2 }] }], [], ({ players }) => players[1]?.life, 22],
    [[{ oneOf: [[{ mana: '{9}' }], [{ life: 1 }], [{ mill: 1 }]] }], [{ pay: [{ key: '1', times: 1 }] }], ({ players }) => players[0]?.life, 19],
  ])('%j is paid', (cost, replies, after, value) => {
    const done = pay(board, cost, ...replies);
    expect(paid(done)).toBe(true);
    expect(after(done.game)).toEqual(value);
  });
  it.each<[Cost]>([
    [[{ mana: '{2}' }]],
    [[{ mana: '' }]],
    [[{ life: 21 }]],
    [[{ sacrifice: { type: 'creature' }, count: 3 }]],
    [[{ discard: { type: 'artifact' } }]],
    [[{ mill: 2 }]],
    [[{ removeCounters: 'charge', count: 1 }]],
    [[{ exile: 'any', from: 'graveyard', count: 2 }]],
    [[{ untap: 'self' }]],
    [[{ oneOf: [[{ life: 30 }], [{ mana: '{9}' }]] }]],
  ])('%j cannot be paid, and changes nothing (2016:117.3)', (cost) => {
    const done = pay(board, cost);
    expect(paid(done)).toBe(false);
    expect(done.game).toEqual(board);
    expect(canPay(lookOf(board), 'A', cost, env)).toBe(false);
  });
  it('is all paid or none of it', () => {
    const back = pay(board, [{ life: 3 }, { sacrifice: { type: 'creature' } }], withdraw);
    expect([paid(back), back.game.players[0]?.life, back.game.battlefield]).toEqual([false, 20, [1, 2, 3, 4]]);
  });
  it('shows a card that it reveals to everyone', () => {
    const done = pay(board, [{ reveal: { type: 'land' } }], { objects: [6] });
    expect(done.events.find(({ type }) => type === 'Revealed')).toMatchObject({ objects: [6], to: 'all' });
  });
  it('cannot be paid by sacrificing what must not be sacrificed, or with life one may not pay', () => {
    const holy = creature('Holy', '{1}', { kind: 'static', changes: [{ rule: 'cantBeSacrificed' }], affects: 'self' });
    const seal = artifact('Seal', '{1}', { kind: 'static', play: [{ cantPayLife: 'each' }] });
    const start = game([on('battlefield', rock), on('battlefield', holy), on('battlefield', seal)]);
    expect(canPay(lookOf(start), 'A', [{ sacrifice: { type: 'creature' } }], env)).toBe(false);
    expect(canPay(lookOf(start), 'A', [{ life: 1 }], env)).toBe(false);
    expect(canPay(lookOf(start), 'A', [{ life: 0 }], env)).toBe(true);
  });
  it('reads mana as of any colour where a rule says so', () => {
    const prism = artifact('Prism', '{1}', { kind: 'static', play: [{ anyColorMana: 'you' }] });
    expect(paid(pay(game([on('battlefield', prism), on('battlefield', forest)]), [{ mana: '{R}' }], auto))).toBe(true);
  });
});

describe('playing a land', () => {
  it("is done once a turn in one's main phase (2008:305.4)", () => {
    const start = game([on('hand', forest), on('hand', mountain)]);
    expect(options(start)).toEqual([{ play: 1 }, { play: 2 }]);
    const done = run(start, 'playLand', { object: 1 });
    expect(done.result).toEqual({ done: 3 });
    expect(done.events.find(({ type }) => type === 'LandPlayed')).toEqual({ type: 'LandPlayed', rule: '2008:305.4', object: 3, player: 'A' });
    expect(run(done.game, 'playLand', { object: 2 }).result).toMatchObject({ reversed: { cite: '2008:305.4', why: 'land.already' } });
    expect(options(done.game)).toEqual([{ activate: 3, ability: 0, mana: true }]);
    expect(options(start, 'B')).toEqual([]);
  });
  it('is done more often where an effect says so, and never where one forbids it', () => {
    const more = artifact('More', '{1}', { kind: 'static', play: [{ extraLands: 1, who: 'you' }] });
    const none = artifact('None', '{1}', { kind: 'static', play: [{ cantPlayLands: 'each' }] });
    const after = run(game([on('hand', forest), on('hand', mountain), on('battlefield', more)]), 'playLand', { object: 1 });
    expect(options(after.game)).toContainEqual({ play: 2 });
    expect(options(game([on('hand', forest), on('battlefield', none)]))).toEqual([]);
  });
});

describe('turning a creature face up', () => {
  it('is a special action for its morph cost (2016:702.36e)', () => {
    const morph = creature('Beast', '{6}{G}', { kind: 'keyword', keyword: 'morph', cost: [{ mana: '{G}' }] });
    const start = game([
      on('battlefield', morph, { faceDown: true }),
      on('battlefield', forest),
      on('battlefield', thing('Plain', { types: ['creature'], power: 1, toughness: 1 }), { faceDown: true }),
    ]);
    expect(options(start)).toContainEqual({ special: 'faceUp', object: 1 });
    expect(options(start)).not.toContainEqual({ special: 'faceUp', object: 3 });
    const done = run(start, 'specialAction', { special: 'faceUp', object: 1 }, auto);
    expect([done.result, done.game.objects[1]?.faceDown, kinds(done)]).toEqual([{ done: 1 }, false, ['pay']]);
  });
});
