export { Chain } from './chain.ts';
export { Arbiter, type ClientOptions } from './client.ts';
export { type Choose, GameClient, type GameOptions } from './game.ts';
export { httpTransport } from './http.ts';
export { type NatsOptions, natsTransport } from './nats.ts';
export { Broken, Refused, Unreachable } from './problem.ts';
export type { Message, Operations, Transport } from './transport.ts';
