import type { Scenario } from '@arbiter/scenario';
import type { Ability, Card, Instruction, Step } from '@arbiter/schema';
import { card, keyword } from '../cards.ts';

/* Small boards, each good for certain questions: among them they come to every kind that is asked once a game is under way. */

type Player = NonNullable<Scenario['players']>[string];
const free = (name: string, does: Omit<Extract<Ability, { kind: 'spell' }>, 'kind'>): Card =>
  card(name, ['instant'], { cost: '{0}', abilities: [{ kind: 'spell', ...does }] });
const enchanting = (name: string, ...abilities: readonly Ability[]): Card => card(name, ['enchantment'], { cost: '{0}', abilities });
const body = (name: string, power: number, toughness: number, ...abilities: readonly Ability[]): Card =>
  card(name, ['creature'], { cost: '{1}', power, toughness, abilities });
const gain: Instruction = { do: 'gainLife', who: 'you', amount: 1 };
const upkeep = (name: string): Card =>
  enchanting(name, { kind: 'triggered', when: { on: 'step', step: 'upkeep' }, targets: [{ as: 'it', what: { players: 'each' } }], do: [gain] });
const instead = (name: string): Card => enchanting(name, { kind: 'replacement', when: { would: 'gainLife', who: 'you' }, with: { amount: { plus: 1 } } });

const own: readonly Card[] = [
  free('Arc', {
    targets: [{ as: 'them', what: 'anyTarget', min: 1, max: 3, divides: 4 }],
    do: [{ do: 'damage', amount: 4, to: { divided: 'them' } }],
  }),
  free('Pair', {
    targets: [
      { as: 'one', what: { objects: { type: 'creature' } } },
      { as: 'other', what: { objects: { type: 'creature' } }, min: 0, max: 2, otherThan: ['one'] },
    ],
    do: [{ do: 'tap', what: { ref: 'one' } }],
  }),
  free('Boon', { do: [gain] }),
  free('Charm', {
    modes: {
      choose: [1, 2],
      again: true,
      of: [{ do: [gain] }, { do: [{ do: 'draw', who: 'you', amount: 1 }] }, { targets: [{ as: 'it', what: { players: 'each' } }], do: [gain] }],
    },
  }),
  free('Musing', { do: [{ do: 'scry', who: 'you', amount: 3 }] }),
  free('Dig', {
    do: [
      { do: 'lookTop', who: 'you', whose: 'you', amount: 3, as: 'seen' },
      { do: 'rearrangeTop', who: 'you', what: { ref: 'seen' } },
    ],
  }),
  free('Word', { do: [{ do: 'decide', who: 'you', choice: { as: 'named', what: 'creatureType' } }] }),
  free('Number', { do: [{ do: 'decide', who: 'you', choice: { as: 'n', what: 'number', min: 1, max: 4 } }] }),
  free('Bargain', { do: [{ do: 'may', who: 'you', cost: [{ oneOf: [[{ life: 1 }], [{ mana: '{1}' }], [{ discard: 'any' }]] }], then: [gain] }] }),
  free('Split', {
    do: [
      { do: 'bind', value: { each: { type: 'land' } }, as: 'lands' },
      { do: 'piles', who: 'you', of: { ref: 'lands' }, chooser: 'opponents', chosen: 'a', other: 'b' },
    ],
  }),
  enchanting('Chorus', { kind: 'triggered', when: { on: 'gainLife', who: 'you' }, do: [gain] }),
  upkeep('Dawn'),
  upkeep('Dusk'),
  instead('More'),
  instead('Much More'),
  card('Buyer', ['sorcery'], {
    cost: '{1}',
    abilities: [
      { kind: 'extraCost', extra: { key: 'kicker', cost: [{ mana: '{1}' }], times: 'any' }, optional: true },
      { kind: 'extraCost', extra: { key: 'life', cost: [{ life: 2 }] }, optional: true },
      { kind: 'spell', do: [gain] },
    ],
  }),
  card('Compleat', ['sorcery'], { cost: '{W/P}{2/R}{G/U}', abilities: [{ kind: 'spell', do: [gain] }] }),
  card('Filter', ['land'], {
    abilities: [
      { kind: 'activated', cost: [{ tap: 'self' }], do: [{ do: 'mana', who: 'you', mana: '{C}' }] },
      { kind: 'activated', cost: [{ mana: '{1}' }, { tap: 'self' }], do: [{ do: 'mana', who: 'you', mana: { colors: ['W', 'U'], count: 2 } }] },
    ],
  }),
  body('Trampler', 6, 6, keyword('trample')),
  body('Lurer', 2, 2, { kind: 'static', affects: { each: { type: 'creature' } }, changes: [{ rule: { mustBlockObject: 'self' } }] }),
  body('Sentry', 2, 3, { kind: 'static', changes: [{ rule: { extraBlocks: 1 } }] }),
  body('Lone', 3, 3, { kind: 'static', changes: [{ rule: 'cantAttackAlone' }] }),
  body('Bander', 1, 1, keyword('banding')),
  body('Legend', 2, 2),
];
const pinned: Readonly<Record<string, Card>> = Object.fromEntries(
  own.map((one) => [one.name, one.name === 'Legend' ? { ...one, faces: one.faces.map((face) => ({ ...face, supertypes: ['legendary' as const] })) } : one]),
);

const board = (name: string, step: Step, a: Player, b: Player = {}, more: Partial<Scenario> = {}): Scenario => ({
  name,
  cards: pinned,
  players: { A: { library: ['Forest', 'Grizzly Bears', 'Island', 'Hill Giant'], ...a }, B: { library: ['Forest*3'], ...b } },
  start: { turn: 1, step },
  ...more,
});
const modern = { rules: 'modern' } as const;
const fighters = ['Grizzly Bears', 'Hill Giant', 'White Knight'];

const main = 'precombat-main';
const combat = 'declare-attackers';
export const boards: readonly Scenario[] = [
  board('bolts and a modal spell', main, { hand: ['Lightning Bolt', 'Cryptic Command'], battlefield: ['Island*3', 'Mountain'] }, { battlefield: fighters }),
  board('responses', main, { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, { hand: ['Counterspell'], battlefield: ['Island*2'] }),
  board('X', main, { hand: ['Blaze', 'Hurricane'], battlefield: ['Mountain*2', 'Forest*2'] }),
  board('a division among targets', main, { hand: ['Arc'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'] }),
  board('targets apart', main, { hand: ['Pair'], battlefield: ['Grizzly Bears'] }, { battlefield: ['Hill Giant'] }),
  board('modes more than once', main, { hand: ['Charm', 'Boros Charm'], battlefield: ['Plains', 'Mountain'] }),
  board('kicks and lives', main, { hand: ['Buyer', 'Gatekeeper of Malakir'], battlefield: ['Swamp*4'], life: 3 }, { battlefield: ['Grizzly Bears'] }),
  board('symbols of two halves', main, { hand: ['Compleat'], battlefield: ['Plains', 'Mountain', 'Forest', 'Steam Vents'], life: 3 }, {}, modern),
  board('a filter for mana', main, { hand: ['Loxodon Hierarch', 'Counterspell'], battlefield: ['Filter*2', 'Island', 'Lotus Petal'] }),
  board('sacrifices as costs', main, { hand: ['Fling'], battlefield: ['Grizzly Bears', 'Blood Pet', 'Mountain*2'] }, { battlefield: ['Hill Giant'] }),
  board('a bargain', main, { hand: ['Bargain', 'Forest'], battlefield: ['Forest'] }),
  board('loyalty', main, { battlefield: [{ card: 'Garruk Wildspeaker', loyalty: 3 }, 'Forest*2'] }, { battlefield: ['Grizzly Bears'] }),
  board(
    'equipment and Auras',
    main,
    { hand: ['Holy Strength', 'Pacifism'], battlefield: ['Plains*3', 'Loxodon Warhammer', 'Grizzly Bears'] },
    { battlefield: fighters },
  ),
  board('looks at a library', main, { hand: ['Impulse', 'Musing', 'Dig'], battlefield: ['Island*2'] }),
  board('searches', main, { hand: ['Worldly Tutor', 'Rampant Growth'], battlefield: ['Forest*3'] }),
  board('words and numbers', main, { hand: ['Word', 'Number', 'Voice of All'], battlefield: ['Plains*4'] }),
  board('piles', main, { hand: ['Split'], battlefield: ['Forest*2', 'Island'] }),
  board('a copy', main, { hand: ['Clone'], battlefield: ['Island*4', 'Grizzly Bears'] }, { battlefield: ['Serra Angel'] }),
  board(
    'graveyards',
    main,
    { hand: ['Reanimate', 'Gravedigger'], graveyard: ['Firebolt', 'Grizzly Bears'], battlefield: ['Swamp*4', 'Mountain'] },
    { graveyard: ['Hill Giant'] },
  ),
  board('a spell from the graveyard', main, {
    hand: ['Snapcaster Mage'],
    graveyard: ['Lightning Bolt', 'Deep Analysis'],
    battlefield: ['Island*2', 'Mountain'],
  }),
  board('face down', main, { hand: ['Exalted Angel', 'Skinthinner'], battlefield: ['Plains*3'] }),
  board('cycling', main, { hand: ['Lonely Sandbar', 'Forest'], battlefield: ['Island'] }),
  board('discards', main, { hand: ['Hymn to Tourach', 'Wheel of Fortune'], battlefield: ['Swamp*2', 'Mountain*3'] }, { hand: ['Forest', 'Island', 'Swamp'] }),
  board('too many cards', 'end', { hand: ['Forest*9'] }),
  board('legends', main, { hand: ['Legend'], battlefield: ['Legend', 'Forest'] }, {}, modern),
  board('triggers to order', 'upkeep', { battlefield: ['Dawn', 'Dusk', 'Wild Evocation'], hand: ['Forest'] }, { battlefield: ['Dawn', 'Dusk'] }),
  board('replacement effects', main, { hand: ['Boon'], battlefield: ['More', 'Much More', 'Chorus'] }),
  board('a loop', main, { hand: ['Boon'], battlefield: ['Chorus'] }),
  board('attacks and blocks', combat, { battlefield: [...fighters, 'War Mammoth'] }, { battlefield: [...fighters, 'Penumbra Spider'] }),
  board('the same, modern', combat, { battlefield: [...fighters, 'Wurmcoil Engine'] }, { battlefield: fighters }, modern),
  board('damage to divide', combat, { battlefield: ['Trampler'] }, { battlefield: ['Lurer', 'Sentry'] }),
  board(
    'damage in order',
    combat,
    { battlefield: ['Trampler', 'Lurer'] },
    { battlefield: ['Grizzly Bears*3'] },
    { rules: { base: 'modern', damageOrder: 'ordered' } },
  ),
  board('bands', combat, { battlefield: ['Bander', 'Lone', 'Grizzly Bears'] }, { battlefield: ['Sentry', 'Bander'] }),
  {
    ...board('three players, one attacked', 'beginning-of-combat', { battlefield: fighters }, { battlefield: ['Grizzly Bears'] }),
    players: {
      A: { battlefield: fighters },
      B: { battlefield: ['Grizzly Bears', { card: 'Garruk Wildspeaker', loyalty: 3 }] },
      C: { battlefield: ['Sentry'] },
    },
  },
  {
    ...board('three players, all attacked', combat, {}),
    attack: 'multiple',
    players: { A: { battlefield: fighters }, B: { battlefield: ['Sentry'] }, C: { battlefield: ['Lone', 'Lurer'] } },
  },
];
