import { describe, expect, it } from 'vitest';
import { bear, bell, dart, rock, shrine, tithe } from './support/cards.ts';
import { casting, isMain, Journey, optionFor } from './support/journey.ts';

/* A concession comes in at any question. With two players it ends the game there and then; with three it goes on without whoever has conceded. */

const cards = [bear, dart, tithe, shrine];
const table = (seats: readonly string[], more: Partial<ConstructorParameters<typeof Journey>[0]> = {}): Journey => new Journey({ seats, cards, ...more });
const two = ['A', 'B'];
const three = ['A', 'B', 'C'];

/** Getting there takes a while, so it is done once for each number of players. */
const once = (make: (seats: readonly string[]) => Journey): ((seats: readonly string[]) => Journey) => {
  const reached = new Map<number, Journey>();
  return (seats) => {
    const journey = reached.get(seats.length) ?? make(seats);
    reached.set(seats.length, journey);
    return journey.fork();
  };
};

const atRest = once((seats) => table(seats).until(isMain));
const everyoneHasBears = once((seats) =>
  table(seats).until(
    (decision, journey) => isMain(decision, journey) && seats.every((seat) => journey.permanents('Bear', seat).length > 1),
    ({ seat }, journey) => (journey.permanents('Bear', seat).length < 2 ? optionFor(journey, 'Bear', 'cast') : null),
  ),
);
/** A has announced a Dart and is to choose its target. */
const inACast = once((seats) => table(seats).until(({ kind }, { state }) => kind === 'targets' && state.attempts.length > 0, casting('Dart')));
/** Tithe resolves, and B is to say what he gives up. */
const inAResolution = once((seats) => everyoneHasBears(seats).until(({ kind, seat }) => kind === 'objects' && seat === 'B', casting('Tithe')));
const ordering = once((seats) => table(seats).until(({ kind }) => kind === 'order', casting('Shrine')));
const mulligans = once((seats) => table(seats).until(({ kind }) => kind === 'mulligan'));
/** A attacks B, who is to declare blockers. */
const blocking = once((seats) =>
  everyoneHasBears(seats).until(
    ({ kind, seat }) => kind === 'blockers' && seat === 'B',
    (decision) => {
      if (decision.kind === 'player') return { player: decision.seat === 'A' ? 'B' : 'A' };
      if (decision.kind !== 'attackers') return null;
      return { attacks: decision.seat === 'A' ? decision.space.candidates.map(({ creature }) => ({ attacker: creature, defender: 'B' })) : [] };
    },
  ),
);

const places: readonly (readonly [string, (seats: readonly string[]) => Journey])[] = [
  ['at rest', atRest],
  ['inside a cast', inACast],
  ['in a resolution that asks', inAResolution],
  ['while triggers are ordered', ordering],
  ['during mulligans', mulligans],
  ['while blockers are declared', blocking],
];

describe.each(places)('a concession %s', (_, at) => {
  it.each(two)('of %s ends a game of two', (seat) => {
    const journey = at(two).concede(seat);
    expect(journey.state.result).toMatchObject({ winners: [seat === 'A' ? 'B' : 'A'], draw: false });
    expect([journey.asked, journey.types.at(-1), journey.state.attempts]).toEqual(['nobody', 'GameEnded', []]);
  });
  it.each(three)('of %s lets two go on to the end of a turn', (seat) => {
    const journey = at(three).concede(seat);
    expect(journey.types.slice(0, 2)).toEqual(['PlayerConceded', 'PlayerLost']);
    const { number } = journey.state.turn;
    journey.until(({ kind }, { state }) => kind === 'priority' && state.turn.number === number + 2);
    expect(journey.player(seat).status).toBe('left');
    expect(journey.state.objects.filter((obj) => obj?.owner === seat)).toEqual([]);
    expect(journey.state.result).toBeNull();
  });
});

describe('at rest', () => {
  it('he leaves at once, and the question is put afresh', () => {
    const journey = atRest(three).concede('B');
    expect(journey.told('PlayerLeft')).toHaveLength(1);
    expect([journey.asked, journey.player('B').status]).toEqual(['A priority', 'left']);
  });
  it('or to whoever is next, if it was put to him', () => {
    const journey = atRest(three).concede('A');
    expect([journey.asked, journey.told('PlayerLeft').length]).toEqual(['B priority', 1]);
  });
  it('before the first keep of a mulligan nothing is lost of the others', () => {
    const journey = table(three)
      .until(({ kind }) => kind === 'mulligan')
      .concede('A');
    expect([journey.asked, journey.player('A').status, journey.player('B').hand.length]).toEqual(['B mulligan', 'left', 14]);
  });
  it('after it, whoever has kept has kept', () => {
    const journey = table(three)
      .until(({ kind, seat }) => kind === 'mulligan' && seat === 'B')
      .concede('B');
    expect([journey.asked, journey.player('A').kept, journey.player('B').status]).toEqual(['C mulligan', true, 'conceded']);
    expect(journey.until(({ kind }) => kind === 'priority').player('B').status).toBe('left');
  });
});

describe('inside a cast', () => {
  it('his own is taken back, and leaves with him', () => {
    const journey = inACast(three).concede('A');
    expect(journey.types).toEqual(expect.arrayContaining(['ActionReversed', 'PlayerLeft']));
    expect(journey.told('ActionReversed')).toMatchObject([{ by: 'A', kept: [{ type: 'PlayerConceded' }, { type: 'PlayerLost' }] }]);
    expect([journey.asked, journey.state.attempts, journey.state.stack]).toEqual(['B priority', [], []]);
  });
  it('another’s goes on, and he leaves when it is done', () => {
    const journey = inACast(three).concede('B');
    expect([journey.asked, journey.player('B').status]).toEqual(['A targets', 'conceded']);
    journey.answer({ targets: ['C'] });
    expect([journey.state.stack.length, journey.player('B').status, journey.asked]).toEqual([1, 'left', 'A priority']);
  });
  it('and is remembered if that is withdrawn', () => {
    const journey = inACast(three).concede('B').withdraw();
    expect(journey.told('ActionReversed')).toMatchObject([{ why: 'withdrawn', kept: [{ type: 'PlayerConceded' }, { type: 'PlayerLost' }] }]);
    expect([journey.player('B').status, journey.asked]).toEqual(['left', 'A priority']);
  });
});

describe('in a resolution that asks', () => {
  it('his question has its answer, and the others are asked', () => {
    const journey = inAResolution(three).concede('B');
    expect([journey.asked, journey.player('B').status]).toEqual(['C objects', 'conceded']);
    journey.answer({ objects: journey.permanents('Bear', 'C').slice(0, 1) });
    expect([journey.player('B').status, ...three.map((seat) => journey.permanents('Bear', seat).length)]).toEqual(['left', 1, 0, 1]);
  });
  it('what has been chosen before is still done', () => {
    const journey = inAResolution(three).concede('A');
    expect(journey.asked).toBe('B objects');
    for (const seat of ['B', 'C']) journey.answer({ objects: journey.permanents('Bear', seat).slice(0, 1) });
    expect([journey.player('A').status, ...three.map((seat) => journey.permanents('Bear', seat).length)]).toEqual(['left', 0, 1, 1]);
  });
});

describe('while triggers are ordered', () => {
  it('those of whoever leaves are dropped', () => {
    const journey = ordering(three).concede('A');
    expect(journey.told('TriggerDropped')).toHaveLength(2);
    expect([journey.state.waiting, journey.asked]).toEqual([[], 'B priority']);
  });
});

describe('while blockers are declared', () => {
  it('of the attacker, combat goes on without his creatures', () => {
    const journey = blocking(three).concede('A');
    expect([journey.player('A').status, journey.state.combat?.attacks, journey.permanents('Bear', 'A')]).toEqual(['left', [], []]);
  });
  it('of the one attacked, nobody is asked to block for him', () => {
    const journey = blocking(three).concede('B');
    expect([journey.player('B').status, journey.open.kind === 'blockers' && journey.open.seat === 'B']).toEqual(['left', false]);
  });
});

describe('a withdrawal', () => {
  const paying = (): Journey =>
    table(two, { cards: [rock, bell] })
      .until((decision, journey) => isMain(decision, journey) && journey.permanents('Rock', 'A').length > 0, casting('Rock'))
      .until(({ kind }) => kind === 'pay', casting('Bell'));
  const used = (): Journey => {
    const journey = paying();
    const [ability] = journey.open.kind === 'pay' ? journey.open.space.abilities : [];
    return ability ? journey.answer(ability) : expect.fail('nothing to pay with');
  };
  it('is taken until costs are paid, and what mana was made may be kept', () => {
    expect(paying().open.withdrawable).toBe(true);
    expect(used().asked).toBe('A pay');
    const journey = used().withdraw();
    expect(journey.asked).toBe('A keep');
    expect(journey.open.withdrawable).toBe(false);
    expect(journey.answer({ keep: [0] }).player('A').mana).toHaveLength(1);
    expect(used().withdraw().answer({ keep: [] }).player('A').mana).toEqual([]);
  });
  it.each(two)('leaves nothing open when %s concedes while that is asked', (seat) => {
    const journey = used().withdraw().concede(seat);
    expect([journey.asked, journey.state.attempts, journey.state.before]).toEqual(['nobody', [], null]);
  });
});
