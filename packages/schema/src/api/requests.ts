import { Schema } from 'effect';
import { actionId, Order } from '../action.ts';
import { bots, Seat, SetupCodec } from '../codecs.ts';
import { AnswerCodec } from '../decisions/codec.ts';
import { decoder } from '../decode.ts';
import { type Edition, editions, Switches } from '../switches.ts';

/*
 * What the service is asked, whatever carries it. A request is strict: a key too many is an error, since it may be a misspelt one.
 */

const editionNames = Object.keys(editions) as [Edition, ...Edition[]];
const Nat = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));
const opt = Schema.optionalKey;

/** Lines of a deck, of a text as of a list. */
export const DECK_LINES = 500;
const MOST_OF_A_CARD = 10_000;
const LONGEST_DECK = 32_768;
const LONGEST_NAME = 200;

const CardName = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(LONGEST_NAME));
const DeckLine = Schema.Struct({ name: CardName, count: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MOST_OF_A_CARD })) });
/** The text of a deck list, or its lines (of the main deck). */
export const WantedDeck = Schema.Union([Schema.String.check(Schema.isMaxLength(LONGEST_DECK)), Schema.Array(DeckLine).check(Schema.isMaxLength(DECK_LINES))]);
export type WantedDeck = typeof WantedDeck.Type;

const overrides = Object.fromEntries(Object.entries(Switches.fields).map(([key, field]) => [key, opt(field as Schema.Codec<unknown>)]));
/** An edition, or one with some of its switches set otherwise. */
const WantedRules = Schema.Union([Schema.Literals(editionNames), Schema.Struct({ edition: Schema.Literals(editionNames), ...overrides })]);
type WantedRules = Edition | ({ readonly edition: Edition } & Partial<Switches>);

export const switchesOf = (wanted: WantedRules): Switches => {
  if (typeof wanted === 'string') return editions[wanted];
  const { edition, ...other } = wanted;
  return { ...editions[edition], ...other };
};

export const WantedPlayer = Schema.Struct({ name: Seat, deck: WantedDeck, vanguard: opt(CardName), team: opt(Nat), bot: opt(Schema.Literals(bots)) });

export const MOST_PLAYERS = 8;
export const CreateGame = Schema.Struct({
  /** With the same key as before: the game made then. */
  actionId: opt(actionId),
  rules: WantedRules as unknown as Schema.Codec<WantedRules>,
  format: opt(SetupCodec.fields.format),
  players: Schema.Array(WantedPlayer).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_PLAYERS)),
  openHands: opt(Schema.Boolean),
  provable: opt(Schema.Boolean),
  attack: opt(SetupCodec.fields.attack),
  match: opt(SetupCodec.fields.match),
});
export type CreateGame = typeof CreateGame.Type;

/** What a person says at length: lines and tabs, but no other control characters, and none that turn the order of what stands beside them. */
const Words = Schema.String.check(Schema.isPattern(/^(?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]|[\n\t]){1,1000}$/u));

/** An action as a client sends it: its seat is known by its token. */
export const wantedActions = {
  answer: Schema.Struct({ actionId, kind: Schema.Literal('answer'), decisionId: Nat, answer: AnswerCodec }),
  concede: Schema.Struct({ actionId, kind: Schema.Literal('concede') }),
  ruling: Schema.Struct({
    actionId,
    kind: Schema.Literal('ruling'),
    why: Words,
    orders: Schema.Array(Order),
  }),
} as const;
export type WantedAction = { [K in keyof typeof wantedActions]: (typeof wantedActions)[K]['Type'] }[keyof typeof wantedActions];
export const WantedActionCodec = Schema.Union(Object.values(wantedActions)) as unknown as Schema.Codec<WantedAction>;

/** An invitation to a seat, as a link brought it. */
export const JoinGame = Schema.Struct({ invitation: Schema.String.check(Schema.isPattern(/^[\w-]{1,256}$/u)) });
export const decodeJoinGame = decoder(JoinGame);
export const decodeCreateGame = decoder(CreateGame as Schema.Codec<CreateGame>);
export const decodeWantedAction = decoder(WantedActionCodec);
