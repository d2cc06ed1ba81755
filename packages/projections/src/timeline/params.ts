import type { lossReasons, Phase, Step, Zone } from '@arbiter/schema';
import type { Named } from './names.ts';

/** A word of a closed list, said in the reader's language. */
export type WordKey = `from.${Zone}` | `to.${Zone}` | `step.${Step}` | `phase.${Phase}` | `lost.${(typeof lossReasons)[number]}` | 'turn' | 'yes' | 'no';
/** What a line speaks of: a number, a seat or other text as it is, an object, a word, or several of these. */
export type Param = number | string | Named | { readonly word: WordKey } | readonly Param[];
export type Params = Readonly<Record<string, Param>>;
