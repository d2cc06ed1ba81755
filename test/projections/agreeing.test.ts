import { lineText, mergeParts, projectionNames, projections, type SeenEntry, type Viewer, veiled } from '@arbiter/projections';
import { maskGame, nothing, type Parts, partsOf } from '@arbiter/rules';
import type { Edition, Event, EventType, Masked, Seat } from '@arbiter/schema';
import { seatsOf } from '@arbiter/table';
import { afterAll, describe, expect, it } from 'vitest';
import { runs, seedsOf } from '../support/runs.ts';
import { lifeIsTheGames, stackIsTheGames, zonesAreTheGames, zonesAreTheViews } from './agreeing.ts';
import { type Step, wildGame } from './playing.ts';

const GAMES = 4;
const MOST = 400;
/** A state is made again out of its JSON at every so many entries: it must go on the same. */
const STORED = 40;

/** All four projections of one viewer, entry by entry. */
class Following {
  readonly viewer: Viewer;
  private states: Record<string, unknown>;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
    this.states = Object.fromEntries(projectionNames.map((name) => [name, projections[name].empty(viewer)]));
  }
  fold(entry: SeenEntry): void {
    for (const name of projectionNames) this.states[name] = projections[name].fold(this.states[name] as never, entry);
    if (entry.index % STORED === 0) this.states = JSON.parse(JSON.stringify(this.states)) as Record<string, unknown>;
  }
  show<N extends keyof typeof projections>(name: N): ReturnType<(typeof projections)[N]['show']> {
    return projections[name].show(this.states[name] as never) as ReturnType<(typeof projections)[N]['show']>;
  }
}

const told = ({ entry, before, after }: Step): Parts => partsOf(before ?? nothing, seatsOf(after), entry.action, entry.batches, entry.then.awaited);
const seenBy = (seat: Seat | null, { index, at }: SeenEntry, parts: Parts): SeenEntry => ({
  index,
  at,
  batches: mergeParts(parts.public, seat === null ? null : (parts.seats[seat] ?? null)),
});

/** Where more is hidden than single values, or where what is hidden lies in no projection's way. */
const deep: Partial<Record<EventType, readonly string[]>> = {
  GameCreated: ['setup'],
  LibraryShuffled: ['order', 'first'],
  ObjectMoved: ['links', 'stack'],
  AbilityTriggered: ['bindings'],
  AbilityStacked: ['stack'],
  CostPaid: ['bindings'],
  BindingsKept: ['bindings'],
  LinksKept: ['links'],
  EffectBegan: ['effect'],
  ActionReversed: ['kept'],
  PositionSet: ['game'],
};
const hidesOnly = (full: Event, seen: Masked | null): void => {
  if (seen === null) return;
  const may: readonly string[] = [...((veiled as Partial<Record<EventType, readonly string[]>>)[full.type] ?? []), ...(deep[full.type] ?? [])];
  const changed = Object.entries(full).flatMap(([key, value]) => (JSON.stringify(value) === JSON.stringify(seen[key]) ? [] : [key]));
  expect(
    changed.filter((key) => !may.includes(key)),
    full.type,
  ).toEqual([]);
};

describe.each(['classic', 'modern'] as const satisfies readonly Edition[])('in random %s games', (rules) => {
  const met = new Map<string, number>();
  afterAll(() => {
    console.log(`${rules}: events folded: ${[...met].map(([type, n]) => `${type} ${n}`).join(', ')}`);
    const missed = ['ActionReversed', 'PositionSet', 'LibraryShuffled', 'RulingMade'].filter((type) => !met.has(type));
    if (missed.length > 0) throw new Error(`none of these events came up: ${missed.join(', ')}`);
  });

  it.for(seedsOf(runs(GAMES)))('every projection says what the game and the view say, after every entry (seed %i)', { timeout: 300_000 }, (seed, { task }) => {
    task.meta.seed = seed;
    const players = 2 + (seed % 3);
    const judge = new Following('judge');
    let watching: readonly Following[] = [];
    for (const step of wildGame({ seed, rules, players, most: MOST })) {
      const { entry, after } = step;
      if (watching.length === 0) watching = [new Following('public'), ...after.players.map(({ seat }) => new Following({ seat }))];
      for (const { type } of entry.batches.flat()) met.set(type, (met.get(type) ?? 0) + 1);
      const where = `entry ${entry.index}`;
      judge.fold(entry);
      zonesAreTheGames(judge.show('zones'), after);
      lifeIsTheGames(judge.show('life'), after);
      stackIsTheGames(judge.show('stack'), after);
      const parts = told(step);
      entry.batches.forEach((batch, i) => batch.forEach((event, j) => hidesOnly(event, parts.public.batches[i]?.[j] ?? null)));
      for (const follower of watching) {
        follower.fold(seenBy(typeof follower.viewer === 'object' ? follower.viewer.seat : null, entry, parts));
        const view = maskGame(after, follower.viewer);
        const who = `${where} as ${JSON.stringify(follower.viewer)}`;
        try {
          zonesAreTheViews(follower.show('zones'), view);
        } catch (error) {
          throw new Error(`${who}: ${JSON.stringify(entry.batches.flat().slice(-30))}`, { cause: error });
        }
        lifeIsTheGames(follower.show('life'), view);
        expect(
          follower.show('stack').map(({ id, card, controller }) => [id, card, controller]),
          who,
        ).toEqual(view.stack.toReversed().map(({ id, card, controller }) => [id, card, controller]));
      }
    }
    for (const follower of [judge, ...watching])
      for (const line of follower.show('timeline'))
        for (const language of ['en', 'ru'] as const)
          expect(lineText(line, language).replaceAll(/\{[WUBRGC]\}/gu, 'M'), line.key).not.toMatch(/[{}[\]]|undefined|^\s|\s$|^$/u);
  });
});
