import type { Game, Step } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { gameWith } from '../engine/testGame.ts';
import { nextTurn, passedOver } from './agenda.ts';

const game = (change: Partial<Game> = {}, seats: readonly string[] = ['A', 'B', 'C']): Game => ({ ...gameWith([], [], seats), startingPlayer: 'B', ...change });
const agenda = (change: Partial<Game['agenda']>): Pick<Game, 'agenda'> => ({
  agenda: { turns: [], phases: [], steps: [], lastRegular: null, skips: [], ...change },
});
const left = (g: Game, seat: string): Game => ({ ...g, players: g.players.map((p) => (p.seat === seat ? { ...p, status: 'left' } : p)) });

describe('whose turn is next', () => {
  it('the starting player has the first', () => expect(nextTurn(game())).toEqual({ player: 'B', extra: false }));
  it('then it goes round', () => expect(['A', 'B', 'C'].map((lastRegular) => nextTurn(game(agenda({ lastRegular }))).player)).toEqual(['B', 'C', 'A']));
  it('who has left is passed over', () => {
    expect(nextTurn(left(game(agenda({ lastRegular: 'A' })), 'B')).player).toBe('C');
    expect(nextTurn(left(game(), 'B')).player).toBe('C');
  });
  it('an extra turn comes first and does not move the round on', () => {
    const extra = game(
      agenda({
        lastRegular: 'A',
        turns: [
          { player: 'A', extra: true },
          { player: 'C', extra: true },
        ],
      }),
    );
    expect(nextTurn(extra)).toEqual({ player: 'A', extra: true });
  });
});

describe('what is passed over', () => {
  const next = (names: readonly Step[], change: Partial<Game> = {}, seats?: readonly string[]): ReturnType<typeof passedOver> =>
    passedOver(game({ ...agenda({ steps: names.map((step) => ({ step, extra: false })) }), ...change }, seats));
  const turn: Game['turn'] = { number: 1, active: 'B', phase: 'beginning', step: null, nth: {}, ending: false };
  const combat: NonNullable<Game['combat']> = { defenders: ['A'], attacks: [], blocks: [], declared: false, damageSteps: 0 };

  it('the first draw of two, not of three', () => {
    expect(next(['draw'], { turn }, ['A', 'B'])).toEqual({ steps: ['draw'], rule: '2008:101.6a' });
    expect(next(['draw'], { turn: { ...turn, number: 2 } }, ['A', 'B'])).toBeNull();
    expect(next(['draw'], { turn })).toBeNull();
  });
  it('blocks and damage where nothing attacks', () => {
    expect(next(['declare-blockers', 'combat-damage', 'end-of-combat'], { combat })).toEqual({
      steps: ['declare-blockers', 'combat-damage'],
      rule: '2008:308.5',
    });
    expect(next(['declare-attackers', 'declare-blockers'], { combat })).toBeNull();
    expect(next(['declare-blockers', 'combat-damage'], { combat: { ...combat, declared: true } })).toBeNull();
  });
  it('the end step of a turn that is ended', () => {
    expect(next(['end', 'cleanup'], { turn: { ...turn, ending: true } })).toEqual({ steps: ['end'], rule: '2016:713.1' });
    expect(next(['end', 'cleanup'], { turn })).toBeNull();
  });
});
