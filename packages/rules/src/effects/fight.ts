import type { Id } from '@arbiter/schema';
import type { Look } from '../engine/play.ts';
import type { WouldOf } from '../engine/would.ts';
import { permanents } from './acting.ts';
import { damageValue } from './damage.ts';
import type { Primitive } from './primitive.ts';

const isCreature = (look: Look, id: Id | undefined): id is Id => id !== undefined && look.of(id).types.includes('creature');
const powerOf = (look: Look, id: Id): number => Math.max(0, look.of(id).power ?? 0);

/** 2016:701.10: each deals damage equal to its power to the other, at once; if either is no creature in play, or an illegal target, there is no fight (701.10b). */
export const fight: Primitive<'fight'> = function* (play, { env }, instruction) {
  const [one] = permanents(play.look, env, instruction.one);
  const [other] = permanents(play.look, env, instruction.other);
  const { look } = play;
  if (!isCreature(look, one) || !isCreature(look, other)) return { did: false };
  const blow = (source: Id, to: Id, amount: number): WouldOf<'damage'> => ({
    would: 'damage',
    rule: '2016:701.10',
    by: env.source,
    player: env.controller,
    source,
    to,
    amount,
    combat: false,
  });
  // A creature that fights itself deals twice its power to itself (2016:701.10).
  const woulds = one === other ? [blow(one, one, 2 * powerOf(look, one))] : [blow(one, other, powerOf(look, one)), blow(other, one, powerOf(look, other))];
  return damageValue([one, other], true)(yield* play.happen(woulds));
};
