import { publicSubject, seatSubject, seatToken } from '@arbiter/schema';
import { encodeUser, fmtCreds, type Permissions } from '@nats-io/jwt';
import { createUser, fromSeed } from '@nats-io/nkeys';
import { nuid } from '@nats-io/transport-node';
import { EVERY_CALL } from './subjects.ts';

/** A key that may let users into an account. */
export interface Signing {
  /** The account's public key. */
  readonly account: string;
  readonly seed: string;
}

export interface SeatAt {
  readonly game: string;
  readonly seat: string;
  readonly expires: Date;
}

export interface SeatCredentials {
  readonly jwt: string;
  /** The text of a credentials file: the token and the key that proves it is its holder's. */
  readonly creds: string;
  /** What the client must be told: it may hear answers nowhere else. */
  readonly inboxPrefix: string;
  readonly expires: Date;
}

/** Enough for every call a seat can make, and for no flood. */
const LIMITS = { subs: 16, payload: 512 * 1024, data: -1 } as const;
const MS = 1000;

const permissionsOf = ({ game, seat }: SeatAt, inboxPrefix: string): Permissions => ({
  pub: { allow: [EVERY_CALL], deny: [] },
  sub: { allow: [`${inboxPrefix}.>`, publicSubject(game), seatSubject(game, seat)], deny: [] },
});

/**
 * Lets a seat in for a while: it may call the service, and hears the answers, its game's public messages and its own. Which game and seat a call is about
 * is decided by the token in the call, as over HTTP.
 */
export async function seatCredentials(signing: Signing, at: SeatAt): Promise<SeatCredentials> {
  const user = createUser();
  const inboxPrefix = `_INBOX_${at.game}_${seatToken(at.seat)}_${nuid.next()}`;
  const claims = { ...LIMITS, ...permissionsOf(at, inboxPrefix), allowed_connection_types: ['STANDARD', 'WEBSOCKET'] as ('STANDARD' | 'WEBSOCKET')[] };
  const jwt = await encodeUser(`${at.game} ${at.seat}`, user, signing.account, claims, {
    signer: fromSeed(new TextEncoder().encode(signing.seed)),
    exp: Math.floor(at.expires.getTime() / MS),
  });
  return { jwt, creds: new TextDecoder().decode(fmtCreds(jwt, user)), inboxPrefix, expires: at.expires };
}
