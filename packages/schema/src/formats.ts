/** The formats a game can have. What the rules of most say is said of players, teams and starting totals; see {@link builtFormats}. */
export const formats = ['duel', 'free-for-all', 'two-headed-giant', 'commander', 'vanguard', 'archenemy', 'planechase', 'emperor'] as const;
export type Format = (typeof formats)[number];

/** Those that can be played, as far as players, teams, shared turns and starting totals go: no commander tax, no schemes. */
export const builtFormats = ['duel', 'free-for-all', 'two-headed-giant', 'commander', 'vanguard', 'archenemy'] as const satisfies readonly Format[];
export type BuiltFormat = (typeof builtFormats)[number];
export const isBuilt = (format: string): format is BuiltFormat => (builtFormats as readonly string[]).includes(format);

/** What a player who is nobody in particular begins with (2016:118.1). */
export const USUAL_LIFE = 20;
const lives: Partial<Record<string, number>> = { 'two-headed-giant': 30, commander: 40 };
/** What most players of a format begin with (2016:118.1–118.1c); the archenemy has more, a vanguard changes it. */
export const startingLifeIn = (format: string): number => lives[format] ?? USUAL_LIFE;
/** 2016:118.1d. */
export const ARCHENEMY_LIFE = 40;

interface Formatted {
  readonly format: string;
}
/** Whether each team has one life total (2016:810.4). */
export const sharesLife = ({ format }: Formatted): boolean => format === 'two-headed-giant';
/** Whether teams take turns and have priority as one (2016:805.1). */
export const sharesTurns = ({ format }: Formatted): boolean => format === 'two-headed-giant' || format === 'archenemy';
/** Whether a team wins and loses as one (2016:810.8). */
export const losesAsOne = (game: Formatted): boolean => sharesLife(game);

const TEAM_OF_GIANT = 2;
/** Players per team, as they sit; a team that does not sit together is counted twice. */
const groups = (teams: readonly number[]): readonly number[] => {
  const starts = teams.flatMap((team, at) => (at === 0 || teams[at - 1] !== team ? [at] : []));
  return starts.map((start, n) => (starts[n + 1] ?? teams.length) - start);
};
/** Whether so many players, each with the number of his team, make a game of the format; of most teams there is no rule. */
export function fitsFormat(format: string, teams: readonly number[]): boolean {
  const sizes = groups(teams);
  if (new Set(teams).size < 2) return false;
  if (format === 'duel') return teams.length === 2;
  if (format === 'two-headed-giant') return sizes.length === 2 && sizes.every((size) => size === TEAM_OF_GIANT);
  return format !== 'archenemy' || (sizes.length === 2 && sizes.includes(1));
}
/** The teams of players who have not said: two heads a side, the first against the rest, each for himself. */
export const usualTeam = (format: string, place: number): number => {
  if (format === 'two-headed-giant') return Math.floor(place / TEAM_OF_GIANT);
  return format === 'archenemy' ? Math.min(place, 1) : place;
};
