import type { Edition, EventType } from '@arbiter/schema';
import { afterAll, describe, expect, it } from 'vitest';
import { playerCounts } from '../support/games.ts';
import { runs, seedsOf } from '../support/runs.ts';
import { type Audience, audiences, audiencesOf } from './paired/channels.ts';
import { provePaired, type Watched, watched } from './paired/game.ts';
import { type Exercise, exercisedIn, exercises } from './paired/themes.ts';

/** Of each number of players. */
const GAMES = 1;
const LONGEST = 600;
/** Of each way of hiding and showing, in games around it, until it has come up so often; it mostly does at once. */
const TIMES = 2;
const MOST_GAMES = 30;
const LONGEST_AROUND = 400;
const editions = ['classic', 'modern'] as const satisfies readonly Edition[];

describe.each(editions)('two %s games that differ only in what is hidden from a watcher', (rules) => {
  const told = new Map<EventType, Map<Audience, number>>();
  let changed = 0;
  const proved = (game: Watched): void => {
    changed += provePaired(game, (parts, one) => {
      for (const [type, audience] of audiencesOf(parts, one)) {
        const row = told.get(type) ?? new Map<Audience, number>();
        told.set(type, row.set(audience, (row.get(audience) ?? 0) + 1));
      }
    });
  };
  const typesTold = (audience: Audience): string => [...told].flatMap(([type, row]) => (row.has(audience) ? [`${type} ${row.get(audience)}`] : [])).join(', ');
  afterAll(() => {
    console.log([`${rules}: hidden cards changed ${changed}`, ...audiences.map((audience) => `  told ${audience}: ${typesTold(audience)}`)].join('\n'));
  });

  const cases = playerCounts.flatMap((players) => seedsOf(runs(GAMES)).map((seed) => [players, seed] as const));
  it.for(cases)('tell it the same, over drawn decks (%i players, seed %i)', { timeout: 300_000 }, ([players, seed], { task }) => {
    task.meta.seed = seed;
    proved(watched({ seed, rules, players, longest: LONGEST }));
  });

  const around = exercises.map((exercise, i) => [exercise, seedsOf(1)[0] as number, playerCounts[i % playerCounts.length] as number] as const);
  it.for(around)('tell it the same of each %s (from seed %i, %i players)', { timeout: 300_000 }, ([exercise, from, players], { task }) => {
    task.meta.seed = from;
    const counted = new Map<Exercise, number>(exercises.map((name) => [name, 0]));
    const wanted = runs(TIMES);
    for (let seed = from; (counted.get(exercise) ?? 0) < wanted && seed < from + MOST_GAMES * wanted; seed++) {
      const game = watched({ seed, rules, players, exercise, longest: LONGEST_AROUND });
      proved(game);
      for (const name of game.steps.flatMap((step) => exercisedIn(game.watcher, step))) counted.set(name, (counted.get(name) ?? 0) + 1);
    }
    console.log(`${rules}, ${players} players, around ${exercise}: ${[...counted].map(([name, n]) => `${name} ${n}`).join(', ')}`);
    expect(counted.get(exercise)).toBeGreaterThanOrEqual(wanted);
  });

  it('are told of by events that not everybody sees alike', ({ task }) => {
    const [seed] = seedsOf(1) as [number];
    task.meta.seed = seed;
    proved(watched({ seed, rules, players: 2, exercise: 'look', longest: LONGEST_AROUND }));
    for (const type of ['GameCreated', 'LibraryShuffled', 'ObjectMoved', 'CardDrawn'] as const)
      expect(told.get(type)?.get('some more than others'), type).toBeGreaterThan(0);
    expect(changed).toBeGreaterThan(20);
  });
});
