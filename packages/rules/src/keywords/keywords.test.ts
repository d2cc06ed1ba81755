import { type Ability, decodeCard, editions } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { expandKeyword, keywords } from './index.ts';
import type { KeywordAbility } from './keyword.ts';

const cardWith = (abilities: readonly Ability[]) => ({ v: 1, name: 'Card', layout: 'normal', faces: [{ name: 'Card', types: ['creature'], abilities }] });
const sample = (keyword: string): KeywordAbility => ({ kind: 'keyword', keyword, cost: [{ mana: '{2}' }], amount: 2, filter: { type: 'creature' } });

describe('keywords', () => {
  it.each([...keywords.keys()])('%s is a composition of the words cards have, in both editions', (name) => {
    for (const rules of Object.values(editions)) {
      const card = cardWith([sample(name), ...expandKeyword(sample(name), rules)]);
      expect(decodeCard(JSON.parse(JSON.stringify(card)))).toEqual({ ok: card });
    }
  });

  it('stand for the same list each time', () => {
    const flying = sample('flying');
    expect(expandKeyword(flying)).toBe(expandKeyword(flying));
    expect(expandKeyword({ kind: 'spell' })).toEqual([]);
  });

  it('lifelink and deathtouch trigger or not by their switches', () => {
    expect(['lifelink', 'deathtouch'].map((name) => [editions.classic, editions.modern].map((rules) => expandKeyword(sample(name), rules).length))).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
});
