import type { Ability, Card, Game, Mana, Obj } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../effects/continuous/look.ts';
import { gameWith } from '../engine/testGame.ts';
import { maximumHandSize } from './cleanup.ts';
import { emptying } from './mana.ts';
import { phasingIn, phasingOut } from './phasing.ts';
import { untapping } from './untap.ts';

const card = (name: string, ...abilities: readonly Ability[]): Card => ({
  v: 1,
  name,
  layout: 'normal',
  faces: [{ name, types: ['creature'], power: 1, toughness: 1, abilities }],
});
const cards = [
  card('Bear'),
  card('Ghost', { kind: 'keyword', keyword: 'phasing' }),
  card('Sleeper', { kind: 'static', affects: 'self', changes: [{ rule: 'doesntUntap' }] }),
  card('Spellbook', { kind: 'static', play: [{ maxHand: 'none', who: 'you' }] }),
  card('Trick', { kind: 'static', play: [{ maxHand: 2, who: 'each' }] }),
  card('Study', { kind: 'static', play: [{ handChange: 3, who: 'you' }] }),
  card('Spring', { kind: 'static', play: [{ manaDoesntEmpty: 'G', who: 'each' }] }),
];
type Made = Partial<Obj> & Pick<Obj, 'owner' | 'zone'>;
const on = (name: string, change: Partial<Obj> = {}): Made => ({ owner: 'A', zone: 'battlefield', card: name, ...change });
const board = (...objects: readonly Made[]): Game => gameWith(cards, objects);

describe('what untaps', () => {
  it("what is tapped, the active player's, and not kept from it", () => {
    expect(
      untapping(
        lookOf(board(on('Bear', { tapped: true }), on('Bear'), on('Bear', { tapped: true, owner: 'B', controller: 'B' }), on('Sleeper', { tapped: true }))),
        'A',
      ),
    ).toEqual([1]);
  });
});

describe('what phases', () => {
  it('out: what has phasing, with what is attached to it', () => {
    expect(phasingOut(lookOf(board(on('Ghost'), on('Bear'), on('Bear', { attachedTo: 1 }), on('Bear', { attachedTo: 2 }))), 'A')).toEqual([1, 3]);
  });
  it('in: what phased out under the active player, with what is attached to it and nothing whose host is gone', () => {
    const out = (change: Partial<Obj> = {}): Made => on('Bear', { zone: 'phasedOut', ...change });
    const game = board(
      out(),
      out({ attachedTo: 1, owner: 'B', controller: 'B' }),
      out({ owner: 'B', controller: 'B' }),
      out({ attachedTo: 99 }),
      on('Bear'),
      out({ attachedTo: 5 }),
    );
    expect(phasingIn(game, 'A')).toEqual([1, 2, 6]);
  });
});

describe('the maximum hand size', () => {
  const size = (...objects: readonly Made[]): number | null => maximumHandSize(lookOf(board(...objects)), 'A');
  it.each<[string, readonly Made[], number | null]>([
    ['is seven', [], 7],
    ['may be none', [on('Spellbook')], null],
    ['may be another', [on('Trick')], 2],
    ['may be changed', [on('Study')], 10],
    ['goes by timestamps', [on('Trick'), on('Study')], 5],
    ['goes by timestamps, the other way round', [on('Study'), on('Trick')], 2],
    ['the newer of two', [on('Trick'), on('Spellbook')], null],
  ])('%s', (_, objects, expected) => expect(size(...objects)).toBe(expected));
});

describe('what leaves a mana pool', () => {
  const pool: readonly Mana[] = [
    { type: 'G', source: 1 },
    { type: 'R', source: 1 },
    { type: 'R', source: 1, persists: 'endOfTurn' },
  ];
  const leaves = (game: Game): readonly string[] => {
    const [player] = game.players;
    return player ? emptying(lookOf(game), { ...player, mana: pool }).map((unit) => unit.type) : [];
  };
  it('all of it but what lasts', () => expect(leaves(board())).toEqual(['G', 'R']));
  it('not what an effect keeps', () => expect(leaves(board(on('Spring')))).toEqual(['R']));
  it('everything as the turn ends', () => {
    const game = board();
    expect(leaves({ ...game, turn: { ...game.turn, phase: 'ending', step: 'cleanup' } })).toEqual(['G', 'R', 'R']);
  });
});
