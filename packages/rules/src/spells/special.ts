import type { Ability, Cite, Cost, Id, Seat } from '@arbiter/schema';
import { copiableValues } from '../cards/faces.ts';
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
const unmanifest = 'unmanifest';
const suspend = 'suspend';

type Keyword = Extract<Ability, { kind: 'keyword' }>;
const isMorph = (ability: Ability): ability is Keyword => ability.kind === 'keyword' && (ability.keyword === 'morph' || ability.keyword === 'megamorph');

/** One way to turn a permanent face up. */
interface Turning {
  readonly special: typeof faceUp | typeof unmanifest;
  readonly cost: Cost;
  readonly rule: Cite;
  readonly grows: boolean;
}
/** A permanent is turned face up for the morph cost of what it would be (2016:702.36e), a manifested creature card for its mana cost too (2016:701.31b). */
function turningsOf(look: Look, seat: Seat, id: Id): readonly Turning[] {
  const obj = objectOf(look.game, id);
  if (!obj || obj.zone !== 'battlefield' || !obj.faceDown || look.of(id).controller !== seat) return [];
  const { abilities, types, cost } = copiableValues(look.game, { ...obj, faceDown: false });
  const manifested = obj.links['manifested']?.did === true && types.includes('creature');
  const morph = abilities.find(isMorph);
  return [
    ...(morph?.cost ? [{ special: faceUp, cost: morph.cost, rule: '2016:702.36e', grows: morph.keyword === 'megamorph' } as const] : []),
    ...(manifested && cost !== undefined ? [{ special: unmanifest, cost: [{ mana: cost }], rule: '2016:701.31b', grows: false } as const] : []),
  ];
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
  ...look.game.battlefield.flatMap((object) => turningsOf(look, seat, object).flatMap(({ special, cost }) => offered(look, seat, special, object, cost))),
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
function* turnFaceUp(play: Play, { special, object, seat }: Args): Procedure<Id> {
  const turning = turningsOf(play.look, seat, object).find((one) => one.special === special);
  if (!turning) return play.refuse({ cite: '2016:115.2b', why: 'special.cannotTurnUp' });
  yield* paidFor(play, seat, object, turning.cost, turning.rule);
  play.record({ type: 'TurnedFaceUp', rule: '2016:115.2b', object, card: play.game.objects[object]?.card ?? null });
  if (turning.grows) yield* play.happen([{ would: 'counters', rule: '2016:702.36b', on: object, counter: '+1/+1', amount: 1 }]);
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
    if (args.special === faceUp || args.special === unmanifest) return yield* turnFaceUp(play, args);
    return args.special === suspend ? yield* suspendCard(play, args) : play.refuse({ cite: '2016:115.2', why: 'special.none' });
  });
}
