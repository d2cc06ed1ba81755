import { seeded } from '@arbiter/bots';
import { canonical } from '@arbiter/log';
import { decodeEntry, type Entry } from '@arbiter/schema';
import { type Verdict, verify } from '@arbiter/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENGINE } from '../support/games.ts';
import { runs, seedsOf } from '../support/runs.ts';
import type { Field } from './verify/fields.ts';
import { firstPlaces, flipped, type Place } from './verify/flips.ts';
import { changed, forgedExport, Pool, scalarsOf } from './verify/forger.ts';
import { eventForgeries, otherActions, sameEffect } from './verify/forgeries.ts';
import { count, ofExport, ofStored, type Played, sampled, told, why } from './verify/played.ts';

/** Two to four players in turn, by each edition in turn. */
const GAMES = 6;
const MOST_GAMES = 24;
const LONG = 900_000;

const named = (verdict: Verdict, index: number, what: string): void =>
  expect({ index: verdict.firstBad?.index, entries: verdict.entries, ok: verdict.ok }, `${what}: ${verdict.firstBad?.why}`).toEqual({
    index,
    entries: index,
    ok: false,
  });

describe('verify', { timeout: LONG }, () => {
  const [seed] = seedsOf(1) as [number];
  let games: readonly Played[] = [];
  beforeAll(async () => {
    games = await sampled(seed, Math.min(runs(GAMES), MOST_GAMES));
  }, LONG);
  const random = seeded(seed);
  const texts = (game: Played): readonly string[] => game.entries.map((entry) => canonical(entry));

  it('finds nothing wrong with games as they were played', async ({ task }) => {
    task.meta.seed = seed;
    for (const game of games) {
      const { length } = game.entries;
      expect(await ofStored(texts(game), game)).toMatchObject({ ok: true, entries: length, reexecuted: length, firstBad: null });
      expect(await ofExport(game.lines, game)).toMatchObject({ ok: true, entries: length, reexecuted: length, firstBad: null });
    }
  });

  const namesTheFlipped = async (places: readonly Place[], linesOf: (game: Played) => readonly string[], verified: typeof ofStored): Promise<string> => {
    const whys = new Map<string, number>();
    for (const { game, index, fields } of places) {
      const lines = linesOf(game).slice(0, index + 1);
      const field = fields[random.below(fields.length)] as Field;
      const at = field.start + random.below(field.end - field.start);
      const bit = random.below(8);
      const verdict = await verified([...lines.slice(0, -1), flipped(lines[index] as string, at, bit)], game, null);
      named(verdict, index, `bit ${bit} of byte ${at} in ${field.shape}, game ${game.seed}`);
      count(whys, why(verdict));
    }
    return `${places.length} kinds of field flipped: ${told(whys)}`;
  };

  it('names the stored entry in which one byte is flipped, in every field', async ({ task }) => {
    task.meta.seed = seed;
    const stored = new Map(games.map((game) => [game, texts(game)]));
    const linesOf = (game: Played): readonly string[] => stored.get(game) ?? [];
    console.log(
      `in stored entries ${await namesTheFlipped(
        firstPlaces(games, linesOf, () => true),
        linesOf,
        ofStored,
      )}`,
    );
  });

  it('names the exported line in which one byte is flipped, in every field', async ({ task }) => {
    task.meta.seed = seed;
    const linesOf = ({ lines }: Played): readonly string[] => lines;
    const middle = 10 + random.below(20);
    const places = firstPlaces(games.slice(0, 1), linesOf, (index, { lines }) => [0, middle, lines.length - 1].includes(index));
    console.log(`in exported lines ${await namesTheFlipped(places, linesOf, ofExport)}`);
  });

  it('names the entry in which a forger changed one event and made every later digest and hash anew', async ({ task }) => {
    task.meta.seed = seed;
    const { forgeries, unchangeable } = eventForgeries(games);
    const types = new Map<string, number>();
    const whys = new Map<string, number>();
    for (const { game, index, shape, forged } of forgeries) {
      const verdict = await ofExport(forgedExport(game, forged), game);
      named(verdict, index, `${shape}, game ${game.seed}`);
      count(types, shape.split('.')[0] as string);
      count(whys, why(verdict));
    }
    const occurring = new Set(games.flatMap((game) => game.entries.flatMap((entry) => entry.batches.flat().map((event) => event.type))));
    const untouched = [...occurring].filter((type) => !types.has(type));
    console.log(
      `fields forged by type of event: ${told(types)}\nfound as: ${told(whys)}\nno other value fits: ${unchangeable.join(', ') || 'none'}\ntypes not forged: ${untouched.join(', ') || 'none'}`,
    );
    expect(untouched).toEqual([]);
  });

  it('names the entry in which a forger changed one action and made every later digest and hash anew', async ({ task }) => {
    task.meta.seed = seed;
    const whys = new Map<string, number>();
    for (const { game, step, action } of otherActions(games, random)) {
      const equal = sameEffect(step, action);
      const verdict = await ofExport(forgedExport(game, { ...step.entry, action }), game);
      if (!equal) named(verdict, step.entry.index, `${canonical(action)} for ${canonical(step.action)}, game ${game.seed}`);
      count(whys, equal ? 'another answer with the same effect' : `${step.action.kind}, ${why(verdict)}`);
    }
    console.log(`actions forged: ${told(whys)}`);
  });

  it('names the entry in which a forger changed where the game stands or what is awaited', async ({ task }) => {
    task.meta.seed = seed;
    const [game] = games as [Played];
    const pool = new Pool();
    const open = game.entries.filter(({ index, then }) => index > 0 && then.awaited); // the last leaves nothing to forge
    const entry = open[random.below(open.length)] as Entry;
    let tried = 0;
    for (const { path, value } of scalarsOf(entry.then)) {
      for (const other of pool.instead('', value, game.seats)) {
        const forged = { ...entry, then: changed(entry.then, path, other) };
        if ('error' in decodeEntry(forged)) continue;
        named(await ofExport(forgedExport(game, forged), game), entry.index, `${path.join('.')}, game ${game.seed}`);
        tried++;
        break;
      }
    }
    expect(tried).toBeGreaterThan(5);
  });

  it('says how many entries it carried out again, so that a forged engine is no way round', async ({ task }) => {
    task.meta.seed = seed;
    const [game] = games as [Played];
    const { length } = game.entries;
    const entry = game.entries[Math.floor(length / 2)] as Entry;
    expect(await ofExport(forgedExport(game, { ...entry, engine: 'f'.repeat(64) }), game)).toMatchObject({
      ok: true,
      entries: length,
      reexecuted: entry.index,
    });
  });

  it('finds a forged sender only with a head kept from before', async ({ task }) => {
    task.meta.seed = seed;
    const [game] = games as [Played];
    const { length } = game.entries;
    const entry = game.entries[Math.floor(length / 2)] as Entry;
    const forged = { ...entry, action: { ...entry.action, actionId: 'forged' } };
    expect(await ofExport(forgedExport(game, forged), game)).toMatchObject({ ok: true, entries: length });
    const { index, hash } = game.entries.at(-1) as Entry;
    const verdict = await verify({ lines: forgedExport(game, forged), engine: ENGINE, keys: null, seed: game.keys.seed, head: { index, hash } });
    expect(verdict).toMatchObject({ ok: false, firstBad: { index } });
  });

  it('misses what was cut off the end, given a head kept from before', async ({ task }) => {
    task.meta.seed = seed;
    for (const game of games) {
      const { index, hash } = game.entries.at(-1) as Entry;
      const { lines } = game;
      for (const cut of [1, 2, 1 + random.below(index)]) {
        const kept = lines.slice(0, lines.length - cut);
        const verdict = await verify({ lines: kept, engine: ENGINE, keys: null, seed: game.keys.seed, head: { index, hash } });
        expect(verdict).toMatchObject({ ok: false, entries: kept.length, firstBad: { index: kept.length } });
        expect(await ofExport(kept, game)).toMatchObject({ ok: true, entries: kept.length });
      }
    }
  });
});
