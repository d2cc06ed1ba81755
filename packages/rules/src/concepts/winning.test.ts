import type { Game } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { gameWith } from '../engine/testGame.ts';
import { outcomeOf } from './winning.ts';

type Status = Game['players'][number]['status'];
const game = (...statuses: readonly Status[]): Game => {
  const made = gameWith(
    [],
    [],
    statuses.map((_, i) => 'ABCD'[i] as string),
  );
  return { ...made, players: made.players.map((p, i) => ({ ...p, status: statuses[i] as Status })) };
};
const teams = (g: Game): Game => ({
  ...g,
  teams: [
    ['A', 'B'],
    ['C', 'D'],
  ],
  players: g.players.map((p, i) => ({ ...p, team: i < 2 ? 0 : 1 })),
});

describe('how a game comes out', () => {
  it('goes on while opponents are left', () => expect(outcomeOf(game('playing', 'lost', 'playing'))).toBeNull());
  it('is won by whoever is left', () => expect(outcomeOf(game('playing', 'conceded', 'left'))).toEqual({ winners: ['A'], draw: false, rule: '2008:102.2a' }));
  it('is a draw if all lose at once', () => expect(outcomeOf(game('lost', 'lost'))).toEqual({ winners: [], draw: true, rule: '2008:102.4a' }));
  it('is won by effect', () => expect(outcomeOf(game('playing', 'won'))).toEqual({ winners: ['B'], draw: false, rule: '2008:102.2b' }));
  it('is won by whole teams', () => {
    expect(outcomeOf(teams(game('lost', 'playing', 'playing', 'lost')))).toBeNull();
    expect(outcomeOf(teams(game('lost', 'playing', 'lost', 'lost')))).toEqual({ winners: ['A', 'B'], draw: false, rule: '2008:102.2c' });
    expect(outcomeOf(teams(game('lost', 'lost', 'lost', 'lost')))).toMatchObject({ draw: true, rule: '2008:102.4c' });
  });
});
