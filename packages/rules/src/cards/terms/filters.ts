import type { Ability, Attack, Filter, Id, Obj, Stat, Thing } from '@arbiter/schema';
import type { Env, Look } from '../../engine/play.ts';
import { hasKeyword } from '../../keywords/has.ts';
import { isManaAbility } from '../abilities.ts';
import { isBarred, knownOf, objectIn, wordsOf } from '../bound.ts';
import { subtypeKind } from '../subtypes.ts';
import type { Ask } from './ask.ts';
import { answersOf, comparesAny, statOf, statsOf } from './compare.ts';
import { has } from './having.ts';
import { hasDone } from './history.ts';
import { isIn } from './states.ts';

type Of<K extends string> = Extract<Filter, { readonly [P in K]: unknown }>;
const meet = <T>(one: readonly T[], other: readonly T[]): boolean => one.some((item) => other.includes(item));

const halves = ' // ';
/** 2016:708.2: a split card has the name of each half, and who names it names both. */
const isNamed = (name: string, wanted: string): boolean =>
  name === wanted || ((name.includes(halves) || wanted.includes(halves)) && meet(name.split(halves), wanted.split(halves)));
const named = (look: Look, env: Env, wanted: Of<'name'>['name'], id: Id): boolean => {
  return wordsOf(look, env, wanted).some((name) => isNamed(look.of(id).name, name));
};

const shares = (ask: Ask, look: Look, env: Env, filter: Of<'sharesWith'>, id: Id): boolean => {
  const mine = look.of(id);
  return knownOf(look, ask.objectsOf(look, env, filter.sharesWith)).some((other) => {
    const its = look.of(other);
    switch (filter.what) {
      case 'color':
        return meet(mine.colors, its.colors);
      case 'type':
        return meet(mine.types, its.types);
      case 'subtype':
        return meet(
          mine.subtypes.filter((word) => subtypeKind(word) === 'creature'),
          its.subtypes,
        );
      case 'controller':
        return mine.controller === its.controller;
    }
  });
};

/** Has the greatest (or least) of all that fit, itself among them. */
const isExtreme = (ask: Ask, look: Look, env: Env, id: Id, stat: Stat, among: Filter, better: (one: number, other: number) => boolean): boolean => {
  const own = statOf(look, id, objectIn(look, id) as Obj, stat) ?? 0;
  const rivals = ask.objectsOf(look, env, { each: among });
  return ask.fits(look, env, among, id) && !rivals.some((rival) => better(statOf(look, rival, objectIn(look, rival) as Obj, stat) ?? 0, own));
};

const attacks = (ask: Ask, look: Look, env: Env, attack: Attack | undefined, whom: Of<'attacks'>['attacks']): boolean => {
  if (!attack) return false;
  if (typeof whom === 'object' && 'object' in whom)
    return typeof attack.defender === 'number' && ask.objectsOf(look, env, whom.object).includes(attack.defender);
  return typeof attack.defender === 'string' && ask.playersOf(look, env, whom).includes(attack.defender);
};
const blockersOf = (look: Look, attackers: readonly Id[]): readonly Id[] =>
  (look.game.combat?.blocks ?? []).filter((block) => meet(block.attackers, attackers)).map((block) => block.blocker);

const isHost = (ask: Ask, look: Look, env: Env, host: Thing | null, wanted: Of<'attachedTo'>['attachedTo']): boolean => {
  if (typeof host !== 'number') return false;
  return typeof wanted === 'object' && 'fits' in wanted ? ask.fits(look, env, wanted.fits, host) : ask.objectsOf(look, env, wanted).includes(host);
};
const hasTarget = (ask: Ask, look: Look, env: Env, obj: Obj, wanted: Of<'targets'>['targets']): boolean => {
  const things = Object.values(obj.stack?.targets ?? {}).flat();
  const objects = things.filter((thing) => typeof thing === 'number');
  if (typeof wanted === 'object' && 'player' in wanted) return ask.playersOf(look, env, wanted.player).some((seat) => things.includes(seat));
  if (typeof wanted === 'object' && 'fits' in wanted) return objects.some((id) => ask.fits(look, env, wanted.fits, id));
  return meet(ask.objectsOf(look, env, wanted), objects);
};
const isAbility = (obj: Obj, mana: boolean): boolean => obj.kind === 'ability' && isManaAbility(obj.stack?.ability as Ability) === mana;

/** Whether an object, present or past, is what a filter describes. */
export const fits = (ask: Ask, look: Look, env: Env, filter: Filter, id: Id): boolean => {
  const obj = objectIn(look, id);
  if (!obj) return false;
  if (filter === 'any') return true;
  if ('all' in filter) return filter.all.every((one) => ask.fits(look, env, one, id));
  if ('any' in filter) return filter.any.some((one) => ask.fits(look, env, one, id));
  if ('not' in filter) return !ask.fits(look, env, filter.not, id);
  if ('type' in filter) return has(look, id, 'types', [filter.type]).value;
  if ('controller' in filter)
    return filter.controller === 'you'
      ? look.of(id).controller === env.controller
      : ask.playersOf(look, env, filter.controller).includes(look.of(id).controller);
  if ('subtype' in filter) return has(look, id, 'subtypes', wordsOf(look, env, filter.subtype)).value;
  if ('supertype' in filter) return has(look, id, 'supertypes', [filter.supertype]).value;
  if ('color' in filter) return has(look, id, 'colors', wordsOf(look, env, filter.color)).value;
  if ('is' in filter) return isIn(look, id, obj, filter.is) && !(filter.is === 'legal' && isBarred(env, id));
  if ('has' in filter) return hasKeyword(look, id, filter.has);
  if ('zone' in filter) return obj.zone === filter.zone;
  if ('owner' in filter) return ask.playersOf(look, env, filter.owner).includes(obj.owner);
  if ('counter' in filter) return (obj.counters[filter.counter] ?? 0) >= (filter.atLeast === undefined ? 1 : ask.amountOf(look, env, filter.atLeast));
  if ('stat' in filter) {
    return comparesAny(statsOf(look, id, obj, filter.stat), filter.op, answersOf(ask, look, env, filter.than));
  }
  if ('most' in filter) return isExtreme(ask, look, env, id, filter.most, filter.among, (one, other) => one > other);
  if ('least' in filter) return isExtreme(ask, look, env, id, filter.least, filter.among, (one, other) => one < other);
  if ('among' in filter) return ask.objectsOf(look, env, filter.among).includes(id);
  if ('name' in filter) return named(look, env, filter.name, id);
  if ('sameNameAs' in filter)
    return knownOf(look, ask.objectsOf(look, env, filter.sameNameAs)).some((other) => look.of(id).name !== '' && look.of(other).name === look.of(id).name);
  if ('sharesWith' in filter) return shares(ask, look, env, filter, id);
  if ('attachedTo' in filter) return isHost(ask, look, env, obj.attachedTo, filter.attachedTo);
  if ('attacks' in filter)
    return attacks(
      ask,
      look,
      env,
      look.game.combat?.attacks.find((attack) => attack.attacker === id),
      filter.attacks,
    );
  if ('blocks' in filter) return blockersOf(look, ask.objectsOf(look, env, filter.blocks)).includes(id);
  if ('blockedBy' in filter) return meet(blockersOf(look, [id]), ask.objectsOf(look, env, filter.blockedBy));
  if ('targets' in filter) return hasTarget(ask, look, env, obj, filter.targets);
  if ('history' in filter) return hasDone(ask, look, env, id, obj, filter.history);
  if ('manaAbility' in filter) return isAbility(obj, filter.manaAbility);
  return filter.cost === 'none' ? look.of(id).cost === null : (look.of(id).cost?.includes('{X}') ?? false);
};
