import { type Ability, type Card, type Game, type Obj, unannounced } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { gameWith } from '../engine/testGame.ts';
import { isSame, positionOf, written } from './fingerprint.ts';

const bear: Card = { v: 1, name: 'Bear', layout: 'normal', faces: [{ name: 'Bear', types: ['creature'], power: 2, toughness: 2 }] };
const reader = (ability: Ability): Card => ({ ...bear, name: 'Reader', faces: [{ name: 'Reader', types: ['creature'], abilities: [ability] }] });
const on = (change: Partial<Obj> = {}): Partial<Obj> & Pick<Obj, 'owner' | 'zone'> => ({ owner: 'A', zone: 'battlefield', card: 'Bear', ...change });
const board = (...objects: Parameters<typeof gameWith>[1][number][]): Game => gameWith([bear], objects);
const cameBack = (earlier: Game, now: Game): boolean => isSame(written(positionOf(earlier, null)), positionOf(now, null));
const life = (g: Game, amount: number): Game => ({ ...g, players: g.players.map((p) => ({ ...p, life: amount })) });

/** The same value with the keys of every record the other way round. */
const turned = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(turned) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, turned(part)]);
  return Object.fromEntries(entries.toReversed()) as T;
};

describe('a position comes back', () => {
  it('whatever the order of keys', () => {
    const count = (fact: 'lifeGained' | 'spellsCast'): Ability => ({ kind: 'static', while: { compare: { turn: fact }, op: '>', to: 2 } });
    const cards = [bear, reader(count('lifeGained')), { ...reader(count('spellsCast')), name: 'Other' }];
    const stack = {
      ...unannounced,
      source: 1,
      targets: { one: ['A'], two: [1] },
      cast: true,
    };
    const game = gameWith(cards, [on({ counters: { a: 1, b: 2 } }), { owner: 'A', zone: 'stack', card: 'Bear', stack }]);
    const played = { ...game, players: game.players.map((p) => ({ ...p, did: { spellsCast: 1, lifeGained: 3 } })) };
    expect(positionOf(turned(played), null)).toEqual(positionOf(played, null));
  });
  it('whatever the ids, timestamps and order of arrival', () => {
    const one = board(on(), on({ tapped: true }), { owner: 'B', zone: 'graveyard', card: 'Bear' });
    const other = board({ owner: 'B', zone: 'graveyard', card: 'Bear' }, on({ tapped: true }), on());
    expect(cameBack(one, other)).toBe(true);
    expect(cameBack(one, { ...other, turn: { ...other.turn, number: 9 } })).toBe(true);
  });
  it('while life and mana have only grown', () => {
    const one = board(on());
    expect(cameBack(one, life(one, 25))).toBe(true);
    expect(cameBack(one, life(one, 19))).toBe(false);
  });
  it('while counters have only piled up that nothing reads', () => {
    const one = board(on());
    expect(cameBack(one, board(on({ counters: { charge: 3 } })))).toBe(true);
    expect(cameBack(board(on({ counters: { charge: 3 } })), one)).toBe(false);
    expect(cameBack(one, board(on({ counters: { '-1/-1': 1 } })))).toBe(false);
  });
  it('not once something has changed that can end a loop', () => {
    const one = board(on(), { owner: 'A', zone: 'library', card: 'Bear' });
    expect(cameBack(one, board(on({ damage: 1 }), { owner: 'A', zone: 'library', card: 'Bear' }))).toBe(false);
    expect(cameBack(one, board(on()))).toBe(false);
    expect(cameBack(one, { ...one, players: one.players.map((p) => ({ ...p, counters: { poison: 1 } })) })).toBe(false);
  });
  it('not where some open text reads what has grown', () => {
    const reads =
      (ability: Ability, zone: Obj['zone'] = 'battlefield'): ((...objects: Parameters<typeof gameWith>[1][number][]) => Game) =>
      (...objects) =>
        gameWith([bear, reader(ability)], [...objects, { owner: 'A', zone, card: 'Reader' }]);
    const counting = reads({ kind: 'static', while: { exists: { each: { counter: 'charge' } } } });
    expect(cameBack(counting(on()), counting(on({ counters: { charge: 3 } })))).toBe(false);
    const living = reads({ kind: 'static', while: { compare: { life: 'you' }, op: '>=', to: 50 } });
    expect(cameBack(living(on()), life(living(on()), 25))).toBe(false);
    const paying = reads({ kind: 'activated', cost: [{ life: 2 }], do: [] });
    expect(cameBack(paying(on()), life(paying(on()), 25))).toBe(true);
    const held = reads({ kind: 'static', while: { compare: { life: 'you' }, op: '>=', to: 50 } }, 'hand');
    expect(cameBack(held(on()), life(held(on()), 25))).toBe(true);
  });
});
