import {
  type Language,
  type Line,
  languages,
  lineText,
  mergeParts,
  type ProjectionName,
  projectionNames,
  projectionOf,
  type SeenEntry,
  type Viewer,
} from '@arbiter/projections';
import type { HeadOf } from '@arbiter/schema';
import { LRUCache } from 'lru-cache';
import { type Caller, viewerOf } from './callers.ts';
import type { ServiceGround } from './ground.ts';
import type { Told } from './history.ts';
import { refuse } from './problem.ts';
import { headOf } from './viewing.ts';

export { type ProjectionName, projectionNames };

export interface Query {
  /** As it stood after this entry; null: now. */
  readonly at: number | null;
  readonly language: string | null;
}
interface Folded {
  readonly state: unknown;
  readonly head: HeadOf;
}

/** Entry by entry as the viewer sees it: whoever may not see all folds only what he is sent, so nothing hidden can come out. */
const seenBy = ({ entry, parts }: Told, viewer: Viewer): SeenEntry => {
  const { index, at } = entry;
  if (viewer === 'judge') return { index, at, batches: entry.batches as SeenEntry['batches'] };
  return { index, at, batches: mergeParts(parts.public, viewer === 'public' ? null : (parts.seats[viewer.seat] ?? null)) };
};

const KEPT = 300;
/** The newest fold of each projection, game and viewer asked for; can be lost at any time. */
export type Folds = LRUCache<string, Folded>;
export const folds = (): Folds => new LRUCache<string, Folded>({ max: KEPT });
const keyOf = (name: ProjectionName, game: string, viewer: Viewer): string => JSON.stringify([name, game, viewer]);

/** Goes on from the newest fold of this game for this viewer, unless an earlier entry is asked for. */
const foldTo = async (ground: ServiceGround, name: ProjectionName, game: string, viewer: Viewer, index: number): Promise<Folded> => {
  const projection = projectionOf(name);
  const key = keyOf(name, game, viewer);
  const newest = ground.folds.get(key);
  const start = newest && newest.head.index <= index ? newest : null;
  let [state, head] = [start?.state ?? projection.empty(viewer), start?.head ?? null];
  for await (const told of head?.index === index ? [] : ground.history.told(game, head ? head.index + 1 : 0)) {
    state = projection.fold(state, seenBy(told, viewer));
    head = { index: told.entry.index, hash: told.entry.hash };
    if (head.index === index) break;
  }
  if (head?.index !== index) return refuse('no-such-entry');
  const folded = { state, head };
  if (!newest || head.index > newest.head.index) ground.folds.set(key, folded);
  return folded;
};

const languageOf = (wanted: string | null): Language =>
  languages.find((language) => language === (wanted ?? 'en')) ?? refuse('malformed-request', { detail: `lang can be ${languages.join(' or ')}` });

const shown = (name: ProjectionName, state: unknown, language: Language): object => {
  const said = projectionOf(name).show(state);
  switch (name) {
    case 'zones':
      return { zones: said };
    case 'life':
      return { players: said };
    case 'stack':
      return { stack: said };
    case 'timeline':
      return { lines: (said as readonly Line[]).map((line) => ({ ...line, text: lineText(line, language) })) };
    default:
      return name satisfies never;
  }
};

export const queryOf = async (
  ground: ServiceGround,
  name: ProjectionName,
  caller: Caller,
  game: string,
  { at, language }: Query,
): Promise<object & { readonly head: HeadOf }> => {
  const newest = await headOf(ground, game);
  const { state, head } = await foldTo(ground, name, game, viewerOf(caller), at ?? newest.index);
  return { head, ...shown(name, state, languageOf(language)) };
};
