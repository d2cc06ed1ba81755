import type { Finding, Rule } from '../rule.ts';
import type { Import, Source } from '../tree.ts';

const ORACLE = /^test\/oracle\/[^/]+\/oracle\.ts$/;
const BOARD = /^test\/oracle\/[^/]+\/board\.ts$/;
const isTheirs = ({ target }: Import): boolean => target.startsWith('test/oracle/');
const isEngine = ({ target }: Import): boolean => target.startsWith('@arbiter/rules') || target.startsWith('packages/rules/');

const taken = (source: Source, forbidden: (one: Import) => boolean): Finding[] =>
  source.imports
    .filter((one) => one.byValue && forbidden(one))
    .map(({ target, line }) => ({ at: `${source.path}:${line}`, what: `takes more than types from ${target}` }));

export const ownOpinion: Rule = {
  name: 'a second opinion shares nothing with the engine',
  fix: 'an oracle is written down from the rules: it takes types, the words of its board, and what lies beside it for all oracles',
  check: ({ sources }) => [
    ...sources.filter(({ path }) => ORACLE.test(path)).flatMap((source) => taken(source, (one) => !isTheirs(one))),
    ...sources.filter(({ path }) => BOARD.test(path)).flatMap((source) => taken(source, isEngine)),
  ],
  bad: [
    { 'test/oracle/a/oracle.ts': "import { lookOf } from '@arbiter/rules';" },
    { 'test/oracle/a/oracle.ts': "import { check } from '@arbiter/schema';" },
    { 'test/oracle/a/oracle.ts': "import { x } from '../../../packages/rules/src/a.ts';" },
    { 'test/oracle/a/board.ts': "import { x } from '../../../packages/rules/src/a.ts';" },
  ],
  good: [
    { 'test/oracle/a/oracle.ts': "import type { Seat } from '@arbiter/schema'; import { x } from './board.ts'; import { y } from '../combine.ts';" },
    { 'test/oracle/a/compare.ts': "import { act } from '@arbiter/rules';" },
  ],
};
