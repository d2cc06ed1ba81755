const first = /^(["“«(]?)(\p{Ll})/u;

export const capital = (text: string): string => text.replace(first, (_, before: string, letter: string) => before + letter.toUpperCase());
const ended = /[.!?][”»")]*$/u;
/** A sentence of its own. */
export const sentence = (text: string): string => (text === '' ? '' : `${capital(text)}${ended.test(text) ? '' : '.'}`);
