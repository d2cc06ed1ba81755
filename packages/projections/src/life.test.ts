import type { Event, EventOf } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { stateAt } from './catalogue.ts';
import type { LifeTotal } from './life.ts';
import { began, completed, created, entries, entry, reversed, turn } from './testEvents.ts';

const lost = (player: string, amount: number, rule: Event['rule'] = '2016:118.2'): Event => ({ type: 'LifeLost', rule, player, amount });
const gained = (player: string, amount: number): Event => ({ type: 'LifeGained', rule: '2016:118.2', player, amount });
const damage = (source: number, to: string, amount: number, combat = false): Event => ({ type: 'DamageDealt', rule: '2016:119.3', source, to, amount, combat });
const start = entry(created({ A: [], B: [] }), turn(1, 'A'));
const historyOf = (totals: readonly LifeTotal[], seat: string) =>
  totals.find((total) => total.seat === seat)?.history.map(({ cause, source, amount, life }) => [cause, source, amount, life]);

describe('life', () => {
  it('tells of each change when, how much, by which rule, and what came of it', () => {
    const [a] = stateAt('life', entries(start, [[lost('A', 3, '2008:300.4')]]), 'judge');
    expect(a).toEqual({ seat: 'A', life: 17, history: [{ entry: 1, turn: 1, amount: -3, life: 17, rule: '2008:300.4', cause: 'rule', source: null }] });
  });
  it('pairs losses with the damage they come of, in its order', () => {
    const batch = [damage(7, 'A', 2), damage(8, 'A', 2, true), damage(9, 'B', 2), lost('A', 2), lost('A', 2), lost('B', 2), gained('B', 2)];
    const totals = stateAt('life', entries(start, [batch]), 'judge');
    expect(historyOf(totals, 'A')).toEqual([
      ['damage', 7, -2, 18],
      ['combat-damage', 8, -2, 16],
    ]);
    expect(historyOf(totals, 'B')).toEqual([
      ['damage', 9, -2, 18],
      ['rule', null, 2, 20],
    ]);
  });
  it('knows what resolves, what is paid, and what a judge has ruled', () => {
    const resolving = entry({ type: 'ResolutionBegan', rule: '2016:608.1', object: 5 }, gained('A', 1));
    const paying = entry({ type: 'PriorityReceived', rule: '2016:116.3', player: 'A' }, began, lost('A', 2), completed, lost('A', 4));
    const ruling = entry(
      { type: 'RulingMade', rule: '2008:100.5', by: 'judge', why: 'so' },
      { type: 'LifeTotalSet', rule: '2008:100.5', player: 'A', life: 9 },
    );
    expect(
      historyOf(
        stateAt('life', entries(start, entry({ type: 'LifeTotalSet', rule: '2008:101.3', player: 'A', life: 20 }), resolving, paying, ruling), 'judge'),
        'A',
      ),
    ).toEqual([
      ['start', null, 0, 20],
      ['effect', 5, 1, 21],
      ['cost', null, -2, 19],
      ['rule', null, -4, 15],
      ['ruling', null, -6, 9],
    ]);
  });
  it('of a team with one total is the same for each of it, and tells whose gain or loss it was', () => {
    const made = created({ A: [], B: [], C: [], D: [] }) as EventOf<'GameCreated'>;
    const seats = made.setup.seats.map(({ seat }, i) => ({ seat, team: i < 2 ? 0 : 1 }));
    const giant: Event = { ...made, setup: { ...made.setup, format: 'two-headed-giant', seats, startingLife: 30 } };
    const set = (player: string, life: number, rule: Event['rule']): Event => ({ type: 'LifeTotalSet', rule, player, life });
    const ruled = entry({ type: 'RulingMade', rule: '2008:100.5', by: 'judge', why: 'so' }, set('D', 4, '2008:100.5'));
    const log = entries(entry(giant, turn(1, 'A')), entry(set('A', 30, '2008:101.3'), set('C', 30, '2008:101.3')), entry(lost('B', 5), gained('A', 2)), ruled);
    const totals = stateAt('life', log, 'judge');
    expect(totals.map(({ seat, life }) => [seat, life])).toEqual([
      ['A', 27],
      ['B', 27],
      ['C', 4],
      ['D', 4],
    ]);
    const told = (at: number) => totals[at]?.history.map(({ player, amount, life }) => [player, amount, life]);
    expect([told(0), told(1), told(2)]).toEqual([
      [
        [undefined, 0, 30],
        ['B', -5, 25],
        [undefined, 2, 27],
      ],
      [
        ['A', 0, 30],
        [undefined, -5, 25],
        ['A', 2, 27],
      ],
      [
        [undefined, 0, 30],
        ['D', -26, 4],
      ],
    ]);
  });
  it('forgets what is taken back, but for what is kept', () => {
    const totals = stateAt('life', entries(start, entry(began, lost('A', 5)), entry(lost('B', 1), reversed(lost('B', 1)))), 'judge');
    expect(totals.map(({ life, history }) => [life, history.length])).toEqual([
      [20, 0],
      [19, 1],
    ]);
  });
});
