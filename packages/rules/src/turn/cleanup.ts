import type { Event, Game, Id, Seat } from '@arbiter/schema';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { playersOf } from '../cards/refs.ts';
import { handModifier } from '../concepts/vanguard.ts';
import { expiring } from '../effects/durations.ts';
import { activeSeats, at, playerOf } from '../engine/game.ts';
import type { Look, Play, Procedure } from '../engine/play.ts';

/** Usually seven (2016:402.2). */
const USUAL = 7;

/** How many cards a player may keep; null: any number. Effects that set it and effects that change it apply in the order of their timestamps. */
export const maximumHandSize = (look: Look, seat: Seat): number | null => {
  let size: number | null = USUAL + handModifier(look.game, seat); // 2016:902.5
  for (const { change, env } of look.playRules.toSorted((a, b) => a.timestamp - b.timestamp)) {
    if ('maxHand' in change && playersOf(look, env, change.who).includes(seat)) size = change.maxHand === 'none' ? null : amountOf(look, env, change.maxHand);
    else if ('handChange' in change && size !== null && playersOf(look, env, change.who).includes(seat)) size += amountOf(look, env, change.handChange);
  }
  return size === null ? null : atLeastZero(size);
};

/** Damage is removed from what is phased out too, where phasing is a status (2016:514.2). */
const damaged = (game: Game): readonly Id[] =>
  [...game.battlefield, ...(game.rules.phasing === 'status' ? game.phasedOut : [])].filter((id) => at(game, id).damage > 0 || at(game, id).deathtouched);

/** 2008:314.2: both at the same moment. */
const wornOff = (look: Look): readonly Event[] => {
  const objects = damaged(look.game);
  const healed: readonly Event[] = objects.length > 0 ? [{ type: 'DamageRemoved', rule: '2008:314.2', objects }] : [];
  return [...healed, ...expiring(look, 'cleanup').map((effect): Event => ({ type: 'EffectEnded', rule: '2008:314.2', effect }))];
};

export function* cleanUp(play: Play): Procedure {
  for (const seat of activeSeats(play.game)) {
    const most = maximumHandSize(play.look, seat);
    const excess = most === null ? 0 : playerOf(play.game, seat).hand.length - most;
    if (excess > 0) yield* play.call('discardCards', { seat, amount: excess, rule: '2008:314.1' });
  }
  play.record(...wornOff(play.look));
}
