import type { Cite } from '@arbiter/schema';
import { type Proof as Kind, proofs as kinds, rules, type SourceRule } from '../../packages/rules/src/rulebook/rulebook.ts';
import { type Ran, titleOf } from './prove.ts';

const sources = rules.filter((rule): rule is SourceRule => rule.kind === 'source');
/** The parts of the source documents, by their sections. */
const chapters = ['2008:100-104', '2008:300-314', '2016:116-118', '2016:400-408', '2016:607-610'] as const;

export interface Count {
  readonly rules: number;
  readonly proved: number;
}
export interface Standing {
  readonly rule: SourceRule;
  readonly runs: readonly Ran[];
  readonly proved: boolean;
}
/** What is read by other tools. */
export interface Summary extends Count {
  readonly missing: readonly Cite[];
  readonly byKind: Readonly<Record<Kind, Count>>;
  readonly chapters: Readonly<Record<string, Count>>;
  readonly sections: Readonly<Record<string, Count>>;
}

/** Each rule with its tests: it is proved if there are any and all of them hold. */
export const standings = (ran: readonly Ran[]): readonly Standing[] =>
  sources.map((rule) => {
    const runs = ran.filter(({ proof }) => proof.ids.includes(rule.id));
    return { rule, runs, proved: runs.length > 0 && runs.every(({ failure }) => failure === null) };
  });

const count = (some: readonly Standing[]): Count => ({ rules: some.length, proved: some.filter(({ proved }) => proved).length });
const sectionOf = ({ rule }: Standing): string => rule.id.split('.')[0] as string;
const isIn = (standing: Standing, chapter: string): boolean => {
  const [edition, from, to] = chapter.split(/[:-]/u);
  const [its, section] = sectionOf(standing).split(':');
  return its === edition && Number(section) >= Number(from) && Number(section) <= Number(to);
};
const counted = (names: readonly string[], all: readonly Standing[], belongs: (one: Standing, name: string) => boolean): Record<string, Count> =>
  Object.fromEntries(names.map((name) => [name, count(all.filter((one) => belongs(one, name)))]));

export const summaryOf = (all: readonly Standing[]): Summary => ({
  ...count(all),
  missing: all.filter(({ proved }) => !proved).map(({ rule }) => rule.id),
  byKind: counted(kinds, all, ({ rule }, kind) => rule.proof === kind) as Summary['byKind'],
  chapters: counted(chapters, all, isIn),
  sections: counted([...new Set(all.map(sectionOf))], all, (one, section) => sectionOf(one) === section),
});

const resultOf = ({ failure }: Ran): string => (failure ? `FAILED ${failure.message.split('\n', 1)[0]}` : 'holds');
const linesOf = ({ rule, runs, proved }: Standing): readonly string[] => [
  `${rule.id} ${proved ? 'proved' : runs.length > 0 ? 'NOT PROVED' : 'no test'}`,
  ...runs.map((one) => `    ${titleOf(one.proof)}: ${resultOf(one)}`),
];
/** Rule → tests → result, then how many of each chapter. */
export const textOf = (all: readonly Standing[]): string => {
  const { proved, rules: whole, chapters: parts } = summaryOf(all);
  const totals = Object.entries(parts).map(([name, part]) => `${name}: ${part.proved} of ${part.rules}`);
  return [...all.flatMap(linesOf), '', ...totals, `${proved} of ${whole} rules proved`].join('\n');
};
