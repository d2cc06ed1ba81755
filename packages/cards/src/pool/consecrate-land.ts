import { aura, continuous, keyword } from '../build.ts';

export const consecrateLand = aura(
  'Consecrate Land',
  { cost: '{W}' },
  { type: 'land' },
  continuous('attached', { gain: [keyword('indestructible')] }, { rule: { cantBeAttachedBy: { all: [{ subtype: 'Aura' }, { not: { among: 'self' } }] } } }),
);
