import { type Exported, type GameKeys, saltsOf } from '@arbiter/log';
import type { Viewer } from '@arbiter/rules';
import type { Entry, PublicMessage, Seat, SeatMessage } from '@arbiter/schema';
import { seatsOf } from '@arbiter/table';
import type { Told } from './history.ts';

/** An entry as it goes out: to everyone, to a seat, or whole with its salts. The names of seats decide the order of digests and salts. */
export type Message = PublicMessage | SeatMessage | (Entry & Pick<Exported, 'salts'>);

export const publicMessage = ({ entry, parts }: Told): PublicMessage => {
  const { v, game, index, at, engine, prevHash, hash, digests } = entry;
  return { head: { v, game, index, at, engine, prevHash, hash }, public: parts.public, digests };
};

const saltsFor = ({ entry, game }: Told, keys: GameKeys): { readonly seats: readonly Seat[]; readonly salts: readonly string[] } => {
  const seats = seatsOf(game);
  return { seats, salts: saltsOf(keys.saltKey, entry.game, entry.index, seats) };
};

export const seatMessage = (told: Told, seat: Seat, keys: GameKeys): SeatMessage => {
  const { seats, salts } = saltsFor(told, keys);
  const part = told.parts.seats[seat];
  const salt = salts[seats.indexOf(seat)];
  if (!part || salt === undefined) throw new Error(`game ${told.entry.game} has no seat ${seat}`);
  return { ...publicMessage(told), part, salt };
};

export const messageFor = (told: Told, viewer: Viewer, keys: GameKeys): Message => {
  if (viewer === 'public') return publicMessage(told);
  return viewer === 'judge' ? { ...told.entry, salts: saltsFor(told, keys).salts } : seatMessage(told, viewer.seat, keys);
};
