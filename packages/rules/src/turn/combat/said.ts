import type { Id, RuleChange, Seat } from '@arbiter/schema';
import { ruledBy } from '../../effects/continuous/look.ts';
import type { Env, Look } from '../../engine/play.ts';
import { rulesOn } from '../../keywords/index.ts';

type Saying<K extends string> = Extract<Exclude<RuleChange, string>, Readonly<Record<K, unknown>>>;
/** A change of rules for a creature, and whose text says so. */
export interface Said<K extends string> {
  readonly rule: Saying<K>;
  readonly env: Env;
}

export const says = (look: Look, id: Id, rule: Extract<RuleChange, string>): boolean => rulesOn(look, id).includes(rule);
/** How many texts say so of it: each is a requirement of its own (2016:508.1d, 509.1c). */
export const timesSaid = (look: Look, id: Id, rule: Extract<RuleChange, string>): number => rulesOn(look, id).filter((one) => one === rule).length;
/** What is said of a creature in words of this shape. */
export const saidOf = <K extends string>(look: Look, id: Id, key: K): readonly Said<K>[] => {
  if (!rulesOn(look, id).some((rule) => typeof rule === 'object' && key in rule)) return [];
  return ruledBy(look, id).flatMap(({ rule, env }) => (typeof rule === 'object' && key in rule ? [{ rule: rule as Saying<K>, env }] : []));
};

/** The same text, with "defending player" as the player who would be attacked (2016:508.5). */
export const against = (env: Env, defending: Seat): Env => ({ ...env, bindings: { ...env.bindings, defendingPlayer: { players: [defending] } } });
