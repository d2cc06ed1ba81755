import { CreateGame, type Decoded, decoder, gameStates, SetupCodec, WantedActionCodec } from '@arbiter/schema';
import { Schema } from 'effect';
import { act } from '../core/acting.ts';
import { type Caller, viewerOf } from '../core/callers.ts';
import { createGame } from '../core/creating.ts';
import type { ServiceGround } from '../core/ground.ts';
import { gamesPage } from '../core/listing.ts';
import { refuse } from '../core/problem.ts';
import { type ProjectionName, projectionNames, queryOf } from '../core/querying.ts';
import { events } from '../core/telling.ts';
import { decisionAt, viewOf } from '../core/viewing.ts';

/*
 * What may be asked over the message bus: the same as over HTTP, each with its game in the body.
 */

const game = SetupCodec.fields.game;
const opt = Schema.optionalKey;
const Nat = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));
const OfGame = Schema.Struct({ game, at: opt(Nat) });
const Projected = Schema.Struct({ game, at: opt(Nat), lang: opt(Schema.Literals(['en', 'ru'])) });
const Listing = Schema.Struct({ state: opt(Schema.Literals(gameStates)), after: opt(Schema.String) });
const Acting = Schema.Struct({ game, action: WantedActionCodec });
const Reading = Schema.Struct({ game, from: opt(Nat), limit: opt(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 500 }))) });

export interface Endpoint {
  readonly name: string;
  readonly takes: Schema.Top;
  /** The name of the shape it answers with. */
  readonly gives: string;
  /** Whether its body names a game, whose tokens count. */
  readonly inGame: boolean;
  readonly decode: (body: unknown) => Decoded<unknown>;
  readonly run: (ground: ServiceGround, caller: Caller, body: never) => Promise<object>;
}
const endpoint = <T>(
  name: string,
  takes: Schema.Codec<T>,
  gives: string,
  run: (ground: ServiceGround, caller: Caller, body: T) => Promise<object>,
): Endpoint => ({
  name,
  takes,
  gives,
  inGame: 'fields' in takes && Object.hasOwn(takes.fields as object, 'game'),
  decode: decoder(takes),
  run: run as Endpoint['run'],
});

const READ = 100;
/** So that an answer never outgrows a message. */
const MOST_BYTES = 700_000;

/** A part of a game's events; `next` is where to go on, null at the newest. */
const eventsFrom = async (ground: ServiceGround, caller: Caller, { game: name, from = 0, limit = READ }: typeof Reading.Type) => {
  const messages: unknown[] = [];
  let bytes = 0;
  const stop = new AbortController();
  for await (const { index, message } of events(ground, viewerOf(caller), name, { from, follow: false, signal: stop.signal })) {
    bytes += JSON.stringify(message).length;
    if (messages.length > 0 && (messages.length === limit || bytes > MOST_BYTES)) return { events: messages, next: index };
    messages.push(message);
  }
  return { events: messages, next: null };
};

const projected = (name: ProjectionName): Endpoint =>
  endpoint(name, Projected, 'Projected', (ground, caller, { game: id, at, lang }) =>
    queryOf(ground, name, caller, id, { at: at ?? null, language: lang ?? null }),
  );

export const endpoints: readonly Endpoint[] = [
  endpoint('create', CreateGame as Schema.Codec<CreateGame>, 'CreatedGame', createGame),
  endpoint('games', Listing, 'GamesPage', (ground, _, { state, after }) => gamesPage(ground, state ?? null, after ?? null)),
  endpoint('view', OfGame, 'GameView', (ground, caller, { game: id, at }) => viewOf(ground, caller, id, at ?? null)),
  endpoint('decision', OfGame, 'DecisionView', (ground, caller, { game: id, at }) => decisionAt(ground, caller, id, at ?? null)),
  endpoint('act', Acting, 'Acted', (ground, caller, { game: id, action }) => act(ground, caller, id, action)),
  endpoint('events', Reading, 'EventsPage', eventsFrom),
  ...projectionNames.map(projected),
];

export const bodyOf = (endpoint: Endpoint, body: unknown): never => {
  if (Array.isArray(body)) refuse('malformed-request', { detail: 'expected an object, got a list' }); // an empty one would pass for an object without keys
  const result = endpoint.decode(body);
  return 'ok' in result ? (result.ok as never) : refuse('malformed-request', { detail: result.error });
};
