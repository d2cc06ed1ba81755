import type { Text } from '@arbiter/schema';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Under these keys a text gives names, and under these it speaks of what goes by a name. */
const naming = ['as', 'found', 'rest', 'chosen', 'other'];
const speaking: ReadonlySet<string> = new Set([...naming, 'ref', 'did', 'divided']);
const isLoop = (json: { readonly [key: string]: Json }): boolean => json['do'] === 'forEach';

function namesGiven(json: Json, names: Set<string> = new Set()): ReadonlySet<string> {
  if (Array.isArray(json)) for (const one of json as readonly Json[]) namesGiven(one, names);
  else if (typeof json === 'object' && json !== null) {
    const object = json as { readonly [key: string]: Json };
    for (const key of isLoop(object) ? [...naming, 'name'] : naming) if (typeof object[key] === 'string') names.add(object[key]);
    for (const value of Object.values(object)) namesGiven(value, names);
  }
  return names;
}

function renamed(json: Json, names: ReadonlySet<string>, suffix: string): Json {
  const own = (value: Json): Json => (typeof value === 'string' && names.has(value) ? value + suffix : renamed(value, names, suffix));
  if (Array.isArray(json)) return json.map((one: Json) => renamed(one, names, suffix));
  if (typeof json !== 'object' || json === null) return json;
  const object = json as { readonly [key: string]: Json };
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => {
      if (key === 'otherThan' && Array.isArray(value)) return [key, value.map(own)];
      return [key, speaking.has(key) || (key === 'name' && isLoop(object)) ? own(value) : renamed(value, names, suffix)];
    }),
  );
}

/** The same text with names of its own, so that two may stand side by side; what it only speaks of keeps its name. */
export const withOwnNames = (text: Text, suffix: string): Text => {
  const json = text as unknown as Json;
  return renamed(json, namesGiven(json), suffix) as unknown as Text;
};
