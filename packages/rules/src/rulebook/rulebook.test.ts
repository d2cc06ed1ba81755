import type { Cite } from '@arbiter/schema';
import { expect, test } from 'vitest';
import { compareCites, hasRule, languages, proofs, type RulebookEdition, rule, rulebookEditions, rules, ruleText, ruleTitle } from './rulebook.ts';

const source = rules.filter((r) => r.kind === 'source');

test.each<[RulebookEdition, number]>([
  ['2008', 137],
  ['2016', 165],
])('the %s documents have %i rules', (edition, count) => {
  expect(source.filter((r) => r.edition === edition)).toHaveLength(count);
});

test('each source rule is proved by behaviour, by definition, or only refers', () => {
  expect(proofs.map((proof) => source.filter((r) => r.proof === proof).length)).toEqual([259, 33, 10]);
});

test('supporting rules are not counted in conformance', () => {
  expect(rules.filter((r) => r.kind === 'supporting' && 'proof' in r)).toEqual([]);
});

test('ids are unique and in the order of the printed rules', () => {
  expect(rules.filter((r, i) => i > 0 && compareCites((rules[i - 1] as { id: Cite }).id, r.id) >= 0).map((r) => r.id)).toEqual([]);
});

test.each<[Cite, Cite]>([
  ['2008:421', '2008:421.1'],
  ['2008:104.3h', '2008:104.3h-2'],
  ['2008:104.3h-2', '2008:104.4'],
  ['2016:601.2', '2016:601.2a'],
  ['2016:601.2h', '2016:601.3'],
  ['2016:702.9b', '2016:702.10'],
  ['2008:606.9', '2016:100.4'],
])('%s comes before %s', (earlier, later) => {
  expect([compareCites(earlier, later), compareCites(later, earlier), compareCites(later, later)]).toEqual([-1, 1, 0]);
});

test('each id begins with its edition', () => {
  expect(rules.filter((r) => !rulebookEditions.includes(r.edition) || !r.id.startsWith(`${r.edition}:`))).toEqual([]);
});

test.each(languages)('every text and title is there in %s', (language) => {
  const script = language === 'ru' ? /[а-яё]/i : /^[^а-яё]+$/i;
  expect(rules.filter((r) => !script.test(r[language]) || !r[language].endsWith('.')).map((r) => r.id)).toEqual([]);
  expect(rules.filter((r) => r.title[language].trim() === '').map((r) => r.id)).toEqual([]);
});

test.each(languages)('no two rules say the same in %s', (language) => {
  expect(rules.length - new Set(rules.map((r) => r[language])).size).toBe(0);
});

test('a rule is found by its citation', () => {
  expect(rule('2008:300.3')).toMatchObject({ edition: '2008', kind: 'source', proof: 'behaviour' });
  expect(ruleText('2016:601.2e', 'en')).toContain('total cost');
  expect(ruleTitle('2016:601.2e', 'ru')).toBe('Розыгрыш заклинаний');
});

test('an unknown citation is refused and says what to do', () => {
  expect([hasRule('2016:601.2e'), hasRule('601.2e'), hasRule('2016:nowhere'), hasRule('constructor')]).toEqual([true, false, false, false]);
  expect(() => rule('2016:nowhere')).toThrow('cite an existing rule');
});
