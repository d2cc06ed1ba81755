import { enchantment, enters, leaves, target, triggered } from '@arbiter/cards';
import type { Ability } from '@arbiter/schema';
import { aCreature, aimed, it } from '../cards.ts';
import { inMain } from '../script.ts';

/* What the proofs of linked abilities are played with. */

export const modern = { rules: 'modern', ...inMain } as const;
export const on = (card: string, count: number) => ({ zone: 'battlefield', card, count }) as const;
export const gone = (card: string, count = 1) => ({ zone: 'exile', card, count }) as const;
export const both = ['Grizzly Bears', 'Hill Giant'] as const;

export const exilesIt = { do: 'move', what: it, to: { zone: 'exile' }, link: 'exiled' } as const;
export const returnsIt = { do: 'move', what: { linked: 'exiled' }, to: { zone: 'battlefield' } } as const;
export const takes: Ability = triggered(enters, { targets: [target('it', aCreature)], do: [exilesIt] });
export const gives: Ability = triggered(leaves, { do: [returnsIt] });
export const ring = enchantment('Ring', { cost: '{0}' }, takes, gives);
export const banish = aimed('Banish', aCreature, { do: 'move', what: it, to: { zone: 'exile' } });
export const unmake = aimed('Unmake', { objects: { is: 'permanent' } }, { do: 'destroy', what: it });
