import type { Id, ManaRider, Seat } from '@arbiter/schema';
import { madeFrom, maySpend } from '../concepts/mana.ts';
import type { InstructionOf } from '../effects/primitive.ts';
import type { Look } from '../engine/play.ts';
import { type Activation, activationEnv, activationsOf } from './activatable.ts';
import { isTaxed } from './costs.ts';
import { couldProduce } from './couldProduce.ts';
import type { TapSource, TapWay } from './payer.ts';
import { canPayPart, clashes, type UsedUp } from './resources.ts';

/** The one instruction of an ability that costs nothing but tapping its source and does nothing but add mana to its player's pool; null for any other. */
export function plainMana({ ability }: Pick<Activation, 'ability'>): InstructionOf<'mana'> | null {
  const [only, ...others] = ability.do ?? [];
  const [cost, ...more] = ability.cost;
  const plain =
    only?.do === 'mana' && only.who === 'you' && only.if === undefined && only.as === undefined && others.length === 0 && ability.modes === undefined;
  return plain && cost !== undefined && 'tap' in cost && more.length === 0 ? only : null;
}

const isRestricted = (rider: ManaRider | undefined): boolean => rider?.only !== undefined;

function wayOf(look: Look, seat: Seat, activation: Activation, subject: Id | null): (TapWay & { readonly restricted: boolean }) | null {
  const instruction = plainMana(activation);
  const env = activationEnv(activation.object, seat);
  if (instruction === null || !canPayPart(look, env, seat, { tap: 'self' }) || isTaxed(look, seat, activation.object)) return null;
  const { rider, mana } = instruction;
  if (rider?.only !== undefined && !maySpend(look, seat, { type: 'C', source: activation.object, only: rider.only, you: seat }, subject)) return null;
  const { units, same, exact } = madeFrom(look, env, mana, (id) => couldProduce(look, id));
  return exact && units.length > 0 ? { ability: activation.index, units, same, restricted: isRestricted(rider) } : null;
}

/** What can be spent on little else goes first, creatures last, and of the rest what makes the fewest types and the least mana. */
const rankOf = (look: Look, id: Id, ways: readonly (TapWay & { readonly restricted: boolean })[]): number => {
  const types = new Set(ways.flatMap(({ units }) => units.flat())).size;
  const size = Math.max(...ways.map(({ units }) => units.length));
  return (ways.every(({ restricted }) => restricted) ? -1000 : 0) + (look.of(id).types.includes('creature') ? 1000 : 0) + types * 10 + size;
};

/** What the automatic payer may tap for a cost: never what has to be tapped for it anyway. */
export function tapSources(look: Look, seat: Seat, subject: Id | null, without: UsedUp | null): readonly TapSource[] {
  const bySource = Map.groupBy(
    activationsOf(look, seat).filter(({ mana, object, ability }) => mana && !clashes(without, object, ability.cost)),
    ({ object }) => object,
  );
  return [...bySource].flatMap(([id, activations]): TapSource[] => {
    const ways = activations.flatMap((activation) => wayOf(look, seat, activation, subject) ?? []);
    return ways.length === 0 ? [] : [{ id, ways, snow: look.of(id).supertypes.includes('snow'), rank: rankOf(look, id, ways) }];
  });
}
