import type { Instruction, Quantity, Ref, Who } from '@arbiter/schema';
import { bareOf, noun } from '../noun.ts';
import type { Params, Phrase } from '../phrase.ts';
import type { Voice } from '../voice.ts';
import { choice, modes } from './choice.ts';
import { exceptions, tokenOf } from './copy.ts';
import { mana } from './cost.ts';
import { attackingOf, destination } from './destination.ts';
import { changed } from './modification.ts';
import { moved } from './move.ts';
import { bound, noted } from './names.ts';
import { play } from './play.ts';
import { sentence } from './sentence.ts';
import { instead, would } from './would.ts';

type Do<K extends string> = Extract<Instruction, { readonly do: K }>;
type Range = Quantity | readonly [Quantity, Quantity];
const isRange = (amount: Range): amount is readonly [Quantity, Quantity] => Array.isArray(amount);

/** What an instruction that stands inside another one says, told to whoever does the outer one. */
const inner = (v: Voice, actor: Who, then: readonly Instruction[]): string => v.after({ mood: 'infinitive', actor }).sequence(then);
const told = (v: Voice, then: readonly Instruction[] | undefined): string | undefined =>
  then === undefined || then.length === 0 ? undefined : v.after({ mood: 'imperative', actor: 'you' }).sequence(then);

function damage(v: Voice, i: Do<'damage'>): string {
  const t = v.lang.messages.instruction;
  const params = { source: v.doer(v.ref(i.source ?? 'self')), damage: v.counted(i.amount, noun('damage'), 'digits'), unpreventable: i.unpreventable };
  if (typeof i.to === 'object' && 'divided' in i.to) return v.say(t.damageDivided, { ...params, to: v.named(i.to.divided) });
  return v.say(t.damage, { ...params, to: typeof i.to === 'object' && 'player' in i.to ? v.who(i.to.player) : v.ref(i.to) });
}

function discard(v: Voice, i: Do<'discard'>): string {
  const t = v.lang.messages.instruction;
  const who = v.subject(i.who);
  if (i.amount === 'all' && i.what === undefined) return v.say(t.discardHand, { who });
  const cards = v.describe(i.what ?? 'any', null);
  const chooser = i.chooser === undefined ? undefined : v.who(i.chooser);
  return v.say(t.discard, {
    who,
    what: i.upTo && i.amount !== 'all' ? v.lang.counted({ upTo: v.amount(i.amount) }, cards, 'words') : v.counted(i.amount, cards),
    random: i.random,
    chooser,
  });
}

function token(v: Voice, i: Do<'token'>): string {
  const t = v.lang.messages.instruction;
  const params = {
    who: v.subject(i.who),
    tapped: i.tapped,
    attacking: i.attacking === undefined ? '' : attackingOf(v, i.attacking),
    blocking: i.blocking === undefined ? undefined : v.ref(i.blocking),
    to: i.attachedTo === undefined ? undefined : v.ref(i.attachedTo),
  };
  if (!('copyOf' in i.token)) return v.say(t.token, { ...params, what: v.counted(i.amount ?? 1, tokenOf(v, i.token)) });
  return v.say(t.tokenCopy, { ...params, what: v.counted(i.amount ?? 1, noun('token')), of: v.ref(i.token.copyOf), except: exceptions(v, i.token.except) });
}

function onWhat(v: Voice, on: Do<'putCounters' | 'removeCounters'>['on']): Phrase {
  if (typeof on !== 'object' || !('player' in on || 'divided' in on)) return v.ref(on);
  return 'player' in on ? v.who(on.player) : v.named(on.divided);
}

function shield(v: Voice, i: Do<'shield'>): string {
  const t = v.lang.messages.instruction;
  return v.say(t.shield, {
    next: i.uses !== undefined,
    n: i.uses === undefined || i.uses === 'once' || i.uses === 1 ? undefined : v.amount(i.uses),
    would: would(v, i.when, i.uses !== undefined),
    source: i.sourceOfChoice === undefined ? undefined : v.a(i.sourceOfChoice),
    with: instead(v, i.with),
    for: v.duration(i.for),
  });
}

/** Objects to choose among; several of a description, or from what a name stands for. */
function chosen(v: Voice, from: Do<'choose'>['from'], amount: Range): Phrase {
  const range = isRange(amount) ? { from: v.amount(amount[0]), to: v.amount(amount[1]) } : v.count(amount);
  if (typeof from === 'object' && 'each' in from) return v.lang.counted(range, v.describe(from.each, from.zone), 'words');
  const what = typeof from === 'object' && 'ref' in from ? v.names.get(from.ref)?.what : undefined;
  return v.lang.counted(range, { ...(what ? bareOf(what) : noun('object')), tails: [v.say(v.lang.messages.tail.among, { it: v.ref(from) })] }, 'words');
}

function may(v: Voice, i: Do<'may'>): string {
  const t = v.lang.messages.instruction;
  const who = v.who(i.who);
  const otherwise = told(v, i.else);
  if (i.cost === undefined) return v.say(t.may, { who, then: inner(v, i.who, i.then), else: otherwise });
  const bare = { ...who, agree: 'bare' as const };
  return v.say(t.mayPay, { who, cost: v.after({ mood: 'infinitive', actor: i.who }).cost(i.cost, bare), then: told(v, i.then), else: otherwise });
}

function search(v: Voice, i: Do<'search'>): string {
  const t = v.lang.messages.instruction;
  const owner = v.who(i.in);
  const zones = (i.zone ?? ['library']).map((zone) =>
    zone === 'library' || zone === 'hand' || zone === 'graveyard' ? v.lang.owned(zone, owner).of('nom') : v.lang.messages.zone[zone],
  );
  return v.say(t.search, {
    who: v.subject(i.who),
    zones: v.lang.list(zones, 'and'),
    what: v.counted(i.amount, v.describe(i.for, null)),
    reveal: i.reveal,
    distinct: i.distinct,
    shuffle: i.thenShuffle,
  });
}

/** What a mana does besides to what it is spent on, which the text calls `bought`. */
function spending(v: Voice, spent: NonNullable<Do<'mana'>['rider']>['spent']): Params {
  if (spent === undefined) return {};
  v.names.set('bought', { what: noun('spell'), many: false });
  return { on: v.a(spent.on, 'stack'), then: told(v, spent.do) };
}

const isWords = (options: readonly string[] | Ref): options is readonly string[] => Array.isArray(options);

/** One instruction as a clause, without a capital or a full stop. */
function clause(v: Voice, i: Instruction): string {
  const t = v.lang.messages.instruction;
  const you = v.subject(v.mood === 'infinitive' ? v.actor : 'you');
  const say = (params: Params, template: string = t[i.do]): string => v.say(template, { you, ...params });
  const thing = (what: Ref, more: Params = {}): string => say({ what: v.ref(what), ...more });
  switch (i.do) {
    case 'damage':
      return damage(v, i);
    case 'gainLife':
    case 'loseLife':
      return say({ who: v.subject(i.who), life: v.counted(i.amount, noun('life'), 'digits') });
    case 'setLife':
      return say({ who: v.who(i.who), n: v.amount(i.amount) });
    case 'draw':
      return say({ who: v.subject(i.who), what: v.counted(i.amount, noun('card')) });
    case 'discard':
      return discard(v, i);
    case 'mill':
      return say({ who: v.subject(i.who), what: v.counted(i.amount, noun('card')) });
    case 'move':
      return moved(v, i, you);
    case 'destroy':
      return thing(i.what, { noRegeneration: i.noRegeneration });
    case 'sacrificeOf':
      return say({ who: v.subject(i.who), what: v.counted(i.amount, v.describe(i.what)) });
    case 'counter':
      return thing(i.what, { to: i.to && destination(v, i.to) });
    case 'mana':
      return say({
        who: v.subject(i.who),
        mana: mana(v, i.mana),
        only: i.rider?.only === undefined ? undefined : v.lang.np({ det: 'bare', what: v.describe(i.rider.only, 'stack'), many: true }),
        persists: i.rider?.persists,
        uncounterable: i.rider?.uncounterable,
        ...spending(v, i.rider?.spent),
      });
    case 'token':
      return token(v, i);
    case 'putCounters':
    case 'removeCounters':
      return say({ counters: v.counters(i.amount, i.counter === 'all' ? '' : i.counter), on: onWhat(v, i.on) });
    case 'moveCounters':
      return say({ counters: v.counters(i.amount ?? 'all', i.counter === 'all' ? '' : i.counter), from: v.ref(i.from), to: v.ref(i.to) });
    case 'change':
      return say({ changes: changed(v, i.changes, v.ref(i.what), true), for: v.duration(i.for), later: i.alsoLater });
    case 'play':
      return say({
        changes: v.lang.list(
          i.changes.map((one) => play(v, one)),
          'and',
        ),
        for: v.duration(i.for),
      });
    case 'shield':
      return shield(v, i);
    case 'delayed':
      return say({ when: v.event(i.when), condition: i.if && v.condition(i.if), text: v.text(i.text, true), for: i.for && v.duration(i.for) });
    case 'reflexive':
      return say({ text: v.text(i.text, true) });
    case 'emblem':
      return say({ who: v.subject(i.who), abilities: i.abilities.map((one) => sentence(v.fresh().ability(one))).join(' ') });
    case 'choose':
      return say({ who: v.subject(i.who), what: chosen(v, i.from, i.amount ?? 1), secret: i.secret, random: i.random });
    case 'decide':
      return choice(v, i.choice, i.who);
    case 'may':
      return may(v, i);
    case 'unless':
      return say({ then: v.sequence(i.then), who: v.who(i.who), cost: v.cost(i.cost, v.who(i.who)) });
    case 'when':
      return say({ condition: v.condition(i.cond), then: v.sequence(i.then), else: told(v, i.else) });
    case 'forEach': {
      const set = typeof i.of === 'object' && 'each' in i.of ? v.lang.np({ det: 'each', what: v.describe(i.of.each, i.of.zone) }) : undefined;
      const of = set ?? (typeof i.of === 'object' && 'player' in i.of ? v.who(i.of.player) : v.ref(i.of));
      noted(v, i.name, i.of);
      return say({ of, every: of.agree === 'one', then: v.sequence(i.then) });
    }
    case 'repeat':
      return say({ n: v.counted(i.times, noun('time')), then: v.sequence(i.then) });
    case 'repeatWhile':
      return say({ then: v.sequence(i.then), condition: v.condition(i.while) });
    case 'together':
      return v.lang.list(
        i.then.map((one) => instruction(v, one)),
        'and',
      );
    case 'modes':
      return modes(v, i.modes);
    case 'piles':
      return say({ who: v.subject(i.who), of: v.ref(i.of), chooser: v.who(i.chooser) });
    case 'vote':
      return say({
        options: isWords(i.options)
          ? v.lang.list(
              i.options.map((one) => v.lang.quoted(one)),
              'or',
            )
          : v.ref(i.options),
      });
    case 'search':
      return search(v, i);
    case 'revealHand':
      return say({ whose: v.subject(i.whose), to: i.to === undefined ? undefined : v.who(i.to) });
    case 'lookHand':
      return say({ who: v.subject(i.to ?? 'you'), hand: v.lang.owned('hand', v.who(i.whose)) });
    case 'lookTop':
      return say({ who: v.subject(i.who), what: v.ref({ top: i.amount, of: i.whose }), revealed: i.revealed });
    case 'revealUntil':
      return say({ who: v.subject(i.who), what: i.count === undefined ? v.a(i.until, null) : v.counted(i.count, v.describe(i.until, null)), exile: i.exile });
    case 'rearrangeTop':
      return say({ who: v.subject(i.who), what: v.ref(i.what), bottom: i.bottomToo });
    case 'scry':
      return say({ who: v.subject(i.who), n: v.amount(i.amount) });
    case 'cast':
      return say({
        who: v.subject(i.who),
        whom: v.who(i.who),
        what: v.ref(i.what),
        may: i.may,
        free: i.free,
        copy: i.copy,
        cost: i.cost && v.after({ mood: 'infinitive', actor: i.who }).cost(i.cost),
      });
    case 'playCard':
      return say({ who: v.subject(i.who), whom: v.who(i.who), what: v.ref(i.what), may: i.may, free: i.free });
    case 'copyStack':
      return say({
        who: v.subject(i.who),
        what: v.ref(i.what),
        n: i.amount === undefined ? undefined : v.counted(i.amount, noun('time')),
        retarget: i.newTargets,
        each: i.each === undefined ? undefined : v.ref(i.each),
      });
    case 'retarget':
      return say({
        who: v.subject(i.who),
        whom: v.who(i.who),
        what: v.ref(i.what),
        may: i.to === undefined && !i.must,
        to: i.to === undefined ? undefined : v.ref(i.to),
      });
    case 'become':
      return say({ what: v.doer(v.ref(i.what)), of: v.ref(i.copyOf), except: exceptions(v, i.except), for: v.duration(i.for) });
    case 'attach':
      return thing(i.what, { to: v.ref(i.to) });
    case 'fight':
      return say({ one: v.doer(v.ref(i.one)), other: v.ref(i.other) });
    case 'exchangeControl':
      return say({ one: v.ref(i.one), other: v.ref(i.other) });
    case 'exchangeLife':
      return say({ one: v.who(i.one), other: v.who(i.other) });
    case 'extraPhases':
      return say({
        phases: v.lang.list(
          i.phases.map((phase) => v.lang.messages.phase[phase]),
          'and',
        ),
        after: i.after && v.lang.messages.phase[i.after],
      });
    case 'extraStep':
      return say({ step: v.lang.messages.step[i.step], after: v.lang.messages.step[i.after] });
    case 'skip':
      return say({
        who: v.subject(i.who),
        what: i.what === 'turn' ? v.lang.messages.duration.turn : momentOf(v, i.what),
        n: i.times === undefined ? undefined : v.counted(i.times, noun('time')),
      });
    case 'coin':
      return say({
        who: v.subject(i.who),
        n: i.times === undefined ? undefined : v.counted(i.times, noun('time')),
        won: told(v, i.won),
        lost: told(v, i.lost),
      });
    case 'die':
      return say({ who: v.subject(i.who), sides: i.sides });
    case 'outside':
      return say({ who: v.subject(i.who), what: v.counted(i.amount, v.describe(i.for, null)), to: destination(v, i.to) });
    case 'proliferate':
      return say({ who: v.subject(i.who) });
    case 'playerCounters':
      return say({ who: v.subject(i.who), counters: v.counters(i.amount, i.counter) });
    case 'named':
      return say({ what: v.ref(i.what), name: v.lang.quoted(i.name) });
    case 'bind':
      return say({ value: boundValue(v, i.value), on: i.on === undefined ? undefined : v.ref(i.on) });
    case 'shuffle':
    case 'emptyMana':
    case 'extraTurn':
    case 'win':
    case 'lose':
      return say({ who: v.subject(i.who) });
    case 'endTurn':
    case 'endPhase':
    case 'drawGame':
      return say({});
    case 'tap':
    case 'untap':
    case 'sacrifice':
    case 'removeDamage':
    case 'reveal':
    case 'unattach':
    case 'faceUp':
    case 'faceDown':
    case 'transform':
    case 'flip':
    case 'removeFromCombat':
      return thing(i.what);
    case 'regenerate':
      return say({ what: v.ref(i.what), then: i.then && i.then.length > 0 ? v.sequence(i.then) : undefined });
    case 'phaseOut':
    case 'phaseIn':
    case 'becomeBlocked':
    case 'becomeUnblocked':
      return say({ what: v.doer(v.ref(i.what)) });
    default:
      return i satisfies never;
  }
}

function boundValue(v: Voice, value: Do<'bind'>['value']): string {
  if (typeof value === 'object' && 'number' in value) return v.expression(value.number);
  return typeof value === 'object' && 'players' in value ? v.who(value.players).of('acc') : v.ref(value).of('acc');
}

const momentOf = (v: Voice, what: Exclude<Do<'skip'>['what'], 'turn'>): string => {
  const { phase, step } = v.lang.messages;
  return what in step ? step[what as keyof typeof step] : phase[what as keyof typeof phase];
};

/** An instruction with its condition; what it binds has a name from then on. */
export function instruction(v: Voice, i: Instruction): string {
  const condition = i.if && v.condition(i.if);
  const said = v.say(v.lang.messages.instruction.if, { condition, text: clause(v, i) });
  if (i.as !== undefined) bound(v, i.as, i);
  return said;
}

export const sequence = (v: Voice, list: readonly Instruction[]): string => list.map((one) => instruction(v, one)).join(v.lang.messages.instruction.then);
