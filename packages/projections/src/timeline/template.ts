import type { Named } from './names.ts';
import type { Param, Params, WordKey } from './params.ts';

/*
 * The small language of the messages:
 *   {who}              a parameter
 *   {card|a card}      a parameter, or other words where it is hidden
 *   {n#card|cards}     the word that goes with a number
 *   [ from {zone}]     only if every parameter in it is there
 */

/** How a language says what no message can. */
export interface Tongue {
  readonly words: Readonly<Record<WordKey, string>>;
  readonly and: string;
  readonly named: (of: Named) => string;
  /** Which of the forms goes with a number. */
  readonly form: (n: number) => number;
}

const isWord = (param: Param): param is { readonly word: WordKey } => typeof param === 'object' && 'word' in param;
const isHidden = (param: Param): boolean => typeof param === 'object' && 'object' in param && param.name === null && param.kind === 'card';

const list = (said: readonly string[], and: string): string => (said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} ${and} ${said.at(-1)}`);
function say(tongue: Tongue, param: Param): string {
  if (typeof param !== 'object') return String(param);
  if (isWord(param)) return tongue.words[param.word];
  if ('object' in param) return tongue.named(param);
  return list(
    param.map((one) => say(tongue, one)),
    tongue.and,
  );
}

function filled(tongue: Tongue, params: Params, hole: string): string {
  const [, name = '', mark, rest = ''] = /^(\w+)(?:([|#])(.*))?$/u.exec(hole) ?? [];
  const param = params[name];
  if (param === undefined) return mark === '|' ? rest : '';
  if (mark === '#') return rest.split('|')[tongue.form(Number(param))] ?? '';
  return mark === '|' && isHidden(param) ? rest : say(tongue, param);
}

const holes = /\{([^{}]*)\}/gu;
const isComplete = (part: string, params: Params): boolean =>
  [...part.matchAll(holes)].every(([, hole = '']) => params[hole.split(/[|#]/u)[0] ?? ''] !== undefined);

const beginsWithText = (template: string, params: Params): boolean => typeof params[/^\{(\w+)/u.exec(template)?.[1] ?? ''] === 'string';

/** A message with its parameters in it. It begins with a capital letter, unless with a name that somebody has given himself. */
export function fill(tongue: Tongue, template: string, params: Params): string {
  const kept = template.replace(/\[([^\][]*)\]/gu, (_, part: string) => (isComplete(part, params) ? part : ''));
  const text = kept.replace(holes, (_, hole: string) => filled(tongue, params, hole));
  return beginsWithText(kept, params) ? text : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** The parameters a message asks for. */
export const namesIn = (template: string): ReadonlySet<string> => new Set([...template.matchAll(holes)].map(([, hole = '']) => hole.split(/[|#]/u)[0] ?? ''));
