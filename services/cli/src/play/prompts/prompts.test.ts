import { type AnswerOf, answerCodecs, type DecisionOf, decoder, type Kind, kinds, list } from '@arbiter/schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markFor, questionLines } from '../asking.ts';
import { commandIn } from '../commands.ts';
import { sceneWith } from '../testScene.ts';
import { promptFor } from './index.ts';
import { decisionsOf } from './testSpaces.ts';

const RUNS = 40;
const MOST = 40;
const decoders = new Map(kinds.map((kind) => [kind, decoder(answerCodecs[kind] as never)]));
const decodes = (kind: Kind, answer: unknown): boolean => 'ok' in (decoders.get(kind)?.(answer) ?? {});

describe('whatever may be answered', () => {
  it.each(kinds)('can be typed: %s', (kind) => {
    const law = (decision: DecisionOf<Kind>): void => {
      const prompt = promptFor(decision);
      const answers = list(decision, MOST);
      const typed = answers.map((answer) => prompt.make(decision.space, answer));
      expect(typed.filter((text) => text.trim() === '' || commandIn(text) !== null)).toEqual([]);
      expect(typed.map((text) => prompt.parse(decision.space, text))).toEqual(answers.map((answer) => ({ ok: answer })));
    };
    fc.assert(fc.property(decisionsOf(kind), law), { numRuns: RUNS });
  });

  it.each(kinds)('is shown with its question in both languages: %s', (kind) => {
    const law = (decision: DecisionOf<Kind>): void => {
      for (const lang of ['en', 'ru'] as const) {
        const lines = questionLines(decision, sceneWith({}, lang), true);
        expect(lines[0]).toContain('[2016:608.2d]');
        expect(lines.at(-1)).toMatch(/^\(.+\)$/u);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\{[a-z]\w*[#}]/u);
      }
    };
    fc.assert(fc.property(decisionsOf(kind), law), { numRuns: 30 });
  });

  it.each(kinds)('is what an empty line means, if it means anything: %s', (kind) => {
    const law = (decision: DecisionOf<Kind>): void => {
      const usual = promptFor(decision).usual?.(decision.space) ?? null;
      if (usual !== null) expect(decodes(kind, usual)).toBe(true);
    };
    fc.assert(fc.property(decisionsOf(kind), law), { numRuns: RUNS });
  });
});

describe('whatever is typed', () => {
  it.each(kinds)('is an answer or gets a complaint that can be said: %s', (kind) => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('1', '2', '9', ' ', ',', '-', '>', '+', 'a', 'u', 'x', 'W', '"', '#') }));
    const law = (decision: DecisionOf<Kind>, text: string): void => {
      const read = promptFor(decision).parse(decision.space, text);
      if ('ok' in read) expect(decodes(kind, read.ok) || hasControls(text) || text.length > 200, text).toBe(true);
      else expect(sceneWith().say('complaint', read.bad.key, read.bad.params)).toMatch(/\S/u);
    };
    fc.assert(fc.property(decisionsOf(kind), typed, law), { numRuns: 100 });
  });
  const hasControls = (text: string): boolean => /[\p{Cc}\p{Cs}]/u.test(text);
});

const about = <K extends Kind>(kind: K, space: object): DecisionOf<K> =>
  ({ seat: 'ann', kind, withdrawable: false, space: { cite: '2016:608.2d', ...space } }) as unknown as DecisionOf<K>;
const read = <K extends Kind>(decision: DecisionOf<K>, text: string): { readonly ok: AnswerOf<K> } | { readonly bad: object } =>
  promptFor(decision).parse(decision.space, text);

describe('bad input', () => {
  const attack = about('attackers', {
    candidates: [
      { creature: 7, defenders: ['bob', 'eve'] },
      { creature: 8, defenders: ['bob'] },
    ],
    limits: [],
  });
  const block = about('blockers', { candidates: [{ creature: 7, attackers: [11, 12], most: 1 }], limits: [] });
  const pay = about('pay', { cost: '{W}', pool: [{ unit: 0, type: 'W', snow: false }], auto: true, abilities: [{ activate: 7, ability: 0 }] });
  const pass = about('priority', { options: [{ play: 7 }] });
  const cases: readonly (readonly [DecisionOf<Kind>, string, string])[] = [
    [about('targets', { from: [7, 8], min: 1, max: 1 }), '3', 'noSuchNumber'],
    [about('targets', { from: [7, 8], min: 1, max: 1 }), 'bear', 'noNumber'],
    [about('objects', { from: [], min: 0, max: 0 }), '1', 'nothingToChoose'],
    [about('x', { min: 0, max: 3 }), 'many', 'noNumber'],
    [about('division', { among: [7, 8], total: 3, least: 1 }), '3', 'amounts'],
    [about('damage', { among: [{ to: 7, lethal: 2 }], amount: 3, trample: null, ordered: false }), '1 2', 'amounts'],
    [attack, '1', 'whichLetter'],
    [attack, '1>c', 'noLetter'],
    [attack, '3', 'noSuchNumber'],
    [attack, '1>a>b', 'badPair'],
    [block, '1', 'whichLetter'],
    [block, '>a', 'badPair'],
    [pay, 'WW', 'noUnit'],
    [pay, '2', 'noSuchNumber'],
    [pay, '1 1', 'onlyOne'],
    [pass, 'frob', 'noCommand'],
    [pass, '2', 'noSuchNumber'],
    [pass, 'y whenever', 'noYield'],
    [pass, 'y turn unless bored', 'noFact'],
    [about('confirm', { what: 'may' }), 'perhaps', 'yesOrNo'],
    [about('mulligan', { hand: 7, next: 6 }), 'x', 'keepOrMulligan'],
    [about('player', { from: ['ann', 'bob'] }), 'eve', 'noSuchName'],
    [about('value', { what: 'color', words: ['W', 'U'], range: null }), 'X', 'noSuchWord'],
    [about('value', { what: 'name', words: null, range: null }), '""', 'noName'],
    [about('entropy', { bytes: 32 }), 'ff', 'hex'],
  ];
  it.each(cases.map(([decision, text, key]) => [decision.kind, text, key, decision] as const))('%s: "%s" is %s', (_, text, key, decision) => {
    expect(read(decision, text)).toMatchObject({ bad: { key } });
  });
});

describe('a comfortable answer', () => {
  const attack = about('attackers', { candidates: [7, 8, 9].map((creature) => ({ creature, defenders: ['bob'] })), limits: [] });
  it('names attackers by number, each or all', () => {
    const alone = (attacker: number) => ({ attacker, defender: 'bob' });
    expect(read(attack, '1 3')).toEqual({ ok: { attacks: [alone(7), alone(9)] } });
    expect(read(attack, 'all')).toEqual({ ok: { attacks: [7, 8, 9].map(alone) } });
    expect(read(attack, '3+1 2')).toEqual({ ok: { attacks: [{ ...alone(7), band: 1 }, alone(8), { ...alone(9), band: 1 }] } });
  });
  it('names blockers without a letter where one creature attacks', () => {
    const block = about('blockers', { candidates: [7, 8].map((creature) => ({ creature, attackers: [11], most: 1 })), limits: [] });
    expect(read(block, '2')).toEqual({ ok: { blocks: [{ blocker: 8, attacker: 11 }] } });
  });
  it('spends mana by its symbols', () => {
    const pool = ['W', 'U', 'W'].map((type, unit) => ({ unit, type, snow: false }));
    expect(read(about('pay', { cost: '{W}{W}', pool, auto: false, abilities: [] }), 'WW')).toEqual({ ok: { spend: [0, 2] } });
    expect(read(about('pay', { cost: '{W}{U}', pool, auto: false, abilities: [] }), '{U}{W}')).toEqual({ ok: { spend: [0, 1] } });
  });
  it('puts the rest in order as it is listed', () => {
    expect(read(about('order', { of: [4, 5, 6], what: 'triggers' }), '3')).toEqual({ ok: { order: [6, 4, 5] } });
  });
  it('yields, with what stops it', () => {
    const pass = about('priority', { options: [] });
    expect(read(pass, 'y stack')).toEqual({ ok: { pass: true, until: 'stack-resolved' } });
    expect(read(pass, 'y turn unless attacked acts')).toEqual({ ok: { pass: true, until: 'my-turn', stopIf: ['attacked', 'opponent-acts'] } });
    expect(read(pass, 'y end')).toEqual({ ok: { pass: true, until: { step: 'end' } } });
    expect(read(pass, 'y precombat')).toEqual({ ok: { pass: true, until: { step: 'precombat-main' } } });
  });
  it('may be a name that stands for one thing only', () => {
    const choices = [
      { mark: '1', text: 'cast Hill Giant {3}{R}' },
      { mark: '2', text: 'play Forest' },
      { mark: '3', text: 'play Forest' },
      { mark: '4', text: 'Forest: {T}: Add {G}.', byNumber: true },
      { mark: '5', text: 'cast Hill Troll {2}{R}' },
    ] as const;
    expect(['giant', 'forest', 'hill', 'hi', 'island', '5'].map((typed) => markFor(choices, typed))).toEqual(['1', '2', null, null, null, null]);
  });
});
