import { isKeywordKnown } from '@arbiter/rules';
import { formats, isBuilt } from '@arbiter/schema';
import type { Scenario } from './format/scenario.ts';
import type { PlayerSetup } from './format/setup.ts';

/** A key of the format whose rule is not built; `values`: only with these. */
interface Missing {
  readonly key: string;
  readonly values?: string;
  readonly in: (scenario: Scenario) => boolean;
}

const players = (scenario: Scenario): readonly PlayerSetup[] => Object.values(scenario.players ?? {});
type Listed = 'commander' | 'schemes' | 'planes';
const listed = (key: Listed): Missing => ({ key, in: (scenario) => players(scenario).some((player) => (player[key] ?? []).length > 0) });
const unbuiltFormats = formats.filter((format) => !isBuilt(format));

const missing: readonly Missing[] = [
  {
    key: 'format',
    values: unbuiltFormats.join(', '),
    in: ({ format = 'duel' }) => !isBuilt(format),
  },
  { key: 'range', in: ({ range }) => range !== undefined },
  listed('commander'),
  listed('schemes'),
  listed('planes'),
];

/** The keys that are parsed but make their scenario unreadable for now. */
export const notYet: readonly { readonly key: string; readonly values?: string }[] = missing;
export const notYetIn = (scenario: Scenario): readonly string[] => [...missing.filter((one) => one.in(scenario)).map(({ key }) => key), ...strangeIn(scenario)];

/** The keywords that stand anywhere in a text. */
function keywordsIn(text: unknown): readonly string[] {
  if (typeof text !== 'object' || text === null) return [];
  const { kind, keyword } = text as { readonly kind?: unknown; readonly keyword?: unknown };
  return [...(kind === 'keyword' && typeof keyword === 'string' ? [keyword] : []), ...Object.values(text).flatMap(keywordsIn)];
}
/** Keywords of cards defined here that no rule follows. */
const strangeIn = ({ cards = {} }: Scenario): readonly string[] =>
  Object.entries(cards).flatMap(([name, card]) =>
    keywordsIn(card)
      .filter((keyword) => !isKeywordKnown(keyword))
      .map((keyword) => `the keyword "${keyword}" (cards.${name})`),
  );
