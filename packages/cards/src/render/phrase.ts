/** Cases of a phrase: as the subject, of it, to it (each of a set), it as the object (all of a set), by it, about it; `subj` is the subject where a verb may do without one. */
export type Form = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'pre' | 'subj';
/** What the verb beside a phrase agrees with: the reader, one, several; `bare` where the verb stands after another one. */
export type Agree = 'you' | 'one' | 'many' | 'bare';

/** A part of a sentence that takes the form its place asks for. `is` are flags that a template can ask. */
export interface Phrase {
  readonly of: (form: Form) => string;
  readonly agree: Agree;
  readonly is?: readonly string[];
}
export type Param = Phrase | string | number | boolean | undefined;
export type Params = Readonly<Record<string, Param>>;

export const plain = (text: string, agree: Agree = 'one', is: readonly string[] = []): Phrase => ({ of: () => text, agree, is });
export const isPhrase = (param: Param): param is Phrase => typeof param === 'object';
/** A phrase for each of several forms, the first for all others. */
export const byForm = (first: Phrase, others: Partial<Record<Form, Phrase>>): Phrase => ({ ...first, of: (form) => (others[form] ?? first).of(form) });
