import { canonical } from '@arbiter/log';
import { act, decisionOf, same } from '@arbiter/rules';
import { type Action, decoder, type Entry, type Event, EventCodec, list, type Random } from '@arbiter/schema';
import { entryThen } from '@arbiter/table';
import type { Step } from '../../support/games.ts';
import { changed, Pool, scalarsOf } from './forger.ts';
import type { Played } from './played.ts';

/** A place of an event's scalar, and what could be written there instead. */
export interface Forgery {
  readonly game: Played;
  readonly index: number;
  readonly shape: string;
  readonly forged: Entry;
}
interface Scalar {
  readonly game: Played;
  readonly index: number;
  readonly at: readonly [batch: number, place: number];
  readonly path: Parameters<typeof changed>[1];
  readonly value: Parameters<Pool['add']>[1];
}

const shapeOf = (event: Event, { path, value }: Pick<Scalar, 'path' | 'value'>): string =>
  `${event.type}.${path
    .filter((key) => typeof key === 'string')
    .slice(0, 2)
    .join('.')}: ${value === null ? 'null' : typeof value}`;
const decodeEvent = decoder(EventCodec);

/** Each shape of scalar in each type of event, where it first stands in any of the games. */
const scalarsIn = (games: readonly Played[], pool: Pool): ReadonlyMap<string, Scalar> => {
  const first = new Map<string, Scalar>();
  for (const game of games)
    for (const { index, batches } of game.entries)
      batches.forEach((batch, b) =>
        batch.forEach((event, e) => {
          for (const { path, value } of scalarsOf(event)) {
            if (path.length === 1 && path[0] === 'type') continue;
            const shape = shapeOf(event, { path, value });
            pool.add(shape, value);
            if ((first.get(shape)?.index ?? Number.POSITIVE_INFINITY) > index) first.set(shape, { game, index, at: [b, e], path, value });
          }
        }),
      );
  return first;
};
/** The entry with that scalar changed to something well-formed; null if nothing else is. */
const forgedAt = ({ game, index, at: [b, e], path, value }: Scalar, shape: string, pool: Pool): Entry | null => {
  const entry = game.entries[index] as Entry;
  const batch = entry.batches[b] as readonly Event[];
  for (const other of pool.instead(shape, value, game.seats)) {
    const event = changed(batch[e] as Event, path, other);
    if ('ok' in decodeEvent(event)) return { ...entry, batches: entry.batches.with(b, batch.with(e, event)) };
  }
  return null;
};
/** One forgery for each shape of scalar in each type of event, and the shapes that leave no choice. */
export const eventForgeries = (games: readonly Played[]): { readonly forgeries: readonly Forgery[]; readonly unchangeable: readonly string[] } => {
  const pool = new Pool();
  const forgeries: Forgery[] = [];
  const unchangeable: string[] = [];
  for (const [shape, scalar] of scalarsIn(games, pool)) {
    const forged = forgedAt(scalar, shape, pool);
    if (forged) forgeries.push({ game: scalar.game, index: scalar.index, shape, forged });
    else unchangeable.push(shape);
  }
  return { forgeries, unchangeable };
};

interface OtherAction {
  readonly game: Played;
  readonly step: Step;
  readonly action: Action;
}
/** Forged actions in each game. */
const ACTIONS = 10;
/** Other legal answers to questions that had several, other seats, other decisions, and other decks. */
export function* otherActions(games: readonly Played[], random: Random): Generator<OtherAction> {
  for (const game of games) {
    for (let n = 0; n < ACTIONS; n++) {
      const step = game.steps[1 + random.below(game.steps.length - 1)] as Step;
      if (step.action.kind !== 'answer' || !step.before) continue;
      const { answer, seat, decision } = step.action;
      const answers = list(decisionOf(step.before) as never, 50).filter((other) => canonical(other) !== canonical(answer));
      if (answers.length > 0) yield { game, step, action: { ...step.action, answer: answers[random.below(answers.length)] as never } };
      if (n % 4 === 0) yield { game, step, action: { ...step.action, seat: game.seats.find((other) => other !== seat) ?? seat } };
      if (n % 4 === 1) yield { game, step, action: { ...step.action, decision: decision + 1 } };
      if (n % 4 === 2) yield { game, step, action: { kind: 'concede', actionId: step.action.actionId, seat } };
    }
    const [first] = game.steps as [Step];
    if (first.action.kind === 'create') yield { game, step: first, action: { ...first.action, setup: { ...first.action.setup, startingLife: 19 } } };
  }
}
/** Two answers may mean the same, as two ways to pay with mana of one source do: nobody is wronged, and nothing can be told from the events. */
export const sameEffect = (step: Step, action: Action): boolean => {
  const result = step.before ? act(step.before, action) : null;
  return result !== null && !('refused' in result) && same(result.batches, step.entry.batches) && same(entryThen(result.position), step.entry.then);
};
