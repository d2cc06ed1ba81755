import type { Event, Game } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import type { Hooks, Input, Play, Procedure } from './play.ts';
import { Diverged } from './refusal.ts';
import { begin, type OpenRun, type Progress, resume, wake } from './runner.ts';
import { gameWith } from './testGame.ts';
import { bareHooks } from './testHooks.ts';

const hooksFor = (body: (play: Play) => Procedure<unknown>): Hooks => bareHooks({ test: body });
const life = (player: string, amount: number): Event => ({ type: 'LifeLost', rule: '2016:118.3', player, amount });
const chance = { key: 'ab'.repeat(32) };
const run = { id: 1, name: 'test' as never, args: {} };
const start = (body: (play: Play) => Procedure<unknown>, game = gameWith([], [])): Progress => begin(hooksFor(body), chance, run, game);
const given = (body: (play: Play) => Procedure<unknown>, progress: Progress, input: Input): Progress => {
  const next = resume(hooksFor(body), chance, progress.run as OpenRun, input);
  if ('refused' in next) throw new Error(next.refused.why);
  return next;
};
const answer = (seat: string, yes: boolean): Input => ({ input: 'answer', seat, kind: 'confirm', answer: { yes } });
function* may(play: Play, seat: string): Procedure<boolean> {
  return (yield* play.ask('confirm', seat, () => ({ cite: '2008:103.4', what: 'test' }), { yes: false })).yes;
}
const lifeOf = (p: Progress, seat: string): number | undefined => p.game.players.find((x) => x.seat === seat)?.life;
const types = (p: Progress): readonly string[] => p.fresh.flat().map((e) => e.type);

describe('a run', () => {
  const body = function* (play: Play): Procedure<string> {
    play.record(life('A', play.random(1) + 1));
    if (yield* may(play, 'A')) play.record(life('B', 2));
    return (yield* may(play, 'B')) ? 'yes' : 'no';
  };
  it('stops at each question and goes on from its base', () => {
    const one = start(body);
    expect(one.run?.decision).toMatchObject({ seat: 'A', kind: 'confirm' });
    const two = given(body, one, answer('A', true));
    expect(types(two)).toEqual(['LifeLost']);
    const three = given(body, two, answer('B', true));
    expect(three).toMatchObject({ run: null, result: 'yes', fresh: [] });
    expect([lifeOf(three, 'A'), lifeOf(three, 'B')]).toEqual([19, 18]);
  });
  it('wakes to the same question from its base, answers and facts', () => {
    const two = given(body, start(body), answer('A', true));
    const open = two.run as OpenRun;
    const woken = wake(hooksFor(body), chance, run, open.base, open.inputs, open.batches);
    expect(woken.run?.decision).toEqual(open.decision);
    expect(woken.game).toEqual(two.game);
    expect(woken.fresh).toEqual([]);
  });
  it('diverges when it records, asks or stops otherwise than the log has it', () => {
    const two = given(body, start(body), answer('A', true));
    const open = two.run as OpenRun;
    const other =
      (batches: OpenRun['batches'], inputs = open.inputs) =>
      () =>
        wake(hooksFor(body), chance, run, open.base, inputs, batches);
    expect(other([[life('A', 3)], [life('B', 2)]])).toThrow(Diverged);
    expect(other([...open.batches, [life('B', 9)]])).toThrow(Diverged);
    expect(other(open.batches, [answer('B', true)])).toThrow(Diverged);
  });
});

describe('an attempt', () => {
  const mana = (source: number): Event => ({ type: 'ManaAdded', rule: '2016:106.4', player: 'A', mana: [{ type: 'R', source }] });
  const body = (blocks: readonly { readonly events: readonly Event[]; readonly irreversible: boolean }[], end: 'refuse' | 'finish') =>
    function* (play: Play): Procedure<unknown> {
      play.record(life('B', 1));
      return yield* play.attempt('A', function* () {
        play.record(life('A', 5));
        for (const { events, irreversible } of blocks)
          yield* play.block(
            () => irreversible,
            function* () {
              play.record(...events);
            },
          );
        yield* may(play, 'A');
        if (end === 'refuse') play.refuse({ cite: '2016:601.2c', why: 'no-target' });
        return 1;
      });
    };
  it('completes and keeps what it did', () => {
    const p = body([], 'finish');
    const done = given(p, start(p), answer('A', true));
    expect(done.result).toEqual({ done: 1 });
    expect(lifeOf(done, 'A')).toBe(15);
    expect(done.game.before).toBeNull();
  });
  it('is reversed to its savepoint, not to the base of the run', () => {
    const p = body([], 'refuse');
    const done = given(p, start(p), answer('A', true));
    expect(done.result).toEqual({ reversed: { cite: '2016:601.2c', why: 'no-target' } });
    expect([lifeOf(done, 'A'), lifeOf(done, 'B')]).toEqual([20, 19]);
    expect(types(done)).toEqual(['ActionReversed']);
  });
  it('keeps what cannot be undone, with what paid for it, and asks about the other mana abilities', () => {
    const spent: Event = { type: 'ManaSpent', rule: '2016:117.3a', player: 'A', mana: [{ type: 'R', source: 1 }] };
    const p = body(
      [
        { events: [mana(1)], irreversible: false },
        { events: [mana(2)], irreversible: false },
        { events: [spent, mana(3)], irreversible: true },
      ],
      'refuse',
    );
    const asked = given(p, start(p), answer('A', true));
    expect(asked.run?.decision).toMatchObject({ kind: 'keep', space: { abilities: [1] } });
    const done = given(p, asked, { input: 'answer', seat: 'A', kind: 'keep', answer: { keep: [] } });
    expect(done.game.players[0]?.mana).toEqual([{ type: 'R', source: 3 }]);
    const kept = given(p, asked, { input: 'answer', seat: 'A', kind: 'keep', answer: { keep: [1] } });
    expect(kept.game.players[0]?.mana).toEqual([
      { type: 'R', source: 2 },
      { type: 'R', source: 3 },
    ]);
  });
  it('is taken back by a withdrawal of its own player only', () => {
    const p = body([], 'finish');
    const open = start(p);
    expect(open.run?.decision.withdrawable).toBe(true);
    const done = given(p, open, { input: 'withdraw', seat: 'A' });
    expect(done.result).toEqual({ withdrawn: true });
    expect(lifeOf(done, 'A')).toBe(20);
    expect(() => given(p, open, { input: 'withdraw', seat: 'B' })).toThrow(Diverged);
  });
  it('nests: the inner one is reversed alone', () => {
    const p = function* (play: Play): Procedure<unknown> {
      return yield* play.attempt('A', function* () {
        play.record(life('A', 1));
        const inner = yield* play.attempt('A', function* () {
          play.record(life('A', 7));
          if (yield* may(play, 'A')) play.refuse({ cite: '2016:601.2c', why: 'no-target' });
        });
        return inner;
      });
    };
    const done = given(p, start(p), answer('A', true));
    expect(done.result).toEqual({ done: { reversed: { cite: '2016:601.2c', why: 'no-target' } } });
    expect(lifeOf(done, 'A')).toBe(19);
  });
});

describe('a concession', () => {
  const three = (): Game => gameWith([], [], ['A', 'B', 'C']);
  it('ends a run that has recorded nothing, so that its question is put afresh', () => {
    const p = function* (play: Play): Procedure<boolean> {
      return yield* may(play, 'A');
    };
    const done = given(p, start(p, three()), { input: 'concede', seat: 'B' });
    expect(done).toMatchObject({ run: null, abandoned: true });
    expect(types(done)).toEqual(['PlayerConceded', 'PlayerLost']);
  });
  it('leaves others in the middle of theirs, and answers for the one who is gone', () => {
    const p = function* (play: Play): Procedure<readonly boolean[]> {
      play.record(life('A', 1));
      return [yield* may(play, 'A'), yield* may(play, 'B')];
    };
    const open = start(p, three());
    const other = given(p, open, { input: 'concede', seat: 'B' });
    expect(other.run?.decision.seat).toBe('A');
    expect(given(p, other, answer('A', true)).result).toEqual([true, false]);
    const own = given(p, open, { input: 'concede', seat: 'A' });
    expect(own.run?.decision.seat).toBe('B');
  });
  it('takes back what he had begun and keeps the concession', () => {
    const p = function* (play: Play): Procedure<unknown> {
      play.record(life('B', 1));
      return yield* play.attempt('A', function* () {
        play.record(life('A', 3));
        yield* may(play, 'A');
      });
    };
    const done = given(p, start(p, three()), { input: 'concede', seat: 'A' });
    expect(done.result).toEqual({ withdrawn: true });
    expect(done.game.players[0]).toMatchObject({ life: 20, status: 'conceded' });
    expect(done.game.attempts).toEqual([]);
  });
  it('ends the run of a two-player game with no attempt left open', () => {
    const p = function* (play: Play): Procedure<unknown> {
      return yield* play.attempt('A', function* () {
        play.record(life('A', 3));
        yield* may(play, 'A');
      });
    };
    const done = given(p, start(p), { input: 'concede', seat: 'B' });
    expect(done).toMatchObject({ run: null, abandoned: false });
    expect(done.game.attempts).toEqual([]);
    expect(done.game.players.map((x) => x.status)).toEqual(['playing', 'conceded']);
  });
});

describe('a question', () => {
  const asks = (players: readonly string[]) =>
    function* (play: Play): Procedure<unknown> {
      return yield* play.ask('player', 'A', () => ({ cite: '2008:306.2', from: players }), { player: 'B' });
    };
  it('with one legal answer is answered and recorded, and wakes so', () => {
    const p = asks(['B']);
    const done = start(p);
    expect(done).toMatchObject({ run: null, result: { player: 'B' } });
    expect(done.fresh).toEqual([[{ type: 'AnswerForced', rule: '2008:306.2', player: 'A', kind: 'player', ask: 0, answer: { player: 'B' } }]]);
  });
  it('without a legal answer is a broken invariant', () => {
    expect(() => start(asks([]))).toThrow(/no legal answer/);
  });
});
