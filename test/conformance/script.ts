import type { Scenario } from '@arbiter/scenario';
import type { Card } from '@arbiter/schema';
import { cards } from './cards.ts';
import { answered, from, type Under } from './games.ts';
import type { Reached, Stage } from './stage.ts';

/* What most proofs are played in: A's first main phase. */

export const main = { turn: 1, step: 'precombat-main' } as const;
export const inMain = { start: main } as const;
type Script = NonNullable<Scenario['script']>;
type Said =
  | { readonly cast: string; readonly targets?: readonly string[]; readonly x?: number }
  | { readonly activate: string; readonly ability?: number; readonly targets?: readonly string[] };
/** A does these one after another, each resolved. */
export const does = (...lines: readonly Said[]): Script =>
  lines.flatMap(
    (line): Script => [
      { ...main, player: 'A', ...line },
      { ...main, player: 'A', resolve: 'all' },
    ],
  );
export const casts = (...names: readonly string[]): Script => does(...names.map((cast) => ({ cast })));

/** What a player begins with. */
export type Board = NonNullable<Scenario['players']>[string];
interface Ready extends Reached {
  readonly at: Under;
}
/** A at his first priority of that phase. */
export const readyWith = (stage: Stage, board: Scenario): Ready => {
  const reached = stage.reaches({ ...inMain, ...board, stop: { ...main, when: 'begin' } });
  return { ...reached, at: from(reached) };
};
/** The same with what he has on his side. */
export const ready = (stage: Stage, his: Board, ...own: readonly Card[]): Ready => readyWith(stage, { cards: cards(...own), players: { A: his, B: {} } });
/** A has begun to cast this from his hand, and is asked something about it. */
export const casting = (stage: Stage, his: Board, spell: Card, ...own: readonly Card[]): Under => {
  const { at, id } = ready(stage, { ...his, hand: [spell.name] }, spell, ...own);
  return answered(stage, at, { cast: id(spell.name) });
};
