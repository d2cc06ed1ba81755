import {
  ActionCodec,
  AnswerCodec,
  answerCodecs,
  CreateGame,
  cardJsonSchema,
  EntryCodec,
  EventCodec,
  GameCodec,
  SetupCodec,
  WantedActionCodec,
} from '@arbiter/schema';
import { Schema } from 'effect';
import { Hono } from 'hono';
import { refuse } from '../core/problem.ts';
import { asyncApi } from './asyncapi.ts';
import { openApi } from './openapi.ts';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const documentOf = (title: string, codec: Schema.Top): object => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(codec, { onExcessProperty: 'error' });
  return { $schema: DRAFT, title, ...schema, $defs: definitions };
};

/** What is said on the wire, by name. */
const schemas: Readonly<Record<string, () => object>> = {
  action: () => documentOf('An action as the log keeps it', ActionCodec),
  'wanted-action': () => documentOf('An action as a client sends it', WantedActionCodec),
  answer: () => documentOf('An answer to any kind of question', AnswerCodec),
  card: () => cardJsonSchema(),
  'create-game': () => documentOf('A game as a platform asks for it', CreateGame),
  entry: () => documentOf('One entry of a game', EntryCodec),
  event: () => documentOf('One event', EventCodec),
  game: () => documentOf('The whole state of a game', GameCodec),
  setup: () => documentOf('What the first entry of a game pins', SetupCodec),
  ...Object.fromEntries(
    Object.entries(answerCodecs).map(([kind, codec]) => [`answer-${kind}`, () => documentOf(`An answer to a question of kind ${kind}`, codec)]),
  ),
};
const schemaNames: readonly string[] = Object.keys(schemas);

const made = new Map<string, object>();
const once = (name: string, make: () => object): object => {
  const document = made.get(name) ?? make();
  made.set(name, document);
  return document;
};

/** The service describes itself. */
export const documents = (): Hono => {
  const app = new Hono();
  app.get('/openapi.json', (c) => c.json(once('openapi', openApi)));
  app.get('/asyncapi.json', (c) => c.json(once('asyncapi', asyncApi)));
  app.get('/schemas', (c) => c.json({ schemas: schemaNames.map((name) => `/schemas/${name}.json`) }));
  app.get('/schemas/:file', (c) => {
    const name = c.req.param('file').replace(/\.json$/u, '');
    const make = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    return make ? c.json(once(`schema ${name}`, make)) : refuse('not-found');
  });
  return app;
};
