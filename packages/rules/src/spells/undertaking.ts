import type { Seat } from '@arbiter/schema';
import type { Attempted, Play, Procedure } from '../engine/play.ts';

/** 2016:401.5: what was drawn meanwhile lies face down until it is done. */
function turnUpDrawn(play: Play): void {
  if (play.game.attempts.length > 0) return;
  const drawn = play.game.players.flatMap(({ hand }) => hand).filter((id) => play.game.objects[id]?.faceDown);
  play.record(
    ...drawn.map((object) => ({ type: 'TurnedFaceUp' as const, rule: '2016:401.5' as const, object, card: play.game.objects[object]?.card ?? null })),
  );
}

/** Something a player does from beginning to end or not at all (2016:717.1). `binding`: not at all is not for him to choose. */
export function* undertake<T>(play: Play, seat: Seat, body: () => Procedure<T>, binding = false): Procedure<Attempted<T>> {
  const outcome = yield* play.attempt(seat, body, undefined, binding);
  turnUpDrawn(play);
  return outcome;
}
