import { type Field, fieldsOf } from './fields.ts';
import type { Played } from './played.ts';

export interface Place {
  readonly game: Played;
  readonly index: number;
  readonly fields: Field[];
}
/** Each shape of field in the earliest of these lines that has it in any of the games. */
export const firstPlaces = (
  games: readonly Played[],
  linesOf: (game: Played) => readonly string[],
  wanted: (index: number, game: Played) => boolean,
): readonly Place[] => {
  const places = new Map<string, Place>();
  for (const game of games)
    linesOf(game).forEach((line, index) => {
      for (const field of wanted(index, game) ? fieldsOf(JSON.parse(line)) : []) {
        const place = places.get(field.shape);
        if (place?.game === game && place.index === index) place.fields.push(field);
        else if ((place?.index ?? Number.POSITIVE_INFINITY) > index) places.set(field.shape, { game, index, fields: [field] });
      }
    });
  return [...places.values()];
};
export const flipped = (line: string, at: number, bit: number): Uint8Array => {
  const bytes = Buffer.from(line);
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
  return bytes;
};
