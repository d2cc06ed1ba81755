import type { Ability } from '@arbiter/schema';

/** 2016:605.1a: it could add mana, has no target and is no loyalty ability. Triggered ones (605.1b) are told by what triggers them. */
export const isManaAbility = (ability: Ability): boolean =>
  (ability.kind === 'activated' || ability.kind === 'triggered') &&
  !ability.targets?.length &&
  (ability.do ?? []).some(addsMana) &&
  !hasLoyaltyCost(ability) &&
  !triggersElsewhere(ability);

const addsMana = (instruction: { readonly do: string; readonly then?: unknown }): boolean =>
  instruction.do === 'mana' || (Array.isArray(instruction.then) && (instruction.then as (typeof instruction)[]).some(addsMana));
const hasLoyaltyCost = (ability: Ability): boolean => ability.kind === 'activated' && ability.cost.some((part) => 'loyalty' in part);
const manaTriggers: readonly string[] = ['manaAdded', 'activate', 'tap'];
const triggersElsewhere = (ability: Ability): boolean =>
  ability.kind === 'triggered' &&
  !('on' in ability.when && manaTriggers.includes(ability.when.on) && (ability.when.on !== 'tap' || ability.when.forMana === true));
