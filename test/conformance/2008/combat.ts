import { planeswalker } from '@arbiter/cards';
import type { Scenario } from '@arbiter/scenario';
import type { Card, Step } from '@arbiter/schema';
import { aCreature, aimed, being, it } from '../cards.ts';

/* What the proofs about combat have in common. */

type Line = NonNullable<Scenario['script']>[number];

export const squire = being('Squire', 2, 2);
export const envoy = planeswalker('Envoy', { cost: '{0}', loyalty: 5 });
/** The same creature with that mana cost, and so that colour. */
export const costing = (cost: string, card: Card = squire): Card => ({ ...card, faces: card.faces.map((face) => ({ ...face, cost })) });
export const slay = aimed('Slay', aCreature, { do: 'destroy', what: it });
export const called = aimed('Called', aCreature, { do: 'removeFromCombat', what: it });

export const inCombat = { start: { turn: 1, step: 'beginning-of-combat' } } as const;
export const toEnd = { stop: { turn: 1, step: 'end-of-combat' } } as const;
export const at = (step: Step, player: 'A' | 'B'): { readonly turn: 1; readonly step: Step; readonly player: 'A' | 'B' } => ({ turn: 1, step, player });
/** A attacks with these, each a player or, as a pair, what it says. */
export const attack = (...attackers: readonly (string | readonly [attacker: string, defender: string])[]): Line => ({
  turn: 1,
  player: 'A',
  attack: attackers.map((one) => (typeof one === 'string' ? one : { attacker: one[0], defender: one[1] })),
});
export const block = (...pairs: readonly (readonly [blocker: string, attacker: string])[]): Line => ({
  turn: 1,
  player: 'B',
  block: pairs.map(([blocker, attacker]) => ({ blocker, attacker })),
});
