import type { Thing } from '@arbiter/schema';

/*
 * Entries whose targets must differ (`otherThan`). The targets of all entries are chosen together (2016:601.2c), though they are asked for one entry after
 * another: so what is chosen for one must leave the others something.
 */

/** An entry with what may be chosen for it: so many of `from` at once that all lie in one of these sets. */
export interface Wanted {
  readonly as: string;
  readonly otherThan: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly from: readonly Thing[];
  readonly sets: readonly (readonly Thing[])[];
}

type Named = Pick<Wanted, 'as' | 'otherThan'>;
/** Whether nothing may be chosen for both. */
export const clash = (one: Named, other: Named): boolean => one.otherThan.includes(other.as) || other.otherThan.includes(one.as);
const largest = ({ sets }: Wanted): number => Math.max(0, ...sets.map((set) => set.length));

/** Whether the others could leave it too little; one that they cannot is no matter. */
function isNeedy(one: Wanted, all: readonly Wanted[]): boolean {
  const taken = all.reduce((sum, other) => (other !== one && clash(one, other) ? sum + Math.min(other.max, largest(other)) : sum), 0);
  return one.min > 0 && largest(one) < one.min + taken;
}

function* picks(from: readonly Thing[], count: number): Generator<readonly Thing[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let at = 0; at <= from.length - count; at++) for (const rest of picks(from.slice(at + 1), count - 1)) yield [from[at] as Thing, ...rest];
}

type Choice = readonly (readonly [Wanted, readonly Thing[]])[];
/** Every way to choose the fewest for each of these, apart from one another. */
function* choices(entries: readonly Wanted[], before: Choice = []): Generator<Choice> {
  const [one, ...rest] = entries;
  if (!one) {
    yield before;
    return;
  }
  const taken = new Set(before.flatMap(([other, things]) => (clash(one, other) ? things : [])));
  for (const set of one.sets) {
    const free = set.filter((thing) => !taken.has(thing));
    for (const things of picks(free, one.min)) yield* choices(rest, [...before, [one, things]]);
  }
}

/** Whether each entry can have its targets beside the others'. */
export const canBeApart = (entries: readonly Wanted[]): boolean => !choices(entries.filter((one) => isNeedy(one, entries))).next().done;

const holds = (set: readonly Thing[], part: readonly Thing[]): boolean => part.every((thing) => set.includes(thing));
/** Those that are not part of another. */
const widest = (sets: readonly (readonly Thing[])[]): readonly (readonly Thing[])[] =>
  sets.filter((set, at) => !sets.some((other, nth) => nth !== at && holds(other, set) && (other.length > set.length || nth < at)));

/** The sets out of one of which an entry's targets must be chosen, so that the entries after it can have theirs. */
export function roomFor(one: Wanted, later: readonly Wanted[]): readonly (readonly Thing[])[] {
  const needy = later.filter((other) => isNeedy(other, [one, ...later]));
  if (needy.length === 0) return one.sets;
  const kept = [...choices(needy)].map((choice) => choice.flatMap(([other, things]) => (clash(one, other) ? things : [])));
  const rooms = kept.flatMap((others) => one.sets.map((set) => set.filter((thing) => !others.includes(thing))));
  return widest(rooms);
}
