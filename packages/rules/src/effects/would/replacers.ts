import type { Id, LastingEffect, Phase, Replacement, Seat, Step, Thing, WouldPattern } from '@arbiter/schema';
import { holds } from '../../cards/conditions.ts';
import { fits, matches } from '../../cards/filters.ts';
import { playersOf } from '../../cards/refs.ts';
import { turnTaker } from '../../engine/game.ts';
import { perKey } from '../../engine/perKey.ts';
import type { AbilityOf, Env, Functioning, Look } from '../../engine/play.ts';
import type { Replacer, Would, WouldOf } from '../../engine/would.ts';
import { rulesOn } from '../../keywords/index.ts';
import { lookEntering } from '../continuous/entering.ts';
import { ruledBy } from '../continuous/look.ts';
import { eventBindings, extended } from './about.ts';
import { fitsWould } from './patterns.ts';

/** One effect that could replace or prevent what is about to happen, with all that applying it needs. */
export interface Candidate extends Replacer {
  readonly env: Env;
  readonly with: Replacement;
  readonly effect?: LastingEffect;
  readonly skips?: 'turn' | Phase | Step;
  readonly counters?: readonly string[]; // of those a permanent would enter with, the kinds it changes
}

type Static = Functioning<AbilityOf<'replacement'>>;
/** By the list itself, which looks share as long as the same abilities are in force. */
const indexed = perKey((replacing: Look['replacing']) => Map.groupBy(replacing, ({ ability }) => ability.when.would));
/** The static replacement abilities that wait for such a thing; creating a token is entering the battlefield too. */
const waitingFor = (look: Look, would: Would['would']): readonly Static[] => {
  const index = indexed(look.replacing);
  const own = index.get(would as WouldPattern['would']) ?? [];
  return would === 'token' ? [...own, ...(index.get('move') ?? [])] : own;
};

const orderOf = (what: Replacement, self: boolean): Replacer['order'] => {
  if ('enters' in what && what.enters.copy) return 'copy';
  return self ? 'self' : 'other';
};
const envOf = ({ source, controller }: { source: Id; controller: Seat }): Env => ({ source, controller, bindings: {}, x: null });

/** 2016:615.6, 615.12: prevention does nothing to damage that cannot be prevented. */
const unpreventable = (look: Look, would: Would): boolean =>
  would.would === 'damage' &&
  (would.unpreventable === true ||
    rulesOn(look, would.source).includes('damageCantBePrevented') ||
    look.playRules.some(({ change }) => 'damageCantBePrevented' in change));
const usable = (look: Look, would: Would, what: Replacement): boolean => {
  if ('prevent' in what) return !unpreventable(look, would);
  if ('regenerate' in what) return would.would === 'destroy' && would.noRegeneration !== true && !rulesOn(look, would.object).includes('cantBeRegenerated');
  return true;
};

const entersBattlefield = (would: Would): would is WouldOf<'move'> | WouldOf<'token'> =>
  would.would === 'token' || (would.would === 'move' && would.to === 'battlefield');

/** 2016:614.12: of what enters the battlefield the abilities it would have there count too, and it is judged by what it would be. */
const fromStatics = (look: Look, would: Would): readonly Candidate[] => {
  const judged = entersBattlefield(would) ? lookEntering(look, would) : null;
  const isLeft = (one: Static): boolean => one.source === judged?.id && one.ability.zones?.includes('battlefield') === false;
  const left = judged === null ? [] : waitingFor(look, would.would).filter(isLeft); // what it says where it comes from still holds
  return [...left, ...waitingFor(judged?.look ?? look, would.would)].flatMap((one): readonly Candidate[] => {
    const own = judged !== null && one.source === judged.id;
    const { ability } = one;
    const env: Env = own
      ? { ...envOf(one), bindings: (entersBattlefield(would) ? would.entering?.links : undefined) ?? {}, x: look.game.objects[one.source]?.stack?.x ?? null }
      : envOf(one);
    if (!own && look.game.objects[one.source] === null) return [];
    if (
      !usable(look, would, ability.with) ||
      !fitsWould(look, env, ability.when, would, judged) ||
      (ability.if && !holds(judged && own ? judged.look : look, extended(env, eventBindings(would)), ability.if))
    )
      return [];
    const key = own ? `${one.key}:${judged.look.of(judged.id).name}` : one.key;
    return [{ key, source: one.source, order: orderOf(ability.with, false), optional: ability.optional ?? false, env, with: ability.with }];
  });
};

type CountersWould = Extract<WouldPattern, { would: 'counters' }>;
/** A permanent that would enter with counters has them put on it (2016:121.6). */
const fromStaticsOnCounters = (look: Look, would: Would): readonly Candidate[] => {
  const counters = entersBattlefield(would) ? Object.keys(would.entering?.counters ?? {}) : [];
  if (!entersBattlefield(would) || counters.length === 0) return [];
  const judged = lookEntering(look, would);
  return (indexed(judged.look.replacing).get('counters') ?? []).flatMap((one): readonly Candidate[] => {
    const { when, with: what, optional = false } = one.ability;
    const { counter, on, onPlayer } = when as CountersWould;
    const kinds = counters.filter((kind) => counter === undefined || counter === kind);
    const env = envOf(one);
    if (kinds.length === 0 || onPlayer !== undefined || (on !== undefined && !matches(judged.look, env, on, judged.id))) return [];
    if (one.ability.if && !holds(judged.look, env, one.ability.if)) return [];
    return [{ key: one.key, source: one.source, order: 'other', optional, env, with: what, counters: kinds }];
  });
};

/** What waits for things to enter the battlefield waits for tokens too. */
const waits = (when: WouldPattern, would: Would): boolean => when.would === would.would || (when.would === 'move' && would.would === 'token');
const fromShields = (look: Look, would: Would): readonly Candidate[] =>
  look.game.effects.flatMap((effect): readonly Candidate[] => {
    const { what } = effect;
    if (what.kind !== 'shield' || !waits(what.when, would) || what.uses === 0 || what.left === 0 || !usable(look, would, what.with)) return [];
    const env: Env = { source: effect.source ?? 0, controller: effect.controller, bindings: effect.bindings, x: effect.x };
    if (what.chosenSource !== undefined && (would.would !== 'damage' || !isSame(look, would.source, what.chosenSource))) return [];
    return fitsWould(look, env, what.when, would, entersBattlefield(would) ? lookEntering(look, would) : null)
      ? [{ key: `effect:${effect.id}`, source: effect.source, order: 'other', optional: false, env, with: what.with, effect }]
      : [];
  });
/** 2016:609.7a, 400.7b: a chosen spell's damage, and that of the permanent it becomes. */
const isSame = (look: Look, source: Id, chosen: Id): boolean => source === chosen || look.game.objects[source]?.was?.spell === chosen;

/** 2016:702.16e: protection prevents all damage by sources of the quality. */
const fromProtection = (look: Look, would: Would): readonly Candidate[] => {
  if (would.would !== 'damage' || unpreventable(look, would)) return [];
  const filters =
    typeof would.to === 'number'
      ? ruledBy(look, would.to).flatMap(({ rule, env }) => (typeof rule === 'object' && 'protectionFrom' in rule ? [{ filter: rule.protectionFrom, env }] : []))
      : look.playRules.flatMap(({ change, env }) =>
          'playerHas' in change && typeof change.playerHas === 'object' && playersOf(look, env, change.who).includes(would.to as Seat)
            ? [{ filter: change.playerHas.protectionFrom, env }]
            : [],
        );
  return filters.flatMap(({ filter, env }, i): readonly Candidate[] =>
    fits(look, env, filter, would.source)
      ? [{ key: `protection:${would.to}:${i}`, source: env.source, order: 'other', optional: false, env, with: { prevent: 'all' } }]
      : [],
  );
};

/** Those to which damage to a player by an opponent's source may be dealt instead where the switch `planeswalkerRedirect` says so (2008:212.9f). */
export const planeswalkersInstead = (look: Look, would: Would): readonly Id[] => {
  if (look.game.rules.planeswalkerRedirect !== 'noncombat' || would.would !== 'damage' || would.combat || typeof would.to !== 'string') return [];
  const { to, source } = would;
  const team = (seat: Seat): number | undefined => look.game.players.find((p) => p.seat === seat)?.team;
  if (team(look.of(source).controller) === team(to)) return [];
  return look.game.battlefield.filter((id) => look.of(id).types.includes('planeswalker') && look.of(id).controller === to);
};
export const planeswalkerKey = 'planeswalker';
/** It takes its place in the order the damaged player chooses; whether the damage goes elsewhere the source's controller says as it applies. */
const fromPlaneswalkers = (look: Look, would: Would): readonly Candidate[] => {
  if (would.would !== 'damage' || planeswalkersInstead(look, would).length === 0) return [];
  const { source } = would;
  const env = envOf({ source, controller: look.of(source).controller });
  return [{ key: planeswalkerKey, source, order: 'other', optional: false, env, with: { redirect: { ref: planeswalkerKey } } }];
};

/** 2016:702.33a: what was cast on those terms goes there and nowhere else whenever it would leave the stack. */
const fromTerms = (look: Look, would: Would): readonly Candidate[] => {
  if (would.would !== 'move' || would.to === 'battlefield') return [];
  const { object: source } = would;
  const obj = look.game.objects[source];
  const zone = obj?.zone === 'stack' ? obj.stack?.after : null;
  if (!zone || would.to === zone) return [];
  const env = envOf({ source, controller: look.of(source).controller });
  return [{ key: `terms:${source}`, source, order: 'other', optional: false, env, with: { destination: { zone } } }];
};

/** 2016:306.5b: what enters as a planeswalker enters with its loyalty. */
const fromLoyalty = (look: Look, would: Would): readonly Candidate[] => {
  if (!entersBattlefield(would)) return [];
  const { look: there, id } = lookEntering(look, would);
  const { types, loyalty, controller } = there.of(id);
  if (!types.includes('planeswalker') || loyalty === null) return [];
  const enters = { counters: { loyalty } };
  return [{ key: 'loyalty', source: id, order: 'other', optional: false, env: envOf({ source: id, controller }), with: { enters } }];
};

/** 2008:300.9: a stored "skip your next …". */
const fromSkips = (look: Look, would: Would): readonly Candidate[] => {
  if (would.would !== 'turn' && would.would !== 'phase' && would.would !== 'step') return [];
  const what = would.would === 'turn' ? 'turn' : would.would === 'phase' ? would.phase : would.step;
  const seat = would.would === 'phase' ? look.game.turn.active : would.seat;
  const stored = look.game.agenda.skips.some((s) => turnTaker(look.game, s.player) === turnTaker(look.game, seat) && s.what === what);
  return stored
    ? [{ key: `skip:${what}`, source: null, order: 'other', optional: false, env: envOf({ source: 0, controller: seat }), with: { skip: true }, skips: what }]
    : [];
};

/** 2016:616.1a applies self-replacement effects first; those are written into the resolving instruction itself and never reach here. */
export const candidates = (look: Look, would: Would): readonly Candidate[] => [
  ...fromStatics(look, would),
  ...fromStaticsOnCounters(look, would),
  ...fromShields(look, would),
  ...fromProtection(look, would),
  ...fromPlaneswalkers(look, would),
  ...fromLoyalty(look, would),
  ...fromTerms(look, would),
  ...fromSkips(look, would),
];

/** 2016:616.1: the affected object's controller (its owner if it has none), or the affected player, chooses. */
export const affected = (look: Look, would: Would): { readonly seat: Seat; readonly thing: Thing | null } => {
  const ofObject = (id: Id): { seat: Seat; thing: Thing } => {
    const obj = look.game.objects[id];
    return { seat: obj && (obj.zone === 'battlefield' || obj.zone === 'stack') ? look.of(id).controller : (obj?.owner ?? look.game.turn.active), thing: id };
  };
  switch (would.would) {
    case 'token':
      return { seat: would.entering?.under ?? would.seat, thing: would.seat };
    case 'move':
      return would.entering?.under !== undefined ? { seat: would.entering.under, thing: would.object } : ofObject(would.object);
    case 'damage':
      return typeof would.to === 'string' ? { seat: would.to, thing: would.to } : ofObject(would.to);
    case 'destroy':
    case 'sacrifice':
    case 'tap':
    case 'untap':
      return ofObject(would.object);
    case 'discard':
      return { seat: would.seat, thing: would.object };
    case 'counters':
      return typeof would.on === 'string' ? { seat: would.on, thing: would.on } : ofObject(would.on);
    case 'phaseOut':
    case 'phaseIn':
    case 'phase':
      return { seat: look.game.turn.active, thing: null };
    default:
      return { seat: (would as WouldOf<'draw'>).seat, thing: (would as WouldOf<'draw'>).seat };
  }
};
