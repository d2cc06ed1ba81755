import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cards } from '@arbiter/cards';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { json, lineCount, type Ran, run } from './testCli.ts';

const dir = mkdtempSync(join(tmpdir(), 'arbiter-cards-'));
afterAll(() => {
  rmSync(dir, { recursive: true });
});
const file = (name: string, content: string | Buffer): string => {
  const path = join(dir, name);
  writeFileSync(path, content);
  return path;
};
const arbiter = async (...args: readonly string[]): Promise<Ran> => run({}, 'cards', ...args);
const pool = Object.values(cards);

/** The pool as a card-data file tells it; `changed` makes it tell something else. */
const told = (changed: Readonly<Record<string, object>> = {}): string =>
  pool
    .flatMap(({ faces }) => faces)
    .map(({ name, cost, colors, supertypes = [], types, subtypes, power, toughness, loyalty }) => ({
      name,
      manaCost: cost,
      colors: colors ?? ['W', 'U', 'B', 'R', 'G'].filter((color) => cost?.includes(color)),
      supertypes,
      types: types.map((type) => `${type[0]?.toUpperCase()}${type.slice(1)}`),
      subtypes,
      ...Object.fromEntries(Object.entries({ power, toughness, loyalty }).map(([key, value]) => [key, value?.toString()])),
      ...changed[name],
    }))
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');

describe('arbiter cards schema', () => {
  it('prints a valid draft 2020-12 document that every card of the pool follows', async () => {
    const ran = await arbiter('schema');
    expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err: '' });
    expect(json(ran)).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    expect(ajv.validateSchema(json(ran)), JSON.stringify(ajv.errors)).toBe(true);
    const validate = ajv.compile(json(ran));
    for (const card of pool) expect(validate(JSON.parse(JSON.stringify(card))), `${card.name}: ${JSON.stringify(validate.errors)}`).toBe(true);
    expect(validate({ ...cards['Forest'], art: 'none' })).toBe(false);
  });
});

describe('arbiter cards list and show', () => {
  it('lists the pool by name', async () => {
    const { code, out } = await arbiter('list');
    expect({ code, lines: lineCount(out) }).toEqual({ code: 0, lines: pool.length });
    expect(out).toContain('Grizzly Bears {1}{G} (creature Bear)\n');
    const all = json<readonly { readonly name: string }[]>(await arbiter('list', '--json'));
    expect(all.map(({ name }) => name)).toEqual(pool.map(({ name }) => name).toSorted());
    expect(all).toContainEqual({ name: 'Forest', ru: 'Лес', layout: 'normal', cost: null, types: 'basic land Forest' });
  });

  it('shows a card by either name, in either language, and its definition', async () => {
    expect((await arbiter('show', 'Grizzly Bears')).out).toBe('Grizzly Bears {1}{G}\nCreature — Bear\n2/2\n');
    const ru = await arbiter('show', 'Лес', '--lang', 'ru');
    expect(ru.out).toMatch(/^Лес\n/u);
    expect((await arbiter('show', 'Forest', '--lang', 'ru')).out).toBe(ru.out);
    expect(json(await arbiter('show', 'Garruk Wildspeaker', '--json'))).toEqual(cards['Garruk Wildspeaker']);
  });
});

describe('arbiter cards check', () => {
  it('finds no difference from a file that says the same, plain or gzipped', async () => {
    for (const path of [file('same.jsonl', told()), file('same.jsonl.gz', gzipSync(told()))]) {
      const ran = await arbiter('check', path);
      expect(ran).toEqual({ code: 0, err: '', out: `${pool.length} cards compared: 0 differences, 0 not found\n` });
    }
  });

  it('prints every difference, and what the file lacks', async () => {
    const changed = { 'Grizzly Bears': { power: '3', subtypes: ['Boar'] }, 'Lightning Bolt': { manaCost: '{1}{R}' }, Forest: { name: 'FOREST' } };
    const path = file('changed.jsonl', `${told({ ...changed, Murder: { name: 'Manslaughter' } })}\n`);
    const ran = await arbiter('check', path);
    expect({ code: ran.code, err: ran.err }).toEqual({ code: 1, err: '' });
    expect(ran.out.trimEnd().split('\n').toSorted()).toEqual(
      [
        'Forest: name is Forest, the file says FOREST',
        'Grizzly Bears: subtypes is Bear, the file says Boar',
        'Grizzly Bears: power is 2, the file says 3',
        'Lightning Bolt: cost is {R}, the file says {1}{R}',
        'Murder: not found in the file',
        `${pool.length} cards compared: 4 differences, 1 not found`,
      ].toSorted(),
    );
    const told1 = json<{ readonly differences: readonly unknown[] }>(await arbiter('check', path, '--json'));
    expect(told1).toMatchObject({ cards: pool.length, notFound: ['Murder'] });
    expect(told1.differences).toHaveLength(4);
    expect(told1.differences).toContainEqual({ card: 'Grizzly Bears', face: 'Grizzly Bears', fact: 'power', ours: '2', theirs: '3' });
  });

  it('reads a file of one line, and AtomicCards', async () => {
    const forest = { name: 'Forest', supertypes: ['Basic'], types: ['Land'], subtypes: ['Forest'] };
    for (const content of [forest, { meta: {}, data: { Forest: [forest] } }]) {
      const ran = json(await arbiter('check', file('one.json', JSON.stringify(content)), '--json'));
      expect(ran).toMatchObject({ differences: [] });
      expect(ran['notFound']).toHaveLength(pool.flatMap((card) => card.faces).length - 1);
      expect(ran['notFound']).not.toContain('Forest');
    }
  });
});

describe('arbiter cards validate', () => {
  const { Forest, Murder } = cards;
  it('accepts one definition, a list, and one a line', async () => {
    const contents = [JSON.stringify(Forest, null, 2), JSON.stringify([Forest, Murder]), `${JSON.stringify(Forest)}\n${JSON.stringify(Murder)}\n`];
    for (const content of contents) expect((await arbiter('validate', file('good.json', content))).code).toBe(0);
  });

  it('says what is wrong where', async () => {
    const path = file('bad.json', JSON.stringify([Forest, { ...Murder, faces: [{ name: 'Murder', types: ['Instant'] }] }, 7]));
    const { code, out } = await arbiter('validate', path);
    expect(code).toBe(1);
    expect(out).toMatch(/^card 2 "Murder": faces\[0\]\.types\[0\]: expected "artifact", .*, got "Instant"\ncard 3: expected \{ .* got 7\n/u);
    expect(out).toContain('3 card definitions: 1 can be read, 2 cannot\n');
    const results = (await arbiter('validate', path, '--json')).out.trimEnd().split('\n');
    expect(results.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { card: 1, name: 'Forest', ok: true, error: null },
      { card: 2, name: 'Murder', ok: false },
      { card: 3, name: null, ok: false },
    ]);
  });
});

describe('what cannot be carried out', () => {
  const rows: readonly (readonly [args: readonly string[], says: RegExp])[] = [
    [['check', join(dir, 'absent.jsonl')], /ENOENT/],
    [['check', dir], /EISDIR/],
    [['check', file('text.txt', 'Forest\n')], /neither JSON nor one JSON object a line: line 1 /],
    [['check', file('broken.jsonl', '{"name":"Forest"}\n{"name":\n')], /line 2 cannot be read/],
    [['check', file('empty.jsonl', '')], /holds no card/],
    [['check', file('numbers.json', '[1,2]')], /holds no card/],
    [['check', file('package.json', '{"name":"arbiter"}')], /holds no card of the pool/],
    [['check', file('cut.jsonl.gz', gzipSync(told()).subarray(0, 200))], /damaged gzip file/],
    [['validate', file('nothing.json', '[]')], /holds no card definition/],
    [['validate', file('number.json', '7')], /holds no object/],
    [['show', 'No Such Card'], /no card "No Such Card"/],
    [['show', 'constructor'], /no card "constructor"/],
    [['show', 'Forest', '--lang', 'de'], /no language "de"; known: en, ru/],
    [['check'], /missing required argument/],
  ];
  it.each(rows.map(([args, says]) => [args.join(' ').replace(dir, ''), args, says] as const))('%s', async (_, args, says) => {
    const { code, out, err } = await arbiter(...args);
    expect({ code, out, lines: lineCount(err) }, err).toEqual({ code: 2, out: '', lines: 1 });
    expect(err).toMatch(says);
  });
});
