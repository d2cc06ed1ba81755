import { Schema } from 'effect';
import { Id, Nat, Seat, Thing } from '../codecs.ts';
import { steps } from '../words.ts';
import type { Answer, AnswerOf, Kind, Withdrawal } from './index.ts';

/*
 * The shapes of the answers, one per kind of question. A decoded answer is only well-formed: whether it is legal is for the question's space to say.
 * Excess keys are errors to the decoder of decode.ts, which every reader of answers uses.
 */

const Text = Schema.String.check(Schema.isPattern(/^[^\p{Cc}\p{Cs}]{1,200}$/u));
const True = Schema.Literal(true);
const list = <S extends Schema.Top>(of: S) => Schema.Array(of);
const opt = Schema.optionalKey;

const Until = Schema.Union([Schema.Literals(['stack-resolved', 'my-turn']), Schema.Struct({ step: Schema.Literals(steps) })]);
const Priority = Schema.Union([
  Schema.Struct({ pass: True, until: opt(Until), stopIf: opt(list(Text)) }),
  Schema.Struct({ play: Id, face: opt(Nat) }),
  Schema.Struct({ cast: Id, face: opt(Nat), how: opt(Text) }),
  Schema.Struct({ activate: Id, ability: Nat, mana: opt(Schema.Boolean) }),
  Schema.Struct({ special: Text, object: Id }),
]);
const Player = Schema.Struct({ player: Seat });
const Cards = Schema.Struct({ cards: list(Id) });
const Amounts = Schema.Struct({ amounts: list(Nat) });
const Pay = Schema.Union([Schema.Struct({ auto: True }), Schema.Struct({ spend: list(Nat) }), Schema.Struct({ activate: Id, ability: Nat })]);

export const answerCodecs = {
  entropy: Schema.Struct({ entropy: Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/u)) }),
  firstPlayer: Player,
  mulligan: Schema.Struct({ keep: Schema.Boolean }),
  bottom: Cards,
  openingHand: Cards,
  priority: Priority,
  modes: Schema.Struct({ modes: list(Nat) }),
  targets: Schema.Struct({ targets: list(Thing) }),
  x: Schema.Struct({ x: Nat }),
  division: Amounts,
  costs: Schema.Struct({ pay: list(Schema.Struct({ key: Text, times: Nat })) }),
  pay: Pay,
  attackers: Schema.Struct({ attacks: list(Schema.Struct({ attacker: Id, defender: Thing, band: opt(Nat) })) }),
  blockers: Schema.Struct({ blocks: list(Schema.Struct({ blocker: Id, attacker: Id })) }),
  damage: Amounts,
  order: Schema.Struct({ order: list(Nat) }),
  replacement: Schema.Struct({ use: Schema.NullOr(Text) }),
  objects: Schema.Struct({ objects: list(Id) }),
  player: Player,
  value: Schema.Struct({ value: Schema.Union([Text, Schema.Int]) }),
  confirm: Schema.Struct({ yes: Schema.Boolean }),
  keep: Schema.Struct({ keep: list(Nat) }),
  loop: Schema.Struct({ times: Nat }),
} as const satisfies { readonly [K in Kind]: Schema.Codec<AnswerOf<K>> };

export const WithdrawalCodec = Schema.Struct({ withdraw: True });

/** Every answer to any question, and the taking back of an attempt. Kinds that share a shape stand here once. */
export const AnswerCodec = Schema.Union([...new Set<Schema.Codec<Answer | Withdrawal>>([...Object.values(answerCodecs), WithdrawalCodec])]);
