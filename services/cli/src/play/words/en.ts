import { board, command, game, help, note, stop } from './en/game.ts';
import { hint, option, question, way, what } from './en/questions.ts';
import { complaint, refusal } from './en/refusals.ts';

export const en = { board, command, complaint, game, help, hint, note, option, question, refusal, stop, way, what } as const;
