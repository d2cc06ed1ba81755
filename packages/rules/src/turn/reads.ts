import type { Game } from '@arbiter/schema';

/** What the texts of a game's cards look at: a total that is read can end a loop. */
export interface Reads {
  readonly counters: ReadonlySet<string>;
  readonly turnFacts: ReadonlySet<string>;
  readonly life: boolean;
  readonly stats: boolean;
  readonly limits: boolean;
}

/** Every JSON object in a value. */
function* nodes(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>;
  for (const part of Object.values(value)) yield* nodes(part);
}

/** A filter or quantity over counters; instructions, costs and events that name a counter do not read it. */
const countersRead = (node: Readonly<Record<string, unknown>>): readonly string[] => {
  if ('do' in node || 'would' in node) return [];
  if (typeof node['counters'] === 'string') return [node['counters']];
  return typeof node['counter'] === 'string' && typeof node['on'] !== 'string' ? [node['counter']] : [];
};
/** A life total is read of a player; a cost of life is an amount. */
const readsLife = ({ life }: Readonly<Record<string, unknown>>): boolean =>
  life !== undefined &&
  typeof life !== 'number' &&
  life !== 'X' &&
  !(typeof life === 'object' && life !== null && !('ref' in life || 'linked' in life || 'controllerOf' in life || 'ownerOf' in life));

const read = (cards: Game['cards']): Reads => {
  const all = [...nodes(cards)];
  return {
    counters: new Set(all.flatMap(countersRead)),
    turnFacts: new Set(all.flatMap((node) => [node['turn'], node['lastTurn']].filter((fact) => typeof fact === 'string'))),
    life: all.some(readsLife),
    stats: all.some((node) => 'stat' in node || 'most' in node || 'least' in node),
    limits: all.some((node) => typeof node['limit'] === 'number'),
  };
};

const known = new WeakMap<Game['cards'], Reads>();
/** Kept beside the definitions, which are the same value all through a game. */
export const reads = (cards: Game['cards']): Reads => {
  const found = known.get(cards) ?? read(cards);
  known.set(cards, found);
  return found;
};
