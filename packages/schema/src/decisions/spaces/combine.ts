/* Lazy enumerations in a fixed order. What they yield is the caller's to keep. */

/** The sets of `count` of these, lexicographic by position; `fits` must hold for every part of a set it holds for. */
export function* subsetsOf<T>(list: readonly T[], count: number, fits: (chosen: readonly T[], next: number) => boolean = () => true): Generator<T[]> {
  const chosen: T[] = [];
  function* from(start: number): Generator<T[]> {
    if (chosen.length === count) {
      yield [...chosen];
      return;
    }
    for (let at = start; at <= list.length - (count - chosen.length); at++) {
      chosen.push(list[at] as T);
      if (fits(chosen, at + 1)) yield* from(at + 1);
      chosen.pop();
    }
  }
  yield* from(0);
}

/** The sets of `min` to `max` of these, small ones first. */
export function* subsets<T>(list: readonly T[], min: number, max: number): Generator<T[]> {
  for (let count = Math.max(0, min); count <= Math.min(max, list.length); count++) yield* subsetsOf(list, count);
}

/** The multisets of `count` of these, each in the order of the list. */
export function* multisetsOf<T>(list: readonly T[], count: number): Generator<T[]> {
  if (count > 0 && list.length === 0) return;
  const places = Array.from({ length: list.length + count - 1 }, (_, at) => at);
  for (const chosen of count === 0 ? [[]] : subsetsOf(places, count)) yield chosen.map((place, nth) => list[place - nth] as T);
}

/** Every order of these, lexicographic by position. */
export function* orders<T>(list: readonly T[]): Generator<T[]> {
  if (list.length === 0) yield [];
  for (const [at, first] of list.entries()) for (const rest of orders(list.toSpliced(at, 1))) yield [first, ...rest];
}

export function* ordersOfEach<T>(lists: Iterable<readonly T[]>): Generator<T[]> {
  for (const list of lists) yield* orders(list);
}

/** Every way to write `total` as a sum of whole parts of at least so much each. */
export function* sums(total: number, least: readonly number[]): Generator<number[]> {
  const [first, ...rest] = least;
  if (first === undefined) {
    if (total === 0) yield [];
    return;
  }
  const others = rest.reduce((sum, part) => sum + part, 0);
  const from = rest.length === 0 ? Math.max(first, total) : first;
  for (let part = from; part <= total - others; part++) for (const parts of sums(total - part, rest)) yield [part, ...parts];
}

export function* mapped<T, U>(list: Iterable<T>, to: (one: T) => U): Generator<U> {
  for (const one of list) yield to(one);
}

export function first<T>(list: Iterable<T>, limit: number): T[] {
  const out: T[] = [];
  if (limit <= 0) return out;
  for (const one of list) if (out.push(one) >= limit) break;
  return out;
}
