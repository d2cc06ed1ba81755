import { type Decision, type Game, type Instruction, type Obj, sample, unannounced } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { isIn } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { gameWith } from '../engine/testGame.ts';
import type { Do } from './primitive.ts';
import { primitives } from './primitives.ts';
import { bear, card, carryOut, forest, relic } from './testEffects.ts';

/** Each word of the vocabulary in a busy position, with random legal answers: nothing throws, every question has an answer and wakes, ids and zones stay in order. */

const wolf = {
  ...card('Wolf', { types: ['creature'], power: 1, toughness: 1 }),
  layout: 'transform' as const,
  faces: [
    { name: 'Wolf', types: ['creature' as const], power: 1, toughness: 1 },
    { name: 'Dire Wolf', types: ['creature' as const], power: 4, toughness: 4 },
  ],
};
const flipper = { ...wolf, name: 'Flipper', layout: 'flip' as const };
const sword = card('Sword', { types: ['artifact'], subtypes: ['Equipment'] });
const aura = card('Aura', { types: ['enchantment'], subtypes: ['Aura'], abilities: [{ kind: 'keyword', keyword: 'enchant', filter: { type: 'creature' } }] });
const bolt = card('Bolt', {
  types: ['instant'],
  cost: '{R}',
  abilities: [{ kind: 'spell', targets: [{ as: 'target', what: 'anyTarget' }], do: [{ do: 'damage', amount: 3, to: { ref: 'target' } }] }],
});

type Placed = Partial<Obj> & Pick<Obj, 'owner' | 'zone'>;
const put = (name: string, zone: Obj['zone'], owner = 'A', more: Partial<Obj> = {}): Placed => ({ card: name, zone, owner, ...more });
const stack = {
  ...unannounced,
  targets: { target: ['B'] },
  from: 'hand',
  cast: true,
} as const;
const busy = (): Game => {
  const game = gameWith(
    [bear, forest, relic, wolf, flipper, sword, aura, bolt],
    [
      put('Relic', 'battlefield'),
      put('Bear', 'battlefield', 'A', { counters: { '+1/+1': 2 } }),
      put('Bear', 'battlefield', 'B', { tapped: true }),
      put('Wolf', 'battlefield'),
      put('Flipper', 'battlefield', 'B'),
      put('Sword', 'battlefield'),
      put('Bear', 'battlefield', 'A', { faceDown: true }),
      put('Forest', 'battlefield', 'B'),
      put('Bolt', 'stack', 'A', { stack }),
      put('Bear', 'graveyard'),
      put('Aura', 'graveyard'),
      ...['A', 'B'].flatMap((seat) => [
        put('Bear', 'hand', seat),
        put('Forest', 'hand', seat),
        put('Bolt', 'hand', seat),
        put('Forest', 'library', seat),
        put('Bear', 'library', seat),
        put('Relic', 'library', seat),
      ]),
    ],
  );
  const attack = {
    attacker: 2,
    defender: 'B',
    defendingPlayer: 'B',
    band: null,
    blocked: false,
    declared: true,
    assigned: false,
    hadFirstStrike: false,
    wasBlocked: false,
  };
  return {
    ...game,
    players: game.players.map((p) => ({ ...p, sideboard: ['Bear', 'Forest'], mana: [{ type: 'R', source: 1 }] })),
    turn: { ...game.turn, phase: 'combat', step: 'declare-attackers' },
    combat: { defenders: ['B'], attacks: [attack], blocks: [], declared: true, damageSteps: 0 },
  };
};

const it2 = { ref: 'creature' } as const;
const creatures = { each: { type: 'creature' } } as const;
const gain: Instruction = { do: 'gainLife', who: 'you', amount: 1 };
const examples: { readonly [K in Do]: readonly Instruction[] } = {
  damage: [
    { do: 'damage', amount: 2, to: creatures },
    { do: 'damage', amount: 2, to: { player: 'each' }, source: creatures },
    { do: 'damage', amount: 3, to: { divided: 'several' } },
  ],
  gainLife: [gain],
  loseLife: [{ do: 'loseLife', who: 'each', amount: 2 }],
  setLife: [{ do: 'setLife', who: 'each', amount: 4 }],
  exchangeLife: [{ do: 'exchangeLife', one: 'you', other: 'opponents' }],
  draw: [
    { do: 'draw', who: 'each', amount: 2 },
    { do: 'draw', who: 'you', amount: 9 },
  ],
  discard: [
    { do: 'discard', who: 'each', amount: 2 },
    { do: 'discard', who: 'each', amount: 1, random: true },
    { do: 'discard', who: 'opponents', amount: 2, chooser: 'you', what: { type: 'land' } },
    { do: 'discard', who: 'each', amount: 'all' },
  ],
  mill: [{ do: 'mill', who: 'each', amount: 2 }],
  move: [
    { do: 'move', what: creatures, to: { zone: 'hand' } },
    { do: 'move', what: creatures, to: { zone: 'library', position: 'shuffled' } },
    { do: 'move', what: creatures, to: { zone: 'library', position: 'random' } },
    { do: 'move', what: { each: 'any', zone: 'graveyard' }, to: { zone: 'battlefield', under: 'opponents', tapped: true, counters: { charge: 2 } } },
    { do: 'move', what: { each: 'any', zone: 'hand' }, to: { zone: 'battlefield', attacking: true } },
    { do: 'move', what: { each: 'any', zone: 'hand' }, to: { zone: 'exile', faceDown: true }, link: 'exiled' },
    { do: 'move', what: { top: 2, of: 'you' }, to: { zone: 'library', position: { fromTop: 3 } } },
    { do: 'move', what: { top: 1, of: 'each' }, to: { zone: 'battlefield', faceDown: true } },
  ],
  destroy: [{ do: 'destroy', what: creatures, noRegeneration: true }],
  sacrifice: [{ do: 'sacrifice', what: creatures }],
  sacrificeOf: [
    { do: 'sacrificeOf', who: 'each', what: 'any', amount: 2 },
    { do: 'sacrificeOf', who: 'each', what: 'any', amount: 'all' },
  ],
  counter: [
    { do: 'counter', what: { each: 'any', zone: 'stack' } },
    { do: 'counter', what: { each: 'any', zone: 'stack' }, to: { zone: 'library' } },
  ],
  tap: [{ do: 'tap', what: creatures }],
  untap: [{ do: 'untap', what: creatures }],
  mana: [
    { do: 'mana', who: 'each', mana: '{2/W}{G/U}{X}{C}' },
    { do: 'mana', who: 'you', mana: { colors: { couldProduce: { type: 'land' } }, count: 1 } },
    { do: 'mana', who: 'you', mana: { colors: 'any', count: 2, same: true }, rider: { uncounterable: true } },
  ],
  emptyMana: [{ do: 'emptyMana', who: 'each' }],
  token: [
    { do: 'token', who: 'each', token: { types: ['creature'], subtypes: ['Elf'], power: 1, toughness: 1 }, amount: 2, attacking: true, tapped: true },
    { do: 'token', who: 'you', token: { copyOf: it2 } },
  ],
  putCounters: [
    { do: 'putCounters', counter: '+1/+1', amount: 1, on: creatures },
    { do: 'putCounters', counter: 'poison', amount: 1, on: { player: 'each' } },
  ],
  removeCounters: [{ do: 'removeCounters', counter: '+1/+1', amount: 'all', on: creatures }],
  moveCounters: [{ do: 'moveCounters', counter: 'all', from: creatures, to: { ref: 'other' } }],
  proliferate: [{ do: 'proliferate', who: 'each' }],
  playerCounters: [{ do: 'playerCounters', who: 'each', counter: 'energy', amount: 2 }],
  change: [
    {
      do: 'change',
      what: creatures,
      changes: [{ control: 'opponents' }, { power: 1, toughness: 1 }, { gain: [{ kind: 'keyword', keyword: 'flying' }] }],
      for: 'endOfTurn',
    },
    { do: 'change', what: it2, changes: [{ copy: { ref: 'other' } }, { gainAbilitiesOf: { ref: 'other' }, what: 'all' }], for: 'game' },
  ],
  play: [{ do: 'play', changes: [{ extraLands: 1, who: 'you' }], for: 'endOfTurn' }],
  shield: [{ do: 'shield', when: { would: 'damage', toPlayer: 'you' }, with: { prevent: 3 }, for: 'endOfTurn', sourceOfChoice: 'any', uses: 'once' }],
  removeDamage: [{ do: 'removeDamage', what: creatures }],
  regenerate: [{ do: 'regenerate', what: creatures }],
  become: [{ do: 'become', what: creatures, copyOf: it2, for: 'endOfTurn' }],
  exchangeControl: [{ do: 'exchangeControl', one: it2, other: { ref: 'other' } }],
  delayed: [{ do: 'delayed', when: { on: 'gainLife', who: 'you' }, if: { turnOf: 'you' }, text: { do: [gain] } }],
  reflexive: [{ do: 'reflexive', text: { do: [gain] } }],
  emblem: [{ do: 'emblem', who: 'each', abilities: [{ kind: 'static' }] }],
  choose: [
    { do: 'choose', who: 'each', from: creatures, amount: [0, 2], link: 'chosen' },
    { do: 'choose', who: 'you', from: creatures, random: true },
    { do: 'choose', who: 'you', from: { each: 'any', zone: 'hand' }, secret: true },
  ],
  decide: (
    [
      'color',
      'cardType',
      'creatureType',
      'landType',
      'basicLandType',
      'name',
      'player',
      'opponent',
      'number',
      { words: ['Khans', 'Dragons'] },
      { object: { type: 'creature' } },
    ] as const
  ).flatMap((what): Instruction[] => [
    { do: 'decide', who: 'you', choice: { as: 'chosen', what }, link: true },
    { do: 'decide', who: 'each', choice: { as: 'chosen', what, random: true, max: 6 } },
  ]),
  may: [
    { do: 'may', who: 'each', then: [gain], else: [gain] },
    { do: 'may', who: 'you', cost: [{ life: 1 }], then: [gain] },
  ],
  unless: [{ do: 'unless', who: 'each', cost: [{ life: 1 }], then: [gain] }],
  when: [{ do: 'when', cond: { turnOf: 'you' }, then: [gain], else: [gain] }],
  forEach: [{ do: 'forEach', of: creatures, name: 'one', then: [{ do: 'destroy', what: { ref: 'one' } }] }],
  repeat: [{ do: 'repeat', times: 3, then: [gain] }],
  repeatWhile: [{ do: 'repeatWhile', then: [gain], while: { compare: { life: 'you' }, op: '<', to: 25 } }],
  together: [
    {
      do: 'together',
      then: [
        { do: 'choose', who: 'you', from: creatures, as: 'one' },
        { do: 'destroy', what: { ref: 'one' } },
        { do: 'when', cond: { turnOf: 'you' }, then: [gain] },
        { do: 'forEach', of: creatures, name: 'c', then: [{ do: 'tap', what: { ref: 'c' } }] },
      ],
    },
  ],
  modes: [
    { do: 'modes', modes: { choose: [1, 2], of: [{ do: [gain] }, { do: [gain] }] } },
    { do: 'modes', modes: { choose: 2, random: true, again: true, chooser: 'opponents', of: [{ do: [gain] }, { key: 'k', do: [] }] } },
  ],
  piles: [{ do: 'piles', who: 'you', of: creatures, chooser: 'opponents', chosen: 'c', other: 'o' }],
  vote: [{ do: 'vote', options: ['a', 'b'], as: 'won', link: true }],
  search: [
    { do: 'search', who: 'each', in: 'you', for: { type: 'creature' }, amount: 2, reveal: true, thenShuffle: true },
    { do: 'search', who: 'you', in: 'opponents', zone: ['graveyard', 'hand', 'library'], for: 'any', amount: 1 },
  ],
  shuffle: [{ do: 'shuffle', who: 'each' }],
  reveal: [{ do: 'reveal', what: { top: 2, of: 'each' } }],
  revealHand: [{ do: 'revealHand', whose: 'each' }],
  lookHand: [{ do: 'lookHand', whose: 'opponents' }],
  lookTop: [
    { do: 'lookTop', who: 'you', whose: 'each', amount: 2 },
    { do: 'lookTop', who: 'you', whose: 'you', amount: 2, revealed: true },
  ],
  revealUntil: [{ do: 'revealUntil', who: 'each', until: { type: 'creature' }, found: 'f', rest: 'r' }],
  rearrangeTop: [{ do: 'rearrangeTop', who: 'you', what: { top: 3, of: 'each' }, bottomToo: true }],
  scry: [{ do: 'scry', who: 'each', amount: 3 }],
  cast: [
    { do: 'cast', who: 'you', what: { each: { type: 'instant' }, zone: 'hand' }, free: true, may: true },
    { do: 'cast', who: 'you', what: { each: { type: 'instant' }, zone: 'hand' }, free: true, copy: true },
  ],
  playCard: [{ do: 'playCard', who: 'you', what: { each: 'any', zone: 'hand' }, may: true }],
  copyStack: [{ do: 'copyStack', what: { each: 'any', zone: 'stack' }, who: 'each', amount: 2, newTargets: true }],
  retarget: [
    { do: 'retarget', what: { each: 'any', zone: 'stack' }, who: 'you' },
    { do: 'retarget', what: { each: 'any', zone: 'stack' }, who: 'you', to: it2 },
  ],
  attach: [{ do: 'attach', what: { each: { type: 'artifact' } }, to: it2 }],
  unattach: [{ do: 'unattach', what: { each: { type: 'artifact' } } }],
  fight: [
    { do: 'fight', one: it2, other: { ref: 'other' } },
    { do: 'fight', one: it2, other: it2 },
  ],
  faceUp: [{ do: 'faceUp', what: creatures }],
  faceDown: [{ do: 'faceDown', what: creatures }],
  transform: [{ do: 'transform', what: creatures }],
  flip: [{ do: 'flip', what: creatures }],
  phaseOut: [{ do: 'phaseOut', what: creatures }],
  phaseIn: [{ do: 'phaseIn', what: { each: 'any', zone: 'phasedOut' } }],
  removeFromCombat: [{ do: 'removeFromCombat', what: creatures }],
  becomeBlocked: [{ do: 'becomeBlocked', what: creatures }],
  becomeUnblocked: [{ do: 'becomeUnblocked', what: creatures }],
  extraTurn: [{ do: 'extraTurn', who: 'each' }],
  extraPhases: [{ do: 'extraPhases', phases: ['combat', 'postcombat-main'] }],
  extraStep: [{ do: 'extraStep', step: 'upkeep', after: 'upkeep' }],
  skip: [{ do: 'skip', who: 'each', what: 'draw', times: 2 }],
  endTurn: [{ do: 'endTurn' }],
  endPhase: [{ do: 'endPhase' }],
  win: [{ do: 'win', who: 'you' }],
  lose: [{ do: 'lose', who: 'each' }],
  drawGame: [{ do: 'drawGame' }],
  coin: [{ do: 'coin', who: 'each', times: 3, won: [gain], lost: [gain], as: 'coins' }],
  die: [{ do: 'die', who: 'each', sides: 6 }],
  outside: [
    { do: 'outside', who: 'you', for: { type: 'creature' }, amount: 2, to: { zone: 'hand' } },
    { do: 'outside', who: 'you', for: 'any', amount: 1, to: { zone: 'battlefield' } },
  ],
  named: [{ do: 'named', name: 'exploit', what: creatures }],
  bind: [
    { do: 'bind', value: creatures, as: 'b', link: true },
    { do: 'bind', value: { number: 3 }, as: 'n' },
    { do: 'bind', value: { players: 'each' }, as: 'p' },
  ],
};

/** Stands for the chapters that are not under test: what is paid is paid, what is cast is put on the stack. */
const elsewhere = {
  *payCost(_: Play, { env }: { env: { bindings: object } }) {
    return { paid: true, bindings: env.bindings };
  },
  *castSpell(play: Play, { object, seat }: { object: number; seat: string }): Procedure<unknown> {
    if (play.look.of(object).types.includes('land')) return { reversed: { cite: '2016:305.9', why: 'land' } };
    const [moved] = yield* play.happen([
      { would: 'move', rule: '2016:601.2a', object, to: 'stack', cause: 'cast', entering: { under: seat, stack: { ...stack, targets: {} } } },
    ]);
    return { done: moved?.type === 'ObjectMoved' ? moved.as : 0 };
  },
  *playLand() {
    return { reversed: { cite: '2016:305.2', why: 'no more lands' } };
  },
  *announce() {
    return true;
  },
  *removeFromCombat(play: Play, { objects, rule }: { objects: readonly number[]; rule: '2008:306.4' }) {
    play.record({ type: 'RemovedFromCombat', rule, objects });
  },
};
const lcg = (seed: number) => {
  let state = seed;
  return {
    below: (n: number) => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return (state >>> 8) % n;
    },
  };
};
const sound = (game: Game): void => {
  for (const zone of ['battlefield', 'stack', 'exile', 'command', 'phasedOut'] as const) for (const id of game[zone]) expect(isIn(game, id, zone)).toBe(true);
  for (const p of game.players)
    for (const zone of ['library', 'hand', 'graveyard'] as const) for (const id of p[zone]) expect(game.objects[id]).toMatchObject({ zone, owner: p.seat });
};

describe.each(Object.keys(primitives) as Do[])('%s', (word) => {
  it.each(examples[word].map((one, i) => [i, one] as const))('example %i is carried out whatever is answered', (_, one) => {
    for (let seed = 1; seed <= 12; seed++) {
      const random = lcg(seed);
      const replies = (decision: Decision) => sample(decision as never, random);
      const bindings = { creature: { objects: [2] }, other: { objects: [3] }, several: { objects: [2, 3] } };
      const { game } = carryOut(busy(), [{ as: 'result', ...one }, gain], replies, { bindings, x: 2 }, elsewhere);
      sound(game);
    }
  });
});
