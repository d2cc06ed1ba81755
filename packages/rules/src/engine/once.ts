/** Worked out when first wanted, and then kept. */
export const once = <T extends object>(make: () => T): (() => T) => {
  let made: T | null = null;
  return () => (made ??= make());
};
