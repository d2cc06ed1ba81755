/* Lazy enumerations for oracles, plain and slow. */

/** One of each list, in every way. */
export function* product<T>(lists: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = lists;
  if (!first) yield [];
  else for (const one of first) for (const others of product(rest)) yield [one, ...others];
}

/** The sets of up to so many of these. */
export function* subsets<T>(list: readonly T[], most = list.length): Generator<T[]> {
  const [first, ...rest] = list;
  if (first === undefined) yield [];
  else for (const others of subsets(rest, most)) yield* others.length < most ? [others, [first, ...others]] : [others];
}

/** The same in every order. */
export function* arrangements<T>(list: readonly T[], most = list.length): Generator<T[]> {
  yield [];
  if (most > 0) for (const [at, first] of list.entries()) for (const rest of arrangements(list.toSpliced(at, 1), most - 1)) yield [first, ...rest];
}

/** Up to so many of these, each as often as one likes, in the order of the list. */
export function* multisets<T>(list: readonly T[], most: number): Generator<T[]> {
  yield [];
  if (most > 0) for (const [at, first] of list.entries()) for (const rest of multisets(list.slice(at), most - 1)) yield [first, ...rest];
}

/** Lists of so many numbers from 0 up that come to no more than so much. */
export function* vectors(length: number, most: number): Generator<number[]> {
  if (length === 0) yield [];
  else for (let first = 0; first <= most; first++) for (const rest of vectors(length - 1, most - first)) yield [first, ...rest];
}
