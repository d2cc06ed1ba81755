import { describe, expect, it } from 'vitest';
import { chance } from '../../../../../test/support/spaces.ts';
import { decoder } from '../../decode.ts';
import { AnswerCodec, answerCodecs } from '../codec.ts';
import { type Answer, type DecisionOf, type Kind, kinds, type PriorityOption, type SpaceOf } from '../index.ts';
import { check, forced, impossible, list, sample } from './index.ts';

const ask = <K extends Kind>(kind: K, space: Omit<SpaceOf<K>, 'cite'>, withdrawable = false): DecisionOf<K> =>
  ({ seat: 'ann', kind, space: { cite: '2016:608.2d', ...space }, withdrawable }) as unknown as DecisionOf<K>;
const shareOf = <K extends Kind>(decision: DecisionOf<K>, is: (answer: Answer) => boolean): number => {
  const random = chance(3);
  return Array.from({ length: 2000 }, () => sample(decision, random)).filter(is).length / 2000;
};
const codes = <K extends Kind>(decision: DecisionOf<K>, answers: readonly Answer[]) => answers.map((answer) => check(decision, answer)?.code ?? null);

const one: { readonly [K in Kind]: Answer } = {
  entropy: { entropy: '0f'.repeat(32) },
  firstPlayer: { player: 'ann' },
  mulligan: { keep: true },
  bottom: { cards: [1] },
  openingHand: { cards: [] },
  priority: { pass: true, until: { step: 'end' }, stopIf: ['attacked'] },
  modes: { modes: [0] },
  targets: { targets: [1, 'bob'] },
  x: { x: 3 },
  division: { amounts: [1, 2] },
  costs: { pay: [{ key: 'kicker', times: 1 }] },
  pay: { spend: [0, 1] },
  attackers: { attacks: [{ attacker: 1, defender: 'bob', band: 1 }] },
  blockers: { blocks: [{ blocker: 1, attacker: 2 }] },
  damage: { amounts: [2] },
  order: { order: [1, 0] },
  replacement: { use: null },
  objects: { objects: [1] },
  player: { player: 'ann' },
  value: { value: 'Bear' },
  confirm: { yes: true },
  keep: { keep: [1] },
  loop: { times: 2 },
};

describe('the shapes of answers', () => {
  const decode = decoder<unknown>(AnswerCodec);
  it.each(kinds)('%s', (kind) => {
    const own = decoder<unknown>(answerCodecs[kind]);
    expect(own(one[kind])).toEqual({ ok: one[kind] });
    expect(decode(one[kind])).toEqual({ ok: one[kind] });
    expect(own({ ...one[kind], more: 1 })).toHaveProperty('error');
    expect(decode({ ...one[kind], more: 1 })).toHaveProperty('error');
    expect(own({ withdraw: true })).toHaveProperty('error');
  });
  it('a yield stands with a pass only, names have no controls, numbers are whole', () => {
    const bad = [
      { cast: 1, until: 'my-turn' },
      { pass: false },
      { value: 'a\nb' },
      { value: '' },
      { x: 0.5 },
      { x: -1 },
      { targets: [-1] },
      { entropy: '0F'.repeat(32) },
      {},
      null,
    ];
    for (const answer of bad) expect(decode(answer)).toHaveProperty('error');
    expect(decode({ withdraw: true })).toEqual({ ok: { withdraw: true } });
  });
});

describe('what fits no space', () => {
  it('another kind of answer is malformed', () => {
    const decision = ask('confirm', { what: 'draw' });
    expect(codes(decision, [{ x: 1 }, { pass: true }, one.confirm])).toEqual(['malformed', 'malformed', null]);
    expect(check(decision, { x: 1 })).toMatchObject({ message: 'answer.malformed' });
  });
  it('only an attempt may be withdrawn', () => {
    expect(check(ask('x', { min: 0, max: 2 }), { withdraw: true })?.code).toBe('not-withdrawable');
    expect(check(ask('x', { min: 0, max: 2 }, true), { withdraw: true })).toBeNull();
  });
});

describe('damage', () => {
  const among = [
    { to: 1, lethal: 2 },
    { to: 2, lethal: 1 },
    { to: 'bob', lethal: 0 },
  ];
  const free = ask('damage', { amount: 4, among, trample: null, ordered: false });
  const tramples = ask('damage', { amount: 4, among, trample: 'bob', ordered: false });
  const ordered = ask('damage', { amount: 4, among: among.slice(0, 2), trample: null, ordered: true });
  it('is divided freely', () =>
    expect(codes(free, [{ amounts: [0, 0, 4] }, { amounts: [4, 0, 0] }, { amounts: [1, 1, 1] }, { amounts: [4] }])).toEqual([
      null,
      null,
      'wrong-total',
      'too-few',
    ]));
  it('goes past the blockers once each has its lethal damage', () =>
    expect(codes(tramples, [{ amounts: [2, 1, 1] }, { amounts: [1, 2, 1] }, { amounts: [0, 4, 0] }, { amounts: [0, 0, 4] }])).toEqual([
      null,
      'lethal-first',
      null,
      'lethal-first',
    ]));
  it('goes down the line', () => expect(codes(ordered, [{ amounts: [2, 2] }, { amounts: [1, 3] }, { amounts: [4, 0] }])).toEqual([null, 'lethal-first', null]));
  it('all of it to one is forced', () =>
    expect(forced(ask('damage', { amount: 3, among: among.slice(0, 1), trample: null, ordered: false }))).toEqual({ amounts: [3] }));
});

describe('paying', () => {
  const pool = (types: string, snow = '') => types.split('').map((type, unit) => ({ unit, type: type as 'W', snow: snow.includes(String(unit)) }));
  const pay = (cost: string, types: string, more = {}) => ask('pay', { cost, pool: pool(types), auto: false, abilities: [], ...more });
  it('takes what the cost asks for, no less and no more', () =>
    expect(
      codes(pay('{1}{W}', 'WWG'), [{ spend: [0, 2] }, { spend: [2, 1] }, { spend: [0] }, { spend: [0, 1, 2] }, { spend: [2, 2] }, { spend: [7] }]),
    ).toEqual([null, null, 'unpaid', 'unpaid', 'named-twice', 'not-offered']));
  it('a half of two can be paid with two of its colour', () => expect(list(pay('{2/W}', 'WWG'), 99)).toHaveLength(5));
  it('only snow pays for snow', () => expect(list(pay('{S}', '', { pool: pool('WUG', '1') }), 99)).toEqual([{ spend: [1] }]));
  it('what is not there cannot be spent, only made', () => {
    expect(impossible(pay('{B}', 'WWG'))).toBe(true);
    expect(impossible(pay('', 'WWG'))).toBe(true);
    expect(forced(pay('{B}', 'WWG', { abilities: [{ activate: 5, ability: 0 }] }))).toEqual({ activate: 5, ability: 0 });
  });
  it('a large pool is no matter', () => {
    const decision = pay('{G}{G}{G}{G}{G}{G}{8}', 'WUBRGC'.repeat(40));
    expect(list(decision, 200)).toHaveLength(200);
    expect(check(decision, sample(decision, chance(1)))).toBeNull();
  });
});

describe('priority', () => {
  const spells: PriorityOption[] = Array.from({ length: 90 }, (_, at) => ({ cast: at }));
  const decision = ask('priority', { options: [...spells, { play: 100 }, { activate: 101, ability: 0 }, { activate: 102, ability: 0, mana: true }] });
  it('is one of the options or a pass', () => {
    expect(
      codes(decision, [{ pass: true, until: 'my-turn' }, { cast: 3 }, { cast: 3, face: 1 }, { play: 3 }, { activate: 101, ability: 0, mana: true }]),
    ).toEqual([null, null, 'not-offered', 'not-offered', 'not-offered']);
  });
  it('chance gives each class its turn', () => {
    for (const key of ['pass', 'cast', 'play']) expect(shareOf(decision, (answer) => key in answer)).toBeCloseTo(1 / 5, 1);
    expect(shareOf(decision, (answer) => 'mana' in answer)).toBeCloseTo(1 / 5, 1);
  });
  it('is never forced', () => expect(forced(ask('priority', { options: [] }))).toBeNull());
});

describe('the start of a game', () => {
  it.each([
    [7, 3 / 4],
    [6, 3 / 4],
    [5, 1],
    [1, 1],
    [9, 1 / 2],
  ])('chance keeps a hand of %i with probability %f', (hand, share) =>
    expect(shareOf(ask('mulligan', { hand, next: hand - 1 }), (answer) => 'keep' in answer && answer.keep === true)).toBeCloseTo(share, 1),
  );
  it('entropy is 32 bytes by chance, or the numbers in order', () => {
    const decision = ask('entropy', { bytes: 32 });
    expect(check(decision, sample(decision, chance(5)))).toBeNull();
    expect(list(decision, 2).map(({ entropy }) => Number(`0x${entropy}`))).toEqual([0, 1]);
    expect(forced(decision)).toBeNull();
  });
});

it('a card name is any text, of which a few stand for all', () => {
  const decision = ask('value', { what: 'cardName', words: null, range: null });
  expect(codes(decision, [{ value: 'Black Lotus' }, { value: ' ' }, { value: 3 }])).toEqual([null, 'not-a-name', 'not-a-name']);
  expect(list(decision, 99)).toHaveLength(5);
  expect(check(decision, sample(decision, chance(2)))).toBeNull();
});
