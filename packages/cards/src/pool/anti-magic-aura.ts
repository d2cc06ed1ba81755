import { aura, continuous, creatures } from '../build.ts';

export const antiMagicAura = aura(
  'Anti-Magic Aura',
  { cost: '{2}{U}' },
  creatures,
  continuous(
    'attached',
    { rule: { cantBeTargetedBy: { is: 'spell' } } },
    { rule: { cantBeAttachedBy: { all: [{ subtype: 'Aura' }, { not: { among: 'self' } }] } } },
  ),
);
