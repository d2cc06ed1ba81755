import { check, type Game, type PlayChange, type SpaceOf } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../../effects/continuous/look.ts';
import { attackCosts, attackSpace, canAttack } from './attacking.ts';
import { combatWith, rule } from './testCombat.ts';

const able = (game: Game): readonly number[] => game.battlefield.filter((id) => canAttack(lookOf(game), id));
const defendersOf = (game: Game, id: number) => attackSpace(lookOf(game)).candidates.find(({ creature }) => creature === id)?.defenders ?? [];
const illegal = (space: SpaceOf<'attackers'>, ...attackers: readonly number[]) =>
  check({ seat: 'A', kind: 'attackers', withdrawable: true, space }, { attacks: attackers.map((attacker) => ({ attacker, defender: 'B' })) })?.code ?? null;
const ruling = (owner: string, ...play: readonly PlayChange[]) => ({
  owner,
  as: { types: ['enchantment' as const] },
  has: [{ kind: 'static' as const, play }],
});
const walker = (owner: string) => ({ owner, as: { types: ['planeswalker' as const] } });

describe('who may attack (2008:308.2a)', () => {
  it('is untapped, his own, and was his when the turn began or has haste', () => {
    const game = combatWith([
      { owner: 'A' },
      { owner: 'A', tapped: true },
      { owner: 'A', sick: true },
      { owner: 'A', sick: true, has: ['haste'] },
      { owner: 'A', sick: true, has: [rule('attackAsThoughHaste')] },
      { owner: 'B' },
      { owner: 'A', as: { types: ['artifact'] } },
    ]);
    expect(able(game)).toEqual([1, 4, 5]);
  });
  it('does not defend, unless as though it did not, and is not forbidden to', () => {
    expect(
      able(
        combatWith([
          { owner: 'A', has: ['defender'] },
          { owner: 'A', has: ['defender', rule('attackAsThoughNoDefender')] },
          { owner: 'A', has: [rule('cantAttack')] },
        ]),
      ),
    ).toEqual([2]);
  });
  it('is none of those that a rule of play forbids', () => {
    expect(
      able(combatWith([{ owner: 'A', size: [1, 1] }, { owner: 'A' }, ruling('B', { cantAttackWith: { stat: 'power', op: '>', than: 1 }, who: 'opponents' })])),
    ).toEqual([1]);
  });
});

describe('what may be attacked', () => {
  it('is the defending player and his planeswalkers (2008:306.2)', () => {
    const game = combatWith([{ owner: 'A' }, walker('B'), walker('C'), walker('A')], { seats: ['A', 'B', 'C'] });
    expect(defendersOf(game, 1)).toEqual(['B', 2]);
    expect(defendersOf({ ...game, combat: { ...(game.combat as NonNullable<Game['combat']>), defenders: ['B', 'C'] } }, 1)).toEqual(['B', 'C', 2, 3]);
  });
  it('depends on who would defend where the text says so', () => {
    const island = { exists: { each: { all: [{ subtype: 'Island' }, { controller: 'defending' as const }] } } };
    const game = combatWith(
      [
        { owner: 'A', has: [{ cantAttackUnless: island }] },
        { owner: 'C', as: { types: ['land'], subtypes: ['Island'] } },
        { owner: 'A', has: [{ cantAttackPlayer: 'opponents' }] },
        walker('B'),
      ],
      { seats: ['A', 'B', 'C'], attack: 'multiple' },
    );
    expect([defendersOf(game, 1), defendersOf(game, 3)]).toEqual([['C'], [4]]);
  });
});

describe('the declaration as a whole', () => {
  it('obeys limits (2016:508.1c)', () => {
    const two = combatWith([
      { owner: 'A', has: [rule('cantAttackAlone')] },
      { owner: 'A' },
      { owner: 'A' },
      ruling('B', { cantAttackWith: 'any', who: 'each', more: 2 }),
    ]);
    const space = attackSpace(lookOf(two));
    expect([illegal(space, 1), illegal(space, 1, 2), illegal(space, 1, 2, 3)]).toEqual(['not-alone', null, 'at-most']);
  });
  it('may say of whom, and of planeswalkers too', () => {
    const creatures = [{ owner: 'A' }, { owner: 'A' }, walker('B')];
    const defended = (change: PlayChange) => combatWith([...creatures, ruling('B', change)]);
    const against = (change: PlayChange) => [1, 2].map((id) => defendersOf(defended(change), id));
    const all = { cantAttackWith: 'any', who: 'each', whom: 'you' } as const;
    expect([against(all), against({ ...all, planeswalkers: true })]).toEqual([
      [[3], [3]],
      [[], []],
    ]);
    const one = (change: PlayChange, ...defenders: readonly (string | number)[]) =>
      check(
        { seat: 'A', kind: 'attackers', withdrawable: true, space: attackSpace(lookOf(defended(change))) },
        { attacks: defenders.map((defender, nth) => ({ attacker: nth + 1, defender })) },
      )?.code ?? null;
    const limited = { ...all, more: 1 };
    expect([one(limited, 'B', 3), one(limited, 'B', 'B'), one({ ...limited, planeswalkers: true }, 'B', 3)]).toEqual([null, 'at-most', 'at-most']);
  });
  it('lets some attack only alone', () => {
    const space = attackSpace(lookOf(combatWith([{ owner: 'A', has: [rule('attacksOnlyAlone')] }, { owner: 'A' }])));
    expect([illegal(space, 1), illegal(space, 2), illegal(space, 1, 2)]).toEqual([null, null, 'only-alone']);
  });
  it('meets as many requirements as it can (2016:508.1d)', () => {
    const space = attackSpace(
      lookOf(combatWith([{ owner: 'A', has: [rule('mustAttack')] }, { owner: 'A' }, { owner: 'A', has: [rule('mustAttack')], tapped: true }])),
    );
    expect([space.obey, illegal(space), illegal(space, 2), illegal(space, 1)]).toEqual([1, 'requirements', 'requirements', null]);
  });
  it('never has to pay for them', () => {
    const taxed = combatWith([{ owner: 'A', has: [rule('mustAttack')] }, ruling('B', { attackTax: [{ mana: '{2}' }], against: 'you' })]);
    const space = attackSpace(lookOf(taxed));
    expect([space.obey, illegal(space), illegal(space, 1)]).toEqual([0, null, null]);
    const elsewhere = attackSpace(
      lookOf(combatWith([{ owner: 'A', has: [rule('mustAttack')] }, ruling('B', { attackTax: [{ mana: '{2}' }], against: 'you' }), walker('B')])),
    );
    expect([elsewhere.obey, illegal(elsewhere), illegal(elsewhere, 1)]).toEqual([1, 'requirements', null]);
  });
  it('costs what is asked for each creature (2008:308.2d)', () => {
    const game = combatWith([{ owner: 'A', has: [{ attackCost: [{ life: 1 }] }] }, ruling('B', { attackTax: [{ mana: '{2}' }], against: 'you' }), walker('B')]);
    expect([attackCosts(lookOf(game), 1, 'B').map(({ cost }) => cost), attackCosts(lookOf(game), 1, 3).map(({ cost }) => cost)]).toEqual([
      [[{ life: 1 }], [{ mana: '{2}' }]],
      [[{ life: 1 }]],
    ]);
  });
  it('costs for planeswalkers where the tax covers them', () => {
    const taxed = (planeswalkers: object) =>
      combatWith([{ owner: 'A' }, ruling('B', { attackTax: [{ mana: '{2}' }], against: 'you', ...planeswalkers }), walker('B')]);
    expect([{}, { planeswalkers: true }].map((more) => attackCosts(lookOf(taxed(more)), 1, 3).length)).toEqual([0, 1]);
    const barred = combatWith([{ owner: 'A', has: [{ cantAttackPlayer: 'opponents', planeswalkers: true }] }, walker('B')]);
    expect(able(barred)).toEqual([]);
  });
  it('has bands by banding, and by "bands with other" as the switch says (2008:308.2b)', () => {
    const withLegends = { kind: 'keyword' as const, keyword: 'bands with other', filter: { supertype: 'legendary' as const } };
    const creatures = [
      { owner: 'A', has: ['banding'] },
      { owner: 'A', has: [withLegends] },
      { owner: 'A', as: { supertypes: ['legendary' as const] } },
      { owner: 'A', has: [withLegends], as: { supertypes: ['legendary' as const] } },
    ];
    const spaceBy = (rules: 'same-ability' | 'quality') => attackSpace(lookOf(combatWith(creatures, { rules: { bandsWithOther: rules } })));
    const bands = (rules: 'same-ability' | 'quality') =>
      spaceBy(rules).candidates.map(({ banding, bandsWith = [], bandsBy = [] }) => banding ?? [bandsWith.length > 0, bandsBy.length > 0]);
    expect([bands('same-ability'), bands('quality')]).toEqual([
      [true, [true, true], [false, false], [true, true]],
      [true, [false, true], [true, false], [true, true]],
    ]);
    const banded = (space: SpaceOf<'attackers'>, ...attackers: readonly number[]) =>
      check({ seat: 'A', kind: 'attackers', withdrawable: true, space }, { attacks: attackers.map((attacker) => ({ attacker, defender: 'B', band: 1 })) })
        ?.code ?? null;
    expect([
      banded(spaceBy('quality'), 3, 4),
      banded(spaceBy('quality'), 2, 3),
      banded(spaceBy('same-ability'), 3, 4),
      banded(spaceBy('same-ability'), 2, 4),
    ]).toEqual([null, 'band', 'band', null]);
  });
});
