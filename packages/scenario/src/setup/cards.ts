import type { Card } from '@arbiter/schema';
import type { Scenario } from '../format/scenario.ts';
import { is } from '../format/script.ts';
import type { Entry, ObjectEntry, PlayerSetup } from '../format/setup.ts';

/** The definition of a card by its name. */
export type CardSource = (name: string) => Card | undefined;
export type Definitions = Readonly<Record<string, Card>>;

const counted = /^(.*)\*(\d+)$/u;
const asObject = (entry: Entry): ObjectEntry => {
  if (typeof entry !== 'string') return entry;
  const [, card, count] = counted.exec(entry) ?? [];
  return card === undefined ? { card: entry } : { card, count: Number(count) };
};
/** One entry for each object. */
export const singly = (entries: readonly Entry[] | undefined): readonly ObjectEntry[] =>
  (entries ?? []).map(asObject).flatMap(({ count = 1, ...entry }) => Array.from({ length: count }, () => entry));

const zonesWithCards = [
  'hand',
  'battlefield',
  'graveyard',
  'exile',
  'command',
  'library',
  'sideboard',
  'commander',
  'emblems',
  'schemes',
  'planes',
  'stack',
] as const satisfies readonly (keyof PlayerSetup)[];

const inSetup = (player: PlayerSetup): readonly string[] => [
  ...(player.vanguard === undefined ? [] : [player.vanguard]),
  ...zonesWithCards.flatMap((zone) => (player[zone] ?? []).map((entry) => asObject(entry).card)),
];
const basics = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

export interface Book {
  readonly card: CardSource;
  /** What the game pins: every card it can come to, under its English name. */
  readonly definitions: Definitions;
  readonly unknown: readonly string[];
  /** What fills a library that the scenario says nothing of. */
  readonly filler: string;
}

/** The cards a scenario names in its zones, its own definitions first. */
export function bookOf({ players = {}, script = [], cards = {} }: Scenario, known: CardSource): Book {
  const card: CardSource = (name) => (Object.hasOwn(cards, name) ? cards[name] : known(name));
  const filler = basics.find((name) => card(name) !== undefined) ?? 'Plains';
  const put = script.flatMap((line) => (is(line, 'put') ? [line.put.card] : []));
  const names = [...new Set([filler, ...Object.values(players).flatMap(inSetup), ...put, ...Object.keys(cards)])];
  const definitions = names.flatMap((name) => {
    const found = card(name);
    return found ? [[found.name, found] as const] : [];
  });
  return { card, definitions: Object.fromEntries(definitions), unknown: names.filter((name) => card(name) === undefined), filler };
}
