import { BEGINS_IN_PLAY } from './concepts/starting.ts';
import { keywords } from './keywords/index.ts';

/** Whether the rules follow a keyword of this name; an ability of any other would do nothing. */
export const isKeywordKnown = (name: string): boolean => keywords.has(name) || name === BEGINS_IN_PLAY;
