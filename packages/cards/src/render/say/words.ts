import type { ColorWord, Word } from '@arbiter/schema';
import type { Voice } from '../voice.ts';

export const colorWord = (v: Voice, word: ColorWord): string => (typeof word === 'string' ? v.lang.messages.colorName[word] : v.lang.messages.colorName.chosen);
export const typeWord = (v: Voice, word: Word): string => (typeof word === 'string' ? v.lang.subtype(word) : v.lang.messages.colorName.chosenType);
