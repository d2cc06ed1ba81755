import type { Cite, Game, Seat, Step } from '@arbiter/schema';
import { skipsFirstDraw } from '../concepts/starting.ts';
import { isPlaying, nextInTurnOrder, turnTaker } from '../engine/game.ts';

/*
 * What comes next. The agenda in the game owns the order; these questions only read it.
 * Extra turns, phases and steps stand where they were put (2008:300.6–300.8).
 */

/** Whose turn is next: an extra one if there is any, else that of the next player in turn order after the last that was not extra. */
export const nextTurn = (game: Game): { readonly player: Seat; readonly extra: boolean } => {
  const [extra] = game.agenda.turns;
  if (extra) return { player: isPlaying(game, extra.player) ? extra.player : turnTaker(game, extra.player), extra: true };
  const { lastRegular } = game.agenda;
  if (lastRegular !== null) return { player: nextInTurnOrder(game, lastRegular), extra: false };
  const first = game.startingPlayer ?? game.turn.active;
  return { player: isPlaying(game, first) ? first : nextInTurnOrder(game, first), extra: false };
};

const afterAttack: readonly Step[] = ['declare-blockers', 'first-strike-damage', 'combat-damage'];
const attacked = ({ combat }: Game): boolean => combat !== null && (combat.declared || combat.attacks.length > 0);

/** The steps, next in line, that are passed over as though they did not exist (2008:300.9), with the rule that says so. */
export const passedOver = (game: Game): { readonly steps: readonly Step[]; readonly rule: Cite } | null => {
  const [next] = game.agenda.steps;
  if (!next) return null;
  const undrawn = next.step === 'draw' && !next.extra ? skipsFirstDraw(game) : null;
  if (undrawn) return { steps: ['draw'], rule: undrawn };
  if (next.step === 'end' && game.turn.ending) return { steps: ['end'], rule: '2016:713.1' };
  if (!attacked(game)) {
    const end = game.agenda.steps.findIndex(({ step }) => !afterAttack.includes(step));
    const steps = game.agenda.steps.slice(0, end < 0 ? undefined : end).map(({ step }) => step);
    if (steps.length > 0) return { steps, rule: '2008:308.5' };
  }
  return null;
};
