import { appendFileSync, mkdirSync, writeSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** What repeats this test's random choices; a test that makes some sets it before it uses them. */
    seed?: string | number;
  }
}

const KEPT = 'reports/failed-seeds.txt';

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`;

/** Closes the run with `N passed, N failed`, before it what repeats each failure. Under REQUIRE=all a skipped test has failed. */
export default class ClosingLine implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    const [passed, broken, skipped] = [inState('passed'), inState('failed'), inState('skipped')];
    const crashed = modules.filter((module) => module.state() === 'failed' && !broken.some((test) => test.module === module));
    const mustRun = process.env.REQUIRE === 'all';
    if (broken.length > 0) this.printSeeds(broken);
    for (const test of skipped) console.log(`${mustRun ? 'failed, since REQUIRE=all allows no skip' : 'skipped'}: ${nameOf(test)}${noteOf(test)}`);
    if (mustRun && skipped.length > 0) process.exitCode = 1;
    const failed = broken.length + crashed.length + errors.length + (mustRun ? skipped.length : 0);
    const aside = skipped.length > 0 && !mustRun ? `, ${skipped.length} skipped` : '';
    const line = `${passed.length} passed, ${failed} failed${aside}\n`;
    process.once('exit', () => writeSync(process.stdout.fd, line)); // other reporters still have something to say
  }

  private printSeeds(broken: readonly TestCase[]): void {
    const order = this.vitest?.config.sequence.seed;
    const lines = broken.map((test) => `${nameOf(test)}: ${test.meta().seed === undefined ? '' : `seed ${test.meta().seed}, `}order seed ${order}`);
    console.log(`\nthe same order again: npm test -- --sequence.seed=${order}\n${lines.join('\n')}`);
    mkdirSync('reports', { recursive: true });
    appendFileSync(KEPT, `${lines.join('\n')}\n`);
  }
}

function noteOf(test: TestCase): string {
  const result = test.result();
  return result.state === 'skipped' && result.note ? ` (${result.note})` : '';
}
