import { refuse } from './core/problem.ts';

export const MAX_BODY_BYTES = 256 * 1024;
const MAX_DEPTH = 32;

/** Counted before parsing: a parser would recurse. Brackets within strings do not count. */
export const depthOf = (json: string): number => {
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

export const parseJson = (text: string): unknown => {
  if (depthOf(text) > MAX_DEPTH) refuse('malformed-request', { detail: `nested more than ${MAX_DEPTH} deep` });
  try {
    return JSON.parse(text);
  } catch {
    return refuse('malformed-request', { detail: 'the body is not JSON' });
  }
};
