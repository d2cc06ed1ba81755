import { type Finding, finding, isTest, type Rule } from '../rule.ts';
import type { Node, Place, Source } from '../tree.ts';

/** Where the same input must give the same output, on every machine and for ever. */
const PURE = /^packages\/(rules|projections)\/src\//;

const GLOBALS: Readonly<Record<string, string>> = {
  Date: 'the clock: use the `at` that the table has set',
  performance: 'the clock: budgets count steps, events and bytes',
  setTimeout: 'the clock: deadlines are logged',
  setInterval: 'the clock: deadlines are logged',
  process: 'the process: take it as an argument',
  fetch: 'I/O: the caller does it',
  console: 'I/O: return it as a value',
  Intl: 'the locale: compare code units',
  crypto: 'chance: use play.random',
};
const MODULES = new Set(['node:crypto', 'node:util']);
const CHANCE = /^(random|randomBytes|randomInt|randomUUID|randomFill|randomFillSync|webcrypto|getRandomValues)$/;
const LOCALE = /^(toLocale\w+|localeCompare)$/;
const SORT = /^(sort|toSorted)$/;

const nameOf = (node: unknown): string | null => ((node as Node | null)?.type === 'Identifier' ? String((node as Node)['name']) : null);

/** False for a name that only labels a member, a property or a method. */
function isReference({ node, parent, field }: Place): boolean {
  if (node.type !== 'Identifier') return false;
  return !((field === 'property' || field === 'key') && parent?.['computed'] === false && parent['shorthand'] !== true);
}

function banOf(place: Place): string | null {
  const { node, parent } = place;
  const name = nameOf(node);
  if (name && isReference(place) && Object.hasOwn(GLOBALS, name)) return `${name} is ${GLOBALS[name]}`;
  if (node.type === 'ImportSpecifier' && CHANCE.test(nameOf(node['imported']) ?? '')) return `${nameOf(node['imported'])} is chance: use play.random`;
  if (node.type !== 'MemberExpression') return null;
  const member = nameOf(node['property']) ?? '';
  if (member === 'random' && nameOf(node['object']) === 'Math') return 'Math.random is chance: use play.random';
  if (LOCALE.test(member)) return `${member} is the locale: compare code units`;
  const isCall = parent?.type === 'CallExpression' && parent['callee'] === node;
  return isCall && SORT.test(member) && (parent['arguments'] as unknown[]).length === 0 ? `${member}() without a comparator` : null;
}

function bansIn(source: Source): Finding[] {
  const modules = source.imports
    .filter(({ target }) => target.startsWith('node:') && !MODULES.has(target))
    .map(({ target, line }) => ({ at: `${source.path}:${line}`, what: `${target} is I/O: the caller does it` }));
  const calls = source.places.flatMap((place) => {
    const ban = banOf(place);
    return ban ? [finding(source, place.node.start, ban)] : [];
  });
  return [...modules, ...calls];
}

const inRules = (text: string) => ({ 'packages/rules/src/turn/a.ts': text });

export const bannedCalls: Rule = {
  name: 'no clock, chance, I/O, locale or default order in rules and projections',
  fix: 'each finding names what to use instead',
  check: (tree) => tree.sources.filter(({ path }) => PURE.test(path) && !isTest(path)).flatMap(bansIn),
  bad: [
    inRules('const at = Date.now();'),
    inRules('const at = new Date();'),
    inRules('const n = Math.random();'),
    inRules('const t = performance.now();'),
    inRules('const e = process.env;'),
    inRules("import { readFileSync } from 'node:fs';"),
    inRules("import { request } from 'node:http';"),
    inRules("import { connect } from 'node:net';"),
    inRules("import { randomBytes } from 'node:crypto';"),
    inRules('const c = new Intl.Collator();'),
    inRules('const s = (1).toLocaleString();'),
    inRules("const o = 'a'.localeCompare('b');"),
    inRules('const s = [2, 1].sort();'),
    { 'packages/projections/src/a.ts': 'const s = [2, 1].toSorted();' },
    inRules('const later = { setTimeout };'),
  ],
  good: [
    inRules("import { createHmac } from 'node:crypto'; const s = [2, 1].toSorted((a, b) => a - b); const x = { Date: 1, process: 2 }.process;"),
    { 'packages/log/src/a.ts': 'const at = Date.now();' },
    { 'packages/rules/src/a.test.ts': 'const at = Date.now();' },
  ],
};
