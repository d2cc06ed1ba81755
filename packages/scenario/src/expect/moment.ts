import type { Position } from '@arbiter/rules';
import type { Decision, Seat } from '@arbiter/schema';
import type { World } from '../names/world.ts';
import type { Told } from '../script/story.ts';
import type { Time } from '../script/time.ts';

/** When expectations are looked at: the game then, and all that has happened. `position`: where it was at rest last. */
export interface Moment {
  readonly world: World;
  readonly time: Time;
  readonly told: readonly Told[];
  readonly position: Position;
  readonly decision: Decision | null;
  readonly asked: Readonly<Record<Seat, Position>>; // where players had priority last, with nothing but passes since
}
/** What was expected and what is there instead. */
export interface Mismatch {
  readonly expected: string;
  readonly actual: string;
}
export const mismatch = (expected: string, actual: string): Mismatch => ({ expected, actual });
/** Nothing, or that they differ. */
export const differs = (what: string, expected: unknown, actual: unknown, same = JSON.stringify(expected) === JSON.stringify(actual)): readonly Mismatch[] =>
  same ? [] : [mismatch(`${what} ${shown(expected)}`, `${what} ${shown(actual)}`)];
export const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
