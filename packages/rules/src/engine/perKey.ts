/* What follows from a value that never changes, worked out once for as long as the value is there. */

export const perKey = <K extends object, T>(work: (key: K) => T): ((key: K) => T) => {
  const made = new WeakMap<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const found = work(key);
    made.set(key, found);
    return found;
  };
};

/** The same where it takes something else too, which `name` tells apart. */
export const perName = <K extends object, T>(): ((key: K, name: string | number, work: () => T) => T) => {
  const madeFor = perKey<K, Map<string | number, T>>(() => new Map());
  return (key, name, work) => {
    const made = madeFor(key);
    const known = made.get(name);
    if (known !== undefined) return known;
    const found = work();
    made.set(name, found);
    return found;
  };
};
