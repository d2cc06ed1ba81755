import type { Duration, Game, LastingEffect, Until } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { gameWith } from '../engine/testGame.ts';
import { lookOf } from './continuous/look.ts';
import { expiring, isOver, lapsed, type Moment, moments, untilOf } from './durations.ts';
import { relic } from './testEffects.ts';

const board = gameWith([relic], [{ card: 'Relic', owner: 'A', zone: 'battlefield' }]);
const env = { source: 1, controller: 'A', bindings: { it: { objects: [1] }, gone: { objects: [7] } }, x: null };
const at = (game: Game, number: number, active: string, step: Game['turn']['step']): Game => ({ ...game, turn: { ...game.turn, number, active, step } });
const until = (duration: Duration, game = board): Until | null => untilOf(lookOf(game), env, duration);
const lasting = (till: Until, game = board): Game => {
  const effect: LastingEffect = {
    id: 1,
    source: 1,
    controller: 'A',
    timestamp: 9,
    until: till,
    bindings: env.bindings,
    x: null,
    what: { kind: 'play', changes: [] },
  };
  return { ...game, effects: [effect] };
};
const endsAt = (duration: Duration, game: Game): readonly Moment[] => {
  const till = until(duration);
  return till === null ? [] : moments.filter((moment) => expiring(lookOf(lasting(till, game)), moment).length > 0);
};

describe('a duration', () => {
  const cases: readonly (readonly [string, Duration, Game, readonly Moment[]])[] = [
    ['until end of turn ends at cleanup', 'endOfTurn', at(board, 1, 'A', 'cleanup'), ['cleanup']],
    ['until end of combat ends with the phase', 'endOfCombat', at(board, 1, 'A', 'end-of-combat'), ['endOfCombat']],
    ['for the step or phase', 'endOfStep', board, ['endOfStep']],
    ['for the game never ends', 'game', board, []],
    ['until your next turn outlives this one', { untilTurnOf: 'you' }, at(board, 1, 'A', 'untap'), []],
    ["until your next turn is not the opponent's", { untilTurnOf: 'you' }, at(board, 2, 'B', 'untap'), []],
    ['until your next turn', { untilTurnOf: 'you' }, at(board, 3, 'A', 'untap'), ['turnBegins']],
    ['until the end of your next turn', { untilEndOfTurnOf: 'you' }, at(board, 3, 'A', 'cleanup'), ['cleanup']],
    ['until a step still to come', { untilStep: 'end' }, at(board, 1, 'A', 'end'), ['stepBegins']],
    ['until the next step of a kind that has passed', { untilStep: 'upkeep' }, at(board, 1, 'A', 'upkeep'), []],
    ['until that step of the next turn', { untilStep: 'upkeep' }, at(board, 2, 'B', 'upkeep'), ['stepBegins']],
    ['until the next step of a player', { untilStep: 'end', of: 'opponents' }, at(board, 1, 'A', 'end'), []],
  ];
  it.each(cases)('%s', (_, duration, game, expected) => {
    expect(endsAt(duration, game)).toEqual(expected);
  });

  it('that is over never begins', () => {
    expect([until({ while: { phase: 'combat' } }), until({ untilLeaves: { ref: 'gone' } }), until({ untilTurnOf: 'nobody' })]).toEqual([null, null, null]);
  });
  it('lapses when its condition fails or its object leaves', () => {
    const holding = until({ while: { phase: 'precombat-main' } }) as Until;
    const leaving = until({ untilLeaves: { ref: 'it' } }) as Until;
    expect([lapsed(lookOf(lasting(holding))), lapsed(lookOf(lasting(leaving)))]).toEqual([[], []]);
    const [effect] = lasting(holding).effects;
    expect(effect && isOver(lookOf(board), effect)).toBe(false);
    const moved: Game = { ...board, turn: { ...board.turn, phase: 'combat' }, objects: [null, null], battlefield: [] };
    expect([lapsed(lookOf(lasting(holding, moved))), lapsed(lookOf(lasting(leaving, moved)))]).toEqual([[1], [1]]);
  });
});
