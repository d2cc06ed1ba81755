import { ask } from './questions.ts';

/** The objects a reference means, present or past; of a zone in the order of its list. */
export const { objectsOf, playersOf } = ask;
