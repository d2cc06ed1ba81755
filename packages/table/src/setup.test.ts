import type { Setup } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { isSound } from './setup.ts';
import { idOf, setupFor } from './testTable.ts';

const setup = setupFor(idOf(1));
const deck = { main: ['Font'], sideboard: [] };
const font = setup.cards['Font'] as Setup['cards'][string];

describe('a setup', () => {
  it('is sound as it is made', () => {
    expect(isSound(setup)).toBe(true);
  });
  it.each<readonly [string, Partial<Setup>]>([
    ['two of one name', { seats: ['A', 'A'].map((seat, team) => ({ seat, team })) }],
    ['teams numbered otherwise', { seats: ['A', 'B'].map((seat, i) => ({ seat, team: i + 1 })) }],
    ['two heads without teams', { format: 'two-headed-giant' }],
    ['a seat without a deck', { decks: { A: deck } }],
    ['a deck without a seat', { decks: { A: deck, B: deck, C: deck } }],
    ['a card that is not defined', { decks: { A: deck, B: { ...deck, main: ['constructor'] } } }],
    ['a sideboard card that is not defined', { decks: { A: deck, B: { ...deck, sideboard: ['Nonesuch'] } } }],
    ['a card under another name', { cards: { ...setup.cards, Font: { ...font, name: 'Spring' } } }],
    ['a card without a face', { cards: { ...setup.cards, Font: { ...font, faces: [] } } }],
  ])('with %s is not', (_, change) => {
    expect(isSound({ ...setup, ...change })).toBe(false);
  });
});
