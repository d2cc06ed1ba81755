import type { Ability, Card, CardType, Face, Filter, RuleChange } from '@arbiter/schema';

/* Plain cards for boards that are put together by chance. */

export const card = (name: string, types: readonly CardType[], more: Partial<Face> = {}): Card => ({
  v: 1,
  name,
  layout: 'normal',
  faces: [{ name, types, ...more }],
});
export const keyword = (word: string, more: { readonly filter?: Filter; readonly word?: string } = {}): Ability => ({
  kind: 'keyword',
  keyword: word,
  ...more,
});
/** Something said of the object itself, or of all that fit. */
export const rule = (said: RuleChange): Ability => ({ kind: 'static', changes: [{ rule: said }] });
export const ruleFor = (filter: Filter, said: RuleChange): Ability => ({ kind: 'static', affects: { each: filter }, changes: [{ rule: said }] });

/** Makes one colourless mana. */
export const quarry = card('Quarry', ['land'], { abilities: [{ kind: 'activated', cost: [{ tap: 'self' }], do: [{ do: 'mana', who: 'you', mana: '{C}' }] }] });

export const keysOf = <T extends object>(table: T): (keyof T)[] => Object.keys(table) as (keyof T)[];
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1);
