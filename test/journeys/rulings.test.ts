import { act } from '@arbiter/rules';
import { type Action, type Order, zones } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { bear, dart, rock, spring, tithe } from './support/cards.ts';
import { casting, isMain, Journey, optionFor } from './support/journey.ts';

/* A judge steps in: the open run ends where it began, the orders are carried out there, and the step settles again. */

const cards = [bear, dart, rock, spring, tithe];
const table = (seats: readonly string[] = ['A', 'B']): Journey => new Journey({ seats, cards });
const withBears = (seats?: readonly string[]): Journey =>
  table(seats).until(
    (decision, journey) => isMain(decision, journey) && ['A', 'B'].every((seat) => journey.permanents('Bear', seat).length > 0),
    ({ seat }, journey) => (journey.permanents('Bear', seat).length === 0 ? optionFor(journey, 'Bear', 'cast') : null),
  );
const inACast = (journey = withBears()): Journey => journey.until(({ kind }, { state }) => kind === 'targets' && state.attempts.length > 0, casting('Dart'));
const inAResolution = (journey = withBears()): Journey =>
  journey.until(({ kind }, { state }) => kind === 'confirm' && state.stack.length > 0, casting('Spring'));
const places = [
  ['at rest', withBears],
  ['with an attempt open', () => inACast()],
  ['in a resolution', () => inAResolution()],
] as const;

describe.each(places)('a ruling %s', (place, at) => {
  const undone = place !== 'at rest';
  const ruled = (orders: (journey: Journey) => readonly Order[]): Journey => {
    const journey = at();
    journey.rule(...orders(journey));
    expect(journey.types.slice(0, undone ? 2 : 1)).toEqual([...(undone ? ['PositionSet'] : []), 'RulingMade']);
    expect([journey.state.attempts, journey.state.before]).toEqual([[], null]);
    return journey;
  };
  it('about nothing puts the question that was due before', () => {
    const journey = ruled(() => []);
    expect(journey.open.kind).toBe('priority');
    expect(journey.state.stack.length).toBe(place === 'in a resolution' ? 1 : 0);
  });
  it('sets a life total, and what follows from it', () => {
    expect(ruled(() => [{ order: 'life', player: 'B', life: 3 }]).player('B').life).toBe(3);
    const over = ruled(() => [{ order: 'life', player: 'B', life: 0 }]);
    expect([over.state.result, over.asked]).toMatchObject([{ winners: ['A'], draw: false }, 'nobody']);
  });
  it('puts a card where it should be, tapped and with counters', () => {
    const journey = ruled(() => [{ order: 'put', card: 'Bear', player: 'B', zone: 'battlefield', tapped: true, counters: { '+1/+1': 2, charge: 1 } }]);
    const put = journey.permanents('Bear', 'B').at(-1) as number;
    expect(journey.state.objects[put]).toMatchObject({ owner: 'B', tapped: true, counters: { '+1/+1': 2, charge: 1 } });
  });
  it.each(zones.filter((zone) => !['stack', 'phasedOut'].includes(zone)))('moves an object to the zone %s', (zone) => {
    let was = 0;
    const journey = ruled((before) => {
      was = before.permanents('Bear', 'B')[0] as number;
      return [{ order: 'move', object: was, zone }];
    });
    const now = journey.state.past[was]?.became;
    expect(zone === 'battlefield' || journey.state.objects[now ?? -1]?.zone === zone).toBe(true);
  });
  it('moves a card to a place in a library', () => {
    const journey = ruled((before) => [{ order: 'move', object: before.permanents('Bear', 'B')[0] as number, zone: 'library', position: 2 }]);
    expect(journey.state.objects[journey.player('B').library[2] as number]?.card).toBe('Bear');
  });
  it('changes counters, never below none', () => {
    const journey = ruled((before) => {
      const [on] = before.permanents('Bear', 'A') as [number];
      return [
        { order: 'counters', on, counter: '+1/+1', amount: 3 },
        { order: 'counters', on, counter: '+1/+1', amount: -2 },
        { order: 'counters', on: 'B', counter: 'poison', amount: 4 },
        { order: 'counters', on: 'B', counter: 'poison', amount: -9 },
      ];
    });
    expect([journey.state.objects[journey.permanents('Bear', 'A')[0] as number]?.counters['+1/+1'], journey.player('B').counters['poison'] ?? 0]).toEqual([
      1, 0,
    ]);
  });
  it('taps and untaps', () => {
    const [id] = [(journey: Journey): number => journey.permanents('Bear', 'B')[0] as number];
    const journey = ruled((before) => [{ order: 'tap', object: id(before), tapped: true }]);
    expect(journey.state.objects[id(journey)]?.tapped).toBe(true);
    expect(journey.rule({ order: 'tap', object: id(journey), tapped: false }).state.objects[id(journey)]?.tapped).toBe(false);
  });
  it.each([[{ winners: ['B'], draw: false }], [{ winners: [], draw: true }]])('ends the game: %j', (result) => {
    const journey = ruled(() => [
      { order: 'end', ...result },
      { order: 'life', player: 'A', life: 1 },
    ]);
    expect([journey.state.result, journey.types.at(-1), journey.types.includes('LifeTotalSet')]).toMatchObject([result, 'GameEnded', false]);
  });
  it('is refused whole if it names what is not there', () => {
    const journey = at();
    const orders: readonly Order[] = [{ order: 'life', player: 'B', life: 3 }];
    for (const unknown of [
      { order: 'life', player: 'X', life: 1 },
      { order: 'put', card: 'Nothing', player: 'A', zone: 'hand' },
      { order: 'tap', object: 99_999, tapped: true },
      { order: 'end', winners: ['X'], draw: false },
    ] as const satisfies readonly Order[]) {
      const ruling: Action = { kind: 'ruling', actionId: 'r', by: 'judge', why: 'a ruling', orders: [...orders, unknown] };
      expect(act(journey.position, ruling)).toMatchObject({ refused: 'illegal-ruling', refusal: { why: 'ruling.unknown' } });
    }
  });
});

describe('what a ruling undoes', () => {
  it('is a spell half cast: it is in its owner’s hand again', () => {
    const journey = inACast();
    const { length } = journey.player('A').hand;
    journey.rule();
    expect([journey.player('A').hand.length, journey.state.stack]).toEqual([length + 1, []]);
  });
  it('is half a resolution: the spell is on the stack and resolves again', () => {
    const journey = inAResolution();
    const drawn = journey.player('A').hand.length;
    journey.rule();
    expect([journey.player('A').hand.length, journey.state.stack.length]).toEqual([drawn - 1, 1]);
    journey.until(({ kind }) => kind === 'confirm');
    expect(journey.player('A').hand).toHaveLength(drawn);
  });
  it('is no concession', () => {
    const journey = inAResolution(withBears(['A', 'B', 'C'])).concede('C');
    expect(journey.player('C').status).toBe('conceded');
    journey.rule();
    expect(journey.told('PositionSet', 'PlayerLeft').map(({ type }) => type)).toEqual(['PositionSet', 'PlayerLeft']);
    expect([journey.player('C').status, journey.state.objects.some((obj) => obj?.owner === 'C')]).toEqual(['left', false]);
  });
});

describe('who sees what of a ruling', () => {
  it('hidden cards stay hidden in the position it sets', () => {
    const { parts, state } = inAResolution().rule();
    const hand = state.players.find(({ seat }) => seat === 'A')?.hand ?? [];
    const [first] = hand;
    for (const part of [parts.public, parts.seats['B']]) expect(JSON.stringify(part)).not.toContain(`"id":${first},`);
    expect(JSON.stringify(parts.seats['A'])).toContain(`"id":${first},`);
    expect(JSON.stringify(parts.public)).toContain('PositionSet');
  });
});

describe('a restart', () => {
  it.each(places)('%s puts the same question again', (place, at) => {
    const journey = at();
    const asked = [journey.asked, journey.position.index];
    journey.restart();
    expect([journey.types.includes('PositionSet'), journey.types.includes('RulingMade')]).toEqual([place !== 'at rest', false]);
    expect(journey.position.index).toBe((asked[1] as number) + 1);
    if (place === 'with an attempt open') expect(journey.asked).toBe('A priority');
    else expect(journey.asked).toBe(asked[0]);
  });
  it('keeps a concession, and goes on without him', () => {
    const journey = inAResolution(withBears(['A', 'B', 'C']))
      .concede('C')
      .restart();
    expect([journey.asked, journey.player('C').status]).toEqual(['A confirm', 'conceded']);
    expect(journey.answer({ yes: false }).player('C').status).toBe('left');
  });
  it('begins a judge’s orders again that were half carried out', () => {
    const journey = withBears();
    const order: Order = { order: 'life', player: 'B', life: 7 };
    expect(journey.rule(order).restart().player('B').life).toBe(7);
  });
});
