import type { Scenario } from '@arbiter/scenario';
import type { Card } from '@arbiter/schema';
import { cards } from './cards.ts';
import { answered, from, type Under } from './games.ts';
import type { Reached, Stage } from './stage.ts';

/* What most proofs are played in: A's first main phase. */

export const main = { turn: 1, step: 'precombat-main' } as const;
export const inMain = { start: main } as const;
type Script = NonNullable<Scenario['script']>;
/** A's spells, one after another, each resolved. */
export const casts = (...names: readonly string[]): Script =>
  names.flatMap(
    (cast): Script => [
      { ...main, player: 'A', cast },
      { ...main, player: 'A', resolve: 'all' },
    ],
  );

/** What a player begins with. */
export type Board = NonNullable<Scenario['players']>[string];
interface Ready extends Reached {
  readonly at: Under;
}
/** A at his first priority of that phase, with what he has on his side. */
export const ready = (stage: Stage, his: Board, ...own: readonly Card[]): Ready => {
  const reached = stage.reaches({ cards: cards(...own), players: { A: his, B: {} }, ...inMain, stop: { ...main, when: 'begin' } });
  return { ...reached, at: from(reached) };
};
/** A has begun to cast this from his hand, and is asked something about it. */
export const casting = (stage: Stage, his: Board, spell: Card, ...own: readonly Card[]): Under => {
  const { at, id } = ready(stage, { ...his, hand: [spell.name] }, spell, ...own);
  return answered(stage, at, { cast: id(spell.name) });
};
