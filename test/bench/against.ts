import { median, rounded } from './measure.ts';
import { type Figure, figures, type Round, roundOf, type Taken, unitOf } from './playing.ts';
import type { Decks } from './round/said.ts';
import { type Side, sideIn } from './round/side.ts';
import { commitOf, git, here, inWorktree } from './worktree.ts';

/** Each round, after some more that are not counted. */
const GAMES = 24;
const WARM_UP_GAMES = 12;
/** The least that games may come to of what they come to at the other commit. */
const LEAST: Readonly<Partial<Record<Figure, number>>> = { 'games-per-cpu-second': 0.8 };

interface Compared {
  readonly name: Figure;
  readonly unit: string;
  /** Medians of the rounds; `ratio` is ours by theirs. */
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
  readonly least: number | null;
}
export interface Comparison {
  readonly against: string;
  readonly subject: string;
  readonly rounds: number;
  readonly ok: boolean;
  readonly figures: readonly Compared[];
}

interface Pair {
  readonly ours: Round;
  readonly theirs: Round;
}
/** One game here, the same there, and so on: what else the machine does falls on both alike. Each round has processes of its own, since no two run alike. */
async function playedPair(other: string, decks: Decks | null, signal: AbortSignal): Promise<Pair & { readonly decks: Decks }> {
  const sides = [here, other].map((root) => sideIn(root, signal)) as [Side, Side];
  const taken: [Taken[], Taken[]] = [[], []];
  try {
    const same = decks ?? (await sides[1].ask('decks', null));
    for (let seed = 1 - WARM_UP_GAMES; seed <= GAMES; seed++)
      for (const i of seed % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const game = await sides[i].ask('play', { seed: seed > 0 ? seed : seed + GAMES, decks: same });
        if (seed > 0) taken[i].push(game);
      }
    return { ours: roundOf(taken[0]), theirs: roundOf(taken[1]), decks: same };
  } finally {
    await Promise.all(sides.map((side) => side.end()));
  }
}
async function interleaved(other: string, rounds: number, signal: AbortSignal): Promise<readonly Pair[]> {
  const pairs: (Pair & { readonly decks: Decks })[] = [];
  for (let n = 0; n < rounds; n++) pairs.push(await playedPair(other, pairs[0]?.decks ?? null, signal));
  return pairs;
}

function compared(name: Figure, pairs: readonly Pair[]): Compared {
  const [ours, theirs] = [median(pairs.map((pair) => pair.ours[name])), median(pairs.map((pair) => pair.theirs[name]))];
  return { name, unit: unitOf(name), ours: rounded(ours), theirs: rounded(theirs), ratio: rounded(ours / theirs), least: LEAST[name] ?? null };
}

/** Compares this tree, changes not committed included, with another commit. */
export async function compare(name: string, rounds: number, signal: AbortSignal): Promise<Comparison> {
  const commit = commitOf(name);
  if (commit === null) throw new Error(`there is no commit "${name}" in this repository`);
  const pairs = await inWorktree(commit, (root) => interleaved(root, rounds, signal));
  const all = figures.map((figure) => compared(figure, pairs));
  return {
    against: commit,
    subject: git('log', '-1', '--format=%s', commit),
    rounds,
    ok: all.every(({ ratio, least }) => ratio >= (least ?? 0)),
    figures: all,
  };
}

const line = ({ name, unit, ours, theirs, ratio, least }: Compared): string =>
  `${name.padEnd(24)} ${`${ours} ${unit}`.padEnd(14)} ${`${theirs} ${unit}`.padEnd(14)} ${String(ratio).padEnd(8)} ${least === null ? '' : `at least ${least}`}`.trimEnd();
export const comparisonText = ({ against, subject, rounds, figures, ok }: Comparison): string =>
  [
    `this tree against ${against.slice(0, 12)} (${subject}): medians of ${rounds} rounds of ${GAMES} games, played in turn`,
    `${''.padEnd(24)} ${'this tree'.padEnd(14)} ${against.slice(0, 12).padEnd(14)} ratio`,
    ...figures.map(line),
    ...(ok ? [] : ['slower than it may be']),
  ].join('\n');
