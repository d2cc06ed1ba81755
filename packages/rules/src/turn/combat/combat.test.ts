import type { Answer, Event, EventType, Game, Seat } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../../effects/continuous/look.ts';
import { hooksWith, type Reply, runThrough } from '../../effects/testEffects.ts';
import { payCost } from '../../spells/payment.ts';
import { chooseDefender } from './chooseDefender.ts';
import { assignCombatDamage, dealCombatDamage } from './combatDamage.ts';
import { declareAttackers } from './declareAttackers.ts';
import { declareBlockers } from './declareBlockers.ts';
import { blockersOf, inOrderFor } from './questions.ts';
import { endCombat, removeFromCombat } from './removal.ts';
import { attack, block, combatWith, fighting, rule } from './testCombat.ts';

const hooks = hooksWith({ chooseDefender, declareAttackers, declareBlockers, assignCombatDamage, dealCombatDamage, removeFromCombat, endCombat, payCost });
const play = (name: string, game: Game, replies: readonly Reply[] = [], args: object = {}) => {
  const { game: after, batches, asked } = runThrough(hooks, name, args, game, replies);
  const kernel: readonly EventType[] = ['ActionBegan', 'ActionCompleted', 'AnswerForced', 'ActionReversed'];
  const events = batches.flat().filter(({ type }) => !kernel.includes(type));
  return { after, batches, events, asked: asked.map(({ seat, kind }) => `${seat} ${kind}`), types: events.map(({ type }) => type) };
};
const attacks = (...ids: readonly (number | [attacker: number, defender: string | number, band?: number])[]): Answer => ({
  attacks: ids.map((one) => {
    const [attacker, defender, band] = typeof one === 'number' ? [one, 'B'] : one;
    return { attacker, defender, ...(band === undefined ? {} : { band }) };
  }),
});
const blocks = (...pairs: readonly (readonly [number, number])[]): Answer => ({ blocks: pairs.map(([blocker, attacker]) => ({ blocker, attacker })) });
const lifeOf = (game: Game, seat: Seat) => game.players.find((p) => p.seat === seat)?.life;
const floating = (game: Game, seat: Seat, count: number): Game => ({
  ...game,
  players: game.players.map((p) => (p.seat === seat ? { ...p, mana: Array.from({ length: count }, () => ({ type: 'C' as const, source: 1 })) } : p)),
});
const tax = (owner: string) => ({
  owner,
  as: { types: ['enchantment' as const] },
  has: [{ kind: 'static' as const, play: [{ attackTax: [{ mana: '{2}' }], against: 'you' as const }] }],
});
const dealt = (events: readonly Event[]) => events.flatMap((e) => (e.type === 'DamageDealt' ? [[e.source, e.to, e.amount]] : []));

describe('choosing the defending player', () => {
  const three = { seats: ['A', 'B', 'C'] };
  it('asks where there is a choice', () => {
    expect(play('chooseDefender', combatWith([])).events).toEqual([{ type: 'DefenderChosen', rule: '2008:306.2', players: ['B'] }]);
    const { asked, after } = play('chooseDefender', combatWith([], three), [{ player: 'C' }]);
    expect([asked, after.combat?.defenders]).toEqual([['A player'], ['C']]);
    expect(play('chooseDefender', combatWith([], { ...three, attack: 'multiple' })).events).toEqual([
      { type: 'DefenderChosen', rule: '2016:802.2', players: ['B', 'C'] },
    ]);
  });
});

describe('declaring attackers', () => {
  it('taps them together, then has them attack together (2008:308.2c, 308.2g)', () => {
    const { batches, after } = play('declareAttackers', combatWith([{ owner: 'A' }, { owner: 'A', has: ['vigilance'] }, { owner: 'A' }]), [attacks(1, 2, 3)]);
    expect(batches.map((batch) => batch.map((e) => e.type))).toEqual([['ActionBegan'], ['Tapped', 'Tapped'], ['AttackersDeclared'], ['ActionCompleted']]);
    expect(after.combat?.attacks.map(({ attacker }) => attacker)).toEqual([1, 2, 3]);
    expect([1, 2, 3].map((id) => after.objects[id]?.tapped)).toEqual([true, false, true]);
  });
  it('asks nothing where nothing can attack, and records no attack of nobody', () => {
    expect(play('declareAttackers', combatWith([{ owner: 'A', tapped: true }, { owner: 'B' }])).batches).toEqual([]);
    expect(play('declareAttackers', combatWith([{ owner: 'A' }]), [attacks()]).types).toEqual([]);
  });
  it('is paid for in full, or taken back and made anew (2008:308.2, 308.2f)', () => {
    const game = combatWith([{ owner: 'A' }, { owner: 'A' }, tax('B')]);
    const poor = play('declareAttackers', floating(game, 'A', 3), [attacks(1, 2), attacks(1), { auto: true }]);
    expect(poor.asked).toEqual(['A attackers', 'A attackers', 'A pay']);
    expect(poor.after.combat?.attacks.map(({ attacker }) => attacker)).toEqual([1]);
    expect([poor.after.objects[2]?.tapped, poor.after.players[0]?.mana.length]).toEqual([false, 1]);
    expect(play('declareAttackers', floating(game, 'A', 4), [attacks(1, 2), { auto: true }]).after.players[0]?.mana).toEqual([]);
  });
  it('has none attack that was lost to the cost, nor what it would have attacked (2008:308.2g)', () => {
    const game = combatWith([
      { owner: 'A', has: [{ attackCost: [{ sacrifice: { type: 'creature' } }] }] },
      { owner: 'A', size: [1, 1] },
    ]);
    const { after, types } = play('declareAttackers', game, [attacks(1, 2), { objects: [2] }]);
    expect(types).toEqual(expect.arrayContaining(['Tapped', 'ObjectMoved', 'AttackersDeclared']));
    expect(after.combat?.attacks.map(({ attacker }) => attacker)).toEqual([1]);
  });
});

describe('declaring blockers', () => {
  const creatures = [{ owner: 'A' }, { owner: 'A' }, { owner: 'B' }, { owner: 'B', has: [{ extraBlocks: 1 }] }];
  const attacked = fighting(combatWith(creatures, { step: 'declare-blockers' }), [attack(1), attack(2)]);
  it('settles who is blocked and who is not (2008:309.2f)', () => {
    const { after, events } = play('declareBlockers', attacked, [blocks([3, 1])]);
    expect(events).toEqual([
      { type: 'BlockersDeclared', rule: '2008:309.2e', player: 'B', blocks: [{ blocker: 3, attackers: [1] }] },
      { type: 'BecameBlocked', rule: '2008:309.2f', attacker: 1, by: [3], first: true },
      { type: 'BecameUnblocked', rule: '2008:309.2f', attacker: 2 },
    ]);
    expect(after.combat?.attacks.map(({ blocked }) => blocked)).toEqual([true, false]);
  });
  it('what was blocked before does not become blocked for the first time (2008:309.4)', () => {
    const before = fighting(combatWith(creatures), [attack(1, { blocked: true, wasBlocked: true }), attack(2, { blocked: true, wasBlocked: true })]);
    expect(play('declareBlockers', before, [blocks([3, 1])]).events.slice(1)).toEqual([
      { type: 'BecameBlocked', rule: '2008:309.2f', attacker: 1, by: [3], first: false },
    ]);
  });
  it('who blocks one of a band blocks them all (2016:702.21h)', () => {
    const band = fighting(combatWith(creatures), [attack(1, { band: 1 }), attack(2, { band: 1 })]);
    expect(play('declareBlockers', band, [blocks([3, 2])]).after.combat?.blocks).toMatchObject([{ blocker: 3, attackers: [1, 2] }]);
  });
  it('is ordered where the switch says so (2016:509.2–509.3)', () => {
    const ordered = { ...attacked, rules: { ...attacked.rules, damageOrder: 'ordered' as const } };
    const { asked, after } = play('declareBlockers', ordered, [blocks([3, 1], [4, 1], [4, 2]), { order: [4, 3] }, { order: [2, 1] }]);
    expect([asked, after.combat?.order]).toEqual([['B blockers', 'A order', 'B order'], { 1: [4, 3], 4: [2, 1] }]);
  });
  it('has an order of its own for each creature', () => {
    const both = combatWith([{ owner: 'A' }, { owner: 'A' }, { owner: 'B', has: [{ extraBlocks: 1 }] }, { owner: 'B', has: [{ extraBlocks: 1 }] }], {
      rules: { damageOrder: 'ordered' },
    });
    const answers = [blocks([3, 1], [3, 2], [4, 1], [4, 2]), { order: [3, 4] }, { order: [4, 3] }, { order: [1, 2] }, { order: [2, 1] }];
    const look = lookOf(play('declareBlockers', fighting(both, [attack(1), attack(2)]), answers).after);
    expect([blockersOf(look, 1), blockersOf(look, 2), inOrderFor(look, 3, [1, 2]), inOrderFor(look, 4, [1, 2])]).toEqual([
      [3, 4],
      [4, 3],
      [1, 2],
      [2, 1],
    ]);
  });
  it('asks each player under attack in turn', () => {
    const game = fighting(combatWith([{ owner: 'A' }, { owner: 'A' }, { owner: 'C' }, { owner: 'B' }], { seats: ['A', 'B', 'C'], attack: 'multiple' }), [
      attack(1, { defender: 'C', defendingPlayer: 'C' }),
      attack(2),
    ]);
    expect(play('declareBlockers', game, [blocks([4, 2]), blocks([3, 1])]).asked).toEqual(['B blockers', 'C blockers']);
  });
  it('asks nothing beside for what has to be blocked (2016:509.1c)', () => {
    const game = fighting(combatWith([{ owner: 'A', has: [rule('mustBeBlocked')] }, { owner: 'B' }, { owner: 'B' }]), [attack(1)]);
    const { asked, after } = play('declareBlockers', game, [blocks([3, 1])]);
    expect([asked, after.combat?.blocks.map(({ blocker }) => blocker)]).toEqual([['B blockers'], [3]]);
  });
});

describe('combat damage', () => {
  const creatures = [
    { owner: 'A', size: [3, 3] as const },
    { owner: 'A', size: [1, 1] as const },
    { owner: 'B', size: [2, 2] as const },
    { owner: 'B', size: [2, 2] as const },
  ];
  const game = (modern: boolean) =>
    fighting(
      combatWith(creatures, { step: 'combat-damage', ...(modern ? { edition: 'modern' as const } : {}) }),
      [attack(1), attack(2, { blocked: false })],
      [block(3, 1), block(4, 1)],
    );
  it('goes on the stack as one object (2008:310.1)', () => {
    const { batches, asked, after } = play('assignCombatDamage', game(false), [{ amounts: [2, 1] }]);
    expect([asked, batches.map((batch) => batch.map((e) => e.type))]).toEqual([['A damage'], [['DamageAssigned', 'CombatDamageStacked']]]);
    expect(after.objects[after.stack[0] ?? 0]).toMatchObject({ kind: 'combatDamage', controller: 'A' });
    expect(after.objects[after.stack[0] ?? 0]?.stack?.assignment).toHaveLength(5);
    expect(after.combat).toMatchObject({ damageSteps: 1, attacks: [{ assigned: true }, { assigned: true }], blocks: [{ assigned: true }, { assigned: true }] });
  });
  it('or is dealt at once, in one moment (2016:510.2)', () => {
    const { batches, after, events } = play('assignCombatDamage', game(true), [{ amounts: [2, 1] }]);
    expect(batches).toHaveLength(2);
    expect(dealt(events)).toEqual([
      [1, 3, 2],
      [1, 4, 1],
      [2, 'B', 1],
      [3, 1, 2],
      [4, 1, 2],
    ]);
    expect([lifeOf(after, 'B'), after.objects[1]?.damage]).toEqual([19, 4]);
  });
  it('is not dealt to what is no longer there (2008:310.4c)', () => {
    const now = combatWith([{ owner: 'A' }, { owner: 'B' }, { owner: 'B', zone: 'graveyard' }, { owner: 'B', as: { types: ['artifact'] } }]);
    const shares = [2, 3, 4, 'B'].map((to) => ({ source: 1, to, amount: 2 }));
    expect(dealt(play('dealCombatDamage', now, [], { shares }).events)).toEqual([
      [1, 2, 2],
      [1, 'B', 2],
    ]);
  });
  it('remembers who had first strike', () => {
    const first = fighting(combatWith([{ owner: 'A', has: ['first strike'] }, { owner: 'B' }], { step: 'first-strike-damage' }), [attack(1)], [block(2, 1)]);
    expect(play('assignCombatDamage', first).events[0]).toEqual({
      type: 'DamageAssigned',
      rule: '2008:310.1',
      shares: [{ source: 1, to: 2, amount: 2 }],
      assigned: [1],
      firstStrike: [1],
      step: 1,
    });
  });
  it('asks whether it is dealt as though unblocked (2008:310.2e)', () => {
    const through = fighting(
      combatWith([{ owner: 'A', has: [rule('assignsAsUnblocked')] }, { owner: 'B' }], { step: 'combat-damage', edition: 'modern' }),
      [attack(1)],
      [block(2, 1)],
    );
    expect([true, false].map((yes) => dealt(play('assignCombatDamage', through, [{ yes }]).events)[0])).toEqual([
      [1, 'B', 2],
      [1, 2, 2],
    ]);
  });
});

describe('leaving combat', () => {
  const game = fighting(
    combatWith([{ owner: 'A' }, { owner: 'B' }, { owner: 'B', as: { types: ['planeswalker'] } }, { owner: 'B' }]),
    [attack(1, { defender: 3 })],
    [block(2, 1)],
  );
  it('takes out only what is in it (2008:306.4)', () => {
    const { after, events } = play('removeFromCombat', game, [], { objects: [2, 3, 4], rule: '2008:306.4' });
    expect(events).toEqual([
      { type: 'RemovedFromCombat', rule: '2008:306.4', objects: [2] },
      { type: 'RemovedFromCombat', rule: '2008:306.4c', objects: [3] },
    ]);
    expect(after.combat).toMatchObject({ attacks: [{ attacker: 1, defender: null, blocked: true }], blocks: [] });
  });
  it('everything as the combat ends (2008:311.3)', () => {
    const { after, types } = play('endCombat', game);
    expect([types, after.combat?.attacks, after.combat?.blocks]).toEqual([['RemovedFromCombat', 'CombatEnded'], [], []]);
  });
});
