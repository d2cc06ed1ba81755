import type { JsMsg, StoredMsg } from '@nats-io/jetstream';
import { headers, type MsgHdrs } from '@nats-io/transport-node';
import { sha256 } from '../canonical.ts';
import type { Row } from '../follow.ts';
import { type ActionId, actionKey } from '../types.ts';
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

/** What a header can carry as it is; a longer one, or one in another script, goes by its hash, which begins with no bracket. */
const PLAIN = /^[\x20-\x7e]{1,120}$/;
export const actionWord = (id: ActionId): string => {
  const key = actionKey(id);
  return PLAIN.test(key) ? key : sha256(key);
};

/** For a message of the entry at `index`, in whichever stream. */
export function indexed(index: number): MsgHdrs {
  const made = headers();
  made.set(INDEX, String(index));
  return made;
}
export function headersOf(index: number, action: string): MsgHdrs {
  const made = indexed(index);
  made.set(ACTION, action);
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
