/** How many times a long test repeats: `RUNS` if set, else its small number. Soak runs set the large one. */
export const runs = (small: number): number => {
  const wanted = Number(process.env['RUNS'] ?? '');
  return Number.isSafeInteger(wanted) && wanted > 0 ? wanted : small;
};
/** The seeds of a random test: from `SEED` on if set, else from one drawn now. A failing one is printed with its test. */
export const seedsOf = (count: number): readonly number[] => {
  const first = process.env['SEED'] === undefined ? Math.floor(Math.random() * 1_000_000_000) : Number(process.env['SEED']);
  return Array.from({ length: count }, (_, i) => first + i);
};
