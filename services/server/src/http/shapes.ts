import { CreateGame, gameStates, JoinGame, kinds, WantedActionCodec, zones } from '@arbiter/schema';
import { Schema } from 'effect';
import { problems } from '../core/problem.ts';

/** The bodies that the service sends and takes, as JSON Schema for its own descriptions. */

type Shape = Readonly<Record<string, unknown>>;
const text: Shape = { type: 'string' };
const whole: Shape = { type: 'integer' };
const nullable = (of: Shape): Shape => ({ anyOf: [of, { type: 'null' }] });
export const ref = (name: string): Shape => ({ $ref: `#/components/schemas/${name}` });
const list = (items: Shape): Shape => ({ type: 'array', items });
const record = (values: Shape): Shape => ({ type: 'object', additionalProperties: values });
/** Names that end with `?` may be absent. */
const object = (fields: Readonly<Record<string, Shape>>): Shape => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name.replace(/\?$/u, ''), shape])),
  required: Object.keys(fields).filter((name) => !name.endsWith('?')),
});

const head = object({ index: whole, hash: text });
const credentials = object({ creds: text, inboxPrefix: text, expires: whole });
const awaited = object({ seat: text, kind: { enum: kinds }, cite: text });
const link = object({ v: whole, game: text, index: whole, at: whole, engine: text, prevHash: text, hash: text });
const publicPart = object({
  action: {},
  batches: list(list(nullable(object({ type: text })))),
  awaited: nullable(awaited),
});
const viewed = object({
  id: nullable(whole),
  kind: text,
  card: nullable(text),
  owner: text,
  controller: text,
  zone: { enum: zones },
  faceDown: { type: 'boolean' },
  face: whole,
});

/** Definitions of definitions are put beside the others under their own names. */
const fromCodec = (name: string, codec: Schema.Top): Readonly<Record<string, unknown>> => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(codec, { onExcessProperty: 'error' });
  const rename = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"#/components/schemas/${name}.`)) as unknown;
  return { [name]: rename(schema), ...Object.fromEntries(Object.entries(definitions).map(([key, definition]) => [`${name}.${key}`, rename(definition)])) };
};

export const componentSchemas = (): Readonly<Record<string, unknown>> => ({
  ...fromCodec('CreateGame', CreateGame),
  ...fromCodec('JoinGame', JoinGame),
  ...fromCodec('WantedAction', WantedActionCodec),
  Head: head,
  Awaited: awaited,
  Decision: object({ id: whole, seat: text, kind: { enum: kinds }, space: { type: 'object' }, withdrawable: { type: 'boolean' } }),
  CreatedGame: object({
    game: text,
    commitment: text,
    head: ref('Head'),
    seats: record(object({ token: text, 'nats?': credentials })),
  }),
  GamesPage: object({
    games: list(
      object({
        game: text,
        state: { enum: gameStates },
        format: text,
        players: list(object({ seat: text, name: text, team: whole, 'bot?': text })),
        head: nullable(ref('Head')),
        at: nullable(whole),
        awaited: nullable(ref('Awaited')),
      }),
    ),
    next: nullable(text),
  }),
  Viewed: viewed,
  GameView: object({ head: ref('Head'), at: whole, view: { type: 'object' } }),
  DecisionView: object({ head: ref('Head'), decision: nullable(ref('Decision')), awaited: nullable(ref('Awaited')) }),
  Acted: object({ head: ref('Head'), repeated: { type: 'boolean' }, entry: ref('Message'), decision: nullable(ref('Decision')) }),
  Message: object({ head: link, public: publicPart, digests: list(text), 'part?': { type: 'object' }, 'salt?': text }),
  EventsPage: object({ events: list(ref('Message')), next: nullable(whole) }),
  Projected: object({ head: ref('Head') }),
  Refused: object({ game: text, refused: list({ type: 'object' }) }),
  RevealedSeed: object({ game: text, seed: text, keyId: text, commitment: text }),
  NewToken: object({ token: text, 'nats?': credentials }),
  Invitation: object({ invitation: text }),
  JoinedGame: object({ game: text, seat: text, token: text, 'nats?': credentials }),
  Problem: object({
    type: text,
    title: text,
    status: whole,
    code: { enum: Object.keys(problems) },
    'detail?': text,
    'rule?': text,
    'why?': text,
    'params?': {},
    'head?': ref('Head'),
    'retryAfter?': whole,
  }),
});
