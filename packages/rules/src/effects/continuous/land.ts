import type { Ability, CardType } from '@arbiter/schema';
import { basicLandTypes, type ManaType } from '@arbiter/schema';
import { canonical, noAbilities } from './lists.ts';

const manaOf: Readonly<Record<(typeof basicLandTypes)[number], ManaType>> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };
const abilityOf = (type: keyof typeof manaOf): Ability => ({
  kind: 'activated',
  cost: [{ tap: 'self' }],
  do: [{ do: 'mana', who: 'you', mana: `{${manaOf[type]}}` }],
});
const abilities: ReadonlyMap<string, Ability> = new Map(basicLandTypes.map((type) => [type, abilityOf(type)]));
const intrinsic: ReadonlySet<Ability> = new Set(abilities.values());

/** 2016:305.6: the mana abilities a land has by its basic land types. */
export const landAbilities = (types: readonly CardType[], subtypes: readonly string[]): readonly Ability[] =>
  types.includes('land') && subtypes.length > 0 ? canonical(subtypes.flatMap((type) => abilities.get(type) ?? [])) : noAbilities;
export const isIntrinsic = (ability: Ability): boolean => intrinsic.has(ability);
