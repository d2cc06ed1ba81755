import { type Ability, type Card, decodeCard, parseCost } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { chance } from '../../../test/support/spaces.ts';
import { byName, cardNamed, cards, drawDeck, renderCard, sampleDecks } from './index.ts';
import * as rows from './pool/index.ts';

const pool = Object.values(rows);

describe.each(pool.map((card) => [card.name, card] as const))('%s', (name, card) => {
  it('is a card by the schema, whole, with costs that can be read', () => {
    expect(decodeCard(card)).toEqual({ ok: card });
    expect(card.unsupported).toBeUndefined();
    for (const face of [...card.faces, ...(card.per?.classic ?? []), ...(card.per?.modern ?? [])]) expect(() => parseCost(face.cost ?? '')).not.toThrow();
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  });

  it('is found by its English and its Russian name', () => {
    expect(cards[name]).toBe(card);
    expect(cardNamed(name)).toBe(card);
    if (card.ru !== undefined) expect(cardNamed(card.ru)).toBe(card);
  });

  it.each(['en', 'ru'] as const)('is told in %s', (lang) => {
    const text = renderCard(card, lang);
    expect(text).not.toMatch(/undefined|\[object|null|\{[a-z]/u);
    const [face] = card.faces;
    expect(text.split('\n')[0]).toBe([lang === 'ru' ? (card.ru ?? face?.name) : face?.name, ...(face?.cost ? [face.cost] : [])].join(' '));
  });
});

describe('the pool', () => {
  it('has no name twice, in either language', () => {
    const names = pool.flatMap((card) => [card.name, ...(card.ru === undefined ? [] : [card.ru])]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('knows no card by a name every object has', () => {
    expect(cardNamed('constructor')).toBeUndefined();
    expect(cardNamed('__proto__')).toBeUndefined();
    expect(cardNamed('toString', byName([]))).toBeUndefined();
  });

  it('is played: each card is in one of the sample decks, or in a deck drawn around it', () => {
    const sample = new Set(Object.values(sampleDecks).flatMap((deck) => deck.main));
    const drawn = (around: Card): boolean => drawDeck(chance(1), { around }).main.includes(around.name);
    expect(pool.filter((card) => !sample.has(card.name) && !drawn(card)).map(({ name }) => name)).toEqual([]);
  });

  it('uses each kind of ability its rules are there for', () => {
    const all = pool.flatMap((card) => card.faces.flatMap((face) => face.abilities ?? []));
    const kinds = new Set<Ability['kind']>(all.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['activated', 'alternativeCost', 'extraCost', 'keyword', 'replacement', 'spell', 'static', 'triggered']);
  });
});
