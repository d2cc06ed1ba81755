import { illegalCodes, kinds, steps } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { refusalText } from '../refusals.ts';
import { sceneWith } from '../testScene.ts';
import { en } from './en.ts';
import { type Group, sayIn } from './index.ts';
import { ru } from './ru.ts';

const holesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/gu)].map(([, name = '']) => name))].toSorted((a, b) => (a < b ? -1 : 1));
const all = Object.entries(en).flatMap(([group, table]) => Object.entries(table).map(([key, text]) => [group as Group, key, text] as const));

describe('the messages', () => {
  it.each(all)('%s %s asks for nothing in Russian that it lacks in English', (group, key, text) => {
    const other = (ru[group] as Readonly<Record<string, string>>)[key] ?? '';
    expect(other).toMatch(/\S/u);
    expect(holesIn(text)).toEqual(expect.arrayContaining([...holesIn(other)]));
  });
  it('count in both languages', () => {
    expect([1, 2, 5, 21].map((n) => sayIn('ru')('board', 'life', { n }))).toEqual(['1 жизнь', '2 жизни', '5 жизней', '21 жизнь']);
    expect([1, 2].map((n) => sayIn('en')('question', 'targets', { source: 'Bolt', count: n, n }))).toEqual([
      'Bolt: choose 1 target.',
      'Bolt: choose 2 targets.',
    ]);
  });
  it('know every kind of question, every step and every reason of a choice space', () => {
    const { has } = sayIn('ru');
    expect(kinds.filter((kind) => !has('hint', kind))).toEqual([]);
    expect(kinds.filter((kind) => !has('question', kind) && kind !== 'order')).toEqual([]);
    expect(steps.filter((step) => !has('note', step))).toEqual([]);
    expect(illegalCodes.filter((code) => !has('refusal', `answer.${code}`))).toEqual([]);
  });
});

describe('a refusal', () => {
  it('is said with what it is about', () => {
    expect(refusalText(sceneWith(), { why: 'answer.too-many', params: { count: 3, max: 1 } })).toBe('That is too many: 3, at most 1 are allowed.');
    expect(refusalText(sceneWith(), { why: 'answer.named-twice', params: { named: 'bob' } })).toBe('bob is named twice.');
    expect(refusalText(sceneWith(), { why: 'answer.lethal-first', params: { to: 5, lethal: 2 } })).toContain('a card must be dealt lethal damage (2)');
  });
  it('that nobody has words for shows its key', () => {
    expect(refusalText(sceneWith(), { why: 'some.new.reason' })).toBe('The rules do not allow that (some.new.reason).');
  });
});
