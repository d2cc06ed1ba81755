import type { Scenario } from '@arbiter/scenario';
import type { Ability, Card, CardType, Cost, Edition, Filter, ManaRider, ManaSpec, ManaType } from '@arbiter/schema';
import { card, keyword } from '../cards.ts';

/* Boards on which something is paid for, in words of their own, and what these words are on cards. */

const makes = (mana: ManaSpec, cost: Cost = [{ tap: 'self' }], rider?: ManaRider, limit?: number): Ability => ({
  kind: 'activated',
  cost,
  do: [{ do: 'mana', who: 'you', mana, ...(rider ? { rider } : {}) }],
  ...(limit === undefined ? {} : { limit }),
});
const spellsThatAre = (type: CardType): Filter => ({ all: [{ is: 'spell' }, { type }] });

interface Printed {
  readonly types: readonly CardType[];
  readonly abilities: readonly Ability[];
  readonly snow?: true;
}
const land = (...abilities: readonly Ability[]): Printed => ({ types: ['land'], abilities });

/** What makes mana. */
export const sources = {
  W: land(makes('{W}')),
  U: land(makes('{U}')),
  R: land(makes('{R}')),
  G: land(makes('{G}')),
  C: land(makes('{C}')),
  'snow G': { ...land(makes('{G}')), snow: true },
  'snow C': { ...land(makes('{C}')), snow: true },
  'W or U': land(makes('{W}'), makes('{U}')),
  'any color': land(makes({ colors: 'any', count: 1 })),
  'R or G, as a hybrid': land(makes('{R/G}')),
  'two C': land(makes('{2}')),
  'W and U': land(makes('{W}{U}')),
  'two of W or U': land(makes({ colors: ['W', 'U'], count: 2, same: true })),
  'R or G, twice': land(makes({ colors: ['R', 'G'], count: 2 })),
  'C or two R': land(makes('{C}'), makes('{R}{R}')),
  'creature G': { types: ['creature'], abilities: [makes('{G}')] },
  'hasty creature R': { types: ['creature'], abilities: [keyword('haste'), makes('{R}')] },
  '{1}, tap: W and U': land(makes('{W}{U}', [{ mana: '{1}' }, { tap: 'self' }])),
  '{1}: any color': { types: ['artifact'], abilities: [makes({ colors: 'any', count: 1 }, [{ mana: '{1}' }])] },
  'sacrifice: any color': { types: ['artifact'], abilities: [makes({ colors: 'any', count: 1 }, [{ sacrifice: 'self' }])] },
  'tap, 1 life: B': land(makes('{B}', [{ tap: 'self' }, { life: 1 }])),
  'any color for creatures': land(makes({ colors: 'any', count: 1 }, [{ tap: 'self' }], { only: spellsThatAre('creature') })),
  'two C for artifacts': land(makes('{C}{C}', [{ tap: 'self' }], { only: spellsThatAre('artifact') })),
  'G, once a turn': { types: ['enchantment'], abilities: [makes('{G}', [], undefined, 1)] },
} as const satisfies Readonly<Record<string, Printed>>;
export type SourceWord = keyof typeof sources;

export interface Source {
  readonly name: string;
  readonly word: SourceWord;
  readonly tapped: boolean;
  readonly sick: boolean;
}
export interface PayBoard {
  readonly edition: Edition;
  readonly life: number;
  readonly pool: readonly ManaType[];
  readonly sources: readonly Source[];
  /** What the spell costs, symbol by symbol, and what it is. */
  readonly cost: readonly string[];
  readonly type: 'creature' | 'artifact' | 'instant';
}

export const SPELL = 'Spell';
const sourceCard = ({ name, word }: Source): Card => {
  const { types, abilities, snow }: Printed = sources[word];
  const body = types.includes('creature') ? { power: 1, toughness: 1 } : {};
  return card(name, types, { abilities, ...body, ...(snow ? { supertypes: ['snow'] } : {}) });
};
const spellCard = ({ cost, type }: PayBoard): Card =>
  card(SPELL, [type], {
    cost: cost.map((symbol) => `{${symbol}}`).join(''),
    ...(type === 'creature' ? { power: 1, toughness: 1 } : {}),
    ...(type === 'instant' ? { abilities: [{ kind: 'spell', do: [{ do: 'gainLife', who: 'you', amount: 1 }] }] } : {}),
  });

export function scenarioOf(board: PayBoard): Scenario {
  const cards = [spellCard(board), ...board.sources.map(sourceCard)];
  return {
    rules: board.edition,
    cards: Object.fromEntries(cards.map((one) => [one.name, one])),
    players: {
      A: {
        life: board.life,
        hand: [{ card: SPELL, as: SPELL }],
        battlefield: board.sources.map(({ name, tapped, sick }) => ({ card: name, as: name, tapped, summoningSick: sick })),
        library: ['Island*3'],
        ...(board.pool.length > 0 ? { manaPool: board.pool.map((type) => `{${type}}`).join('') } : {}),
      },
      B: { library: ['Island*3'] },
    },
    start: { turn: 1, step: 'precombat-main' },
  };
}
