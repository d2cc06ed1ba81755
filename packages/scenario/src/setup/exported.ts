import { type Position, wake } from '@arbiter/rules';
import { decodeEntry, type Entry } from '@arbiter/schema';
import { SetupProblem } from './problem.ts';

interface Line {
  readonly salts?: unknown;
  readonly reveal?: { readonly seed?: string };
}

function entryOf(line: string, at: number): { readonly entry: Entry; readonly seed: string | null } {
  let read: Line;
  try {
    read = JSON.parse(line) as Line;
  } catch {
    throw new SetupProblem(`line ${at + 1} of the export is no JSON`);
  }
  const { salts: _, reveal, ...entry } = read;
  const decoded = decodeEntry(entry);
  if ('error' in decoded) throw new SetupProblem(`entry ${at} of the export: ${decoded.error}`);
  return { entry: decoded.ok, seed: reveal?.seed ?? null };
}

/** The position after an entry of an exported game. Its own chance goes on where the export reveals it; else chance is by `seed`. */
export function positionAt(text: string, at: number, seed: string): Position {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (at >= lines.length) throw new SetupProblem(`the export has no entry ${at}; its last is ${lines.length - 1}`);
  const read = lines.map(entryOf);
  const revealed = read.at(-1)?.seed ?? null;
  try {
    return wake(
      read.slice(0, at + 1).map(({ entry }) => entry),
      revealed ?? seed,
    );
  } catch (error) {
    throw new SetupProblem(`the export does not come out as these rules have it: ${error instanceof Error ? error.message : String(error)}`);
  }
}
