import { type Decoded, decoder } from '@arbiter/schema';
import { Scenario } from './format/scenario.ts';
import { doings } from './format/script.ts';
import { notYetIn } from './notYet.ts';
import { problemsOf } from './sound.ts';

/** One scenario of a file, or why it cannot be run. */
export type Parsed = { readonly scenario: Scenario } | { readonly name: string | null; readonly error: string };

const decode: (input: unknown) => Decoded<Scenario> = decoder(Scenario as never);

/** `//` comments become blanks, so that places in error messages stay what they are. */
export const withoutComments = (text: string): string =>
  text.replace(/"(?:\\.|[^"\\])*"|\/\/[^\n]*/gu, (found) => (found.startsWith('"') ? found : ' '.repeat(found.length)));

const nameOf = (input: unknown): string | null => {
  const name = typeof input === 'object' && input !== null ? (input as { name?: unknown }).name : null;
  return typeof name === 'string' ? name : null;
};

/** A line whose verb is misspelt would otherwise be taken for the closest of all lines. */
function aimless(input: unknown): string | null {
  const script = typeof input === 'object' && input !== null ? (input as { script?: unknown }).script : null;
  if (!Array.isArray(script)) return null;
  const at = script.findIndex((line) => typeof line === 'object' && line !== null && !doings.some((key) => Object.hasOwn(line, key)));
  return at < 0 ? null : `script[${at}]: nothing is done; a line has one of ${doings.join(', ')}`;
}

/** Every key is checked; one that is no key of the format makes the scenario unreadable. */
export function parseScenario(input: unknown): Parsed {
  const name = nameOf(input);
  const nothing = aimless(input);
  if (nothing !== null) return { name, error: nothing };
  const read = decode(input);
  if ('error' in read) return { name, error: read.error };
  const [missing] = notYetIn(read.ok);
  if (missing !== undefined) return { name, error: `not yet: ${missing}` };
  const [problem] = problemsOf(read.ok);
  return problem === undefined ? { scenario: read.ok } : { name, error: problem };
}

/** What {@link parseFile} reads as these again. */
export const makeFile = (scenarios: readonly Scenario[]): string => JSON.stringify(scenarios, null, 2);

/** A file's scenarios; a file that is no JSON is one that cannot be read. */
export function parseFile(text: string): readonly Parsed[] {
  let input: unknown;
  try {
    input = JSON.parse(withoutComments(text));
  } catch (error) {
    return [{ name: null, error: error instanceof Error ? error.message : String(error) }];
  }
  return (Array.isArray(input) ? input : [input]).map(parseScenario);
}
