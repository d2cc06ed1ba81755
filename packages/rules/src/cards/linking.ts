import type { Ability, Choice, Cite, Id } from '@arbiter/schema';
import { type Finding, finding } from '../engine/finding.ts';
import { perKey, perName } from '../engine/perKey.ts';
import type { Env, Look } from '../engine/play.ts';
import { stable } from '../engine/stable.ts';
import { wordsOf } from './bound.ts';

/*
 * Linked abilities (2016:607) speak to each other by names: one keeps something on its object under a name, the other reads it there. Abilities printed on an
 * object share its names. Those it is given by one effect have names of their own, which tell the effect (2016:607.5): `exiled` becomes `exiled@e12`.
 */

const mark = '@';
/** What the rules themselves keep on an object is no link between two of its abilities. */
const notes: ReadonlySet<string> = new Set(['paired', 'monstrous', 'renowned', 'manifested', 'haunts', 'encodes']);
/** The keywords that stand for linked abilities. */
export const linkedKeywords: ReadonlySet<string> = new Set(['champion', 'hideaway', 'madness']);

const scopedName = (name: string, scope: string): string => (notes.has(name) ? name : `${name}${mark}${scope}`);
export const isScoped = (name: string): boolean => name.includes(mark);
/** The name as its text has it, whoever gave that text. */
export const plainName = (name: string): string => name.split(mark, 1)[0] as string;

type Json = unknown;
type Fields = Readonly<Record<string, Json>>;
const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const parts = (value: Json): readonly Fields[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(parts);
  return isFields(value) ? [value, ...inner] : inner;
};
const texts = (values: readonly Json[]): readonly string[] => values.filter((value) => typeof value === 'string');

/** The name an instruction keeps what it has bound under, if it does so on its own source. */
const keptBy = (part: Fields): readonly string[] => {
  if (part['link'] !== true || 'on' in part) return texts([part['link']]);
  const { choice } = part;
  return texts([isFields(choice) ? choice['as'] : part['as']]);
};
/** All that is chosen, paid or bound as the object enters is kept on it. */
const boundEntering = ({ enters }: Fields): readonly string[] =>
  isFields(enters) ? parts([enters['choose'], enters['may'], enters['perform']]).flatMap((part) => texts([part['as']])) : [];

/** The names under which these abilities keep something. */
const writtenBy = (abilities: Json): ReadonlySet<string> => new Set(parts(abilities).flatMap((part) => [...keptBy(part), ...boundEntering(part)]));
/** What the costs of these abilities go by: those of keywords by the keyword, perhaps with a word after it. */
const costsOf = (abilities: readonly Ability[]): ReadonlySet<string> =>
  new Set(
    abilities.flatMap((ability) => {
      if (ability.kind === 'extraCost' || ability.kind === 'alternativeCost') return [ability.extra.key];
      return ability.kind === 'keyword' ? [ability.keyword] : [];
    }),
  );
const nameIn = (part: Fields, key: string): readonly string[] => texts([part[key]]);
const costNames: readonly string[] = ['paid', 'paidTimes'];
const readBy = (ability: Json): ReadonlySet<string> => new Set(parts(ability).flatMap((part) => [...nameIn(part, 'linked'), ...nameIn(part, 'did')]));

const namesLinks = (part: Fields): boolean =>
  ['linked', 'did', ...costNames].some((key) => nameIn(part, key).length > 0) ||
  keptBy(part).length > 0 ||
  boundEntering(part).length > 0 ||
  (part['kind'] === 'keyword' && linkedKeywords.has(part['keyword'] as string));
/** Whether any of these abilities is linked to another, or would be if it were there. */
export const hasLinks = perKey((abilities: readonly Ability[]) => parts(abilities).some(namesLinks));

/** A short name for a text: equal texts have equal ones. */
export const nameOf = perKey((ability: Ability) => digest(stable(ability)));
/** 32 bits by FNV-1a. */
const digest = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** The links within a list of abilities that are given together: their names are nobody else's. */
export const linksWithin = perKey((abilities: readonly Ability[]) => writtenBy(abilities));

/** The words chosen by whoever gives these abilities, for what they leave open; what they choose for themselves is open still. */
export const wordsBeyond =
  (look: Look, env: Env, within: ReadonlySet<string>) =>
  (word: { readonly linked: string } | { readonly ref: string }): readonly string[] =>
    within.has('linked' in word ? word.linked : word.ref) ? [] : wordsOf(look, env, word);

/** Which names become which while one ability is given its own. */
interface Renaming {
  readonly scope: string;
  readonly entering: ReadonlySet<string>; // bound as the object enters
  readonly local: ReadonlySet<string>; // bound by the text for itself
  readonly isOwnCost: (key: string) => boolean;
}
const renamedText = (key: string, name: string, { scope, entering, local, isOwnCost }: Renaming): string => {
  if (key === 'linked' || key === 'link') return scopedName(name, scope);
  if (entering.has(name) && ['as', 'ref', 'did', 'paid'].includes(key)) return scopedName(name, scope);
  if (key === 'did') return local.has(name) ? name : scopedName(name, scope);
  return costNames.includes(key) && !isOwnCost(name) ? scopedName(name, scope) : name;
};
const renamed = (value: Json, renaming: Renaming): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => renamed(item, renaming));
    return items.some((item, i) => item !== value[i]) ? items : value;
  }
  const fields = value as Fields;
  const [kept] = fields['link'] === true ? keptBy(fields) : [];
  const entries = Object.entries(fields).map(([key, inner]) => {
    if (key === 'link' && kept !== undefined) return [key, scopedName(kept, renaming.scope)] as const;
    return [key, typeof inner === 'string' ? renamedText(key, inner, renaming) : renamed(inner, renaming)] as const;
  });
  return entries.some(([key, inner]) => inner !== fields[key]) ? Object.fromEntries(entries) : value;
};

type Keyword = Extract<Ability, { kind: 'keyword' }>;
const withScope = (ability: Keyword, scope: string): Ability =>
  linkedKeywords.has(ability.keyword) ? { ...ability, scope: ability.scope === undefined ? scope : `${ability.scope}${mark}${scope}` } : ability;
const one = (ability: Ability, scope: string, costs: ReadonlySet<string>): Ability => {
  const within = parts(ability);
  const its = renamed(ability, {
    scope,
    entering: new Set(within.flatMap(boundEntering)),
    local: new Set(within.flatMap((part) => nameIn(part, 'as'))),
    isOwnCost: (key) => costs.has(key) || costs.has(key.split(' ', 1)[0] as string),
  }) as Ability;
  return its.kind === 'keyword' ? withScope(its, scope) : its;
};

const given = perName<readonly Ability[], readonly Ability[]>();
/**
 * Abilities that an object is given by one effect: linked to each other, and to nothing else it has or had (2016:607.5). `whole`: they are all that its text
 * says from now on, so that what was paid for it as something else is not theirs either (2016:607.2h).
 */
export const scoped = (abilities: readonly Ability[], scope: string, whole = false): readonly Ability[] => {
  if (!hasLinks(abilities)) return abilities;
  return given(abilities, whole ? `${scope}!` : scope, () => {
    const costs = whole ? new Set<string>() : costsOf(abilities);
    const made = abilities.map((ability) => one(ability, scope, costs));
    return made.some((ability, i) => ability !== abilities[i]) ? made : abilities;
  });
};

/** 2016:607.1a: what an ability of an object gives that same object counts as printed on it; what is borrowed from others does not. */
export const countsAsPrinted = (giver: Id, on: Id, borrowed = false): Finding<boolean> => finding('2016:607.1a', giver === on && !borrowed);
/** 2016:607.1b: an ability that both does something and speaks of what it did. */
export const isItsOwnPartner = (ability: Ability): Finding<boolean> =>
  finding(
    '2016:607.1b',
    [...writtenBy(ability)].some((name) => readBy(ability).has(name)),
  );

const isAbout = (condition: Json, name: string): boolean =>
  isFields(condition) && isFields(condition['words']) && condition['words']['linked'] === name && typeof condition['are'] === 'string';
/** By which rule abilities are linked to the choice kept under this name. */
export const ruleOfChoice = (abilities: readonly Ability[], name: string, { what }: Choice): Cite => {
  if (isScoped(name)) return '2016:607.5';
  const readers = abilities.filter((ability) => readBy(ability).has(name));
  if (readers.some((ability) => isAbout(ability.while, name))) return '2016:607.2k';
  if (typeof what === 'object' && 'words' in what) return '2016:607.2e';
  return readers.length > 1 ? '2016:607.4' : '2016:607.2d';
};
