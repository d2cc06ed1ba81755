import type { Ability, Cite, Cost, Id, Seat } from '@arbiter/schema';
import { cardOf, facesOf } from '../cards/faces.ts';
import { isIn, objectOf, playerOf } from '../engine/game.ts';
import type { Attempted, Env, Look, Play, Procedure } from '../engine/play.ts';
import { keywordsOf } from '../keywords/has.ts';
import { couldPay } from './affordable.ts';
import { chooseX } from './choosingX.ts';
import { unchanged } from './costs.ts';
import { type Account, announceCost, payInFull } from './payment.ts';
import { castingForbidden, rulesOnCasting } from './prohibitions.ts';
import { howMany } from './resources.ts';
import { undertake } from './undertaking.ts';
import { isTimely, waysOf } from './ways.ts';

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
const suspend = 'suspend';

type Keyword = Extract<Ability, { kind: 'keyword' }>;
const isMorph = (ability: Ability): ability is Keyword => ability.kind === 'keyword' && ability.keyword === 'morph';

/** What turning a permanent face up costs: the morph cost of the card it is (2016:702.36e); null if it cannot be turned up so. */
function faceUpCost(look: Look, seat: Seat, id: Id): Cost | null {
  const obj = objectOf(look.game, id);
  const card = obj && cardOf(look.game, obj);
  if (!obj || !card || obj.zone !== 'battlefield' || !obj.faceDown || look.of(id).controller !== seat) return null;
  return facesOf(card, look.game.rules)[obj.face]?.abilities?.find(isMorph)?.cost ?? null;
}

/** The ability by which a card may be suspended: whenever its player could begin to cast it from his hand, whatever that would cost (2016:702.61c). */
function suspension(look: Look, seat: Seat, id: Id): Keyword | null {
  if (!isIn(look.game, id, 'hand')) return null;
  const [ability] = keywordsOf(look, id, suspend);
  if (!ability?.cost) return null;
  const open = waysOf(look, seat, id).some(
    (way) =>
      !way.faceDown && isTimely(look, seat, id, way) && !castingForbidden(look, rulesOnCasting(look, seat, id, way.shape.abilities), seat, id, 'hand', true),
  );
  return open ? ability : null;
}

const envFor = (object: Id, seat: Seat): Env => ({ source: object, controller: seat, bindings: {}, x: null });

type Special = { readonly special: string; readonly object: Id };
const offered = (look: Look, seat: Seat, special: string, object: Id, cost: Cost | null): readonly Special[] =>
  cost !== null && couldPay(look, envFor(object, seat), seat, cost, null) ? [{ special, object }] : [];
/** The special actions a player could take and pay for now. */
export const specialsOf = (look: Look, seat: Seat): readonly Special[] => [
  ...look.game.battlefield.flatMap((object) =>
    look.game.objects[object]?.faceDown ? offered(look, seat, faceUp, object, faceUpCost(look, seat, object)) : [],
  ),
  ...playerOf(look.game, seat).hand.flatMap((object) => offered(look, seat, suspend, object, suspension(look, seat, object)?.cost ?? null)),
];

/** Pays for it; X is chosen as the action is taken (2016:107.3d). */
function* paidFor(play: Play, seat: Seat, object: Id, cost: Cost, why: Cite): Procedure<Env> {
  const start: Account = { seat, env: envFor(object, seat), subject: null, why, changes: unchanged };
  const x = yield* chooseX(play, start, cost, null);
  const account = { ...start, env: { ...start.env, x } };
  yield* payInFull(play, account, yield* announceCost(play, account, cost), null);
  return account.env;
}

/** 2016:115.2b, 707.8: the permanent was there all along; it is only turned. */
function* turnFaceUp(play: Play, { object, seat }: Args): Procedure<Id> {
  const cost = faceUpCost(play.look, seat, object);
  if (cost === null) return play.refuse({ cite: '2016:115.2b', why: 'special.cannotTurnUp' });
  yield* paidFor(play, seat, object, cost, '2016:702.36e');
  play.record({ type: 'TurnedFaceUp', rule: '2016:115.2b', object, card: play.game.objects[object]?.card ?? null });
  return object;
}

/** 2016:115.2f, 702.61a: the card is exiled with its time counters; the stack is not used. */
function* suspendCard(play: Play, { object, seat }: Args): Procedure<Id> {
  const ability = suspension(play.look, seat, object);
  if (ability === null) return play.refuse({ cite: '2016:702.61', why: 'special.cannotSuspend' });
  const env = yield* paidFor(play, seat, object, ability.cost ?? [], '2016:702.61');
  const amount = howMany(play.look, env, ability.amount);
  const entering = amount > 0 ? { counters: { time: amount } } : {};
  const events = yield* play.happen([{ would: 'move', rule: '2016:702.61', object, to: 'exile', cause: 'exile', player: seat, entering }]);
  const moved = events.find((event) => event.type === 'ObjectMoved' && event.object === object);
  return moved?.type === 'ObjectMoved' ? moved.as : object;
}

export function* specialAction(play: Play, args: Args): Procedure<Attempted<Id>> {
  return yield* undertake(play, args.seat, function* () {
    if (args.special === faceUp) return yield* turnFaceUp(play, args);
    return args.special === suspend ? yield* suspendCard(play, args) : play.refuse({ cite: '2016:115.2', why: 'special.none' });
  });
}
