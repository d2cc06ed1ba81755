import { describe, expect, it } from 'vitest';
import { fitsFormat, startingLifeIn, usualTeam } from './formats.ts';

describe('a format', () => {
  it.each<readonly [string, readonly number[], boolean]>([
    ['duel', [0, 1], true],
    ['duel', [0, 1, 2], false],
    ['duel', [0, 0], false],
    ['free-for-all', [0, 1, 2], true],
    ['free-for-all', [0, 1, 0, 1], true],
    ['two-headed-giant', [0, 0, 1, 1], true],
    ['two-headed-giant', [0, 1, 0, 1], false],
    ['two-headed-giant', [0, 1, 1, 0], false],
    ['two-headed-giant', [0, 0, 0, 1], false],
    ['two-headed-giant', [0, 0, 1], false],
    ['two-headed-giant', [0, 0, 1, 1, 2, 2], false],
    ['archenemy', [0, 1, 1, 1], true],
    ['archenemy', [0, 0, 1], true],
    ['archenemy', [0, 1], true],
    ['archenemy', [0, 0, 1, 1], false],
    ['archenemy', [0, 1, 0], false],
    ['commander', [0], false],
  ])('%s of the teams %j: %s', (format, teams, fits) => expect(fitsFormat(format, teams)).toBe(fits));

  it('has its usual teams', () => {
    const teams = (format: string) => [0, 1, 2, 3].map((place) => usualTeam(format, place));
    expect([teams('two-headed-giant'), teams('archenemy'), teams('free-for-all')]).toEqual([
      [0, 0, 1, 1],
      [0, 1, 1, 1],
      [0, 1, 2, 3],
    ]);
    for (const format of ['two-headed-giant', 'archenemy', 'free-for-all', 'commander']) expect(fitsFormat(format, teams(format))).toBe(true);
  });
  it('has its starting life', () =>
    expect(['duel', 'two-headed-giant', 'commander', 'vanguard', 'archenemy'].map(startingLifeIn)).toEqual([20, 30, 40, 20, 20]));
});
