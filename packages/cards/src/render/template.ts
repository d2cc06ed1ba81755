import { type Agree, type Form, isPhrase, type Param, type Params } from './phrase.ts';

/*
 * The small language of the message tables:
 *   {what}             a parameter, as a subject         {what:acc}   in another form
 *   {who|draw|draws}   a verb that agrees with a parameter
 *   [ from {zone}]     only if every parameter in it is there
 *   [?flag: …] [!flag: …]   only if a flag is set, or not; `name.flag` is a flag of a parameter, `who.you` says whom it agrees with
 */
type Part =
  | { readonly text: string }
  | { readonly name: string; readonly form: Form }
  | { readonly name: string; readonly verbs: readonly string[] }
  | { readonly when: string | null; readonly is: boolean; readonly parts: readonly Part[] };

const token = /\{([a-z]\w*)(?::(\w+))?((?:\|[^|{}]*)*)\}|\[(?:([?!])([\w.]+):)?|\]|[^[\]{]+|./gu;

function parse(template: string): readonly Part[] {
  const tokens = template.matchAll(token);
  const read = (): readonly Part[] => {
    const parts: Part[] = [];
    for (let next = tokens.next(); !next.done; next = tokens.next()) {
      const [text, name, form = 'nom', verbs, ask, flag] = next.value;
      if (text === ']') return parts;
      if (text.startsWith('[')) parts.push({ when: flag ?? null, is: ask !== '!', parts: read() });
      else if (name === undefined) parts.push({ text });
      else parts.push(verbs ? { name, verbs: verbs.slice(1).split('|') } : { name, form: form as Form });
    }
    return parts;
  };
  return read();
}

const parsed = new Map<string, readonly Part[]>();
const partsOf = (template: string): readonly Part[] => {
  const parts = parsed.get(template) ?? parse(template);
  parsed.set(template, parts);
  return parts;
};

const isThere = (param: Param): boolean => param !== undefined && param !== false;
const isSet = (params: Params, flag: string): boolean => {
  const [name = '', mark] = flag.split('.');
  const param = params[name];
  if (mark === undefined) return isThere(param);
  return isPhrase(param) && (param.agree === mark || (param.is ?? []).includes(mark));
};
const isComplete = (parts: readonly Part[], params: Params): boolean => parts.every((part) => !('name' in part) || isThere(params[part.name]));

export type Verb = (forms: readonly string[], agree: Agree) => string;

function write(parts: readonly Part[], params: Params, verb: Verb): string {
  const one = (part: Part): string => {
    if ('text' in part) return part.text;
    if ('parts' in part) {
      const shown = part.when === null ? isComplete(part.parts, params) : isSet(params, part.when) === part.is;
      return shown ? write(part.parts, params, verb) : '';
    }
    const param = params[part.name];
    if ('verbs' in part) return verb(part.verbs, isPhrase(param) ? param.agree : 'one');
    if (isPhrase(param)) return param.of(part.form);
    return param === undefined || typeof param === 'boolean' ? '' : String(param);
  };
  return parts.map(one).join('');
}

const tidy = (text: string): string =>
  text
    .replace(/ {2,}/gu, ' ')
    .replace(/ ([,.;:])/gu, '$1')
    .trim();

export const fill = (template: string, params: Params, verb: Verb): string => tidy(write(partsOf(template), params, verb));

const flat = (parts: readonly Part[]): readonly Part[] => parts.flatMap((part) => ('parts' in part ? [part, ...flat(part.parts)] : [part]));

/** The parameters and flags a template asks for. */
export const namesIn = (template: string): ReadonlySet<string> =>
  new Set(
    flat(partsOf(template)).flatMap((part) => ('name' in part ? [part.name] : 'when' in part && part.when !== null ? [part.when.split('.')[0] ?? ''] : [])),
  );
/** The verbs of a template, each in its forms. */
export const verbsIn = (template: string): readonly (readonly string[])[] => flat(partsOf(template)).flatMap((part) => ('verbs' in part ? [part.verbs] : []));
