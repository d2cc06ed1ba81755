import { Schema } from 'effect';
import { Counters, Flag, Int, list, Mana, Nat, opt, Positive, record, Step, Text } from './common.ts';

/** One object, or several alike, and how it is. */
export const ObjectEntry = Schema.Struct({
  card: Text,
  as: opt(Text),
  count: opt(Positive),
  tapped: opt(Flag),
  counters: opt(Counters),
  damage: opt(Nat),
  attachedTo: opt(Text),
  faceDown: opt(Flag),
  summoningSick: opt(Flag),
  owner: opt(Text),
  controller: opt(Text),
  loyalty: opt(Nat),
  face: opt(Text),
  phasedOut: opt(Flag),
  token: opt(Flag),
  chosen: opt(record(Schema.Union([Text, Int]))),
  exiledWith: opt(Text),
  targets: opt(list(Text)), // of a spell on the stack
});
export type ObjectEntry = typeof ObjectEntry.Type;
/** `Mountain*3` is three of them. */
export const Entry = Schema.Union([Text, ObjectEntry]);
export type Entry = typeof Entry.Type;

const entries = opt(list(Entry));
export const PlayerSetup = Schema.Struct({
  life: opt(Int),
  hand: entries,
  battlefield: entries,
  graveyard: entries,
  exile: entries,
  command: entries,
  library: entries,
  sideboard: entries,
  commander: entries,
  emblems: entries,
  vanguard: opt(Text),
  schemes: entries,
  planes: entries,
  stack: entries,
  counters: opt(Counters),
  manaPool: opt(Mana),
});
export type PlayerSetup = typeof PlayerSetup.Type;

/** What may come of chance for one player, in order. `coin`: whether he wins the flip; `pick`: what is chosen at random, by name. */
export const Chances = Schema.Struct({ coin: opt(list(Flag)), die: opt(list(Positive)), pick: opt(list(Text)) });
export type Chances = typeof Chances.Type;

export const Start = Schema.Struct({ turn: opt(Positive), step: opt(Step) });
export const Stop = Schema.Struct({ turn: Positive, step: Step, nth: opt(Positive), when: opt(Schema.Literals(['begin', 'end', 'after'])) });
export type Stop = typeof Stop.Type;
/** Another way to begin: from an entry of an exported game. */
export const From = Schema.Struct({ file: Text, at: Nat });
