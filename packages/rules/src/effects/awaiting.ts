import type { Event, Id, Zone } from '@arbiter/schema';
import type { Env, Play } from '../engine/play.ts';
import { untilOf } from './durations.ts';
import { begin } from './lasting.ts';
import type { InstructionOf } from './primitive.ts';

/** Whether what it waits for is still to come; where that has happened already nothing is moved (2016:610.3a). */
export const mayWait = (play: Play, env: Env, { untilLeaves }: InstructionOf<'move'>): boolean =>
  untilLeaves === undefined || untilOf(play.look, env, { untilLeaves }) !== null;

/** What a move "until" something leaves the battlefield leaves behind: each goes back to the zone it came from. */
export function awaitReturn(play: Play, env: Env, untilLeaves: NonNullable<InstructionOf<'move'>['untilLeaves']>, moved: readonly Event[]): void {
  const until = untilOf(play.look, env, { untilLeaves });
  if (until === null) return;
  const byZone = new Map<Zone, Id[]>();
  for (const event of moved) if (event.type === 'ObjectMoved') byZone.set(event.from, [...(byZone.get(event.from) ?? []), event.as]);
  begin(
    play,
    env,
    '2016:610.3',
    [...byZone].map(([to, objects]) => ({ what: { kind: 'return', objects, to }, until })),
  );
}
