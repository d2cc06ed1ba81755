/**
 * Whether all numbers in this are whole and can be told from their neighbours: the log's readers take no others, so a game that had stored one could never be loaded again.
 */
export const isExact = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isExact);
};
