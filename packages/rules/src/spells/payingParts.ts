import type { Bindings, Cite, CostPart, Event, Id, Seat, Value } from '@arbiter/schema';
import { playersOf } from '../cards/refs.ts';
import { madeFrom, unitsFrom } from '../concepts/mana.ts';
import { known } from '../effects/acting.ts';
import { movedAs } from '../effects/values.ts';
import { finding } from '../engine/finding.ts';
import { cardsIn } from '../engine/game.ts';
import { type Env, InOwnAttempt, type Look, type Play, type Procedure } from '../engine/play.ts';
import type { Would } from '../engine/would.ts';
import { partWord } from './partWord.ts';
import { areStrongEnough, canPayPart, fromHand, howMany, lifePaid, loyaltyTaken, type PartOf, payingObjects, ruleOfPart, sizesFor } from './resources.ts';

/** Who pays, in whose words, and for which spell or ability on the stack. `forMana`: for a mana ability (2016:106.10). */
export interface Payer {
  readonly seat: Seat;
  readonly env: Env;
  readonly on: Id | null;
  readonly why: Cite;
  readonly forMana: boolean;
}

/** A part and the objects it takes. */
interface Choice {
  readonly part: CostPart;
  readonly objects: readonly Id[];
}

const rule: Cite = '2016:117.1';
const by = ({ env, seat }: Payer) => ({ by: env.source, player: seat });

/** 2016:117.3: what cannot be paid in full is not paid at all. */
const refuse = (play: Play, part: CostPart, cite: Cite = ruleOfPart(part)): never => play.refuse({ cite, why: 'pay.cannot', params: { part: partWord(part) } });

const stacksUp = (part: CostPart): boolean => 'sacrifice' in part || 'discard' in part;
function randomly(play: Play, { seat }: Payer, from: readonly Id[], count: number): readonly Id[] {
  const left = [...from];
  const objects = Array.from({ length: count }, () => left.splice(play.random(left.length, { what: 'pick', seat, among: left }), 1)[0] as Id);
  if (objects.length > 0) play.record({ type: 'ChosenAtRandom', rule, objects, player: seat });
  return objects;
}

const isAboutSource = (part: CostPart): boolean => Object.entries(part).some(([key, value]) => value === 'self' && key !== 'as');
/** How many objects a part takes; counters go on or come off a single one. */
const takes = (play: Play, env: Env, part: CostPart): number =>
  'putCounters' in part || 'removeCounters' in part ? 1 : 'count' in part ? howMany(play.look, env, part.count) : 1;

function* chosenFor(play: Play, payer: Payer, part: CostPart): Procedure<readonly Id[]> {
  const from = payingObjects(play.look, payer.env, payer.seat, part);
  if (isAboutSource(part) || ('discard' in part && part.discard === 'hand') || (('putCounters' in part || 'removeCounters' in part) && part.on === undefined))
    return from;
  const count = takes(play, payer.env, part);
  if (count === 0 || from.length === 0) return [];
  if ('discard' in part && part.random) return randomly(play, payer, from, count);
  const ordered = count > 1 && stacksUp(part);
  const [min, max] = sizesFor(play.look, payer.env, part, from, count);
  const { objects } = yield* play.ask(
    'objects',
    payer.seat,
    () => ({
      cite: payer.why,
      source: payer.env.source,
      prompt: partWord(part),
      from,
      min,
      max,
      ordered,
      ...(fromHand(part) ? { zone: 'hand' as const } : {}),
    }),
    InOwnAttempt,
  );
  if (!areStrongEnough(play.look, payer.env, part, objects)) refuse(play, part);
  return objects;
}

/** What is to happen for a part that only proposes. The first named lies on top (2016:404.3). */
function wouldsFor(play: Play, payer: Payer, { part, objects }: Choice): readonly Would[] {
  const { env, seat, forMana } = payer;
  const each = (make: (object: Id) => Would): readonly Would[] => objects.toReversed().map(make);
  if ('tap' in part) return [{ ...by(payer), would: 'tap', rule: '2008:104.4', object: env.source, ...(forMana ? { forMana } : {}) }];
  if ('untap' in part) return [{ ...by(payer), would: 'untap', rule: '2008:104.5', object: env.source }];
  if ('tapOther' in part) return each((object) => ({ ...by(payer), would: 'tap', rule, object }));
  if ('life' in part) {
    const amount = play.says(lifePaid(play.game, howMany(play.look, env, part.life)), 0);
    return [{ ...by(payer), would: 'loseLife', rule: '2016:117.3b', seat, amount }];
  }
  if ('sacrifice' in part) return each((object) => ({ ...by(payer), would: 'sacrifice', rule, object, seat }));
  if ('discard' in part) return each((object) => ({ ...by(payer), would: 'discard', rule, object, seat, chosenBy: seat }));
  if ('exile' in part) return each((object) => ({ ...by(payer), would: 'move', rule, object, to: 'exile', cause: 'exile' }));
  if ('mill' in part)
    return cardsIn(play.game, 'library', seat)
      .slice(0, howMany(play.look, env, part.mill))
      .map((object) => ({ ...by(payer), would: 'move', rule, object, to: part.to ?? 'graveyard', cause: part.to ?? 'mill' }));
  if ('putCounters' in part)
    return each((on) => ({ ...by(payer), would: 'counters', rule, on, counter: part.putCounters, amount: howMany(play.look, env, part.count), paid: true }));
  if ('loyalty' in part)
    return [{ ...by(payer), would: 'counters', rule: '2008:104.7-2', on: env.source, counter: 'loyalty', amount: -loyaltyTaken(env, part), paid: true }];
  if ('addMana' in part) return manaFor(play, payer, part);
  return [];
}
function manaFor(play: Play, payer: Payer, part: PartOf<'addMana'>): readonly Would[] {
  const types = madeFrom(play.look, payer.env, part.addMana, () => []).units.map(([type = 'C']) => type);
  return playersOf(play.look, payer.env, part.who).map((seat) => ({
    ...by(payer),
    would: 'mana',
    rule,
    seat,
    mana: unitsFrom(play.look, seat, payer.env.source, types),
    source: payer.env.source,
    tapped: false,
  }));
}

/** Facts that nothing replaces: counters taken off. */
function factsFor(play: Play, { env, seat }: Payer, { part, objects }: Choice): readonly Event[] {
  if ('payCounters' in part) {
    const amount = howMany(play.look, env, part.count);
    return amount === 0 ? [] : [{ type: 'CountersRemoved', rule, on: seat, counter: part.payCounters, amount }];
  }
  if ('removeCounters' in part) {
    const amount = howMany(play.look, env, part.count);
    return amount === 0 ? [] : objects.map((on) => ({ type: 'CountersRemoved', rule, on, counter: part.removeCounters, amount }));
  }
  const taken = 'loyalty' in part ? loyaltyTaken(env, part) : 0;
  return taken > 0 ? [{ type: 'CountersRemoved', rule: '2008:104.7-2', on: env.source, counter: 'loyalty', amount: taken }] : [];
}

const paidWith = '#paid';
/** What is done with other objects as an effect would do it. */
function* carriedOut(play: Play, payer: Payer, { part, objects }: Choice): Procedure<Bindings> {
  const env: Env = { ...payer.env, controller: payer.seat, bindings: { ...payer.env.bindings, [paidWith]: { objects } } };
  if ('perform' in part) return yield* play.call('perform', { env: { ...payer.env, controller: payer.seat }, instructions: part.perform });
  if ('putBack' in part) yield* play.call('perform', { env, instructions: [{ do: 'move', what: { ref: paidWith }, to: part.to }] });
  if ('reveal' in part) yield* play.call('perform', { env, instructions: [{ do: 'reveal', what: { ref: paidWith } }] });
  return payer.env.bindings;
}

/** Payments that tell or change what no reversal can take back come last, those made with what is on the table first. */
const place = (part: CostPart): number => {
  if ('tap' in part || 'untap' in part || 'tapOther' in part) return 0;
  if ('removeCounters' in part || 'putCounters' in part || 'loyalty' in part || 'life' in part || 'payCounters' in part) return 1;
  if ('mill' in part || 'perform' in part || ('discard' in part && part.random)) return 3;
  return 2;
};

/** What a payment took goes by its name as it was (2016:608.2g); the text may find what it has become (400.7g). Of a hidden card only that is known. */
const valueOf = (play: Play, { env }: Payer, { part, objects }: Choice, events: readonly Event[]): Value => ({
  objects: objects.flatMap((id) => (known(play.game, id) ? [id] : movedAs(events, [id]))),
  did: true,
  ...('removeCounters' in part ? { number: howMany(play.look, env, part.count) } : {}),
});

/** Facts that come of a would as it is called for; a loss of life, or counters, of as much. */
const answersTo = (would: Would, event: Event): boolean => {
  switch (would.would) {
    case 'tap':
      return event.type === 'Tapped' && event.object === would.object;
    case 'untap':
      return event.type === 'Untapped' && event.object === would.object;
    case 'loseLife':
      return event.type === 'LifeLost' && event.player === would.seat && event.amount === would.amount;
    case 'sacrifice':
    case 'discard':
      return event.type === 'ObjectMoved' && event.object === would.object && event.to === 'graveyard';
    case 'move':
      return event.type === 'ObjectMoved' && event.object === would.object && event.to === would.to;
    case 'counters':
      return event.type === 'CountersPut' && event.on === would.on && event.amount === would.amount;
    default:
      return true;
  }
};
/** Whether what was to be done was done; of what an effect carries out nothing is known here. */
const isAsCalledFor = (part: CostPart, woulds: readonly Would[], events: readonly Event[]): boolean =>
  !('perform' in part) && woulds.every((would) => events.some((event) => answersTo(would, event)));

/** Whether something that was paid with already would have paid for this too: each payment serves but once (2016:117.10). */
const isSpent = (before: Look, { env, seat }: Payer, part: CostPart): boolean => canPayPart(before, env, seat, part);

function* payPart(play: Play, payer: Payer, part: CostPart, before: Look): Procedure<Bindings> {
  if (!canPayPart(play.look, payer.env, payer.seat, part)) refuse(play, part, isSpent(before, payer, part) ? '2016:117.10' : ruleOfPart(part));
  const choice = { part, objects: yield* chosenFor(play, payer, part) };
  const woulds = wouldsFor(play, payer, choice).filter((would) => !('amount' in would) || would.amount > 0);
  const facts = factsFor(play, payer, choice);
  if (facts.length > 0) play.record(...facts);
  const events = woulds.length > 0 ? yield* play.happen(woulds) : [];
  const paid = valueOf(play, payer, choice, events);
  const bindings = 'perform' in part || 'putBack' in part || 'reveal' in part ? yield* carriedOut(play, payer, choice) : payer.env.bindings;
  if (!isAsCalledFor(part, woulds, events) && !play.says(finding('2016:117.11', true), false)) refuse(play, part);
  return 'as' in part && part.as !== undefined ? { ...bindings, [part.as]: paid } : bindings;
}

/**
 * Pays the parts of a cost that are no mana, in an order that suits (2016:601.2g). What was replaced counts as paid (117.11). Returns what its names
 * stand for.
 */
export function* payParts(play: Play, payer: Payer, parts: readonly CostPart[]): Procedure<Bindings> {
  let { bindings } = payer.env;
  const before = play.look;
  for (const part of parts.toSorted((a, b) => place(a) - place(b)))
    bindings = yield* payPart(play, { ...payer, env: { ...payer.env, bindings } }, part, before);
  return bindings;
}
