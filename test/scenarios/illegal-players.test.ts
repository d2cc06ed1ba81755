import { enchantment, instant, spell, target } from '@arbiter/cards';
import { gameOf } from '@arbiter/rules';
import { type Scenario, scenario } from '@arbiter/scenario';
import type { Instruction, Who } from '@arbiter/schema';
import { expect, it } from 'vitest';

/*
 * A player who has become an illegal target is left alone: nothing is done to him, and he neither does nor chooses anything (2016:608.2b).
 * The same game is played without the spell; what he has must be the same in both.
 */

const whom: Who = { ref: 'whom' };
const gain: Instruction = { do: 'gainLife', who: whom, amount: 1 };
const creatures = { type: 'creature' } as const;
const texts: Readonly<Record<string, readonly Instruction[]>> = {
  'is dealt damage': [{ do: 'damage', amount: 1, to: { player: whom } }],
  'is dealt damage by name': [{ do: 'damage', amount: 1, to: { ref: 'whom' } }],
  'gains life': [gain],
  'loses life': [{ do: 'loseLife', who: whom, amount: 1 }],
  'has a life total': [{ do: 'setLife', who: whom, amount: 5 }],
  'exchanges life': [{ do: 'exchangeLife', one: 'you', other: whom }],
  draws: [{ do: 'draw', who: whom, amount: 1 }],
  discards: [{ do: 'discard', who: whom, amount: 1 }],
  'discards at random': [{ do: 'discard', who: whom, amount: 1, random: true }],
  'puts cards into the graveyard': [{ do: 'mill', who: whom, amount: 2 }],
  sacrifices: [{ do: 'sacrificeOf', who: whom, what: creatures, amount: 1 }],
  'gets a token': [{ do: 'token', who: whom, token: { name: 'Imp', types: ['creature'], power: 1, toughness: 1 } }],
  'gets mana': [{ do: 'mana', who: whom, mana: '{G}{G}' }],
  'gets counters': [{ do: 'playerCounters', who: whom, counter: 'poison', amount: 1 }],
  'gets counters by name': [{ do: 'putCounters', counter: 'poison', amount: 1, on: { player: whom } }],
  'gets an emblem': [{ do: 'emblem', who: whom, abilities: [] }],
  chooses: [
    { do: 'choose', who: whom, from: { each: creatures }, as: 'picked' },
    { do: 'destroy', what: { ref: 'picked' } },
  ],
  decides: [{ do: 'decide', who: whom, choice: { as: 'color', what: 'color' } }],
  may: [{ do: 'may', who: whom, then: [gain] }],
  'pays for it': [{ do: 'unless', who: whom, cost: [{ life: 1 }], then: [] }],
  'is each of them': [{ do: 'forEach', of: { player: whom }, name: 'him', then: [{ do: 'gainLife', who: { ref: 'him' }, amount: 1 }] }],
  searches: [{ do: 'search', who: whom, in: whom, for: 'any', amount: 1, thenShuffle: true }],
  'is searched': [
    { do: 'search', who: 'you', in: whom, for: 'any', amount: 1, as: 'found' },
    { do: 'move', what: { ref: 'found' }, to: { zone: 'exile' } },
  ],
  shuffles: [{ do: 'shuffle', who: whom }],
  'reveals his hand': [{ do: 'revealHand', whose: whom }],
  'is looked at': [{ do: 'lookHand', whose: whom }],
  scries: [{ do: 'scry', who: whom, amount: 2 }],
  'has his top cards looked at': [{ do: 'lookTop', who: 'you', whose: whom, amount: 2 }],
  'reveals until': [{ do: 'revealUntil', who: whom, until: creatures, found: 'f', rest: 'r' }],
  casts: [{ do: 'cast', who: whom, what: { each: { owner: whom }, zone: 'hand' }, free: true }],
  'has another turn': [{ do: 'extraTurn', who: whom }],
  'skips his turn': [{ do: 'skip', who: whom, what: 'turn' }],
  loses: [{ do: 'lose', who: whom }],
  wins: [{ do: 'win', who: whom }],
  flips: [{ do: 'coin', who: whom, won: [gain], lost: [gain] }],
  'takes control': [{ do: 'change', what: { each: { controller: 'you' } }, changes: [{ control: whom }], for: 'game' }],
  'may not cast': [{ do: 'play', changes: [{ cantCast: 'any', who: whom }], for: 'game' }],
  'gains no life': [
    { do: 'play', changes: [{ cantGainLife: whom }], for: 'endOfTurn' },
    { do: 'gainLife', who: 'opponents', amount: 1 },
  ],
  'has his damage prevented': [
    { do: 'shield', when: { would: 'damage', toPlayer: whom }, with: { prevent: 'all' }, for: 'endOfTurn' },
    { do: 'damage', amount: 1, to: { player: 'opponents' } },
  ],
  'draws later': [{ do: 'delayed', when: { on: 'step', step: 'postcombat-main' }, text: { do: [{ do: 'draw', who: whom, amount: 1 }] } }],
  'is bound by another name': [
    { do: 'bind', value: { players: whom }, as: 'him' },
    { do: 'draw', who: { ref: 'him' }, amount: 1 },
  ],
  'draws with others': [{ do: 'together', then: [{ do: 'draw', who: whom, amount: 1 }] }],
  proliferates: [{ do: 'proliferate', who: whom }],
};

const ward = instant('Ward', { cost: '{0}' }, spell({ do: [{ do: 'play', changes: [{ playerHas: 'hexproof', who: 'you' }], for: 'endOfTurn' }] }));
const main = { turn: 1, step: 'precombat-main' } as const;
const after = (does: readonly Instruction[], isCast: boolean) => {
  const text = instant(
    'Text',
    { cost: '{0}' },
    spell({ targets: [target('whom', { players: 'opponents' }), target('other', { objects: { type: 'enchantment' } })], do: does }),
  );
  const data: Scenario = {
    cards: Object.fromEntries([ward, text, enchantment('Post', { cost: '{1}' })].map((card) => [card.name, card])),
    players: {
      A: { hand: ['Text'], battlefield: ['Post', 'Grizzly Bears'] },
      B: { hand: ['Ward', 'Forest', 'Swamp'], battlefield: ['Hill Giant', 'Grizzly Bears'], library: ['Forest', 'Island', 'Grizzly Bears', 'Swamp*9'] },
    },
    start: main,
    optional: 'accept',
    script: [
      ...(isCast ? [{ ...main, player: 'A', cast: 'Text', targets: ['B', 'Post'] }] : []),
      { ...main, player: 'B', cast: 'Ward' },
      { ...main, player: 'A', resolve: 'all' },
    ],
    stop: { turn: 1, step: 'postcombat-main' },
  };
  const { position, failures, events } = scenario(data).reach();
  expect(failures).toEqual([]);
  if (!position) throw new Error('the scenario broke off');
  const game = gameOf(position);
  const his = game.players.find(({ seat }) => seat === 'B');
  const buried = his?.graveyard.map((id) => game.objects[id]?.card);
  const of = game.battlefield.map((id) => [game.objects[id]?.card, game.objects[id]?.controller, game.objects[id]?.tapped]);
  const chose = events.filter((event) => ['AnswerGiven', 'ObjectsChosen', 'WordChosen', 'CoinFlipped', 'Revealed', 'Looked'].includes(event.type));
  return {
    his: { ...his, graveyard: buried },
    of,
    chose,
    skips: game.agenda.skips,
    turns: game.agenda.turns,
    emblems: game.command,
    effects: game.effects.length,
  };
};

it.each(Object.entries(texts))('an illegal target never %s', (name, does) => {
  const [without, played] = [false, true].map((isCast) => after(does, isCast));
  const life = name === 'gains no life' ? 21 : name === 'has his damage prevented' ? 19 : 20;
  const { effects: _, ...rest } = without as NonNullable<typeof without>;
  expect(played).toMatchObject({ ...rest, his: { ...rest.his, life } });
});
