import type { Thing } from '../../game.ts';
import type { Id } from '../../words.ts';
import type { Requirement } from '../index.ts';
import { type Illegal, illegal } from './choice.ts';

/*
 * What declaring attackers and declaring blockers have in common: each creature is declared at some of the things it may be declared at, or stays;
 * limits bind the whole declaration, and of the requirements as many must be met as can be (2016:508.1c-d, 509.1b-c).
 */

export interface Declarer {
  readonly creature: Id;
  readonly at: readonly Thing[];
  readonly most: number;
}

export type Limit =
  | { readonly kind: 'most'; readonly most: number; readonly of: ReadonlySet<Id> | null; readonly at: ReadonlySet<Thing> | null }
  | { readonly kind: 'least'; readonly least: number; readonly at: Thing }
  | { readonly kind: 'allOf'; readonly of: readonly Id[]; readonly at: Thing }
  | { readonly kind: 'notAlone'; readonly creature: Id }
  | { readonly kind: 'onlyAlone'; readonly creature: Id }
  | { readonly kind: 'together'; readonly of: readonly Id[] };

export interface Model {
  readonly creatures: readonly Declarer[];
  readonly limits: readonly Limit[];
  readonly requirements: readonly Requirement[];
  readonly obey: number;
}

/** Who is declared at what; a creature that stays is not in it. */
export type Declaration = ReadonlyMap<Id, readonly Thing[]>;

/** What creatures that are not decided about yet could still be declared at. */
export interface Undecided {
  readonly count: number;
  countAt(thing: Thing): number;
  has(creature: Id): boolean;
  can(creature: Id, thing: Thing): boolean;
}
const nobody: Undecided = { count: 0, countAt: () => 0, has: () => false, can: () => false };

/** How many a limit on numbers counts. */
export function counted({ of, at }: { readonly of: ReadonlySet<Id> | null; readonly at: ReadonlySet<Thing> | null }, declared: Declaration): number {
  let count = 0;
  for (const [creature, things] of declared) if ((of === null || of.has(creature)) && (at === null || things.some((thing) => at.has(thing)))) count++;
  return count;
}

export function countedAt(at: Thing, declared: Declaration): number {
  let count = 0;
  for (const things of declared.values()) if (things.includes(at)) count++;
  return count;
}

/** Whether a limit is broken, however the undecided ones are declared. */
export function breaks(limit: Limit, declared: Declaration, undecided: Undecided = nobody): boolean {
  switch (limit.kind) {
    case 'most':
      return counted(limit, declared) > limit.most;
    case 'least': {
      const count = countedAt(limit.at, declared);
      return count > 0 && count + undecided.countAt(limit.at) < limit.least;
    }
    case 'allOf':
      return (
        countedAt(limit.at, declared) > 0 && limit.of.some((creature) => !declared.get(creature)?.includes(limit.at) && !undecided.can(creature, limit.at))
      );
    case 'notAlone':
      return declared.has(limit.creature) && declared.size + undecided.count < 2;
    case 'onlyAlone':
      return declared.has(limit.creature) && declared.size > 1;
    case 'together':
      return limit.of.some((creature) => declared.has(creature)) && limit.of.some((creature) => !declared.has(creature) && !undecided.has(creature));
    default:
      return limit satisfies never;
  }
}

function complaint(limit: Limit): Illegal {
  switch (limit.kind) {
    case 'most':
      return illegal('at-most', { most: limit.most, of: limit.of ? [...limit.of] : null, at: limit.at ? [...limit.at] : null });
    case 'least':
      return illegal('at-least', { least: limit.least, at: limit.at });
    case 'allOf':
      return illegal('all-of', { of: limit.of, at: limit.at });
    case 'notAlone':
      return illegal('not-alone', { creature: limit.creature });
    case 'onlyAlone':
      return illegal('only-alone', { creature: limit.creature });
    case 'together':
      return illegal('together', { of: limit.of });
    default:
      return limit satisfies never;
  }
}

type Place = { readonly at?: readonly Thing[] };
const meets = ({ at }: Place, things: readonly Thing[]): boolean => things.length > 0 && (!at || things.some((thing) => at.includes(thing)));

/** Whether a creature can see to it, alone or as well as others. */
export const concerns = (requirement: Requirement, creature: Id): boolean =>
  'creature' in requirement ? requirement.creature === creature : requirement.anyOf.includes(creature);
const isMet = (requirement: Requirement, declared: Declaration): boolean =>
  ('creature' in requirement ? [requirement.creature] : requirement.anyOf).some((creature) => meets(requirement, declared.get(creature) ?? []));

/** How many requirements about it alone a creature meets that is declared at these. */
export const metBy = ({ requirements }: Model, creature: Id, things: readonly Thing[]): number =>
  requirements.filter((requirement) => 'creature' in requirement && requirement.creature === creature && meets(requirement, things)).length;

export const metAmong = (requirements: readonly Requirement[], declared: Declaration): number =>
  requirements.filter((requirement) => isMet(requirement, declared)).length;
export const metIn = ({ requirements }: Model, declared: Declaration): number => metAmong(requirements, declared);

export const broken = (model: Model, declared: Declaration): Limit | undefined => model.limits.find((limit) => breaks(limit, declared));

export function verdict(model: Model, declared: Declaration): Illegal | null {
  const limit = broken(model, declared);
  if (limit) return complaint(limit);
  const met = metIn(model, declared);
  return met < model.obey ? illegal('requirements', { met, obey: model.obey }) : null;
}
