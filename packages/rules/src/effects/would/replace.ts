import {
  type Bindings,
  type Choice,
  type Cite,
  type Condition,
  type CopyValues,
  type Destination,
  type Enters,
  type Event,
  type Id,
  type Instruction,
  type Mana,
  type ManaType,
  parseCost,
  type Replacement,
  type Seat,
} from '@arbiter/schema';
import { holds } from '../../cards/conditions.ts';
import { valuesToCopy, withExceptions } from '../../cards/faces.ts';
import { fits } from '../../cards/filters.ts';
import { ruleOfChoice } from '../../cards/linking.ts';
import { amountOf } from '../../cards/quantities.ts';
import { objectsOf, playersOf } from '../../cards/refs.ts';
import { at, zoneOf } from '../../engine/game.ts';
import type { Env, Play, Procedure } from '../../engine/play.ts';
import type { Entering, Replaced, Would, WouldOf } from '../../engine/would.ts';
import { mightPay } from '../../spells/affordable.ts';
import { zonesNamed } from '../attachable.ts';
import { lookEntering } from '../continuous/entering.ts';
import { chosenBy } from '../decide.ts';
import { keepAlso } from '../links.ts';
import { movedAs } from '../values.ts';
import { eventBindings, extended } from './about.ts';
import { possible } from './possible.ts';
import { type Candidate, planeswalkerKey, planeswalkersInstead } from './replacers.ts';

type After = (events: readonly Event[]) => Procedure<void>;
type Outcome = Replaced<After>;

const carryOut = (play: Play, env: Env, instructions: readonly Instruction[]): After =>
  function* () {
    yield* play.call('perform', { env, instructions });
  };

/** A shield that counts damage or uses loses what it has used; a used-up one is gone (2016:615.7, 614.3). */
const useUp = (play: Play, { effect }: Candidate, prevented: number | null): void => {
  if (effect?.what.kind !== 'shield') return;
  const left = effect.what.left === null || prevented === null ? effect.what.left : effect.what.left - prevented;
  const uses = effect.what.uses === null ? null : effect.what.uses - 1;
  if (left === effect.what.left && uses === null) return;
  play.record({ type: 'EffectUsed', rule: '2016:615.7', effect: effect.id, left, uses });
  if (left === 0 || uses === 0) play.record({ type: 'EffectEnded', rule: '2016:615.7', effect: effect.id });
};

function prevented(play: Play, would: WouldOf<'damage'>, by: Candidate, what: Extract<Replacement, { prevent: unknown }>): Outcome {
  const shielded = by.effect?.what.kind === 'shield' ? by.effect.what.left : null;
  const most = shielded ?? (what.prevent === 'all' ? would.amount : Math.max(0, amountOf(play.look, extended(by.env, eventBindings(would)), what.prevent)));
  const amount = Math.min(most, would.amount);
  useUp(play, by, amount);
  const fact: Event = { type: 'DamagePrevented', rule: '2016:615.1', source: would.source, to: would.to, amount, by: by.source };
  const env = extended(by.env, { ...eventBindings(would), prevented: { number: amount } });
  return {
    woulds: amount < would.amount ? [{ ...would, amount: would.amount - amount }] : [],
    facts: amount > 0 ? [fact] : [],
    after: what.then && amount > 0 ? [carryOut(play, env, what.then)] : [],
  };
}

function redirected(play: Play, would: WouldOf<'damage'>, by: Candidate, what: Extract<Replacement, { redirect: unknown }>): Outcome {
  const { redirect } = what;
  const to =
    typeof redirect === 'object' && 'player' in redirect ? playersOf(play.look, by.env, redirect.player)[0] : objectsOf(play.look, by.env, redirect)[0];
  if (to === undefined || !possible(play.look, { ...would, to })) return { woulds: [would] }; // 2016:614.9: it must still be there to be dealt it
  const shielded = by.effect?.what.kind === 'shield' ? by.effect.what.left : null;
  const amount = Math.min(
    would.amount,
    shielded ?? (what.amount === undefined ? would.amount : amountOf(play.look, extended(by.env, eventBindings(would)), what.amount)),
  );
  useUp(play, by, amount);
  return { woulds: [{ ...would, to, amount }, ...(amount < would.amount ? [{ ...would, amount: would.amount - amount }] : [])] };
}

/** 2008:212.9f. */
function* toPlaneswalker(play: Play, would: WouldOf<'damage'>, { env }: Candidate): Procedure<Outcome> {
  const { objects } = yield* play.ask(
    'objects',
    env.controller,
    () => ({ cite: '2008:212.9f', source: would.source, from: planeswalkersInstead(play.look, would), min: 0, max: 1, ordered: false, prompt: 'redirect' }),
    { objects: [] },
  );
  const [to] = objects;
  return { woulds: [to === undefined ? would : { ...would, to }] };
}

type Resizing = Extract<Replacement, { amount: unknown }>;
const sizedBy = (play: Play, env: Env, before: number, { amount: change }: Resizing): number => {
  const of = (q: Parameters<typeof amountOf>[2]): number => amountOf(play.look, env, q);
  let amount = before;
  if (change.times !== undefined) amount *= change.times;
  if (change.plus !== undefined) amount += of(change.plus);
  if (change.halve !== undefined) amount = change.halve === 'up' ? Math.ceil(amount / 2) : Math.floor(amount / 2);
  if (change.atMost !== undefined) amount = Math.min(amount, of(change.atMost));
  if (change.atLeast !== undefined) amount = Math.max(amount, of(change.atLeast));
  return Math.max(0, amount);
};
type Sized = Extract<Would, { amount: number }>;
function resized(play: Play, would: Sized, by: Candidate, how: Resizing): Outcome {
  const amount = sizedBy(play, extended(by.env, eventBindings(would)), would.amount, how);
  useUp(play, by, null);
  return { woulds: [{ ...would, amount }] };
}
/** So many times as much of the mana, of each kind. */
function multiplied(play: Play, would: WouldOf<'mana'>, by: Candidate, how: Resizing): Outcome {
  const times = sizedBy(play, extended(by.env, eventBindings(would)), 1, how);
  useUp(play, by, null);
  return { woulds: [{ ...would, mana: would.mana.flatMap((unit) => Array.from({ length: times }, () => unit)) }] };
}
/** Changes with how many counters of some kinds it enters. */
function recounted(play: Play, would: EnteringWould, by: Candidate, kinds: readonly string[]): Outcome {
  const how = by.with;
  const change = (n: number): number => ('skip' in how ? 0 : 'amount' in how && !('redirect' in how) ? sizedBy(play, by.env, n, how) : n);
  const counters = Object.entries(would.entering?.counters ?? {}).map(([kind, n]) => [kind, kinds.includes(kind) ? change(n) : n] as const);
  return { woulds: [{ ...would, entering: { ...would.entering, counters: Object.fromEntries(counters.filter(([, n]) => n > 0)) } }] };
}

/** 2016:701.12a: instead of being destroyed it is tapped, healed and removed from combat. */
function regenerated(play: Play, would: WouldOf<'destroy'>, by: Candidate, { then }: Extract<Replacement, { regenerate: unknown }>): Outcome {
  useUp(play, by, null);
  const { object } = would;
  const rule = '2016:701.12a' as const;
  return {
    woulds: [{ would: 'tap', rule, object }],
    facts: [
      { type: 'Regenerated', rule, object },
      { type: 'DamageRemoved', rule, objects: [object] },
      { type: 'RemovedFromCombat', rule: '2008:306.4', objects: [object] },
    ],
    after: then ? [carryOut(play, extended(by.env, eventBindings(would)), then)] : [],
  };
}

const positionOf = (play: Play, env: Env, to: Destination, would: WouldOf<'move'>): number | undefined => {
  const owner = play.game.objects[would.object]?.owner;
  const size = play.game.players.find((p) => p.seat === owner)?.library.length ?? 0;
  if (to.position === 'bottom') return size;
  if (typeof to.position === 'object') return Math.min(size, Math.max(0, amountOf(play.look, env, to.position.fromTop) - 1));
  return to.position === 'random' ? size : undefined;
};
/** It happens as it would, and something besides. */
function besides(play: Play, would: Would, by: Candidate, also: readonly Instruction[]): Outcome {
  useUp(play, by, null);
  const after: After = function* (events) {
    const arrived = events.flatMap((e) => {
      if (e.type === 'CardDrawn') return would.would === 'draw' && e.player === would.seat ? [e.object] : [];
      return e.type === 'ObjectMoved' && would.would === 'move' && e.object === would.object ? [e.as] : [];
    });
    yield* carryOut(play, extended(by.env, { ...eventBindings(would), triggerNew: { objects: arrived } }), also)(events);
  };
  return { woulds: [would], after: [after] };
}

/** What is done with what moved is done to the object it has become (2016:400.7). */
const thenDone = (play: Play, would: WouldOf<'move'>, { env }: Candidate, then: readonly Instruction[]): After =>
  function* (events) {
    for (const moved of events)
      if (moved.type === 'ObjectMoved' && moved.object === would.object) {
        const bindings = { ...eventBindings(would), triggerNew: { objects: moved.as === null ? [] : [moved.as] } };
        yield* play.call('perform', { env: extended(env, bindings), instructions: then });
      }
  };
/** What it sent elsewhere is known to the abilities linked to it (2016:607.2b). */
const remembering = (play: Play, would: WouldOf<'move'>, { env }: Candidate, link: string): After =>
  function* (events) {
    const objects = movedAs(events, [would.object], ({ to }) => to !== 'hand' && to !== 'library');
    keepAlso(play, env, link, { objects, did: true }, '2016:607.2b');
  };
/** The library is shuffled once the card is among the others. */
const shuffling = (play: Play, seat: Seat): After =>
  function* () {
    yield* play.happen([{ would: 'shuffle', rule: '2016:701.16a', seat }]);
  };
function sentElsewhere(play: Play, would: WouldOf<'move'>, by: Candidate, what: Extract<Replacement, { destination: unknown }>): Outcome {
  const { destination: to, then, link } = what;
  useUp(play, by, null);
  const under = to.under === undefined ? undefined : playersOf(play.look, by.env, to.under)[0];
  const position = positionOf(play, by.env, to, would);
  const entering: Entering = {
    ...(to.zone === would.to ? would.entering : {}),
    ...(under === undefined ? {} : { under }),
    ...(position === undefined ? {} : { position }),
    ...(to.tapped ? { tapped: true } : {}),
    ...(to.faceDown ? { faceDown: true } : {}),
    ...(link !== undefined && would.object === by.source ? { links: { [link]: { did: true } } } : {}),
  };
  const moved: Would = { ...would, to: to.zone, entering };
  const owner = play.game.objects[would.object]?.owner;
  return {
    woulds: [moved],
    after: [
      ...(link !== undefined && would.object !== by.source ? [remembering(play, would, by, link)] : []),
      ...(then ? [thenDone(play, would, by, then)] : []),
      ...(to.position === 'shuffled' && owner !== undefined ? [shuffling(play, owner)] : []),
    ],
  };
}

/** A token that would enter does so under another player's control; whose it is then is a matter of the edition (switch `tokenOwner`). It goes nowhere else. */
function tokenUnder(play: Play, would: WouldOf<'token'>, by: Candidate, { zone, under, tapped }: Destination): Outcome {
  if (zone !== 'battlefield') return { woulds: [would] };
  useUp(play, by, null);
  const seat = (under === undefined ? undefined : playersOf(play.look, by.env, under)[0]) ?? would.seat;
  const owner = play.game.rules.tokenOwner === 'receiver' ? seat : would.owner;
  return { woulds: [{ ...would, seat, owner, ...(tapped ? { entering: { ...would.entering, tapped: true } } : {}) }] };
}

/** Whether "unless" or "may" is bought: asked, then paid (2016:117.12); what he could not pay is not asked for (2016:117.3). */
function* buys(
  play: Play,
  by: Candidate,
  cost: NonNullable<Enters['may']>['cost'],
  what: string,
  { cite = '2016:614.12', env = by.env }: { readonly cite?: Cite; readonly env?: Env } = {},
): Procedure<boolean> {
  const seat = by.env.controller;
  if (!mightPay(play.look, seat, cost, env)) return false;
  const { yes } = yield* play.ask('confirm', seat, () => ({ cite, what, cost, ...(by.source === null ? {} : { source: by.source }) }), { yes: false });
  if (!yes) return false;
  const { paid } = yield* play.call('payCost', { seat, cost, env, on: null, why: cite });
  return paid;
}
/** What is chosen as it enters is for the abilities it has by then (2016:607.2d–e, 607.2k). */
function* chosenAsEnters(play: Play, env: Env, would: EnteringWould, choices: readonly Choice[]): Procedure<Bindings> {
  let links: Bindings = {};
  for (const choice of choices) {
    const { look, id } = lookEntering(play.look, would);
    const rule = ruleOfChoice(id === env.source || would.would === 'token' ? look.of(id).abilities : [], choice.as, choice);
    links = { ...links, [choice.as]: yield* chosenBy(play, extended(env, links), 'you', choice, rule) };
  }
  return links;
}
type EnteringWould = WouldOf<'move'> | WouldOf<'token'>;
function* copied(play: Play, env: Env, copy: NonNullable<Enters['copy']>, entering: Id | null): Procedure<CopyValues | null> {
  const from = (): readonly Id[] =>
    zonesNamed([copy.of]).flatMap((zone) => zoneOf(play.game, zone).filter((id) => id !== entering && fits(play.look, env, copy.of, id)));
  if (from().length === 0) return null;
  const { objects } = yield* play.ask(
    'objects',
    env.controller,
    () => ({ cite: '2016:706.5', from: from(), min: copy.may === false ? 1 : 0, max: 1, ordered: false, prompt: 'copy', source: entering ?? env.source }),
    { objects: [] },
  );
  const [chosen] = objects;
  return chosen === undefined ? null : withExceptions(valuesToCopy(play.game, at(play.game, chosen)), copy.except);
}

/** What a text has bound that was not bound before it. */
const boundBy = ({ bindings }: Env, after: Bindings): Bindings => Object.fromEntries(Object.entries(after).filter(([name, value]) => bindings[name] !== value));
function* enters(play: Play, would: EnteringWould, by: Candidate, how: Enters): Procedure<Outcome> {
  if (how.unless && would.would === 'move') {
    if (!(yield* buys(play, by, how.unless.cost, 'unless'))) return { woulds: [{ ...would, to: how.unless.to, entering: {} }] };
    return { woulds: [would] };
  }
  let entering: Entering = would.entering ?? {};
  const linked = (links: Bindings): Entering => ({ ...entering, links: { ...entering.links, ...links } });
  const saying = (): Env => extended(by.env, entering.links ?? {});
  if (how.perform) entering = linked(boundBy(by.env, yield* play.call('perform', { env: saying(), instructions: how.perform })));
  let becoming = would;
  if (how.copy) {
    const values = yield* copied(play, saying(), how.copy, would.would === 'move' ? would.object : null);
    if (values && would.would === 'token') becoming = { ...would, values };
    else if (values) entering = { ...entering, values };
  }
  if (how.choose) entering = linked(yield* chosenAsEnters(play, saying(), { ...becoming, entering }, how.choose));
  if (how.may) entering = linked({ [how.may.as]: { did: yield* buys(play, by, how.may.cost, 'may', { cite: '2016:607.2f', env: saying() }) } });
  if (how.tapped === true) entering = { ...entering, tapped: true };
  else if (how.tapped && !(yield* spared(play, by, how.tapped))) entering = { ...entering, tapped: true };
  if (how.untapped) entering = { ...entering, tapped: false };
  for (const [counter, amount] of Object.entries(how.counters ?? {})) {
    const more = Math.max(0, amountOf(play.look, saying(), amount));
    if (more > 0) entering = { ...entering, counters: { ...entering.counters, [counter]: (entering.counters?.[counter] ?? 0) + more } };
  }
  return { woulds: [{ ...becoming, entering }] };
}
function* spared(
  play: Play,
  by: Candidate,
  how: { readonly unless: Condition } | { readonly unlessPaid: NonNullable<Enters['may']>['cost'] },
): Procedure<boolean> {
  return 'unless' in how ? holds(play.look, by.env, how.unless) : yield* buys(play, by, how.unlessPaid, 'unlessTapped');
}

/** 2008:104.3d: in what is added, a number stands for that much colourless mana. */
const typesIn = (symbols: string): readonly ManaType[] =>
  parseCost(symbols).flatMap((s): readonly ManaType[] =>
    s.kind === 'mana' ? [s.type] : s.kind === 'generic' ? Array.from({ length: s.amount }, (): ManaType => 'C') : [],
  );
const moreMana = (would: WouldOf<'mana'>, what: Extract<Replacement, { mana: unknown }>): Would => {
  const template: Omit<Mana, 'type'> = { source: would.source };
  if (typeof what.mana === 'string') return { ...would, mana: typesIn(what.mana).map((type) => ({ ...template, type })) };
  return { ...would, mana: [...would.mana, ...typesIn(what.mana.extra).map((type) => ({ ...template, type }))] };
};

/** Applies one replacement or prevention effect to what is about to happen (2016:614.6, 615.6). */
export function* applyReplacement(play: Play, would: Would, by: Candidate): Procedure<Outcome> {
  const what = by.with;
  if (by.counters) return { woulds: [would], ...(would.would === 'move' || would.would === 'token' ? recounted(play, would, by, by.counters) : {}) };
  if ('prevent' in what) return would.would === 'damage' ? prevented(play, would, by, what) : { woulds: [would] };
  if ('redirect' in what) {
    if (would.would !== 'damage') return { woulds: [would] };
    return by.key === planeswalkerKey ? yield* toPlaneswalker(play, would, by) : redirected(play, would, by, what);
  }
  if ('amount' in what)
    return would.would === 'mana' ? multiplied(play, would, by, what) : 'amount' in would ? resized(play, would, by, what) : { woulds: [would] };
  if ('skip' in what) {
    if (by.skips) play.record({ type: 'Skipped', rule: '2008:300.9', player: by.env.controller, what: by.skips, used: true });
    else useUp(play, by, null);
    return { woulds: [] };
  }
  if ('regenerate' in what) return would.would === 'destroy' ? regenerated(play, would, by, what) : { woulds: [would] };
  if ('destination' in what) {
    if (would.would === 'token') return tokenUnder(play, would, by, what.destination);
    return would.would === 'move' ? sentElsewhere(play, would, by, what) : { woulds: [would] };
  }
  if ('enters' in what) return would.would === 'move' || would.would === 'token' ? yield* enters(play, would, by, what.enters) : { woulds: [would] };
  if ('also' in what) return besides(play, would, by, what.also);
  if ('mana' in what) return { woulds: [would.would === 'mana' ? moreMana(would, what) : would] };
  useUp(play, by, null);
  return { woulds: [], after: [carryOut(play, extended(by.env, eventBindings(would)), what.instead)] };
}
