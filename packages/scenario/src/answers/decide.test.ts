import type { Decision, Id, Kind, SpaceOf } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import type { Written } from '../format/answer.ts';
import { worldWith } from '../testWorld.ts';
import { decide, type Manner } from './decide.ts';

const world = worldWith({ A: { battlefield: ['Grizzly Bears', 'Grizzly Bears', 'Hill Giant'] }, B: { battlefield: ['Serra Angel'] } });
const [bear, other, giant, angel] = world.game.battlefield as readonly [Id, Id, Id, Id];

const asked = <K extends Kind>(kind: K, space: Omit<SpaceOf<K>, 'cite'>): Decision =>
  ({ seat: 'A', kind, withdrawable: false, space: { cite: '2016:608.2d', ...space } }) as unknown as Decision;
const strict: Manner = { order: 'strict', optional: 'decline', strict: false };
const fit: Manner = { ...strict, order: 'fit' };

const targets = (min = 1, max = 1) => asked('targets', { as: 'it', from: [bear, other, giant, angel, 'A', 'B'], min, max });
const objects = (min: number, max: number, more = {}) => asked('objects', { from: [bear, other, giant], min, max, ordered: false, ...more });
const confirm = asked('confirm', { what: 'may' });
const modes = (min = 1, max = 1, again = false) => asked('modes', { of: [0, 2, 3], min, max, again });
const x = asked('x', { min: 0, max: 9 });
const damage = asked('damage', {
  amount: 5,
  among: [
    { to: bear, lethal: 2 },
    { to: giant, lethal: 2 },
    { to: 'B', lethal: 0 },
  ],
  trample: 'B',
  ordered: false,
});
const division = asked('division', { among: [giant, 'B'], total: 3, least: 1 });
const colors = asked('value', { what: 'color', words: ['W', 'U', 'B', 'R', 'G'], range: null });
const number = asked('value', { what: 'number', words: null, range: [1, 5] });
const kicker = asked('costs', {
  options: [
    { key: 'kicker', cost: [{ mana: '{1}' }], most: 1 },
    { key: 'buyback', cost: [{ mana: '{3}' }], most: 1 },
  ],
  exclusive: [],
});
const either = asked('costs', {
  options: [
    { key: '0', cost: [{ life: 3 }], most: 1 },
    { key: '1', cost: [{ discard: 'any' }], most: 1 },
  ],
  exclusive: [['0', '1']],
  required: ['0', '1'],
});
const replacement = asked('replacement', {
  of: [
    { key: 'a', source: bear, optional: false },
    { key: 'b', source: angel, optional: false },
  ],
  thing: null,
});
const order = asked('order', { of: [bear, giant, angel], what: 'library' });
const graveyard = asked('order', { of: [bear, giant], what: 'graveyard' });

const answer = (decision: Decision, written: readonly Written[], manner: Manner = strict) => decide(world, decision, written, manner);

type Row = readonly [what: string, decision: Decision, written: readonly Written[], answer: object, left: readonly Written[]];
const rows: readonly Row[] = [
  ['a target by name', targets(), ['Hill Giant'], { targets: [giant] }, []],
  ['a player as a target', targets(), ['B', 'next'], { targets: ['B'] }, ['next']],
  ['the second of a name', targets(), ['Grizzly Bears#2'], { targets: [other] }, []],
  ['a typed target', targets(), [{ for: 'target', pick: 'Serra Angel@B' }], { targets: [angel] }, []],
  ['several by an array, a name twice', targets(0, 3), [['Grizzly Bears', 'Grizzly Bears']], { targets: [bear, other] }, []],
  ['several in a row until skip', targets(0, 3), ['A', 'B', 'skip', 'next'], { targets: ['A', 'B'] }, ['next']],
  ['several in a row until the maximum', targets(2, 2), ['A', 'B', 'next'], { targets: ['A', 'B'] }, ['next']],
  ['skip for none', targets(0, 1), ['skip'], { targets: [] }, []],
  ['too few: the first legal ones are added', targets(2, 2), ['B'], { targets: ['B', bear] }, []],
  ['a division chooses targets and stays', targets(1, 3), [{ 'Hill Giant': 2, B: 1 }], { targets: [giant, 'B'] }, [{ 'Hill Giant': 2, B: 1 }]],
  ['nothing written: the first', targets(), [], { targets: [bear] }, []],
  ['yes is for a may, not for a target', targets(), ['yes'], { targets: [bear] }, ['yes']],
  ['yes', confirm, ['yes'], { yes: true }, []],
  ['true', confirm, [true], { yes: true }, []],
  ['no', confirm, ['No'], { yes: false }, []],
  ['a typed may', confirm, [{ for: ['may', 'cost'], pick: 'yes' }], { yes: true }, []],
  ['a name is not for a may', confirm, ['Hill Giant'], { yes: false }, ['Hill Giant']],
  ['what is for something else waits', confirm, [{ for: 'target', pick: 'Hill Giant' }], { yes: false }, [{ for: 'target', pick: 'Hill Giant' }]],
  ['an object that may be chosen: yes, then which', objects(0, 1), ['yes', 'Hill Giant'], { objects: [giant] }, []],
  ['an object that may be chosen: only yes', objects(0, 1), ['yes'], { objects: [bear] }, []],
  ['an object that may be chosen: no', objects(0, 1), ['no'], { objects: [] }, []],
  ['an object that may be chosen: by itself', objects(0, 1), ['Hill Giant'], { objects: [giant] }, []],
  ['what may be found is found', objects(0, 1, { zone: 'library', prompt: 'search' }), [], { objects: [bear] }, []],
  ['a mode is counted from one among those offered', modes(), [{ for: 'mode', pick: 2 }], { modes: [2] }, []],
  ['a number alone is no mode', modes(), [2], { modes: [0] }, [2]],
  [
    'modes in a row count those left',
    modes(2, 2),
    [
      { for: 'mode', pick: 1 },
      { for: 'mode', pick: 1 },
    ],
    { modes: [0, 2] },
    [],
  ],
  ['modes at once count all', modes(2, 2), [{ for: 'mode', pick: [1, 3] }], { modes: [0, 3] }, []],
  ['a mode again', modes(2, 2, true), [{ for: 'mode', pick: [2, 2] }], { modes: [2, 2] }, []],
  ['x', x, [4], { x: 4 }, []],
  ['x by its name', x, [{ for: 'x', pick: 'X=4' }], { x: 4 }, []],
  ['x left to itself', x, [], { x: 0 }, []],
  ['a division by name', division, [{ 'Hill Giant': 1, B: 2 }], { amounts: [1, 2] }, []],
  ['a division as a list', division, [[2, 1]], { amounts: [2, 1] }, []],
  ['a division in a row, the last follows', division, [2, 9], { amounts: [2, 1] }, [9]],
  ['a division left to itself', division, [], { amounts: [1, 2] }, []],
  ['damage by name', damage, [{ 'Grizzly Bears': 2, 'Hill Giant': 3 }], { amounts: [2, 3, 0] }, []],
  ['damage in a row', damage, [2, 2, 1], { amounts: [2, 2, 1] }, []],
  ['damage left to itself: lethal, then what tramples', damage, [], { amounts: [2, 2, 1] }, []],
  ['a colour by name', colors, ['blue'], { value: 'U' }, []],
  ['a colour by letter', colors, ['R'], { value: 'R' }, []],
  ['a colour by symbol', colors, [{ for: 'choice', pick: '{G}' }], { value: 'G' }, []],
  ['a number of a range', number, [3], { value: 3 }, []],
  ['a number left to itself', number, [], { value: 1 }, []],
  ['kicker, then buyback', kicker, ['yes', 'no'], { pay: [{ key: 'kicker', times: 1 }] }, []],
  ['a cost by its key', kicker, [{ for: 'cost', pick: 'buyback' }], { pay: [{ key: 'buyback', times: 1 }] }, []],
  ['the normal cost', kicker, [{ for: 'cost', pick: 'normal' }], { pay: [] }, []],
  ['costs left to themselves', kicker, [], { pay: [] }, []],
  ['one of two costs, as rendered', either, ['discard a card'], { pay: [{ key: '1', times: 1 }] }, []],
  ['one of two costs left to itself', either, [], { pay: [{ key: '0', times: 1 }] }, []],
  ['a replacement effect by its source', replacement, ['Serra Angel'], { use: 'b' }, []],
  ['an order one by one, the last follows', order, ['Serra Angel', 'Grizzly Bears', 'next'], { order: [angel, bear, giant] }, ['next']],
  ['an order at once', order, [['Hill Giant', 'Serra Angel', 'Grizzly Bears']], { order: [giant, angel, bear] }, []],
  ['an order left to itself', order, [], { order: [bear, giant, angel] }, []],
  ['a graveyard is ordered only where an answer says so', graveyard, ['Hill Giant'], { order: [bear, giant] }, ['Hill Giant']],
  ['a graveyard by a typed answer', graveyard, [{ for: 'order', pick: ['Hill Giant', 'Grizzly Bears'] }], { order: [giant, bear] }, []],
];

describe('an answer written', () => {
  it.each(rows)('%s', (_, decision, written, expected, left) => expect(answer(decision, written)).toEqual({ answer: expected, answers: left }));

  it('that matches nothing is told with the options', () => {
    expect(answer(targets(), ['Shock'])).toEqual({
      problem: expect.stringMatching(/"Shock" is none of the options; A is asked for targets: Grizzly Bears@A, .*Serra Angel@B, A, B/),
    });
    expect(answer(x, [12])).toHaveProperty('problem');
    expect(answer(division, [{ 'Hill Giant': 3, B: 1 }])).toHaveProperty('problem');
    expect(answer(division, [[3, 0]])).toHaveProperty('problem');
  });
  it('that does not match is passed over where they are only to fit', () => {
    expect(answer(targets(), ['Shock', 3, 'Hill Giant'], fit)).toEqual({ answer: { targets: [giant] }, answers: ['Shock', 3] });
    expect(answer(x, ['Shock', 3], fit)).toEqual({ answer: { x: 3 }, answers: ['Shock'] });
    expect(answer(targets(), ['Shock'], fit)).toEqual({ answer: { targets: [bear] }, answers: ['Shock'] });
  });
  it('is missed where all have to be written, but not where nobody would miss it', () => {
    const all: Manner = { ...strict, strict: true };
    expect(answer(targets(), [], all)).toHaveProperty('lacking');
    expect(answer(confirm, [], all)).toHaveProperty('lacking');
    expect(answer(graveyard, [], all)).not.toHaveProperty('lacking');
    expect(answer(asked('pay', { cost: '{R}', pool: [], auto: true, abilities: [] }), [], all)).not.toHaveProperty('lacking');
  });
  it('is yes by default where that is said', () => {
    const accept: Manner = { ...strict, optional: 'accept' };
    expect(answer(confirm, [], accept)).toEqual({ answer: { yes: true }, answers: [] });
    expect(answer(objects(0, 1), [], accept)).toEqual({ answer: { objects: [bear] }, answers: [] });
    expect(answer(kicker, [], accept)).toEqual({
      answer: {
        pay: [
          { key: 'kicker', times: 1 },
          { key: 'buyback', times: 1 },
        ],
      },
      answers: [],
    });
  });
});
