import type { Event, LastingEffect } from '@arbiter/schema';
import { at, objectOf } from '../engine/game.ts';
import type { Look, Play, Procedure } from '../engine/play.ts';
import type { Would } from '../engine/would.ts';
import { envOfLasting } from './continuous/layering.ts';
import { isOver } from './durations.ts';
import { movesTo } from './move.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    returnExiled: (args: Record<never, never>) => void;
  }
}

type Return = LastingEffect & { readonly what: Extract<LastingEffect['what'], { kind: 'return' }> };
const isReturn = (effect: LastingEffect): effect is Return => effect.what.kind === 'return';

/** What has to go back now: what it was away for is over. */
const returnsDue = (look: Look): readonly Return[] => look.game.effects.filter(isReturn).filter((effect) => isOver(look, effect));
export const someReturn = (look: Look): boolean => returnsDue(look).length > 0;

/** Right after what they wait for, before anything else: the second half of such effects (2016:610.3). */
export function* returnExiled(play: Play): Procedure {
  const due = returnsDue(play.look);
  play.record(...due.map(({ id: effect }): Event => ({ type: 'EffectEnded', rule: '2016:610.3', effect })));
  const woulds: Would[] = [];
  for (const effect of due) {
    const { objects, to: zone } = effect.what;
    const still = objects.filter((id) => objectOf(play.game, id) !== null && at(play.game, id).zone !== zone);
    woulds.push(...(yield* movesTo(play, { env: envOfLasting(effect) }, still, { zone }, { rule: '2016:610.3' })));
  }
  if (woulds.length > 0) yield* play.happen(woulds);
}
