import { type Instruction, unannounced } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { playerOf } from '../engine/game.ts';
import { carryOut, inZone, library, lifeOf, names, on, table, typesOf } from './testEffects.ts';

describe('amounts', () => {
  it('are never less than nothing', () => {
    const { game } = carryOut(table(), [{ do: 'loseLife', who: 'you', amount: { minus: [1, 3] } }]);
    expect(lifeOf(game, 'A')).toBe(20);
  });
  it('set a life total by a gain or a loss', () => {
    const { game, batches } = carryOut(table(), [
      { do: 'setLife', who: 'each', amount: { minus: [0, 2] } },
      { do: 'setLife', who: 'you', amount: 5 },
    ]);
    expect([lifeOf(game, 'A'), lifeOf(game, 'B')]).toEqual([5, -2]);
    expect(typesOf(batches)).toEqual([['LifeLost', 'LifeLost'], ['LifeGained']]);
  });
  it('exchange life totals', () => {
    const { game } = carryOut(table(), [
      { do: 'loseLife', who: 'opponents', amount: 12 },
      { do: 'exchangeLife', one: 'you', other: 'opponents' },
    ]);
    expect([lifeOf(game, 'A'), lifeOf(game, 'B')]).toEqual([8, 20]);
  });
});

describe('instructions', () => {
  it('bind what they did for later ones', () => {
    const drain: readonly Instruction[] = [
      { do: 'loseLife', who: 'opponents', amount: 3, as: 'lost' },
      { do: 'gainLife', who: 'you', amount: { ref: 'lost' }, if: { did: 'lost' } },
    ];
    expect(lifeOf(carryOut(table(), drain).game, 'A')).toBe(23);
  });
  it('with a condition that does not hold did nothing', () => {
    const { game, bindings } = carryOut(table(), [
      { do: 'gainLife', who: 'you', amount: 1, if: { phase: 'combat' }, as: 'x' },
      { do: 'gainLife', who: 'opponents', amount: 1, if: { did: 'x' } },
    ]);
    expect(bindings['x']).toEqual({ did: false });
    expect(lifeOf(game, 'B')).toBe(20);
  });
  it('ignore what is impossible', () => {
    const { batches } = carryOut(table(), [
      { do: 'destroy', what: { ref: 'nothing' } },
      { do: 'tap', what: { each: { type: 'creature' } } },
      { do: 'discard', who: 'you', amount: 2 },
    ]);
    expect(batches).toEqual([]);
  });
  it('count up what a loop did, not what stood there before', () => {
    const { bindings } = carryOut(table(on('Bear'), on('Bear', 'B')), [
      { do: 'gainLife', who: 'you', amount: 9, as: 'gained' },
      {
        do: 'forEach',
        of: { each: { type: 'creature' } },
        name: 'it',
        then: [{ do: 'gainLife', who: { controllerOf: { ref: 'it' } }, amount: 2, as: 'gained' }],
      },
    ]);
    expect(bindings['gained']).toEqual({ players: ['A', 'B'], number: 4, did: true });
  });
  it('repeat while a condition holds', () => {
    const { game } = carryOut(table(), [
      { do: 'repeatWhile', then: [{ do: 'loseLife', who: 'you', amount: 6 }], while: { compare: { life: 'you' }, op: '>', to: 5 } },
    ]);
    expect(lifeOf(game, 'A')).toBe(2);
  });
  it('stop where a loop would have no end', () => {
    expect(() => carryOut(table(), [{ do: 'repeat', times: 10_001, then: [] }])).toThrow(/too large/);
  });
});

describe('illegal targets', () => {
  const bindings = { one: { objects: [2] }, other: { objects: [3] }, 'illegal:one': { objects: [2] } };
  it('are asked about but not acted upon', () => {
    const { game } = carryOut(
      table(on('Bear'), on('Bear', 'B')),
      [
        { do: 'destroy', what: { ref: 'one' } },
        { do: 'destroy', what: { ref: 'other' } },
        { do: 'gainLife', who: 'you', amount: { stat: 'power', of: { ref: 'one' } } },
      ],
      [],
      { bindings },
    );
    expect([game.objects[2]?.zone, game.objects[3]]).toEqual(['battlefield', null]);
    expect(lifeOf(game, 'A')).toBe(22);
  });
  it('make nothing else act', () => {
    const { game } = carryOut(
      table(on('Bear'), on('Bear', 'B')),
      [
        { do: 'damage', amount: 2, to: { player: 'opponents' }, source: { ref: 'one' } },
        { do: 'fight', one: { ref: 'one' }, other: { ref: 'other' } },
      ],
      [],
      { bindings },
    );
    expect(lifeOf(game, 'B')).toBe(20);
    expect(game.objects[3]?.damage).toBe(0);
  });
  it('are forgotten by what is set up for later', () => {
    const { game } = carryOut(
      table(on('Bear'), on('Bear', 'B')),
      [{ do: 'delayed', when: { on: 'step', step: 'end' }, text: { do: [{ do: 'destroy', what: { oneOf: [{ ref: 'one' }, { ref: 'other' }] } }] } }],
      [],
      { bindings },
    );
    expect(game.effects[0]?.bindings).toEqual({ one: { objects: [] }, other: { objects: [3] } });
  });
});

describe('several players', () => {
  it('choose in APNAP order and act at once', () => {
    const { game, batches, asked } = carryOut(
      table(on('Bear'), on('Bear'), on('Bear', 'B'), on('Bear', 'B')),
      [{ do: 'sacrificeOf', who: 'each', what: { type: 'creature' }, amount: 1 }],
      [{ objects: [3] }, { objects: [4] }],
    );
    expect(asked.map((d) => d.seat)).toEqual(['A', 'B']);
    expect(game.battlefield).toEqual([1, 2, 5]);
    expect(batches.filter((batch) => batch.some((e) => e.type === 'ObjectMoved'))).toHaveLength(1);
  });
  it('discard together what each has chosen in secret', () => {
    const { batches } = carryOut(
      table(inZone('Bear', 'hand'), inZone('Forest', 'hand'), inZone('Bear', 'hand', 'B'), inZone('Forest', 'hand', 'B')),
      [{ do: 'discard', who: 'each', amount: 1 }],
      [{ objects: [2] }, { objects: [5] }],
    );
    expect(batches.flat().flatMap((e) => (e.type === 'ObjectMoved' ? [e.object] : []))).toEqual([2, 5]);
    expect(batches.filter((batch) => batch.some((e) => e.type === 'ObjectMoved'))).toHaveLength(1);
  });
  it('are each asked whether they may, and those who do are bound', () => {
    const { game, bindings } = carryOut(
      table(),
      [{ do: 'may', who: 'each', then: [{ do: 'gainLife', who: { ref: 'takers' }, amount: 1 }], as: 'takers' }],
      [{ yes: false }, { yes: true }],
    );
    expect(bindings['takers']).toMatchObject({ players: ['B'], did: true });
    expect([lifeOf(game, 'A'), lifeOf(game, 'B')]).toEqual([20, 21]);
  });
});

describe('together', () => {
  it('makes one batch of several instructions and binds each', () => {
    const { game, batches, bindings } = carryOut(table(on('Bear'), on('Bear', 'B')), [
      {
        do: 'together',
        then: [
          { do: 'tap', what: { each: { type: 'creature' } }, as: 'tapped' },
          { do: 'forEach', of: { player: 'each' }, name: 'p', then: [{ do: 'loseLife', who: { ref: 'p' }, amount: 2, as: 'lost' }] },
        ],
      },
    ]);
    expect(typesOf(batches)).toEqual([['Tapped', 'Tapped', 'LifeLost', 'LifeLost']]);
    expect(bindings['tapped']).toMatchObject({ objects: [2, 3] });
    expect([lifeOf(game, 'A'), lifeOf(game, 'B')]).toEqual([18, 18]);
  });
});

describe('moving', () => {
  it('binds the new object, and links it to the source', () => {
    const { game, bindings } = carryOut(
      table(on('Bear', 'B')),
      [
        { do: 'move', what: { ref: 't' }, to: { zone: 'exile' }, as: 'exiled', link: 'kept' },
        { do: 'move', what: { ref: 'exiled' }, to: { zone: 'battlefield', tapped: true } },
      ],
      [],
      { bindings: { t: { objects: [2] } } },
    );
    expect(bindings['exiled']).toEqual({ objects: [3], number: 1, did: true });
    expect(game.objects[1]?.links).toEqual({ kept: { objects: [3], did: true } });
    expect(game.objects[4]).toMatchObject({ zone: 'battlefield', tapped: true, owner: 'B', controller: 'B' });
  });
  it('lets the owner arrange what goes to one library', () => {
    const { game, asked } = carryOut(
      table(on('Bear', 'B'), on('Forest', 'B'), inZone('Relic', 'library', 'B')),
      [{ do: 'move', what: { each: { owner: 'opponents' } }, to: { zone: 'library' } }],
      [{ order: [3, 2] }],
    );
    expect(asked[0]).toMatchObject({ seat: 'B', kind: 'order', space: { what: 'library', of: [2, 3] } });
    expect(names(game, playerOf(game, 'B').library)).toEqual(['Forest', 'Bear', 'Relic']);
  });
  it('puts at the bottom what was named last', () => {
    const { game } = carryOut(
      table(on('Bear', 'B'), on('Forest', 'B'), inZone('Relic', 'library', 'B')),
      [{ do: 'move', what: { each: { owner: 'opponents' } }, to: { zone: 'library', position: 'bottom' } }],
      [{ order: [3, 2] }],
    );
    expect(names(game, playerOf(game, 'B').library)).toEqual(['Relic', 'Forest', 'Bear']);
  });
  it('puts deeper than the library is at its bottom', () => {
    const { game } = carryOut(
      table(on('Bear', 'B'), inZone('Relic', 'library', 'B')),
      [{ do: 'move', what: { ref: 't' }, to: { zone: 'library', position: { fromTop: 7 } } }],
      [],
      { bindings: { t: { objects: [2] } } },
    );
    expect(names(game, playerOf(game, 'B').library)).toEqual(['Relic', 'Bear']);
  });
  it('moves a card within its library without a change of zone', () => {
    const { game, batches } = carryOut(table(...library('Bear', 'Forest')), [
      { do: 'move', what: { top: 1, of: 'you' }, to: { zone: 'library', position: 'bottom' } },
    ]);
    expect(names(game, playerOf(game, 'A').library)).toEqual(['Forest', 'Bear']);
    expect(typesOf(batches)).toEqual([['LibraryArranged']]);
  });
  it('finds what this text has destroyed, not what has died before', () => {
    const again: readonly Instruction[] = [
      { do: 'destroy', what: { each: { type: 'creature' } }, as: 'gone' },
      { do: 'move', what: { ref: 'gone' }, to: { zone: 'battlefield' } },
    ];
    const ability = { kind: 'activated', cost: [], do: again } as const;
    const stack = {
      ...unannounced,
      ability,
      source: 1,
      targets: { t: [9] },
      cast: true,
    };
    const game = table(on('Bear'), { kind: 'ability', owner: 'A', zone: 'stack', stack });
    expect(carryOut(game, again, [], { on: 3 }).game.battlefield).toHaveLength(2);
    const late: readonly Instruction[] = [
      { do: 'destroy', what: { each: { type: 'creature' } } },
      { do: 'move', what: { ref: 't' }, to: { zone: 'battlefield' } },
    ];
    const targeted = table(on('Bear'), { kind: 'ability', owner: 'A', zone: 'stack', stack: { ...stack, targets: { t: [2] } } });
    expect(carryOut(targeted, late, [], { on: 3 }).game.battlefield).toEqual([1]);
  });
});
