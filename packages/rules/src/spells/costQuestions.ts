import type { Cost, CostPart, ExtraCost, Id, Seat } from '@arbiter/schema';
import { type Finding, finding } from '../engine/finding.ts';
import { at } from '../engine/game.ts';
import type { Env, Look } from '../engine/play.ts';
import { abilitiesOf } from './abilities.ts';
import { costChanges } from './costs.ts';
import { extrasIn } from './extras.ts';
import { unfolded } from './resources.ts';
import { waysOf } from './ways.ts';

/* What may be asked about costs. */

/** What is to be done or paid for a cost, each by itself (2016:117.1). */
export const partsOf = (look: Look, env: Env, cost: Cost): Finding<readonly CostPart[]> => finding('2016:117.1', unfolded(look, env, cost));

/** Costs beside the mana cost of a spell or card, of its own and of effects; what merely raises its cost is none (2016:117.8, 117.8e). */
export function additionalTo(look: Look, seat: Seat, id: Id): Finding<readonly ExtraCost[]> {
  const env: Env = { source: id, controller: seat, bindings: {}, x: 0, on: id };
  const own = extrasIn(
    look,
    env,
    abilitiesOf(look, id, 'extraCost').map(({ ability }) => ability),
  );
  const imposed = costChanges(look, seat, id, false, { open: true }).extra;
  return finding('2016:117.8', [...own.mandatory, ...own.optional, ...(imposed.length > 0 ? [{ key: 'additional', cost: imposed }] : [])]);
}

/** What a card can be cast for from where it is: its mana cost first if it can, and each alternative to it by its name (2016:117.9). */
export const payableFor = (look: Look, seat: Seat, id: Id): Finding<readonly { readonly how: string | null; readonly cost: Cost }[]> =>
  finding(
    '2016:117.9',
    waysOf(look, seat, id).map(({ how, cost }) => ({ how, cost })),
  );

/** The mana cost of a spell, whatever was paid for it: beside it (2016:117.8d), or instead (117.9c). */
export function manaCostOf(look: Look, id: Id): Finding<string | null> {
  const paid = Object.keys(at(look.game, id).stack?.paid ?? {});
  const isInstead = abilitiesOf(look, id, 'alternativeCost').some(({ ability }) => paid.includes(ability.extra.key));
  return finding(isInstead ? '2016:117.9c' : '2016:117.8d', look.of(id).cost);
}
