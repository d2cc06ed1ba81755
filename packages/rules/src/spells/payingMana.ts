import { type AnswerOf, type Cite, canPay, type Id, type Mana, type ManaCost, makeCost, type Seat, type SpaceOf } from '@arbiter/schema';
import { abilitySubject, additionRule, asAnyColor, isZero, spendable, unitsFrom } from '../concepts/mana.ts';
import { finding } from '../engine/finding.ts';
import { playerOf } from '../engine/game.ts';
import { InOwnAttempt, type Look, type Play, type Procedure } from '../engine/play.ts';
import { activationEnv, activationsOf } from './activatable.ts';
import { couldPay } from './affordable.ts';
import { costChanges } from './costs.ts';
import { laterCosts, suggestion } from './foresight.ts';
import { isIrreversible } from './irreversible.ts';
import { planTaps, type Tap, type TapSource } from './payer.ts';
import { couldHave } from './potential.ts';
import { canPayPart, clashes, type UsedUp } from './resources.ts';
import { plainMana, tapSources } from './sources.ts';

/** What mana is wanted for. `subject` is the spell, or the source of the ability, that is paid for; `without`: what the rest of the cost does with its source. */
export interface ManaBill {
  readonly seat: Seat;
  readonly cost: ManaCost;
  readonly subject: Id | null;
  readonly source: Id;
  readonly without: UsedUp | null;
  readonly why: Cite;
}

const nameOf = ({ activate, ability }: { readonly activate: Id; readonly ability: number }): string => `${activate}/${ability}`;

type Pool = readonly { readonly unit: number; readonly mana: Mana }[];
const usable = (look: Look, { seat, subject }: ManaBill): Pool =>
  spendable(look, seat, subject).flatMap((unit) => {
    const mana = playerOf(look.game, seat).mana[unit];
    return mana ? [{ unit, mana }] : [];
  });

/** The mana to spend where the player leaves it to us: what is good for little else first, then colourless, then in the order it was made. */
const welcome = ({ mana }: Pool[number]): number => (mana.only === undefined ? 2 : 0) + (mana.type === 'C' ? 0 : 1) + (mana.persists === undefined ? 0 : 4);
function choice(pool: Pool, cost: ManaCost): readonly Mana[] | null {
  const ranked = pool.toSorted((a, b) => welcome(a) - welcome(b));
  const assigned = canPay(
    cost,
    ranked.map(({ mana }) => mana),
  );
  return (
    assigned &&
    assigned
      .flat()
      .toSorted((a, b) => a - b)
      .flatMap((at) => ranked[at]?.mana ?? [])
  );
}

interface Offers {
  readonly pool: Pool;
  readonly taps: readonly Tap[] | null;
  readonly sources: readonly TapSource[];
  readonly abilities: SpaceOf<'pay'>['abilities'];
}

/** Mana abilities whose costs could be paid (2016:605.3a), but for those that could not be in this payment. */
const abilitiesFor = (look: Look, { seat, without }: ManaBill, failed: ReadonlySet<string>): SpaceOf<'pay'>['abilities'] =>
  activationsOf(look, seat)
    .filter(
      ({ mana, object, ability }) =>
        mana &&
        !clashes(without, object, ability.cost) &&
        couldPay(look, activationEnv(object, seat), seat, ability.cost, abilitySubject(look.game, object), costChanges(look, seat, object, true)),
    )
    .map(({ object, index }) => ({ activate: object, ability: index }))
    .filter((offer) => !failed.has(nameOf(offer)));

function offersFor(look: Look, bill: ManaBill, failed: ReadonlySet<string>): Offers {
  const pool = usable(look, bill);
  const sources = tapSources(look, bill.seat, bill.subject, bill.without).filter(({ id, ways }) =>
    ways.every(({ ability }) => !failed.has(nameOf({ activate: id, ability }))),
  );
  return {
    pool,
    taps: planTaps(
      bill.cost,
      pool.map(({ mana }) => mana),
      sources,
    ),
    sources,
    abilities: abilitiesFor(look, bill, failed),
  };
}

/** The same of a player who does not get to use mana abilities. */
const poolAlone = ({ cost }: ManaBill, { pool }: Offers): Offers => ({
  pool,
  taps: planTaps(
    cost,
    pool.map(({ mana }) => mana),
    [],
  ),
  sources: [],
  abilities: [],
});

/** Null where the automatic payment is as good as any. */
function suggestedFor(look: Look, { seat, cost }: ManaBill, { pool, taps, sources }: Offers): AnswerOf<'pay'> | null {
  if (taps === null) return null;
  const units = pool.map(({ unit, mana: { type, snow } }) => ({ unit, type, ...(snow ? { snow } : {}) }));
  const spent = taps.length === 0 ? (choice(pool, cost) ?? []) : [];
  const places = pool.filter(({ mana }) => spent.includes(mana)).map(({ unit }) => unit);
  return suggestion(laterCosts(look, seat), { cost, pool: units, sources }, taps, places);
}

function spaceOf(look: Look, bill: ManaBill, offers: Offers): SpaceOf<'pay'> {
  const { pool, taps, abilities } = offers;
  const suggested = suggestedFor(look, bill, offers);
  return {
    cite: bill.why,
    source: bill.source,
    cost: makeCost(bill.cost),
    pool: pool.map(({ unit, mana }) => ({ unit, type: mana.type, snow: mana.snow === true })),
    auto: taps !== null,
    abilities,
    ...(suggested ? { suggested } : {}),
  };
}

/** A plain mana ability whose mana is settled: activated, paid and resolved at once (2016:605.3b). */
function* tap(play: Play, seat: Seat, { activate: source, ability: index, types }: Tap): Procedure<void> {
  const found = activationsOf(play.look, seat).find((one) => one.object === source && one.index === index);
  if (found === undefined || !canPayPart(play.look, activationEnv(source, seat), seat, { tap: 'self' })) return;
  const { ability } = found;
  const made = plainMana(found);
  const rule = made === null ? '2016:106.3' : additionRule(made.mana);
  yield* play.block(isIrreversible, function* () {
    yield* play.happen([{ would: 'tap', rule: '2008:104.4', object: source, forMana: true, by: source, player: seat }]);
    play.record({ type: 'AbilityActivated', rule: '2016:605.3b', source, player: seat, ability, mana: true });
    yield* play.happen([
      { would: 'mana', rule, seat, mana: unitsFrom(play.look, seat, source, types, made?.rider), source, tapped: true, by: source, player: seat },
    ]);
    yield* play.call('resolveManaTriggers', {});
  });
}

/** Taps one after another, no more of them than are needed: a tap may bring more mana than it was counted on for. */
function* tapped(play: Play, bill: ManaBill, taps: readonly Tap[]): Procedure<readonly Mana[] | null> {
  for (const one of taps) {
    const enough = choice(usable(play.look, bill), bill.cost);
    if (enough !== null) return enough;
    yield* tap(play, bill.seat, one);
  }
  return choice(usable(play.look, bill), bill.cost);
}

type Activate = Extract<AnswerOf<'pay'>, { activate: unknown }>;
function* activate(play: Play, seat: Seat, answer: Activate, failed: Set<string>): Procedure<void> {
  const outcome = yield* play.call('activateAbility', { object: answer.activate, ability: answer.ability, seat });
  if ('reversed' in outcome) failed.add(nameOf(answer));
  else failed.clear();
}

/**
 * 2016:601.2f: activates mana abilities until the player pays. Refuses if he has not what it takes (117.3); the mana is still in his pool.
 * @returns the mana he pays with.
 */
export function* gatherMana(play: Play, asked: ManaBill): Procedure<readonly Mana[]> {
  if (asked.cost.length === 0) play.refuse({ cite: '2016:117.6', why: 'pay.unpayable' });
  const nothing = isZero(play.game, asked.cost, asked.subject);
  if (nothing.value && play.says(nothing, false)) return [];
  const bill = { ...asked, cost: asAnyColor(play.look, asked.seat, asked.subject, asked.cost) };
  const failed = new Set<string>();
  for (;;) {
    const all = offersFor(play.look, bill, failed);
    const offers = all.abilities.length > 0 ? play.says(finding('2016:117.2', all), poolAlone(bill, all)) : all;
    const chosen = choice(offers.pool, bill.cost);
    const could =
      chosen !== null || offers.taps !== null || (offers.abilities.length > 0 && couldHave(play.look, bill.seat, bill.cost, bill.subject, bill.without));
    if (!could) play.refuse({ cite: '2016:117.3', why: 'pay.tooLittle', params: { cost: makeCost(bill.cost) } });
    const answer = yield* play.ask('pay', bill.seat, () => spaceOf(play.look, bill, offers), InOwnAttempt);
    if ('spend' in answer) return offers.pool.filter(({ unit }) => answer.spend.includes(unit)).map(({ mana }) => mana);
    if ('activate' in answer) {
      yield* activate(play, bill.seat, answer, failed);
      continue;
    }
    const spent = yield* tapped(play, bill, offers.taps ?? []);
    if (spent !== null) return spent;
  }
}
