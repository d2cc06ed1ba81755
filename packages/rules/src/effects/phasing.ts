import { isIn } from '../engine/game.ts';
import { withAttachments } from '../turn/phasing.ts';
import { meantAnywhere } from './acting.ts';
import { nothing, type Proposer, simply } from './primitive.ts';
import { didTo, eventsOf } from './values.ts';

/** 2008:302.1; 2016:702.25: what is attached to it goes and comes with it, by the rules of phasing. */
export const proposePhasing: Proposer<'phaseOut' | 'phaseIn'> = function* (play, { env }, { do: doing, what }) {
  const would = doing === 'phaseIn' ? ('phaseIn' as const) : ('phaseOut' as const);
  const zone = would === 'phaseOut' ? ('battlefield' as const) : ('phasedOut' as const);
  const objects = withAttachments(
    play.game,
    meantAnywhere(play.look, env, what).filter((id) => isIn(play.game, id, zone)),
    zone,
  );
  if (objects.length === 0) return nothing;
  return {
    woulds: [{ would, rule: '2016:702.25', by: env.source, player: env.controller, objects }],
    value: (events) =>
      didTo(
        eventsOf(events, would === 'phaseOut' ? 'PhasedOut' : 'PhasedIn')
          .flatMap((e) => e.objects)
          .filter((id) => objects.includes(id)),
        true,
      ),
  };
};
export const phasing = simply<'phaseOut' | 'phaseIn'>(proposePhasing);
