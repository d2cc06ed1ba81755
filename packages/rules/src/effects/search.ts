import type { Filter, Id, Seat, Zone } from '@arbiter/schema';
import { hiddenZones } from '@arbiter/schema';
import { fits } from '../cards/filters.ts';
import { cardsIn, zoneOf } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { players } from './acting.ts';
import { pickObjects } from './asking.ts';
import { shuffleIn } from './move.ts';
import type { Context, InstructionOf, Primitive } from './primitive.ts';
import { countOf } from './shares.ts';
import { show } from './showing.ts';
import { didTo } from './values.ts';
import { forbids } from './would/possible.ts';

const isHidden = (zone: Zone): boolean => (hiddenZones as readonly Zone[]).includes(zone);

/** 2016:701.15: who looks for a stated quality in a hidden zone need not find anything (701.15b); who looks for any card must (701.15c). */
function* found(play: Play, context: Context, seat: Seat, owner: Seat, instruction: InstructionOf<'search'>): Procedure<readonly Id[]> {
  const { env } = context;
  const zones = instruction.zone ?? ['library'];
  const looked = zones.filter(isHidden).flatMap((zone) => zoneOf(play.game, zone, owner));
  play.record({ type: 'Searched', rule: '2016:701.15', player: seat, of: owner });
  show(play, '2016:701.15', seat, looked, [seat]);
  const fitting = zones.flatMap((zone) => cardsIn(play.game, zone, owner)).filter((id) => fits(play.look, env, instruction.for, id));
  const from = instruction.distinct ? oneOfEachName(play, fitting) : fitting;
  const max = countOf(play, context, instruction.amount);
  const min = (instruction.distinct || isStated(instruction.for)) && zones.some(isHidden) ? 0 : max;
  const zone = zones.find(isHidden);
  const ids = yield* pickObjects(play, seat, {
    cite: '2016:701.15',
    env,
    from,
    min,
    max,
    ...(zone === 'library' || zone === 'hand' ? { zone } : {}),
    prompt: 'search',
  });
  if (instruction.reveal) show(play, '2016:701.15d', seat, ids, 'all');
  return ids;
}
/** Cards of one name are as good as each other. */
const oneOfEachName = ({ look }: Play, ids: readonly Id[]): readonly Id[] => {
  const names = ids.map((id) => look.of(id).name);
  return ids.filter((_, at) => names.indexOf(names[at] as string) === at);
};
const isStated = (filter: Filter): boolean => filter !== 'any';

/** The cards found are set apart while the library is shuffled and are its cards again after it, under the ids they have then. */
export const search: Primitive<'search'> = function* (play, context, instruction) {
  const all: Id[] = [];
  for (const seat of players(play.look, context.env, instruction.who)) {
    if (forbids(play.look, 'cantSearch', seat)) continue;
    for (const owner of players(play.look, context.env, instruction.in)) {
      const ids = yield* found(play, context, seat, owner, instruction);
      all.push(...(instruction.thenShuffle ? ids.map(yield* shuffleIn(play, context, [owner])) : ids));
    }
  }
  return didTo(all);
};
