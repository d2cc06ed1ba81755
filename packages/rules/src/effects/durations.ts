import type { Cite, Condition, Duration, Game, LastingEffect, Step, Until } from '@arbiter/schema';
import { steps } from '@arbiter/schema';
import { holds } from '../cards/conditions.ts';
import { objectsOf, playersOf } from '../cards/refs.ts';
import { isActive, objectOf } from '../engine/game.ts';
import type { Env, Look, Play, Procedure } from '../engine/play.ts';

export const moments = ['endOfStep', 'endOfPhase', 'endOfCombat', 'cleanup', 'turnBegins', 'stepBegins'] as const;
/** A moment at which durations are looked at: while the step, phase or turn that is ending or has begun is the current one. */
export type Moment = (typeof moments)[number];

declare module '../engine/play.ts' {
  interface Procedures {
    expireEffects: (args: { readonly when: Moment }) => void;
  }
}

/** A step that is still to come this turn is the next one of its name; one that has begun is not (2008:300.4). */
const stillToCome = ({ game }: Look, step: Step): boolean => game.turn.step === null || steps.indexOf(game.turn.step) < steps.indexOf(step);

/** A duration with its players and objects fixed; null if it is over before it has begun, and so there is no effect (2016:611.2b). */
export const untilOf = (look: Look, env: Env, duration: Duration): Until | null => {
  const { number } = look.game.turn;
  if (duration === 'game') return { at: 'never' };
  if (typeof duration === 'string') return { at: duration };
  if ('while' in duration) return holds(look, env, duration.while) ? { at: 'while', condition: duration.while } : null;
  if ('untilLeaves' in duration) {
    const [object] = objectsOf(look, env, duration.untilLeaves);
    return object !== undefined && isThere(look, object) ? { at: 'leaves', object } : null;
  }
  if ('untilStep' in duration) {
    const player = duration.of === undefined ? null : playersOf(look, env, duration.of)[0];
    const mine = player === null || (player !== undefined && isActive(look.game, player));
    return player === undefined
      ? null
      : { at: 'step', step: duration.untilStep, player, after: mine && stillToCome(look, duration.untilStep) ? number - 1 : number };
  }
  const [at, who] =
    'untilTurnOf' in duration
      ? (['turnOf', duration.untilTurnOf] as const)
      : 'duringTurnOf' in duration
        ? (['duringTurnOf', duration.duringTurnOf] as const)
        : (['endOfTurnOf', duration.untilEndOfTurnOf] as const);
  const [player] = playersOf(look, env, who);
  return player === undefined ? null : { at, player, after: number };
};

/** Phasing out ends what lasts until an object leaves where it is by zone (2008:502.15g). */
const isThere = (look: Look, id: number): boolean => {
  const obj = objectOf(look.game, id);
  return obj !== null && obj.zone !== 'phasedOut';
};

const ends = (look: Look, until: Until, when: Moment): boolean => {
  const { number, step } = look.game.turn;
  switch (until.at) {
    case 'endOfStep':
      return when === 'endOfStep';
    case 'endOfPhase':
      return when === 'endOfPhase';
    case 'endOfCombat':
      return when === 'endOfCombat';
    case 'endOfTurn':
      return when === 'cleanup';
    case 'endOfTurnOf':
    case 'duringTurnOf':
      return when === 'cleanup' && isActive(look.game, until.player) && number > until.after;
    case 'turnOf':
      return when === 'turnBegins' && isActive(look.game, until.player) && number > until.after;
    case 'step':
      return when === 'stepBegins' && until.step === step && (until.player === null || isActive(look.game, until.player)) && number > until.after;
    case 'never':
    case 'while':
    case 'leaves':
      return false;
  }
};
/** The lasting effects that end at this moment, by number: at cleanup in the same moment as damage is removed (2008:314.2). */
export const expiring = (look: Look, when: Moment): readonly number[] =>
  look.game.effects.filter((effect) => ends(look, effect.until, when)).map((effect) => effect.id);

const envOf = (effect: LastingEffect): Env => ({ source: effect.source ?? 0, controller: effect.controller, bindings: effect.bindings, x: effect.x });
const stillHolds = (look: Look, effect: LastingEffect, condition: Condition): boolean => holds(look, envOf(effect), condition);
/** 2016:611.2b: "for as long as" is over once what it asks for is no longer so. */
export const isOver = (look: Look, effect: LastingEffect): boolean => {
  if (effect.until.at === 'while') return !stillHolds(look, effect, effect.until.condition);
  if (effect.until.at !== 'leaves') return false;
  const { object } = effect.until;
  return effect.what.kind === 'return' ? hasLeft(look, object) : !isThere(look, object);
};
/** By status what phases out has not left the battlefield (2016:702.25d). */
const hasLeft = (look: Look, id: number): boolean => (look.game.rules.phasing === 'status' ? objectOf(look.game, id) === null : !isThere(look, id));
/** All that it was about has gone, and what it has become is something else (2016:400.7, 400.7a). */
const isMoot = ({ objects, battlefield }: Game, { what }: LastingEffect): boolean =>
  (what.kind === 'copy' || what.kind === 'return' || (what.kind === 'change' && what.affects === undefined)) &&
  what.objects.every((id) => !objects[id] && !battlefield.some((permanent) => objects[permanent]?.was?.spell === id));
/** The lasting effects that are over by themselves, by number. */
export const lapsed = (look: Look): readonly number[] =>
  look.game.effects.filter((effect) => isOver(look, effect) || isMoot(look.game, effect)).map((effect) => effect.id);

const ruleFor = (when: Moment): Cite => (when === 'cleanup' ? '2008:314.2' : '2008:300.4');
export function* expireEffects(play: Play, { when }: { readonly when: Moment }): Procedure {
  play.record(...expiring(play.look, when).map((effect) => ({ type: 'EffectEnded' as const, rule: ruleFor(when), effect })));
}
