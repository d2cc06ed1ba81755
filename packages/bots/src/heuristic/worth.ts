import type { Ability, Characteristics, ViewedPlayer } from '@arbiter/schema';
import { isCreature, type Seen } from './sight.ts';

/** How much one would give for a thing, in about mana. Rough on purpose: what is compared is seldom close. */

const keywordWorth: Readonly<Record<string, number>> = {
  flying: 1.5,
  trample: 0.5,
  'first strike': 1,
  'double strike': 2,
  deathtouch: 1.5,
  lifelink: 1,
  vigilance: 0.5,
  haste: 0.3,
  hexproof: 1,
  shroud: 0.5,
  indestructible: 2,
  fear: 1,
  intimidate: 1,
  menace: 0.7,
  infect: 1,
  defender: -1.5,
  fading: -1,
  vanishing: -1,
  echo: -0.5,
  'cumulative upkeep': -1,
};
const OTHER_ABILITY = 0.7;

export const hasKeyword = ({ abilities }: Pick<Characteristics, 'abilities'>, word: string): boolean =>
  abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === word);

const abilityWorth = (ability: Ability): number => (ability.kind === 'keyword' ? (keywordWorth[ability.keyword] ?? 0.2) : OTHER_ABILITY);
export const abilitiesWorth = (abilities: readonly Ability[]): number => abilities.reduce((sum, ability) => sum + abilityWorth(ability), 0);

const LAND = 2.5;
/** What these characteristics are worth on the battlefield. */
export function worthAs(as: Characteristics): number {
  if (as.types.includes('land') && !as.types.includes('creature')) return LAND;
  const body = as.types.includes('creature') ? 0.5 + (as.power ?? 0) + 0.6 * (as.toughness ?? 0) : 0.8 * as.manaValue + 0.5;
  return Math.max(0.3, body + abilitiesWorth(as.abilities) + (as.types.includes('planeswalker') ? (as.loyalty ?? 0) : 0));
}
export const worth = (object: Seen): number => worthAs(object.as);

/** Damage that would still kill it. */
export const toughnessLeft = ({ as, damage = 0 }: Seen): number => (as.toughness ?? 0) - damage;
export const powerOf = ({ as }: Seen): number => Math.max(0, as.power ?? 0);
export const canDie = (object: Seen, damage: number): boolean =>
  isCreature(object) && damage > 0 && damage >= toughnessLeft(object) && !hasKeyword(object.as, 'indestructible');

const LETHAL = 100;
const PER_LIFE = 0.45;
/** What it is worth that a player loses so much life. */
export const lifeWorth = ({ life }: Pick<ViewedPlayer, 'life'>, amount: number): number =>
  amount >= life ? LETHAL : PER_LIFE * amount * (life <= 2 * amount ? 1.6 : 1);
