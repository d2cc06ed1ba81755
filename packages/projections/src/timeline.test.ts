import type { Event } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { stateAt } from './catalogue.ts';
import { en } from './messages/en.ts';
import { ru } from './messages/ru.ts';
import { began, created, entries, entry, moved, reversed, turn } from './testEvents.ts';
import { namesIn } from './timeline/template.ts';
import { type Line, lineText } from './timeline.ts';

const told = (lines: readonly Line[], language: 'en' | 'ru' = 'en'): readonly string[] => lines.map((line) => lineText(line, language));
const start = entry(created({ A: ['Forest'], B: ['Bear'] }), turn(1, 'A'));
const draw = moved({ object: 1, as: 3, from: 'library', to: 'hand', player: 'A', card: 'Forest', cause: 'draw' });

describe('the timeline', () => {
  it('has a line an event, with its place, its rule and what it is about', () => {
    const [, , line] = stateAt('timeline', entries(start, entry(draw)), 'judge');
    expect(line).toMatchObject({ entry: 1, event: 0, at: 1001, turn: 1, type: 'ObjectMoved', rule: draw.rule, key: 'moved.draw' });
    expect(told(stateAt('timeline', entries(start, entry(draw)), 'judge'))).toEqual(['A game is created for A and B (duel)', 'Turn 1: A', 'A draws Forest']);
    expect(told(stateAt('timeline', entries(start, entry(draw)), 'judge'), 'ru')).toEqual(['Создана игра: A и B (duel)', 'Ход 1: A', 'A берёт «Forest»']);
  });
  it('says what it can of what is hidden, and nothing of what is not seen at all', () => {
    const lines = stateAt('timeline', entries(entry(null, { ...draw, object: null, as: null, card: null })), 'public');
    expect([told(lines), told(lines, 'ru'), lines[0]?.event]).toEqual([['A draws a card'], ['A берёт карту'], 1]);
  });
  it('calls an object by its name wherever it goes, and an ability by its source', () => {
    const land = moved({ object: 3, as: 4, from: 'hand', to: 'battlefield', player: 'A', card: 'Forest', cause: 'play' });
    const ability: Event = {
      type: 'AbilityStacked',
      rule: '2016:602.2',
      object: 5,
      owner: 'A',
      controller: 'A',
      stack: { source: 4, ability: { kind: 'activated' } } as never,
    };
    const tapped: Event = { type: 'Tapped', rule: '2016:701.20', object: 4, forMana: false };
    const targets: Event = { type: 'TargetsChosen', rule: '2016:601.2c', object: 5, as: 'it', targets: ['B', 4] };
    expect(told(stateAt('timeline', entries(entry(draw, land, tapped, ability, targets)), 'judge')).slice(2)).toEqual([
      'Forest is tapped',
      'Onto the stack: the ability of Forest',
      'The ability of Forest targets B and Forest',
    ]);
  });
  it('marks what is taken back, and tells again what is kept', () => {
    const loss: Event = { type: 'LifeLost', rule: '2016:118.2', player: 'A', amount: 2 };
    const lines = stateAt('timeline', entries(start, entry(began, draw, loss), entry(reversed(loss))), 'judge').slice(2);
    expect(lines.map((line) => [line.type, line.entry, line.undone ?? false])).toEqual([
      ['ActionBegan', 1, true],
      ['ObjectMoved', 1, true],
      ['LifeLost', 1, true],
      ['ActionReversed', 2, false],
      ['LifeLost', 2, false],
    ]);
  });
  it('leaves a player the name he has given himself', () => {
    expect(lineText({ key: 'LifeLost', params: { player: 'anna', n: 1 } }, 'en')).toBe('anna loses 1 life');
  });
});

describe('the messages', () => {
  it.each(Object.entries(en))('%s asks for the same in both languages', (key, message) => {
    expect(namesIn(ru[key as keyof typeof en])).toEqual(namesIn(message));
  });
  it.each([
    [1, '1 жизнь'],
    [2, '2 жизни'],
    [5, '5 жизней'],
    [11, '11 жизней'],
    [21, '21 жизнь'],
    [112, '112 жизней'],
  ])('count in Russian: %i', (n, text) => {
    expect(lineText({ key: 'LifeGained', params: { player: 'A', n } }, 'ru')).toBe(`A получает ${text}`);
  });
});
