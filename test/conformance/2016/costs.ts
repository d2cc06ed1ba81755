import { enchantment, instant, spell } from '@arbiter/cards';
import { decisionOf } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import type { Ability, Card, Cost, PlayChange, SpaceOf } from '@arbiter/schema';
import { being, cards, free, gain } from '../cards.ts';
import { answered, type Under } from '../games.ts';
import { type Board, inMain, readyWith } from '../script.ts';
import type { Stage } from '../stage.ts';

/* What the proofs about costs have in common. */

export const squire = being('Squire', 2, 2);
/** An instant that gains a life. */
export const charm = (cost: string, ...more: readonly Ability[]): Card => instant('Charm', { cost }, ...more, spell({ do: [gain(1)] }));
/** An enchantment that changes what things cost, or how they are played. */
export const ruling = (name: string, ...play: readonly PlayChange[]): Card => enchantment(name, { cost: '{0}' }, { kind: 'static', play });
export const tax = ruling('Tax', { costs: 'any', more: '{1}' });
/** An instant for nothing that has its player cast every card of this name in his hand. */
export const order = (name: string, how: 'free' | 'forCost' = 'forCost'): Card =>
  free('Order', { do: 'cast', who: 'you', what: { each: { name }, zone: 'hand' }, ...(how === 'free' ? { free: true } : {}) });

/** What is to be paid, where somebody is asked how. */
export const costAsked = ({ position }: Under): string | undefined => (decisionOf(position)?.space as SpaceOf<'pay'> | undefined)?.cost;
export const kindAsked = ({ position }: Under): string | undefined => decisionOf(position)?.kind;
/** What A has in his pool. */
export const mana = ({ game }: Under): string => (game.players[0]?.mana ?? []).map(({ type }) => type).join('');
export const life = ({ game }: Under): number | undefined => game.players[0]?.life;

type More = Partial<Omit<Scenario, 'cards' | 'players'>>;
/** What A has, and what B has, in A's main phase. */
export const table = (own: readonly Card[], his: Board, more: More = {}, others: Board = {}): Scenario => ({
  cards: cards(...own),
  players: { A: his, B: others },
  ...inMain,
  ...more,
});
/** A at his first priority there. */
export const begun = (stage: Stage, ...on: Parameters<typeof table>): ReturnType<typeof readyWith> => readyWith(stage, table(...on));
/** A has begun to cast this card of his hand. */
export const casting = (stage: Stage, spell: Card, own: readonly Card[], his: Board, how?: string): Under => {
  const { at, id } = begun(stage, [spell, ...own], { ...his, hand: [spell.name, ...(his.hand ?? [])] });
  return answered(stage, at, { cast: id(spell.name), ...(how === undefined ? {} : { how }) });
};
/** Costs of an ability or an effect, by their kinds. */
export const kindsOf = (cost: Cost | undefined): readonly (string | undefined)[] => (cost ?? []).map((part) => Object.keys(part)[0]);
