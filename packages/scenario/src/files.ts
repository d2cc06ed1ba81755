import { parseFile } from './parse.ts';
import { type Ground, runScenario } from './play.ts';
import { type Result, unreadable } from './result.ts';

/** Runs every scenario of a file's text, in order. */
export const runText = (text: string, ground: Ground & { readonly file: string }): readonly Result[] =>
  parseFile(text).map((parsed) => ('scenario' in parsed ? runScenario(parsed.scenario, ground) : unreadable(ground.file, parsed.name, parsed.error)));
