const first = /^(["“«(]?)(\p{Ll})/u;

const next = /([.!?] )(\p{Ll})/gu;

const raised = (_: string, before: string, letter: string): string => before + letter.toUpperCase();
export const capital = (text: string): string => text.replace(first, raised).replace(next, raised);
const ended = /[.!?][”»")]*$/u;
/** A sentence of its own. */
export const sentence = (text: string): string => (text === '' ? '' : `${capital(text)}${ended.test(text) ? '' : '.'}`);
