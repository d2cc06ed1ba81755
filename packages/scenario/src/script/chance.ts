import type { Chance, Drawn } from '@arbiter/rules';
import type { Thing } from '@arbiter/schema';
import type { Chances } from '../format/setup.ts';
import { shownThing, thingsNamed } from '../names/name.ts';
import type { World } from '../names/world.ts';

/** How chance is to come out, by player and in order. What is said of nobody is left to chance. */

type Told = NonNullable<Chance['told']>;
type Written = Readonly<Record<string, Chances>>;
export interface ChanceState {
  readonly left: Written;
  readonly drawn: Readonly<Record<string, number>>; // the same draw, asked again, comes out the same
  readonly problems: readonly string[];
}

/** A coin that is won is 0, a die shows one more than is drawn, and of several a place is drawn. */
function placeOf(world: World, about: Drawn, outcome: boolean | number | string, below: number): number | null {
  if (!('among' in about)) {
    if (about.what === 'coin') return outcome === true ? 0 : 1;
    return Number(outcome) >= 1 && Number(outcome) <= below ? Number(outcome) - 1 : null;
  }
  const [thing] = thingsNamed(world, String(outcome), about.among);
  return thing === undefined ? null : about.among.indexOf(thing);
}

export class Outcomes {
  state: ChanceState;
  world: World | null = null;

  constructor(left: Written) {
    this.state = { left, drawn: {}, problems: [] };
  }

  readonly told: Told = (run, n, below, about) => {
    const key = `${run}/${n}/${about.what}/${about.seat}`;
    const known = this.state.drawn[key];
    if (known !== undefined) return known;
    const place = this.next(below, about);
    if (place !== null) this.state = { ...this.state, drawn: { ...this.state.drawn, [key]: place } };
    return place;
  };

  private next(below: number, about: Drawn): number | null {
    const { left } = this.state;
    const { seat, what } = about;
    const outcomes: readonly (boolean | number | string)[] | undefined = left[seat]?.[what];
    if (!outcomes || !this.world) return null;
    const [outcome, ...rest] = outcomes;
    if (outcome === undefined) return this.problem(`${seat} has no ${what} left`);
    this.state = { ...this.state, left: { ...left, [seat]: { ...left[seat], [what]: rest } } };
    const place = placeOf(this.world, about, outcome, below);
    return place ?? this.problem(`${seat}'s ${what} ${outcome} is none of ${'among' in about ? this.names(about.among) : below}`);
  }
  private problem(text: string): null {
    this.state = { ...this.state, problems: [...this.state.problems, text] };
    return null;
  }
  private names(things: readonly Thing[]): string {
    return things.map((thing) => (this.world ? shownThing(this.world, thing) : String(thing))).join(', ');
  }

  /** What came out too few, otherwise than there is, or was left over. */
  get failures(): readonly string[] {
    const over = Object.entries(this.state.left).flatMap(([seat, lists]) =>
      Object.entries(lists).flatMap(([what, list]) => (list.length > 0 ? [`${seat} has left of ${what}: ${list.join(', ')}`] : [])),
    );
    return [...this.state.problems, ...over];
  }
}
