import type { Game, Instruction, Obj } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { playerOf } from '../engine/game.ts';
import { gameWith } from '../engine/testGame.ts';
import { bear, card, carryOut, forest, relic, typesOf } from './testEffects.ts';

type Placed = Partial<Obj> & Pick<Obj, 'owner' | 'zone'>;
const on = (name: string, owner = 'A', more: Partial<Obj> = {}): Placed => ({ card: name, owner, zone: 'battlefield', ...more });
const inZone = (name: string, zone: Obj['zone'], owner = 'A'): Placed => ({ card: name, owner, zone });
/** Top first; the lowest card has the lowest id. */
const library = (...cards: readonly string[]): readonly Placed[] => cards.map((name) => inZone(name, 'library')).toReversed();
const table = (...objects: readonly Placed[]): Game => gameWith([bear, forest, relic], [on('Relic'), ...objects]);
const life = (game: Game, seat: string): number => playerOf(game, seat).life;
const names = (game: Game, ids: readonly number[]): readonly (string | null)[] => ids.map((id) => game.objects[id]?.card ?? null);

describe('amounts', () => {
  it('are never less than nothing', () => {
    const { game } = carryOut(table(), [{ do: 'loseLife', who: 'you', amount: { minus: [1, 3] } }]);
    expect(life(game, 'A')).toBe(20);
  });
  it('set a life total by a gain or a loss', () => {
    const { game, batches } = carryOut(table(), [{ do: 'setLife', who: 'each', amount: { minus: [0, 2] } }, { do: 'setLife', who: 'you', amount: 5 }]);
    expect([life(game, 'A'), life(game, 'B')]).toEqual([5, -2]);
    expect(typesOf(batches)).toEqual([['LifeLost', 'LifeLost'], ['LifeGained']]);
  });
  it('exchange life totals', () => {
    const { game } = carryOut(table(), [{ do: 'loseLife', who: 'opponents', amount: 12 }, { do: 'exchangeLife', one: 'you', other: 'opponents' }]);
    expect([life(game, 'A'), life(game, 'B')]).toEqual([8, 20]);
  });
});

describe('instructions', () => {
  it('bind what they did for later ones', () => {
    const drain: readonly Instruction[] = [{ do: 'loseLife', who: 'opponents', amount: 3, as: 'lost' }, { do: 'gainLife', who: 'you', amount: { ref: 'lost' }, if: { did: 'lost' } }];
    expect(life(carryOut(table(), drain).game, 'A')).toBe(23);
  });
  it('with a condition that does not hold did nothing', () => {
    const { game, bindings } = carryOut(table(), [{ do: 'gainLife', who: 'you', amount: 1, if: { phase: 'combat' }, as: 'x' }, { do: 'gainLife', who: 'opponents', amount: 1, if: { did: 'x' } }]);
    expect(bindings['x']).toEqual({ did: false });
    expect(life(game, 'B')).toBe(20);
  });
  it('ignore what is impossible', () => {
    const { batches } = carryOut(table(), [{ do: 'destroy', what: { ref: 'nothing' } }, { do: 'tap', what: { each: { type: 'creature' } } }, { do: 'discard', who: 'you', amount: 2 }]);
    expect(batches).toEqual([]);
  });
  it('count up what a loop did, not what stood there before', () => {
    const { bindings } = carryOut(table(on('Bear'), on('Bear', 'B')), [
      { do: 'gainLife', who: 'you', amount: 9, as: 'gained' },
      { do: 'forEach', of: { each: { type: 'creature' } }, name: 'it', then: [{ do: 'gainLife', who: { controllerOf: { ref: 'it' } }, amount: 2, as: 'gained' }] },
    ]);
    expect(bindings['gained']).toEqual({ players: ['A', 'B'], number: 4, did: true });
  });
  it('repeat while a condition holds', () => {
    const { game } = carryOut(table(), [{ do: 'repeatWhile', then: [{ do: 'loseLife', who: 'you', amount: 6 }], while: { compare: { life: 'you' }, op: '>', to: 5 } }]);
    expect(life(game, 'A')).toBe(2);
  });
  it('stop where a loop would have no end', () => {
    expect(() => carryOut(table(), [{ do: 'repeat', times: 10_001, then: [] }])).toThrow(/too large/);
  });
});

describe('illegal targets', () => {
  const bindings = { one: { objects: [2] }, other: { objects: [3] }, 'illegal:one': { objects: [2] } };
  it('are asked about but not acted upon', () => {
    const { game } = carryOut(table(on('Bear'), on('Bear', 'B')), [
      { do: 'destroy', what: { ref: 'one' } }, { do: 'destroy', what: { ref: 'other' } }, { do: 'gainLife', who: 'you', amount: { stat: 'power', of: { ref: 'one' } } },
    ], [], { bindings });
    expect([game.objects[2]?.zone, game.objects[3]]).toEqual(['battlefield', null]);
    expect(life(game, 'A')).toBe(22);
  });
  it('make nothing else act', () => {
    const { game } = carryOut(table(on('Bear'), on('Bear', 'B')), [{ do: 'damage', amount: 2, to: { player: 'opponents' }, source: { ref: 'one' } }, { do: 'fight', one: { ref: 'one' }, other: { ref: 'other' } }], [], { bindings });
    expect(life(game, 'B')).toBe(20);
    expect(game.objects[3]?.damage).toBe(0);
  });
  it('are forgotten by what is set up for later', () => {
    const { game } = carryOut(table(on('Bear'), on('Bear', 'B')), [
      { do: 'delayed', when: { on: 'step', step: 'end' }, text: { do: [{ do: 'destroy', what: { oneOf: [{ ref: 'one' }, { ref: 'other' }] } }] } },
    ], [], { bindings });
    expect(game.effects[0]?.bindings).toEqual({ one: { objects: [] }, other: { objects: [3] } });
  });
});

describe('several players', () => {
  it('choose in APNAP order and act at once', () => {
    const { game, batches, asked } = carryOut(table(on('Bear'), on('Bear'), on('Bear', 'B'), on('Bear', 'B')), [{ do: 'sacrificeOf', who: 'each', what: { type: 'creature' }, amount: 1 }], [{ objects: [3] }, { objects: [4] }]);
    expect(asked.map((d) => d.seat)).toEqual(['A', 'B']);
    expect(game.battlefield).toEqual([1, 2, 5]);
    expect(batches.filter((batch) => batch.some((e) => e.type === 'ObjectMoved'))).toHaveLength(1);
  });
  it('discard together what each has chosen in secret', () => {
    const { batches } = carryOut(table(inZone('Bear', 'hand'), inZone('Forest', 'hand'), inZone('Bear', 'hand', 'B'), inZone('Forest', 'hand', 'B')), [{ do: 'discard', who: 'each', amount: 1 }], [{ objects: [2] }, { objects: [5] }]);
    expect(batches.flat().flatMap((e) => (e.type === 'ObjectMoved' ? [e.object] : []))).toEqual([5, 2]);
    expect(batches.filter((batch) => batch.some((e) => e.type === 'ObjectMoved'))).toHaveLength(1);
  });
  it('are each asked whether they may, and those who do are bound', () => {
    const { game, bindings } = carryOut(table(), [{ do: 'may', who: 'each', then: [{ do: 'gainLife', who: { ref: 'takers' }, amount: 1 }], as: 'takers' }], [{ yes: false }, { yes: true }]);
    expect(bindings['takers']).toMatchObject({ players: ['B'], did: true });
    expect([life(game, 'A'), life(game, 'B')]).toEqual([20, 21]);
  });
});

describe('together', () => {
  it('makes one batch of several instructions and binds each', () => {
    const { game, batches, bindings } = carryOut(table(on('Bear'), on('Bear', 'B')), [{
      do: 'together', then: [{ do: 'tap', what: { each: { type: 'creature' } }, as: 'tapped' }, { do: 'forEach', of: { player: 'each' }, name: 'p', then: [{ do: 'loseLife', who: { ref: 'p' }, amount: 2, as: 'lost' }] }],
    }]);
    expect(typesOf(batches)).toEqual([['Tapped', 'Tapped', 'LifeLost', 'LifeLost']]);
    expect(bindings['tapped']).toMatchObject({ objects: [2, 3] });
    expect([life(game, 'A'), life(game, 'B')]).toEqual([18, 18]);
  });
});

describe('moving', () => {
  it('binds the new object, and links it to the source', () => {
    const { game, bindings } = carryOut(table(on('Bear', 'B')), [{ do: 'move', what: { ref: 't' }, to: { zone: 'exile' }, as: 'exiled', link: 'kept' }, { do: 'move', what: { ref: 'exiled' }, to: { zone: 'battlefield', tapped: true } }], [], { bindings: { t: { objects: [2] } } });
    expect(bindings['exiled']).toEqual({ objects: [3], number: 1, did: true });
    expect(game.objects[1]?.links).toEqual({ kept: { objects: [3], number: 1, did: true } });
    expect(game.objects[4]).toMatchObject({ zone: 'battlefield', tapped: true, owner: 'B', controller: 'B' });
  });
  it('lets the owner arrange what goes to one library', () => {
    const { game, asked } = carryOut(table(on('Bear', 'B'), on('Forest', 'B'), inZone('Relic', 'library', 'B')), [{ do: 'move', what: { each: { owner: 'opponents' } }, to: { zone: 'library' } }], [{ order: [3, 2] }]);
    expect(asked[0]).toMatchObject({ seat: 'B', kind: 'order', space: { what: 'library', of: [2, 3] } });
    expect(names(game, playerOf(game, 'B').library)).toEqual(['Forest', 'Bear', 'Relic']);
  });
  it('puts at the bottom what was named last', () => {
    const { game } = carryOut(table(on('Bear', 'B'), on('Forest', 'B'), inZone('Relic', 'library', 'B')), [{ do: 'move', what: { each: { owner: 'opponents' } }, to: { zone: 'library', position: 'bottom' } }], [{ order: [3, 2] }]);
    expect(names(game, playerOf(game, 'B').library)).toEqual(['Relic', 'Forest', 'Bear']);
  });
  it('puts deeper than the library is at its bottom', () => {
    const { game } = carryOut(table(on('Bear', 'B'), inZone('Relic', 'library', 'B')), [{ do: 'move', what: { ref: 't' }, to: { zone: 'library', position: { fromTop: 7 } } }], [], { bindings: { t: { objects: [2] } } });
    expect(names(game, playerOf(game, 'B').library)).toEqual(['Relic', 'Bear']);
  });
  it('moves a card within its library without a change of zone', () => {
    const { game, batches } = carryOut(table(...library('Bear', 'Forest')), [{ do: 'move', what: { top: 1, of: 'you' }, to: { zone: 'library', position: 'bottom' } }]);
    expect(names(game, playerOf(game, 'A').library)).toEqual(['Forest', 'Bear']);
    expect(typesOf(batches)).toEqual([['LibraryArranged']]);
  });
  it('finds what this text has destroyed, not what has died before', () => {
    const again: readonly Instruction[] = [{ do: 'destroy', what: { each: { type: 'creature' } }, as: 'gone' }, { do: 'move', what: { ref: 'gone' }, to: { zone: 'battlefield' } }];
    const ability = { kind: 'activated', cost: [], do: again } as const;
    const stack = { ability, source: 1, targets: { t: [9] }, division: {}, modes: [], x: null, paid: {}, spent: [], from: null, cast: true, bindings: {}, assignment: null, after: null };
    const game = table(on('Bear'), { kind: 'ability', owner: 'A', zone: 'stack', stack });
    expect(carryOut(game, again, [], { on: 3 }).game.battlefield).toHaveLength(2);
    const late: readonly Instruction[] = [{ do: 'destroy', what: { each: { type: 'creature' } } }, { do: 'move', what: { ref: 't' }, to: { zone: 'battlefield' } }];
    const targeted = table(on('Bear'), { kind: 'ability', owner: 'A', zone: 'stack', stack: { ...stack, targets: { t: [2] } } });
    expect(carryOut(targeted, late, [], { on: 3 }).game.battlefield).toEqual([1]);
  });
});

describe('hidden cards', () => {
  it('may be searched for in vain when a quality is asked for', () => {
    const game = table(...library('Bear', 'Forest'));
    const search = (what: 'any' | { type: 'creature' }): Instruction => ({ do: 'search', who: 'you', in: 'you', for: what, amount: 1, as: 'found' });
    expect(carryOut(game, [search({ type: 'creature' })], [{ objects: [] }]).bindings['found']).toEqual({ objects: [], did: false });
    expect(carryOut(game, [search('any')], [{ objects: [3] }]).asked[0]?.space).toMatchObject({ from: [3, 2], min: 1, max: 1 });
  });
  it('found before a shuffle are the same cards after it', () => {
    const game = table(...library('Bear', 'Forest', 'Relic'));
    const done = carryOut(game, [{ do: 'search', who: 'you', in: 'you', for: { type: 'land' }, amount: 1, reveal: true, thenShuffle: true, as: 'found' }, { do: 'move', what: { ref: 'found' }, to: { zone: 'library' } }], [{ objects: [3] }]);
    const after = playerOf(done.game, 'A').library;
    expect(names(done.game, after)[0]).toBe('Forest');
    expect(after).toHaveLength(3);
  });
  it('of a library are shown one by one until one fits', () => {
    const game = table(...library('Bear', 'Bear', 'Forest', 'Relic'));
    const { bindings } = carryOut(game, [{ do: 'revealUntil', who: 'you', until: { type: 'land' }, found: 'land', rest: 'rest' }]);
    expect([bindings['land']?.objects, bindings['rest']?.objects]).toEqual([[3], [5, 4]]);
  });
  it('looked at with scry go to the bottom or stay, as the player likes', () => {
    const game = table(...library('Bear', 'Forest', 'Relic'));
    const { game: after, batches } = carryOut(game, [{ do: 'scry', who: 'you', amount: 2 }], [{ objects: [4] }]);
    expect(names(after, playerOf(after, 'A').library)).toEqual(['Forest', 'Relic', 'Bear']);
    expect(batches[0]?.[0]).toMatchObject({ type: 'Revealed', to: ['A'], cards: ['Bear', 'Forest'] });
  });
});

describe('things made', () => {
  it('are called after their subtypes and belong to whom the edition says', () => {
    const spec: Instruction = { do: 'token', who: 'opponents', token: { types: ['creature'], subtypes: ['Elf', 'Warrior'], colors: ['G'], power: 1, toughness: 'X' }, amount: 2, as: 'made' };
    const classic = carryOut(table(), [spec], [], { x: 3 });
    expect(classic.bindings['made']).toEqual({ objects: [2, 3], number: 2, did: true });
    expect(classic.game.objects[2]).toMatchObject({ kind: 'token', owner: 'A', controller: 'B', values: { name: 'Elf Warrior', toughness: 3 } });
    const modern = carryOut(gameWith([relic], [on('Relic')], ['A', 'B'], 'modern'), [spec], [], { x: 3 });
    expect(modern.game.objects[2]).toMatchObject({ owner: 'B', values: { name: 'Elf Warrior Token' } });
  });
  it('copy what they are made after, with exceptions', () => {
    const { game } = carryOut(table(on('Bear')), [{ do: 'token', who: 'you', token: { copyOf: { ref: 't' }, except: { power: 7 } } }], [], { bindings: { t: { objects: [2] } } });
    expect(game.objects[3]?.values).toMatchObject({ name: 'Bear', power: 7, toughness: 2 });
  });
  it('add mana, asking which where there is a choice', () => {
    const { game, asked } = carryOut(table(), [{ do: 'mana', who: 'you', mana: '{1}{G/W}' }, { do: 'mana', who: 'you', mana: { colors: 'any', count: 2, same: true } }], [{ value: 'W' }, { value: 'U' }]);
    expect(playerOf(game, 'A').mana.map((m) => m.type)).toEqual(['C', 'W', 'U', 'U']);
    expect(asked.map((d) => d.kind)).toEqual(['value', 'value']);
  });
  it('move counters as far as there are any', () => {
    const { game } = carryOut(table(on('Bear', 'A', { counters: { '+1/+1': 3 } }), on('Bear')), [{ do: 'moveCounters', counter: '+1/+1', amount: 2, from: { ref: 'one' }, to: { ref: 'other' } }, { do: 'removeCounters', counter: '+1/+1', amount: 9, on: { ref: 'one' } }], [], { bindings: { one: { objects: [2] }, other: { objects: [3] } } });
    expect([game.objects[2]?.counters, game.objects[3]?.counters]).toEqual([{}, { '+1/+1': 2 }]);
  });
});

describe('what lasts', () => {
  it('fixes its numbers as it begins, and takes in nothing that comes later', () => {
    const { game } = carryOut(table(on('Bear'), on('Bear')), [{ do: 'change', what: { each: { type: 'creature' } }, changes: [{ power: { count: { each: { type: 'creature' } } }, toughness: 'X' }], for: 'endOfTurn' }], [], { x: 4 });
    expect(game.effects[0]).toMatchObject({ until: { at: 'endOfTurn' }, what: { kind: 'change', objects: [2, 3], changes: [{ power: 2, toughness: 4 }] } });
  });
  it('never begins where it is over already', () => {
    const { game } = carryOut(table(), [{ do: 'play', changes: [{ cantGainLife: 'each' }], for: { while: { phase: 'combat' } } }, { do: 'play', changes: [{ cantGainLife: 'each' }], for: { untilLeaves: { ref: 'gone' } } }], [], { bindings: { gone: { objects: [99] } } });
    expect(game.effects).toEqual([]);
  });
  it('shields so much, or so often', () => {
    const { game } = carryOut(table(on('Bear')), [
      { do: 'shield', when: { would: 'damage', to: { ref: 't' } }, with: { prevent: 'X' }, for: 'endOfTurn' }, { do: 'damage', amount: 5, to: { ref: 't' } }, { do: 'regenerate', what: { ref: 't' } }, { do: 'destroy', what: { ref: 't' } },
    ], [], { x: 3, bindings: { t: { objects: [2] } } });
    expect(game.objects[2]).toMatchObject({ zone: 'battlefield', tapped: true, damage: 0 });
    expect(game.effects).toEqual([]);
  });
  it('exchanges control in full or not at all', () => {
    const swap: readonly Instruction[] = [{ do: 'exchangeControl', one: { ref: 'one' }, other: { ref: 'other' } }];
    const bindings = { one: { objects: [2] }, other: { objects: [3] } };
    const { game } = carryOut(table(on('Bear'), on('Bear', 'B')), swap, [], { bindings });
    expect([game.objects[2]?.controller, game.objects[3]?.controller]).toEqual(['B', 'A']);
    expect(carryOut(table(on('Bear'), on('Bear')), swap, [], { bindings }).batches).toEqual([]);
  });
});

describe('choices', () => {
  it('of a word are bound under the choice\'s own name and kept for linked abilities', () => {
    const { game, bindings } = carryOut(table(), [{ do: 'decide', who: 'you', choice: { as: 'color', what: 'color' }, link: true, as: 'chosen' }], [{ value: 'R' }]);
    expect(bindings).toEqual({ color: { words: ['R'], did: true }, chosen: { words: ['R'], did: true } });
    expect(game.objects[1]?.links).toEqual({ color: { words: ['R'], did: true } });
  });
  it('of piles leave both where they are', () => {
    const { bindings } = carryOut(table(on('Bear'), on('Bear'), on('Forest')), [{ do: 'piles', who: 'you', of: { oneOf: [{ each: { type: 'creature' } }, { each: { type: 'land' } }] }, chooser: 'opponents', chosen: 'taken', other: 'left' }], [{ objects: [3] }, { value: 'second' }]);
    expect([bindings['taken']?.objects, bindings['left']?.objects]).toEqual([[2, 4], [3]]);
  });
  it('by vote go to the option with most votes, or to all of them', () => {
    const { bindings } = carryOut(table(), [{ do: 'vote', options: ['grace', 'ruin'], as: 'won' }], [{ value: 'ruin' }, { value: 'grace' }]);
    expect(bindings).toMatchObject({ grace: { number: 1 }, ruin: { number: 1 }, won: { words: ['grace', 'ruin'] } });
  });
  it('of modes are followed as printed', () => {
    const { game } = carryOut(table(), [{ do: 'modes', modes: { choose: 2, of: [{ do: [{ do: 'setLife', who: 'you', amount: 5 }] }, { do: [] }, { do: [{ do: 'gainLife', who: 'you', amount: 1 }] }] } }], [{ modes: [2, 0] }]);
    expect(life(game, 'A')).toBe(6);
  });
  it('that cost something are made only by paying', () => {
    const payCost = (paid: boolean) => ({ *payCost() { return { paid, bindings: {} }; } });
    const unless: readonly Instruction[] = [{ do: 'unless', who: 'opponents', cost: [{ mana: '{1}' }], then: [{ do: 'loseLife', who: 'opponents', amount: 3 }] }];
    expect(life(carryOut(table(), unless, [{ yes: true }], {}, payCost(true)).game, 'B')).toBe(20);
    expect(life(carryOut(table(), unless, [{ yes: true }], {}, payCost(false)).game, 'B')).toBe(17);
    expect(life(carryOut(table(), unless, [{ yes: false }], {}, payCost(true)).game, 'B')).toBe(17);
  });
});

describe('a divided amount', () => {
  it('among what was not targeted is divided as it is applied, at least one each', () => {
    const { game, asked } = carryOut(table(on('Bear'), on('Bear')), [{ do: 'choose', who: 'you', from: { each: { type: 'creature' } }, amount: [0, 2], as: 'some' }, { do: 'damage', amount: 3, to: { divided: 'some' } }], [{ objects: [2, 3] }, { amounts: [1, 2] }]);
    expect(asked[1]?.space).toMatchObject({ among: [2, 3], total: 3, least: 1 });
    expect([game.objects[2]?.damage, game.objects[3]?.damage]).toEqual([1, 2]);
  });
});

describe('attaching', () => {
  it('moves nothing onto what it may not be attached to', () => {
    const sword = card('Sword', { types: ['artifact'], subtypes: ['Equipment'] });
    const game = gameWith([bear, relic, sword], [on('Relic'), on('Sword'), on('Bear')]);
    const to = (id: number) => carryOut(game, [{ do: 'attach', what: { ref: 'sword' }, to: { ref: 'to' } }], [], { bindings: { sword: { objects: [2] }, to: { objects: [id] } } }).game.objects[2]?.attachedTo;
    expect([to(3), to(1)]).toEqual([3, null]);
  });
});
