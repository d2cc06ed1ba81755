import { type Ability, type Game, type Obj, type OnStack, unannounced } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { bear, type Carried, card, hooksWith, type Reply, relic, runThrough } from '../effects/testEffects.ts';
import { playerOf } from '../engine/game.ts';
import { gameWith } from '../engine/testGame.ts';
import { resolveTop } from './resolving.ts';

const bolt = card('Bolt', {
  types: ['instant'],
  cost: '{R}',
  abilities: [{ kind: 'spell', targets: [{ as: 'target', what: 'anyTarget' }], do: [{ do: 'damage', amount: 3, to: { ref: 'target' } }] }],
});
const rancid = card('Rancid Hold', {
  types: ['enchantment'],
  subtypes: ['Aura'],
  cost: '{B}',
  abilities: [{ kind: 'keyword', keyword: 'enchant', filter: { type: 'creature' } }],
});
const twin = card('Twin Bane', {
  types: ['sorcery'],
  cost: '{B}',
  abilities: [
    {
      kind: 'spell',
      targets: [
        { as: 'one', what: { objects: { type: 'creature' } } },
        { as: 'other', what: { objects: { type: 'creature' } } },
      ],
      do: [
        { do: 'destroy', what: { ref: 'one' } },
        { do: 'destroy', what: { ref: 'other' } },
        { do: 'gainLife', who: 'you', amount: { stat: 'power', of: { ref: 'one' } } },
      ],
    },
  ],
});
const charm = card('Charm', {
  types: ['instant'],
  cost: '{U}',
  abilities: [
    {
      kind: 'spell',
      modes: {
        choose: 2,
        again: true,
        of: [
          { targets: [{ as: 'whom', what: { players: 'each' } }], do: [{ do: 'loseLife', who: { ref: 'whom' }, amount: 2 }] },
          { do: [{ do: 'setLife', who: 'you', amount: 9 }] },
        ],
      },
    },
  ],
});

const onStack = (more: Partial<OnStack> = {}): OnStack => ({ ...unannounced, from: 'hand', cast: true, ...more });
type Placed = Partial<Obj> & Pick<Obj, 'owner' | 'zone'>;
const spell = (name: string, more: Partial<OnStack> = {}): Placed => ({ card: name, owner: 'A', zone: 'stack', stack: onStack(more) });
const creature = (owner = 'B', name = 'Bear'): Placed => ({ card: name, owner, zone: 'battlefield' });
const table = (rules: 'classic' | 'modern', ...objects: readonly Placed[]): Game =>
  gameWith([bear, relic, bolt, rancid, twin, charm], objects, ['A', 'B'], rules);

function* dealCombatDamage(): Generator<never, void> {}
const resolved = (game: Game, replies: readonly Reply[] = []): Carried =>
  runThrough(hooksWith({ resolveTop, dealCombatDamage }), 'resolveTop', {}, game, replies);
const types = ({ batches }: Carried): readonly string[] => batches.flat().map((e) => e.type);
const graveyard = (game: Game, seat = 'A'): readonly (string | null | undefined)[] => playerOf(game, seat).graveyard.map((id) => game.objects[id]?.card);

describe('a resolving spell', () => {
  it("does what it says, then is put into its owner's graveyard", () => {
    const done = resolved(table('classic', creature(), spell('Bolt', { targets: { target: ['B'] } })));
    expect(playerOf(done.game, 'B').life).toBe(17);
    expect(types(done)).toEqual(['ResolutionBegan', 'DamageDealt', 'LifeLost', 'Resolved', 'ObjectMoved']);
    expect(graveyard(done.game)).toEqual(['Bolt']);
  });
  it.each([
    ['classic', ['ResolutionBegan', 'Countered', 'ObjectMoved']],
    ['modern', ['ResolutionBegan', 'ObjectMoved']],
  ] as const)('with all its targets illegal does nothing (%s)', (rules, expected) => {
    const done = resolved(table(rules, creature(), spell('Bolt', { targets: { target: [99] } })));
    expect(types(done)).toEqual(expected);
    expect(graveyard(done.game)).toEqual(['Bolt']);
  });
  it('with one of them illegal asks about it and acts on the other', () => {
    const game = table('classic', creature('A', 'Relic'), creature('A'), spell('Twin Bane', { targets: { one: [1], other: [2] } }));
    const { game: after } = resolved({ ...game, past: {} });
    expect(after.battlefield).toEqual([1]);
    expect(graveyard(after)).toEqual(['Twin Bane', 'Bear']);
  });
  it('follows its modes as printed, each time with the targets of that time', () => {
    const { game } = resolved(table('classic', spell('Charm', { modes: [0, 0], targets: { whom: ['B'], 'whom#2': ['A'] } })));
    expect([playerOf(game, 'A').life, playerOf(game, 'B').life]).toEqual([18, 18]);
  });
  it('goes where a cost of it says', () => {
    expect(resolved(table('classic', creature(), spell('Bolt', { targets: { target: ['B'] }, after: 'exile' }))).game.exile).toHaveLength(1);
  });
  it('that is a copy ceases to be', () => {
    const done = resolved(table('classic', creature(), { ...spell('Bolt', { targets: { target: ['B'] } }), kind: 'copy' }));
    expect(types(done).at(-1)).toBe('ObjectCeased');
    expect(graveyard(done.game)).toEqual([]);
  });
});

describe('a resolving permanent spell', () => {
  it("becomes a permanent under its controller's control", () => {
    const { game } = resolved(table('classic', { ...spell('Bear'), controller: 'B' }));
    expect(game.objects[2]).toMatchObject({ zone: 'battlefield', owner: 'A', controller: 'B', was: { spell: 1, from: 'hand' } });
  });
  it('is attached to its target, or not there at all', () => {
    const aura = (target: number): Game =>
      resolved(table('classic', creature(), creature('B', 'Relic'), spell('Rancid Hold', { targets: { enchants: [target] } }))).game;
    expect(aura(1).objects[4]).toMatchObject({ zone: 'battlefield', attachedTo: 1 });
    expect(graveyard(aura(2))).toEqual(['Rancid Hold']);
  });
  it('that may not enter goes to the graveyard', () => {
    const ban = {
      id: 1,
      source: null,
      controller: 'B',
      timestamp: 1,
      until: { at: 'never' },
      bindings: {},
      x: null,
      what: { kind: 'play', changes: [{ cantEnter: { type: 'creature' } }] },
    } as const;
    const { game } = resolved({ ...table('classic', spell('Bear')), effects: [ban] });
    expect(graveyard(game)).toEqual(['Bear']);
  });
});

describe('a resolving ability', () => {
  const gain: Ability = { kind: 'triggered', when: { on: 'step', step: 'upkeep' }, do: [{ do: 'gainLife', who: 'you', amount: 1 }] };
  const waiting = (ability: Ability): Game =>
    table('classic', creature('A', 'Relic'), { owner: 'A', zone: 'stack', kind: 'ability', stack: onStack({ ability, source: 1 }) });
  it('does what it says and ceases to exist', () => {
    const done = resolved(waiting(gain));
    expect(types(done)).toEqual(['ResolutionBegan', 'LifeGained', 'Resolved', 'ObjectCeased']);
  });
  it('with an "if" that no longer holds does nothing', () => {
    expect(types(resolved(waiting({ ...gain, if: { phase: 'combat' } })))).toEqual(['ResolutionBegan', 'ObjectCeased']);
  });
  it('that may be declined asks now', () => {
    const may: Ability = { ...gain, may: true };
    expect(playerOf(resolved(waiting(may), [{ yes: false }]).game, 'A').life).toBe(20);
    expect(playerOf(resolved(waiting(may), [{ yes: true }]).game, 'A').life).toBe(21);
  });
  it('that has shown a hand hides it again under new ids', () => {
    const look: Ability = { kind: 'activated', cost: [], do: [{ do: 'lookHand', whose: 'opponents' }] };
    const game = table(
      'classic',
      creature('A', 'Relic'),
      { card: 'Bear', owner: 'B', zone: 'hand' },
      { owner: 'A', zone: 'stack', kind: 'ability', stack: onStack({ ability: look, source: 1 }) },
    );
    const done = resolved(game);
    expect(types(done)).toEqual(['ResolutionBegan', 'Revealed', 'Resolved', 'ObjectCeased', 'RevealEnded', 'HandRenewed']);
    expect(playerOf(done.game, 'B').hand).toEqual([4]);
  });
});

describe('combat damage', () => {
  it('ceases to exist once it is dealt', () => {
    const shares = [{ source: 1, to: 'B', amount: 2 }];
    const done = resolved(table('classic', creature('A'), { owner: 'A', zone: 'stack', kind: 'combatDamage', stack: onStack({ assignment: shares }) }));
    expect(types(done)).toEqual(['ResolutionBegan', 'ObjectCeased']);
    expect(done.game.stack).toEqual([]);
  });
});
