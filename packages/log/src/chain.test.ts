import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, parseCanonical } from './canonical.ts';
import { checkChain, checkFull, checkParts, checkPublic, checkSeat, type Flaw, NO_HASH, seal } from './chain.ts';
import { decodeAt } from './decode.ts';
import { CorruptEntry, UnknownVersion } from './errors.ts';
import { isReveal, keysOf, saltsOf, secretKey } from './keys.ts';
import { ENGINE, sampleAfter, sampleGame, sampleGameId, sampleKeys, samplePartsOf } from './samples.ts';
import type { Entry, EntryCore, Json, Parts } from './types.ts';

const hex = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
const game = 'a'.repeat(26);
const H = (...bytes: (string | Buffer)[]) => bytes.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const HMAC = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

describe('what a game derives from the master key', () => {
  const master = Buffer.from(hex, 'hex');
  const keys = keysOf(secretKey(hex), game);

  it('is what the documentation says', () => {
    const seed = HMAC(master, `["seed","${game}"]`).toString('hex');
    expect(keys.seed).toBe(seed);
    expect(keys.saltKey.export()).toEqual(HMAC(master, `["salt","${game}"]`));
    expect(keys.keyId).toBe(HMAC(master, '["key-id"]').toString('hex').slice(0, 16));
    expect(keys.commitment).toBe(H(`["commitment","${game}","${seed}"]`));
    const salt = (label: string) => HMAC(HMAC(master, `["salt","${game}"]`), `["${game}",3,"${label}"]`).toString('hex');
    expect(saltsOf(keys.saltKey, game, 3, ['alice', 'bob'])).toEqual([salt('seat:alice'), salt('seat:bob'), salt('full')]);
  });

  it('never changes', () => {
    expect({ ...keys, saltKey: saltsOf(keys.saltKey, game, 0, []) }).toEqual({
      seed: '457462bea7853a0a062f8a6b1fe983ce2184d4640ce69ef2f20e55fc911b323c',
      saltKey: ['10cf872261e27cce7ec21a4b4b57c47ca6458d403c3a1e2122a09d95ba5ad9a4'],
      keyId: 'a1ea71ed946ea1db',
      commitment: '8d054f2f45ee5f2c264d8aa42559aec3849f8acda3f010a8aa79813988d7be97',
    });
  });

  it('gives a seat called "full" another salt than the full digest', () => {
    const [seat, full] = saltsOf(keys.saltKey, game, 0, ['full']);
    expect(seat).not.toBe(full);
  });

  it('checks a seed revealed against what was pinned', () => {
    expect(isReveal(game, keys, keys)).toBe(true);
    expect(isReveal('b'.repeat(26), keys, keys)).toBe(false);
    expect(isReveal(game, { ...keys, seed: keys.seed.toUpperCase() }, keys)).toBe(false);
    expect(isReveal(game, { ...keys, keyId: '0'.repeat(16) }, keys)).toBe(false);
  });

  it('prints no key', () => {
    expect(JSON.stringify(keys.saltKey)).toBe('{}');
  });
});

const partsOf = (entry: EntryCore) => samplePartsOf(entry) as Parts;
const seats = ['alice', 'bob'];

/** What a reader with everything finds wrong with an entry in its place. */
function flawIn(entry: Entry, before: Entry | null): Flaw | null {
  const salts = saltsOf(sampleKeys(game).saltKey, entry.game, entry.index, seats);
  return checkChain(entry, before) ?? checkFull(entry, salts.at(-1) as string) ?? checkParts(entry, partsOf({ ...entry, engine: ENGINE }), salts);
}

describe('seal', () => {
  const [first, second] = sampleGame(game, 2).map(({ entry }) => entry) as [Entry, Entry];

  it('is what the documentation says', () => {
    const { digests, prevHash, hash, ...core } = second;
    const parts = partsOf(core);
    const salts = saltsOf(sampleKeys(game).saltKey, game, 1, seats).map((salt) => Buffer.from(salt, 'hex')) as [Buffer, Buffer, Buffer];
    expect(digests).toEqual([
      H(canonical(parts.public)),
      H(salts[0], canonical(parts.seats.alice)),
      H(salts[1], canonical(parts.seats.bob)),
      H(salts[2], canonical(core)),
    ]);
    expect(hash).toBe(H(JSON.stringify(['arbiter/1', 1, game, 1, core.at, core.engine, first.hash, ...digests])));
    expect([first.prevHash, prevHash]).toEqual([NO_HASH, first.hash]);
  });

  it('never changes', () => {
    const core = {
      v: 1,
      game,
      index: 7,
      at: 1_764_000_000_000,
      engine: '0e'.repeat(32),
      action: { kind: 'concede', actionId: 'a-1', seat: 'bob' },
      batches: [[{ type: 'PlayerConceded', rule: '2008:102.3a', player: 'bob' }]],
      then: { value: 'over', run: null, runs: 3, awaited: null },
    } as const;
    const parts = {
      public: { action: { kind: 'concede', seat: 'bob' }, batches: core.batches, awaited: null },
      seats: { bob: { batches: [] }, Alice: { batches: [] } },
    };
    const { entry } = seal({ draft: core, parts, saltKey: keysOf(secretKey(hex), game).saltKey, prevHash: 'ab'.repeat(32) });
    expect(entry.hash).toBe('fa0d18a2257482ee15b222bb30612840ba41b8a3e24fdbfba71483cc22feeb65');
  });

  it('returns the canonical text of the entry, and salts that open its digests', () => {
    const { entry, text, salts } = sampleAfter(game, null);
    expect(text).toBe(canonical(entry));
    expect(decodeAt(game, 0, text)).toEqual(entry);
    expect([checkFull(entry, salts[2] as string), checkParts(entry, partsOf(entry), salts)]).toEqual([null, null]);
  });

  it('seals the core and nothing that came with it', () => {
    const draft = { ...first, note: 'not part of an entry' };
    const { entry } = seal({ draft, parts: partsOf(first), saltKey: sampleKeys(game).saltKey, prevHash: NO_HASH });
    expect(entry).toEqual(first);
  });

  it('takes the seats in the order of their names, whatever the order of the parts', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1, maxLength: 6 }), (names) => {
        const sealedWith = (order: readonly string[]) => {
          const parts = { public: {}, seats: Object.fromEntries(order.map((name) => [name, { only: name }])) };
          return { parts, ...seal({ draft: first, parts, saltKey: sampleKeys(game).saltKey, prevHash: NO_HASH }) };
        };
        const { parts, entry, salts } = sealedWith(names);
        expect(sealedWith(names.toReversed()).entry).toEqual(entry);
        expect(checkParts(entry, parts, salts)).toBeNull();
        const sorted = names.toSorted();
        for (const [i, name] of sorted.entries()) expect(checkSeat(entry, i, { only: name }, salts[i] as string)).toBeNull();
      }),
    );
  });
});

describe('the chain', () => {
  const entries = sampleGame(game, 4).map(({ entry }) => entry);
  const at = (index: number) => entries[index] as Entry;

  it('holds for every entry, and for a reader of the heads alone', () => {
    entries.forEach((entry, i) => {
      expect(flawIn(entry, entries[i - 1] ?? null)).toBeNull();
      const { action, batches, then, ...link } = entry;
      expect(checkChain(link, entries[i - 1] ?? null)).toBeNull();
      expect([action, batches, then]).not.toContain(undefined);
    });
  });

  it('lets each reader check his own part and no other', () => {
    const parts = partsOf(at(1));
    const salts = saltsOf(sampleKeys(game).saltKey, game, 1, seats) as [string, string, string];
    expect(checkPublic(at(1), parts.public)).toBeNull();
    expect(checkPublic(at(1), { ...(parts.public as object), more: 1 })).toBe('public');
    expect(checkSeat(at(1), 0, parts.seats.alice, salts[0])).toBeNull();
    expect(checkSeat(at(1), 1, parts.seats.bob, salts[0])).toBe('seat');
    expect(checkSeat(at(1), 1, parts.seats.alice, salts[1])).toBe('seat');
    const { digests, prevHash, hash, ...core } = at(1);
    expect(checkSeat({ ...at(1), digests, prevHash, hash }, 2, core, salts[2])).toBe('seat');
    expect(checkSeat(at(1), 0, parts.seats.alice, salts[0].toUpperCase())).toBe('seat');
    expect(checkFull(at(1), salts[1])).toBe('full');
  });

  it.each<[Flaw, Entry, Entry | null]>([
    ['gap', at(1), null],
    ['gap', at(2), at(0)],
    ['gap', at(1), at(1)],
    ['game', sampleGame(sampleGameId(), 2)[1]?.entry as Entry, at(0)],
    ['prevHash', { ...at(1), prevHash: NO_HASH }, at(0)],
    ['prevHash', { ...at(0), prevHash: at(1).hash }, null],
    ['time', { ...at(1), at: at(0).at - 1 }, at(0)],
    ['digests', { ...at(1), digests: at(1).digests.slice(1) }, at(0)],
    ['digests', { ...at(0), digests: ['a'] }, null],
    ['hash', { ...at(1), hash: at(2).hash }, at(0)],
    ['hash', { ...at(1), digests: at(1).digests.toReversed() }, at(0)],
    ['hash', { ...at(1), engine: at(1).hash }, at(0)],
  ])('finds %s', (flaw, entry, before) => {
    expect(checkChain(entry, before)).toBe(flaw);
  });

  it('finds parts that are another number than the digests', () => {
    const parts = partsOf(at(1));
    expect(checkParts(at(1), { ...parts, seats: { alice: parts.seats.alice } }, [])).toBe('digests');
    expect(checkParts(at(1), parts, [])).toBe('seat');
  });
});

/** Every value inside, with a function that returns the whole with another value in its place. */
function* places(value: Json, put: (other: Json) => Json, path = ''): Generator<[path: string, value: Json, put: (other: Json) => Json]> {
  if (path !== '') yield [path, value, put];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const within = (other: Json): Json =>
      put(Array.isArray(value) ? (value as readonly Json[]).with(Number(key), other) : { ...(value as object), [key]: other });
    yield* places(member, within, `${path}/${key}`);
  }
}

const otherThan = (value: Json): Json[] => {
  if (typeof value === 'string') return [`${value}x`, value.toUpperCase(), value.slice(1), null].filter((other) => other !== value);
  if (typeof value === 'number') return [value + 1, -value - 1, String(value)];
  if (Array.isArray(value)) return [[...value, 0], value.slice(1), null].filter((other) => canonical(other) !== canonical(value));
  return value === null ? [0] : [null, { ...(value as object), zzz: 1 }];
};

describe('a change to a sealed entry', () => {
  const [before, sealed] = sampleGame(game, 2) as [ReturnType<typeof sampleAfter>, ReturnType<typeof sampleAfter>];

  const caught = (bytes: string | Uint8Array): boolean => {
    try {
      return flawIn(decodeAt(game, 1, bytes), before.entry) !== null;
    } catch (error) {
      return error instanceof CorruptEntry || error instanceof UnknownVersion;
    }
  };

  it('is found in every field, at every depth', () => {
    const value = parseCanonical(sealed.text);
    let tried = 0;
    for (const [path, old, put] of places(value, (other) => other)) {
      for (const other of otherThan(old)) {
        tried++;
        expect(caught(canonical(put(other))), `${path} = ${JSON.stringify(other)}`).toBe(true);
      }
    }
    expect(tried).toBeGreaterThan(100);
    expect(caught(sealed.text)).toBe(false);
  });

  it('is found in every byte, at every bit', () => {
    const bytes = Buffer.from(sealed.text);
    for (let at = 0; at < bytes.length; at++) {
      for (let bit = 0; bit < 8; bit++) {
        bytes[at] = (bytes[at] as number) ^ (1 << bit);
        if (!caught(bytes)) expect.fail(`byte ${at}, bit ${bit}: ${bytes.subarray(Math.max(0, at - 20), at + 20).toString()}`);
        bytes[at] = (bytes[at] as number) ^ (1 << bit);
      }
    }
  });
});
