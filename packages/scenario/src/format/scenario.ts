import { CardCodec, editions, SetupCodec, Switches } from '@arbiter/schema';
import { Schema } from 'effect';
import { Written } from './answer.ts';
import { Flag, list, Nat, opt, record, Text } from './common.ts';
import { Expectation } from './expectation.ts';
import { Line } from './script.ts';
import { Chances, From, PlayerSetup, Start, Stop } from './setup.ts';

const Edition = Schema.Literals(Object.keys(editions) as (keyof typeof editions)[]);
const switches = Object.fromEntries(Object.entries(Switches.fields).map(([name, values]) => [name, opt(values)])) as {
  readonly [K in keyof typeof Switches.fields]: Schema.optionalKey<(typeof Switches.fields)[K]>;
};

/** A board, a script, and what must then be true. `players` are in turn order; the first takes turn 1. */
export const Scenario = Schema.Struct({
  name: opt(Text),
  source: opt(Text),
  uses: opt(list(Text)),
  format: opt(SetupCodec.fields.format),
  rules: opt(Schema.Union([Edition, Schema.Struct({ base: opt(Edition), ...switches })])),
  seed: opt(Nat),
  teams: opt(list(list(Text))),
  range: opt(Nat),
  attack: opt(SetupCodec.fields.attack),
  cards: opt(record(CardCodec)),
  chance: opt(record(Chances)),
  players: opt(record(PlayerSetup)),
  from: opt(From),
  start: opt(Start),
  script: opt(list(Line)),
  answers: opt(record(list(Written))),
  answerOrder: opt(Schema.Literals(['strict', 'fit'])),
  optional: opt(Schema.Literals(['decline', 'accept'])),
  strict: opt(Flag),
  stop: opt(Stop),
  expect: opt(list(Expectation)),
});
export type Scenario = typeof Scenario.Type;
