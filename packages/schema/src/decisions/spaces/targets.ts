import type { Thing } from '../../game.ts';
import type { SpaceOf } from '../index.ts';
import { between, pick, some } from './chance.ts';
import { type Choice, illegal, miscounted, misnamed } from './choice.ts';
import { mapped, subsetsOf } from './combine.ts';

type Space = SpaceOf<'targets'>;

/** The sets of which one must hold all that is chosen, each in the order of the options (2016:114.2). */
function pools({ from, groups }: Space): Thing[][] {
  if (!groups) return [[...from]];
  return groups.map((group) => {
    const members = new Set(group);
    return from.filter((thing) => members.has(thing));
  });
}

/** Some pool holds what is chosen and so many more of the options from place `next` on. */
const completes = (from: readonly Thing[], among: readonly ReadonlySet<Thing>[], count: number) => (chosen: readonly Thing[], next: number) =>
  among.some((pool) => {
    if (!chosen.every((thing) => pool.has(thing))) return false;
    let missing = count - chosen.length;
    for (let at = next; at < from.length && missing > 0; at++) if (pool.has(from[at] as Thing)) missing--;
    return missing === 0;
  });

function* sets(space: Space): Generator<Thing[]> {
  const among = pools(space);
  const most = Math.min(space.max, Math.max(0, ...among.map((pool) => pool.length)));
  const lookups = among.map((pool) => new Set(pool));
  for (let count = Math.max(0, space.min); count <= most; count++) {
    yield* space.groups ? subsetsOf(space.from, count, completes(space.from, lookups, count)) : subsetsOf(space.from, count);
  }
}

export const targets: Choice<'targets'> = {
  check({ from, min, max, groups }, { targets: chosen }) {
    const wrong = misnamed(chosen, from) ?? miscounted(chosen.length, min, max);
    if (wrong || !groups || chosen.length === 0) return wrong;
    return groups.some((group) => chosen.every((thing) => group.includes(thing))) ? null : illegal('apart', { chosen });
  },
  /** How many is chosen first: "up to one" is a fair coin. */
  sample(space, random) {
    const among = pools(space);
    const most = Math.min(space.max, Math.max(0, ...among.map((pool) => pool.length)));
    const count = between(random, space.min, most);
    if (count === 0) return { targets: [] };
    const pool = pick(
      random,
      among.filter(({ length }) => length >= count),
    );
    return { targets: some(random, pool, count) };
  },
  all: (space) => mapped(sets(space), (chosen) => ({ targets: chosen })),
};
