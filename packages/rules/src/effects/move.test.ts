import type { Event, Instruction, Ref } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { playerOf } from '../engine/game.ts';
import { maskBatch } from '../mask/events.ts';
import { carryOut, inZone, library, names, table } from './testEffects.ts';

const sink = (what: Ref): Instruction => ({ do: 'move', what, to: { zone: 'library', position: 'random' } });
const dead: Ref = { each: 'any', zone: 'graveyard' };
const start = table(inZone('Bear', 'graveyard'), inZone('Forest', 'graveyard'), inZone('Relic', 'graveyard', 'B'), ...library('Relic', 'Relic'));

describe('the bottom of a library in random order', () => {
  const sunk = carryOut(start, [sink(dead)]);
  const batch = sunk.batches.find((events) => events.some((e) => e.type === 'ObjectMoved')) ?? [];
  const places = (events: readonly (Event | Readonly<Record<string, unknown>> | null)[]): readonly unknown[] =>
    events.flatMap((e) => (e?.type === 'ObjectMoved' ? [(e as { position?: unknown }).position] : []));
  it('lies below what was there, whatever the order', () => {
    const { library: cards } = playerOf(sunk.game, 'A');
    expect(names(sunk.game, cards).slice(0, 2)).toEqual(['Relic', 'Relic']);
    expect(names(sunk.game, cards).slice(2).toSorted()).toEqual(['Bear', 'Forest']);
    expect(sunk.asked).toEqual([]);
  });
  it('is known to nobody, not even to their owner', () => {
    expect(places(batch).every((place) => typeof place === 'number')).toBe(true);
    for (const viewer of [{ seat: 'A' }, { seat: 'B' }, 'public'] as const) expect(places(maskBatch(start, batch, viewer))).toEqual([null, null, null]);
  });
  it('within a library too', () => {
    const { game, batches } = carryOut(start, [{ do: 'lookTop', who: 'you', whose: 'you', amount: 1, as: 'seen' }, sink({ ref: 'seen' })]);
    const arranged = batches.find((events) => events.some((e) => e.type === 'LibraryArranged')) ?? [];
    expect(arranged).toEqual([{ type: 'LibraryArranged', rule: '2016:401.4', player: 'A', top: [], bottom: [6] }]);
    expect([playerOf(game, 'A').library, maskBatch(start, arranged, { seat: 'A' })[0]?.['bottom']]).toEqual([[5, 6], [null]]);
  });
});
