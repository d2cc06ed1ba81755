import { Schema } from 'effect';
import { AbilityCodec, CardCodec, FilterCodec, SpentCodec } from './cards/codec.ts';
import { formats } from './formats.ts';
import type { Characteristics, CopyValues, Game, LastingEffect, OnStack } from './game.ts';
import { Switches } from './switches.ts';
import type { Cite as CiteType } from './words.ts';
import { cardTypes, colors, manaTypes, supertypes, zones } from './words.ts';

/** The schemas of the parts that events, actions and decisions share. */

/** What a seat or a player is called; no control, bidi or other format characters, which could pass for another name. */
export const Seat = Schema.String.check(Schema.isPattern(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,40}$/u));
/** Who can play a seat for its player: each is told no more than the seat is. */
export const bots = ['random', 'heuristic'] as const;
export type BotName = (typeof bots)[number];
export const Id = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));
export const Nat = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));
export const Thing = Schema.Union([Id, Seat]);
export const Cite = Schema.String.check(Schema.isPattern(/^(2008|2016):\d{3}\.\d+[a-z]?(-2)?$/u)) as unknown as Schema.Codec<CiteType>;

export const ValueCodec = Schema.Struct({
  objects: Schema.optionalKey(Schema.Array(Id)),
  players: Schema.optionalKey(Schema.Array(Seat)),
  number: Schema.optionalKey(Schema.Int),
  words: Schema.optionalKey(Schema.Array(Schema.String)),
  did: Schema.optionalKey(Schema.Boolean),
});
export const Bindings = Schema.Record(Schema.String, ValueCodec);

export const ManaUnit = Schema.Struct({
  type: Schema.Literals(manaTypes),
  source: Id,
  snow: Schema.optionalKey(Schema.Boolean),
  only: Schema.optionalKey(FilterCodec),
  you: Schema.optionalKey(Seat),
  persists: Schema.optionalKey(Schema.Literal('endOfTurn')),
  uncounterable: Schema.optionalKey(Schema.Boolean),
  spent: Schema.optionalKey(SpentCodec),
});

const PowerCodec = Schema.Union([Schema.Int, Schema.Literal('*')]);
export const CopyValuesCodec: Schema.Codec<CopyValues> = Schema.Struct({
  name: Schema.String,
  cost: Schema.optionalKey(Schema.String),
  colors: Schema.Array(Schema.Literals(colors)),
  supertypes: Schema.Array(Schema.Literals(supertypes)),
  types: Schema.Array(Schema.Literals(cardTypes)),
  subtypes: Schema.Array(Schema.String),
  power: Schema.optionalKey(PowerCodec),
  toughness: Schema.optionalKey(PowerCodec),
  loyalty: Schema.optionalKey(Schema.Union([Schema.Int, Schema.Literal('X')])),
  abilities: Schema.Array(AbilityCodec),
}) as never;

export const DamageShareCodec = Schema.Struct({ source: Id, to: Thing, amount: Nat });
export const OnStackCodec: Schema.Codec<OnStack> = Schema.Struct({
  ability: Schema.NullOr(AbilityCodec),
  source: Schema.NullOr(Id),
  targets: Schema.Record(Schema.String, Schema.Array(Thing)),
  division: Schema.Record(Schema.String, Schema.Array(Nat)),
  modes: Schema.Array(Nat),
  x: Schema.NullOr(Nat),
  paid: Schema.Record(Schema.String, Nat),
  spent: Schema.Array(ManaUnit),
  from: Schema.NullOr(Schema.Literals(zones)),
  cast: Schema.Boolean,
  bindings: Bindings,
  assignment: Schema.NullOr(Schema.Array(DamageShareCodec)),
  after: Schema.NullOr(Schema.Literals(zones)),
  spliced: Schema.optionalKey(Schema.Array(Schema.String)),
}) as never;

/** Lasting effects and whole positions are made by the engine and checked by re-execution; their shape is checked only as JSON. */
const isPlain = (value: unknown): boolean => value !== null && typeof value === 'object' && !Array.isArray(value);
export const LastingEffectCodec = Schema.declare((value: unknown): value is LastingEffect => isPlain(value));
export const CharacteristicsCodec = Schema.declare(
  (value: unknown): value is Characteristics => isPlain(value) && Array.isArray((value as Characteristics).types),
);
export const GameCodec = Schema.declare((value: unknown): value is Game => isPlain(value) && Array.isArray((value as Game).players));

/** More than any deck could have. */
const MOST_CARDS = 1000;

/** What entry 0 pins: everything a game needs to be played again. */
export const SetupCodec = Schema.Struct({
  game: Schema.String.check(Schema.isPattern(/^[a-z0-9]{26}$/u)),
  rules: Switches,
  format: Schema.Literals(formats),
  seats: Schema.Array(Schema.Struct({ seat: Seat, team: Nat, name: Schema.optionalKey(Seat), bot: Schema.optionalKey(Schema.Literals(bots)) })),
  decks: Schema.Record(
    Schema.String,
    Schema.Struct({ main: Schema.Array(Schema.String), sideboard: Schema.Array(Schema.String), command: Schema.optionalKey(Schema.Array(Schema.String)) }),
  ),
  cards: Schema.Record(Schema.String, CardCodec),
  keyId: Schema.String,
  commitment: Schema.String,
  provable: Schema.Boolean,
  openHands: Schema.Boolean,
  attack: Schema.Literals(['one', 'multiple', 'left', 'right']),
  range: Schema.NullOr(Nat),
  match: Schema.NullOr(
    Schema.Struct({
      id: Schema.String.check(Schema.isPattern(/^[\x21-\x7e]{1,64}$/u)),
      number: Nat,
      previous: Schema.NullOr(Schema.Struct({ loser: Schema.NullOr(Seat), chooser: Seat })),
    }),
  ),
  startingLife: Schema.Int,
  startingHand: Nat.check(Schema.isLessThanOrEqualTo(MOST_CARDS)),
});
export type Setup = typeof SetupCodec.Type;
