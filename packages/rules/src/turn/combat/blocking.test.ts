import { check, type Game, type RuleChange, type SpaceOf } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../../effects/continuous/look.ts';
import { blockCosts, blockSpace, canBlock } from './blocking.ts';
import { attack, block, combatWith, fighting, rule } from './testCombat.ts';

/** A's first creature attacks B; the second and any further ones are B's. */
const against = (attacker: object, ...blockers: readonly object[]): Game =>
  fighting(combatWith([{ owner: 'A', ...attacker }, ...blockers.map((one) => ({ owner: 'B', ...one }))], { step: 'declare-blockers' }), [attack(1)]);
const blocks = (game: Game, blocker = 2, attacker = 1): boolean => canBlock(lookOf(game), blocker, attacker);
const illegal = (space: SpaceOf<'blockers'>, ...pairs: readonly (readonly [number, number])[]) =>
  check({ seat: 'B', kind: 'blockers', withdrawable: true, space }, { blocks: pairs.map(([blocker, attacker]) => ({ blocker, attacker })) })?.code ?? null;
const land = (subtype: string) => ({ as: { types: ['land' as const], subtypes: [subtype] } });
const walks = (word: string) => ({ has: [{ kind: 'keyword' as const, keyword: 'landwalk', word }] });
const protectedFrom = (color: 'W' | 'B') => ({ has: [{ kind: 'keyword' as const, keyword: 'protection', filter: { color } }] });
const black = { as: { types: ['creature' as const], colors: ['B' as const] } };

const rows: readonly [what: string, attacker: object, blocker: object, blocks: boolean][] = [
  ['an untapped creature', {}, {}, true],
  ['a tapped one', {}, { tapped: true }, false],
  ['what is no creature', {}, { as: { types: ['artifact'] } }, false],
  ['one that came this turn', {}, { sick: true }, true],
  ['one that cannot block', {}, { has: [rule('cantBlock')] }, false],
  ['flying, from the ground', { has: ['flying'] }, {}, false],
  ['flying, by flying', { has: ['flying'] }, { has: ['flying'] }, true],
  ['flying, by reach', { has: ['flying'] }, { has: ['reach'] }, true],
  ['one without fear', { has: ['fear'] }, {}, false],
  ['fear, by black', { has: ['fear'] }, black, true],
  ['shadow, without', { has: ['shadow'] }, {}, false],
  ['no shadow, by shadow', {}, { has: ['shadow'] }, false],
  ['shadow, by shadow', { has: ['shadow'] }, { has: ['shadow'] }, true],
  ['shadow and flying, by shadow', { has: ['shadow', 'flying'] }, { has: ['shadow'] }, false],
  ['protection from its colour', protectedFrom('B'), black, false],
  ['protection from another colour', protectedFrom('W'), black, true],
  ['what cannot be blocked', { has: [rule('cantBeBlocked')] }, {}, false],
  ['what cannot be blocked by such', { has: [{ cantBeBlockedBy: { stat: 'power', op: '>', than: 1 } }] }, {}, false],
  ['one that blocks only such', {}, { has: [{ blocksOnly: { has: 'flying' } }] }, false],
  ['one that cannot block such', {}, { has: [{ cantBlock: { stat: 'power', op: '>=', than: 2 } }] }, false],
];

describe('who may block (2008:309.2a, 501.1)', () => {
  it.each(rows)('%s', (_, attacker, blocker, may) => expect(blocks(against(attacker, blocker))).toBe(may));
  it('landwalk asks for the lands of the player attacked', () => {
    expect([blocks(against(walks('Island'), {}, land('Island'))), blocks(against(walks('Island'), {}, land('Swamp')))]).toEqual([false, true]);
  });
  it('only whoever is attacked, or whose planeswalker is', () => {
    const game = combatWith([{ owner: 'A' }, { owner: 'B' }, { owner: 'C' }], { seats: ['A', 'B', 'C'], attack: 'multiple' });
    expect([2, 3].map((id) => blocks(fighting(game, [attack(1, { defender: 'C', defendingPlayer: 'C' })]), id))).toEqual([false, true]);
    expect(blocks(fighting(game, [attack(1, { defender: null })]))).toBe(true); // 2008:306.4c
    expect(blocks(fighting(game, []))).toBe(false);
  });
});

describe('the declaration as a whole', () => {
  const change = (...rules: readonly RuleChange[]) => ({ has: rules.map(rule) });
  it('obeys limits (2016:509.1b)', () => {
    const menace = blockSpace(lookOf(against({ has: ['menace'] }, {}, {})), 'B');
    expect([illegal(menace, [2, 1]), illegal(menace, [2, 1], [3, 1])]).toEqual(['at-least', null]);
    const one = blockSpace(lookOf(against(change({ maxBlockers: 1 }), {}, {})), 'B');
    expect(illegal(one, [2, 1], [3, 1])).toBe('at-most');
    const all = blockSpace(lookOf(against(change({ cantBeBlockedUnlessAll: true }), {}, {})), 'B');
    expect([illegal(all, [2, 1]), illegal(all, [2, 1], [3, 1])]).toEqual(['all-of', null]);
    const shy = blockSpace(lookOf(against({}, change('cantBlockAlone'), {})), 'B');
    expect([illegal(shy, [2, 1]), illegal(shy, [2, 1], [3, 1])]).toEqual(['not-alone', null]);
  });
  it('is of no more creatures than a rule of play allows, of all players together', () => {
    const law = {
      owner: 'A',
      as: { types: ['enchantment' as const] },
      has: [{ kind: 'static' as const, play: [{ cantBlockWith: 'any' as const, who: 'each' as const, more: 1 }] }],
    };
    const game = combatWith([{ owner: 'A' }, { owner: 'B' }, { owner: 'B' }, { owner: 'C' }, law], { seats: ['A', 'B', 'C'], attack: 'multiple' });
    const attacked = fighting(game, [attack(1)]);
    expect([illegal(blockSpace(lookOf(attacked), 'B'), [2, 1]), illegal(blockSpace(lookOf(attacked), 'B'), [2, 1], [3, 1])]).toEqual([null, 'at-most']);
    const blocked = fighting(game, [attack(1, { defendingPlayer: 'C', defender: 'C' })], [block(2, 1)]);
    expect(illegal(blockSpace(lookOf(blocked), 'C'), [4, 1])).toBe('at-most');
  });
  it('lets some block only alone, or not at all', () => {
    const space = blockSpace(lookOf(against({}, change('blocksOnlyAlone'), {})), 'B');
    expect([illegal(space, [2, 1]), illegal(space, [3, 1]), illegal(space, [2, 1], [3, 1])]).toEqual([null, null, 'only-alone']);
    const law = {
      owner: 'A',
      as: { types: ['enchantment' as const] },
      has: [{ kind: 'static' as const, play: [{ cantBlockWith: { stat: 'power' as const, op: '<' as const, than: 2 }, who: 'opponents' as const }] }],
    };
    const game = fighting(combatWith([{ owner: 'A' }, { owner: 'B', size: [1, 1] }, { owner: 'B' }, law]), [attack(1)]);
    expect([blocks(game, 2), blocks(game, 3)]).toEqual([false, true]);
  });
  it('lets a creature block as many as it says', () => {
    const game = combatWith([
      { owner: 'A' },
      { owner: 'A' },
      { owner: 'A' },
      { owner: 'B' },
      { owner: 'B', has: [{ extraBlocks: 1 }] },
      { owner: 'B', ...change('mayBlockAny') },
    ]);
    expect(blockSpace(lookOf(fighting(game, [attack(1), attack(2), attack(3)])), 'B').candidates.map(({ most }) => most)).toEqual([1, 2, 3]);
  });
  it('meets as many requirements as it can, paying for none (2016:509.1c)', () => {
    const must = blockSpace(lookOf(against({ has: ['flying'] }, { has: ['reach', rule('mustBlock')] }, change('mustBlock'), {})), 'B');
    expect([must.obey, illegal(must), illegal(must, [2, 1])]).toEqual([1, 'requirements', null]);
    const dear = against({}, change('mustBlock', { blockCost: [{ mana: '{1}' }] }));
    expect([blockSpace(lookOf(dear), 'B').obey, blockCosts(lookOf(dear), 2).map(({ cost }) => cost)]).toEqual([0, [[{ mana: '{1}' }]]]);
  });
  it('has each creature block what says so, in the words of that', () => {
    const lure = {
      owner: 'A',
      as: { types: ['enchantment' as const] },
      attachedTo: 1,
      has: [{ kind: 'static' as const, affects: { each: { type: 'creature' as const } }, changes: [{ rule: { mustBlockObject: 'attached' as const } }] }],
    };
    const game = fighting(combatWith([{ owner: 'A' }, { owner: 'A' }, { owner: 'B' }, { owner: 'B', tapped: true }, lure]), [attack(1), attack(2)]);
    const space = blockSpace(lookOf(game), 'B');
    expect([space.obey, illegal(space, [3, 2]), illegal(space, [3, 1])]).toEqual([1, 'requirements', null]);
  });
  it('has one of those able block what has to be blocked, whoever it be', () => {
    const must = (...blockers: readonly object[]) => blockSpace(lookOf(against(change('mustBeBlocked'), ...blockers)), 'B');
    const space = must({}, {}, { tapped: true });
    expect([space.obey, illegal(space), illegal(space, [2, 1]), illegal(space, [3, 1])]).toEqual([1, 'requirements', null, null]);
    const flies = blockSpace(lookOf(against({ has: ['flying', rule('mustBeBlocked')] }, {})), 'B');
    expect([flies.obey, illegal(flies)]).toEqual([0, null]);
    const costs = { has: [{ blockCost: [{ mana: '{1}' }] }] };
    expect([must(costs).obey, must(costs, {}).obey, illegal(must(costs, {}), [2, 1])]).toEqual([0, 1, null]);
  });
  it('weighs that against what else is required', () => {
    const game = fighting(
      combatWith([
        { owner: 'A', ...change('mustBeBlocked') },
        { owner: 'A' },
        { owner: 'B', has: [{ mustBlockObject: { each: { is: 'attacking' } } }] },
        { owner: 'B', has: [{ mustBlockObject: 'self' }] },
      ]),
      [attack(1), attack(2)],
    );
    const space = blockSpace(lookOf(game), 'B');
    expect([space.obey, illegal(space, [3, 1]), illegal(space, [3, 2]), illegal(space, [3, 2], [4, 1])]).toEqual([2, null, 'requirements', null]);
  });
});
