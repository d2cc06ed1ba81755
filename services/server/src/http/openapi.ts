import { gameStates } from '@arbiter/schema';
import { projectionNames } from '../core/querying.ts';
import { componentSchemas, ref } from './shapes.ts';

type Shape = Readonly<Record<string, unknown>>;
const VERSION = '1';

const game = { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z0-9]{26}$' } };
const seat = { name: 'seat', in: 'path', required: true, schema: { type: 'string' } };
const query = (name: string, schema: Shape, description: string) => ({ name, in: 'query', required: false, schema, description });
const at = query('at', { type: 'integer', minimum: 0 }, 'as it stood after this entry; without it, now');
const from = query('from', { type: 'integer', minimum: 0 }, 'where to begin');
const follow = query('follow', { const: '1' }, 'as lines: wait for what comes instead of ending at the newest');
const lastEventId = { name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' }, description: 'begin after this event' };

const body = (name: string) => ({ required: true, content: { 'application/json': { schema: ref(name) } } });
const problem = { description: 'Refused, and why', content: { 'application/problem+json': { schema: ref('Problem') } } };
const json = (status: number, name: string) => ({
  [status]: { description: 'Done', content: { 'application/json': { schema: ref(name) } } },
  default: problem,
});
const streamed = (types: readonly string[], name: string) => ({
  200: { description: 'One after another', content: Object.fromEntries(types.map((type) => [type, { schema: ref(name) }])) },
  default: problem,
});

const operations: readonly (readonly [method: 'get' | 'post', path: string, summary: string, rest: Shape])[] = [
  ['post', '/v1/games', 'Create a game', { requestBody: body('CreateGame'), responses: json(201, 'CreatedGame') }],
  [
    'get',
    '/v1/games',
    'List games',
    {
      parameters: [query('state', { enum: gameStates }, 'only such games'), query('after', { type: 'string' }, 'the page after this game')],
      responses: json(200, 'GamesPage'),
    },
  ],
  ['get', '/v1/games/{id}/view', 'The game as the caller may see it', { parameters: [game, at], responses: json(200, 'GameView') }],
  ['get', '/v1/games/{id}/decision', 'The open question; null for a seat that is not asked', { parameters: [game, at], responses: json(200, 'DecisionView') }],
  ...projectionNames.map(
    (name) =>
      [
        'get',
        `/v1/games/{id}/${name}`,
        `The projection ${name}`,
        { parameters: [game, at, query('lang', { enum: ['en', 'ru'] }, 'the language of texts')], responses: json(200, 'Projected') },
      ] as const,
  ),
  ['post', '/v1/games/{id}/actions', 'Answer, concede, or rule', { parameters: [game], requestBody: body('WantedAction'), responses: json(200, 'Acted') }],
  [
    'get',
    '/v1/games/{id}/events',
    'Entry by entry, and what comes',
    { parameters: [game, from, lastEventId, follow], responses: streamed(['text/event-stream', 'application/x-ndjson'], 'Message') },
  ],
  [
    'get',
    '/v1/games/{id}/entries',
    'The whole game with its salts, for judges',
    { parameters: [game], responses: streamed(['application/x-ndjson'], 'Message') },
  ],
  ['get', '/v1/games/{id}/refused', 'Refused actions, for judges', { parameters: [game], responses: json(200, 'Refused') }],
  ['get', '/v1/games/{id}/reveal', 'The seed of a finished game', { parameters: [game], responses: json(200, 'RevealedSeed') }],
  ['post', '/v1/games/{id}/seats/{seat}/token', "Take a seat's tokens away and make a new one", { parameters: [game, seat], responses: json(201, 'NewToken') }],
  [
    'post',
    '/v1/games/{id}/seats/{seat}/invitation',
    'Make an invitation to a seat, good once',
    { parameters: [game, seat], responses: json(201, 'Invitation') },
  ],
  [
    'post',
    '/v1/games/{id}/join',
    'Exchange an invitation for a token of its seat',
    { parameters: [game], requestBody: body('JoinGame'), responses: json(201, 'JoinedGame') },
  ],
  [
    'get',
    '/v1/feed',
    'The public stream of all games',
    { parameters: [from, lastEventId, follow], responses: streamed(['text/event-stream', 'application/x-ndjson'], 'Message') },
  ],
];

const paths = (): Shape => {
  const all: Record<string, Record<string, unknown>> = {};
  for (const [method, path, summary, rest] of operations) all[path] = { ...all[path], [method]: { summary, ...rest } };
  return all;
};

/** OpenAPI 3.1. */
export const openApi = (): object => ({
  openapi: '3.1.0',
  info: { title: 'Arbiter', version: VERSION, description: 'An event-sourced rules service for Magic: The Gathering. Unofficial fan content.' },
  security: [{}, { token: [] }],
  paths: paths(),
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } }, schemas: componentSchemas() },
});
