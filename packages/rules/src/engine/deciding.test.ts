import type { Event } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import type { Hooks, Input, Play, Procedure } from './play.ts';
import { Diverged } from './refusal.ts';
import { begin, type OpenRun, type Progress, resume, wake } from './runner.ts';
import { gameWith } from './testGame.ts';
import { bareHooks } from './testHooks.ts';

type Body = (play: Play) => Procedure<unknown>;
/** B decides for A. */
const hooksFor = (body: Body): Hooks => ({ ...bareHooks({ test: body }), decides: (_, seat) => (seat === 'A' ? 'B' : null) });
const chance = { key: 'ab'.repeat(32) };
const run = { id: 1, name: 'test' as never, args: {} };
const lost: Event = { type: 'LifeLost', rule: '2016:118.3', player: 'A', amount: 1 };
const start = (body: Body, game = gameWith([], [])): Progress => begin(hooksFor(body), chance, run, game);
const given = (body: Body, progress: Progress, input: Input): Progress => {
  const next = resume(hooksFor(body), chance, progress.run as OpenRun, input);
  if ('refused' in next) throw new Error(next.refused.why);
  return next;
};
const yes = (seat: string): Input => ({ input: 'answer', seat, kind: 'confirm', answer: { yes: true } });
function* asked(play: Play, seat: string): Procedure<boolean> {
  return (yield* play.ask('confirm', seat, () => ({ cite: '2008:103.4', what: 'test' }), { yes: false })).yes;
}
const both: Body = function* (play) {
  return [yield* asked(play, 'A'), yield* asked(play, 'B')];
};

describe('a player for whom another decides', () => {
  it('is not asked himself: the question names both', () => {
    expect(start(both).run?.decision).toMatchObject({ seat: 'B', of: 'A', kind: 'confirm' });
    expect(given(both, start(both), yes('B')).run?.decision).not.toHaveProperty('of');
  });
  it('does not answer himself', () => expect(() => given(both, start(both), yes('A'))).toThrow(Diverged));
  it('wakes to the same question', () => {
    const open = start(both).run as OpenRun;
    const woken = wake(hooksFor(both), chance, run, open.base, open.inputs, open.batches);
    expect(woken.run?.decision).toEqual(open.decision);
  });
  it('has what he began taken back by the other', () => {
    const body: Body = function* (play) {
      return yield* play.attempt('A', function* () {
        play.record(lost);
        return yield* asked(play, 'A');
      });
    };
    const done = given(body, start(body), { input: 'withdraw', seat: 'B' });
    expect(done.result).toEqual({ withdrawn: true });
    expect(done.game.players[0]?.life).toBe(20);
  });
  it('decides for himself once the other has left', () => {
    const game = gameWith([], [], ['A', 'B', 'C']);
    const players = game.players.map((player) => (player.seat === 'B' ? { ...player, status: 'lost' as const } : player));
    expect(start(both, { ...game, players }).run?.decision).toMatchObject({ seat: 'A' });
  });
});
