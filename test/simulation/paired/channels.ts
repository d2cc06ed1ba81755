import { canonical } from '@arbiter/log';
import { decisionOf, gameOf, maskDecision, nothing, type Parts, type Position, partsOf, same, seenGame, type Viewer } from '@arbiter/rules';
import type { Action, Event, EventType, Seat } from '@arbiter/schema';
import { awaitedOf, seatsOf } from '@arbiter/table';

/** One entry as it goes out. */
export interface Told {
  readonly before: Position | null;
  readonly action: Action;
  readonly position: Position;
  readonly batches: readonly (readonly Event[])[];
}

export const partsTold = ({ before, action, position, batches }: Told): Parts =>
  partsOf(before ? gameOf(before) : nothing, seatsOf(gameOf(position)), action, batches, awaitedOf(position));

/** The order of a deck's list is nobody's: his own is told him sorted. */
const sorted = (key: string, value: unknown): unknown => (key === 'main' && Array.isArray(value) ? value.toSorted() : value);
const viewTold = (position: Position, viewer: Viewer): readonly unknown[] => {
  const game = gameOf(position);
  const decision = decisionOf(position);
  return [seenGame(game, viewer), decision && maskDecision(decision, viewer)];
};

/** All that reaches a watcher of one entry: the public message, his own part, and with `whole` his view of the game and of the open question. */
export const toldTo = (watcher: Seat | null, parts: Parts, { action, position }: Told, whole: boolean): string => {
  const message = [parts.public, watcher === null ? null : parts.seats[watcher]];
  if (action.kind === 'create') return canonical(JSON.parse(JSON.stringify(message, sorted)));
  return canonical(whole ? [...message, ...viewTold(position, watcher === null ? 'public' : { seat: watcher })] : message);
};

export const audiences = ['all alike', 'some more than others', 'some nothing'] as const;
export type Audience = (typeof audiences)[number];
/** Which audience each event of an entry has. */
export function* audiencesOf(parts: Parts, { batches }: Told): Generator<readonly [EventType, Audience]> {
  for (const [i, batch] of batches.entries())
    for (const [j, event] of batch.entries()) {
      const open = parts.public.batches[i]?.[j] ?? null;
      yield [event.type, open === null ? 'some nothing' : open === event || same(open, event) ? 'all alike' : 'some more than others'];
    }
}

const AROUND = 150;
/** Where two texts begin to differ; null if they do not. */
export const differenceOf = (one: string, other: string): string | null => {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at++;
  const from = Math.max(0, at - AROUND);
  return `…${one.slice(from, at + AROUND)}…\nand\n…${other.slice(from, at + AROUND)}…`;
};
