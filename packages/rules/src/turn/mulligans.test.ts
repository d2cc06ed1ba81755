import type { Answer, Card, Decision, Game, Switches } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { evolve, nothing } from '../engine/evolve/index.ts';
import { testSetup } from '../engine/testGame.ts';
import { chartOf, type Played, placeOf, playOn } from './testChart.ts';

const bear: Card = { v: 1, name: 'Bear', layout: 'normal', faces: [{ name: 'Bear', types: ['creature'], power: 2, toughness: 2 }] };
const leyline: Card = {
  v: 1,
  name: 'Leyline',
  layout: 'normal',
  faces: [{ name: 'Leyline', types: ['enchantment'], abilities: [{ kind: 'keyword', keyword: 'beginInPlay' }] }],
};
const created = (rules: Partial<Switches> = {}, seats: readonly string[] = ['A', 'B'], card: Card = bear): Game => {
  const setup = testSetup([card], seats);
  const decks = Object.fromEntries(seats.map((seat) => [seat, { main: Array.from({ length: 40 }, () => card.name), sideboard: [] }]));
  return evolve(nothing, { type: 'GameCreated', rule: '2008:101.1', setup: { ...setup, rules: { ...setup.rules, ...rules }, decks } });
};
const handOf = ({ at }: Played, seat: string): number => at.context.game.players.find((p) => p.seat === seat)?.hand.length ?? -1;
const libraryOf = ({ at }: Played, seat: string): number => at.context.game.players.find((p) => p.seat === seat)?.library.length ?? -1;
/** Starts the game; A goes first and takes so many mulligans, everyone else keeps. */
const started = (game: Game, taken: number): Played => {
  let left = taken;
  return playOn(chartOf(game), (decision: Decision, at): Answer | null => {
    if (!placeOf(at).startsWith('starting')) return null;
    switch (decision.kind) {
      case 'firstPlayer':
        return { player: 'A' };
      case 'mulligan':
        return { keep: decision.seat !== 'A' || left-- <= 0 };
      case 'bottom':
        return { cards: decision.space.from.slice(0, decision.space.count) };
      case 'objects':
        return { objects: decision.space.from };
      case 'openingHand':
        return { cards: decision.space.from };
      default:
        return null;
    }
  });
};

describe('the start of the game', () => {
  it('shuffles, chooses, sets life and draws', () => {
    const played = started(created(), 0);
    expect([handOf(played, 'A'), libraryOf(played, 'A')]).toEqual([7, 33]);
    expect(played.events.filter((e) => e.type === 'LibraryShuffled')).toHaveLength(2);
    expect(placeOf(played.at)).toBe('playing.beginning.upkeep.priority');
    expect(played.at.context.game).toMatchObject({ setup: 'playing', startingPlayer: 'A', turn: { number: 1, active: 'A' } });
  });
  it('lets the loser of the last game decide, not chance', () => {
    const match = { id: 'm', number: 2, previous: { loser: 'B', chooser: 'A' } };
    expect(started({ ...created(), match }, 0).asked[0]).toBe('B firstPlayer');
  });
  it('asks everyone about cards that begin in play, whether or not there are any', () => {
    const played = started(created({}, ['A', 'B'], leyline), 0);
    expect(played.asked.filter((asked) => asked.endsWith('openingHand'))).toEqual(['A openingHand', 'B openingHand']);
    expect(played.at.context.game.battlefield).toHaveLength(14);
    const without = started(created(), 0);
    expect(without.asked.filter((asked) => asked.endsWith('openingHand'))).toEqual(['A openingHand', 'B openingHand']);
    expect(without.at.context.game.battlefield).toEqual([]);
  });
});

const askedBefore = ({ asked }: Played): readonly string[] => asked.filter((one) => !one.endsWith('openingHand'));
describe('mulligans', () => {
  it('one player after another, a card fewer each time', () => {
    const played = started(created(), 2);
    expect(askedBefore(played)).toEqual([expect.stringMatching(/firstPlayer/u), 'A mulligan', 'A mulligan', 'A mulligan', 'B mulligan']);
    expect([handOf(played, 'A'), libraryOf(played, 'A'), handOf(played, 'B')]).toEqual([5, 35, 7]);
  });
  it('down to no cards, which are kept unasked', () => {
    const played = started(created(), 20);
    expect(handOf(played, 'A')).toBe(0);
    expect(played.asked.filter((asked) => asked === 'A mulligan')).toHaveLength(7);
  });
  it('the first costs nothing among three', () => expect(handOf(started(created({}, ['A', 'B', 'C']), 2), 'A')).toBe(6));
  it('London: a full hand, then so many under the library, in rounds', () => {
    const played = started(created({ mulligan: 'london' }), 2);
    expect(askedBefore(played).slice(1)).toEqual(['A mulligan', 'B mulligan', 'A bottom', 'A mulligan', 'A bottom', 'A mulligan']);
    expect([handOf(played, 'A'), libraryOf(played, 'A')]).toEqual([5, 35]);
  });
  it('Vancouver: whoever has fewer cards scries 1', () => {
    const played = started(created({ mulligan: 'vancouver' }), 1);
    expect(askedBefore(played).slice(1)).toEqual(['A mulligan', 'B mulligan', 'A mulligan', 'A objects']);
    expect(handOf(played, 'A')).toBe(6);
    expect(played.events.filter((e) => e.type === 'LibraryArranged')).toHaveLength(1);
  });
});
