import type { Event, Thing } from '@arbiter/schema';
import { at, isIn, isPlaying, isSeat } from '../engine/game.ts';
import type { Look } from '../engine/play.ts';
import { meantAnywhere, permanents } from './acting.ts';
import { nothing, type Primitive, type Proposer, simply } from './primitive.ts';
import { objectsIn, seatsIn, sharesOf } from './shares.ts';
import { didTo, eventsOf, sum } from './values.ts';

/** 2016:119.1: damage is dealt to creatures, planeswalkers and players, to nothing else. */
const canBeDamaged = (look: Look, to: Thing): boolean =>
  isSeat(to)
    ? isPlaying(look.game, to)
    : isIn(look.game, to, 'battlefield') && look.of(to).types.some((type) => type === 'creature' || type === 'planeswalker');

export const damageValue = (sources: readonly number[], begun: boolean) => (events: readonly Event[]) => {
  const dealt = eventsOf(events, 'DamageDealt').filter((e) => sources.includes(e.source));
  const to = [...new Set(dealt.map((e) => e.to))];
  return { objects: objectsIn(to), players: seatsIn(to), number: sum(dealt.map((e) => e.amount)), did: begun };
};

/** Every source deals its damage to every receiver at the same moment. */
export const proposeDamage: Proposer<'damage'> = function* (play, context, instruction) {
  const sources = instruction.source === undefined ? [context.env.source] : meantAnywhere(play.look, context.env, instruction.source);
  const shares = (yield* sharesOf(play, context, instruction.to, instruction.amount)).filter((share) => canBeDamaged(play.look, share.to));
  if (sources.length === 0 || shares.length === 0) return nothing;
  const {
    env: { source: by, controller: player },
  } = context;
  return {
    woulds: sources.flatMap((source) =>
      shares.map(({ to, amount }) => ({
        would: 'damage' as const,
        rule: '2016:119.1' as const,
        by,
        player,
        source,
        to,
        amount,
        combat: false,
        ...(instruction.unpreventable ? { unpreventable: true } : {}),
      })),
    ),
    value: damageValue(sources, true),
  };
};
export const damage = simply<'damage'>(proposeDamage);

/** The damage marked on these is gone; it has been dealt all the same. */
export const removeDamage: Primitive<'removeDamage'> = function* (play, { env }, { what }) {
  const objects = permanents(play.look, env, what).filter((id) => at(play.game, id).damage > 0);
  if (objects.length > 0) play.record({ type: 'DamageRemoved', rule: '2016:119.6', objects });
  return didTo(objects);
};
