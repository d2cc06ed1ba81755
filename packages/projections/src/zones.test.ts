import type { Event } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { stateAt } from './catalogue.ts';
import type { SeenBatch, Viewer } from './seen.ts';
import { began, created, createdFor, entries, entry, moved, reversed, turn } from './testEvents.ts';
import { type HiddenZone, type ShownZones, wayOf } from './zones.ts';

const decks = { A: ['Forest', 'Bear', 'Bolt'], B: ['Island'] };
const told = (viewer: Viewer, ...all: readonly (readonly SeenBatch[])[]): ShownZones =>
  stateAt(
    'zones',
    entries(entry(viewer === 'judge' ? created(decks) : createdFor(decks, typeof viewer === 'object' ? viewer.seat : null), turn(1, 'A')), ...all),
    viewer,
  );
const judge = (...all: readonly (readonly SeenBatch[])[]): ShownZones => told('judge', ...all);
const a = { seat: 'A' };
const zoneOf = (shown: ShownZones, seat: string, zone: 'library' | 'hand'): HiddenZone => shown.players.find((p) => p.seat === seat)?.[zone] as HiddenZone;
const brief = ({ count, cards }: HiddenZone) => [count, cards.map(({ id, card, place }) => [id, card, place])];

const draw = moved({ object: 1, as: 5, from: 'library', to: 'hand', player: 'A', card: 'Forest', cause: 'draw' });
const drawSeen = { ...draw, object: null };
const drawUnseen = { ...drawSeen, as: null, card: null };
const play = moved({ object: 5, as: 6, from: 'hand', to: 'battlefield', player: 'A', card: 'Forest', cause: 'play', tapped: true });
const shuffled: Event = { type: 'LibraryShuffled', rule: '2016:701.16', player: 'A', order: [2, 0, 1], first: 10 };
const shuffledUnseen = { type: 'LibraryShuffled', rule: '2016:701.16', player: 'A' } as const;

describe('zones of a judge', () => {
  it('has every card in its place, and the way of each', () => {
    const shown = judge(entry(shuffled), entry({ ...draw, object: 10, card: 'Bolt' }), entry({ ...play, card: 'Bolt' }));
    expect(brief(zoneOf(shown, 'A', 'library'))).toEqual([
      2,
      [
        [11, 'Forest', 0],
        [12, 'Bear', 1],
      ],
    ]);
    expect(shown.battlefield).toMatchObject([{ id: 6, card: 'Bolt', tapped: true, controller: 'A', seenBy: 'all', since: { entry: 3, turn: 1 } }]);
    const way = [
      [3, 'library', 0],
      [10, 'library', 1],
      [5, 'hand', 2],
      [6, 'battlefield', 3],
    ];
    for (const id of [3, 10, 5, 6]) expect(wayOf(shown, id)?.map((stay) => [stay.id, stay.zone, stay.since.entry])).toEqual(way);
    expect(wayOf(shown, 99)).toBeNull();
  });
  it('says who sees what', () => {
    const reveal: Event = { type: 'Revealed', rule: '2016:701.13', objects: [2], cards: ['Bear'], to: ['B'], player: 'A' };
    const shown = judge(entry(draw, reveal));
    expect([zoneOf(shown, 'A', 'library').cards[0]?.seenBy, zoneOf(shown, 'A', 'hand').cards[0]?.seenBy]).toEqual([['B'], ['A']]);
    const over = judge(entry(draw, reveal, { type: 'RevealEnded', rule: '2016:701.13', objects: [2] }));
    expect(zoneOf(over, 'A', 'library').cards[0]).toMatchObject({ card: 'Bear', seenBy: [] });
  });
  it('goes back with an action that is taken back', () => {
    expect(judge(entry(draw), entry(began, play), entry(reversed()))).toEqual(judge(entry(draw)));
  });
  it('keeps a card that phases out, with its way', () => {
    const out: Event = { type: 'PhasedOut', rule: '2016:702.25', objects: [6] };
    const gone = judge(entry(draw, play), entry(out));
    expect([gone.battlefield, gone.phasedOut.map(({ id, tapped }) => [id, tapped])]).toEqual([[], [[6, true]]]);
    const back = judge(entry(draw, play), entry(out), entry({ ...out, type: 'PhasedIn' }));
    expect(wayOf(back, 6)?.map(({ zone }) => zone)).toEqual(['library', 'hand', 'battlefield', 'phasedOut', 'battlefield']);
  });
  it('keeps the way of what has left the game', () => {
    const shown = judge(entry(draw), entry({ type: 'PlayerLeft', rule: '2008:102.5', player: 'A', objects: [2, 3, 5] }));
    expect([brief(zoneOf(shown, 'A', 'library')), brief(zoneOf(shown, 'A', 'hand'))]).toEqual([
      [0, []],
      [0, []],
    ]);
    expect(shown.trails.map(({ card, until }) => [card, until.entry])).toEqual([
      ['Bear', 2],
      ['Bolt', 2],
      ['Forest', 2],
    ]);
    expect(brief(zoneOf(shown, 'B', 'library'))[0]).toBe(1);
  });
});

describe('zones of a player', () => {
  it('counts what is hidden, and knows his own hand', () => {
    const mine = told(a, entry(shuffledUnseen), entry(drawSeen));
    expect([brief(zoneOf(mine, 'A', 'library')), brief(zoneOf(mine, 'A', 'hand'))]).toEqual([
      [2, []],
      [1, [[5, 'Forest', 0]]],
    ]);
    const others = told('public', entry(shuffledUnseen), entry(drawUnseen));
    expect([brief(zoneOf(others, 'A', 'library')), brief(zoneOf(others, 'A', 'hand'))]).toEqual([
      [2, []],
      [1, []],
    ]);
  });
  it('loses sight of a card that goes into another hand, and sees it again under another id', () => {
    const back = moved({ object: 6, as: 7, from: 'battlefield', to: 'hand', player: 'A', card: 'Forest', cause: 'return' });
    const playUnseen = { ...play, object: null };
    const shown = told('public', entry(drawUnseen, playUnseen), entry({ ...back, as: null }));
    expect(brief(zoneOf(shown, 'A', 'hand'))).toEqual([1, []]);
    expect(shown.trails.map(({ card, way }) => [card, way.map(({ id, zone }) => [id, zone])])).toEqual([
      [
        'Forest',
        [
          [6, 'battlefield'],
          [null, 'hand'],
        ],
      ],
    ]);
    const again = told('public', entry(drawUnseen, playUnseen), entry({ ...back, as: null }), entry({ ...playUnseen, as: 8 }));
    expect(wayOf(again, 8)?.map(({ id }) => id)).toEqual([8]);
  });
  it('learns the card he has drawn face down when he may see it', () => {
    const down = told(a, entry({ ...drawUnseen, faceDown: true }));
    expect(brief(zoneOf(down, 'A', 'hand'))).toEqual([1, []]);
    const up = told(a, entry({ ...drawUnseen, faceDown: true }), entry({ type: 'TurnedFaceUp', rule: '2016:401.5', object: 5, card: 'Forest' }));
    expect(brief(zoneOf(up, 'A', 'hand'))).toEqual([1, [[5, 'Forest', 0]]]);
  });
  it('knows that a card shown to him is there, where he has put it, and no longer than it is shown', () => {
    const where = { zone: 'library', owner: 'A' } as const;
    const look = { type: 'Revealed', rule: '2016:701.18', objects: [1, 2], cards: ['Forest', 'Bear'], to: ['A'], player: 'A', where: [where, where] } as const;
    const arrange = { type: 'LibraryArranged', rule: '2016:701.18', player: 'A', top: [2], bottom: [1], by: 'A' } as const;
    const end: Event = { type: 'RevealEnded', rule: '2016:701.18', objects: [1, 2] };
    expect(brief(zoneOf(told(a, entry(look)), 'A', 'library'))).toEqual([
      3,
      [
        [1, 'Forest', null],
        [2, 'Bear', null],
      ],
    ]);
    expect(brief(zoneOf(told(a, entry(look, arrange)), 'A', 'library'))).toEqual([
      3,
      [
        [2, 'Bear', 0],
        [1, 'Forest', 2],
      ],
    ]);
    expect(brief(zoneOf(told(a, entry(look, arrange, end)), 'A', 'library'))).toEqual([3, []]);
    const hidden = { ...arrange, top: [null], bottom: [null] };
    expect(brief(zoneOf(told({ seat: 'B' }, entry({ ...look, to: 'all' }, hidden)), 'A', 'library'))).toEqual([
      3,
      [
        [1, 'Forest', null],
        [2, 'Bear', null],
      ],
    ]);
    expect(brief(zoneOf(told(a, entry(look, arrange, shuffledUnseen)), 'A', 'library'))).toEqual([3, []]);
  });
  it('sees the face of what is face down no longer once another controls it', () => {
    const morph = { ...play, object: null, faceDown: true };
    const taken: Event = { type: 'ControllerChanged', rule: '2016:108.4', object: 6, from: 'A', controller: 'B' };
    expect(told(a, entry(drawSeen, { ...morph, object: 5 })).battlefield).toMatchObject([{ card: 'Forest', seenBy: ['A'] }]);
    expect(told(a, entry(drawSeen, { ...morph, object: 5 }, taken)).battlefield).toMatchObject([{ card: null, seenBy: ['B'] }]);
    const shown = { ...taken, card: 'Forest' } as Event;
    expect(told({ seat: 'B' }, entry(drawUnseen, { ...morph, card: null }, shown)).battlefield).toMatchObject([{ card: 'Forest', seenBy: ['B'] }]);
  });
  it('counts a token in a hidden zone until it ceases to exist', () => {
    const token: Event = {
      type: 'TokenCreated',
      rule: '2016:110.5',
      object: 20,
      owner: 'A',
      controller: 'A',
      values: { name: 'Saproling', colors: [], supertypes: [], types: ['creature'], subtypes: [], abilities: [] },
    };
    const bounced = { ...moved({ object: 20, as: 21, from: 'battlefield', to: 'hand', player: 'A', card: null, cause: 'return' }), as: null };
    const ceased = { type: 'ObjectCeased', rule: '2016:704.5d', object: null, where: { zone: 'hand', owner: 'A' } } as const;
    expect(told('public', entry(token)).battlefield).toMatchObject([{ id: 20, kind: 'token', name: 'Saproling' }]);
    expect(brief(zoneOf(told('public', entry(token, bounced)), 'A', 'hand'))).toEqual([1, []]);
    expect(brief(zoneOf(told('public', entry(token, bounced, ceased)), 'A', 'hand'))).toEqual([0, []]);
  });
});
