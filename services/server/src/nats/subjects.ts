/** What a seat, a spectator and an analyst hear, and where they ask. */
export const API_PREFIX = 'arbiter.v1.api';
export const EVERY_CALL = `${API_PREFIX}.*`;

/** A seat's name is its player's own and may hold dots, blanks or wildcards, which in a subject would speak of other seats: such a one is written in base64. */
export const seatToken = (seat: string): string => (/^[A-Za-z0-9_-]+$/u.test(seat) ? seat : `=${Buffer.from(seat).toString('base64url')}`);

export const publicSubject = (game: string): string => `arbiter.v1.public.${game}`;
export const seatSubject = (game: string, seat: string): string => `arbiter.v1.seat.${game}.${seatToken(seat)}`;

/**
 * Whether an answer may be sent there. Who asks names the subject of the answer, and the service may write to every subject: without this a caller could have
 * it write into the log, or speak to another seat in its name.
 */
export const isInbox = (reply: string): boolean => /^_INBOX[._]/u.test(reply);
