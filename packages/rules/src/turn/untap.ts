import type { Id, PlayChange, Seat } from '@arbiter/schema';
import { fits } from '../cards/filters.ts';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { playersOf } from '../cards/refs.ts';
import { activeSeats, at, isIn } from '../engine/game.ts';
import type { Look, Play, PlayRule, Procedure } from '../engine/play.ts';
import type { Would } from '../engine/would.ts';
import { phasingIn, phasingOut } from './phasing.ts';

type UntapOnly = Extract<PlayChange, { readonly untapOnly: unknown }>;

function* phase(play: Play): Procedure {
  const seats = activeSeats(play.game);
  const out = [...new Set(seats.flatMap((seat) => phasingOut(play.look, seat)))];
  const coming = [...new Set(seats.flatMap((seat) => phasingIn(play.game, seat)))];
  const woulds: Would[] = [];
  if (out.length > 0) woulds.push({ would: 'phaseOut', rule: '2008:302.1', objects: out });
  if (coming.length > 0) woulds.push({ would: 'phaseIn', rule: '2008:302.1', objects: coming });
  yield* play.happen(woulds);
}

/** The tapped permanents nothing keeps from untapping. */
export const untapping = (look: Look, seat: Seat): readonly Id[] =>
  look.game.battlefield.filter(
    (id) => at(look.game, id).tapped && look.of(id).controller === seat && !look.of(id).rules.some((rule) => rule === 'doesntUntap' || rule === 'skipsUntap'),
  );

const limits = (look: Look, seat: Seat): readonly (PlayRule & { readonly change: UntapOnly })[] =>
  look.playRules.filter(
    (rule): rule is PlayRule & { readonly change: UntapOnly } => 'untapOnly' in rule.change && playersOf(look, rule.env, rule.change.who).includes(seat),
  );

/** 2008:302.2: the active player determines what untaps, as far as effects leave him a choice. */
function* determine(play: Play, seat: Seat): Procedure<readonly Id[]> {
  let chosen = untapping(play.look, seat);
  for (const { change, env } of limits(play.look, seat)) {
    const limited = chosen.filter((id) => fits(play.look, env, change.what, id));
    const most = atLeastZero(amountOf(play.look, env, change.untapOnly));
    if (limited.length <= most) continue;
    const kept = limited.slice(0, most);
    const { objects } = yield* play.ask('objects', seat, () => ({ cite: '2008:302.2', from: limited, min: most, max: most, ordered: false, prompt: 'untap' }), {
      objects: kept,
    });
    chosen = chosen.filter((id) => !limited.includes(id) || objects.includes(id));
  }
  return chosen;
}

/** "Does not untap during its controller's next untap step" is used up by that step, whenever it comes. */
const usedUp = (look: Look, seats: readonly Seat[]): readonly number[] =>
  look.game.effects.flatMap(({ id, what }) =>
    what.kind === 'change' &&
    what.changes.some((change) => 'rule' in change && change.rule === 'skipsUntap') &&
    what.objects.some((object) => isIn(look.game, object, 'battlefield') && seats.includes(look.of(object).controller))
      ? [id]
      : [],
  );

/** First phasing, then the active player's permanents untap, all at once (2008:302.1–302.2); a team's all together (2016:805.4). */
export function* untap(play: Play): Procedure {
  yield* phase(play);
  const chosen: Id[] = [];
  for (const seat of activeSeats(play.game)) chosen.push(...(yield* determine(play, seat)));
  const used = usedUp(play.look, activeSeats(play.game));
  yield* play.happen(chosen.map((object) => ({ would: 'untap', rule: '2008:302.2', object })));
  play.record(...used.map((effect) => ({ type: 'EffectEnded' as const, rule: '2008:302.2' as const, effect })));
}
