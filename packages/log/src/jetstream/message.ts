import type { JsMsg, StoredMsg } from '@nats-io/jetstream';
import { headers, type MsgHdrs } from '@nats-io/transport-node';
import { sha256 } from '../canonical.ts';
import type { Row } from '../follow.ts';
import { type ActionId, actionIdOf, actionKey, type Entry } from '../types.ts';
import { gameIn } from './streams.ts';

const INDEX = 'Arbiter-Index';
const ACTION = 'Arbiter-Action';

/**
 * One message of a stream. The two headers repeat what the entry itself says, so that a reader of headers alone knows where each entry lies;
 * null where they are absent, as in a message that is none of ours.
 */
export interface Message {
  readonly seq: number;
  readonly game: string;
  readonly index: number | null;
  readonly action: string | null;
  readonly bytes: Uint8Array;
}

/** An action id may be long and in any script; 128 bits of its hash are neither. */
const ACTION_DIGITS = 32;
export const actionHash = (id: ActionId): string => sha256(actionKey(id)).slice(0, ACTION_DIGITS);

export function headersOf(entry: Entry): MsgHdrs {
  const made = headers();
  made.set(INDEX, String(entry.index));
  made.set(ACTION, actionHash(actionIdOf(entry)));
  return made;
}

const indexIn = (text: string | undefined): number | null => (text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null);

const messageOf = (seq: number, subject: string, hdrs: MsgHdrs | undefined, bytes: Uint8Array): Message => ({
  seq,
  game: gameIn(subject),
  index: indexIn(hdrs?.get(INDEX)),
  action: hdrs?.get(ACTION) || null,
  bytes,
});

export const ofStored = ({ seq, subject, header, data }: StoredMsg): Message => messageOf(seq, subject, header, data);
export const ofDelivered = ({ seq, subject, headers: hdrs, data }: JsMsg): Message => messageOf(seq, subject, hdrs, data);

export const rowOf = ({ seq, game, bytes }: Message, index: number): Row => ({ position: seq, game, index, bytes });
