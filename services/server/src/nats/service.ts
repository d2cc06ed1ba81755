import { API_PREFIX } from '@arbiter/schema';
import { type ServiceMsg, Svcm } from '@nats-io/services';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Tracer } from '@opentelemetry/api';
import type { Caller } from '../core/callers.ts';
import type { ServiceGround } from '../core/ground.ts';
import { Refusal, refusalFor, refuse } from '../core/problem.ts';
import type { Buckets } from '../core/quota.ts';
import { MAX_BODY_BYTES, parseJson } from '../json.ts';
import { spanned } from '../tracing.ts';
import { bodyOf, type Endpoint, endpoints } from './endpoints.ts';
import { isInbox } from './subjects.ts';

const TOKEN = 'Arbiter-Token';
const VERSION = '1.0.0';
/** The headers of an answer count too. */
const HEADROOM = 1024;

export interface Bus {
  readonly ground: ServiceGround;
  readonly connection: NatsConnection;
  readonly looks: Buckets;
  readonly tracer: Tracer;
  readonly failed: (error: unknown) => void;
}

const tokenOf = (message: ServiceMsg): string | null => message.headers?.get(TOKEN) || null;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const jsonOf = (message: ServiceMsg): unknown => {
  if (message.data.length > MAX_BODY_BYTES) throw new Refusal('too-large');
  if (message.data.length === 0) return {};
  let text: string;
  try {
    text = utf8.decode(message.data);
  } catch {
    throw new Refusal('malformed-request', { detail: 'the body is not UTF-8' });
  }
  return parseJson(text);
};

const answer = async ({ ground, looks }: Bus, endpoint: Endpoint, message: ServiceMsg): Promise<object> => {
  const body: { readonly game?: string; readonly at?: number } = bodyOf(endpoint, jsonOf(message));
  const token = tokenOf(message);
  const caller: Caller = endpoint.inGame && body.game !== undefined ? await ground.callers.inGame(body.game, token) : ground.callers.ofService(token);
  if (body.at !== undefined) looks.spend(token === null ? 'bus' : `token ${token}`);
  return endpoint.run(ground, caller, body as never);
};

/** What no message can carry is told so: no second try would fare better. */
const fitting = ({ connection }: Bus, text: string): string => {
  const most = connection.info?.max_payload;
  return most === undefined || Buffer.byteLength(text) <= most - HEADROOM ? text : refuse('answer-too-large', { detail: 'ask for it over HTTP' });
};
const handle = async (bus: Bus, endpoint: Endpoint, message: ServiceMsg): Promise<void> => {
  try {
    const told = await spanned(bus.tracer, `bus ${endpoint.name}`, { 'messaging.system': 'nats' }, () => answer(bus, endpoint, message));
    message.respond(fitting(bus, JSON.stringify(told)));
  } catch (error) {
    if (!(error instanceof Refusal)) bus.failed(error);
    const { problem } = error instanceof Refusal ? error : refusalFor(error);
    message.respondError(problem.status, problem.code, JSON.stringify(problem));
  }
};

/** Serves the endpoints as the micro service `arbiter`: `$SRV` finds it, and each process that serves takes its share. */
export const serveBus = async (bus: Bus): Promise<{ stop(): Promise<void> }> => {
  const service = await new Svcm(bus.connection).add({ name: 'arbiter', version: VERSION, description: 'Games of Arbiter' });
  const group = service.addGroup(API_PREFIX);
  for (const endpoint of endpoints) {
    group.addEndpoint(endpoint.name, {
      handler: (error, message) => {
        if (error) bus.failed(error);
        else if (isInbox(message.reply ?? '')) void handle(bus, endpoint, message);
      },
    });
  }
  return { stop: async () => void (await service.stop()) };
};
