import type { Enters, Replacement, WouldPattern } from '@arbiter/schema';
import type { Params, Phrase } from '../phrase.ts';
import type { Voice } from '../voice.ts';
import { choice } from './choice.ts';
import { exceptions } from './copy.ts';
import { destination, isOwn } from './destination.ts';
import { fromZones, intoZones } from './event.ts';

/** Something about to happen, as a clause: "a creature would die". */
export function would(v: Voice, w: WouldPattern, next = false): string {
  const t = v.lang.messages.would;
  const say = (template: string, params: Params): string => v.say(template, params);
  switch (w.would) {
    case 'damage': {
      const to = [...(w.to === undefined ? [] : [v.pattern(w.to).of('dat')]), ...(w.toPlayer === undefined ? [] : [v.who(w.toPlayer, 'any').of('dat')])];
      return say(t.damage, {
        source: w.source === undefined ? undefined : v.pattern(w.source),
        to: to.length > 0 ? v.lang.list(to, 'or') : undefined,
        combat: w.combat,
      });
    }
    case 'move': {
      const isPattern = w.what === 'self' || w.what === 'attached' || (typeof w.what === 'object' && 'ref' in w.what);
      const what = isPattern || w.from === 'battlefield' ? v.pattern(w.what) : v.a(w.what, null);
      return say(w.to === 'battlefield' ? t.enter : t.move, {
        what,
        from: fromZones(v, w.from),
        to:
          w.toOwner !== undefined && isOwn(w.to)
            ? v.say(v.lang.messages.destination.into, { zone: v.lang.owned(w.to, v.who(w.toOwner, 'any')) })
            : intoZones(v, w.to),
        cause: w.cause && v.lang.messages.because[w.cause],
      });
    }
    case 'destroy':
    case 'untap':
    case 'tap':
      return say(t[w.would], { what: v.pattern(w.what) });
    case 'discard':
      return say(t.discard, {
        who: v.who(w.who ?? 'each', 'any'),
        what: w.what === 'self' ? v.ref('self') : v.a(w.what, null),
        by: w.by === undefined ? undefined : v.who(w.by, 'any'),
      });
    case 'draw':
      return say(t.draw, { who: v.who(w.who, 'any'), except: w.exceptFirstInDrawStep });
    case 'counters':
      return say(t.counters, {
        counter: w.counter === undefined ? undefined : v.lang.counter(w.counter),
        on: w.on === undefined ? undefined : v.pattern(w.on),
        who: w.onPlayer === undefined ? undefined : v.who(w.onPlayer, 'any'),
        effect: w.byEffect,
      });
    case 'token':
      return say(t.token, { who: v.who(w.who, 'any'), what: w.what === undefined ? undefined : v.a({ all: [w.what, { is: 'token' }] }) });
    case 'mana':
      return say(t.mana, { from: v.a(w.from), who: w.who === undefined ? undefined : v.who(w.who, 'any') });
    case 'phase':
      return say(t.begin, { who: v.who(w.who, 'any'), moment: v.lang.messages.phase[w.phase] });
    case 'step':
      return say(t.begin, { who: v.who(w.who, 'any'), moment: v.lang.messages.step[w.step] });
    case 'loseLife':
      return say(t.loseLife, { who: v.who(w.who, 'any'), damage: w.fromDamage });
    case 'gainLife':
    case 'turn':
    case 'lose':
    case 'win':
    case 'shuffle':
    case 'mill':
    case 'scry':
      return say(t[w.would], { who: v.who(w.who, 'any'), next });
    default:
      return w satisfies never;
  }
}

/** What happens in its place, as a clause. */
export function instead(v: Voice, r: Replacement): string {
  const t = v.lang.messages.instead;
  if ('prevent' in r)
    return v.say(t.prevent, { n: r.prevent === 'all' ? undefined : v.amount(r.prevent), then: r.then && r.then.length > 0 ? v.sequence(r.then) : undefined });
  if ('redirect' in r) {
    const to = typeof r.redirect === 'object' && 'player' in r.redirect ? v.who(r.redirect.player) : v.ref(r.redirect);
    return v.say(t.redirect, { to, n: r.amount === undefined ? undefined : v.amount(r.amount) });
  }
  if ('amount' in r) return amount(v, r.amount);
  if ('skip' in r) return t.skip;
  if ('regenerate' in r) return v.say(t.regenerate, { then: r.then && r.then.length > 0 ? v.sequence(r.then) : undefined });
  if ('destination' in r)
    return v.say(t.destination, { to: destination(v, r.destination), then: r.then && r.then.length > 0 ? v.sequence(r.then) : undefined });
  if ('enters' in r) return v.lang.list(entering(v, r.enters, v.lang.it), 'and');
  if ('instead' in r) return v.say(t.instead, { then: v.sequence(r.instead) });
  if ('also' in r) return v.say(t.also, { then: v.sequence(r.also) });
  if ('mana' in r) return typeof r.mana === 'string' ? v.say(t.mana, { mana: r.mana }) : v.say(t.extraMana, { mana: r.mana.extra });
  return r satisfies never;
}

function amount(v: Voice, change: Extract<Replacement, { amount: { times?: number } }>['amount']): string {
  const t = v.lang.messages.instead;
  const said = [
    change.times === undefined ? '' : v.say(t.times, { n: change.times }),
    change.plus === undefined ? '' : v.say(t.plus, { n: v.amount(change.plus) }),
    change.halve === undefined ? '' : v.say(t.halve, { up: change.halve === 'up' }),
    change.atMost === undefined ? '' : v.say(t.atMost, { n: v.amount(change.atMost) }),
    change.atLeast === undefined ? '' : v.say(t.atLeast, { n: v.amount(change.atLeast) }),
  ];
  return v.say(t.amount, {
    changes: v.lang.list(
      said.filter((text) => text !== ''),
      'and',
    ),
  });
}

function tappedAs(v: Voice, tapped: NonNullable<Enters['tapped']>, it: Phrase): string {
  const t = v.lang.messages.enters;
  if (typeof tapped === 'boolean') return v.say(tapped ? t.tapped : t.untapped, { it });
  return 'unless' in tapped
    ? v.say(t.tappedUnless, { it, condition: v.condition(tapped.unless) })
    : v.say(t.tappedUnlessPaid, { it, cost: v.after({ mood: 'infinitive', actor: 'you' }).cost(tapped.unlessPaid) });
}

/** How something enters, each a clause: "you choose a color", "it enters the battlefield tapped". */
export function entering(v: Voice, how: Enters, it: Phrase): readonly string[] {
  const t = v.lang.messages.enters;
  const wishing = v.after({ mood: 'infinitive', actor: 'you' });
  const counters = Object.entries(how.counters ?? {}).map(([counter, n]) => v.counters(n, counter).of('ins'));
  return [
    ...(how.choose ?? []).map((one) => choice(v, one, 'you')),
    ...(how.perform && how.perform.length > 0 ? [v.sequence(how.perform)] : []),
    ...(how.may ? [v.say(t.may, { cost: wishing.cost(how.may.cost) })] : []),
    ...(how.unless ? [v.say(t.unless, { it, cost: wishing.cost(how.unless.cost), zone: v.lang.messages.intoZone[how.unless.to] })] : []),
    ...(how.copy ? [v.say(t.copy, { it, of: v.a(how.copy.of), except: exceptions(v, how.copy.except), may: how.copy.may !== false })] : []),
    ...(how.tapped === undefined ? [] : [tappedAs(v, how.tapped, it)]),
    ...(how.untapped ? [v.say(t.untapped, { it })] : []),
    ...(counters.length > 0 ? [v.say(t.counters, { it, counters: v.lang.list(counters, 'and') })] : []),
  ];
}
