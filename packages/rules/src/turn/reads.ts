import type { Game, Obj } from '@arbiter/schema';
import { at } from '../engine/game.ts';
import { perKey } from '../engine/perKey.ts';

/** What the texts in a game look at: a total that is read can end a loop. */
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

const readIn = (text: object): Reads => {
  const all = [...nodes(text)];
  return {
    counters: new Set(all.flatMap(countersRead)),
    turnFacts: new Set(all.flatMap((node) => [node['turn'], node['lastTurn']].filter((fact) => typeof fact === 'string'))),
    life: all.some(readsLife),
    stats: all.some((node) => 'stat' in node || 'most' in node || 'least' in node),
    limits: all.some((node) => typeof node['limit'] === 'number'),
  };
};
const readOf = perKey((text: object) => readIn(text));

const openZones = ['battlefield', 'stack', 'exile', 'command', 'ante', 'phasedOut'] as const;
const openly = (game: Game): readonly Obj[] =>
  [...openZones.flatMap((zone) => game[zone]), ...game.players.flatMap(({ graveyard }) => graveyard)].map((id) => at(game, id));
const textsOf = (game: Game, { card, faceDown, values, stack }: Obj): readonly (object | null | undefined)[] => [
  card === null || faceDown ? null : game.cards[card],
  values,
  stack?.ability,
];

/** Of everything that lies open, has begun or waits: what hidden cards would look at must make no difference that anyone could see. */
export const reads = perKey((game: Game): Reads => {
  const texts = [...openly(game).flatMap((o) => textsOf(game, o)), ...game.effects, ...game.waiting.map(({ ability }) => ability)];
  const each = [...new Set(texts)].flatMap((text) => (text ? [readOf(text)] : []));
  return {
    counters: new Set(each.flatMap(({ counters }) => [...counters])),
    turnFacts: new Set(each.flatMap(({ turnFacts }) => [...turnFacts])),
    life: each.some(({ life }) => life),
    stats: each.some(({ stats }) => stats),
    limits: each.some(({ limits }) => limits),
  };
});
