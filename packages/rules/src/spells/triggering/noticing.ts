import type { Bindings, Cite, Event, EventPattern, Id, Seat } from '@arbiter/schema';
import { isKicker } from '../../cards/bound.ts';
import { holds } from '../../cards/conditions.ts';
import { fits } from '../../cards/filters.ts';
import { amountOf, atLeastZero } from '../../cards/quantities.ts';
import { playersOf } from '../../cards/refs.ts';
import { controlChanges } from '../../effects/continuous/look.ts';
import { perKey } from '../../engine/perKey.ts';
import type { AbilityOf, Env, Functioning, Look } from '../../engine/play.ts';
import { removedFromCombat, strayed } from '../../turn/combat/questions.ts';
import { concerns, matchEvent, type On, onsOf, stateHolds } from './patterns.ts';

type Triggered = AbilityOf<'triggered'>;
type Watching = Functioning<Triggered>;
interface Found {
  readonly source: Id;
  readonly ability: Triggered;
  readonly controller: Seat;
  readonly bindings: Bindings;
  readonly x: number | null;
}

/** By the list itself, which looks share as long as the same abilities are in force. */
const watchingFor = perKey((triggered: Look['triggered']): ReadonlyMap<On, readonly Watching[]> => {
  const index = new Map<On, Watching[]>();
  for (const one of triggered)
    for (const on of new Set(onsOf(one.ability.when))) {
      const list = index.get(on);
      if (list) list.push(one);
      else index.set(on, [one]);
    }
  return index;
});

/** 2016:603.6d: these look back in time, so the abilities of what has just left are asked, those of what has just come are not. */
const looksBack = (event: Event): boolean =>
  (event.type === 'ObjectMoved' && event.from === 'battlefield') ||
  event.type === 'Unattached' ||
  event.type === 'PhasedOut' ||
  event.type === 'PlayerLost' ||
  event.type === 'Countered';

const envFor = (look: Look, source: Id, controller: Seat): Env => ({
  source,
  controller,
  bindings: {},
  x: look.game.objects[source]?.was?.x ?? look.game.past[source]?.object.was?.x ?? null,
});

/** An ability without a key of its own is known by its place among its object's abilities. */
const keyed = ({ ability, index }: Watching): Triggered => (ability.key === undefined ? { ...ability, key: `#${index}` } : ability);
/** "Triggers only so often each turn", what has gone meanwhile having its past as well. */
const withinLimit = ({ game }: Look, all: readonly Found[]): readonly Found[] => {
  const times = new Map<string, number>();
  return all.filter(({ source, ability }) => {
    if (ability.limit === undefined) return true;
    const name = `triggered:${ability.key}`;
    const did = (game.objects[source] ?? game.past[source]?.object)?.did[name];
    const nth = (times.get(`${source} ${name}`) ?? did ?? 0) + 1;
    times.set(`${source} ${name}`, nth);
    return nth <= ability.limit;
  });
};

const oneAbility = (one: Watching, events: readonly Event[], before: Look, after: Look): readonly Found[] => {
  const env = envFor(after, one.source, one.controller);
  const all = events.flatMap((event) => matchEvent(one.ability.when, event, { env, before, after }));
  const { ability } = one;
  const times = ability.each === 'batch' ? playersApart(ability, all).flatMap(together) : forTeam(ability, all);
  return times
    .filter((bindings) => ability.if === undefined || holds(after, { ...env, bindings }, ability.if)) // 2016:603.4
    .map((bindings) => ({
      source: one.source,
      ability: keyed(one),
      controller: one.controller,
      bindings: { ...bindings, ...remembered(after, { ...env, bindings }, ability) },
      x: env.x,
    }));
};
/** Numbers that an ability takes down as it triggers. */
const remembered = (after: Look, env: Env, { remember }: Triggered): Bindings =>
  Object.fromEntries(Object.entries(remember ?? {}).map(([name, amount]) => [name, { number: atLeastZero(amountOf(after, env, amount)) }]));
const speaksOfThatPlayer = (ability: Triggered): boolean => JSON.stringify(ability).includes('"triggerPlayer"');
/** At the beginning of a step that several players share it triggers for each of them only if it speaks of "that player" (2016:805.4d). */
const forTeam = (ability: Triggered, all: readonly Bindings[]): readonly Bindings[] =>
  all.length > 1 && onsOf(ability.when).includes('step') && !speaksOfThatPlayer(ability) ? all.slice(0, 1) : all;
/** An ability that speaks of one player triggers once for each. */
const playersApart = (ability: Triggered, all: readonly Bindings[]): readonly (readonly Bindings[])[] => {
  const { when } = ability;
  const ofPlayers = !('anyOf' in when) && when.on === 'damage' && when.toPlayer !== undefined;
  if (all.length < 2 || !(ofPlayers || speaksOfThatPlayer(ability))) return [all];
  return [...Map.groupBy(all, (bindings) => bindings['triggerPlayer']?.players?.join()).values()];
};
/** "One or more": one trigger that remembers them all. */
const together = (all: readonly Bindings[]): readonly Bindings[] => {
  const [first] = all;
  if (!first || all.length === 1) return all;
  const ids = all.flatMap((b) => b['trigger']?.objects ?? []);
  const amount = all.reduce((sum, b) => sum + (b['triggerAmount']?.number ?? 0), 0);
  return [{ ...first, trigger: { objects: [...new Set(ids)] }, ...(first['triggerAmount'] ? { triggerAmount: { number: amount } } : {}) }];
};

/** So does what triggers on losing control, but not what triggers on gaining it. */
const isAboutLoss = (pattern: EventPattern): boolean =>
  'anyOf' in pattern ? pattern.anyOf.some(isAboutLoss) : pattern.on === 'control' && pattern.loses !== undefined;

const ofAbilities = (batch: readonly Event[], before: Look, after: Look): readonly Found[] => {
  const changesHands = (e: Event): boolean => e.type === 'ControllerChanged';
  const now = batch.filter((e) => !looksBack(e));
  const back = batch.filter((e) => looksBack(e) || changesHands(e));
  const asked = (look: Look, events: readonly Event[]): readonly Found[] => {
    const index = watchingFor(look.triggered);
    if (index.size === 0 || events.length === 0) return [];
    const seen = new Set<Watching>();
    for (const event of events) for (const on of concerns[event.type] ?? []) for (const one of index.get(on) ?? []) seen.add(one);
    const others = events.filter((e) => !changesHands(e));
    return [...seen].flatMap((one) => oneAbility(one, isAboutLoss(one.ability.when) === (look === before) ? events : others, before, after));
  };
  return withinLimit(after, [...asked(before, back), ...asked(after, now)]);
};

const isWaiting = (look: Look, one: Watching): boolean =>
  look.game.waiting.some((w) => w.source === one.source && w.ability.key === keyed(one).key) ||
  look.game.stack.some((id) => {
    const stack = look.game.objects[id]?.stack;
    return stack?.source === one.source && stack.ability?.kind === 'triggered' && stack.ability.key === keyed(one).key;
  });
/** 2016:603.8: a state trigger fires once and not again while its ability waits or is on the stack. */
const ofStates = (after: Look): readonly Found[] =>
  (watchingFor(after.triggered).get('state') ?? []).flatMap((one) => {
    const env = envFor(after, one.source, one.controller);
    return stateHolds(one.ability.when, after, env) && !isWaiting(after, one)
      ? [{ source: one.source, ability: keyed(one), controller: one.controller, bindings: {}, x: env.x }]
      : [];
  });

interface Delayed {
  readonly found: readonly Found[];
  readonly ended: readonly number[];
}
/** 2016:603.7: delayed triggers remember what they were made with; most trigger once. */
const ofDelayed = (batch: readonly Event[], before: Look, after: Look): Delayed => {
  const found: Found[] = [];
  const ended: number[] = [];
  for (const effect of after.game.effects) {
    const { what } = effect;
    if (what.kind !== 'delayed' || !before.game.effects.includes(effect)) continue;
    const env: Env = { source: effect.source ?? 0, controller: effect.controller, bindings: effect.bindings, x: effect.x };
    const times = batch
      .flatMap((event) => matchEvent(what.when, event, { env, before, after }))
      .filter((b) => what.if === undefined || holds(after, { ...env, bindings: { ...env.bindings, ...b } }, what.if));
    if (times.length === 0) continue;
    const ability = { kind: 'triggered', key: `delayed:${effect.id}`, when: what.when, ...(what.if ? { if: what.if } : {}), ...what.text } as Triggered;
    for (const bindings of what.once ? times.slice(0, 1) : times)
      found.push({ source: effect.source ?? 0, ability, controller: effect.controller, bindings: { ...effect.bindings, ...bindings }, x: effect.x });
    if (what.once) ended.push(effect.id);
  }
  return { found, ended };
};

/** How many more times an ability triggers, and whether for what set it off (2016:603.2d). */
const extraTimes = (batch: readonly Event[], before: Look, after: Look, found: Found): number => {
  const own: Env = { source: found.source, controller: found.controller, bindings: found.bindings, x: found.x };
  const { when } = found.ability;
  return after.playRules.filter(({ change, env }) => {
    if (!('triggersTwice' in change) || !playersOf(after, env, change.who).includes(found.controller) || !fits(after, env, change.triggersTwice, found.source))
      return false;
    const sets = (pattern: EventPattern, event: Event, whose: Env): boolean => matchEvent(pattern, event, { env: whose, before, after }).length > 0;
    const { when: only } = change;
    return only === undefined || batch.some((event) => sets(only, event, env) && sets(when, event, own));
  }).length;
};
/** The events of a batch that may set something off. */
const heard = (after: Look, batch: readonly Event[], before: Look): readonly Event[] => {
  const deaf = after.playRules.flatMap(({ change, env }) => ('triggersNot' in change ? [{ when: change.triggersNot, env }] : []));
  return deaf.length === 0 ? batch : batch.filter((event) => !deaf.some(({ when, env }) => matchEvent(when, event, { env, before, after }).length > 0));
};

const arrived = (event: Event): readonly { readonly blocker: Id; readonly attacker: Id }[] => {
  if ((event.type !== 'ObjectMoved' && event.type !== 'TokenCreated') || event.blocking === undefined) return [];
  return [{ blocker: event.type === 'ObjectMoved' ? event.as : event.object, attacker: event.blocking }];
};
/** 2008:309.4: what enters blocking blocks its attacker in the same moment. */
const blockedByArrivals = (before: Look, batch: readonly Event[]): readonly Event[] => {
  const { combat } = before.game;
  if (!combat) return [];
  return [...Map.groupBy(batch.flatMap(arrived), ({ attacker }) => attacker)].map(
    ([attacker, blocks]): Event => ({
      type: 'BecameBlocked',
      rule: '2008:309.4',
      attacker,
      by: blocks.map(({ blocker }) => blocker),
      first: combat.attacks.find((attack) => attack.attacker === attacker)?.wasBlocked === false,
    }),
  );
};

/** An attack, a block and becoming blocked are moments of their own; "at the beginning of" is, and "at end of turn" knows no way back (2008:300.5, 308.3, 309.3–309.4, 313.2). */
/** What its intervening "if" asks was paid for its object, or was done under a static ability beside it (2016:607.2g–h). */
const linkIn = ({ if: condition, when }: Triggered): Cite | null => {
  if ('on' in when && when.on === 'named' && when.own) return '2016:607.2g';
  if (condition === undefined) return null;
  if ('paid' in condition && isKicker(condition.paid)) return '2016:607.2h';
  return 'did' in condition ? '2016:607.2g' : null;
};
const ruleOf = (on: On | undefined, { game }: Look): Cite => {
  if (game.turn.step === 'untap') return '2008:302.3'; // it is held until somebody would receive priority
  switch (on) {
    case 'step':
      return game.turn.step === 'end' ? '2008:313.2' : '2008:300.5';
    case 'attack':
      return '2008:308.3';
    case 'block':
      return '2008:309.3';
    case 'becomesBlocked':
      return '2008:309.4';
    default:
      return '2016:603.2';
  }
};
const triggeredBy = ({ ability }: Found, batch: readonly Event[], after: Look): Cite =>
  linkIn(ability) ??
  ruleOf(
    onsOf(ability.when).find((on) => batch.some((event) => concerns[event.type]?.includes(on))),
    after,
  );

/** What one batch brings about by itself, for the same batch: control changes (layer 2), creatures that no longer are any leaving combat (2008:306.4), and abilities that trigger (2016:603.2). */
export const notice = (before: Look, after: Look, batch: readonly Event[]): readonly Event[] => {
  const stray = strayed(after);
  const changes = [
    ...controlChanges(after).map(({ object, from, controller }): Event => ({ type: 'ControllerChanged', rule: '2016:613.1b', object, from, controller })),
    ...removedFromCombat(after.game, stray, '2008:306.4'),
    ...blockedByArrivals(before, batch),
  ];
  const watched = heard(after, changes.length > 0 ? [...batch, ...changes] : batch, before);
  const delayed = ofDelayed(watched, before, after);
  const found = [...ofAbilities(watched, before, after), ...delayed.found, ...ofStates(after)];
  if (found.length === 0) return changes;
  let trigger = after.game.counters.trigger;
  const triggers = found.flatMap((f) => {
    const rule = triggeredBy(f, watched, after);
    return Array.from(
      { length: 1 + extraTimes(watched, before, after, f) },
      (): Event => ({
        type: 'AbilityTriggered',
        rule,
        trigger: trigger++,
        source: f.source,
        ability: f.ability,
        player: f.controller,
        bindings: f.bindings,
        ...(f.x === null ? {} : { x: f.x }),
      }),
    );
  });
  return [...changes, ...triggers, ...delayed.ended.map((effect): Event => ({ type: 'EffectEnded', rule: '2016:603.7', effect }))];
};
