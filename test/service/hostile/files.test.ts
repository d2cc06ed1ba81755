import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deckProblems, deckProblemText, makeDeck, parseDeck } from '@arbiter/cards';
import { canonical, type Entry, isMessage, keysOf, parseExportLine, seal, verifyMessages } from '@arbiter/log';
import { parseFile, runText } from '@arbiter/scenario';
import { EntryCodec } from '@arbiter/schema';
import { engineHash, verify } from '@arbiter/table';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { master } from '../../support/games.ts';
import { runs, seedsOf } from '../../support/runs.ts';
import { type Shape, shaped, spoilt } from './arbitrary.ts';
import { bodies, decks, texts } from './corpus.ts';
import { expectUnpolluted } from './ground.ts';

/*
 * Files from strangers, which readers take or refuse in words, and never throw at: scenarios, exports, what a viewer was sent, decks.
 */

const test = new URL('../../', import.meta.url).pathname;
const params = (small: number) => ({ numRuns: runs(small), seed: seedsOf(1)[0] as number });
afterEach(expectUnpolluted);

const folder = join(test, 'scenarios', 'cases');
/** Each as the text of a file of its own. */
const scenarios = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonc'))
  .flatMap((name) => parseFile(readFileSync(join(folder, name), 'utf8')))
  .flatMap((parsed) => ('scenario' in parsed ? [parsed.scenario] : []));

describe('scenarios', () => {
  it.each(bodies.map((body) => [body.slice(0, 30), body] as const))('that are none are said to be none: %j', (_, body) => {
    for (const parsed of parseFile(body)) expect(parsed).toMatchObject({ error: expect.any(String) });
  });
  it('spoilt by chance are read and run, or it is said why not', { timeout: 600_000 }, ({ task }) => {
    const options = params(50);
    task.meta.seed = options.seed;
    fc.assert(
      fc.property(spoilt(fc.constantFrom(...scenarios)), (text) => {
        for (const { ok, error, failures } of runText(text, { file: 'hostile' })) expect(ok || error !== null || failures.length > 0).toBe(true);
      }),
      options,
    );
  });
  it('with names of what every object has, and words that speak of nothing', () => {
    for (const name of texts.filter((text) => text.isWellFormed())) {
      const players = `{${JSON.stringify(name)}:{"hand":[${JSON.stringify(name)}]},"B":{"life":3}}`;
      const script = `[{"player":${JSON.stringify(name)},"cast":${JSON.stringify(name)}},{"expect":[{"player":${JSON.stringify(name)},"life":20}]}]`;
      const [result] = runText(`{"name":"x","players":${players},"script":${script}}`, { file: 'hostile' });
      expect(result?.ok, name).toBe(false);
    }
  });
});

const golden = ['classic', 'modern'].flatMap((edition) => {
  const lines = readFileSync(join(test, 'golden', `${edition}.ndjson`), 'utf8').split('\n');
  return [lines.filter((line) => line !== '')];
});
const judgedAs = async (lines: readonly string[]) => ({
  whole: await verify({ lines, engine: engineHash(), keys: null, seed: null }),
  sent: await verifyMessages(lines),
});

describe('exports', () => {
  it.each(bodies.map((body) => [body.slice(0, 30), body] as const))('that are none have a first bad line: %j', async (_, body) => {
    const { whole, sent } = await judgedAs([body]);
    expect([whole.firstBad?.index, sent.firstBad?.index]).toEqual([0, 0]);
    expect(() => parseExportLine(body)).not.toThrow();
    expect(isMessage(body)).toBe(false);
  });
  it('with anything changed, by anyone, are found out', { timeout: 600_000 }, async ({ task }) => {
    const options = params(80);
    task.meta.seed = options.seed;
    const place = fc.nat(golden.length - 1).chain((which) => fc.tuple(fc.constant(which), fc.nat((golden[which]?.length ?? 1) - 1)));
    const change = place.chain(([which, at]) => fc.tuple(fc.constant([which, at] as const), spoilt(fc.constant(JSON.parse(golden[which]?.[at] ?? '')))));
    await fc.assert(
      fc.asyncProperty(change, async ([[which, at], text]) => {
        const lines = golden[which] ?? [];
        const { firstBad } = (await judgedAs(lines.with(at, text))).whole;
        expect(firstBad?.index).toBe(text === lines[at] ? undefined : at);
      }),
      options,
    );
  });
  it('that their forger has sealed himself are judged without falling', { timeout: 600_000 }, async ({ task }) => {
    const options = params(60);
    task.meta.seed = options.seed;
    const [line = ''] = golden[0] ?? [];
    const { salts: _, reveal: __, ...first } = JSON.parse(line) as Entry & { salts: unknown; reveal: unknown };
    const { saltKey } = keysOf(master, first.game);
    const entry = fc.oneof(spoilt(fc.constant(first)), spoilt(shaped(EntryCodec as unknown as Shape)));
    await fc.assert(
      fc.asyncProperty(entry, fc.boolean(), async (text, isOurs) => {
        const sealed = sealedBy(text, isOurs, saltKey);
        if (sealed === null) return;
        const { whole } = await judgedAs([sealed]);
        expect(whole.entries + (whole.firstBad === null ? 0 : 1)).toBe(1);
      }),
      options,
    );
  });
});
/** As a forger would, who has the keys and can write anything; null: it is nothing that can be written. */
const sealedBy = (text: string, isOurs: boolean, saltKey: ReturnType<typeof keysOf>['saltKey']): string | null => {
  try {
    const forged = { ...(JSON.parse(text) as Entry), index: 0, ...(isOurs ? { engine: engineHash() } : {}) };
    const { entry, salts } = seal({ draft: forged, parts: { public: {}, seats: { A: {}, B: {} } }, saltKey, prevHash: '0'.repeat(64) });
    return canonical({ ...entry, salts });
  } catch {
    return null;
  }
};

describe('decks', () => {
  const read = (text: string): void => {
    const found = parseDeck(text);
    if ('errors' in found) expect(found.errors.length).toBeGreaterThan(0);
    else {
      const again = parseDeck(makeDeck(found.ok));
      expect('ok' in again && makeDeck(again.ok)).toBe(makeDeck(found.ok));
      for (const problem of deckProblems(found.ok, 'constructed')) expect(deckProblemText(problem)).not.toContain('undefined');
    }
  };
  it.each(decks.map((deck) => [deck.slice(0, 30), deck] as const))('are read, and come back as they were, or it is said where they are none: %j', (_, deck) =>
    read(deck),
  );
  it('made of hostile lines', ({ task }) => {
    const options = params(300);
    task.meta.seed = options.seed;
    const line = fc
      .tuple(
        fc.constantFrom('', '4 ', '4x ', 'SB: 1 ', '1 ', '07 '),
        fc.oneof(fc.constantFrom(...texts, 'Mountain', 'Sideboard', 'deck:'), fc.string({ unit: 'binary' })),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => read(lines.join('\n'))),
      options,
    );
  });
});
