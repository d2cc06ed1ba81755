import type { AnswerOf, Card, Decision, Event } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { bear, dart, font, spring, tithe } from './support/cards.ts';
import { casting, isMain, Journey, optionFor } from './support/journey.ts';

/* Passes made for a player who does not want to be asked. */

type Terms = Omit<Extract<AnswerOf<'priority'>, { pass: true }>, 'pass'>;
const start = (...cards: readonly Card[]): Journey => new Journey({ cards });
/** A has cast these in his first main phase, and B has received priority. */
const afterCasting = (journey: Journey, ...names: readonly string[]): Journey =>
  journey.until(
    ({ kind, seat }, { state }) => kind === 'priority' && seat === 'B' && state.turn.step === 'precombat-main' && state.stack.length === names.length,
    stacking(names),
  );
const stacking = (names: readonly string[]) => {
  const left = [...names];
  return (decision: Decision, journey: Journey) => {
    if (decision.kind === 'targets') return { targets: ['B'] };
    const option = journey.state.turn.step === 'precombat-main' && decision.seat === 'A' ? optionFor(journey, left[0] ?? '', 'cast') : null;
    if (option) left.shift();
    return option;
  };
};
/** B yields, everything else is answered plainly, and what happens until he is asked again. */
const yielding = (journey: Journey, terms: Terms): readonly Event[] => {
  const from = journey.entries.length;
  journey.answer({ pass: true, ...terms });
  if (journey.state.result === null) journey.until(({ seat }) => seat === 'B');
  return journey.eventsFrom(from);
};
const passes = (events: readonly Event[]): readonly boolean[] => events.flatMap((e) => (e.type === 'PriorityPassed' && e.player === 'B' ? [e.yielded] : []));
const ends = (events: readonly Event[]): number => events.filter((e) => e.type === 'YieldEnded' && e.player === 'B').length;

describe('a yield', () => {
  it('until the stack has resolved passes for its player as long as something is on it', () => {
    const journey = afterCasting(start(dart), 'Dart', 'Dart');
    const events = yielding(journey, { until: 'stack-resolved' });
    expect([passes(events), ends(events)]).toEqual([[false, true], 1]);
    expect([journey.asked, journey.state.stack, journey.player('B').life]).toEqual(['B priority', [], 18]);
  });

  it('until his turn passes for him in every step until it begins', () => {
    const journey = start(bear).until(({ kind, seat }) => kind === 'priority' && seat === 'B');
    const [first, ...others] = passes(yielding(journey, { until: 'my-turn' }));
    expect([first, others.length > 5, others.every((yielded) => yielded)]).toEqual([false, true, true]);
    expect([journey.asked, journey.state.turn, journey.player('B').yield]).toMatchObject(['B priority', { active: 'B', step: 'upkeep' }, null]);
  });

  it('until a step passes for him until it begins', () => {
    const journey = start(bear).until(({ kind, seat }) => kind === 'priority' && seat === 'B');
    const events = yielding(journey, { until: { step: 'end' } });
    expect([journey.state.turn, ends(events)]).toMatchObject([{ number: 1, step: 'end' }, 1]);
  });

  it('ends as his own turn begins, whatever it was to wait for', () => {
    const journey = start(bear).until(({ kind, seat }, { state }) => kind === 'priority' && seat === 'B' && state.turn.step === 'end');
    yielding(journey, { until: { step: 'draw' } });
    expect([journey.state.turn, journey.player('B').yield]).toMatchObject([{ active: 'B', step: 'upkeep' }, null]);
  });

  it('is none if what it waits for has come already', () => {
    const journey = start(bear).until(({ kind, seat }) => kind === 'priority' && seat === 'B');
    expect(journey.state.stack).toEqual([]);
    journey.answer({ pass: true, until: 'stack-resolved' });
    expect([journey.types, journey.player('B').yield]).toEqual([expect.not.arrayContaining(['YieldSet']), null]);
  });

  it.each([
    ['something is on the stack', 'stack', 'Bear'],
    ['an opponent has put it there', 'opponent-acts', 'Bear'],
    ['he is a target', 'targeted', 'Dart'],
    ['a fact nobody knows', 'the-moon-is-full', 'Bear'],
  ])('is stopped when %s', (_, fact, name) => {
    const journey = start(bear, dart).until(({ kind, seat }) => kind === 'priority' && seat === 'B');
    const from = journey.entries.length;
    journey.answer({ pass: true, until: 'my-turn', stopIf: [fact] });
    journey.until(({ seat }) => seat === 'B', stacking([name]));
    expect(ends(journey.eventsFrom(from))).toBe(1);
    expect([journey.asked, journey.state.turn.number, fact === 'the-moon-is-full' || journey.state.stack.length === 1]).toEqual(['B priority', 1, true]);
  });
  it('is not stopped by what happens to another', () => {
    const journey = start(bear, dart).until(({ kind, seat }) => kind === 'priority' && seat === 'B');
    journey.answer({ pass: true, until: 'my-turn', stopIf: ['targeted', 'attacked'] });
    journey.until(({ seat }) => seat === 'B', stacking(['Bear']));
    expect(journey.state.turn.number).toBe(2);
  });
  it('is stopped when he is attacked', () => {
    const journey = start(bear)
      .until(isMain)
      .until(({ kind, seat }, { state }) => kind === 'priority' && seat === 'B' && state.stack.length > 0, casting('Bear'));
    journey.answer({ pass: true, until: 'my-turn', stopIf: ['attacked'] });
    journey.until(
      ({ seat }) => seat === 'B',
      (decision) =>
        decision.kind === 'attackers' ? { attacks: decision.space.candidates.map(({ creature }) => ({ attacker: creature, defender: 'B' })) } : null,
    );
    expect([journey.asked, journey.state.turn]).toMatchObject(['B priority', { number: 1, step: 'declare-attackers' }]);
  });

  it.each([
    ["a step of the others' turns", 'B', 'theirs:end', { number: 1, step: 'end' }],
    ['a step of his own', 'A', 'mine:postcombat-main', { number: 1, step: 'postcombat-main' }],
    ["no step of the others' where his own is named", 'B', 'mine:end', { number: 2, active: 'B', step: 'upkeep' }],
  ])('is stopped by %s', (_, seat, fact, turn) => {
    const journey = start(bear).until((decision) => decision.kind === 'priority' && decision.seat === seat);
    journey.answer({ pass: true, until: 'my-turn', stopIf: [fact] });
    journey.until((decision) => decision.kind === 'priority' && decision.seat === seat);
    expect([journey.asked, journey.state.turn]).toMatchObject([`${seat} priority`, turn]);
  });

  it('ends when he is asked anything but priority', () => {
    const journey = start(bear, tithe).until(
      (decision, at) => isMain(decision, at) && ['A', 'B'].every((seat) => at.permanents('Bear', seat).length > 1),
      ({ seat }, at) => (at.permanents('Bear', seat).length < 2 ? optionFor(at, 'Bear', 'cast') : null),
    );
    const from = journey.entries.length;
    afterCasting(journey, 'Tithe').answer({ pass: true, until: 'my-turn' });
    expect([journey.asked, journey.player('B').yield?.until]).toEqual(['A objects', 'my-turn']);
    journey.until(({ seat }) => seat === 'B');
    expect([journey.asked, ends(journey.eventsFrom(from)), journey.player('B').yield]).toEqual(['B objects', 1, null]);
  });

  it('ends after two hundred passes', () => {
    const journey = start(font).until(
      ({ kind, seat }, at) =>
        kind === 'priority' && seat === 'B' && at.permanents('Font', 'A').length > 0 && at.state.stack.length === 0 && at.state.turn.number === 1,
      casting('Font'),
    );
    const from = journey.entries.length;
    journey.answer({ pass: true, until: 'my-turn' });
    const gains = ({ seat, kind }: Decision, at: Journey) =>
      kind === 'loop' ? { times: 10_000 } : seat === 'A' && at.state.stack.length === 0 ? optionFor(at, 'Font', 'activate') : null;
    journey.until(({ seat }) => seat === 'B', gains, 2_000);
    const [first, ...others] = passes(journey.eventsFrom(from));
    expect([first, others.length, others.every((yielded) => yielded)]).toEqual([false, 200, true]);
    expect([journey.asked, journey.state.turn.number]).toEqual(['B priority', 1]);
  });

  it('is told to everyone, its terms to its player alone', () => {
    const journey = afterCasting(start(dart), 'Dart', 'Dart').answer({ pass: true, until: 'stack-resolved', stopIf: ['targeted'] });
    const { parts } = journey;
    const of = (part: unknown): string => JSON.stringify(part);
    expect(parts.public.batches.flat()).toContainEqual({ type: 'YieldSet', rule: '2016:116.3d', player: 'B', until: null, stopIf: null });
    for (const [part, knows] of [
      [parts.public, false],
      [parts.seats['A'], false],
      [parts.seats['B'], true],
    ] as const) {
      expect([of(part).includes('stack-resolved'), of(part).includes('targeted')]).toEqual([knows, knows]);
    }
  });
});

it('a player who conceded yields no more', () => {
  const journey = new Journey({ seats: ['A', 'B', 'C'], cards: [spring, bear] }).until(({ kind, seat }) => kind === 'priority' && seat === 'B');
  journey.answer({ pass: true, until: 'my-turn' }).concede('B');
  expect(journey.player('B')).toMatchObject({ status: 'left', yield: null });
});
