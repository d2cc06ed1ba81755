import type { Thing } from '../../game.ts';
import type { Id } from '../../words.ts';
import { coin, pick, shuffled, some } from './chance.ts';
import type { Random } from './choice.ts';
import { first } from './combine.ts';
import { broken, concerns, type Declaration, type Declarer, type Limit, type Model, metIn, verdict } from './declaration.ts';
import { canMeetAny, search } from './search.ts';

/** Every legal declaration, in a fixed order. */
export const declarations = (model: Model): Generator<Declaration> => search(model, { least: model.obey, exhausted: false });

/** The one legal declaration, if there is only one and a bounded search can tell. */
export function onlyDeclaration(model: Model): Declaration | null {
  const aim = { least: model.obey, exhausted: false };
  const found = first(search(model, aim), 2);
  return found.length === 1 && !aim.exhausted ? (found[0] ?? null) : null;
}

/** One of several things that differ in nothing a limit or a requirement of this creature looks at stands for all. */
function distinguished({ requirements }: Model, { creature, at }: Declarer, limited: ReadonlySet<Thing>): Thing[] {
  const own = requirements.filter((one) => concerns(one, creature));
  const sorts = new Map<string, Thing>();
  for (const thing of at) {
    const sort = limited.has(thing) ? `limited ${typeof thing} ${thing}` : own.map((one) => (one.at?.includes(thing) ? 1 : 0)).join('');
    if (!sorts.has(sort)) sorts.set(sort, thing);
  }
  return [...sorts.values()];
}

/** The model with only those creatures and things whose declaration can matter to how many requirements are met. */
function essential(model: Model): Model {
  const limited = new Set(model.limits.flatMap((limit) => (limit.kind === 'most' ? [...(limit.at ?? [])] : 'at' in limit ? [limit.at] : [])));
  const wanting = new Set(model.limits.flatMap((limit) => (limit.kind === 'least' || limit.kind === 'allOf' ? [limit.at] : [])));
  const companions = model.limits.some(({ kind }) => kind === 'notAlone');
  const bound = new Set([
    ...model.requirements.flatMap((one) => ('creature' in one ? [one.creature] : one.anyOf)),
    ...model.limits.flatMap((limit) => (limit.kind === 'together' ? limit.of : [])),
  ]);
  const creatures = model.creatures
    .filter(({ creature, at }) => companions || bound.has(creature) || at.some((thing) => wanting.has(thing)))
    .map((one) => ({ ...one, at: distinguished(model, one, limited) }));
  return { ...model, creatures };
}

/** A declaration within the limits that meets as many requirements as any. */
function best(model: Model): Declaration {
  const aim = { least: 1, exhausted: false };
  let found: Declaration = new Map();
  if (!model.creatures.some((one) => canMeetAny(model, one))) return found;
  for (const declared of search(essential(model), aim)) {
    found = declared;
    aim.least = metIn(model, declared) + 1;
  }
  return found;
}

/** The most requirements that any declaration within the limits meets. */
export const mostMet = (model: Model): number => metIn(model, best(model));

export const nonePossible = (model: Model): boolean => model.obey > 0 && mostMet(model) < model.obey;

/** A fair coin for each creature, then where; of several things at once, a coin for each further one. */
function coins({ creatures }: Model, random: Random): Map<Id, readonly Thing[]> {
  const declared = new Map<Id, readonly Thing[]>();
  for (const { creature, at, most } of creatures) {
    if (!coin(random)) continue;
    const top = Math.min(most, at.length);
    let count = 1;
    while (count < top && coin(random)) count++;
    declared.set(creature, some(random, at, count));
  }
  return declared;
}

function culprits(limit: Limit, declared: Declaration): Id[] {
  const all = [...declared.keys()];
  switch (limit.kind) {
    case 'most':
      return all.filter((id) => (limit.of?.has(id) ?? true) && (declared.get(id)?.some((thing) => limit.at?.has(thing) ?? true) ?? false));
    case 'least':
    case 'allOf':
      return all.filter((id) => declared.get(id)?.includes(limit.at));
    case 'together':
      return all.filter((id) => limit.of.includes(id));
    case 'notAlone':
      return [limit.creature];
    case 'onlyAlone':
      return all;
    default:
      return limit satisfies never;
  }
}

/** Those who break a limit stay after all, one by one by chance. */
function trimmed(model: Model, declared: Map<Id, readonly Thing[]>, random: Random): Declaration {
  for (let limit = broken(model, declared); limit; limit = broken(model, declared)) declared.delete(pick(random, culprits(limit, declared)));
  return declared;
}

/** Each of these joins if the declaration stays legal. */
function joined(model: Model, base: Declaration, others: Declaration, random: Random): Declaration {
  const declared = new Map(base);
  for (const [creature, things] of shuffled(random, [...others])) {
    if (declared.has(creature)) continue;
    declared.set(creature, things);
    if (verdict(model, declared)) declared.delete(creature);
  }
  return declared;
}

const TRIES = 4;

/** A legal declaration by chance; where requirements leave coins little room, one that meets them is found and the coins of the others are added. */
export function drawn(model: Model, random: Random): Declaration {
  for (let tries = 0; tries < TRIES; tries++) {
    const declared = trimmed(model, coins(model, random), random);
    if (metIn(model, declared) >= model.obey) return declared;
  }
  const mixed = { ...model, creatures: shuffled(random, model.creatures).map((one) => ({ ...one, at: shuffled(random, one.at) })) };
  const [base] = first(search(essential(mixed), { least: model.obey, exhausted: false }), 1);
  return joined(model, base ?? best(model), coins(model, random), random);
}
