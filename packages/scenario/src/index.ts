export { type Playable, type Stop, scenario } from './builder.ts';
export { runText } from './files.ts';
export type { Scenario } from './format/scenario.ts';
export { notYet } from './notYet.ts';
export { makeFile, type Parsed, parseFile, parseScenario } from './parse.ts';
export { type Ground, runScenario } from './play.ts';
export { exitCode, type Failure, type Result, unreadable } from './result.ts';
export type { CardSource } from './setup/cards.ts';
