import { ask } from './questions.ts';

export const { holds } = ask;
