import type { Ability } from '@arbiter/schema';
import { untilOf } from './durations.ts';
import { begin, remembered } from './lasting.ts';
import type { Primitive } from './primitive.ts';

/** 2016:610.2: it triggers once, the next time its event happens, unless it was given a duration (603.7b). Its `if` is asked when that happens. */
export const delayed: Primitive<'delayed'> = function* (play, { env }, instruction) {
  const { when, text } = instruction;
  const until = untilOf(play.look, env, instruction.for ?? 'game');
  if (until === null) return { did: false };
  const once = instruction.times === undefined ? instruction.for === undefined : instruction.times === 'once';
  begin(play, env, '2016:610.2', [{ what: { kind: 'delayed', when, ...(instruction.if ? { if: instruction.if } : {}), text, once }, until }]);
  return { did: true };
};

/** The event a reflexive ability waits for has happened in the text that sets it up; it waits like any other that has triggered. */
const reflexiveEvent = 'reflexive';
export const reflexive: Primitive<'reflexive'> = function* (play, { env }, instruction) {
  const ability: Ability = { kind: 'triggered', when: { on: 'named', name: reflexiveEvent }, ...instruction.text };
  const { trigger } = play.game.counters;
  play.record({
    type: 'AbilityTriggered',
    rule: '2016:603.7',
    trigger,
    source: env.source,
    ability,
    player: env.controller,
    bindings: remembered(env, ability),
    ...(env.x === null ? {} : { x: env.x }),
  });
  return { did: true };
};
