import type { Event } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { reversible, reversibly } from './reversible.ts';
import type { Seen } from './seen.ts';
import { began, completed, entries, entry, reversed, turn } from './testEvents.ts';

/** Notes what it is told of. */
const noting = reversible<readonly string[]>((notes, event, { entry: index, turn: number, attempts }) => [
  ...notes,
  `${event.type} ${index}.${number}.${attempts}`,
]);
const notes = (...told: readonly (readonly Seen[])[]) => {
  const state = entries(...told.map((events) => entry(...events))).reduce(noting, reversibly<readonly string[]>([]));
  return { now: state.now, open: state.before.length };
};
const drawn: Event = { type: 'CardDrawn', rule: '2016:120.1', player: 'A', object: 7 };

describe('reversible', () => {
  it('tells the entry, the turn and how many attempts are open', () => {
    expect(notes([turn(3, 'A')], [began, drawn, completed, drawn])).toEqual({ now: ['TurnBegan 0.3.0', 'CardDrawn 1.3.1', 'CardDrawn 1.3.0'], open: 0 });
  });
  it('undoes an attempt over several entries, and does again what is kept', () => {
    expect(notes([drawn, began, drawn], [drawn], [reversed(drawn)])).toEqual({ now: ['CardDrawn 0.0.0', 'CardDrawn 2.0.0'], open: 0 });
  });
  it('undoes an inner attempt alone', () => {
    expect(notes([began, drawn, began, drawn, reversed()])).toEqual({ now: ['CardDrawn 0.0.1'], open: 1 });
    expect(notes([began, drawn, began, drawn, completed, drawn, reversed()])).toEqual({ now: [], open: 0 });
  });
  it('ends every attempt with a position that is set', () => {
    const set = { type: 'PositionSet', rule: '2016:717.1', why: '', game: { turn: { number: 9 } } } as unknown as Seen;
    expect(notes([began, began, set])).toEqual({ now: ['PositionSet 0.9.2'], open: 0 });
  });
  it('is told of no reversal of what never began', () => {
    expect(() => notes([reversed()])).toThrow(/never began/);
  });
});
