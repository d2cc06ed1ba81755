/** What every log must keep, whatever it is made of: each adapter's test calls this with its name. */
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adapterNamed } from './adapters.ts';
import { canonical } from './canonical.ts';
import type { Sealed } from './chain.ts';
import { type GameLog, MAX_ENTRY_BYTES, type Stored, type Unreadable } from './port.ts';
import { sampleAfter, sampleGame, sampleGameId } from './samples.ts';
import type { Entry } from './types.ts';

export interface Harness {
  /** Another handle on the same storage, as another process would have. */
  open(): Promise<GameLog>;
  /** Puts other bytes in the place of an entry's, behind the log's back. */
  damage(game: string, index: number, bytes: Uint8Array): Promise<void>;
  /** A writer that appends all these, and dies when the last is written and not yet acknowledged. Returns the indices it acknowledged. */
  die(sealed: readonly Sealed[]): Promise<readonly number[]>;
  dispose(): Promise<void>;
}

const PATIENCE_MS = 20_000;

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const textsIn = async (log: GameLog, game: string, from?: number) => (await all(log.read(game, from))).map(({ text }) => text);
const put = (log: GameLog, { entry, text }: Sealed) => log.append(entry.game, entry.index, entry, text);

async function putAll(log: GameLog, sealed: readonly Sealed[]): Promise<void> {
  for (const one of sealed) expect(await put(log, one)).toBe('stored');
}

/** The next `count` that a follower sees, who then leaves. */
async function followed(log: GameLog, after: number, count: number): Promise<(Stored | Unreadable)[]> {
  const leaving = new AbortController();
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const seen: (Stored | Unreadable)[] = [];
  for await (const item of log.follow(after, AbortSignal.any([leaving.signal, patience]))) if (seen.push(item) === count) leaving.abort();
  return seen;
}

const places = (items: readonly (Stored | Unreadable)[]) => items.map(({ game, index }) => [game, index]);

/** As a later release would write it: another version, and fields of which this one knows nothing. */
function laterVersion({ entry }: Sealed): Sealed {
  const later = { ...entry, v: 2, weather: 'fair' } as unknown as Entry;
  return { entry: later, text: canonical(later), salts: [] };
}

/** An entry of exactly so many bytes. */
function ofSize(game: string, before: Sealed, bytes: number): Sealed {
  const room = bytes - Buffer.byteLength(sampleAfter(game, before).text);
  return sampleAfter(game, before, { pad: room });
}

export function contract(name: string, make: () => Promise<Harness>): void {
  describe(`the log contract: ${adapterNamed(name)}`, () => {
    let harness: Harness;
    let log: GameLog;
    let game: string;
    beforeEach(async () => {
      harness = await make();
      log = await harness.open();
      game = sampleGameId();
    });
    afterEach(async () => {
      await log.close();
      await harness.dispose();
    });

    describe('append', () => {
      it('stores the next entry and keeps its bytes exactly', async () => {
        const sealed = sampleGame(game, 5);
        await putAll(log, sealed);
        expect(await textsIn(log, game)).toEqual(sealed.map(({ text }) => text));
        expect((await all(log.read(game))).map(({ entry }) => entry)).toEqual(sealed.map(({ entry }) => entry));
        expect(await textsIn(log, game, 3)).toEqual(sealed.slice(3).map(({ text }) => text));
        expect(await textsIn(log, game, 5)).toEqual([]);
        expect(await log.head(game)).toEqual({ index: 4, hash: sealed[4]?.entry.hash });
      });

      it('knows nothing of a game it has no entry of', async () => {
        expect(await textsIn(log, game)).toEqual([]);
        expect(await log.head(game)).toBeNull();
        expect(await log.byAction(game, 'alice', 'action-0')).toBeUndefined();
      });

      it('answers conflict to another entry for a place that is taken, and keeps the first', async () => {
        const [first, mine] = sampleGame(game, 2) as [Sealed, Sealed];
        await putAll(log, [first, mine]);
        expect(await put(log, sampleAfter(game, first, { actionId: 'other' }))).toBe('conflict');
        expect(await textsIn(log, game)).toEqual([first.text, mine.text]);
      });

      it('answers conflict to an entry that would leave a gap', async () => {
        const [first, , third] = sampleGame(game, 3) as [Sealed, Sealed, Sealed];
        expect(await put(log, third)).toBe('conflict');
        expect(await log.head(game)).toBeNull();
        await putAll(log, [first]);
        expect(await put(log, third)).toBe('conflict');
        expect(await textsIn(log, game)).toEqual([first.text]);
      });

      it('answers duplicate to the same bytes, however many entries came since', async () => {
        const sealed = sampleGame(game, 4);
        await putAll(log, sealed);
        for (const one of sealed) expect(await put(log, one)).toBe('duplicate');
        expect(await textsIn(log, game)).toEqual(sealed.map(({ text }) => text));
      });

      it('throws when entry and place disagree', async () => {
        const [first] = sampleGame(game, 1) as [Sealed];
        await expect(log.append(game, 1, first.entry, first.text)).rejects.toThrow('was to be appended');
        await expect(log.append(sampleGameId(), 0, first.entry, first.text)).rejects.toThrow('was to be appended');
        expect(await log.head(game)).toBeNull();
      });

      it('takes an entry of 900 KB and refuses one of a byte more', async () => {
        const [first] = sampleGame(game, 1) as [Sealed];
        await putAll(log, [first]);
        await expect(put(log, ofSize(game, first, MAX_ENTRY_BYTES + 1))).rejects.toMatchObject({
          _tag: 'EntryTooLarge',
          game,
          index: 1,
          bytes: MAX_ENTRY_BYTES + 1,
        });
        const largest = ofSize(game, first, MAX_ENTRY_BYTES);
        await putAll(log, [largest]);
        expect(await textsIn(log, game, 1)).toEqual([largest.text]);
      });

      it('counts bytes, not letters', async () => {
        const [first] = sampleGame(game, 1) as [Sealed];
        await putAll(log, [first]);
        const wide = sampleAfter(game, first, { actionId: 'é'.repeat(MAX_ENTRY_BYTES / 2) });
        await expect(put(log, wide)).rejects.toMatchObject({ _tag: 'EntryTooLarge' });
      });
    });

    describe('acknowledgements', () => {
      it('lets a writer whose acknowledgement was lost append again, with one effect', async () => {
        const [first, second, third] = sampleGame(game, 3) as [Sealed, Sealed, Sealed];
        await putAll(log, [first]);
        void put(log, second);
        const again = await harness.open();
        expect(['stored', 'duplicate']).toContain(await put(again, second));
        await putAll(again, [third]);
        expect(await textsIn(log, game)).toEqual([first.text, second.text, third.text]);
        await again.close();
      });

      it('has every acknowledged entry after a crash between write and acknowledgement', async () => {
        const sealed = sampleGame(game, 4);
        expect(await harness.die(sealed)).toEqual([0, 1, 2]);
        expect(await textsIn(log, game)).toEqual(sealed.map(({ text }) => text));
        expect(await put(log, sealed[3] as Sealed)).toBe('duplicate');
        await putAll(log, [sampleAfter(game, sealed[3] as Sealed)]);
      });
    });

    describe('two writers', () => {
      it('lets one of two win each place, and keeps what it won', async () => {
        const other = await harness.open();
        let before: Sealed | null = null;
        for (let index = 0; index < 20; index++) {
          const tries: Sealed[] = [log, other].map((_, who) => sampleAfter(game, before, { actionId: `${who}-${index}` }));
          const outcomes = await Promise.all([put(log, tries[0] as Sealed), put(other, tries[1] as Sealed)]);
          expect(outcomes.toSorted()).toEqual(['conflict', 'stored']);
          before = tries[outcomes.indexOf('stored')] as Sealed;
          expect(await log.head(game)).toEqual({ index, hash: before.entry.hash });
        }
        expect(await textsIn(log, game)).toEqual(await textsIn(other, game));
        await other.close();
      });

      it('answers stored and duplicate when both append the same bytes', async () => {
        const other = await harness.open();
        const [first] = sampleGame(game, 1) as [Sealed];
        expect((await Promise.all([put(log, first), put(other, first)])).toSorted()).toEqual(['duplicate', 'stored']);
        await other.close();
      });
    });

    describe('action ids', () => {
      it('finds an action over the whole log, for its own seat and game only', async () => {
        const sealed = sampleGame(game, 30);
        await putAll(log, sealed);
        const other = await harness.open();
        expect(await other.byAction(game, null, 'action-0')).toBe(0);
        expect(await other.byAction(game, 'bob', 'action-29')).toBe(29);
        expect(await other.byAction(game, 'alice', 'action-29')).toBeUndefined();
        expect(await other.byAction(game, null, 'action-29')).toBeUndefined();
        expect(await other.byAction(game, 'bob', 'action-0')).toBeUndefined();
        expect(await other.byAction(sampleGameId(), 'bob', 'action-29')).toBeUndefined();
        await other.close();
      });

      it('keeps the ids of two seats, and of no seat, apart', async () => {
        const first = sampleAfter(game, null, { actionId: 'same' });
        const second = sampleAfter(game, first, { actionId: 'same', seat: 'alice' });
        const third = sampleAfter(game, second, { actionId: 'same', seat: 'bob' });
        await putAll(log, [first, second, third]);
        expect(await Promise.all([null, 'alice', 'bob', 'null'].map((seat) => log.byAction(game, seat, 'same')))).toEqual([0, 1, 2, undefined]);
      });

      it('refuses an action id that its seat has used before, and stores nothing', async () => {
        const sealed = sampleGame(game, 3);
        await putAll(log, sealed);
        const repeated = sampleAfter(game, sealed[2] as Sealed, { actionId: 'action-1', seat: 'bob' });
        await expect(put(log, repeated)).rejects.toMatchObject({ _tag: 'ActionRepeated', game, seat: 'bob', actionId: 'action-1', first: 1 });
        expect((await log.head(game))?.index).toBe(2);
      });
    });

    describe('games', () => {
      it('lists them in order, page by page', async () => {
        const ids = Array.from({ length: 7 }, sampleGameId).toSorted();
        for (const id of ids.toReversed()) await putAll(log, sampleGame(id, 2));
        expect(await log.games()).toEqual(ids);
        expect(await log.games('', 3)).toEqual(ids.slice(0, 3));
        expect(await log.games(ids[2], 3)).toEqual(ids.slice(3, 6));
        expect(await log.games(ids[5])).toEqual(ids.slice(6));
        expect(await log.games(ids[6])).toEqual([]);
      });
    });

    describe('follow', () => {
      it('shows all games in the order of appending, from the beginning or from a position', async () => {
        const [one, two] = [sampleGame(game, 3), sampleGame(sampleGameId(), 3)];
        const order = one.flatMap((sealed, i) => [sealed, two[i] as Sealed]);
        await putAll(log, order);
        const seen = await followed(log, 0, 6);
        expect(places(seen)).toEqual(order.map(({ entry }) => [entry.game, entry.index]));
        expect(seen.map((item) => ('text' in item ? item.text : null))).toEqual(order.map(({ text }) => text));
        const positions = seen.map(({ position }) => position);
        expect(positions).toEqual(positions.toSorted((a, b) => a - b));
        for (const [i, position] of positions.slice(0, -1).entries()) expect(places(await followed(log, position, 5 - i))).toEqual(places(seen.slice(i + 1)));
      });

      it('knows the newest position, whoever appended there', async () => {
        const other = await harness.open();
        const before = await log.newest();
        await putAll(log, sampleGame(game, 2));
        const newest = await other.newest();
        expect(newest).toBeGreaterThan(before);
        expect(places(await followed(other, before, 2))).toEqual([
          [game, 0],
          [game, 1],
        ]);
        const third = sampleAfter(game, sampleGame(game, 2)[1] as Sealed);
        const following = followed(log, newest, 1);
        await putAll(other, [third]);
        expect(places(await following)).toEqual([[game, 2]]);
        await other.close();
      });

      it('waits for what another handle appends later', async () => {
        const sealed = sampleGame(game, 4);
        const other = await harness.open();
        await putAll(log, sealed.slice(0, 1));
        const following = followed(log, 0, 4);
        await setTimeout(20);
        await putAll(other, sealed.slice(1));
        expect(places(await following)).toEqual(sealed.map(({ entry }) => [game, entry.index]));
        await other.close();
      });

      it('shows nothing more once told to end', async () => {
        await putAll(log, sampleGame(game, 5));
        expect(places(await followed(log, 0, 2))).toEqual([
          [game, 0],
          [game, 1],
        ]);
      });

      it('ends when told to, and when the log is closed', async () => {
        const leaving = new AbortController();
        const waiting = all(log.follow(0, leaving.signal));
        leaving.abort();
        expect(await waiting).toEqual([]);
        const other = await harness.open();
        const until = all(other.follow(0, new AbortController().signal));
        await other.close();
        expect(await until).toEqual([]);
      });

      it('tells of an entry that cannot be read and goes on with the others', async () => {
        const [mine, theirs] = [sampleGame(game, 1), sampleGame(sampleGameId(), 2)];
        await putAll(log, [theirs[0] as Sealed, ...mine, theirs[1] as Sealed]);
        await harness.damage(game, 0, Buffer.from('{"v":1'));
        const seen = await followed(log, 0, 3);
        expect(seen).toMatchObject([
          { index: 0, text: theirs[0]?.text },
          { game, index: 0, fault: { _tag: 'CorruptEntry' } },
          { index: 1, text: theirs[1]?.text },
        ]);
      });
    });

    describe('what cannot be read', () => {
      const damages: [string, (text: string) => string | Uint8Array][] = [
        ['cut short', (text) => text.slice(0, -40)],
        ['empty', () => ''],
        ['not in canonical form', (text) => `${text} `],
        ['not UTF-8', (text) => Buffer.from(text.replace('Æ', 'ÿ')).fill(0xff, text.indexOf('Æ'), text.indexOf('Æ') + 1)],
        ['another game’s', (text) => text.replace(/"game":"./, '"game":"_')],
        ['another index’s', (text) => text.replace(/"index":1/, '"index":7')],
        ['with a field too many', (text) => canonical({ ...(JSON.parse(text) as object), zzz: 1 })],
        ['with a field too few', (text) => text.replace(/,"v":1}$/, '}')],
        ['not an object', () => '[]'],
      ];
      it.each(damages)('is reported with game and index: an entry that is %s', async (_, damage) => {
        const sealed = sampleGame(game, 3);
        await putAll(log, sealed);
        await harness.damage(game, 1, Buffer.from(damage((sealed[1] as Sealed).text)));
        const read: number[] = [];
        const reading = (async () => {
          for await (const { index } of log.read(game)) read.push(index);
        })();
        await expect(reading).rejects.toMatchObject({ _tag: 'CorruptEntry', game, index: 1 });
        expect(read).toEqual([0]);
        expect(await textsIn(log, game, 2)).toEqual([sealed[2]?.text]);
      });

      it('is reported by head too', async () => {
        await putAll(log, sampleGame(game, 2));
        await harness.damage(game, 1, Buffer.from('null'));
        await expect(log.head(game)).rejects.toMatchObject({ _tag: 'CorruptEntry', game, index: 1 });
      });

      it('is an entry of a later version, which is stored all the same', async () => {
        const [first, second] = sampleGame(game, 2) as [Sealed, Sealed];
        const later = laterVersion(second);
        await putAll(log, [first, later]);
        await expect(textsIn(log, game)).rejects.toMatchObject({ _tag: 'UnknownVersion', game, index: 1, version: 2 });
        await expect(log.head(game)).rejects.toMatchObject({ _tag: 'UnknownVersion' });
        expect(await put(log, later)).toBe('duplicate');
        expect(await followed(log, 0, 2)).toMatchObject([
          { index: 0, text: first.text },
          { game, index: 1, fault: { _tag: 'UnknownVersion' } },
        ]);
      });
    });
  });
}
