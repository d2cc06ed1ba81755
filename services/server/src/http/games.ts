import { decodeCreateGame, decodeJoinGame, decodeWantedAction, gameStates } from '@arbiter/schema';
import { type Context, Hono } from 'hono';
import { act } from '../core/acting.ts';
import { type Caller, viewerOf } from '../core/callers.ts';
import { createGame } from '../core/creating.ts';
import { entries, refusedIn, reveal } from '../core/judging.ts';
import { gamesPage } from '../core/listing.ts';
import { projectionNames, queryOf } from '../core/querying.ts';
import { invite, join, newToken } from '../core/seats.ts';
import { events, feed } from '../core/telling.ts';
import { decisionAt, headOf, viewOf } from '../core/viewing.ts';
import { answered } from './answers.ts';
import type { Shop } from './app.ts';
import { bodyOf, gameIn, numberIn, tokenOf, whoIn, wordIn } from './read.ts';
import { ndjson, sse, wantsLines } from './streams.ts';

const LAST_EVENT_ID = /^\d{1,15}$/u;
/** Where a reader goes on: after the last event he has, or where he says. */
const fromIn = (c: Context): number => {
  const last = c.req.header('last-event-id');
  return last !== undefined && LAST_EVENT_ID.test(last) ? Number(last) + 1 : (numberIn(c, 'from') ?? 0);
};

/** A stream of events goes on by itself; lines end at the newest, unless more is wanted. */
const follows = (c: Context, lines: boolean): boolean => !lines || c.req.query('follow') === '1';

/** `/v1`: each route decodes, asks the service, encodes. */
export const gamesApi = ({ ground, streams, looks, failed }: Shop): Hono => {
  const app = new Hono();
  const callerIn = (c: Context): Promise<Caller> => ground.callers.inGame(gameIn(c), tokenOf(c));
  const at = (c: Context): number | null => {
    const index = numberIn(c, 'at');
    if (index !== null) looks.spend(whoIn(c));
    return index;
  };

  app.post('/games', async (c) => answered(c, await createGame(ground, ground.callers.ofService(tokenOf(c)), await bodyOf(c, decodeCreateGame)), 201));
  app.get('/games', async (c) => {
    ground.callers.ofService(tokenOf(c));
    return answered(c, await gamesPage(ground, wordIn(c, 'state', gameStates), c.req.query('after') ?? null));
  });
  app.get('/games/:id/view', async (c) => answered(c, await viewOf(ground, await callerIn(c), gameIn(c), at(c))));
  app.get('/games/:id/decision', async (c) => answered(c, await decisionAt(ground, await callerIn(c), gameIn(c), at(c))));
  for (const name of projectionNames)
    app.get(`/games/:id/${name}`, async (c) =>
      answered(c, await queryOf(ground, name, await callerIn(c), gameIn(c), { at: at(c), language: c.req.query('lang') ?? null })),
    );
  app.post('/games/:id/actions', async (c) => answered(c, await act(ground, await callerIn(c), gameIn(c), await bodyOf(c, decodeWantedAction))));
  app.get('/games/:id/refused', async (c) => answered(c, await refusedIn(ground, await callerIn(c), gameIn(c))));
  app.get('/games/:id/reveal', async (c) => {
    await callerIn(c);
    return answered(c, await reveal(ground, gameIn(c)));
  });
  app.post('/games/:id/seats/:seat/token', async (c) => answered(c, await newToken(ground, await callerIn(c), gameIn(c), c.req.param('seat')), 201));
  app.post('/games/:id/seats/:seat/invitation', async (c) => answered(c, await invite(ground, await callerIn(c), gameIn(c), c.req.param('seat')), 201));
  app.post('/games/:id/join', async (c) => answered(c, await join(ground, gameIn(c), (await bodyOf(c, decodeJoinGame)).invitation), 201));
  app.get('/games/:id/entries', async (c) => {
    const lines = await entries(ground, await callerIn(c), gameIn(c));
    const items = async function* () {
      let id = 0;
      for await (const data of lines) yield { id: id++, data };
    };
    return ndjson(c, { items, streams, who: whoIn(c), allowed: () => callerIn(c), failed });
  });
  app.get('/games/:id/events', async (c) => {
    const [caller, game, from, lines] = [await callerIn(c), gameIn(c), fromIn(c), wantsLines(c)];
    await headOf(ground, game);
    const follow = follows(c, lines);
    const items = async function* (signal: AbortSignal) {
      for await (const { index, message } of events(ground, viewerOf(caller), game, { from, follow, signal })) yield { id: index, data: message };
    };
    return (lines ? ndjson : sse)(c, { items, streams, who: whoIn(c), allowed: () => callerIn(c), failed });
  });
  app.get('/feed', (c) => {
    const [from, lines, token] = [fromIn(c), wantsLines(c), tokenOf(c)];
    ground.callers.ofService(token);
    const follow = follows(c, lines);
    const items = async function* (signal: AbortSignal) {
      for await (const { position, message } of feed(ground, { from, follow, signal })) yield { id: position, data: { position, ...message } };
    };
    return (lines ? ndjson : sse)(c, { items, streams, who: whoIn(c), allowed: async () => undefined, failed });
  });
  return app;
};
