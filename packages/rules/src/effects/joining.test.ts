import type { Ability, Destination, Event, Game, Instruction, Ref } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { attack, block, combatWith, fighting } from '../turn/combat/testCombat.ts';
import { type Carried, carryOut, type Reply } from './testEffects.ts';

/* A's creature 1 attacks B; 2 is in A's graveyard, 3 in B's, 4 is B's. What is put is what each test says. */

const attacksB = attack(1);
const watcher: Ability = {
  kind: 'triggered',
  when: { on: 'becomesBlocked', what: { type: 'creature' } },
  do: [{ do: 'draw', who: 'you', amount: 1 }],
};
type Placed = Parameters<typeof combatWith>[0][number];
const more = (...placed: readonly Placed[]): readonly Placed[] => [
  { owner: 'A', has: [watcher] },
  { owner: 'A', zone: 'graveyard' },
  { owner: 'B', zone: 'graveyard' },
  { owner: 'B' },
  ...placed,
];
const fought = (table: Parameters<typeof combatWith>[1] = {}, ...placed: readonly Placed[]): Game => fighting(combatWith(more(...placed), table), [attacksB]);
const put = (what: number, to: Omit<Destination, 'zone'>): Instruction => ({ do: 'move', what: { ref: `on${what}` }, to: { zone: 'battlefield', ...to } });
const names = { on1: { objects: [1] }, on2: { objects: [2] }, on3: { objects: [3] }, on4: { objects: [4] }, on5: { objects: [5] } };
const done = (game: Game, instructions: readonly Instruction[], replies: readonly Reply[] = []): Carried =>
  carryOut(game, instructions, replies, { bindings: names });
const attacksOf = ({ game }: Carried): readonly unknown[] => (game.combat?.attacks ?? []).slice(1).map(({ attacker, defender }) => [attacker, defender]);
const blocksOf = ({ game }: Carried): readonly unknown[] => (game.combat?.blocks ?? []).map(({ blocker, attackers }) => [blocker, ...attackers]);
const events = ({ batches }: Carried): readonly Event[] => batches.flat();
const blockedBy = (carried: Carried) => events(carried).flatMap((e) => (e.type === 'BecameBlocked' ? [[e.attacker, e.by, e.first]] : []));
const all: Ref = { oneOf: [{ ref: 'on3' }, { ref: 'on5' }] };

describe('put onto the battlefield attacking (2008:308.4)', () => {
  it('attacks the player the turn is against, undeclared, and whom of them if there is a choice', () => {
    const one = done(fought(), [put(2, { attacking: true, tapped: true })]);
    expect([attacksOf(one), one.asked]).toEqual([[[5, 'B']], []]);
    expect(one.game.combat?.attacks[1]).toMatchObject({ declared: false, blocked: null, defendingPlayer: 'B' });
    const table = { seats: ['A', 'B', 'C'], attack: 'multiple' as const };
    expect(attacksOf(done(fought(table), [put(2, { attacking: true })], [{ targets: ['C'] }]))).toEqual([[5, 'C']]);
    expect(attacksOf(done(fought(table), [put(2, { attacking: { controllerOf: { ref: 'on4' } } })]))).toEqual([[5, 'B']]);
  });
  it('or a planeswalker', () => {
    const walker = { owner: 'B', as: { types: ['planeswalker' as const], loyalty: 3 } };
    const carried = done(fought({}, walker), [put(2, { attacking: true })], [{ targets: [5] }]);
    expect([attacksOf(carried), carried.game.combat?.attacks[1]?.defendingPlayer]).toEqual([[[6, 5]], 'B']);
  });
  it('only if it is a creature then and of the attacking side (2008:306.3a–b)', () => {
    const noCreature = fought({}, { owner: 'A', zone: 'graveyard', as: { types: ['artifact'] } });
    expect(attacksOf(done(noCreature, [put(5, { attacking: true })]))).toEqual([]);
    expect(attacksOf(done(fought(), [put(3, { attacking: true })]))).toEqual([]);
    expect(attacksOf(done(fought(), [put(3, { attacking: true, under: 'you' })]))).toEqual([[5, 'B']]);
    expect(attacksOf(done({ ...fought(), combat: null }, [put(2, { attacking: true })]))).toEqual([]);
  });
  it('what another attacks, or attacked as it left', () => {
    const table = { seats: ['A', 'B', 'C'], attack: 'multiple' as const };
    const like = put(2, { attacking: { like: { ref: 'on1' } } });
    expect(attacksOf(done(fighting(combatWith(more(), table), [attack(1, { defender: 'C', defendingPlayer: 'C', blocked: false })]), [like]))).toEqual([
      [5, 'C'],
    ]);
    const gone = done(fought(), [{ do: 'move', what: { ref: 'on1' }, to: { zone: 'hand' } }, like]);
    expect(gone.game.combat?.attacks.map(({ attacker, defender }) => [attacker, defender])).toEqual([[6, 'B']]);
  });
  it('tokens too, each of them', () => {
    const token: Instruction = { do: 'token', who: 'you', token: { types: ['creature'], power: 1, toughness: 1 }, amount: 2, tapped: true, attacking: true };
    expect(attacksOf(done(fought(), [token]))).toEqual([
      [5, 'B'],
      [6, 'B'],
    ]);
    expect(attacksOf(done(fought(), [{ ...token, who: 'opponents' }]))).toEqual([]);
  });
});

describe('put onto the battlefield blocking (2008:309.4–309.5)', () => {
  const blocking = { blocking: { ref: 'on1' } } as const;
  it('blocks what attacks its player, which is blocked in that moment', () => {
    const carried = done(fought(), [put(3, blocking)]);
    expect([blocksOf(carried), blockedBy(carried), carried.game.combat?.attacks[0]?.blocked]).toEqual([[[5, 1]], [[1, [5], true]], true]);
    expect(events(carried).filter((e) => e.type === 'AbilityTriggered')).toHaveLength(1);
  });
  it('several of one moment block together, and a blocked one stays so', () => {
    const game = fought({}, { owner: 'B', zone: 'graveyard' });
    const carried = done(game, [{ do: 'move', what: all, to: { zone: 'battlefield', ...blocking } }]);
    expect(blockedBy(carried)).toEqual([[1, [6, 7], true]]);
    const again = done(fighting(game, [attacksB], [block(4, 1)]), [put(3, blocking)]);
    expect(blockedBy(again)).toEqual([[1, [6], false]]);
  });
  it('only if it is a creature then and what it is to block attacks its player (2008:306.3a, c)', () => {
    expect(blocksOf(done(fought(), [put(2, blocking)]))).toEqual([]);
    const noCreature = fought({}, { owner: 'B', zone: 'graveyard', as: { types: ['artifact'] } });
    expect(blocksOf(done(noCreature, [put(5, blocking)]))).toEqual([]);
    expect(blocksOf(done({ ...fought(), combat: null }, [put(3, blocking)]))).toEqual([]);
  });
  it('its controller chooses among several', () => {
    const game = fighting(combatWith(more({ owner: 'A' })), [attacksB, attack(5)]);
    const carried = done(game, [put(3, { blocking: { each: { is: 'attacking' } } })], [{ objects: [5] }]);
    expect([blocksOf(carried), carried.asked.map(({ seat, kind }) => [seat, kind])]).toEqual([[[6, 5]], [['B', 'objects']]]);
  });
  it('tokens too', () => {
    const token: Instruction = { do: 'token', who: 'opponents', token: { types: ['creature'], power: 1, toughness: 1 }, ...blocking };
    expect(blocksOf(done(fought(), [token]))).toEqual([[5, 1]]);
  });
});
