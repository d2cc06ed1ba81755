import type { Seat } from '@arbiter/schema';
import { at, turnTaker } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { players } from './acting.ts';
import type { Primitive } from './primitive.ts';
import { timesOf } from './shares.ts';

/** In whose names the turns of these players are taken: two of one team that takes its turns as one have but one (2016:805.8). */
const takers = (play: Play, seats: readonly Seat[]): readonly Seat[] => [...new Set(seats.map((seat) => turnTaker(play.game, seat)))];

/** 2008:300.6. */
export const extraTurn: Primitive<'extraTurn'> = function* (play, { env }, instruction) {
  const seats = players(play.look, env, instruction.who);
  play.record(...takers(play, seats).map((player) => ({ type: 'TurnAdded' as const, rule: '2008:300.6' as const, player })));
  return { players: seats, did: seats.length > 0 };
};
/** 2008:300.7; none follows a phase that is over. Its number tells what it added from what others add. */
export const extraPhases: Primitive<'extraPhases'> = function* (play, _context, { phases, after = play.game.turn.phase }) {
  const { turn, agenda } = play.game;
  if (after === null || !(turn.phase === after || agenda.phases.some(({ phase }) => phase === after))) return { did: false };
  const { timestamp: number } = play.game.counters;
  play.record({ type: 'PhasesAdded', rule: '2008:300.7', phases, after });
  return { number, did: true };
};
/** 2008:300.8; none follows a step that is over. */
export const extraStep: Primitive<'extraStep'> = function* (play, _context, { step, after }) {
  const { turn, agenda } = play.game;
  if (turn.step !== after && !agenda.steps.some((one) => one.step === after)) return { did: false };
  play.record({ type: 'StepAdded', rule: '2008:300.8', step, after });
  return { did: true };
};
/** 2008:300.9: what is skipped is the next one that has not begun. */
export const skip: Primitive<'skip'> = function* (play, context, instruction) {
  const seats = players(play.look, context.env, instruction.who);
  const times = timesOf(play, context, instruction.times);
  play.record(
    ...takers(play, seats).flatMap((player) =>
      Array.from({ length: times }, () => ({ type: 'SkipAdded' as const, rule: '2008:300.9' as const, player, what: instruction.what })),
    ),
  );
  return { players: seats, number: times, did: seats.length > 0 && times > 0 };
};

/** Everything on the stack is exiled, what is no card ceases to be. */
function* clearStack(play: Play): Procedure<void> {
  const cards = play.game.stack.filter((id) => at(play.game, id).kind === 'card');
  play.record(...play.game.stack.filter((id) => !cards.includes(id)).map((object) => ({ type: 'ObjectCeased' as const, rule: '2016:713.1' as const, object })));
  if (cards.length > 0) yield* play.happen(cards.map((object) => ({ would: 'move', rule: '2016:713.1', object, to: 'exile', cause: 'exile' })));
}
/** 2016:713.1: the stack is exiled, the spell that says so too; nothing is in combat any longer; the rest of the turn is not played. */
export const endTurn: Primitive<'endTurn'> = function* (play) {
  yield* clearStack(play);
  const { combat } = play.game;
  const fighting = combat ? [...combat.attacks.map((a) => a.attacker), ...combat.blocks.map((b) => b.blocker)] : [];
  if (fighting.length > 0) yield* play.call('removeFromCombat', { objects: fighting, rule: '2016:713.1' });
  play.record({ type: 'TurnEnding', rule: '2016:713.1', to: 'cleanup' });
  return { did: true };
};
export const endPhase: Primitive<'endPhase'> = function* (play) {
  yield* clearStack(play);
  play.record({ type: 'TurnEnding', rule: '2016:713.1', to: 'phase' });
  return { did: true };
};
