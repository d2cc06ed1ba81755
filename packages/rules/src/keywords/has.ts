import type { Ability, Id } from '@arbiter/schema';
import type { Look } from '../engine/play.ts';

type KeywordAbility = Extract<Ability, { kind: 'keyword' }>;

/** `islandwalk` is the keyword landwalk with the word Island (2016:702.14a). */
const isWalk = (ability: KeywordAbility, keyword: string): boolean =>
  ability.keyword === 'landwalk' && (keyword === 'landwalk' || (ability.word !== undefined && keyword === `${ability.word.toLowerCase()}walk`));

export const isKeyword = (ability: Ability, keyword: string): ability is KeywordAbility =>
  ability.kind === 'keyword' && (ability.keyword === keyword || isWalk(ability, keyword));

/** The instances of a keyword an object has, in order. */
export const keywordsOf = (look: Look, id: Id, keyword: string): readonly KeywordAbility[] =>
  look.of(id).abilities.filter((ability) => isKeyword(ability, keyword));

export const hasKeyword = (look: Look, id: Id, keyword: string): boolean => look.of(id).abilities.some((ability) => isKeyword(ability, keyword));
