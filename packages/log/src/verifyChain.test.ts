import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';
import { flaws, NO_HASH, type Sealed, seal } from './chain.ts';
import { CorruptEntry } from './errors.ts';
import { exportLines, linesOf, parseExportLine } from './exported.ts';
import { type Reveal, saltsOf } from './keys.ts';
import { memoryLog } from './memory.ts';
import { sampleGame, sampleGameId, sampleKeys, samplePartsOf, sampleSeats } from './samples.ts';
import type { Entry, EntryCore, Parts } from './types.ts';
import { type VerifyOptions, verifyChain } from './verifyChain.ts';

const game = sampleGameId();
const { saltKey, seed, keyId } = sampleKeys(game);
const sealed = sampleGame(game, 4);
const entries = sealed.map(({ entry }) => entry);
const texts = sealed.map(({ text }) => text);
const head = { index: 3, hash: (entries[3] as Entry).hash };

const reader: VerifyOptions = { partsOf: samplePartsOf };
const stored: VerifyOptions = { ...reader, saltKey };

async function exported(of: readonly Entry[] = entries, reveal: Reveal | null = { seed, keyId }): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(
    of.map((entry) => ({ entry })),
    { saltKey, reveal },
  ))
    lines.push(line);
  return lines;
}

const firstBad = async (lines: readonly (string | Uint8Array)[], options: VerifyOptions) => (await verifyChain(lines, options)).firstBad;

describe('verifyChain', () => {
  it('accepts a whole chain, as it is stored and as it is exported', async () => {
    const whole = { entries: 4, firstBad: null, game, head, masked: 4 };
    expect(await verifyChain(texts, { ...stored, game, head })).toEqual(whole);
    expect(await verifyChain(await exported(), { ...reader, game, head })).toEqual(whole);
    expect(
      await verifyChain(
        (await exported()).map((line) => Buffer.from(line)),
        reader,
      ),
    ).toEqual(whole);
    expect(await verifyChain(await exported(entries, null), reader)).toEqual(whole);
  });

  it('follows what another engine made without telling its parts apart', async () => {
    const mixed = sampleGame(game, 4, { engine: 'f0'.repeat(32) });
    const whole = { entries: 4, firstBad: null, masked: 1 };
    expect(
      await verifyChain(
        mixed.map(({ text }) => text),
        stored,
      ),
    ).toMatchObject(whole);
    const lines = await exported(mixed.map(({ entry }) => entry));
    expect(await verifyChain(lines, reader)).toMatchObject(whole);
    expect(await firstBad(lines.with(2, (lines[2] as string).replace('"amount":2', '"amount":3')), reader)).toEqual({ index: 2, why: flaws.full });
    const digest = (mixed[2] as Sealed).entry.digests[0] as string;
    expect(await firstBad(lines.with(2, (lines[2] as string).replace(digest, NO_HASH)), reader)).toEqual({ index: 2, why: flaws.hash });
    const line = JSON.parse(lines[2] as string) as { salts: string[] };
    const withSalts = (salts: readonly string[]) => firstBad(lines.with(2, canonical({ ...line, salts })), reader);
    expect(await withSalts([NO_HASH, ...line.salts])).toEqual({ index: 2, why: flaws.salts });
    expect(await withSalts(line.salts.slice(1))).toEqual({ index: 2, why: flaws.salts });
    expect(await withSalts([(line.salts[0] as string).toUpperCase(), ...line.salts.slice(1)])).toMatchObject({ index: 2 });
  });

  it('wants a digest for every seat of the setup', async () => {
    const { entry } = sampleGame(game, 1, {})[0] as Sealed;
    const draft = { ...entry, engine: 'f0'.repeat(32) };
    const { seats, public: all } = samplePartsOf(entry) as Parts;
    const { text } = seal({ draft, parts: { public: all, seats: { alice: seats.alice } }, saltKey, prevHash: NO_HASH });
    expect(await firstBad([text], stored)).toEqual({ index: 0, why: flaws.digests });
  });

  it('finds a tail that was cut only by a kept head', async () => {
    expect(await firstBad(texts.slice(0, 3), stored)).toBeNull();
    expect(await verifyChain(texts.slice(0, 3), { ...stored, head })).toMatchObject({ entries: 3, firstBad: { index: 3, why: flaws.cut } });
    expect(await firstBad(texts.slice(0, 2), { ...stored, head })).toEqual({ index: 2, why: flaws.cut });
    expect(await firstBad(texts, { ...stored, head: { index: 1, hash: (entries[1] as Entry).hash } })).toBeNull();
  });

  it('is not content with nothing', async () => {
    expect(await firstBad([], stored)).toEqual({ index: 0, why: flaws.empty });
  });

  it.each<[string, (lines: readonly string[]) => readonly string[], number, string]>([
    ['a line is missing', (lines) => lines.toSpliced(1, 1), 1, flaws.gap],
    ['the first is missing', (lines) => lines.slice(1), 0, flaws.gap],
    ['two have changed places', (lines) => [lines[0], lines[2], lines[1], lines[3]] as string[], 1, flaws.gap],
    ['one comes twice', (lines) => lines.toSpliced(2, 0, lines[1] as string), 2, flaws.gap],
    ['a line is empty', (lines) => lines.toSpliced(2, 0, ''), 2, flaws.bytes],
    ['a line is another version’s', (lines) => lines.with(2, (lines[2] as string).replace('"v":1', '"v":2')), 2, flaws.version],
  ])('names the entry where %s', async (_, change, index, why) => {
    expect(await firstBad(change(texts), stored)).toEqual({ index, why: expect.stringContaining(why) as string });
    expect(await firstBad(change(await exported()), reader)).toEqual({ index, why: expect.stringContaining(why) as string });
  });

  it('refuses another game than the one asked for, and entries of two games', async () => {
    expect(await firstBad(texts, { ...stored, game: sampleGameId() })).toEqual({ index: 0, why: flaws.game });
    const other = sampleGame(sampleGameId(), 2).map(({ entry }) => entry);
    const mixed = [...(await exported()).slice(0, 1), ...(await exported(other)).slice(1)];
    expect(await firstBad(mixed, reader)).toEqual({ index: 1, why: flaws.game });
  });

  it('refuses a seed that was not committed to, or shown before the end', async () => {
    expect(await firstBad(await exported(entries, { seed: NO_HASH, keyId }), reader)).toEqual({ index: 3, why: flaws.reveal });
    expect(await firstBad(await exported(entries, { seed, keyId: '0'.repeat(16) }), reader)).toEqual({ index: 3, why: flaws.reveal });
    const early = [...(await exported(entries.slice(0, 2))), ...(await exported()).slice(2)];
    expect(await firstBad(early, reader)).toEqual({ index: 2, why: flaws.reveal });
  });

  it('decodes strictly, and wants a game to be created first', async () => {
    const resealed = ({ entry }: Sealed, change: object): string =>
      seal({ draft: { ...entry, ...change }, parts: samplePartsOf(entry) as Parts, saltKey, prevHash: entry.prevHash }).text;
    const second = sealed[1] as Sealed;
    const strange = { batches: [[{ ...second.entry.batches[1]?.[0], more: 1 }]] };
    expect(await firstBad([texts[0] as string, resealed(second, strange)], stored)).toEqual({ index: 1, why: expect.stringContaining(flaws.words) as string });
    expect(await firstBad([resealed(sealed[0] as Sealed, { action: second.entry.action })], stored)).toMatchObject({
      index: 0,
      why: expect.stringContaining(flaws.setup) as string,
    });
  });

  it('reads what the log reads', async () => {
    const log = memoryLog();
    for (const { entry, text } of sealed) await log.append(game, entry.index, entry, text);
    expect(await verifyChain(log.read(game), { ...stored, head })).toMatchObject({ entries: 4, firstBad: null });
    const lines: string[] = [];
    for await (const line of exportLines(log.read(game), { saltKey })) lines.push(line);
    expect(lines).toEqual(await exported(entries, null));
  });

  it('tells what the source tells of an entry it cannot read', async () => {
    const source = (async function* () {
      yield* texts.slice(0, 2);
      throw new CorruptEntry(game, 2, 'it is missing');
    })();
    expect(await verifyChain(source, stored)).toMatchObject({ entries: 2, firstBad: { index: 2, why: expect.stringContaining('missing') as string } });
    const failing = (async function* () {
      yield* texts.slice(0, 2);
      throw new Error('the disk is gone');
    })();
    await expect(verifyChain(failing, stored)).rejects.toThrow('the disk is gone');
  });

  it('carries out each action again, in order, and believes what that finds', async () => {
    const seen: number[] = [];
    const reexecute = ({ index }: Entry) => (seen.push(index), index === 2 ? 'another LifeLost' : null);
    expect(await firstBad(texts, { ...stored, reexecute })).toEqual({ index: 2, why: `${flaws.reexecution}: another LifeLost` });
    expect(seen).toEqual([0, 1, 2]);
  });

  it('calls an entry bad over which the caller’s code throws', async () => {
    const fail = () => {
      throw new Error('no such event');
    };
    expect(await firstBad(texts, { ...stored, reexecute: fail })).toEqual({ index: 0, why: `${flaws.reexecution}: no such event` });
    expect(await firstBad(texts, { ...stored, partsOf: fail })).toEqual({ index: 0, why: `${flaws.parts}: no such event` });
    const { seats } = samplePartsOf(entries[0] as Entry) as Parts;
    const noJson = { public: undefined, seats };
    expect(await firstBad(texts, { ...stored, partsOf: () => noJson })).toMatchObject({ index: 0, why: expect.stringContaining(flaws.parts) as string });
  });
});

describe('a forger', () => {
  /** Has the export, so every salt, and seals all that follows his change anew: salts are what they were, hashes are not. */
  function forge(index: number, change: (core: EntryCore) => EntryCore): Entry[] {
    const forged = entries.slice(0, index);
    for (const old of entries.slice(index)) {
      const draft = old.index === index ? change(old) : old;
      forged.push(seal({ draft, parts: samplePartsOf(draft) as Parts, saltKey, prevHash: forged.at(-1)?.hash ?? NO_HASH }).entry);
    }
    return forged;
  }
  const otherEvent = (core: EntryCore): EntryCore => ({ ...core, batches: core.batches.slice(1) });
  const otherAction = (core: EntryCore): EntryCore => ({ ...core, action: { kind: 'concede', actionId: core.action.actionId, seat: 'bob' } });
  const known = new Map(entries.map((entry) => [entry.index, canonical([entry.action, entry.batches])]));
  const reexecute = ({ index, action, batches }: Entry) => (canonical([action, batches]) === known.get(index) ? null : 'another game');

  it.each([
    ['an event', otherEvent],
    ['an action', otherAction],
  ])('who changes %s and every later hash is found by carrying out the actions, and by a kept head', async (_, change) => {
    const lines = await exported(forge(1, change));
    expect(await firstBad(lines, { ...reader, reexecute })).toMatchObject({ index: 1 });
    expect(await firstBad(lines, { ...reader, head })).toEqual({ index: 3, why: flaws.head });
    expect(await firstBad(lines, reader)).toBeNull();
  });

  it('who leaves the hashes is found without either', async () => {
    const lines = await exported(
      forge(1, otherEvent).map((entry, i) => ({ ...entry, hash: (entries[i] as Entry).hash, prevHash: (entries[i] as Entry).prevHash })),
    );
    expect(await firstBad(lines, reader)).toEqual({ index: 1, why: flaws.hash });
  });
});

describe('an export line', () => {
  it('is its entry, its salts in seat-name order and full, and on the last the seed', async () => {
    const lines = await exported();
    for (const [i, line] of lines.entries()) {
      const entry = entries[i] as Entry;
      const salts = saltsOf(saltKey, game, i, sampleSeats);
      const reveal = i === lines.length - 1 ? { seed, keyId } : null;
      expect(JSON.parse(line)).toEqual({ ...entry, salts, ...(reveal === null ? {} : { reveal }) });
      expect(parseExportLine(line)).toEqual({ entry, salts, reveal });
    }
  });

  it('is refused when it is not exactly that', async () => {
    const last = JSON.parse((await exported()).at(-1) as string) as { salts: string[]; reveal: object };
    const without = ({ salts, ...others }: typeof last) => ({ ...others, salt: salts });
    for (const other of [
      { ...last, salts: [] },
      { ...last, salts: last.salts.map((salt) => salt.toUpperCase()) },
      { ...last, salts: last.salts.slice(1) },
      { ...last, salts: [...last.salts, NO_HASH] },
      { ...last, reveal: { ...last.reveal, more: 1 } },
      { ...last, reveal: null },
      { ...last, reveal: [] },
      { ...last, more: 1 },
      without(last),
    ]) {
      const lines = [...(await exported()).slice(0, 3), canonical(other)];
      expect(await firstBad(lines, reader), canonical(other).slice(-300)).toMatchObject({ index: 3 });
    }
  });

  it('with one byte flipped anywhere, names its entry', async () => {
    const lines = await exported(sampleGame(game, 3).map(({ entry }) => entry));
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    const ends = lines.map((_, i) => lines.slice(0, i + 1).reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0));
    for (let at = 0; at < bytes.length; at++) {
      const mask = 1 << (at % 8);
      bytes[at] = (bytes[at] as number) ^ mask;
      const { firstBad: bad } = await verifyChain(linesOf([bytes]), reader);
      const index = ends.findIndex((end) => at < end);
      if (bad?.index !== index) expect.fail(`byte ${at}, entry ${index}: ${JSON.stringify(bad)} ${bytes.subarray(Math.max(0, at - 20), at + 20).toString()}`);
      bytes[at] = (bytes[at] as number) ^ mask;
    }
    expect((await verifyChain(linesOf([bytes]), reader)).firstBad).toBeNull();
  });

  it('with one field changed, names its entry', async () => {
    const lines = await exported();
    for (const index of lines.keys()) {
      const line = JSON.parse(lines[index] as string) as Record<string, unknown>;
      for (const key of Object.keys(line)) {
        const changes = [undefined, null, 0, '', [], {}, { ...line, [key]: 1 }].map((other) => ({ ...line, [key]: other }));
        for (const { [key]: other, ...others } of changes) {
          const changed = canonical(other === undefined ? others : { ...others, [key]: other });
          const bad = await firstBad(lines.with(index, changed), reader);
          if (changed === lines[index] || (key === 'reveal' && other === undefined)) expect(bad).toBeNull();
          else expect(bad, `${key} of entry ${index} = ${canonical(other ?? null)}`).toMatchObject({ index });
        }
      }
    }
  });
});

describe('linesOf', () => {
  it('cuts at line feeds alone, wherever the chunks are cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), fc.array(fc.nat(60), { maxLength: 5 }), async (noise, cuts) => {
        const bytes = Buffer.from(noise.map((byte) => (byte % 5 === 0 ? 0x0a : byte === 0x0d ? 0x0d : byte | 0x10)));
        const chunks = [0, ...cuts.toSorted((a, b) => a - b), bytes.length].map((at, i, all) => bytes.subarray(all[i - 1] ?? 0, at));
        const lines: string[] = [];
        for await (const line of linesOf(chunks)) lines.push(Buffer.from(line).toString('latin1'));
        const expected = bytes.toString('latin1').split('\n');
        expect(lines).toEqual(expected.at(-1) === '' ? expected.slice(0, -1) : expected);
      }),
    );
  });

  it('is what a file is read by', async () => {
    const lines = await exported();
    const file = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    expect(await verifyChain(linesOf([file.subarray(0, 1000), file.subarray(1000)]), { ...reader, head })).toMatchObject({ entries: 4, firstBad: null });
  });
});
