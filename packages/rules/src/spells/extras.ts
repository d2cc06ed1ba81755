import type { Ability, Cite, Cost, ExtraCost, Id, Mode, SpaceOf } from '@arbiter/schema';
import { holds } from '../cards/conditions.ts';
import { finding } from '../engine/finding.ts';
import { at } from '../engine/game.ts';
import { type Env, InOwnAttempt, type Look, type Play, type Procedure } from '../engine/play.ts';
import { keywordsOf } from '../keywords/has.ts';
import { abilitiesOf, placedOf } from './abilities.ts';
import { couldPay } from './affordable.ts';
import type { Account } from './payment.ts';
import { modalTexts, textsOf } from './texts.ts';

/** Costs beside the mana cost that the abilities of a spell name, as long as their conditions hold (2016:117.8). */
export interface Extras {
  readonly mandatory: readonly ExtraCost[];
  readonly optional: readonly ExtraCost[];
}

/** What an effect casts from the graveyard needs no retrace for it (2016:702.80a). */
export function extrasIn(look: Look, env: Env, abilities: readonly Ability[], byEffect = false): Extras {
  const open = placedOf(abilities, 'extraCost').filter(
    ({ ability }) =>
      !(byEffect && ability.extra.key === 'retrace') &&
      (ability.while === undefined || holds(look, env, ability.while)) &&
      (ability.extra.while === undefined || holds(look, env, ability.extra.while)),
  );
  return {
    mandatory: open.flatMap(({ ability }) => (ability.optional ? [] : [ability.extra])),
    optional: open.flatMap(({ ability }) => (ability.optional ? [ability.extra] : [])),
  };
}

const repeated = (cost: Cost, times: number): Cost => Array.from({ length: times }, () => cost).flat();

/** What its modes, once chosen, cost besides. */
export function costOfModes(look: Look, spell: Id): Cost {
  const of: readonly Mode[] = modalTexts(textsOf(look, spell)).flatMap(({ modes }) => modes.of);
  const chosen = at(look.game, spell).stack?.modes ?? [];
  const beyond = Math.max(0, chosen.length - 1);
  const escalated = keywordsOf(look, spell, 'escalate').flatMap(({ cost = [] }) => repeated(cost, beyond)); // 2016:702.119a
  return [...chosen.flatMap((mode) => of[mode]?.cost ?? []), ...escalated];
}

/** More than a hundred times nobody pays the same cost. */
const MOST_TIMES = 100;

/** How often a player could pay an extra cost on top of the rest. */
function mostTimes(look: Look, { env, seat, subject, changes }: Account, rest: Cost, { cost, times }: ExtraCost): number {
  const limit = times === 'any' ? MOST_TIMES : 1;
  let total = rest;
  for (let paid = 0; paid < limit; paid++) {
    total = [...total, ...cost];
    if (!couldPay(look, env, seat, total, subject, changes)) return paid;
  }
  return limit;
}

type Options = SpaceOf<'costs'>['options'];
const optionsFor = (look: Look, account: Account, rest: Cost, extras: readonly ExtraCost[]): Options =>
  extras.map((extra) => ({ key: extra.key, cost: extra.cost, most: mostTimes(look, account, rest, extra) })).filter(({ most }) => most > 0);

/** An alternative cost is asked about only where the way of casting is not settled yet: as an effect casts the spell (2016:117.9). */
export interface Announced {
  readonly base: Cost;
  readonly instead: boolean; // the base is an alternative cost
  readonly paid: Readonly<Record<string, number>>;
  readonly alternatives: readonly ExtraCost[];
  readonly byEffect: boolean;
}

/**
 * 2016:601.2b: which additional and alternative costs will be paid; {@link Announced.paid} are settled before. Returns the whole cost but for what modes
 * add.
 */
export function* announceExtras(
  play: Play,
  account: Account,
  spell: Id,
  { base, instead: isInstead, paid, alternatives, byEffect }: Announced,
): Procedure<Cost> {
  const { seat, env } = account;
  if (Object.keys(paid).length > 0) play.record({ type: 'CostsChosen', rule: '2016:601.2b', object: spell, paid });
  const { mandatory, optional } = extrasIn(
    play.look,
    env,
    abilitiesOf(play.look, spell, 'extraCost').map(({ ability }) => ability),
    byEffect,
  );
  const fixed = mandatory.flatMap(({ cost }) => cost);
  const sure = [...fixed, ...costOfModes(play.look, spell)];
  const others = alternatives
    .filter(({ cost }) => couldPay(play.look, env, seat, [...cost, ...sure], account.subject, account.changes))
    .map(({ key, cost }) => ({ key, cost, most: 1 }));
  const options = [...others, ...optionsFor(play.look, account, [...base, ...sure], optional)];
  const exclusive = others.length > 0 ? [others.map(({ key }) => key)] : [];
  const cite: Cite = others.length > 0 ? '2016:117.9b' : '2016:117.8b';
  const { pay } = options.length === 0 ? { pay: [] } : yield* play.ask('costs', seat, () => ({ cite, source: spell, options, exclusive }), InOwnAttempt);
  const chosen = Object.fromEntries([...mandatory.map(({ key }) => [key, 1] as const), ...pay.map(({ key, times }) => [key, times] as const)]);
  const all = { ...paid, ...chosen };
  const instead = alternatives.find(({ key }) => (chosen[key] ?? 0) > 0);
  const beside = [...fixed, ...optional.flatMap(({ key, cost }) => repeated(cost, chosen[key] ?? 0))];
  if (Object.keys(chosen).length > 0) play.record({ type: 'CostsChosen', rule: beside.length > 0 ? '2016:117.8a' : '2016:601.2b', object: spell, paid: all });
  const isAlternative = isInstead || instead !== undefined;
  return [...(instead?.cost ?? base), ...(isAlternative && beside.length > 0 ? play.says(finding('2016:117.9d', beside), []) : beside)];
}
