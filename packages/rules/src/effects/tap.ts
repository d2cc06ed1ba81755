import { at } from '../engine/game.ts';
import { permanents } from './acting.ts';
import { nothing, type Proposer, simply } from './primitive.ts';
import { eventsOf } from './values.ts';

/** 2016:701.17a–b: only what is untapped can be tapped, and the other way round; the rest is passed over (2008:103.3). */
export const proposeTap: Proposer<'tap' | 'untap'> = function* (play, { env }, { do: would, what }) {
  const ids = permanents(play.look, env, what);
  if (ids.length === 0) return nothing;
  const did = ids.some((id) => at(play.game, id).tapped === (would === 'untap'));
  const rule = would === 'tap' ? ('2016:701.17a' as const) : ('2016:701.17b' as const);
  return {
    woulds: ids.map((object) => ({ would, rule, by: env.source, player: env.controller, object })),
    value: (events) => {
      const turned = eventsOf(events, would === 'tap' ? 'Tapped' : 'Untapped').map((e) => e.object);
      return { objects: ids.filter((id) => turned.includes(id)), did };
    },
  };
};
export const tap = simply<'tap' | 'untap'>(proposeTap);
