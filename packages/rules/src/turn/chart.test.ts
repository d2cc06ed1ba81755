import type { Event, Game } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { everyonePassed, toReceive } from '../concepts/priority.ts';
import { evolve, nothing } from '../engine/evolve/index.ts';
import type { Hooks, Input, Look, Play, Procedure } from '../engine/play.ts';
import { testSetup } from '../engine/testGame.ts';
import { bareHooks } from '../engine/testHooks.ts';
import type { Would } from '../engine/would.ts';
import { leaveGame } from '../multiplayer/leaving.ts';
import type { Context } from './context.ts';
import { type Position, pathOf, resolveChart, startChart, stepChart, valueOf } from './drive.ts';
import { beginNext } from './next.ts';
import { carryOutRuling } from './ruling.ts';

/* The chart with procedures that do next to nothing: what runs when, and what follows what. */

type Fakes = Readonly<Record<string, (play: Play, args: never) => Procedure<unknown>>>;
const advance = (to: Extract<Event, { type: 'SetupAdvanced' }>['to']): Fakes[string] =>
  function* (play) {
    play.record({ type: 'SetupAdvanced', rule: '2008:101.1', to });
  };
const nothingDone = function* (): Procedure<unknown> {
  return false;
};
const passing: Fakes[string] = function* (play) {
  const seat = toReceive(play.game);
  if (seat === undefined) return { acted: false, allPassed: true };
  yield* play.ask('priority', seat, () => ({ cite: '2016:116.3', options: [] }), { pass: true });
  play.record({ type: 'PriorityPassed', rule: '2016:116.3d', player: seat, mana: '', yielded: false });
  return { acted: false, allPassed: everyonePassed(play.game).value };
};
const fakes: Fakes = {
  gatherEntropy: advance('gathered'),
  shuffleLibraries: advance('shuffled'),
  chooseFirstPlayer: advance('chosen'),
  drawOpeningHands: advance('drawn'),
  *mulligans(play) {
    yield* play.ask('mulligan', 'A', () => ({ cite: '2008:101.4', hand: 7, next: 6 }), { keep: true });
    play.record({ type: 'SetupAdvanced', rule: '2008:101.4', to: 'kept' });
  },
  openingHands: advance('playing'),
  beginNext,
  leaveGame,
  carryOutRuling,
  actTurnBased: nothingDone,
  stateBased: nothingDone,
  orderTriggers: nothingDone,
  receivePriority: passing,
  endCombat: nothingDone,
  resolveTop: nothingDone,
  *stackTrigger(play) {
    const [next] = play.game.waiting;
    if (next) play.record({ type: 'TriggerDropped', rule: '2016:603.3c', trigger: next.id });
  },
};

const events = ({ game }: Look, would: Would): readonly Event[] => {
  if (would.would === 'turn') return [{ type: 'TurnBegan', rule: would.rule, player: would.seat, number: game.turn.number + 1, extra: would.extra }];
  if (would.would === 'phase') return [{ type: 'PhaseBegan', rule: would.rule, phase: would.phase, extra: would.extra }];
  return would.would === 'step' ? [{ type: 'StepBegan', rule: would.rule, step: would.step, player: would.seat }] : [];
};
const hooks = (own: Fakes): Hooks => {
  const bare = bareHooks({ ...fakes, ...own });
  return { ...bare, woulds: { ...bare.woulds, events } };
};
const contextOf = (game: Game, own: Fakes = {}): Context => ({
  game,
  run: null,
  result: undefined,
  abandoned: false,
  runs: 0,
  out: [],
  began: null,
  refused: null,
  ruling: null,
  hooks: hooks(own),
  chance: () => ({ key: '00'.repeat(32) }),
});
const begun = (own: Fakes = {}, seats?: readonly string[]): Position =>
  startChart(contextOf(evolve(nothing, { type: 'GameCreated', rule: '2008:101.1', setup: testSetup([], seats) }), own));

const give = (position: Position, input: Input): Position => stepChart(position, { type: 'input', input });
const answer = (position: Position): Position => {
  const { kind, seat } = position.context.run?.decision ?? { kind: 'priority', seat: '' };
  return give(position, { input: 'answer', seat, kind, answer: kind === 'priority' ? { pass: true } : { keep: true } });
};
const concede = (position: Position, seat: string): Position => give(position, { input: 'concede', seat });
const path = (position: Position): string => pathOf(valueOf(position));
const types = (position: Position): readonly string[] => position.context.out.flat().map((e) => e.type);
/** Answers until the chart has just come there, with the steps begun on the way. */
const playTo = (position: Position, end: string): { readonly at: Position; readonly steps: readonly string[] } => {
  const steps: string[] = [];
  let at = position;
  for (let n = 0; n < 200; n++) {
    steps.push(
      ...at.context.out.flat().flatMap((e) => (e.type === 'StepBegan' || e.type === 'Skipped' ? [e.type === 'Skipped' ? `(${e.what})` : e.step] : [])),
    );
    if (n > 0 && path(at) === end && types(at).includes('StepBegan')) return { at, steps };
    at = answer(at);
  }
  throw new Error(`never at ${end}`);
};
const upkeep = 'playing.beginning.upkeep.priority';

describe('the chart', () => {
  it('starts the game and stops at its first question', () => {
    const start = begun();
    expect(path(start)).toBe('starting.mulligans');
    expect(path(answer(start))).toBe(upkeep);
  });
  it('plays the steps of a turn in order, without those that do not take place', () => {
    const { at, steps } = playTo(begun(), upkeep);
    expect(steps).toEqual(['untap', 'upkeep']);
    expect(playTo(at, upkeep).steps.slice(2)).toEqual([
      '(draw)',
      'precombat-main',
      'beginning-of-combat',
      'declare-attackers',
      '(declare-blockers)',
      '(combat-damage)',
      'end-of-combat',
      'postcombat-main',
      'end',
      'cleanup',
      'untap',
      'upkeep',
    ]);
  });
  it('says where the open run began', () => {
    const start = begun();
    expect(start.context).toMatchObject({ runs: 5, began: 4 });
    expect(answer(start).context.began).toBe(types(answer(start)).length);
  });
  it('goes on from its value and the game alone', () => {
    const before = playTo(begun(), 'playing.combat.declare-attackers.priority').at;
    const woken = resolveChart(JSON.parse(JSON.stringify(valueOf(before))), { ...before.context, out: [], result: undefined });
    const [one, other] = [answer(before), answer(woken)];
    expect(valueOf(other)).toEqual(valueOf(one));
    expect(other.context.out).toEqual(one.context.out);
    expect(other.context.runs).toBe(one.context.runs);
  });
  it('is over when the last opponent has conceded, and then takes nothing in', () => {
    const over = concede(begun(), 'B');
    expect(path(over)).toBe('over');
    expect(types(over).at(-1)).toBe('GameEnded');
    expect(over.context.game.result).toMatchObject({ winners: ['A'], draw: false });
    expect(() => answer(over)).toThrow('the game is over');
  });
  it('lets a player of three leave and puts the question again', () => {
    const three = playTo(begun({}, ['A', 'B', 'C']), upkeep).at;
    const left = concede(three, 'A');
    expect(path(left)).toBe(upkeep);
    expect(types(left)).toContain('PlayerLeft');
    expect(left.context.run?.decision).toMatchObject({ kind: 'priority', seat: 'B' });
    expect(path(concede(begun({}, ['A', 'B', 'C']), 'B'))).toBe('starting.mulligans');
  });
  it('does turn-based actions again that a concession cut off', () => {
    const choosing: Fakes = {
      *actTurnBased(play) {
        if (play.game.turn.step === 'untap') yield* play.ask('confirm', 'A', () => ({ cite: '2008:302.2', what: 'untap' }), { yes: false });
      },
    };
    const asked = answer(begun(choosing, ['A', 'B', 'C']));
    expect(path(asked)).toBe('playing.beginning.untap.acting');
    expect(path(concede(asked, 'C'))).toBe('playing.beginning.untap.acting');
  });
  it('settles the step again after a ruling, or does what had not begun', () => {
    const at = playTo(begun(), upkeep).at;
    const ruled = stepChart(at, {
      type: 'ruling',
      ruling: { by: 'judge', why: 'test', orders: [{ order: 'life', player: 'B', life: 3 }] },
      game: at.context.game,
      out: [],
    });
    expect(types(ruled)).toEqual(['RulingMade', 'LifeTotalSet']);
    expect(path(ruled)).toBe(upkeep);
    const acting = begun({
      *actTurnBased(play) {
        yield* play.ask('confirm', 'A', () => ({ cite: '2008:302.2', what: 'untap' }), { yes: false });
      },
    });
    const asked = answer(acting);
    expect(path(stepChart(asked, { type: 'ruling', ruling: { by: 'judge', why: 'test', orders: [] }, game: asked.context.game, out: [] }))).toBe(
      'playing.beginning.untap.acting',
    );
  });
  it('gives priority in the cleanup step only if something came up, and then cleans up again', () => {
    const triggered: Event = {
      type: 'AbilityTriggered',
      rule: '2016:603.2',
      trigger: 1,
      source: 1,
      ability: { kind: 'triggered', when: { on: 'step', step: 'cleanup' } },
      player: 'A',
      bindings: {},
    };
    const once: Fakes = {
      *actTurnBased(play) {
        if (play.game.turn.step === 'cleanup' && play.game.counters.trigger === 1) play.record(triggered);
      },
    };
    const { at } = playTo(begun(once), 'playing.ending.cleanup.priority');
    const { steps } = playTo(at, upkeep);
    expect(steps.slice(1)).toEqual(['cleanup', 'untap', 'upkeep']);
  });
  it('throws what goes wrong at whoever asked', () => {
    const broken = begun({
      *actTurnBased() {
        throw new Error('broken');
      },
    });
    expect(() => answer(broken)).toThrow('broken');
    expect(path(broken)).toBe('starting.mulligans');
  });
  it('changes nothing on a refused answer', () => {
    const refusing: Fakes = {
      *mulligans(play) {
        yield* play.ask('mulligan', 'A', () => ({ cite: '2008:101.4', hand: 7, next: 6 }), { keep: true });
        play.refuse({ cite: '2008:101.4', why: 'test' });
      },
    };
    const start = begun(refusing);
    const refused = answer(start);
    expect(refused.context.refused).toMatchObject({ why: 'test' });
    expect(refused.context.game).toBe(start.context.game);
    expect(valueOf(refused)).toEqual(valueOf(start));
  });
});
