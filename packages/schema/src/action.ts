import { Schema } from 'effect';
import { Id, Nat, Seat, SetupCodec, Thing } from './codecs.ts';
import { AnswerCodec } from './decisions/codec.ts';
import { zones } from './words.ts';

/** What comes in: the closed list of actions. `actionId` is the sender's own, unique per seat; a repeat has no second effect. */
export const actionId = Schema.String.check(Schema.isPattern(/^[\x21-\x7e]{1,64}$/u));

/** What a judge may order; carried out in the order written, then the step settles again. */
export const Order = Schema.Union([
  Schema.Struct({ order: Schema.Literal('life'), player: Seat, life: Schema.Int }),
  Schema.Struct({
    order: Schema.Literal('put'),
    card: Schema.String,
    player: Seat,
    zone: Schema.Literals(zones),
    counters: Schema.optionalKey(Schema.Record(Schema.String, Nat)),
    tapped: Schema.optionalKey(Schema.Boolean),
  }),
  Schema.Struct({ order: Schema.Literal('move'), object: Id, zone: Schema.Literals(zones), position: Schema.optionalKey(Nat) }),
  Schema.Struct({ order: Schema.Literal('counters'), on: Thing, counter: Schema.String, amount: Schema.Int }),
  Schema.Struct({ order: Schema.Literal('tap'), object: Id, tapped: Schema.Boolean }),
  Schema.Struct({ order: Schema.Literal('end'), winners: Schema.Array(Seat), draw: Schema.Boolean }),
]);
export type Order = typeof Order.Type;

export const actions = {
  create: Schema.Struct({ kind: Schema.Literal('create'), actionId, setup: SetupCodec }),
  answer: Schema.Struct({ kind: Schema.Literal('answer'), actionId, seat: Seat, decision: Nat, answer: AnswerCodec }),
  concede: Schema.Struct({ kind: Schema.Literal('concede'), actionId, seat: Seat }),
  timeout: Schema.Struct({ kind: Schema.Literal('timeout'), actionId, seat: Seat, decision: Nat }),
  ruling: Schema.Struct({ kind: Schema.Literal('ruling'), actionId, by: Schema.String, why: Schema.String, orders: Schema.Array(Order) }),
  restart: Schema.Struct({ kind: Schema.Literal('restart'), actionId, why: Schema.String }),
} as const;
export type ActionKind = keyof typeof actions;
export type ActionOf<K extends ActionKind> = (typeof actions)[K]['Type'];
export type Action = { [K in ActionKind]: ActionOf<K> }[ActionKind];
export const ActionCodec = Schema.Union(Object.values(actions)) as unknown as Schema.Codec<Action>;
