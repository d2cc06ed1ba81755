import type { Lang } from '@arbiter/cards';
import { en } from './en.ts';
import { ru } from './ru.ts';

/** The same keys in every language; the English ones say which there are. */
export type Words = { readonly [Group in keyof typeof en]: { readonly [Key in keyof (typeof en)[Group]]: string } };
export type Group = keyof Words;
export type KeyOf<G extends Group> = keyof Words[G] & string;
export type Params = Readonly<Record<string, string | number | undefined>>;

/*
 * The small language of these messages:
 *   {what}             a parameter
 *   {n#card|cards}     the word that goes with a number
 */
const holes = /\{([a-z]\w*)(?:#([^{}]*))?\}/gu;
const tables: Readonly<Record<Lang, Words>> = { en, ru };
const plurals: Readonly<Record<Lang, Intl.PluralRules>> = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') };
const places = ['one', 'few', 'many'];

function formOf(lang: Lang, n: number, forms: readonly string[]): string {
  const category = plurals[lang].select(n);
  return (lang === 'en' ? forms[category === 'one' ? 0 : 1] : forms[places.indexOf(category)]) ?? forms.at(-1) ?? '';
}

const fill = (lang: Lang, template: string, params: Params): string =>
  template.replace(holes, (_, name: string, forms?: string) => {
    const value = params[name];
    return forms === undefined ? String(value ?? '') : formOf(lang, Number(value), forms.split('|'));
  });

/** Words of one language, by their group and key. */
export interface Say {
  readonly lang: Lang;
  <G extends Group>(group: G, key: KeyOf<G>, params?: Params): string;
  /** Whether a group has a message of this name. */
  readonly has: <G extends Group>(group: G, key: string) => key is KeyOf<G>;
}

export function sayIn(lang: Lang): Say {
  const table = tables[lang];
  const say = <G extends Group>(group: G, key: KeyOf<G>, params: Params = {}): string => fill(lang, table[group][key], params).trim();
  return Object.assign(say, { lang, has: <G extends Group>(group: G, key: string): key is KeyOf<G> => Object.hasOwn(table[group], key) });
}
