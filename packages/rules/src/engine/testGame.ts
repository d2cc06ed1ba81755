import { blankObject, type Card, editions, type Game, type Obj, type Setup } from '@arbiter/schema';
import { evolve, nothing } from './evolve/index.ts';
import { addObject, enterZone } from './evolve/update.ts';

/** Small games for unit tests of questions and of the kernel; whole games are played by scenarios. */
export const testSetup = (cards: readonly Card[], seats: readonly string[] = ['A', 'B'], rules: keyof typeof editions = 'classic'): Setup => ({
  game: 'a'.repeat(26),
  rules: editions[rules],
  format: 'duel',
  seats: seats.map((seat, team) => ({ seat, team })),
  decks: Object.fromEntries(seats.map((seat) => [seat, { main: [], sideboard: [] }])),
  cards: Object.fromEntries(cards.map((card) => [card.name, card])),
  keyId: '0',
  commitment: '0',
  provable: false,
  openHands: false,
  attack: 'one',
  range: null,
  match: null,
  startingLife: 20,
  startingHand: 7,
});
const withObject = (game: Game, obj: Partial<Obj> & Pick<Obj, 'owner' | 'zone'>): Game => {
  const id = game.objects.length;
  const placed = {
    ...blankObject(id, obj.owner, obj.zone),
    under: obj.controller ?? obj.owner,
    controller: obj.controller ?? obj.owner,
    timestamp: game.counters.timestamp,
    ...obj,
    id,
  };
  return enterZone(addObject({ ...game, counters: { ...game.counters, timestamp: game.counters.timestamp + 1 } }, placed), id, obj.zone, obj.owner);
};
/** A game in its first precombat main phase with these objects, which get the ids 1, 2 … in order. */
export const gameWith = (
  cards: readonly Card[],
  objects: readonly (Partial<Obj> & Pick<Obj, 'owner' | 'zone'>)[],
  seats?: readonly string[],
  rules?: keyof typeof editions,
): Game => {
  const created = evolve(nothing, { type: 'GameCreated', rule: '2008:101.1', setup: testSetup(cards, seats, rules) });
  const begun: Game = { ...created, setup: 'playing', turn: { ...created.turn, number: 1, phase: 'precombat-main', step: 'precombat-main' } };
  return objects.reduce(withObject, begun);
};
