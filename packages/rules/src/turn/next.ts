import type { Cite, Event, Game, Step } from '@arbiter/schema';
import { isActive, isPlaying } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { nextTurn, passedOver } from './agenda.ts';
import { combatDamageStepDue } from './combat/questions.ts';
import { emptyPools, hasMana } from './mana.ts';
import { phaseRules, stepRules } from './steps.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    beginNext: (args: Record<never, never>) => { readonly step: Step | null };
  }
}

/** Ends what is under way and begins the next step, and whatever phase and turn it takes to get there. Nothing can happen in between (2008:300.2). */
export function* beginNext(play: Play): Procedure<{ readonly step: Step | null }> {
  if (play.game.turn.step !== null) yield* endStep(play);
  for (;;) {
    const { turn, agenda, result } = play.game;
    if (result !== null) return { step: null };
    if (turn.phase !== null && agenda.steps.length > 0) {
      if (yield* beginStep(play)) return { step: play.game.turn.step };
    } else if (turn.phase !== null) yield* endPhase(play);
    else if (agenda.phases.length > 0) yield* beginPhase(play);
    else yield* beginTurn(play);
  }
}

function* expire(play: Play, when: 'endOfStep' | 'endOfPhase' | 'endOfCombat' | 'turnBegins' | 'stepBegins'): Procedure {
  if (play.game.effects.length > 0) yield* play.call('expireEffects', { when });
}
const fighting = ({ combat }: Game): boolean => combat !== null && combat.attacks.length + combat.blocks.length > 0;
/** Whether a phase can end without anything more happening. */
const endsQuietly = (play: Play): boolean => play.game.agenda.steps.length === 0 && play.game.effects.length === 0 && !hasMana(play) && !fighting(play.game);
/** A main phase has no steps: it is over once all have passed (2008:305.2). */
const endRule = ({ phase }: Game['turn']): Cite => (phase === 'precombat-main' || phase === 'postcombat-main' ? '2008:305.2' : '2008:300.2');
const phaseEnded = ({ turn, agenda }: Game): readonly Event[] => {
  if (turn.phase === null) return [];
  const ended: Event = { type: 'PhaseEnded', rule: endRule(turn), phase: turn.phase };
  return agenda.phases.length > 0 ? [ended] : [ended, turnEnded(turn)];
};
const turnEnded = ({ active, number }: Game['turn']): Event => ({ type: 'TurnEnded', rule: '2008:300.1', player: active, number });

function* endStep(play: Play): Procedure {
  const { step } = play.game.turn;
  if (step === null) return;
  if (step === 'end-of-combat') yield* play.call('endCombat', {}); // 2008:311.3
  const { holder, passed } = play.game.priority;
  if (step === 'cleanup' && (holder !== null || passed.length > 0)) play.record({ type: 'CleanupRepeated', rule: '2008:314.3' });
  if (play.game.rules.manaEmpties === 'step') yield* emptyPools(play);
  yield* expire(play, 'endOfStep'); // 2008:300.4
  play.record({ type: 'StepEnded', rule: endRule(play.game.turn), step }, ...(endsQuietly(play) ? phaseEnded(play.game) : []));
}

function* endPhase(play: Play): Procedure {
  yield* emptyPools(play); // 2008:300.3
  yield* expire(play, 'endOfPhase');
  if (play.game.turn.phase === 'combat') {
    if (fighting(play.game)) yield* play.call('endCombat', {});
    yield* expire(play, 'endOfCombat');
  }
  play.record(...phaseEnded(play.game));
}

/** Takes the next step from the agenda; false if it does not take place. */
function* beginStep(play: Play): Procedure<boolean> {
  const { active } = play.game.turn;
  const over = passedOver(play.game);
  if (over) {
    play.record(...over.steps.map((what): Event => ({ type: 'Skipped', rule: over.rule, player: active, what, used: false })));
    return false;
  }
  if (combatDamageStepDue(play.look) === 'first-strike-damage')
    play.record({ type: 'StepAdded', rule: '2008:310.5', step: 'first-strike-damage', after: 'declare-blockers' });
  const { steps } = play.game.agenda;
  const { step } = steps[0] as (typeof steps)[number];
  yield* play.happen([{ would: 'step', rule: stepRules[step], step, seat: active }]);
  if (play.game.turn.step !== null) {
    yield* expire(play, 'stepBegins');
    return true;
  }
  if (play.game.agenda.steps === steps) play.record({ type: 'Skipped', rule: '2008:300.9', player: active, what: step, used: false });
  return false;
}

function* beginPhase(play: Play): Procedure {
  const { phases } = play.game.agenda;
  const { phase, extra } = phases[0] as (typeof phases)[number];
  yield* play.happen([{ would: 'phase', rule: extra ? '2008:300.7' : phaseRules[phase], phase, extra }]);
  const { turn, agenda } = play.game;
  if (turn.phase !== null) return;
  if (agenda.phases === phases) play.record({ type: 'Skipped', rule: '2008:300.9', player: turn.active, what: phase, used: false });
  if (play.game.agenda.phases.length === 0) play.record(turnEnded(turn));
}

function* beginTurn(play: Play): Procedure {
  const { turn, agenda } = play.game;
  const { player, extra } = nextTurn(play.game);
  if (isPlaying(play.game, player)) {
    yield* play.happen([{ would: 'turn', rule: extra ? '2008:300.6' : turn.number === 0 ? '2008:101.6' : '2008:300.1', seat: player, extra }]);
    if (play.game.turn.number !== turn.number) return yield* turnBegins(play);
    if (play.game.agenda !== agenda) return;
  }
  play.record({ type: 'Skipped', rule: '2008:300.9', player, what: 'turn', used: false });
}

/** A yield lasts until its player's next turn at the most, and no loop is followed from one turn into the next. */
function* turnBegins(play: Play): Procedure {
  const { players, loop } = play.game;
  const over = players
    .filter((p) => isActive(play.game, p.seat) && p.yield !== null)
    .map((p): Event => ({ type: 'YieldEnded', rule: '2016:116.3', player: p.seat }));
  play.record(...over, ...(Object.keys(loop.seen).length > 0 ? [{ type: 'LoopBroken', rule: '2008:102.4b' } as const] : []));
  yield* expire(play, 'turnBegins');
}
