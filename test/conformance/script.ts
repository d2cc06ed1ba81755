import type { Scenario } from '@arbiter/scenario';

/* What most proofs are played in: A's first main phase. */

export const main = { turn: 1, step: 'precombat-main' } as const;
export const inMain = { start: main } as const;
type Script = NonNullable<Scenario['script']>;
/** A's spells, one after another, each resolved. */
export const casts = (...names: readonly string[]): Script =>
  names.flatMap((cast): Script => [
    { ...main, player: 'A', cast },
    { ...main, player: 'A', resolve: 'all' },
  ]);
