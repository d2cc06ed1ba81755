import { refuse } from './core/problem.ts';

export const MAX_BODY_BYTES = 256 * 1024;
const MAX_DEPTH = 32;
const MAX_SHOWN = 40;

/** Counted before parsing: a parser would recurse. Brackets within strings do not count. */
const depthOf = (json: string): number => {
  let [depth, deepest, inString] = [0, 0, false];
  for (let i = 0; i < json.length; i++) {
    const char = json[i];
    if (inString) {
      if (char === '\\') i++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth);
    else if (char === '}' || char === ']') depth--;
  }
  return deepest;
};

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/gu;
/** The first key that an object has twice. Readers differ in which of the two they take, so that what one has checked another may not see. */
const keyTwiceIn = (json: string): string | null => {
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const [keys, key] = [open.at(-1), JSON.parse(last) as string];
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
    last = token;
  }
  return null;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('malformed-request', { detail: 'the body is not JSON' });
  }
};

export const parseJson = (text: string): unknown => {
  if (depthOf(text) > MAX_DEPTH) refuse('malformed-request', { detail: `nested more than ${MAX_DEPTH} deep` });
  const value = parsed(text);
  const twice = keyTwiceIn(text);
  return twice === null ? value : refuse('malformed-request', { detail: `the key ${JSON.stringify(twice.slice(0, MAX_SHOWN))} stands there twice` });
};
