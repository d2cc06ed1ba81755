import type { Words } from './index.ts';
import { board, command, game, help, note, stop } from './ru/game.ts';
import { hint, option, question, way, what } from './ru/questions.ts';
import { complaint, refusal } from './ru/refusals.ts';

export const ru: Words = { board, command, complaint, game, help, hint, note, option, question, refusal, stop, way, what };
