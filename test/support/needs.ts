import { it } from 'vitest';

/**
 * Declares a suite that takes more than Node. Where what it needs is absent one skipped test says so by name; under REQUIRE=all that skip is a failure
 * (`closing-line.ts`).
 */
export function needs<T>(what: string, found: T | null, suite: (found: T) => void): void {
  if (found !== null) return suite(found);
  it(`needs ${what}`, ({ skip }) => skip(`${what} is not to be found on this machine`));
}
