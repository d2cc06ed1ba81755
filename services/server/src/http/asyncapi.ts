import { API_PREFIX, publicSubject } from '@arbiter/schema';
import { Schema } from 'effect';
import { endpoints } from '../nats/endpoints.ts';
import { componentSchemas, ref } from './shapes.ts';

const message = (name: string) => ({ name, contentType: 'application/json', payload: ref(name) });

/** AsyncAPI 3.0: the message bus and the streams of events. */
export const asyncApi = (): object => ({
  asyncapi: '3.0.0',
  info: { title: 'Arbiter', version: '1', description: 'An event-sourced rules service for Magic: The Gathering. Unofficial fan content.' },
  channels: {
    public: { address: publicSubject('{game}'), parameters: { game: {} }, messages: { entry: message('Message') } },
    seat: { address: 'arbiter.v1.seat.{game}.{seat}', parameters: { game: {}, seat: {} }, messages: { entry: message('Message') } },
    ...Object.fromEntries(
      endpoints.map(({ name, takes, gives }) => [
        name,
        {
          address: `${API_PREFIX}.${name}`,
          messages: {
            request: { name: 'request', contentType: 'application/json', payload: Schema.toJsonSchemaDocument(takes, { onExcessProperty: 'error' }).schema },
            reply: message(gives),
          },
        },
      ]),
    ),
  },
  operations: {
    followPublic: { action: 'send', channel: { $ref: '#/channels/public' } },
    followSeat: { action: 'send', channel: { $ref: '#/channels/seat' } },
    ...Object.fromEntries(
      endpoints.map(({ name }) => [
        name,
        {
          action: 'receive',
          channel: { $ref: `#/channels/${name}` },
          messages: [{ $ref: `#/channels/${name}/messages/request` }],
          reply: { channel: { $ref: `#/channels/${name}` }, messages: [{ $ref: `#/channels/${name}/messages/reply` }] },
        },
      ]),
    ),
  },
  components: { schemas: componentSchemas() },
});
