import { creature, enchantment, instant, sorcery, spell, target, triggered } from '@arbiter/cards';
import type { Ability, Card, EventPattern, Instruction, Step, Targetable } from '@arbiter/schema';

/* Plain cards for proofs: each says one thing. */

/** Cards as a scenario defines them. */
export const cards = (...all: readonly Card[]): Readonly<Record<string, Card>> => Object.fromEntries(all.map((card) => [card.name, card]));

/** An instant for nothing. */
export const free = (name: string, ...does: readonly Instruction[]): Card => instant(name, { cost: '{0}' }, spell({ do: does }));
/** The same with one target, called `it`. */
export const aimed = (name: string, what: Targetable, ...does: readonly Instruction[]): Card =>
  instant(name, { cost: '{0}' }, spell({ targets: [target('it', what)], do: does }));
/** An enchantment that does something whenever this happens. */
export const whenever = (name: string, when: EventPattern, ...does: readonly Instruction[]): Card =>
  enchantment(name, { cost: '{0}' }, triggered(when, { do: does }));
/** A creature with some abilities. */
export const being = (name: string, power: number, toughness: number, ...abilities: readonly Ability[]): Card =>
  creature(name, { cost: '{0}', power, toughness }, ...abilities);

/** So much damage to opponents as its player says. */
export const flare = sorcery('Flare', { cost: '{X}{R}' }, spell({ do: [{ do: 'damage', amount: 'X', to: { player: 'opponents' } }] }));

export const gain = (amount: number): Instruction => ({ do: 'gainLife', who: 'you', amount });
export const draw = (amount: number): Instruction => ({ do: 'draw', who: 'you', amount });
export const yourStep = (step: Step): EventPattern => ({ on: 'step', step, whose: 'you' });
export const aCreature: Targetable = { objects: { type: 'creature' } };
export const it = { ref: 'it' } as const;
export const slay = aimed('Slay', aCreature, { do: 'destroy', what: it });
