import { events, kinds, steps } from '@arbiter/schema';
import { Schema } from 'effect';
import { Colors, Counters, Flag, Int, list, Mana, Nat, opt, Positive, record, Step, Text, Zone } from './common.ts';

/** What must be true: one struct per sort, each told from the others by its first key. */

const flagOrName = opt(Schema.Union([Flag, Text]));

const can = {
  player: Text,
  play: opt(Text),
  cast: opt(Text),
  activate: opt(Text),
  mana: opt(Text),
  special: opt(Text),
  card: opt(Text),
  ability: opt(Schema.Union([Nat, Text])),
  alternative: opt(Text),
  from: opt(Zone),
  half: opt(Text),
  fuse: opt(Flag),
  faceDown: opt(Flag),
  attack: opt(Schema.Union([Text, list(Text)])),
  defender: opt(Text),
  block: opt(Schema.Union([Text, list(Text)])),
  attacker: opt(Text),
};
export const Can = Schema.Struct(can);
export type Can = typeof Can.Type;

/** The keys that say which objects of a zone are counted. */
const filters = {
  token: opt(Flag),
  tapped: opt(Flag),
  faceDown: opt(Flag),
  owner: opt(Text),
  counters: opt(Counters),
  attacking: flagOrName,
  blocking: flagOrName,
};
const texts = opt(list(Text));

const sorts = {
  life: Schema.Struct({ life: record(Int) }),
  zone: Schema.Struct({ zone: Schema.Union([Zone, Schema.Literal('sideboard')]), player: opt(Text), card: opt(Text), count: opt(Nat), ...filters }),
  library: Schema.Struct({ library: Text, top: list(Text) }),
  graveyard: Schema.Struct({ graveyard: Text, cards: list(Text) }),
  permanent: Schema.Struct({
    permanent: Text,
    any: opt(Flag),
    player: opt(Text),
    power: opt(Int),
    toughness: opt(Int),
    basePower: opt(Int),
    baseToughness: opt(Int),
    manaValue: opt(Nat),
    loyalty: opt(Nat),
    damage: opt(Nat),
    ...filters,
    summoningSick: opt(Flag),
    copy: opt(Flag),
    has: texts,
    lacks: texts,
    hasCount: opt(record(Nat)),
    types: texts,
    notTypes: texts,
    subtypes: texts,
    notSubtypes: texts,
    supertypes: texts,
    notSupertypes: texts,
    colors: opt(Colors),
    hasColors: opt(Colors),
    lacksColors: opt(Colors),
    blocked: opt(Flag),
    band: opt(Nat),
    attachedTo: opt(Schema.NullOr(Text)),
  }),
  emblems: Schema.Struct({ emblems: record(Nat) }),
  stack: Schema.Struct({ stack: Schema.Union([Nat, Text]), count: opt(Nat), player: opt(Text) }),
  can: Schema.Struct({ can: Can, is: opt(Flag) }),
  awaits: Schema.Struct({ awaits: Schema.Struct({ player: opt(Text), kind: opt(Schema.Literals(kinds)) }) }),
  steps: Schema.Struct({ steps: Schema.Struct({ turn: Positive, are: list(Schema.Literals(steps)) }) }),
  event: Schema.StructWithRest(Schema.Struct({ event: Schema.Literals(Object.keys(events)), count: opt(Nat) }), [record(Schema.Json)]),
  sees: Schema.Struct({ sees: Schema.Struct({ player: Text, card: Text, in: Text }), is: opt(Flag) }),
  result: Schema.Struct({ result: Schema.Literals(['draw', 'win', 'none']) }),
  winner: Schema.Struct({ winner: Schema.Union([Text, list(Text)]) }),
  turn: Schema.Struct({ turn: Positive, step: opt(Step) }),
  player: Schema.Struct({
    player: Text,
    life: opt(Int),
    counters: opt(Counters),
    mana: opt(Schema.Union([Mana, record(Nat)])),
    lost: opt(Flag),
    won: opt(Flag),
    turnActive: opt(Flag),
  }),
};
type Sorts = typeof sorts;
export type Sort = keyof Sorts;
export type ExpectationOf<K extends Sort> = Sorts[K]['Type'];
export type Expectation = { [K in Sort]: ExpectationOf<K> }[Sort];
export const Expectation = Schema.Union(Object.values(sorts)) as unknown as Schema.Codec<Expectation>;

const inOrder = Object.keys(sorts).toSorted((a, b) => (a === 'event' ? -1 : b === 'event' ? 1 : 0)) as readonly Sort[];
/** `player` comes last: other sorts have that key too. */
export const sortOf = (expectation: Expectation): Sort => inOrder.find((key) => Object.hasOwn(expectation, key)) as Sort;
