import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Cite } from '@arbiter/schema';
import { hasRule } from '../../packages/rules/src/rulebook/rulebook.ts';
import { proofs } from './proofs.ts';
import { run, titleOf } from './prove.ts';
import { standings, summaryOf, textOf } from './report.ts';

const kept = new URL('./proved.json', import.meta.url);
const { values: wanted } = parseArgs({
  options: { json: { type: 'boolean' }, all: { type: 'boolean' }, keep: { type: 'boolean' }, without: { type: 'string' } },
});

/** Every rule and its tests. Fails when one that was proved is no longer, with `--all` while any is missing; `--keep` writes down what is proved now. */
function all(): number {
  const standing = standings(proofs.map((proof) => run(proof)));
  const summary = summaryOf(standing);
  console.log(wanted.json ? JSON.stringify(summary) : textOf(standing));
  const before: readonly string[] = JSON.parse(readFileSync(kept, 'utf8'));
  const lost = before.filter((id) => (summary.missing as readonly string[]).includes(id));
  if (lost.length > 0) console.error(`no longer proved: ${lost.join(' ')}`);
  const now = standing.filter(({ rule, proved }) => proved || before.includes(rule.id)).map(({ rule }) => rule.id);
  if (wanted.keep) writeFileSync(kept, `${JSON.stringify(now, null, 2)}\n`);
  return lost.length > 0 || (wanted.all && summary.missing.length > 0) ? 1 : 0;
}

/** The tests of one rule with the step left out that cites it. They are to fail: then it ends with 1, as any run with failures does; with 0 while one holds. */
function without(id: Cite): number {
  const ran = proofs.filter(({ ids, cases }) => ids.includes(id) && cases.length > 0).map((proof) => run(proof, id));
  for (const { proof, failure } of ran)
    console.log(failure ? `red    ${titleOf(proof)}\n         ${failure.message.replaceAll('\n', '\n         ')}` : `GREEN  ${titleOf(proof)}`);
  const green = ran.filter(({ failure }) => failure === null).length;
  console.log(ran.length === 0 ? `no test names ${id}` : `without ${id}: ${ran.length - green} red, ${green} green`);
  return ran.length > 0 && green === 0 ? 1 : 0;
}

const { without: left } = wanted;
if (left === undefined) process.exitCode = all();
else if (hasRule(left)) process.exitCode = without(left);
else {
  console.error(`conformance: no rule has the number ${left}; it takes one such as 2008:310.4`);
  process.exitCode = 2;
}
