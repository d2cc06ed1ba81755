import type { Card } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { byName, compareFacts, creature, differenceText, holdsCards, instant, land, planeswalker } from './index.ts';

const bear = creature('Bear', { cost: '{1}{G}', subtypes: ['Bear'], power: 2, toughness: 2 });
const told = { name: 'Bear', manaCost: '{1}{G}', colors: ['G'], types: ['Creature'], subtypes: ['Bear'], power: '2', toughness: '2' };
const texts = (cards: readonly Card[], lines: unknown): readonly string[] => compareFacts(byName(cards), lines).map(differenceText);

describe('compareFacts', () => {
  it('finds nothing where both say the same', () => {
    expect(texts([bear], [told])).toEqual([]);
  });

  it('lists every difference', () => {
    expect(
      texts(
        [bear],
        [{ ...told, manaCost: '{G}', colors: ['R'], supertypes: ['Legendary'], types: ['Artifact', 'Creature'], subtypes: [], power: '3', toughness: '*' }],
      ),
    ).toEqual([
      'Bear: cost is {1}{G}, the file says {G}',
      'Bear: colors is G, the file says R',
      'Bear: supertypes is absent, the file says legendary',
      'Bear: types is creature, the file says artifact creature',
      'Bear: subtypes is Bear, the file says absent',
      'Bear: power is 2, the file says 3',
      'Bear: toughness is 2, the file says *',
    ]);
  });

  it('tells a card that the file lacks', () => {
    expect(texts([bear], [])).toEqual(['Bear: not found in the file']);
  });

  it('tells a name that is spelt in another way', () => {
    const ghoul = creature('Æther Ghoul', { cost: '{1}{G}', subtypes: ['Bear'], power: 2, toughness: 2 });
    expect(texts([ghoul], [{ ...told, name: 'Aether Ghoûl' }])).toEqual(['Æther Ghoul: name is Æther Ghoul, the file says Aether Ghoûl']);
    expect(texts([ghoul], [{ ...told, name: 'Aether Ghost' }])).toEqual(['Æther Ghoul: not found in the file']);
    expect(texts([bear], [{ ...told, name: 'bear', power: '3' }, told])).toEqual([]);
  });

  it('takes a sum with * for *, colours in any order, and a colour indicator for the cost', () => {
    const goyf = creature('Goyf', { cost: '{G}{W}', power: '*', toughness: '*' });
    const pact = instant('Pact', { cost: '{0}', colors: ['G'] });
    expect(
      texts(
        [goyf, pact],
        [
          { name: 'Goyf', manaCost: '{G}{W}', colors: ['G', 'W'], types: ['Creature'], power: '*', toughness: '1+*' },
          { name: 'Pact', manaCost: '{0}', colors: ['G'], types: ['Instant'] },
        ],
      ),
    ).toEqual([]);
  });

  it('tells absent from zero', () => {
    const walker = planeswalker('Walker', { cost: '{X}', loyalty: 'X' });
    expect(
      texts(
        [walker, land('Vale', {})],
        [
          { name: 'Walker', manaCost: '{X}', types: ['Planeswalker'], loyalty: 'X' },
          { name: 'Vale', manaCost: '{0}', types: ['Land'] },
        ],
      ),
    ).toEqual(['Vale: cost is absent, the file says {0}']);
  });

  it('compares face by face, in the layout of AtomicCards too', () => {
    const halves: Card = {
      v: 1,
      name: 'Fire // Ice',
      layout: 'split',
      faces: [...instant('Fire', { cost: '{1}{R}' }).faces, ...instant('Ice', { cost: '{1}{U}' }).faces],
    };
    const half = (faceName: string, manaCost: string, color: string) => ({ name: 'Fire // Ice', faceName, manaCost, colors: [color], types: ['Instant'] });
    const document = { meta: {}, data: { 'Fire // Ice': [half('Fire', '{1}{R}', 'R'), half('Ice', '{2}{U}', 'U')] } };
    expect(texts([halves], document)).toEqual(['Fire // Ice (Ice): cost is {1}{U}, the file says {2}{U}']);
  });

  it.each([null, 7, 'text', { data: 3 }, { data: { a: 'b' } }, [null, 1, {}, { name: 3 }]])('reads nothing out of %j', (lines) => {
    expect(texts([bear], lines)).toEqual(['Bear: not found in the file']);
    expect(holdsCards(lines)).toBe(false);
  });

  it.each([[[told]], [{ data: { Bear: [told] } }]])('finds cards in %j', (lines) => {
    expect(holdsCards(lines)).toBe(true);
  });
});
