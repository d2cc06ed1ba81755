import type { Event } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { nothing } from '../engine/evolve/index.ts';
import { gameWith, testSetup } from '../engine/testGame.ts';
import { maskBatch } from './events.ts';
import type { Viewer } from './viewer.ts';

const viewers: readonly Viewer[] = [{ seat: 'A' }, { seat: 'B' }, 'public'];
const seen = (game: Parameters<typeof maskBatch>[0], event: Event) => viewers.map((viewer) => maskBatch(game, [event], viewer)[0]);

describe('an event is told', () => {
  it('with the sizes of libraries and the command zone to everyone, with a deck to its player', () => {
    const setup = { ...testSetup([]), decks: { A: { main: ['Bear', 'Bear'], sideboard: [], command: ['Chief'] }, B: { main: ['Wolf'], sideboard: [] } } };
    const told = seen(nothing, { type: 'GameCreated', rule: '2008:101.1', setup }).map((event) => event?.['setup']);
    for (const one of told) expect(one).toMatchObject({ libraries: { A: 2, B: 1 }, command: { A: ['Chief'], B: [] } });
    expect(told.map((one) => (one as { decks?: unknown }).decks)).toEqual([{ A: setup.decks.A }, { B: setup.decks.B }, undefined]);
  });
  it('without the card to anyone while a card is drawn face down', () => {
    const game = gameWith([], [{ owner: 'A', zone: 'library', card: 'Bear' }]);
    const draw: Event = {
      type: 'ObjectMoved',
      rule: '2016:120.1',
      object: 1,
      as: 2,
      from: 'library',
      to: 'hand',
      player: 'A',
      controller: 'A',
      card: 'Bear',
      cause: 'draw',
    };
    expect(seen(game, draw).map((event) => [event?.['as'], event?.['card']])).toEqual([
      [2, 'Bear'],
      [null, null],
      [null, null],
    ]);
    expect(seen(game, { ...draw, faceDown: true }).map((event) => [event?.['as'], event?.['card']])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });
  it('with the zone of a hidden thing that ceases to exist', () => {
    const game = gameWith([], [{ owner: 'A', zone: 'hand', kind: 'token' }]);
    expect(seen(game, { type: 'ObjectCeased', rule: '2016:704.5d', object: 1 })).toMatchObject([
      { object: 1 },
      { object: null, where: { zone: 'hand', owner: 'A' } },
      { object: null, where: { zone: 'hand', owner: 'A' } },
    ]);
  });
  it('with the card to whoever comes to control what is face down', () => {
    const game = gameWith([], [{ owner: 'A', zone: 'battlefield', card: 'Bear', faceDown: true }]);
    const taken: Event = { type: 'ControllerChanged', rule: '2016:613.1b', object: 1, from: 'A', controller: 'B' };
    expect(seen(game, taken).map((event) => event?.['card'])).toEqual([null, 'Bear', null]);
  });
  it('with the zone of what is shown, and with the cards to those it is shown to', () => {
    const game = gameWith([], [{ owner: 'A', zone: 'library', card: 'Bear' }]);
    const where = [{ zone: 'library', owner: 'A' }];
    expect(seen(game, { type: 'Revealed', rule: '2016:701.13', objects: [1], cards: ['Bear'], to: ['B'], player: 'B' })).toMatchObject([
      { objects: [null], cards: [null], where },
      { objects: [1], cards: ['Bear'], where },
      { objects: [null], cards: [null], where },
    ]);
  });
});
