import type { Characteristics, Game, Id, Obj, RuleChange } from '@arbiter/schema';
import { wordsOf } from '../../cards/bound.ts';
import { ask } from '../../cards/questions.ts';
import { withWordsSettled } from '../../cards/words.ts';
import type { Env, Look } from '../../engine/play.ts';
import { affectedBy, changesOf, envOfLasting, partOfLasting } from './layering.ts';
import { isOwnRule, type Shown } from './own.ts';
import type { Part } from './part.ts';
import { functionsIn, homeOf } from './text.ts';

/** A change of rules for an object, with whose text says so. */
export interface Ruled {
  readonly rule: RuleChange;
  readonly env: Env;
}
/** Whose text the last of an object's changes of rules are; those before them are its own. */
const foreign = new WeakMap<Characteristics, readonly Env[]>();

export const ruledBy = (look: Look, id: Id): readonly Ruled[] => {
  const as = look.of(id);
  const envs = look.game.objects[id] ? (foreign.get(as) ?? []) : []; // of what is gone only its characteristics are known
  const own: Env = { source: id, controller: as.controller, bindings: {}, x: null };
  const first = as.rules.length - envs.length;
  return as.rules.map((rule, i) => ({ rule, env: envs[i - first] ?? own }));
};

type Found = Map<Id, Ruled[]>;
const add = (look: Look, found: Found, part: Part, env: Env, ids: readonly Id[]): void => {
  if (part.while !== null && !ask.holds(look, env, part.while)) return;
  const rules = part.rules.map((rule) => (typeof rule === 'string' ? rule : withWordsSettled(rule, (word) => wordsOf(look, env, word))));
  for (const id of ids) found.set(id, [...(found.get(id) ?? []), ...rules.map((rule) => ({ rule, env }))]);
};
const fromStatics = (look: Look, shown: ReadonlyMap<Id, Shown>, found: Found): void => {
  for (const [id, { as, text }] of shown) {
    if (text.ruling.length === 0) continue;
    const obj = look.game.objects[id] as Obj;
    const env: Env = { source: id, controller: as.controller, bindings: {}, x: (obj.was ?? obj.stack)?.x ?? null };
    for (const { ability, part } of text.ruling)
      if (!isOwnRule(part) && functionsIn(ability, obj.zone, homeOf(obj.kind, as.types))) add(look, found, part, env, ask.objectsOf(look, env, part.affects));
  }
};
const fromEffects = (look: Look, game: Game, found: Found): void => {
  for (const effect of changesOf(game)) {
    const part = partOfLasting(effect);
    if (part.rules.length === 0) continue;
    const env = envOfLasting(effect);
    const later = effect.what.affects;
    add(look, found, part, env, later === undefined ? affectedBy(game, effect) : ask.objectsOf(look, env, later)); // 2016:611.2c
  }
};

/** Changes of the rules are laid on once everything else is known (2016:613.10). */
export const withRules = (look: Look, shown: ReadonlyMap<Id, Shown>): ReadonlyMap<Id, Shown> => {
  const found: Found = new Map();
  fromStatics(look, shown, found);
  fromEffects(look, look.game, found);
  if (found.size === 0) return shown;
  const ruled = new Map(shown);
  for (const [id, rules] of found) {
    const before = shown.get(id);
    if (!before) continue;
    const as: Characteristics = { ...before.as, rules: [...before.as.rules, ...rules.map(({ rule }) => rule)] };
    foreign.set(
      as,
      rules.map(({ env }) => env),
    );
    ruled.set(id, { ...before, as });
  }
  return ruled;
};
