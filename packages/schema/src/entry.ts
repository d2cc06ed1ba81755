import { Schema } from 'effect';
import { ActionCodec } from './action.ts';
import { Cite, Nat, Seat, SetupCodec } from './codecs.ts';
import { kinds } from './decisions/index.ts';
import { decoder } from './decode.ts';
import { EventCodec } from './event.ts';

/** SHA-256 in lower-case hex. */
const Hash = Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/u, { expected: 'a SHA-256 in lower-case hex' }));

/** Where the statechart stands, in our own step names: a state, or the states within states. */
export type ChartValue = string | { readonly [state: string]: ChartValue };
const Chart: Schema.Codec<ChartValue> = Schema.Union([
  Schema.String,
  Schema.Record(
    Schema.String,
    Schema.suspend((): Schema.Codec<ChartValue> => Chart),
  ),
]);

/** A procedure's arguments: JSON that only the procedure of that name can tell more about. */
const Args = Schema.Json as unknown as Schema.Codec<unknown>;

/** `began`: the entry, and the event among that entry's flattened batches, before which the run began. */
const RunCodec = Schema.Struct({ id: Nat, name: Schema.String, args: Args, began: Schema.Tuple([Nat, Nat]) });
/** The open question, without its options: these are recomputed, never stored. */
const AwaitedCodec = Schema.Struct({ seat: Seat, kind: Schema.Literals(kinds), cite: Cite, optionsHash: Hash });
const ThenCodec = Schema.Struct({ value: Chart, run: Schema.NullOr(RunCodec), runs: Nat, awaited: Schema.NullOr(AwaitedCodec) });

/** One action, what it caused, and what is awaited then. `at` is in milliseconds, UTC; `digests` are one per seat and the public part's and the whole's. */
export const EntryCodec = Schema.Struct({
  v: Schema.Literal(1),
  game: SetupCodec.fields.game,
  index: Nat,
  at: Nat,
  engine: Hash,
  action: ActionCodec,
  batches: Schema.Array(Schema.Array(EventCodec)),
  then: ThenCodec,
  digests: Schema.Array(Hash),
  prevHash: Hash,
  hash: Hash,
});
export type Entry = typeof EntryCodec.Type;
/** What the digests and the hash are made over. */
export type EntryCore = Omit<Entry, 'digests' | 'prevHash' | 'hash'>;
export type Then = typeof ThenCodec.Type;
export type OpenRun = typeof RunCodec.Type;
export type Awaited = typeof AwaitedCodec.Type;

export const decodeEntry = decoder(EntryCodec);
