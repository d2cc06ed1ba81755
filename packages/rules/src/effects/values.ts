import type { Bindings, Event, EventOf, EventType, Id, Seat, Value } from '@arbiter/schema';
import type { Env } from '../engine/play.ts';

const union = <T>(one: readonly T[] | undefined, other: readonly T[] | undefined): readonly T[] => [...new Set([...(one ?? []), ...(other ?? [])])];

/** Two results under one name: their objects and players together, their numbers summed (2016:607.3). */
export const merged = (one: Value, other: Value): Value => ({
  ...(one.objects || other.objects ? { objects: union(one.objects, other.objects) } : {}),
  ...(one.players || other.players ? { players: union(one.players, other.players) } : {}),
  ...(one.number !== undefined || other.number !== undefined ? { number: (one.number ?? 0) + (other.number ?? 0) } : {}),
  ...(one.words || other.words ? { words: [...(one.words ?? []), ...(other.words ?? [])] } : {}),
  ...(one.did !== undefined || other.did !== undefined ? { did: (one.did ?? false) || (other.did ?? false) } : {}),
});

export const bound = (env: Env, name: string, value: Value): Env => ({ ...env, bindings: { ...env.bindings, [name]: value } });

/** The names one pass of a loop has bound, and to what. */
export const newlyBound = (before: Bindings, after: Bindings): Bindings =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));

/** What several passes have bound under the same names, added up. */
export const addedUp = (passes: readonly Bindings[]): Bindings => {
  const total: Record<string, Value> = {};
  for (const pass of passes) for (const [name, value] of Object.entries(pass)) total[name] = total[name] ? merged(total[name], value) : value;
  return total;
};

export const eventsOf = <K extends EventType>(events: readonly Event[], type: K): readonly EventOf<K>[] =>
  events.filter((e): e is EventOf<K> => e.type === type);

/** The new ids of those that have moved, in the order asked for. */
export const movedAs = (events: readonly Event[], ids: readonly Id[], arrived: (move: EventOf<'ObjectMoved'>) => boolean = () => true): readonly Id[] => {
  const moves = eventsOf(events, 'ObjectMoved');
  return ids.flatMap((id) => moves.find((e) => e.object === id && arrived(e))?.as ?? []);
};

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
/** 2016:117.12: "if you do" asks whether it was begun, whatever other effects made of it. */
export const didTo = (objects: readonly Id[], begun: boolean = objects.length > 0): Value => ({ objects, did: begun });
export const didBy = (players: readonly Seat[], number: number, begun: boolean = players.length > 0): Value => ({ players, number, did: begun });
