import { describe, expect, test } from 'vitest';
import { seedsOf } from '../support/runs.ts';
import { chance } from '../support/spaces.ts';
import { proofs } from './proofs.ts';
import { run, titleOf } from './prove.ts';
import proved from './proved.json' with { type: 'json' };
import { standings, summaryOf } from './report.ts';

const SAMPLE = 10;
const [seed = 0] = seedsOf(1);

for (const proof of proofs)
  test(titleOf(proof), () => {
    const { failure } = run(proof);
    if (failure) throw failure;
  });

test('what was proved once is proved', () => {
  const { missing } = summaryOf(standings(proofs.map((proof) => ({ proof, failure: null }))));
  expect(proved.filter((id) => (missing as readonly string[]).includes(id))).toEqual([]);
});

describe(`without the step that cites it a rule is not proved (seed ${seed})`, () => {
  const random = chance(seed);
  const ids = [...new Set(proofs.filter(({ cases }) => cases.length > 0).flatMap((proof) => proof.ids))];
  const some = Array.from({ length: Math.min(SAMPLE, ids.length) }, () => ids.splice(random.below(ids.length), 1)[0] as (typeof ids)[number]);
  test.for(some)('%s', (id, { task }) => {
    task.meta.seed = seed;
    const green = proofs.filter((proof) => proof.ids.includes(id) && run(proof, id).failure === null);
    expect(green.map(titleOf)).toEqual([]);
  });
});
