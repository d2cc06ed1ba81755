import type { ExpectationOf } from '../format/expectation.ts';
import { thingsNamed } from '../names/name.ts';
import { type World, worldOf } from '../names/world.ts';
import type { Told } from '../script/story.ts';
import { type Mismatch, type Moment, mismatch, shown } from './moment.ts';

/** Whether something in an event is what is said of it: a name stands for an object, too, as it was before the event or is now. */
function isSame(said: unknown, actual: unknown, worlds: readonly World[]): boolean {
  if (typeof said === 'string' && typeof actual === 'number') return worlds.some((world) => thingsNamed(world, said, [actual]).length > 0);
  if (Array.isArray(said)) return Array.isArray(actual) && said.length === actual.length && said.every((one, at) => isSame(one, actual[at], worlds));
  if (typeof said === 'object' && said !== null && typeof actual === 'object' && actual !== null)
    return Object.entries(said).every(([key, value]) => isSame(value, (actual as Readonly<Record<string, unknown>>)[key], worlds));
  return said === actual;
}

export function happened({ told, world }: Moment, { event: type, count, ...said }: ExpectationOf<'event'>): readonly Mismatch[] {
  const fits = ({ event, game, aliases }: Told): boolean =>
    event.type === type &&
    Object.entries(said).every(([key, value]) => isSame(value, (event as unknown as Readonly<Record<string, unknown>>)[key], [worldOf(game, aliases), world]));
  const found = told.filter(fits).length;
  if (count === undefined ? found > 0 : found === count) return [];
  const others = told.filter(({ event }) => event.type === type).map(({ event }) => shown(event));
  return [mismatch(`${type} ${shown(said)}, ${count ?? 'at least 1'}`, `${found}; there was ${others.join(', ') || 'none'}`)];
}
