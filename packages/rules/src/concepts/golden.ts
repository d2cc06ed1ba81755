import type { Cite, Game } from '@arbiter/schema';
import { editionOf } from '../cards/faces.ts';

type RuleOf = (game: Pick<Game, 'rules'>) => Cite;
/** A rule that the two editions number, and may word, differently. */
export const byEdition =
  (classic: Cite, modern: Cite): RuleOf =>
  ({ rules }) =>
    editionOf(rules) === 'classic' ? classic : modern;

/* The golden rules, by the edition a game goes by (2008:103; 2016:101). */

/** A card is right where it contradicts the rules. */
export const cardFirst = byEdition('2008:103.1', '2016:101.1');
/** "Cannot" beats "can". */
export const cannot = byEdition('2008:103.2', '2016:101.2');
/** What is impossible is not done. */
export const impossible = byEdition('2008:103.3', '2016:609.3');

/** Who would win and lose at once loses. */
export const losesRather = byEdition('2008:102.3e', '2016:104.3f');

/** Several players choose, the active player first, and then it all happens at once. */
export const inTurn = (game: Game, choosers: number, alone: Cite): Cite => (choosers > 1 ? byEdition('2008:103.4', '2016:608.2e')(game) : alone);
/** Cards so chosen where nobody else sees them stay hidden; which they are is clear. */
export const unseen = byEdition('2008:103.4a', '2016:101.4a');
export const inTurnUnseen = (game: Game, choosers: number, alone: Cite): Cite => (choosers > 1 ? unseen(game) : alone);
/** What else was chosen is known to those who choose later. */
export const knownToNext = byEdition('2008:103.4b', '2016:101.4b');
/** Several choices of one player are made in the order written, else in whatever order he likes. */
export const inAnyOrder = (game: Game, choices: number, alone: Cite): Cite => (choices > 1 ? byEdition('2008:103.4c', '2016:101.4c')(game) : alone);
