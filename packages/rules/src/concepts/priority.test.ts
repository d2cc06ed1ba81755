import type { Game, Player } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { gameWith } from '../engine/testGame.ts';
import { attack } from '../turn/combat/testCombat.ts';
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
    expect(everyonePassed(without('C', game({ holder: null, passed: ['A', 'B'] }))).value).toBe(true);
  });
});

describe('where teams have priority', () => {
  const teams = [0, 0, 1, 1];
  const four = gameWith([], [], ['A', 'B', 'C', 'D']);
  const giant = (priority: Game['priority']): Game => ({
    ...four,
    format: 'two-headed-giant',
    teams: [
      ['A', 'B'],
      ['C', 'D'],
    ],
    players: four.players.map((p, i) => ({ ...p, team: teams[i] ?? 0 })),
    priority,
  });
  it.each<readonly [Game['priority'], string | undefined]>([
    [{ holder: null, passed: [] }, 'A'],
    [{ holder: null, passed: ['A'] }, 'B'],
    [{ holder: null, passed: ['B'] }, 'A'],
    [{ holder: null, passed: ['B', 'A'] }, 'C'],
    [{ holder: null, passed: ['A', 'B'] }, 'C'],
    [{ holder: 'D', passed: [] }, 'D'],
    [{ holder: null, passed: ['D'] }, 'C'],
    [{ holder: null, passed: ['D', 'C'] }, 'A'],
    [{ holder: null, passed: ['A', 'B', 'C', 'D'] }, undefined],
  ])('after %j it is for %s', (priority, seat) => expect(toReceive(giant(priority))).toBe(seat));
  it('a yield until his turn lasts until his team has it', () => {
    const mate = { ...(four.players[3] as Player), team: 1, yield: { until: 'my-turn' as const, stopIf: [], sinceTurn: 1, passes: 0 } };
    const at = (number: number, active: string): Game => ({ ...giant({ holder: null, passed: [] }), turn: { ...four.turn, number, active } });
    expect([yields(at(1, 'A'), mate), yields(at(2, 'C'), mate)]).toEqual([true, false]);
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
      attacks: [attack(1)],
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
