import type { Game, Player } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { gameWith } from '../engine/testGame.ts';
import { everyonePassed, isToCome, toReceive, yields } from './priority.ts';

const game = (priority: Game['priority'], change: Partial<Game> = {}): Game => ({ ...gameWith([], [], ['A', 'B', 'C']), priority, ...change });

describe('who receives priority', () => {
  it('the active player first', () => expect(toReceive(game({ holder: null, passed: [] }))).toBe('A'));
  it('whoever acted again', () => expect(toReceive(game({ holder: 'B', passed: [] }))).toBe('B'));
  it('the next who has not passed', () => {
    expect(toReceive(game({ holder: null, passed: ['A'] }))).toBe('B');
    expect(toReceive(game({ holder: null, passed: ['B', 'C'] }))).toBe('A');
    expect(toReceive(game({ holder: null, passed: ['A', 'B', 'C'] }))).toBeUndefined();
  });
  it('nobody who has left', () => {
    const without = (seat: string, g: Game): Game => ({ ...g, players: g.players.map((p) => (p.seat === seat ? { ...p, status: 'left' } : p)) });
    expect(toReceive(without('B', game({ holder: 'B', passed: [] })))).toBe('C');
    expect(toReceive(without('A', game({ holder: null, passed: [] })))).toBe('B');
    expect(everyonePassed(without('C', game({ holder: null, passed: ['A', 'B'] })))).toBe(true);
  });
});

describe('a yield', () => {
  const terms = (change: Partial<NonNullable<Player['yield']>>): Player['yield'] => ({ until: 'my-turn', stopIf: [], sinceTurn: 1, passes: 0, ...change });
  const holds = (change: Partial<NonNullable<Player['yield']>>, of: Partial<Game> = {}): boolean => {
    const g = game({ holder: null, passed: [] }, of);
    return yields(g, { ...(g.players[1] as Player), yield: terms(change) });
  };
  const turn = (number: number, active: string): Pick<Game, 'turn'> => ({ turn: { number, active, phase: 'ending', step: 'end', nth: {}, ending: false } });
  it('lasts until its moment', () => {
    expect(holds({})).toBe(true);
    expect(holds({ until: 'stack-resolved' })).toBe(false);
    expect(holds({ until: { step: 'end' } }, turn(1, 'A'))).toBe(false);
    expect(holds({ until: { step: 'upkeep' } }, turn(1, 'A'))).toBe(true);
  });
  it("is over by its player's next turn", () => {
    expect(holds({ until: { step: 'upkeep' } }, turn(2, 'B'))).toBe(false);
    expect(holds({ until: { step: 'upkeep' } }, turn(2, 'C'))).toBe(true);
  });
  it('stops on what it names, on what nobody knows, and after so many passes', () => {
    const combat: Game['combat'] = {
      defenders: ['B'],
      blocks: [],
      declared: true,
      damageSteps: 0,
      attacks: [
        {
          attacker: 1,
          defender: 'B',
          defendingPlayer: 'B',
          band: null,
          blocked: null,
          declared: true,
          assigned: false,
          hadFirstStrike: false,
          wasBlocked: false,
        },
      ],
    };
    expect(holds({ stopIf: ['attacked'] }, { combat })).toBe(false);
    expect(holds({ stopIf: ['attacked'] })).toBe(true);
    expect(holds({ stopIf: ['no such fact'] })).toBe(false);
    expect(holds({ stopIf: ['__proto__'] })).toBe(false);
    expect(holds({ passes: 200 })).toBe(false);
  });
  it('has nothing to wait for once its moment is there', () => {
    expect(isToCome(game({ holder: null, passed: [] }), { step: 'precombat-main' })).toBe(false);
    expect(isToCome(game({ holder: null, passed: [] }), 'my-turn')).toBe(true);
  });
});
