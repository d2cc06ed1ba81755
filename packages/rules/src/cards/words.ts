import type { Ability } from '@arbiter/schema';
import { perKey, perName } from '../engine/perKey.ts';

/*
 * Words as data: colour words, land types and creature types stand in fixed places of an ability, so that an effect can change them there and nowhere else.
 * Mana symbols, names and keywords are not words (2016:612.2).
 */

const wordPlaces: ReadonlySet<string> = new Set([
  'color',
  'colors',
  'subtype',
  'subtypes',
  'setSubtypes',
  'addSubtypes',
  'removeSubtypes',
  'word',
  'devotion',
  'name',
]);
/** A name may stand for a chosen word, but is none itself. */
const isWordIn = (place: string): boolean => wordPlaces.has(place) && place !== 'name';

type Json = unknown;
type Change = (place: string, value: Json) => Json;
/** The colours of mana are symbols: no word there is changed, but a chosen one may stand there (2016:612.2). */
const manaColors = 'mana colors';
/** The place a value stands in: its key; `set` and `add` under `colors` mean colours too. */
const placeOf = (key: string, outer: string, holder: object): string => {
  if ((key === 'set' || key === 'add') && outer === 'colors') return outer;
  return key === 'colors' && 'count' in holder ? manaColors : key;
};
const takesChosen = (place: string): boolean => wordPlaces.has(place) || place === manaColors;
/** Rewrites what stands in the places of words; whatever holds no change keeps its identity. */
const rewrite = (value: Json, place: string, change: Change): Json => {
  const own = change(place, value);
  if (own !== value || typeof value !== 'object' || value === null) return own;
  if (Array.isArray(value)) {
    const items = value.map((item) => rewrite(item, place, change));
    return items.some((item, i) => item !== value[i]) ? items : value;
  }
  const entries = Object.entries(value).map(([key, inner]) => [key, rewrite(inner, placeOf(key, place, value), change)] as const);
  return entries.some(([key, inner]) => inner !== (value as Record<string, Json>)[key]) ? Object.fromEntries(entries) : value;
};

const origins = new WeakMap<Ability, Ability>();
/** The ability this one was before its words were changed: one ability has one effect, however its text reads by now. */
export const originOf = (ability: Ability): Ability => origins.get(ability) ?? ability;

const changed = perName<Ability, Ability>();
/** 2016:612.1–612.2: one word becomes another wherever it is used as such. */
export const withWordChanged = (ability: Ability, from: string, to: string): Ability =>
  changed(ability, `${from}>${to}`, () => {
    const made = rewrite(ability, '', (place, value) => (value === from && isWordIn(place) ? to : value)) as Ability;
    if (made !== ability) origins.set(made, originOf(ability));
    return made;
  });

const chosen = (value: Json): string | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const [key, ...more] = Object.keys(value);
  const name = key === undefined ? null : (value as Record<string, Json>)[key];
  return (key === 'linked' || key === 'ref') && more.length === 0 && typeof name === 'string' ? `${key}:${name}` : null;
};

const namesIn = perKey((text: object): readonly string[] => {
  const found = new Set<string>();
  rewrite(text, '', (place, value) => {
    const name = takesChosen(place) ? chosen(value) : null;
    if (name !== null) found.add(name);
    return value;
  });
  return [...found];
});

const settled = perName<object, Json>();
type Named = { readonly linked: string } | { readonly ref: string };
/**
 * An ability or a change of rules about to be granted: the words that whoever grants it has chosen stand in it from then on.
 * Names without words stay as they are (2016:607.5).
 */
export const withWordsSettled = <T extends object>(text: T, wordsOf: (word: Named) => readonly string[]): T => {
  const open = namesIn(text);
  if (open.length === 0) return text;
  const words = new Map(
    open.map((name) => {
      const [kind, ...rest] = name.split(':');
      const of = rest.join(':');
      return [name, wordsOf(kind === 'linked' ? { linked: of } : { ref: of })] as const;
    }),
  );
  return settled(text, JSON.stringify([...words.values()]), () =>
    rewrite(text, '', (place, value) => {
      const name = takesChosen(place) ? chosen(value) : null;
      const [known] = name === null ? [] : (words.get(name) ?? []);
      return known === undefined ? value : place === manaColors ? [known] : known;
    }),
  ) as T;
};
