import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFacts } from './facts.ts';
import type { Facts, Finding, Rule, Sample } from './rule.ts';
import { bannedCalls } from './rules/banned.ts';
import { citations } from './rules/citations.ts';
import { noCycles } from './rules/cycles.ts';
import { engineLaw, importLaw, procedureLaw } from './rules/imports.ts';
import { ownOpinion } from './rules/oracles.ts';
import { topLevel } from './rules/places.ts';
import { replaceable } from './rules/replaceable.ts';
import { medians, mediansOf, sizes } from './rules/sizes.ts';
import { everyTestRuns } from './rules/tests.ts';
import { finished, productOnly, typesHold } from './rules/wording.ts';
import { readTree, treeOf } from './tree.ts';

const HOUSE: readonly Rule[] = [
  importLaw,
  engineLaw,
  procedureLaw,
  noCycles,
  ownOpinion,
  bannedCalls,
  sizes,
  medians,
  citations,
  replaceable,
  everyTestRuns,
  finished,
  productOnly,
  typesHold,
  topLevel,
];

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NO_FACTS: Facts = { ruleIds: new Set(), replaceable: new Set(), ceilings: {} };

const tree = readTree(ROOT);
const facts = await readFacts(ROOT);

const report = (rule: Rule, found: readonly Finding[]) => [rule.name, ...found.map(({ at, what }) => `  ${at}: ${what}`), `fix: ${rule.fix}`].join('\n');
const judge = (rule: Rule, sample: Sample) => rule.check(treeOf(new Map(Object.entries(sample))), { ...NO_FACTS, ...rule.facts });

for (const rule of HOUSE) {
  describe(rule.name, () => {
    it('holds', () => {
      const found = rule.check(tree, facts);
      expect(found.length, report(rule, found)).toBe(0);
    });

    it('can fail', () => {
      for (const sample of rule.bad) expect.soft(judge(rule, sample), `this should be found out: ${JSON.stringify(sample)}`).not.toEqual([]);
    });

    it('accuses nobody falsely', () => {
      for (const sample of rule.good) expect.soft(judge(rule, sample), `this should pass: ${JSON.stringify(sample)}`).toEqual([]);
    });
  });
}

it('prints the medians', () => {
  const { files, file, functions, function: body } = mediansOf(tree);
  console.log(`${files} files, median ${file} lines; ${functions} functions with a block, median ${body} lines`);
  expect(files).toBeGreaterThan(0);
});
