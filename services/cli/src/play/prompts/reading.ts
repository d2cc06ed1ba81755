import { bad, mapped, NONE, ok, type Read } from './prompt.ts';

/* How numbers and letters are written. */

export const tokensOf = (text: string): readonly string[] => text.split(/[\s,;]+/u).filter((token) => token !== '');

const WHOLE = /^\d{1,15}$/u;
export function wholeIn(text: string): Read<number> {
  const token = text.trim();
  return WHOLE.test(token) ? ok(Number(token)) : bad('noNumber', { given: token });
}

const rangeOf = (count: number): string => (count === 1 ? '1' : `1–${count}`);
/** The place, from 0, that a number from 1 stands for. */
export function placeIn(token: string, count: number): Read<number> {
  if (!WHOLE.test(token)) return bad('noNumber', { given: token });
  const place = Number(token) - 1;
  if (count === 0) return bad('nothingToChoose');
  return place >= 0 && place < count ? ok(place) : bad('noSuchNumber', { given: token, range: rangeOf(count) });
}

/** All that can be read, or the first complaint. */
export function each<T, U>(list: readonly T[], read: (one: T) => Read<U>): Read<readonly U[]> {
  const out: U[] = [];
  for (const one of list) {
    const next = read(one);
    if ('bad' in next) return next;
    out.push(next.ok);
  }
  return ok(out);
}

function spanIn(token: string, count: number): Read<readonly number[]> {
  const { from, to } = /^(?<from>\d+)[-–](?<to>\d+)$/u.exec(token)?.groups ?? {};
  if (from === undefined || to === undefined) return mapped(placeIn(token, count), (place) => [place]);
  return mapped(
    each([from, to], (end) => placeIn(end, count)),
    ([first = 0, last = 0]) => Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at),
  );
}

/** Numbers apart by spaces or commas, `2-4` for a row of them, `all`, and `-` for none; the places they stand for, from 0. */
export function placesIn(text: string, count: number): Read<readonly number[]> {
  const token = text.trim();
  if (token === NONE) return ok([]);
  if (token === 'all') return ok(Array.from({ length: count }, (_, at) => at));
  return mapped(
    each(tokensOf(text), (one) => spanIn(one, count)),
    (spans) => spans.flat(),
  );
}
export const makePlaces = (places: readonly number[]): string => (places.length === 0 ? NONE : places.map((place) => place + 1).join(' '));

/** Those of a list that the numbers name, in the order they are named. */
export const namedIn = <T>(text: string, list: readonly T[]): Read<readonly T[]> =>
  mapped(placesIn(text, list.length), (places) => places.map((place) => list[place] as T));
export const makeNamed = <T>(named: readonly T[], list: readonly T[]): string => makePlaces(named.map((one) => list.indexOf(one)));

/** a, b … z, aa, ab …: what attackers and what is attacked go by, so that they are not taken for the numbers beside them. */
export function letterOf(place: number): string {
  const last = String.fromCodePoint('a'.codePointAt(0)! + (place % 26));
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last;
}
export function letterIn(token: string, count: number): Read<number> {
  for (let place = 0; place < count; place++) if (letterOf(place) === token) return ok(place);
  return bad('noLetter', { given: token, range: count < 2 ? letterOf(0) : `${letterOf(0)}–${letterOf(count - 1)}` });
}
