import type { Ability, CardType, Color, ColorWord, CopyValues, Id, Modification, Seat, Supertype, Word } from '@arbiter/schema';
import { colors as colorWords } from '@arbiter/schema';
import { objectIn, wordsOf } from '../../cards/bound.ts';
import { valuesToCopy, withExceptions } from '../../cards/faces.ts';
import { linksWithin, scoped, wordsBeyond } from '../../cards/linking.ts';
import { ask } from '../../cards/questions.ts';
import { withWordsSettled } from '../../cards/words.ts';
import type { Env, Look } from '../../engine/play.ts';
import { appended, canonical, noAbilities } from './lists.ts';
import type { LayerChange } from './part.ts';
import { textOf } from './text.ts';

/** A change with every word, number and reference in it looked up. */
export type Settled =
  | { readonly copy: CopyValues | null }
  | { readonly control: Seat | null }
  | { readonly text: { readonly from: string | null; readonly to: string | null } }
  | { readonly types: SettledTypes }
  | { readonly colors: { readonly set?: readonly Color[]; readonly add?: readonly Color[] } }
  | { readonly gain: readonly Ability[]; readonly borrowed?: boolean }
  | { readonly lose: 'all' | readonly string[] }
  | { readonly setPower: number | null; readonly setToughness: number | null }
  | { readonly power: number; readonly toughness: number }
  | { readonly switch: 'power/toughness' };
export interface SettledTypes {
  readonly set?: readonly CardType[];
  readonly add?: readonly CardType[];
  readonly remove?: readonly CardType[];
  readonly setSubtypes?: readonly string[];
  readonly addSubtypes?: readonly string[];
  readonly removeSubtypes?: 'creature' | readonly string[];
  readonly every?: 'creature' | 'basicLand';
  readonly addSupertypes?: readonly Supertype[];
  readonly removeSupertypes?: readonly Supertype[];
}

type Types = Extract<Modification, { types: unknown }>['types'];
const settledTypes = (look: Look, env: Env, types: Types): SettledTypes => {
  const words = (list: readonly Word[]): readonly string[] => list.flatMap((word) => wordsOf(look, env, word));
  const { setSubtypes, addSubtypes, removeSubtypes, ...rest } = types;
  return {
    ...rest,
    ...(setSubtypes ? { setSubtypes: words(setSubtypes) } : {}),
    ...(addSubtypes ? { addSubtypes: words(addSubtypes) } : {}),
    ...(removeSubtypes ? { removeSubtypes: removeSubtypes === 'creature' ? removeSubtypes : words(removeSubtypes) } : {}),
  };
};
const settledColors = (look: Look, env: Env, list: readonly ColorWord[]): readonly Color[] => {
  const words = list.flatMap((word) => wordsOf(look, env, word));
  return colorWords.filter((color) => words.includes(color));
};
const granted = (look: Look, env: Env, gain: readonly Ability[]): readonly Ability[] => {
  const words = wordsBeyond(look, env, linksWithin(gain));
  const settled = gain.map((ability) => withWordsSettled(ability, words));
  return settled.some((ability, i) => ability !== gain[i]) ? canonical(settled) : gain;
};
const borrowed = (look: Look, ids: readonly Id[], what: 'activated' | 'all'): readonly Ability[] =>
  ids.reduce<readonly Ability[]>((list, id) => {
    const { abilities } = look.of(id);
    const taken = what === 'all' ? abilities : canonical(textOf(abilities, look.game.rules).abilities.filter(({ kind }) => kind === 'activated'));
    return appended(list, scoped(taken, `${id}`));
  }, noAbilities);
const copied = (look: Look, id: Id | undefined): CopyValues | null => {
  const obj = id === undefined ? null : objectIn(look, id);
  return obj ? valuesToCopy(look.game, obj) : null;
};

export const settle = (look: Look, env: Env, change: LayerChange): Settled => {
  if ('types' in change) return { types: settledTypes(look, env, change.types) };
  if ('power' in change) return { power: ask.amountOf(look, env, change.power), toughness: ask.amountOf(look, env, change.toughness) };
  if ('gain' in change) return { gain: granted(look, env, change.gain), ...(change.borrowed ? { borrowed: true } : {}) };
  if ('lose' in change || 'switch' in change) return change;
  if ('colors' in change) {
    const { set, add } = change.colors;
    return { colors: { ...(set ? { set: settledColors(look, env, set) } : {}), ...(add ? { add: settledColors(look, env, add) } : {}) } };
  }
  if ('control' in change) return { control: ask.playersOf(look, env, change.control)[0] ?? null };
  if ('text' in change) return { text: { from: wordsOf(look, env, change.text.from)[0] ?? null, to: wordsOf(look, env, change.text.to)[0] ?? null } };
  if ('gainAbilitiesOf' in change) return { gain: borrowed(look, ask.objectsOf(look, env, change.gainAbilitiesOf), change.what), borrowed: true };
  if ('copy' in change) {
    const values = copied(look, ask.objectsOf(look, env, change.copy)[0]);
    return { copy: values && withExceptions(values, change.except) };
  }
  const number = (quantity: typeof change.setPower): number | null => (quantity === undefined ? null : ask.amountOf(look, env, quantity));
  return { setPower: number(change.setPower), setToughness: number(change.setToughness) };
};
