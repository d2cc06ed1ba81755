import type { Scenario } from '@arbiter/scenario';
import type { Card, Seat, Zone } from '@arbiter/schema';
import { cards } from '../cards.ts';
import { answered, asks, pass, type Under, until } from '../games.ts';
import { type Board, readyWith } from '../script.ts';
import type { Stage } from '../stage.ts';

/* Spells and abilities put on the stack and resolved one at a time. */

/** Both players’ boards, and what they have put on the stack: A’s spells, cast one after another, none of them resolved. */
interface Cast {
  readonly rules?: Scenario['rules'];
  readonly A?: Board;
  readonly B?: Board;
  readonly spells: readonly Card[];
  readonly others?: readonly Card[];
}
export function cast(stage: Stage, { rules = 'classic', A = {}, B = {}, spells, others = [] }: Cast): Under {
  const hand = [...(A.hand ?? []), ...spells.map(({ name }) => name)];
  const begun = readyWith(stage, { rules, cards: cards(...spells, ...others), players: { A: { ...A, hand }, B } });
  return spells.reduce((at, { name }) => until(stage, answered(stage, at, { cast: begun.id(name) }), asks('priority')), begun.at);
}

/** Everybody passes once, and what resolves comes to its end or to a question of this kind. */
export const resolved = (stage: Stage, at: Under, kind = 'priority'): Under =>
  until(stage, answered(stage, at, ...at.game.players.map(() => pass)), (now) => asks(kind)(now) || asks('priority')(now));

/** The names of what is in a zone, in order; of one player’s only, if one is named. */
export const namesIn = ({ game }: Under, zone: Zone, owner?: Seat): readonly (string | null)[] =>
  game.objects.flatMap((one) => (one?.zone === zone && (owner === undefined || one.owner === owner) ? [one.card] : []));
