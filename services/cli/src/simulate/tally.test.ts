import { describe, expect, it } from 'vitest';
import { type Outcome, summaryOf } from './tally.ts';

const seats = ['A', 'B', 'C'];
const won = (id: string, winner: string, ending: string, seconds = 2): Outcome => ({ id, actions: 100, seconds, winners: [winner], ending });
const classic = [won('c1', 'B', 'life'), won('c2', 'B', 'drew'), { id: 'c3', actions: 50, seconds: 1, winners: [], ending: 'draw' }];
const modern = [won('m1', 'A', 'life', 4), { id: 'm2', actions: 7, seconds: 1, winners: [], ending: null }];
const played = [...classic.map((o) => ({ ...o, edition: 'classic' as const })), ...modern.map((o) => ({ ...o, edition: 'modern' as const }))];

describe('summaryOf', () => {
  const { byEdition, ...all } = summaryOf(played, seats);

  it('counts the games that ended by who won and by what ended them', () => {
    expect(all).toEqual({
      games: 5,
      finished: 4,
      draws: 1,
      wins: { A: 1, B: 2, C: 0 },
      endings: { life: 2, drew: 1, draw: 1 },
      seconds: 10,
      gamesPerSecond: 0.4,
      actions: 357,
      ids: ['c1', 'c2', 'c3', 'm1', 'm2'],
    });
  });

  it('says the same of each edition that was played', () => {
    expect(byEdition.classic).toMatchObject({
      games: 3,
      finished: 3,
      draws: 1,
      wins: { A: 0, B: 2, C: 0 },
      endings: { life: 1, drew: 1, draw: 1 },
      seconds: 5,
    });
    expect(byEdition.modern).toMatchObject({ games: 2, finished: 1, draws: 0, wins: { A: 1, B: 0, C: 0 }, endings: { life: 1 }, ids: ['m1', 'm2'] });
    expect(Object.keys(summaryOf(played.slice(0, 1), seats).byEdition)).toEqual(['classic']);
    for (const counts of Object.values(byEdition)) expect(Object.keys(counts)).toEqual(Object.keys(all));
  });

  it('has no speed where no time was measured', () => {
    expect(summaryOf([{ ...won('c', 'A', 'life', 0), edition: 'classic' }], seats).gamesPerSecond).toBe(0);
  });
});
