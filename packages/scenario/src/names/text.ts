import { renderAbility } from '@arbiter/cards';
import type { Ability, Cost } from '@arbiter/schema';
import { folded } from './words.ts';

/** Text as it is compared: case, spaces and the card's own name do not matter. */
const bare = (text: string, name: string): string => {
  const own = folded(name);
  const plain = folded(text);
  return own === '' ? plain : plain.replaceAll(own, '');
};
const bareAbility = (ability: Ability, name: string): string => bare(renderAbility(ability, 'en', name), name);

export const saysIn = (ability: Ability, name: string, text: string): boolean => bareAbility(ability, name).includes(bare(text, name));
export const shownAbility = (ability: Ability, name: string): string => renderAbility(ability, 'en', name);

type Activated = Extract<Ability, { kind: 'activated' }>;
/** A cost in the words of an ability that has it. */
export const shownCost = (cost: Cost): string => {
  const [before = ''] = renderAbility({ kind: 'activated', cost, do: [] }, 'en', '').split(':');
  return before.trim();
};
export const isSameCost = (cost: Cost, text: string): boolean => folded(shownCost(cost)) === folded(text);

const minus = (text: string): string => text.replaceAll('−', '-');
const loyaltyOf = (ability: Activated): string | null => {
  const part = ability.cost.find((one) => 'loyalty' in one);
  return part && 'loyalty' in part ? String(part.loyalty) : null;
};
const isLoyalty = (ability: Ability, text: string): boolean => ability.kind === 'activated' && loyaltyOf(ability) === minus(text).replace(/^\+/u, '');
const isKeyword = (ability: Ability, text: string): boolean => ability.kind === 'keyword' && folded(ability.keyword) === folded(text);
const hasCost = (ability: Ability, text: string): boolean => ability.kind === 'activated' && isSameCost(ability.cost, text);

/** How a text may tell an ability, the surest way first. */
const ways: readonly ((ability: Ability, text: string, name: string) => boolean)[] = [
  isKeyword,
  (ability, text) => /^([+−-]?\d+|[+−-]X)$/u.test(text) && isLoyalty(ability, text),
  hasCost,
  (ability, text, name) => bareAbility(ability, name).startsWith(bare(text, name)),
];

/** Which of these abilities is meant, by a keyword, a loyalty cost, a cost or the start of its text. */
export function abilitiesMeant<T extends { readonly ability: Ability }>(of: readonly T[], text: string, name: string): readonly T[] {
  for (const way of ways) {
    const found = of.filter(({ ability }) => way(ability, text, name));
    if (found.length > 0) return found;
  }
  return [];
}
/** Whether one of an object's abilities is what this says: `flying`, or the start of a text. */
export const hasAbility = (abilities: readonly Ability[], text: string, name: string): number =>
  abilitiesMeant(
    abilities.map((ability) => ({ ability })),
    text,
    name,
  ).length;
