import type { Source, Tree } from './tree.ts';

export interface Finding {
  /** `path:line` */
  readonly at: string;
  readonly what: string;
}

/** What rules compare the tree with, beside the tree itself. */
export interface Facts {
  /** `edition:number` of every rule in the rulebook. */
  readonly ruleIds: ReadonlySet<string>;
  /** Names of the events that a card can replace or prevent. */
  readonly replaceable: ReadonlySet<string>;
  /** Ceilings in lines of the files that may be longer than the rest. */
  readonly ceilings: Readonly<Record<string, number>>;
}

/** A small tree: text by path. */
export type Sample = Readonly<Record<string, string>>;

export interface Rule {
  readonly name: string;
  /** What to do about a finding. */
  readonly fix: string;
  check(tree: Tree, facts: Facts): readonly Finding[];
  /** Each of these must be found out. */
  readonly bad: readonly Sample[];
  /** None of these may be. */
  readonly good: readonly Sample[];
  /** The facts the samples are judged by. */
  readonly facts?: Partial<Facts>;
}

export const isTest = (path: string): boolean => path.endsWith('.test.ts') || path.startsWith('test/');

/** `packages/log` of `packages/log/src/port.ts`; null outside the workspace's members. */
export const memberOf = (path: string): string | null => /^(packages|services)\/[^/]+/.exec(path)?.[0] ?? null;

export const finding = (source: Source, offset: number, what: string): Finding => ({ at: `${source.path}:${source.lineAt(offset)}`, what });
