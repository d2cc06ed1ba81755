import type { Ability, Card, Condition, Face, Filter, Game, Modification, Obj, Quantity } from '@arbiter/schema';
import { array, assert, constantFrom, property, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setObject, setPlayer } from '../../engine/evolve/update.ts';
import { gameWith } from '../../engine/testGame.ts';
import { attack } from '../../turn/combat/testCombat.ts';
import { lookOf } from './look.ts';

const card = (name: string, face: Omit<Partial<Face>, 'name'> & Pick<Face, 'types'>): Card => ({ v: 1, name, layout: 'normal', faces: [{ name, ...face }] });
const creature: Filter = { type: 'creature' };
const bonus: readonly Modification[] = [{ power: 1, toughness: 1 }];
const when = (condition: Condition): Ability => ({ kind: 'static', affects: { each: creature }, while: condition, changes: bonus });
const to = (filter: Filter): Ability => ({ kind: 'static', affects: { each: { all: [creature, filter] } }, changes: bonus });
const by = (power: Quantity): Ability => ({ kind: 'static', affects: { each: creature }, changes: [{ power, toughness: 0 }] });

/** One reading of the game each: whatever it asks may be what changes next. */
const readers: readonly Ability[] = [
  when({ turnOf: 'you' }),
  when({ phase: 'combat' }),
  when({ compare: { life: 'you' }, op: '<', to: 20 }),
  when({ exists: { each: creature, zone: 'graveyard' } }),
  when({ exists: { each: 'any', zone: 'exile' } }),
  when({ exists: { each: 'any', zone: 'stack' } }),
  when({ compare: { players: 'opponents' }, op: '>', to: 0 }),
  when({ fits: 'self', filter: { is: 'untapped' } }),
  when({ compare: { turn: 'permanentsLeft' }, op: '>', to: 0 }),
  when({ fits: { linked: 'kept' }, filter: creature }),
  to({ is: 'tapped' }),
  to({ is: 'attacking' }),
  to({ history: 'attackedThisTurn' }),
  to({ counter: 'charge' }),
  to({ attacks: 'opponents' }),
  to({ controller: 'opponents' }),
  to({ history: 'enteredThisTurn' }),
  to({ sharesWith: { linked: 'kept' }, what: 'color' }),
  { kind: 'static', affects: { each: creature, zone: ['graveyard', 'stack'] }, changes: bonus },
  by({ cards: 'hand', of: 'you' }),
  by({ damage: 'self' }),
  by({ counters: 'poison', on: { player: 'opponents' } }),
  by({ stat: 'manaValue', of: { top: 1, of: 'you' } }),
  by({ typesAmong: { each: 'any', zone: 'graveyard' } }),
];
const readerCards = readers.map((ability, i) => card(`Reader ${i}`, { types: ['enchantment'], abilities: [ability] }));
const bear = card('Bear', { types: ['creature'], cost: '{1}{G}', power: 2, toughness: 2 });
const at = (owner: string, zone: Obj['zone'], name: string, more: Partial<Obj> = {}): Partial<Obj> & Pick<Obj, 'owner' | 'zone'> => ({
  owner,
  zone,
  card: name,
  ...more,
});
const base = (names: readonly string[]): Game =>
  gameWith(
    [bear, ...readerCards],
    [
      at('A', 'battlefield', 'Bear'),
      at('B', 'battlefield', 'Bear'),
      at('A', 'graveyard', 'Bear'),
      at('A', 'library', 'Bear'),
      at('A', 'library', 'Reader 0'),
      at('A', 'hand', 'Bear'),
      at('A', 'exile', 'Bear'),
      ...names.map((name) => at('A', 'battlefield', name, { links: { kept: { objects: [7] } } })),
    ],
  );

const steps: Readonly<Record<string, (game: Game) => Game>> = {
  tap: (game) => setObject(game, 1, (o) => ({ ...o, tapped: !o.tapped })),
  tapReader: (game) => setObject(game, 8, (o) => ({ ...o, tapped: !o.tapped })),
  damage: (game) => setObject(game, 8, (o) => ({ ...o, damage: o.damage + 1 })),
  attacked: (game) => setObject(game, 1, (o) => ({ ...o, did: { attacked: 1 } })),
  charge: (game) => setObject(game, 2, (o) => ({ ...o, counters: { ...o.counters, charge: 1 } })),
  grow: (game) => setObject(game, 2, (o) => ({ ...o, counters: { ...o.counters, '+1/+1': (o.counters['+1/+1'] ?? 0) + 1 } })),
  steal: (game) => setObject(game, 2, (o) => ({ ...o, under: 'A' })),
  down: (game) => setObject(game, 2, (o) => ({ ...o, faceDown: !o.faceDown })),
  turn: (game) => ({ ...game, turn: { ...game.turn, active: game.turn.active === 'A' ? 'B' : 'A', number: game.turn.number + 1 } }),
  phase: (game) => ({ ...game, turn: { ...game.turn, phase: 'combat' } }),
  fight: (game) => ({ ...game, combat: { defenders: ['B'], attacks: [attack(1)], blocks: [], declared: true, damageSteps: 0 } }),
  life: (game) => setPlayer(game, 'A', (p) => ({ ...p, life: p.life - 1 })),
  poison: (game) => setPlayer(game, 'B', (p) => ({ ...p, counters: { poison: 1 } })),
  left: (game) => setPlayer(game, 'A', (p) => ({ ...p, did: { permanentsLeft: 1 } })),
  lose: (game) => setPlayer(game, 'B', (p) => ({ ...p, status: 'lost' })),
  draw: (game) => setPlayer(game, 'A', (p) => ({ ...p, library: p.library.slice(1), hand: [...p.hand, ...p.library.slice(0, 1)] })),
  discard: (game) => setPlayer(game, 'A', (p) => ({ ...p, hand: [], graveyard: [...p.hand, ...p.graveyard] })),
  command: (game) => ({ ...game, exile: [], command: [7] }),
  bury: (game) => setPlayer(game, 'A', (p) => ({ ...p, graveyard: [] })),
  return: (game) => ({ ...game, exile: [] }),
  recall: (game) => ({ ...game, command: [] }),
  cast: (game) => ({ ...game, stack: [6] }),
};
const sizes = (game: Game): readonly unknown[] =>
  [...game.battlefield, ...game.stack, ...game.command, 3].map((id) => [
    lookOf(game).of(id).power,
    lookOf(game).of(id).toughness,
    lookOf(game).of(id).controller,
  ]);

describe('what was computed for another game', () => {
  it('is used only where it is this game’s too', () => {
    assert(
      property(
        subarray(
          readerCards.map(({ name }) => name),
          { minLength: 1, maxLength: 4 },
        ),
        array(constantFrom(...Object.keys(steps)), { maxLength: 12 }),
        (names, path) => {
          let game = base(names);
          sizes(game);
          for (const step of path) {
            game = (steps[step] as (game: Game) => Game)(game);
            expect(sizes(game), `after ${step}`).toEqual(sizes(structuredClone(game)));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is not used where something that speaks from another zone has gone', () => {
    const ghost = card('Ghost', {
      types: ['creature'],
      power: 1,
      toughness: 1,
      abilities: [{ kind: 'static', zones: ['graveyard'], affects: { each: creature }, changes: bonus }],
    });
    const game = gameWith([bear, ghost], [at('A', 'battlefield', 'Bear'), at('A', 'graveyard', 'Ghost')]);
    const without = setPlayer(game, 'A', (p) => ({ ...p, graveyard: [] }));
    expect([game, without].map((one) => lookOf(one).of(1).power)).toEqual([3, 2]);
  });

  it('is not used where something an effect was made for is still there', () => {
    const begun = gameWith([bear], [at('A', 'battlefield', 'Bear'), at('A', 'graveyard', 'Bear')]);
    const what = { kind: 'change', objects: [2], changes: [{ gain: [{ kind: 'keyword', keyword: 'flashback' }] }] } as const;
    const lasting = { id: 1, source: null, controller: 'A', timestamp: 9, until: { at: 'endOfTurn' }, bindings: {}, x: null, what } as const;
    const game: Game = { ...begun, effects: [lasting] };
    const gone: Game = { ...setPlayer(game, 'A', (p) => ({ ...p, graveyard: [] })), objects: game.objects.with(2, null) };
    expect([gone, game].map((one) => [lookOf(one).of(1).power, one.objects[2] && lookOf(one).of(2).abilities.length])).toEqual([
      [2, null],
      [2, 1],
    ]);
  });

  it('is used where nothing it was computed from has changed', () => {
    const before = base(['Reader 13', 'Reader 0']);
    const after = [steps['tap'], steps['draw'], steps['life'], steps['fight']].reduce<Game>((game, step) => (step as (game: Game) => Game)(game), before);
    expect(lookOf(after).of(1)).toBe(lookOf(before).of(1));
    expect(lookOf((steps['turn'] as (game: Game) => Game)(after)).of(1)).not.toBe(lookOf(before).of(1));
  });
});
