import type { Characteristics, Obj } from '@arbiter/schema';
import { basicLandTypes, colors } from '@arbiter/schema';
import { canHave, creatureTypes, isBasicLandType, subtypeKind } from '../../cards/subtypes.ts';
import { isIntrinsic, landAbilities } from './land.ts';
import { appended, canonical, noAbilities, reworded, withoutKeywords } from './lists.ts';
import { baseOf } from './own.ts';
import type { Settled, SettledTypes } from './settle.ts';

const with_ = <T>(list: readonly T[], more: readonly T[] | undefined): readonly T[] => {
  const fresh = more?.filter((item) => !list.includes(item)) ?? [];
  return fresh.length === 0 ? list : [...list, ...fresh];
};
const without = <T>(list: readonly T[], less: readonly T[] | undefined): readonly T[] =>
  less?.some((item) => list.includes(item)) ? list.filter((item) => !less.includes(item)) : list;

/** Subtypes of the kinds that are set give way (2016:205.1a, 305.7); those whose card type is gone go with it (2016:205.1a). */
const subtypesAfter = (draft: Characteristics, types: Characteristics['types'], change: SettledTypes): readonly string[] => {
  const { setSubtypes, addSubtypes, removeSubtypes, every } = change;
  const kinds = setSubtypes?.map(subtypeKind);
  const kept = kinds ? draft.subtypes.filter((word) => kinds.length > 0 && !kinds.includes(subtypeKind(word))) : draft.subtypes;
  const left = removeSubtypes === 'creature' ? kept.filter((word) => subtypeKind(word) !== 'creature') : without(kept, removeSubtypes);
  const added = with_(with_(left, setSubtypes), addSubtypes);
  const all = every === undefined ? added : with_(added, every === 'creature' ? creatureTypes : basicLandTypes);
  return all.every((word) => canHave(types, word)) ? all : all.filter((word) => canHave(types, word));
};

/** 2016:305.7: a land whose basic land type is set loses what its rules text says. */
const silences = (types: Characteristics['types'], change: SettledTypes): boolean => types.includes('land') && (change.setSubtypes ?? []).some(isBasicLandType);

const withTypes = (draft: Characteristics, change: SettledTypes): Characteristics => {
  const types = without(with_(change.set ?? draft.types, change.add), change.remove);
  return {
    ...draft,
    types,
    subtypes: subtypesAfter(draft, types, change),
    supertypes: without(with_(draft.supertypes, change.addSupertypes), change.removeSupertypes),
    abilities: silences(types, change) ? noAbilities : draft.abilities,
  };
};

/** At the end of the fourth layer: the mana abilities that go with the land types there now (2016:305.6). */
export const withLandAbilities = (draft: Characteristics): Characteristics => {
  const wanted = landAbilities(draft.types, draft.subtypes);
  const has = draft.abilities.filter(isIntrinsic);
  if (has.length === wanted.length && has.every((ability, i) => ability === wanted[i])) return draft;
  const rest = has.length === 0 ? draft.abilities : canonical(draft.abilities.filter((ability) => !isIntrinsic(ability)));
  return { ...draft, abilities: appended(rest, wanted) };
};

const withText = (draft: Characteristics, from: string, to: string): Characteristics => ({
  ...draft,
  subtypes: draft.subtypes.includes(from) ? [...new Set(draft.subtypes.map((word) => (word === from ? to : word)))] : draft.subtypes,
  abilities: reworded(draft.abilities, from, to),
});

/** One change applied to one object. */
export const changed = (obj: Obj, draft: Characteristics, change: Settled): Characteristics => {
  if ('copy' in change) return change.copy ? baseOf(obj, change.copy) : draft;
  if ('control' in change) return change.control === null ? draft : { ...draft, controller: change.control };
  if ('text' in change) return change.text.from === null || change.text.to === null ? draft : withText(draft, change.text.from, change.text.to);
  if ('types' in change) return withTypes(draft, change.types);
  if ('colors' in change) {
    const now = change.colors.set ?? draft.colors;
    return { ...draft, colors: change.colors.add ? colors.filter((color) => now.includes(color) || change.colors.add?.includes(color)) : now };
  }
  if ('gain' in change) return { ...draft, abilities: appended(draft.abilities, change.gain) };
  if ('lose' in change) return { ...draft, abilities: change.lose === 'all' ? noAbilities : withoutKeywords(draft.abilities, change.lose) };
  if ('power' in change) return { ...draft, power: (draft.power ?? 0) + change.power, toughness: (draft.toughness ?? 0) + change.toughness };
  if ('switch' in change) return { ...draft, power: draft.toughness, toughness: draft.power };
  const power = change.setPower ?? draft.power;
  const toughness = change.setToughness ?? draft.toughness;
  return { ...draft, power, toughness, basePower: power, baseToughness: toughness };
};
