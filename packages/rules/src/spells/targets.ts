import type { Filter, Game, Id, Seat, SpaceOf, Target, Thing, Value, Zone } from '@arbiter/schema';
import { fits, fitsSpell } from '../cards/filters.ts';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { playersOf } from '../cards/refs.ts';
import { inRange } from '../concepts/range.ts';
import { ruledBy } from '../effects/continuous/look.ts';
import { apnap, at, isPlaying, isSeat, objectOf, zoneOf } from '../engine/game.ts';
import type { Env, Look } from '../engine/play.ts';
import { hasKeyword, rulesOn } from '../keywords/index.ts';
import type { NamedTarget } from './abilities.ts';
import { canBeApart, clash, type Wanted } from './apart.ts';
import { entriesOf } from './texts.ts';

export const valueOf = (things: readonly Thing[]): Value => ({ objects: things.filter((thing) => !isSeat(thing)), players: things.filter(isSeat) });
/** Whose text a spell or ability on the stack is, and what its names stand for. */
export function envOf(game: Game, on: Id): Env {
  const { controller, stack } = at(game, on);
  const chosen = Object.entries(stack?.targets ?? {}).map(([as, things]) => [as, valueOf(things)] as const);
  return { source: stack?.source ?? on, controller, bindings: { ...stack?.bindings, ...Object.fromEntries(chosen) }, x: stack?.x ?? null, on };
}

/** The spell or ability and the object it comes from: whose qualities protection and its like ask about (2016:702.16b). */
const comingFrom = (env: Env): readonly Id[] => (env.on === undefined || env.on === env.source ? [env.source] : [env.on, env.source]);

/** A card about to be cast is judged as the spell it will be. */
const isFrom = (look: Look, env: Env, said: Env, filter: Filter, one: Id): boolean => (one === env.on ? fitsSpell : fits)(look, said, filter, one);

const playerIsShielded = (look: Look, env: Env, seat: Seat): boolean =>
  look.playRules.some(({ change, env: rule }) => {
    if (!('playerHas' in change) || !playersOf(look, rule, change.who).includes(seat)) return false;
    if (change.playerHas === 'shroud') return true; // 2016:702.18
    if (change.playerHas === 'hexproof') return isOpponent(look.game, env.controller, seat); // 2016:702.11c
    return isFrom(look, env, rule, change.playerHas.protectionFrom, env.source);
  });

function isShielded(look: Look, env: Env, id: Id): boolean {
  if (hasKeyword(look, id, 'shroud') || (hasKeyword(look, id, 'hexproof') && isOpponent(look.game, env.controller, look.of(id).controller))) return true;
  if (rulesOn(look, id).length === 0) return false;
  return ruledBy(look, id).some(({ rule, env: said }) => {
    if (typeof rule === 'string') return false;
    if ('protectionFrom' in rule) return isFrom(look, env, said, rule.protectionFrom, env.source);
    if (!('cantBeTargetedBy' in rule) || (rule.who !== undefined && !playersOf(look, said, rule.who).includes(env.controller))) return false;
    return comingFrom(env).some((one) => isFrom(look, env, said, rule.cantBeTargetedBy, one));
  });
}
const isOpponent = (game: Game, one: Seat, other: Seat): boolean =>
  game.players.find((p) => p.seat === one)?.team !== game.players.find((p) => p.seat === other)?.team;

interface Kinds {
  readonly objects: readonly { readonly filter: Filter; readonly zones: readonly Zone[] }[];
  readonly players: readonly Seat[];
}

/** The word "any target" is creatures and players, in the modern edition planeswalkers too. */
function kindsOf(look: Look, env: Env, { what }: Target): Kinds {
  if (what === 'anyTarget') {
    const creature: Filter = { type: 'creature' };
    const filter: Filter = look.game.rules.anyTarget === 'creature-or-player' ? creature : { any: [creature, { type: 'planeswalker' }] };
    return { objects: [{ filter, zones: ['battlefield'] }], players: apnap(look.game) };
  }
  const { objects, zone = 'battlefield', players } = what; // 2016:114.2
  return {
    objects: objects === undefined ? [] : [{ filter: objects, zones: typeof zone === 'string' ? [zone] : zone }],
    players: players === undefined ? [] : playersOf(look, env, players),
  };
}

function isLegalObject(look: Look, env: Env, { objects }: Kinds, id: Id): boolean {
  const obj = objectOf(look.game, id);
  if (obj === null || id === env.on || !inRange(look.game, env.controller, id)) return false; // 2016:114.4
  return (
    objects.some(({ filter, zones }) => zones.includes(obj.zone) && fits(look, env, filter, id)) && !(obj.zone === 'battlefield' && isShielded(look, env, id))
  );
}
const isLegalPlayer = (look: Look, env: Env, { players }: Kinds, seat: Seat): boolean =>
  players.includes(seat) && isPlaying(look.game, seat) && inRange(look.game, env.controller, seat) && !playerIsShielded(look, env, seat);

/** At most so many legal targets of an entry: objects by zone, then players. */
function found(look: Look, env: Env, target: Target, most: number): readonly Thing[] {
  const kinds = kindsOf(look, env, target);
  const list: Thing[] = [];
  for (const zone of new Set(kinds.objects.flatMap(({ zones }) => zones))) {
    for (const id of zoneOf(look.game, zone)) {
      if (list.length >= most) return list;
      if (isLegalObject(look, env, kinds, id)) list.push(id);
    }
  }
  for (const seat of kinds.players) if (list.length < most && isLegalPlayer(look, env, kinds, seat)) list.push(seat);
  return list;
}

/** What may be chosen for an entry (2016:601.2c), whatever was chosen for others. `on` is the spell or ability, null while it is only thought of. */
export const legalTargets = (look: Look, env: Env, target: Target, on: Id | null): readonly Thing[] =>
  found(look, on === null ? env : { ...env, on }, target, Number.POSITIVE_INFINITY);

const wholeNumber = (look: Look, env: Env, quantity: Target['min'], otherwise: number): number =>
  quantity === undefined ? otherwise : atLeastZero(amountOf(look, env, quantity));
/** How many targets an entry takes: one unless it says otherwise; each gets at least one of what is divided (2016:601.2d). */
function countsOf(look: Look, env: Env, target: Target): { readonly min: number; readonly max: number } {
  const min = wholeNumber(look, env, target.min, 1);
  const max = Math.max(min, wholeNumber(look, env, target.max, min));
  return { min, max: target.divides === undefined ? max : Math.min(max, Math.max(min, amountOf(look, env, target.divides))) };
}

/** What belongs to one player: what he controls, or owns where nothing is controlled. */
const holder = (game: Game, thing: Thing): Seat => {
  if (isSeat(thing)) return thing;
  const { zone, controller, owner } = at(game, thing);
  return zone === 'battlefield' || zone === 'stack' ? controller : owner;
};
/** The targets by whose they are, where all of an entry must be one player's. */
const groupsOf = (look: Look, target: Target, things: readonly Thing[]): readonly (readonly Thing[])[] | null =>
  target.samePlayer ? [...Map.groupBy(things, (thing) => holder(look.game, thing)).values()] : null;

const hasEnough = (look: Look, env: Env, target: Target): boolean => {
  const { min } = countsOf(look, env, target);
  if (min === 0) return true;
  if (!target.samePlayer) return found(look, env, target, min).length >= min;
  return (groupsOf(look, target, found(look, env, target, Number.POSITIVE_INFINITY)) ?? []).some((group) => group.length >= min);
};
/** What is chosen for those of these entries that may have nothing in common with this one (2016:114.3). */
export function takenBy(game: Game, on: Id, entry: NamedTarget, entries: readonly NamedTarget[]): readonly Thing[] {
  const named = ({ as, target }: NamedTarget) => ({ as, otherThan: target.otherThan ?? [] });
  return entries.flatMap((other) => (other !== entry && clash(named(entry), named(other)) ? (at(game, on).stack?.targets[other.as] ?? []) : []));
}
/** What may be chosen for an entry: what it may keep, and what is legal; but nothing that is taken already. */
export function wantedFor(look: Look, env: Env, { as, target }: NamedTarget, taken: readonly Thing[] = [], kept: readonly Thing[] = []): Wanted {
  const from = [...new Set([...kept, ...legalTargets(look, env, target, null)])].filter((thing) => !taken.includes(thing));
  return { as, otherThan: target.otherThan ?? [], ...countsOf(look, env, target), from, sets: groupsOf(look, target, from) ?? [from] };
}
export const mostOf = ({ max, sets }: Pick<Wanted, 'max' | 'sets'>): number => Math.min(max, Math.max(0, ...sets.map((set) => set.length)));
/** The question for targets that must all lie in one of the sets. */
export function spaceFor(wanted: Wanted, about: Pick<SpaceOf<'targets'>, 'cite' | 'source' | 'prompt'>): SpaceOf<'targets'> {
  const { as, min, sets } = wanted;
  const open = sets.filter((set) => set.length >= min);
  const from = wanted.from.filter((thing) => open.some((set) => set.includes(thing)));
  return { ...about, as, from, min, max: mostOf(wanted), ...(open.some((set) => set.length < from.length) ? { groups: open } : {}) };
}
/** Entries that name each other with `otherThan` need different targets. */
const areApart = (look: Look, env: Env, targets: readonly NamedTarget[]): boolean =>
  !targets.some(({ target }) => target.otherThan !== undefined) || canBeApart(targets.map((entry) => wantedFor(look, env, entry)));
/** A later word "target" may speak of an earlier one: "another target creature with the same controller". */
export const speaksOf = ({ target }: NamedTarget, { as }: NamedTarget): boolean => JSON.stringify(target.what).includes(`"ref":${JSON.stringify(as)}`);
export const withTargets = (env: Env, { as }: NamedTarget, things: readonly Thing[]): Env => ({ ...env, bindings: { ...env.bindings, [as]: valueOf(things) } });
/** Whether this can be chosen for the first so that the others can have theirs. */
export function leavesOthers(look: Look, env: Env, first: NamedTarget, thing: Thing, others: readonly NamedTarget[]): boolean {
  const bound = withTargets(env, first, [thing]);
  const free = ({ as, target }: NamedTarget): boolean => {
    if (!clash({ as, otherThan: target.otherThan ?? [] }, { as: first.as, otherThan: first.target.otherThan ?? [] })) return true;
    const { from, min } = wantedFor(look, bound, { as, target }, [thing]);
    return from.length >= min;
  };
  return canTarget(look, bound, others) && others.every(free);
}
/** Whether there is a legal choice for every entry that must have one. */
export function canTarget(look: Look, env: Env, targets: readonly NamedTarget[]): boolean {
  const first = targets.find((entry, nth) => targets.slice(nth + 1).some((later) => speaksOf(later, entry)));
  if (first === undefined) return targets.every(({ target }) => hasEnough(look, env, target)) && areApart(look, env, targets);
  const others = targets.filter((entry) => entry !== first);
  return legalTargets(look, env, first.target, null).some((thing) => leavesOthers(look, env, first, thing, others));
}

/** What has become of the targets of a resolving spell or ability. */
export interface Legality {
  readonly targeted: boolean; // it has at least one target
  readonly any: boolean; // at least one is still legal
  readonly legal: Readonly<Record<string, readonly Thing[]>>;
  readonly illegal: Readonly<Record<string, readonly Thing[]>>;
}
/** Its targets as they were chosen, whatever has become of them. */
export function asChosen(look: Look, on: Id): Legality {
  const legal = at(look.game, on).stack?.targets ?? {};
  const targeted = Object.values(legal).some((things) => things.length > 0);
  return { targeted, any: targeted, legal, illegal: {} };
}
/** 2016:608.2b: the zone, the characteristics and what shields it are looked at again; if its source is gone, as it last was. */
export function stillLegal(look: Look, on: Id): Legality {
  const chosen = at(look.game, on).stack?.targets ?? {};
  const env = envOf(look.game, on);
  const judged = entriesOf(look, on).map(({ as, target }) => {
    const kinds = kindsOf(look, env, target);
    const isLegal = (thing: Thing): boolean => (isSeat(thing) ? isLegalPlayer(look, env, kinds, thing) : isLegalObject(look, env, kinds, thing));
    const things = chosen[as] ?? [];
    return { as, legal: things.filter(isLegal), illegal: things.filter((thing) => !isLegal(thing)) };
  });
  return {
    targeted: judged.some(({ legal, illegal }) => legal.length + illegal.length > 0),
    any: judged.some(({ legal }) => legal.length > 0),
    legal: Object.fromEntries(judged.map(({ as, legal }) => [as, legal])),
    illegal: Object.fromEntries(judged.map(({ as, illegal }) => [as, illegal])),
  };
}
