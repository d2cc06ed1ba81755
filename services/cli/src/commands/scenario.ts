import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exitCode, notYet, type Result, runText, unreadable } from '@arbiter/scenario';

export interface ScenarioOptions {
  readonly json?: boolean;
}

const isScenario = (name: string): boolean => /\.jsonc?$/u.test(name);

/** The scenario files a path stands for: itself, or all below it in the order of their names. */
function filesAt(path: string): readonly string[] {
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && isScenario(entry.name));
  return names.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}

/** Every file is run, whatever is wrong with another. */
function runFile(file: string): readonly Result[] {
  const read = (other: string): string => readFileSync(resolve(dirname(file), other), 'utf8');
  try {
    return runText(readFileSync(file, 'utf8'), { file, read });
  } catch (error) {
    return [unreadable(file, null, error instanceof Error ? error.message : String(error))];
  }
}

function print({ file, name, ok, failures, error }: Result): void {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${file}${name === null ? '' : `: ${name}`}`);
  if (error !== null) console.log(`     ${error}`);
  for (const { expected, actual, at } of failures) console.log(`     ${at}: expected ${expected}; ${actual}`);
}

/** Runs scenarios from files and folders; as JSON one object a line for each. */
export function scenarioRun(paths: readonly string[], options: ScenarioOptions): void {
  const results = paths.flatMap(filesAt).flatMap(runFile);
  if (options.json) for (const result of results) console.log(JSON.stringify(result));
  else {
    results.forEach(print);
    const failed = results.filter(({ failures }) => failures.length > 0).length;
    const unread = results.filter(({ error }) => error !== null).length;
    console.log(`${results.length} scenarios: ${results.length - failed - unread} hold, ${failed} fail, ${unread} cannot be run`);
  }
  process.exitCode = exitCode(results);
}

/** The keys of the format whose rules are not built yet. */
export function scenarioKeys(options: ScenarioOptions): void {
  if (options.json) console.log(JSON.stringify(notYet.map(({ key, values }) => ({ key, ...(values === undefined ? {} : { values }) }))));
  else for (const { key, values } of notYet) console.log(values === undefined ? key : `${key}: ${values}`);
}
