import { seeded } from '@arbiter/bots';
import { canonical, exportLines, keysOf } from '@arbiter/log';
import { act, decisionOf, type Position, same } from '@arbiter/rules';
import { type Action, decodeEntry, decoder, type Edition, type Entry, type Event, EventCodec, list, type Random } from '@arbiter/schema';
import { entryThen, type Verdict, verify } from '@arbiter/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENGINE, gameId, master, playedBy, type Step } from '../support/games.ts';
import { runs, seedsOf } from '../support/runs.ts';
import { type Field, fieldsOf } from './verify/fields.ts';
import { changed, forgedExport, type Original, Pool, scalarsOf } from './verify/forger.ts';

const GAMES = 4;
const MOST_GAMES = 24;
const OF = 4;
const LONG = 900_000;
/** Forged actions in each game. */
const ACTIONS = 15;

/** A game by its actions, and as it is exported. */
interface Played extends Original { readonly seed: number; readonly steps: readonly Step[] }
const played = (seed: number, rules: Edition): Omit<Played, 'lines'> => {
  const steps = [...playedBy({ seed, rules })];
  return { seed, steps, entries: steps.map((step) => step.entry), keys: keysOf(master, gameId(seed)) };
};
const exported = async (game: Omit<Played, 'lines'>): Promise<Played> => {
  const lines: string[] = [];
  for await (const line of exportLines(game.entries.map((entry) => ({ entry })), { saltKey: game.keys.saltKey, reveal: { seed: game.keys.seed, keyId: game.keys.keyId } })) lines.push(line);
  return { ...game, lines };
};
const editions = ['classic', 'modern'] as const satisfies readonly Edition[];
/** The shortest of several games each time: every forgery has its game verified from the beginning. */
const sampled = (seed: number, count: number): Promise<readonly Played[]> => Promise.all(Array.from({ length: count }, (_, n) => {
  const several = Array.from({ length: OF }, (_, i) => played(seed + n * OF + i, editions[n % editions.length] as Edition));
  return exported(several.reduce((a, b) => (b.entries.length < a.entries.length ? b : a)));
}));

type Lines = Parameters<typeof verify>[0]['lines'];
/** With a seed the actions are carried out again. */
const ofStored = (lines: Lines, { keys }: Played, seed: string | null = keys.seed): Promise<Verdict> => verify({ lines, engine: ENGINE, keys, seed });
const ofExport = (lines: Lines, { keys }: Played, seed: string | null = keys.seed): Promise<Verdict> => verify({ lines, engine: ENGINE, keys: null, seed });
const told = (counts: ReadonlyMap<string, number>): string => [...counts].toSorted((a, b) => (a[0] < b[0] ? -1 : 1)).map(([key, n]) => `${key} ${n}`).join(', ');
const count = (counts: Map<string, number>, key: string): void => { counts.set(key, (counts.get(key) ?? 0) + 1); };

interface Place { readonly game: Played; readonly index: number; readonly fields: Field[] }
/** Each shape of field in the earliest of these lines that has it in any of the games. */
const firstPlaces = (games: readonly Played[], linesOf: (game: Played) => readonly string[], wanted: (index: number, game: Played) => boolean): readonly Place[] => {
  const places = new Map<string, Place>();
  for (const game of games) linesOf(game).forEach((line, index) => {
    for (const field of wanted(index, game) ? fieldsOf(JSON.parse(line)) : []) {
      const place = places.get(field.shape);
      if (place?.game === game && place.index === index) place.fields.push(field);
      else if ((place?.index ?? Number.POSITIVE_INFINITY) > index) places.set(field.shape, { game, index, fields: [field] });
    }
  });
  return [...places.values()];
};
const flipped = (line: string, at: number, bit: number): Uint8Array => {
  const bytes = Buffer.from(line);
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
  return bytes;
};

/** A place of an event's scalar, and what could be written there instead. */
interface Forgery { readonly game: Played; readonly index: number; readonly shape: string; readonly forged: Entry }
interface Scalar { readonly game: Played; readonly index: number; readonly at: readonly [batch: number, place: number]; readonly path: Parameters<typeof changed>[1]; readonly value: Parameters<Pool['add']>[1] }

const shapeOf = (event: Event, { path, value }: Pick<Scalar, 'path' | 'value'>): string =>
  `${event.type}.${path.filter((key) => typeof key === 'string').slice(0, 2).join('.')}: ${value === null ? 'null' : typeof value}`;
const decodeEvent = decoder(EventCodec);

/** Each shape of scalar in each type of event, where it first stands in any of the games. */
const scalarsIn = (games: readonly Played[], pool: Pool): ReadonlyMap<string, Scalar> => {
  const first = new Map<string, Scalar>();
  for (const game of games) for (const { index, batches } of game.entries) batches.forEach((batch, b) => batch.forEach((event, e) => {
    for (const { path, value } of scalarsOf(event)) {
      if (path.length === 1 && path[0] === 'type') continue;
      const shape = shapeOf(event, { path, value });
      pool.add(shape, value);
      if ((first.get(shape)?.index ?? Number.POSITIVE_INFINITY) > index) first.set(shape, { game, index, at: [b, e], path, value });
    }
  }));
  return first;
};
/** The entry with that scalar changed to something well-formed; null if nothing else is. */
const forgedAt = ({ game, index, at: [b, e], path, value }: Scalar, shape: string, pool: Pool): Entry | null => {
  const entry = game.entries[index] as Entry;
  const batch = entry.batches[b] as readonly Event[];
  for (const other of pool.instead(shape, value, ['A', 'B'])) {
    const event = changed(batch[e] as Event, path, other);
    if ('ok' in decodeEvent(event)) return { ...entry, batches: entry.batches.with(b, batch.with(e, event)) };
  }
  return null;
};
const why = (verdict: Verdict): string => verdict.firstBad?.why.split(':')[0] ?? 'not found';
const named = (verdict: Verdict, index: number, what: string): void => expect({ index: verdict.firstBad?.index, entries: verdict.entries, ok: verdict.ok }, `${what}: ${verdict.firstBad?.why}`).toEqual({ index, entries: index, ok: false });

interface OtherAction { readonly game: Played; readonly step: Step; readonly action: Action }
/** Other legal answers to questions that had several, other seats, other decisions, and other decks. */
function* otherActions(games: readonly Played[], random: Random): Generator<OtherAction> {
  for (const game of games) {
    for (let n = 0; n < ACTIONS; n++) {
      const step = game.steps[1 + random.below(game.steps.length - 1)] as Step;
      if (step.action.kind !== 'answer' || !step.before) continue;
      const { answer, seat, decision } = step.action;
      const answers = list(decisionOf(step.before) as never, 50).filter((other) => canonical(other) !== canonical(answer));
      if (answers.length > 0) yield { game, step, action: { ...step.action, answer: answers[random.below(answers.length)] as never } };
      if (n % 4 === 0) yield { game, step, action: { ...step.action, seat: seat === 'A' ? 'B' : 'A' } };
      if (n % 4 === 1) yield { game, step, action: { ...step.action, decision: decision + 1 } };
      if (n % 4 === 2) yield { game, step, action: { kind: 'concede', actionId: step.action.actionId, seat } };
    }
    const [first] = game.steps as [Step];
    if (first.action.kind === 'create') yield { game, step: first, action: { ...first.action, setup: { ...first.action.setup, startingLife: 19 } } };
  }
}
/** Two answers may mean the same, as two ways to pay with mana of one source do: nobody is wronged, and nothing can be told from the events. */
const sameEffect = (step: Step, action: Action): boolean => {
  const result = step.before ? act(step.before as Position, action) : null;
  return result !== null && !('refused' in result) && same(result.batches, step.entry.batches) && same(entryThen(result.position), step.entry.then);
};

describe('verify', () => {
  const [seed] = seedsOf(1) as [number];
  let games: readonly Played[] = [];
  beforeAll(async () => { games = await sampled(seed, Math.min(runs(GAMES), MOST_GAMES)); }, LONG);
  const random = seeded(seed);
  const texts = (game: Played): readonly string[] => game.entries.map((entry) => canonical(entry));

  it('finds nothing wrong with games as they were played', async ({ task }) => {
    task.meta.seed = seed;
    for (const game of games) {
      const { length } = game.entries;
      expect(await ofStored(texts(game), game)).toMatchObject({ ok: true, entries: length, reexecuted: length, firstBad: null });
      expect(await ofExport(game.lines, game)).toMatchObject({ ok: true, entries: length, reexecuted: length, firstBad: null });
    }
  }, LONG);

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
    console.log(`in stored entries ${await namesTheFlipped(firstPlaces(games, linesOf, () => true), linesOf, ofStored)}`);
  }, LONG);

  it('names the exported line in which one byte is flipped, in every field', async ({ task }) => {
    task.meta.seed = seed;
    const linesOf = ({ lines }: Played): readonly string[] => lines;
    const middle = 10 + random.below(20);
    const places = firstPlaces(games.slice(0, 1), linesOf, (index, { lines }) => [0, middle, lines.length - 1].includes(index));
    console.log(`in exported lines ${await namesTheFlipped(places, linesOf, ofExport)}`);
  }, LONG);

  it('names the entry in which a forger changed one event and made every later digest and hash anew', async ({ task }) => {
    task.meta.seed = seed;
    const pool = new Pool();
    const scalars = scalarsIn(games, pool);
    const forgeries: Forgery[] = [];
    const nothing: string[] = [];
    for (const [shape, scalar] of scalars) {
      const forged = forgedAt(scalar, shape, pool);
      if (forged) forgeries.push({ game: scalar.game, index: scalar.index, shape, forged });
      else nothing.push(shape);
    }
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
    console.log(`fields forged by type of event: ${told(types)}\nfound as: ${told(whys)}\nno other value fits: ${nothing.join(', ') || 'none'}\ntypes not forged: ${untouched.join(', ') || 'none'}`);
    expect(untouched).toEqual([]);
  }, LONG);

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
  }, LONG);

  it('names the entry in which a forger changed where the game stands or what is awaited', async ({ task }) => {
    task.meta.seed = seed;
    const [game] = games as [Played];
    const pool = new Pool();
    const entry = game.entries[10 + random.below(20)] as Entry;
    let tried = 0;
    for (const { path, value } of scalarsOf(entry.then)) {
      for (const other of pool.instead('', value, ['A', 'B'])) {
        const forged = { ...entry, then: changed(entry.then, path, other) };
        if ('error' in decodeEntry(forged)) continue;
        named(await ofExport(forgedExport(game, forged), game), entry.index, `${path.join('.')}, game ${game.seed}`);
        tried++;
        break;
      }
    }
    expect(tried).toBeGreaterThan(5);
  }, LONG);

  it('says how many entries it carried out again, so that a forged engine is no way round', async ({ task }) => {
    task.meta.seed = seed;
    const [game] = games as [Played];
    const { length } = game.entries;
    const entry = game.entries[Math.floor(length / 2)] as Entry;
    expect(await ofExport(forgedExport(game, { ...entry, engine: 'f'.repeat(64) }), game)).toMatchObject({ ok: true, entries: length, reexecuted: entry.index });
  }, LONG);

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
  }, LONG);

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
  }, LONG);
});
