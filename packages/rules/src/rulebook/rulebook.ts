import type { Cite } from '@arbiter/schema';
import catalogue from './rules.json' with { type: 'json' };

/** The two printed editions; the same number means other things in each, so a rule is always cited as `edition:number`. */
export const rulebookEditions = ['2008', '2016'] as const;
export type RulebookEdition = (typeof rulebookEditions)[number];
export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];
/** How a source rule is shown to hold: by play, by what the other rules say with it, or not at all (it only points elsewhere). */
export const proofs = ['behaviour', 'definition', 'reference'] as const;
export type Proof = (typeof proofs)[number];

interface Text extends Readonly<Record<Language, string>> {
  readonly id: Cite;
  readonly edition: RulebookEdition;
  /** Name of the section the rule stands in. */
  readonly title: Readonly<Record<Language, string>>;
}
/** A rule of the source documents, counted in conformance. */
export interface SourceRule extends Text {
  readonly kind: 'source';
  readonly proof: Proof;
}
/** What the source documents rely on but do not contain. The 2016 numbers are those in which 601.2e is the total cost. */
export interface SupportingRule extends Text {
  readonly kind: 'supporting';
}
export type Rule = SourceRule | SupportingRule;

/** Every rule, by edition and then by number (`compareCites`). */
export const rules: readonly Rule[] = catalogue as readonly Rule[];
const byId: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));

export function hasRule(id: string): id is Cite {
  return byId.has(id);
}

/** Throws for an id the rulebook does not have: citations are written by us, so that is a broken invariant. */
export function rule(id: Cite): Rule {
  const found = byId.get(id);
  if (!found) throw new Error(`The rulebook has no ${id}: cite an existing rule, or add it to rules.json`);
  return found;
}

export function ruleText(id: Cite, language: Language): string {
  return rule(id)[language];
}

export function ruleTitle(id: Cite, language: Language): string {
  return rule(id).title[language];
}

/** The order of the printed rules: 104.3h before 104.3h-2 before 104.4, 601 before 601.1, 601.9 before 601.10. */
export function compareCites(a: Cite, b: Cite): number {
  const left = parts(a);
  const right = parts(b);
  for (const [i, x] of left.entries()) {
    const y = right[i] ?? '';
    if (x !== y) return x < y ? -1 : 1;
  }
  return 0;
}

/** edition, section, rule, letter, repetition; the letters l and o are never used, and -2 marks a number the source prints twice. */
const shape = /^(?<edition>2008|2016):(?<section>\d{3})(?:\.(?<rule>\d+)(?<letter>[a-km-np-z])?(?:-(?<again>\d))?)?$/;

function parts(cite: Cite): readonly (string | number)[] {
  const found = shape.exec(cite)?.groups;
  if (!found) throw new Error(`${cite} is not of the form edition:number`);
  return [found.edition ?? '', Number(found.section), Number(found.rule ?? 0), found.letter ?? '', Number(found.again ?? 0)];
}
