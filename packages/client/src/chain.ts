import type { HeadOf, PublicMessage, Seat, SeatMessage } from '@arbiter/schema';
import canonicalize from 'canonicalize';
import { Broken } from './problem.ts';

/*
 * Follows a game's chain from what a spectator or a seat is sent. Every message says which entry it follows; what it shows is covered by its digests, and these by its hash.
 */

const NO_HASH = '0'.repeat(64);
const utf8 = new TextEncoder();
/** Canonical JSON (RFC 8785). */
const jcs = (value: unknown): Uint8Array<ArrayBuffer> => utf8.encode(canonicalize(value) ?? 'null');
const hexOf = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => hexOf(await crypto.subtle.digest('SHA-256', bytes));
const salted = (salt: string, part: unknown): Promise<string> => sha256(Uint8Array.from([...bytesOf(salt), ...jcs(part)]));

const hashOf = ({ head, digests }: PublicMessage): Promise<string> => {
  const { v, game, index, at, engine, prevHash } = head;
  return sha256(jcs(['arbiter/1', v, game, index, at, engine, prevHash, ...digests]));
};

type Message = PublicMessage | SeatMessage;
const isSeats = (message: Message): message is SeatMessage => 'part' in message && 'salt' in message;

/** The seats of a game in the order of their digests; entry 0 tells. */
const seatsIn = (message: Message): readonly Seat[] => {
  const created = message.public.batches.flat().find((event) => event?.type === 'GameCreated');
  const setup = created?.['setup'] as { readonly seats?: readonly { readonly seat: Seat }[] } | undefined;
  return (setup?.seats ?? []).map(({ seat }) => seat).toSorted((a, b) => (a < b ? -1 : 1));
};

/** Keeps the head of one game. A message that does not follow it throws {@link Broken}. */
export class Chain {
  readonly game: string;
  private readonly seat: Seat | null;
  private seats: readonly Seat[] = [];
  head: HeadOf | null;

  /** `head`: kept from before; the next message must follow it. `seats` of a chain that does not begin with entry 0. */
  constructor(game: string, seat: Seat | null = null, head: HeadOf | null = null, seats: readonly Seat[] = []) {
    this.game = game;
    this.seat = seat;
    this.head = head;
    this.seats = seats.toSorted((a, b) => (a < b ? -1 : 1));
  }

  private async flaw(message: Message): Promise<string | null> {
    const { head, digests } = message;
    if (head.game !== this.game) return 'it belongs to another game';
    if (head.index !== (this.head ? this.head.index + 1 : 0)) return 'it is not the entry that comes next';
    if (head.prevHash !== (this.head?.hash ?? NO_HASH)) return 'it does not follow the entry before it';
    if ((await hashOf(message)) !== head.hash) return 'its hash does not cover what it says';
    if ((await sha256(jcs(message.public))) !== digests[0]) return 'its public digest does not cover its public part';
    return this.flawOfSeat(message);
  }
  private async flawOfSeat(message: Message): Promise<string | null> {
    if (!isSeats(message)) return null;
    const place = this.seats.indexOf(this.seat ?? '');
    if (place < 0) return this.seat === null ? 'it is for a seat, and none was named' : `the game has no seat ${this.seat}`;
    return (await salted(message.salt, message.part)) === message.digests[place + 1]
      ? null
      : `the digest of seat ${this.seat} does not cover its part, or the token is another seat's`;
  }

  async follow(message: Message): Promise<void> {
    if (message.head.index === 0) this.seats = seatsIn(message);
    const flaw = await this.flaw(message);
    if (flaw) throw new Broken(this.game, message.head.index, flaw);
    this.head = { index: message.head.index, hash: message.head.hash };
  }

  /** What an answer says of an entry already followed must agree with it. */
  agree(head: HeadOf): void {
    if (this.head && head.index === this.head.index && head.hash !== this.head.hash)
      throw new Broken(this.game, head.index, 'an answer speaks of another entry');
  }
}
