/** Whether one of each list can be had, nothing twice: augmenting paths from one list after another (Kuhn, 1955). */
export function canHaveOneOfEach<T>(lists: readonly (readonly T[])[]): boolean {
  const owner = new Map<T, readonly T[]>();
  const serve = (list: readonly T[], tried: Set<T>): boolean =>
    list.some((one) => {
      if (tried.has(one)) return false;
      tried.add(one);
      const other = owner.get(one);
      if (other && !serve(other, tried)) return false;
      owner.set(one, list);
      return true;
    });
  return lists.every((list) => serve(list, new Set()));
}
