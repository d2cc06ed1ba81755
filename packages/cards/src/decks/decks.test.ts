import type { Card } from '@arbiter/schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byName, cards, creature, type Deck, type DeckFormat, deckProblems, deckProblemText, makeDeck, parseDeck, sampleDecks } from '../index.ts';

const names = [...Object.keys(cards), 'Fire // Ice', "Urza's Bauble", 'Unknown 7'];
const listOf = (most: number): fc.Arbitrary<readonly string[]> =>
  fc
    .uniqueArray(fc.record({ name: fc.constantFrom(...names), count: fc.integer({ min: 1, max: 40 }) }), { maxLength: most, selector: ({ name }) => name })
    .map((rows) => rows.flatMap(({ name, count }) => Array.from({ length: count }, () => name)));
const decks: fc.Arbitrary<Deck> = fc
  .tuple(listOf(12), listOf(4), listOf(1))
  .map(([main, sideboard, command]) => ({ main, sideboard, ...(command.length > 0 ? { command } : {}) }));

const read = (text: string): Deck => {
  const deck = parseDeck(text);
  if ('errors' in deck) expect.fail(JSON.stringify(deck.errors));
  return deck.ok;
};

describe('deck lists', () => {
  it('come back from their text as they were', () => {
    fc.assert(
      fc.property(decks, (deck) => {
        expect(read(makeDeck(deck))).toEqual(deck);
      }),
    );
  });

  it('are grouped by name in their text', () => {
    expect(makeDeck({ main: ['Forest', 'Shock', 'Forest'], sideboard: ['Naturalize'], command: ['Garruk Wildspeaker'] })).toBe(
      '2 Forest\n1 Shock\n\nSideboard\n1 Naturalize\n\nCommander\n1 Garruk Wildspeaker\n',
    );
  });

  it('may have comments, an x after the number, SB: before it, and Russian names', () => {
    const text = '// burn\r\n4x Lightning Bolt\r\n# lands\n\n2 Гора\nSB: 1 Удар Молнии\nsideboard:\n2 Giant Growth\nDeck\n1 Plains';
    expect(read(text)).toEqual({
      main: ['Lightning Bolt', 'Lightning Bolt', 'Lightning Bolt', 'Lightning Bolt', 'Mountain', 'Mountain', 'Plains'],
      sideboard: ['Lightning Bolt', 'Giant Growth', 'Giant Growth'],
    });
  });

  it('tell every line that cannot be read', () => {
    expect(parseDeck('4 Forest\nForest\n0 Island\n99999 Swamp\n9000 Swamp\n2000 Swamp')).toEqual({
      errors: [
        { line: 2, says: 'expected a number and a card\'s name, such as "4 Lightning Bolt", or "Sideboard"; got "Forest"' },
        { line: 3, says: 'expected a number from 1 to 10000; got 0' },
        { line: 4, says: 'expected a number from 1 to 10000; got 99999' },
        { line: 6, says: 'more than 10000 cards' },
      ],
    });
  });
});

const of = (...counts: readonly (readonly [number, string])[]): readonly string[] =>
  counts.flatMap(([count, name]) => Array.from({ length: count }, () => name));
const partial: Card = { ...creature('Half a Bear', { power: 1, toughness: 1 }), unsupported: [{ clause: 'it roars', why: 'no such word' }] };
const crowd: Card = { ...creature('Crowd', { power: 1, toughness: 1 }), deckLimit: 'none' };
const few: Card = { ...creature('Seven', { power: 7, toughness: 7 }), deckLimit: 7 };
const known = byName([...Object.values(cards), partial, crowd, few]);

describe('deckProblems', () => {
  const row = (what: string, format: DeckFormat, main: readonly string[], problems: readonly string[], sideboard: readonly string[] = []) =>
    [what, format, main, sideboard, problems] as const;
  it.each([
    row('59 cards', 'constructed', of([59, 'Forest']), ['59 cards; at least 60 are needed (2008:100.2)']),
    row('60 with 40 copies of a basic land', 'constructed', of([40, 'Forest'], [20, 'Island']), []),
    row('250 cards', 'constructed', of([250, 'Forest']), []),
    row('five of a card', 'constructed', of([55, 'Forest'], [5, 'Shock']), ['Shock is no known card', '5 of Shock; at most 4 are allowed (2008:100.2)']),
    row('a fifth under its Russian name', 'constructed', of([55, 'Forest'], [4, 'Lightning Bolt'], [1, 'Удар Молнии']), [
      '5 of Lightning Bolt; at most 4 are allowed (2008:100.2)',
    ]),
    row(
      'a fifth in the sideboard',
      'constructed',
      of([56, 'Forest'], [4, 'Lightning Bolt']),
      ['5 of Lightning Bolt; at most 4 are allowed (2008:100.2)'],
      of([1, 'Lightning Bolt']),
    ),
    row('a card without a limit', 'constructed', of([60, 'Crowd']), []),
    row('a card with a limit of its own', 'constructed', of([52, 'Forest'], [8, 'Seven']), ['8 of Seven; at most 7 are allowed (2008:100.2)']),
    row('a card that is not whole', 'constructed', of([59, 'Forest'], [1, 'Half a Bear']), ['Half a Bear is not whole: it roars']),
    row('39 cards', 'limited', of([39, 'Forest']), ['39 cards; at least 40 are needed (2008:100.3)']),
    row('six of a card', 'limited', of([34, 'Forest'], [6, 'Lightning Bolt']), []),
  ])('%s, %s', (_, format, main, sideboard, problems) => {
    expect(deckProblems({ main, sideboard }, format, { known }).map(deckProblemText)).toEqual(problems);
  });

  it('lets a card that is not whole pass by name', () => {
    expect(deckProblems({ main: of([59, 'Forest'], [1, 'Half a Bear']), sideboard: [] }, 'constructed', { known, allowed: ['Half a Bear'] })).toEqual([]);
  });
});

it.each(Object.entries(sampleDecks))('the sample deck %s may be played', (_, deck) => {
  expect(deckProblems(deck, 'constructed')).toEqual([]);
  expect(deck.main).toHaveLength(60);
});
