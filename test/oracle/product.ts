/** One of each list, in every way. */
export function* product<T>(lists: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = lists;
  if (!first) yield [];
  else for (const one of first) for (const others of product(rest)) yield [one, ...others];
}
