import type { Ability } from '@arbiter/schema';
import { withWordChanged } from '../../cards/words.ts';
import { perKey, perName } from '../../engine/perKey.ts';
import { isKeyword } from '../../keywords/has.ts';

/*
 * Lists of abilities keep their identity: the same list changed in the same way is the same list again,
 * so that what was read off it once need not be read again.
 */
type Abilities = readonly Ability[];

export const noAbilities: Abilities = [];

const longer = perKey((list: Abilities) => perKey((more: Abilities): Abilities => [...list, ...more]));
export const appended = (list: Abilities, more: Abilities): Abilities => {
  if (more.length === 0) return list;
  if (list.length === 0) return more;
  return longer(list)(more);
};

const derive = perName<Abilities, Abilities>();
const keepSame = (list: Abilities, made: Abilities): Abilities =>
  made.length === list.length && made.every((ability, i) => ability === list[i]) ? list : made;

export const withoutKeywords = (list: Abilities, keywords: readonly string[]): Abilities =>
  derive(list, `-${JSON.stringify(keywords)}`, () =>
    keepSame(
      list,
      list.filter((ability) => !keywords.some((keyword) => isKeyword(ability, keyword))),
    ),
  );
export const reworded = (list: Abilities, from: string, to: string): Abilities =>
  derive(list, `${from}>${to}`, () =>
    keepSame(
      list,
      list.map((ability) => withWordChanged(ability, from, to)),
    ),
  );

/** Stands for equal lists made anew: keyed on their first ability. */
const canon = new WeakMap<Ability, Abilities[]>();
export const canonical = (list: Abilities): Abilities => {
  const [first] = list;
  if (!first) return noAbilities;
  const known = canon.get(first) ?? [];
  const same = known.find((other) => other.length === list.length && other.every((ability, i) => ability === list[i]));
  if (!same) canon.set(first, [...known, list]);
  return same ?? list;
};
