import { type Id, type Obj, type OnStack, type Seat, unannounced, type Zone } from '@arbiter/schema';
import { reachesSpells } from '../effects/continuous/board.ts';
import { lookOf } from '../effects/continuous/look.ts';
import { leaveZone, setObject } from '../engine/evolve/update.ts';
import { objectOf } from '../engine/game.ts';
import { perName } from '../engine/perKey.ts';
import { perLook } from '../engine/perLook.ts';
import type { Look } from '../engine/play.ts';
import type { Way } from './ways.ts';

/** What a spell carries before anything of it is announced. */
export const unannouncedFrom = (from: Zone, after: Zone | null): OnStack => ({ ...unannounced, from, after });

type Manner = Pick<Way, 'shape' | 'how' | 'faceDown' | 'after'>;
const spellFrom = (obj: Obj, seat: Seat, { shape, how, faceDown, after }: Manner): Obj => ({
  ...obj,
  zone: 'stack',
  face: shape.face ?? 0,
  faceDown,
  under: seat,
  controller: seat,
  stack: { ...unannouncedFrom(obj.zone, after), paid: how === null ? {} : { [how]: 1 } },
});

function imagined({ game }: Look, seat: Seat, id: Id, manner: Manner): Look {
  const obj = objectOf(game, id);
  if (!obj) return lookOf(game);
  const there = setObject(leaveZone(game, id, obj.zone, obj.owner), id, (one) => spellFrom(one, seat, manner));
  return lookOf({ ...there, stack: [...there.stack, id] });
}

const imaginedFor = perName<Look, Look>();
const areReached = perLook(({ game }) => reachesSpells(game));

/**
 * The game with a card as the spell it is about to be: face down, bestowed, with what effects give to spells. So it is judged what forbids it, what it costs and what it
 * may be paid with (2016:601.5, 707.4); a split card has but the half that is cast (708.2). The same look where the card would be nothing else as a spell.
 */
export function asSpell(look: Look, seat: Seat, id: Id, manner: Manner): Look {
  const { shape, how, faceDown } = manner;
  if (!faceDown && how === null && shape.face === null && !areReached(look)) return look;
  return imaginedFor(look, `${seat}/${id}/${shape.face ?? ''}/${how ?? ''}`, () => imagined(look, seat, id, manner));
}
