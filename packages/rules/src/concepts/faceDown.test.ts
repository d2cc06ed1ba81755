import type { Destination, Event, Game, Obj, Seat, Zone } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { bear, carryOut, hooksWith, inZone, on, relic, runThrough, table } from '../effects/testEffects.ts';
import { gameWith } from '../engine/testGame.ts';
import { maskBatch } from '../mask/events.ts';
import { leaveGame } from '../multiplayer/leaving.ts';
import { ending } from './winning.ts';

const down = (owner: Seat, zone: Zone = 'battlefield', more: Partial<Obj> = {}): Partial<Obj> & Pick<Obj, 'owner' | 'zone'> => ({
  ...inZone('Bear', zone, owner),
  faceDown: true,
  ...more,
});
const reveals = (events: readonly Event[]): readonly (readonly [Seat, readonly number[]])[] =>
  events.flatMap((e) => (e.type === 'Revealed' && e.rule === '2016:707.9' && e.to === 'all' ? [[e.player, e.objects] as const] : []));
const movedTo = (game: Game, to: Destination): readonly Event[] => carryOut(game, [{ do: 'move', what: { each: 'any' }, to }]).batches.flat();

describe('what lies face down', () => {
  it.each(['hand', 'library', 'graveyard', 'exile'] as const)('is shown to all as it goes from the battlefield to %s', (zone) => {
    const start = table(down('B'));
    const events = movedTo(start, { zone });
    expect(reveals(events)).toEqual([['B', [2]]]);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('Revealed')).toBeLessThan(types.lastIndexOf('ObjectMoved'));
    const batch = carryOut(start, [{ do: 'move', what: { each: 'any' }, to: { zone } }]).batches[0] ?? [];
    const told = maskBatch(start, batch, { seat: 'A' }).find((event) => event?.type === 'Revealed');
    expect(told).toMatchObject({ objects: [2], cards: ['Bear'] });
  });

  it('is a card nobody has seen once it is in a hand', () => {
    const { game } = carryOut(table(down('B')), [{ do: 'move', what: { each: { owner: 'opponents' } }, to: { zone: 'hand' } }]);
    expect(game.players[1]?.hand.map((id) => [game.objects[id]?.card, game.objects[id]?.faceDown, game.objects[id]?.revealed])).toEqual([
      ['Bear', false, null],
    ]);
  });

  it('is not shown as it goes from the stack to the battlefield, but as it goes anywhere else', () => {
    const start = (): Game => table(down('B', 'stack'));
    const moved = (zone: Zone): readonly Event[] => carryOut(start(), [{ do: 'move', what: { each: 'any', zone: 'stack' }, to: { zone } }]).batches.flat();
    expect([reveals(moved('battlefield')), reveals(moved('graveyard'))]).toEqual([[], [['B', [2]]]]);
  });

  const three = gameWith(
    [bear, relic],
    [down('C'), down('C', 'battlefield', { controller: 'A' }), down('A'), on('Bear', 'C'), down('B', 'exile')],
    ['A', 'B', 'C'],
  );
  it('is shown as its owner leaves the game', () => {
    const game: Game = { ...three, players: three.players.map((p) => (p.seat === 'C' ? { ...p, status: 'lost' } : p)) };
    const { batches } = runThrough(hooksWith({ leaveGame: leaveGame as never }), 'leaveGame', { seat: 'C' }, game, []);
    expect(reveals(batches.flat())).toEqual([['C', [1, 2]]]);
    expect(batches.flat().findLast(({ type }) => type !== 'LastKnown')?.type).toBe('PlayerLeft');
  });

  it('is shown as the game ends, but for what is in exile', () => {
    const events = ending(three, { winners: ['A'], draw: false, rule: '2008:102.2a' });
    expect(reveals(events)).toEqual([
      ['C', [1, 2]],
      ['A', [3]],
    ]);
    expect(events.at(-1)?.type).toBe('GameEnded');
  });
});
