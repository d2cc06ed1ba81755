import { type Event, type Game, type Obj, type OnStack, unannounced } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { gameWith } from '../testGame.ts';
import { evolve } from './index.ts';

const card = (name: string) => ({ v: 1, name, layout: 'normal', faces: [{ name, types: ['creature'], power: 1, toughness: 1 }] }) as const;
const start = gameWith(
  [card('Bear')],
  [
    { owner: 'A', zone: 'battlefield', card: 'Bear' },
    { owner: 'A', zone: 'hand', card: 'Bear' },
  ],
);
const after = (...events: readonly Event[]): Game => events.reduce<Game>(evolve, start);
const object = (game: Game, id: number): Obj => game.objects[id] as Obj;
const rule = '2016:608.2' as const;
const stack: OnStack = unannounced;

describe('what the fold keeps of objects', () => {
  it('to whom a permanent dealt damage', () => {
    const hit = after({ type: 'DamageDealt', rule, source: 1, to: 'B', amount: 2, combat: false });
    expect(object(hit, 1).did).toMatchObject({ 'dealtDamage:B': 2 });
  });
  it('that its controller changed, and when', () => {
    const taken = after({ type: 'ControllerChanged', rule, object: 1, from: 'A', controller: 'B' });
    expect(object(taken, 1)).toMatchObject({ controller: 'B', sick: true, did: { changedController: 1 }, gained: start.counters.timestamp });
  });
  it('where a spell is cast from, as soon as it is on the stack', () => {
    const moved = {
      type: 'ObjectMoved',
      rule,
      object: 2,
      as: 3,
      from: 'hand',
      to: 'stack',
      player: 'A',
      controller: 'A',
      card: 'Bear',
      cause: 'cast',
    } as const;
    expect(object(after({ ...moved, stack }), 3).stack?.from).toBe('hand');
  });
  it('when each upkeep of a player began, and when a permanent came', () => {
    const begun = after({ type: 'StepBegan', rule, step: 'upkeep', player: 'A' });
    expect(begun.players.map(({ upkeeps }) => upkeeps?.length ?? 0)).toEqual([1, 0]);
    const moved = {
      type: 'ObjectMoved',
      rule,
      object: 2,
      as: 3,
      from: 'hand',
      to: 'battlefield',
      player: 'A',
      controller: 'A',
      card: 'Bear',
      cause: 'put',
    } as const;
    const came = evolve(begun, moved);
    expect((object(came, 3).gained ?? 0) > (came.players[0]?.upkeeps?.at(-1) ?? 0)).toBe(true);
  });
  it('that a card from outside the game leaves the sideboard, one of its name', () => {
    const players = start.players.map((player) => ({ ...player, sideboard: ['Bear', 'Elf', 'Bear'] }));
    const brought = evolve({ ...start, players }, { type: 'CardBrought', rule, player: 'A', object: 3, card: 'Bear', to: 'hand', controller: 'A' });
    expect(brought.players.map(({ sideboard, hand }) => [sideboard, hand])).toEqual([
      [
        ['Elf', 'Bear'],
        [2, 3],
      ],
      [['Bear', 'Elf', 'Bear'], []],
    ]);
  });
});
