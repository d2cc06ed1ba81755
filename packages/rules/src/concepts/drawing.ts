import type { Cite, Id, Seat } from '@arbiter/schema';
import { playerOf } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    drawCards: (args: { readonly seat: Seat; readonly amount: number; readonly rule: Cite; readonly by?: Id }) => void;
    discardCards: (args: { readonly seat: Seat; readonly amount: number; readonly rule: Cite }) => void;
  }
}

/** One at a time, each of them replaceable (2016:120.2). */
export function* drawCards(
  play: Play,
  { seat, amount, rule, by }: { readonly seat: Seat; readonly amount: number; readonly rule: Cite; readonly by?: Id },
): Procedure {
  for (let nth = 0; nth < amount; nth++) yield* play.happen([{ would: 'draw', rule, seat, ...(by === undefined ? {} : { by }) }]);
}

/** He chooses which; their order in the graveyard is the order in which he names them, the last on top (2016:404.3). */
export function* discardCards(play: Play, { seat, amount, rule }: { readonly seat: Seat; readonly amount: number; readonly rule: Cite }): Procedure {
  const hand = (): readonly Id[] => playerOf(play.game, seat).hand;
  const count = Math.min(amount, hand().length);
  if (count === 0) return;
  const { objects } = yield* play.ask(
    'objects',
    seat,
    () => ({ cite: rule, from: hand(), min: count, max: count, ordered: count > 1, zone: 'hand', prompt: 'discard' }),
    { objects: hand().slice(0, count) },
  );
  yield* play.happen(objects.map((object) => ({ would: 'discard', rule, object, seat })));
}
