import type { Cite, Cost, CostPart, Seat } from '@arbiter/schema';
import { type Env, InOwnAttempt, type Play, type Procedure } from '../../engine/play.ts';

/** What one creature's attack or block costs, in the words of whoever asks for it. */
export interface Owed {
  readonly cost: Cost;
  readonly env: Env;
}

const manaIn = (part: CostPart): string => ('mana' in part && !part.mana.includes('{X}') ? part.mana : '');
const lifeIn = (part: CostPart): number => ('life' in part && typeof part.life === 'number' ? part.life : 0);
const isSummed = (part: CostPart): boolean => manaIn(part) !== '' || lifeIn(part) > 0;

/** All of it as one total (2008:308.2d, 309.2b): mana and life as sums, whatever else by itself, in its own words. */
export const totalOf = (seat: Seat, owed: readonly Owed[]): readonly Owed[] => {
  const parts = owed.flatMap(({ cost }) => cost).filter(isSummed);
  const mana = parts.map(manaIn).join('');
  const life = parts.reduce((sum, part) => sum + lifeIn(part), 0);
  const cost = [...(mana === '' ? [] : [{ mana }]), ...(life === 0 ? [] : [{ life }])];
  const others = owed.map(({ cost: all, env }) => ({ cost: all.filter((part) => !isSummed(part)), env })).filter((one) => one.cost.length > 0);
  const [first] = owed;
  return first && cost.length > 0 ? [{ cost, env: { source: first.env.source, controller: seat, bindings: {}, x: null } }, ...others] : others;
};

/** By which rules it is paid for: the chance to make mana, the payment, and why the declaration is illegal without it. */
interface Terms {
  readonly mana: Cite;
  readonly pay: Cite;
  readonly unpaid: string;
}
/** Pays what an attack or a block costs, in the order the player likes; if he does not, the declaration was illegal (2008:308.2e–f, 309.2c–d). */
function* payToFight(play: Play, seat: Seat, total: readonly Owed[], { mana, pay, unpaid }: Terms): Procedure {
  const places = total.map((_, at) => at);
  const { order } =
    total.length < 2 ? { order: places } : yield* play.ask('order', seat, () => ({ cite: pay, of: places, what: 'other', prompt: 'payments' }), InOwnAttempt);
  for (const at of order) {
    const { cost, env } = total[at] as Owed;
    const { paid } = yield* play.call('payCost', { seat, cost, env, on: null, why: pay, mana });
    if (!paid) play.refuse({ cite: pay, why: unpaid });
  }
}

/** What a team owes each of its players pays for his own creatures; who is not the one declaring may take his payment back, and with it the declaration. */
export function* payTogether(play: Play, by: Seat, total: readonly { readonly seat: Seat; readonly owed: readonly Owed[] }[], terms: Terms): Procedure {
  for (const { seat, owed } of total) {
    if (seat === by) yield* payToFight(play, seat, owed, terms);
    else if (owed.length > 0) {
      const paid = yield* play.attempt(seat, () => payToFight(play, seat, owed, terms), terms.pay);
      if (!('done' in paid)) play.refuse({ cite: terms.pay, why: terms.unpaid });
    }
  }
}
