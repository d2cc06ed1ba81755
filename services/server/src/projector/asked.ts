import { parseArgs } from 'node:util';
import { type Language, languages, type ProjectionName, projectionNames } from '@arbiter/projections';

/** What was asked for cannot be done; said in one line. */
export class Unusable extends Error {}

export interface Asked {
  readonly names: readonly ProjectionName[];
  readonly once: boolean;
  readonly rebuild: boolean;
  readonly game: string | null;
  readonly language: Language | null;
}
const named = (text: string | undefined): readonly ProjectionName[] => {
  const found = projectionNames.filter((name) => name === text || text === 'all');
  if (found.length === 0)
    throw new Unusable(`${text === undefined ? 'name a projection' : `there is no projection "${text}"`}: ${projectionNames.join(', ')} or all`);
  return found;
};
const options = { once: { type: 'boolean' }, rebuild: { type: 'boolean' }, game: { type: 'string' }, lang: { type: 'string' } } as const;
const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Unusable(error instanceof Error ? error.message : String(error));
  }
};
export const askedIn = (args: readonly string[]): Asked => {
  const { values, positionals } = parsed(args);
  const [name, more] = positionals;
  if (more !== undefined) throw new Unusable(`"${more}" is one word too many`);
  if (values.game !== undefined && !/^[a-z0-9]{26}$/u.test(values.game)) throw new Unusable(`"${values.game}" is no game's id`);
  const language = languages.find((one) => one === values.lang) ?? null;
  if (values.lang !== undefined && (language === null || name !== 'timeline' || values.game === undefined))
    throw new Unusable(`--lang goes with timeline and --game, and can be ${languages.join(' or ')}`);
  return { names: named(name), once: values.once ?? false, rebuild: values.rebuild ?? false, game: values.game ?? null, language };
};
