import type { Order, Seat } from '@arbiter/schema';
import { is, type LineOf } from '../format/script.ts';
import { objectsNamed } from '../names/name.ts';
import type { Planned } from './plan.ts';
import { shownLine } from './plan.ts';
import type { Run } from './run.ts';
import { nameBrought } from './story.ts';

/** What a judge would order: `put` comes into play like anything else, `set` and `addCounters` make things so. */

export type Ruling = LineOf<'put'> | LineOf<'set'> | LineOf<'addCounters'>;

const counterOrders = (on: number | Seat, counters: Readonly<Record<string, number>>): readonly Order[] =>
  Object.entries(counters).map(([counter, amount]) => ({ order: 'counters', on, counter, amount }));

function setFor(run: Run, seat: Seat, { life, counters = {} }: LineOf<'set'>['set'][string]): readonly Order[] {
  const had = run.game.players.find((player) => player.seat === seat)?.counters ?? {};
  const differences = Object.fromEntries(
    Object.entries(counters)
      .map(([counter, amount]) => [counter, amount - (had[counter] ?? 0)] as const)
      .filter(([, by]) => by !== 0),
  );
  return [...(life === undefined ? [] : [{ order: 'life', player: seat, life } as const]), ...counterOrders(seat, differences)];
}
function ordersOf(run: Run, line: Ruling): readonly Order[] | string {
  if (is(line, 'put')) {
    const { as: _, card, ...rest } = line.put;
    return [{ order: 'put', card, ...rest }];
  }
  if (is(line, 'set')) return Object.entries(line.set).flatMap(([seat, change]) => setFor(run, seat, change));
  const { card, counters } = line.addCounters;
  const { battlefield, exile, stack, players } = run.game;
  const [on] = objectsNamed(run.world, card, [...battlefield, ...exile, ...stack, ...players.flatMap(({ hand, graveyard }) => [...hand, ...graveyard])]);
  return on === undefined ? `there is no ${card}` : counterOrders(on, counters);
}

export function order(run: Run, planned: Planned<Ruling>): void {
  const { line } = planned;
  run.markDone(planned);
  const orders = ordersOf(run, line);
  if (typeof orders === 'string') return run.fail(shownLine(line), orders);
  const refused = run.act({ kind: 'ruling', actionId: run.nextId(), by: 'scenario', why: 'as written', orders });
  if (refused) return run.fail(shownLine(line), `${refused.refusal.cite} ${refused.refusal.why}`);
  if (is(line, 'put') && line.put.as !== undefined) run.state = { ...run.state, story: nameBrought(run.story, line.put.as) };
}
