import { Schema } from 'effect';
import { Counters, Flag, Int, list, Mana, Nat, opt, Positive, record, Step, Text, Zone } from './common.ts';
import { Expectation } from './expectation.ts';

/** When a line is due and whose it is, and what becomes of it if it cannot be done. */
const common = {
  turn: opt(Positive),
  step: opt(Step),
  nth: opt(Positive),
  player: opt(Text),
  while: opt(Text),
  whileNot: opt(Text),
  try: opt(Flag),
  illegal: opt(Schema.Union([Flag, Text])), // a rule, or only that it is
};
/** What is said as something is put on the stack; the rest is asked. */
const saying = {
  targets: opt(list(Text)),
  x: opt(Nat),
  modes: opt(list(Schema.Union([Int, Text]))),
  pay: opt(Mana),
  kicked: opt(Schema.Union([Nat, Flag])),
};
const casting = { alternative: opt(Text), from: opt(Zone), half: opt(Text), fuse: opt(Flag), faceDown: opt(Flag) };
const Which = Schema.Union([Nat, Text]);

const Attacker = Schema.Struct({ attacker: Text, defender: opt(Text), band: opt(Nat) });
const Blocker = Schema.Struct({ blocker: Text, attacker: Text });

const lines = {
  play: Schema.Struct({ ...common, play: Text, from: opt(Zone), half: opt(Text) }),
  cast: Schema.Struct({ ...common, cast: Text, ...saying, ...casting }),
  activate: Schema.Struct({ ...common, activate: Text, ability: opt(Which), from: opt(Zone), ...saying }),
  mana: Schema.Struct({ ...common, mana: Text, ability: opt(Which), times: opt(Positive) }),
  special: Schema.Struct({ ...common, special: Text, card: Text, ...saying }),
  resolve: Schema.Struct({ ...common, resolve: Schema.Union([Schema.Literal('all'), Positive]) }),
  attack: Schema.Struct({ ...common, attack: list(Schema.Union([Text, Attacker])) }),
  block: Schema.Struct({ ...common, block: list(Blocker) }),
  concede: Schema.Struct({ ...common, concede: Schema.Literal(true) }),
  expect: Schema.Struct({ ...common, expect: list(Expectation) }),
  put: Schema.Struct({ ...common, put: Schema.Struct({ card: Text, player: Text, zone: Zone, counters: opt(Counters), tapped: opt(Flag), as: opt(Text) }) }),
  set: Schema.Struct({ ...common, set: record(Schema.Struct({ life: opt(Int), counters: opt(Counters) })) }),
  addCounters: Schema.Struct({ ...common, addCounters: Schema.Struct({ card: Text, counters: Counters }) }),
};
type Lines = typeof lines;
export type Doing = keyof Lines;
export type LineOf<K extends Doing> = Lines[K]['Type'];
export type Line = { [K in Doing]: LineOf<K> }[Doing];
export const Line = Schema.Union(Object.values(lines)) as unknown as Schema.Codec<Line>;
export const doings = Object.keys(lines) as readonly Doing[];

/** What a line is about: the key that no other sort of line has. */
export const doingOf = (line: Line): Doing => doings.find((key) => Object.hasOwn(line, key)) as Doing;
export const is = <K extends Doing>(line: Line, key: K): line is LineOf<K> => Object.hasOwn(line, key);
