import { type Card, colorsOf, parseCost } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { chance } from '../../../../test/support/spaces.ts';
import { byName, cardNamed, cards, creature, type Deck, deckProblems, drawDeck, land } from '../index.ts';
import { isBasicLand } from './copies.ts';
import { colorsOn } from './draw.ts';

const seeds = Array.from({ length: 1000 }, (_, i) => i + 1);
const drawn = seeds.map((seed) => [seed, drawDeck(chance(seed))] as const);
const basics = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' } as const;
const basicNames: readonly string[] = Object.values(basics);
const cardsOf = ({ main }: Deck): readonly Card[] => main.map((name) => cardNamed(name) ?? expect.fail(`${name} is no card`));
const costsOf = (deck: Deck): readonly string[] => cardsOf(deck).flatMap(({ faces }) => faces.map(({ cost = '' }) => cost));
const share = (deck: Deck, is: (card: Card) => boolean): number => cardsOf(deck).filter(is).length / deck.main.length;
const isLand = ({ faces }: Card): boolean => faces.some(({ types }) => types.includes('land'));

describe('a drawn deck', () => {
  it('may be played: 40 to 60 cards, two in five of them lands, most of them basic', () => {
    for (const [seed, deck] of drawn) {
      expect(deckProblems(deck, 'limited'), `seed ${seed}`).toEqual([]);
      expect(deckProblems(deck, 'constructed').filter(({ kind }) => kind === 'copies')).toEqual([]);
      expect([deck.main.length >= 40, deck.main.length <= 60], `seed ${seed}`).toEqual([true, true]);
      expect(share(deck, isLand), `seed ${seed}`).toBeCloseTo(0.4, 1);
      expect(
        share(deck, ({ name }) => basicNames.includes(name)),
        `seed ${seed}`,
      ).toBeGreaterThan(0.25);
    }
  });

  it('has a few basic lands of each colour in its costs, and more of what it needs more', () => {
    let uneven = 0;
    for (const [seed, deck] of drawn) {
      const symbols = costsOf(deck).flatMap((cost) => parseCost(cost).flatMap((symbol) => colorsOf([symbol])));
      const own = [...new Set(symbols)];
      const landsFor = (color: keyof typeof basics): number => deck.main.filter((name) => name === basics[color]).length;
      for (const color of own) expect(landsFor(color), `seed ${seed}, ${color}`).toBeGreaterThanOrEqual(3);
      const needs = cardsOf(deck).flatMap((card) => (isBasicLand(card) ? [] : colorsOn(card)));
      const need = (color: string): number => needs.filter((one) => one === color).length;
      const [most, least] = own.toSorted((a, b) => need(b) - need(a));
      if (!most || !least || own.length > 3 || need(most) <= 2 * need(least)) continue; // of many colours each has but a few
      expect(landsFor(most), `seed ${seed}`).toBeGreaterThan(landsFor(least));
      uneven++;
    }
    expect(uneven).toBeGreaterThan(10);
  });

  it('is the same for the same chance', () => {
    for (const [seed, deck] of drawn.slice(0, 20)) expect(drawDeck(chance(seed))).toEqual(deck);
    expect(new Set(drawn.map(([, { main }]) => main.join())).size).toBeGreaterThan(seeds.length - 5);
  });

  it('can have any card of the pool', () => {
    const seen = new Set(drawn.flatMap(([, { main }]) => main));
    expect(Object.keys(cards).filter((name) => !seen.has(name))).toEqual([]);
  });

  const rainbow = creature('Rainbow', { cost: '{W}{U}{B}{R}{G}', power: 5, toughness: 5 });
  it('can have a card of every colour, and lands for it', () => {
    const { main } = drawDeck(chance(1), { known: byName([...basicNames.map((name) => cards[name] as Card), rainbow]) });
    expect(new Set(main)).toEqual(new Set(['Rainbow', ...basicNames]));
    for (const basic of basicNames) expect(main.filter((name) => name === basic).length).toBeGreaterThan(2);
  });

  it('has the card it is to be drawn around, and what it needs', () => {
    const around = cards['Mystic Snake'] as Card;
    for (const seed of seeds.slice(0, 20))
      expect(drawDeck(chance(seed), { around }).main).toEqual(expect.arrayContaining(['Mystic Snake', 'Island', 'Forest']));
  });

  it('never has a card that is not whole, is for no main deck, or may be there less often', () => {
    const partial: Card = { ...creature('Half a Bear', { power: 1, toughness: 1 }), unsupported: [{ clause: 'it roars', why: 'no such word' }] };
    const only: Card = { ...creature('Only One', { cost: '{1}', power: 7, toughness: 7 }), deckLimit: 1 };
    const vanguard: Card = { ...land('Avatar', {}), faces: [{ name: 'Avatar', types: ['vanguard'] }] };
    const known = byName([partial, only, vanguard, ...basicNames.map((name) => cards[name] as Card)]);
    for (const seed of seeds.slice(0, 20)) {
      const { main } = drawDeck(chance(seed), { known });
      expect(main.filter((name) => !basicNames.includes(name))).toEqual(['Only One']);
      expect(main.length).toBeGreaterThanOrEqual(40);
    }
  });
});
