import type { EventPattern, Filter, Zone } from '@arbiter/schema';
import type { Params, Phrase } from '../phrase.ts';
import type { Voice } from '../voice.ts';

type On<K extends string> = Extract<EventPattern, { readonly on: K }>;
type Some = Filter | 'self' | 'attached';
type Zones = Zone | readonly Zone[] | undefined;

const listOf = (zones: Exclude<Zones, undefined>): readonly Zone[] => (typeof zones === 'string' ? [zones] : zones);
const isOnly = (zones: Zones, zone: Zone): boolean => zones !== undefined && listOf(zones).every((one) => one === zone);

/** Zones something comes from or goes to, joined by "or"; undefined where none is said. */
export const fromZones = (v: Voice, zones: Zones): string | undefined =>
  zones === undefined
    ? undefined
    : v.lang.list(
        listOf(zones).map((zone) => v.lang.messages.fromZone[zone]),
        'or',
      );
export const intoZones = (v: Voice, zones: Zones): string | undefined =>
  zones === undefined
    ? undefined
    : v.lang.list(
        listOf(zones).map((zone) => v.lang.messages.intoZone[zone]),
        'or',
      );

/** The thing that moves, described where it comes from: a card where it does not come from play. */
const mover = (v: Voice, { what, from, to }: On<'move'>): Phrase => {
  if (what === 'self' || what === 'attached') return v.pattern(what);
  return isOnly(from, 'battlefield') || isOnly(to, 'battlefield') ? v.a(what) : v.a(what, null);
};

function moved(v: Voice, e: On<'move'>): string {
  const t = v.lang.messages.event;
  const params: Params = { what: mover(v, e), from: fromZones(v, e.from), to: intoZones(v, e.to), by: e.by === undefined ? undefined : v.who(e.by, 'any') };
  if (e.cause !== undefined) return v.say(v.lang.messages.cause[e.cause], params);
  if (isOnly(e.to, 'battlefield')) return v.say(t.enters, params);
  if (isOnly(e.from, 'battlefield') && isOnly(e.to, 'graveyard')) return v.say(t.dies, params);
  if (e.to === undefined) return v.say(isOnly(e.from, 'battlefield') ? t.leavesPlay : t.leaves, params);
  return v.say(t.move, params);
}

function damaged(v: Voice, e: On<'damage'>): string {
  const to = [...(e.to === undefined ? [] : [v.pattern(e.to).of('dat')]), ...(e.toPlayer === undefined ? [] : [v.who(e.toPlayer, 'any').of('dat')])];
  const source = e.source === undefined ? undefined : v.pattern(e.source);
  return v.say(source ? v.lang.messages.event.damage : v.lang.messages.event.dealt, {
    source,
    to: to.length > 0 ? v.lang.list(to, 'or') : undefined,
    combat: e.combat,
  });
}

const optional = (v: Voice, what: Some | undefined): Phrase | undefined => (what === undefined ? undefined : v.pattern(what));

/** What has happened, as a clause: "a creature enters the battlefield". */
function clause(v: Voice, e: Exclude<EventPattern, { anyOf: unknown }>): string {
  const t = v.lang.messages.event;
  const say = (template: string, params: Params): string => v.say(template, params);
  switch (e.on) {
    case 'move':
      return moved(v, e);
    case 'damage':
      return damaged(v, e);
    case 'step':
      return say(t.step, { step: v.lang.messages.step[e.step], who: e.whose === undefined ? undefined : v.who(e.whose) });
    case 'cast':
      return say(t.cast, { who: v.who(e.who ?? 'each', 'any'), what: e.what === 'self' ? v.ref('self') : v.a(e.what, 'stack'), from: fromZones(v, e.from) });
    case 'activate':
      return say(t.activate, { who: v.who(e.who ?? 'each', 'any'), source: optional(v, e.source), mana: e.mana === true, other: e.mana === false });
    case 'target':
      return say(t.target, {
        what: v.pattern(e.what),
        by: e.by === undefined ? undefined : v.a(e.by, 'stack'),
        who: e.player === undefined ? undefined : v.who(e.player, 'any'),
      });
    case 'attack':
      return say(t.attack, { what: v.pattern(e.what), alone: e.alone, whom: e.whom === undefined ? undefined : v.who(e.whom, 'any') });
    case 'block':
      return say(t.block, { what: v.pattern(e.what), attacker: optional(v, e.attacker) });
    case 'becomesBlocked':
      return say(t.becomesBlocked, { what: v.pattern(e.what), by: optional(v, e.by) });
    case 'draw':
      return say(t.draw, { who: v.who(e.who, 'any'), nth: e.nth });
    case 'tap':
      return say(t.tap, { what: v.pattern(e.what), mana: e.forMana });
    case 'counters':
      return say(e.op === 'put' ? t.countersPut : t.countersRemoved, {
        what: v.pattern(e.what),
        counter: e.counter === undefined ? undefined : v.lang.counter(e.counter),
        last: e.last,
      });
    case 'control':
      return say(t.control, {
        what: v.pattern(e.what),
        gains: e.gains === undefined ? undefined : v.who(e.gains, 'any'),
        loses: e.loses === undefined ? undefined : v.who(e.loses, 'any'),
        both: e.gains !== undefined && e.loses !== undefined,
      });
    case 'attach':
      return say(t.attach, { what: v.pattern(e.what), to: optional(v, e.to) });
    case 'coin':
      return say(t.coin, { who: v.who(e.who, 'any'), won: e.won === true, lost: e.won === false });
    case 'phasing':
      return say(t.phasing, { what: v.pattern(e.what), in: e.dir === 'in' });
    case 'countered':
      return say(t.countered, { what: e.what === 'self' ? v.ref('self') : v.a(e.what, 'stack'), by: e.by === undefined ? undefined : v.who(e.by, 'any') });
    case 'manaAdded':
      return say(t.manaAdded, { what: v.pattern(e.from) });
    case 'reveal':
      return say(t.reveal, { what: v.a(e.what, null) });
    case 'state':
      return v.condition(e.when);
    case 'named':
      return e.name === 'cycle' && e.what === 'self'
        ? say(t.cycled, { what: v.ref('self') })
        : say(t.named, { name: v.lang.quoted(e.name), what: optional(v, e.what) });
    case 'gainLife':
    case 'loseLife':
    case 'shuffle':
    case 'search':
    case 'scry':
    case 'playerLost':
      return say(t[e.on], { who: v.who(e.who, 'any') });
    case 'unblocked':
    case 'untap':
    case 'faceUp':
    case 'transform':
    case 'unattach':
    case 'regenerated':
      return say(t[e.on], { what: v.pattern(e.what) });
    default:
      return e satisfies never;
  }
}

/** Once: an event of the object itself that it meets but once. */
const isOnce = (e: EventPattern): boolean =>
  'on' in e && (e.on === 'state' || ((e.on === 'move' || e.on === 'faceUp' || e.on === 'named') && e.what === 'self'));

/** "When", "Whenever" or "At": what begins a triggered ability. */
export function event(v: Voice, e: EventPattern): string {
  const t = v.lang.messages.event;
  const parts = 'anyOf' in e ? e.anyOf : [e];
  const isStep = parts.length > 0 && parts.every((one) => 'on' in one && one.on === 'step');
  const said = parts.map((one) => ('anyOf' in one ? event(v, one) : clause(v, one)));
  return v.say(isStep ? t.at : parts.every(isOnce) ? t.when : t.whenever, { event: v.lang.list(said, 'or') });
}
