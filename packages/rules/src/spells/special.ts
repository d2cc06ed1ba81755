import type { Ability, Cost, Id, Seat } from '@arbiter/schema';
import { cardOf, facesOf } from '../cards/faces.ts';
import { objectOf } from '../engine/game.ts';
import type { Attempted, Env, Look, Play, Procedure } from '../engine/play.ts';
import { couldPay } from './affordable.ts';
import { chooseX } from './choosingX.ts';
import { unchanged } from './costs.ts';
import { type Account, announceCost, payInFull } from './payment.ts';
import { undertake } from './undertaking.ts';

interface Args {
  readonly special: string;
  readonly object: Id;
  readonly seat: Seat;
}
declare module '../engine/play.ts' {
  interface Procedures {
    specialAction: (args: Args) => Attempted<Id>;
  }
}

const faceUp = 'faceUp';

type Keyword = Extract<Ability, { kind: 'keyword' }>;
const isMorph = (ability: Ability): ability is Keyword => ability.kind === 'keyword' && ability.keyword === 'morph';

/** What turning a permanent face up costs: the morph cost of the card it is (2016:702.36e); null if it cannot be turned up so. */
function faceUpCost(look: Look, seat: Seat, id: Id): Cost | null {
  const obj = objectOf(look.game, id);
  const card = obj && cardOf(look.game, obj);
  if (!obj || !card || obj.zone !== 'battlefield' || !obj.faceDown || look.of(id).controller !== seat) return null;
  return facesOf(card, look.game.rules)[obj.face]?.abilities?.find(isMorph)?.cost ?? null;
}

const envFor = (object: Id, seat: Seat): Env => ({ source: object, controller: seat, bindings: {}, x: null });

/** The special actions a player could take and pay for now. */
export const specialsOf = (look: Look, seat: Seat): readonly { readonly special: string; readonly object: Id }[] =>
  look.game.battlefield.flatMap((object) => {
    const cost = look.game.objects[object]?.faceDown ? faceUpCost(look, seat, object) : null;
    return cost !== null && couldPay(look, envFor(object, seat), seat, cost, null) ? [{ special: faceUp, object }] : [];
  });

/** 2016:115.2b, 707.8: the permanent was there all along; it is only turned. */
function* turnFaceUp(play: Play, { object, seat }: Args): Procedure<Id> {
  const cost = faceUpCost(play.look, seat, object);
  if (cost === null) return play.refuse({ cite: '2016:115.2b', why: 'special.cannotTurnUp' });
  const start: Account = { seat, env: envFor(object, seat), subject: null, why: '2016:702.36e', changes: unchanged };
  const x = yield* chooseX(play, start, cost, null); // 2016:107.3d
  const account = { ...start, env: { ...start.env, x } };
  yield* payInFull(play, account, yield* announceCost(play, account, cost), null);
  play.record({ type: 'TurnedFaceUp', rule: '2016:115.2b', object, card: play.game.objects[object]?.card ?? null });
  return object;
}

export function* specialAction(play: Play, args: Args): Procedure<Attempted<Id>> {
  return yield* undertake(play, args.seat, function* () {
    return args.special === faceUp ? yield* turnFaceUp(play, args) : play.refuse({ cite: '2016:115.2', why: 'special.none' });
  });
}
