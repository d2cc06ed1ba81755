/*
 * The subjects of the message bus: where one asks, and what a seat, a spectator and an analyst hear.
 */

export const API_PREFIX = 'arbiter.v1.api';

const base64url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A seat's name is its player's own and may hold dots, blanks or wildcards, which in a subject would speak of other seats: such a one is written in base64. */
export const seatToken = (seat: string): string => (/^[A-Za-z0-9_-]+$/u.test(seat) ? seat : `=${base64url(seat)}`);

export const publicSubject = (game: string): string => `arbiter.v1.public.${game}`;
export const seatSubject = (game: string, seat: string): string => `arbiter.v1.seat.${game}.${seatToken(seat)}`;
