import { type Game, type Instruction, type OnStack, unannounced } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { playerOf } from '../engine/game.ts';
import type { Play } from '../engine/play.ts';
import { gameWith } from '../engine/testGame.ts';
import { bear, card, carryOut, hooksWith, inZone, library, lifeOf, names, on, relic, runThrough, table } from './testEffects.ts';

describe('hidden cards', () => {
  it('may be searched for in vain when a quality is asked for', () => {
    const game = table(...library('Bear', 'Forest'));
    const search = (what: 'any' | { type: 'creature' }): Instruction => ({ do: 'search', who: 'you', in: 'you', for: what, amount: 1, as: 'found' });
    expect(carryOut(game, [search({ type: 'creature' })], [{ objects: [] }]).bindings['found']).toEqual({ objects: [], did: false });
    expect(carryOut(game, [search('any')], [{ objects: [3] }]).asked[0]?.space).toMatchObject({ from: [3, 2], min: 1, max: 1 });
  });
  it('found before a shuffle are the same cards after it', () => {
    const game = table(...library('Bear', 'Forest', 'Relic'));
    const done = carryOut(
      game,
      [
        { do: 'search', who: 'you', in: 'you', for: { type: 'land' }, amount: 1, reveal: true, thenShuffle: true, as: 'found' },
        { do: 'move', what: { ref: 'found' }, to: { zone: 'library' } },
      ],
      [{ objects: [3] }],
    );
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

describe('what is shown', () => {
  const env = { source: 1, controller: 'A', bindings: {}, x: null };
  const blank: OnStack = { ...unannounced, source: 1, cast: true };
  const hands = (): Game => table(inZone('Bear', 'hand'), inZone('Forest', 'hand', 'B'));
  it('stays seen by those who have seen it', () => {
    const look = (who: 'you' | 'opponents'): Instruction => ({ do: 'lookTop', who, whose: 'you', amount: 1 });
    const { game } = carryOut(table(...library('Bear')), [look('you'), look('opponents')]);
    expect(game.objects[2]?.revealed).toEqual(['A', 'B']);
  });
  it('is shown by whoever has it in hand', () => {
    const { batches } = carryOut(hands(), [{ do: 'reveal', what: { ref: 'shown' } }], [], { bindings: { shown: { objects: [2, 3] } } });
    expect(batches.flat()).toMatchObject([
      { type: 'Revealed', player: 'A', objects: [2] },
      { type: 'Revealed', player: 'B', objects: [3] },
    ]);
  });
  it('is hidden again, and a hand others have seen is not the same any more', () => {
    const { game } = runThrough(
      hooksWith({
        *test(play: Play) {
          yield* play.call('perform', { env, instructions: [{ do: 'revealHand', whose: 'opponents' }] });
          yield* play.call('endReveals', {});
        },
      }),
      'test',
      {},
      hands(),
      [],
    );
    expect([playerOf(game, 'A').hand, playerOf(game, 'B').hand]).toEqual([[2], [4]]);
    expect(game.objects[4]).toMatchObject({ card: 'Forest', revealed: null });
  });
  it('for a cost stays shown while what it was shown for is on the stack', () => {
    const stack = { ...blank, bindings: { shown: { objects: [3] } } };
    const game = table(inZone('Bear', 'hand'), { ...inZone('Forest', 'hand', 'B'), revealed: 'all' }, { kind: 'ability', owner: 'B', zone: 'stack', stack });
    expect(runThrough(hooksWith(), 'endReveals', {}, game, []).batches).toEqual([]);
  });
});

describe('things made', () => {
  it('are called after their subtypes and belong to whom the edition says', () => {
    const spec: Instruction = {
      do: 'token',
      who: 'opponents',
      token: { types: ['creature'], subtypes: ['Elf', 'Warrior'], colors: ['G'], power: 1, toughness: 'X' },
      amount: 2,
      as: 'made',
    };
    const classic = carryOut(table(), [spec], [], { x: 3 });
    expect(classic.bindings['made']).toEqual({ objects: [2, 3], number: 2, did: true });
    expect(classic.game.objects[2]).toMatchObject({ kind: 'token', owner: 'A', controller: 'B', values: { name: 'Elf Warrior', toughness: 3 } });
    const modern = carryOut(gameWith([relic], [on('Relic')], ['A', 'B'], 'modern'), [spec], [], { x: 3 });
    expect(modern.game.objects[2]).toMatchObject({ owner: 'B', values: { name: 'Elf Warrior Token' } });
  });
  it('copy what they are made after, with exceptions', () => {
    const { game } = carryOut(table(on('Bear')), [{ do: 'token', who: 'you', token: { copyOf: { ref: 't' }, except: { power: 7 } } }], [], {
      bindings: { t: { objects: [2] } },
    });
    expect(game.objects[3]?.values).toMatchObject({ name: 'Bear', power: 7, toughness: 2 });
  });
  it('add mana, asking which where there is a choice', () => {
    const { game, asked } = carryOut(
      table(),
      [
        { do: 'mana', who: 'you', mana: '{1}{G/W}' },
        { do: 'mana', who: 'you', mana: { colors: 'any', count: 2, same: true } },
      ],
      [{ value: 'W' }, { value: 'U' }],
    );
    expect(playerOf(game, 'A').mana.map((m) => m.type)).toEqual(['C', 'W', 'U', 'U']);
    expect(asked.map((d) => d.kind)).toEqual(['value', 'value']);
  });
  it('move counters as far as there are any', () => {
    const { game } = carryOut(
      table(on('Bear', 'A', { counters: { '+1/+1': 3 } }), on('Bear')),
      [
        { do: 'moveCounters', counter: '+1/+1', amount: 2, from: { ref: 'one' }, to: { ref: 'other' } },
        { do: 'removeCounters', counter: '+1/+1', amount: 9, on: { ref: 'one' } },
      ],
      [],
      { bindings: { one: { objects: [2] }, other: { objects: [3] } } },
    );
    expect([game.objects[2]?.counters, game.objects[3]?.counters]).toEqual([{}, { '+1/+1': 2 }]);
  });
});

describe('what lasts', () => {
  it('fixes its numbers as it begins, and takes in nothing that comes later', () => {
    const { game } = carryOut(
      table(on('Bear'), on('Bear')),
      [
        {
          do: 'change',
          what: { each: { type: 'creature' } },
          changes: [{ power: { count: { each: { type: 'creature' } } }, toughness: 'X' }],
          for: 'endOfTurn',
        },
      ],
      [],
      { x: 4 },
    );
    expect(game.effects[0]).toMatchObject({ until: { at: 'endOfTurn' }, what: { kind: 'change', objects: [2, 3], changes: [{ power: 2, toughness: 4 }] } });
  });
  it('never begins where it is over already', () => {
    const { game } = carryOut(
      table(),
      [
        { do: 'play', changes: [{ cantGainLife: 'each' }], for: { while: { phase: 'combat' } } },
        { do: 'play', changes: [{ cantGainLife: 'each' }], for: { untilLeaves: { ref: 'gone' } } },
      ],
      [],
      { bindings: { gone: { objects: [99] } } },
    );
    expect(game.effects).toEqual([]);
  });
  it('shields so much, or so often', () => {
    const { game } = carryOut(
      table(on('Bear')),
      [
        { do: 'shield', when: { would: 'damage', to: { ref: 't' } }, with: { prevent: 'X' }, for: 'endOfTurn' },
        { do: 'damage', amount: 5, to: { ref: 't' } },
        { do: 'regenerate', what: { ref: 't' } },
        { do: 'destroy', what: { ref: 't' } },
      ],
      [],
      { x: 3, bindings: { t: { objects: [2] } } },
    );
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
  it("of a word are bound under the choice's own name and kept for linked abilities", () => {
    const { game, bindings } = carryOut(
      table(),
      [{ do: 'decide', who: 'you', choice: { as: 'color', what: 'color' }, link: true, as: 'chosen' }],
      [{ value: 'R' }],
    );
    expect(bindings).toEqual({ color: { words: ['R'], did: true }, chosen: { words: ['R'], did: true } });
    expect(game.objects[1]?.links).toEqual({ color: { words: ['R'], did: true } });
  });
  it('of piles leave both where they are', () => {
    const { bindings } = carryOut(
      table(on('Bear'), on('Bear'), on('Forest')),
      [
        {
          do: 'piles',
          who: 'you',
          of: { oneOf: [{ each: { type: 'creature' } }, { each: { type: 'land' } }] },
          chooser: 'opponents',
          chosen: 'taken',
          other: 'left',
        },
      ],
      [{ objects: [3] }, { value: 'second' }],
    );
    expect([bindings['taken']?.objects, bindings['left']?.objects]).toEqual([[2, 4], [3]]);
  });
  it('by vote go to the option with most votes, or to all of them', () => {
    const { bindings } = carryOut(table(), [{ do: 'vote', options: ['grace', 'ruin'], as: 'won' }], [{ value: 'ruin' }, { value: 'grace' }]);
    expect(bindings).toMatchObject({ grace: { number: 1 }, ruin: { number: 1 }, won: { words: ['grace', 'ruin'] } });
  });
  it('of modes are followed as printed', () => {
    const { game } = carryOut(
      table(),
      [
        {
          do: 'modes',
          modes: { choose: 2, of: [{ do: [{ do: 'setLife', who: 'you', amount: 5 }] }, { do: [] }, { do: [{ do: 'gainLife', who: 'you', amount: 1 }] }] },
        },
      ],
      [{ modes: [2, 0] }],
    );
    expect(lifeOf(game, 'A')).toBe(6);
  });
  it('that cost something are made only by paying', () => {
    const payCost = (paid: boolean) => ({
      *payCost() {
        return { paid, bindings: {} };
      },
    });
    const unless: readonly Instruction[] = [
      { do: 'unless', who: 'opponents', cost: [{ mana: '{1}' }], then: [{ do: 'loseLife', who: 'opponents', amount: 3 }] },
    ];
    const mayHaveMana = table(inZone('Bear', 'hand', 'B'));
    expect(lifeOf(carryOut(mayHaveMana, unless, [{ yes: true }], {}, payCost(true)).game, 'B')).toBe(20);
    expect(lifeOf(carryOut(mayHaveMana, unless, [{ yes: true }], {}, payCost(false)).game, 'B')).toBe(17);
    expect(lifeOf(carryOut(mayHaveMana, unless, [{ yes: false }], {}, payCost(true)).game, 'B')).toBe(17);
    expect(lifeOf(carryOut(table(), unless, [], {}, payCost(true)).game, 'B')).toBe(17);
  });
});

describe('a divided amount', () => {
  it('among what was not targeted is divided as it is applied, at least one each', () => {
    const { game, asked } = carryOut(
      table(on('Bear'), on('Bear')),
      [
        { do: 'choose', who: 'you', from: { each: { type: 'creature' } }, amount: [0, 2], as: 'some' },
        { do: 'damage', amount: 3, to: { divided: 'some' } },
      ],
      [{ objects: [2, 3] }, { amounts: [1, 2] }],
    );
    expect(asked[1]?.space).toMatchObject({ among: [2, 3], total: 3, least: 1 });
    expect([game.objects[2]?.damage, game.objects[3]?.damage]).toEqual([1, 2]);
  });
});

describe('entering', () => {
  const hold = card('Hold', { types: ['enchantment'], subtypes: ['Aura'], abilities: [{ kind: 'keyword', keyword: 'enchant', filter: { type: 'creature' } }] });
  const back: readonly Instruction[] = [{ do: 'move', what: { each: 'any', zone: 'graveyard' }, to: { zone: 'battlefield' } }];
  it('as an Aura is onto what its player chooses, or not at all', () => {
    const with_ = (...creatures: readonly string[]): Game =>
      gameWith([bear, relic, hold], [on('Relic'), inZone('Hold', 'graveyard'), ...creatures.map((name) => on(name))]);
    const { game, asked } = carryOut(with_('Bear', 'Bear'), back, [{ targets: [4] }]);
    expect(asked[0]?.space).toMatchObject({ cite: '2016:303.4f', from: [3, 4] });
    expect(game.objects[5]).toMatchObject({ card: 'Hold', attachedTo: 4 });
    expect(carryOut(with_(), back).game.battlefield).toEqual([1]);
  });
  it('attacking is for creatures of the attacking player', () => {
    const raid = (zone: 'hand' | 'graveyard', under: 'you' | 'opponents'): Instruction => ({
      do: 'move',
      what: { each: 'any', zone },
      to: { zone: 'battlefield', under, attacking: true },
    });
    const begun = table(inZone('Bear', 'hand'), inZone('Forest', 'graveyard'));
    const fighting: Game = { ...begun, combat: { defenders: ['B'], attacks: [], blocks: [], declared: true, damageSteps: 0 } };
    const attackers = (one: Instruction) => carryOut(fighting, [one]).game.combat?.attacks.map((a) => a.defender);
    expect([attackers(raid('hand', 'you')), attackers(raid('hand', 'opponents')), attackers(raid('graveyard', 'you'))]).toEqual([['B'], [], []]);
  });
});

describe('attaching', () => {
  it('moves nothing onto what it may not be attached to', () => {
    const sword = card('Sword', { types: ['artifact'], subtypes: ['Equipment'] });
    const game = gameWith([bear, relic, sword], [on('Relic'), on('Sword'), on('Bear')]);
    const to = (id: number) =>
      carryOut(game, [{ do: 'attach', what: { ref: 'sword' }, to: { ref: 'to' } }], [], { bindings: { sword: { objects: [2] }, to: { objects: [id] } } }).game
        .objects[2]?.attachedTo;
    expect([to(3), to(1)]).toEqual([3, null]);
  });
});
