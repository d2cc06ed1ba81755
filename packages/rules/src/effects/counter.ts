import type { Destination, Id } from '@arbiter/schema';
import { at } from '../engine/game.ts';
import type { Look } from '../engine/play.ts';
import { rulesOn } from '../keywords/index.ts';
import { onTheStack } from './acting.ts';
import { movesTo } from './move.ts';
import type { Primitive } from './primitive.ts';

/** A spell can be kept from being countered by its own rules or by the mana that paid for it (2016:106.6). */
const canBeCountered = (look: Look, id: Id): boolean =>
  at(look.game, id).kind !== 'combatDamage' &&
  !rulesOn(look, id).includes('cantBeCountered') &&
  !at(look.game, id).stack?.spent.some((unit) => unit.uncounterable);

/** Where a card goes that leaves the stack unresolved: to exile if it was cast from where it may not go back, else to its owner's graveyard (2016:701.5a, 702.33a). */
export const discarded = (look: Look, id: Id): Destination => ({ zone: at(look.game, id).stack?.after === 'exile' ? 'exile' : 'graveyard' });

/** 2016:701.5: what is countered leaves the stack with no effect; an ability or a copy just ceases to be. */
export const counter: Primitive<'counter'> = function* (play, context, instruction) {
  const ids = onTheStack(play.look, context.env, instruction.what).filter((id) => canBeCountered(play.look, id));
  if (ids.length === 0) return { did: false };
  const cards = ids.filter((id) => at(play.game, id).kind === 'card');
  const countered = ids.map((object) => ({ type: 'Countered' as const, rule: '2016:701.5' as const, object, by: context.env.source }));
  const ceased = ids.filter((id) => !cards.includes(id)).map((object) => ({ type: 'ObjectCeased' as const, rule: '2016:701.5' as const, object }));
  play.record(...countered, ...ceased);
  for (const card of cards) {
    const woulds = yield* movesTo(play, context, [card], instruction.to ?? discarded(play.look, card), { rule: '2016:701.5a', cause: 'counter' });
    if (woulds.length > 0) yield* play.happen(woulds);
  }
  return { objects: ids, did: true };
};
