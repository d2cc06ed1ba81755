import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@arbiter/bots';
import { sampleDecks } from '@arbiter/cards';
import { afterAll, describe, expect, it } from 'vitest';
import { UsageError } from '../ground.ts';
import { botOf, deckOf, decksOf, editionOf, langOf, type PlayOptions, playersOf, remarksOn, seatsOf, seedOf } from './options.ts';

const dir = mkdtempSync(join(tmpdir(), 'arbiter-decks-'));
const fileWith = (name: string, content: string): string => {
  const file = join(dir, name);
  writeFileSync(file, content);
  return file;
};
afterAll(() => {
  rmSync(dir, { recursive: true });
});
const options = (more: Partial<PlayOptions> = {}): PlayOptions => ({ rules: 'classic', bot: 'heuristic', players: '2', lang: 'en', ...more });
const small = fileWith('small.txt', '30 Forest\n10 Grizzly Bears\n');

describe('the options of play', () => {
  it('say who plays what', () => {
    const given = options({ rules: 'modern', players: '3', lang: 'ru', seed: '7' });
    expect([editionOf(given), playersOf(given), langOf(given), seedOf(given), botOf(given)]).toEqual(['modern', 3, 'ru', 7, 'heuristic']);
    expect(seatsOf(given, 3)).toEqual(['Игрок', 'Бот 1', 'Бот 2']);
    expect(seatsOf(options({ name: 'Anna K.' }), 2)).toEqual(['Anna K.', 'Bot']);
  });
  it('name decks by name or file; those that are not named are drawn by the seed', () => {
    expect(decksOf(options({ deck: 'knights', against: [small] }), 3, seeded(1)).map(({ main }) => main.length)).toEqual([60, 40, 40]);
    expect(deckOf('knights', '--deck')).toBe(sampleDecks.knights);
    expect(decksOf(options(), 4, seeded(3))).toEqual(decksOf(options(), 4, seeded(3)));
    expect(remarksOn(deckOf(small, '--deck')).join()).toMatch(/40 cards; at least 60.*10 of Grizzly Bears/u);
    expect(remarksOn(sampleDecks.beasts)).toEqual([]);
  });

  const bad: readonly (readonly [string, () => unknown])[] = [
    ['--rules is "ancient"', () => editionOf(options({ rules: 'ancient' }))],
    ['--rules is "__proto__"', () => editionOf(options({ rules: '__proto__' }))],
    ['--bot is "clever"', () => botOf(options({ bot: 'clever' }))],
    ['--players is "1"', () => playersOf(options({ players: '1' }))],
    ['--players is "two"', () => playersOf(options({ players: 'two' }))],
    ['--seed is "-3"', () => seedOf(options({ seed: '-3' }))],
    ['--lang is "xx"', () => langOf(options({ lang: 'xx' }))],
    ['--name is "<b>"', () => seatsOf(options({ name: '<b>' }), 2)],
    ['--name is "Bot"; another', () => seatsOf(options({ name: 'Bot' }), 2)],
    ['the decks there are: knights', () => deckOf('no such deck', '--deck')],
    ['--against is given 2 times', () => decksOf(options({ against: ['beasts', 'beasts'] }), 2, seeded(1))],
    ['line 1: expected a number', () => deckOf(fileWith('bad.txt', 'Forest\n'), '--deck')],
    ['Blacker Lotus is no known card', () => deckOf(fileWith('unknown.txt', '40 Blacker Lotus\n'), '--deck')],
    ['there is no card in it', () => deckOf(fileWith('empty.txt', '\n'), '--deck')],
    ['that is a folder', () => deckOf(dir, '--deck')],
  ];
  it.each(bad)('%s', (said, read) => {
    expect(read).toThrow(UsageError);
    expect(read).toThrow(said);
  });
});
