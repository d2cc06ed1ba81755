import { aura, continuous, creatures, enters, triggered } from '../build.ts';

export const claustrophobia = aura(
  'Claustrophobia',
  { ru: 'Клаустрофобия', cost: '{1}{U}{U}' },
  creatures,
  triggered(enters, { do: [{ do: 'tap', what: 'attached' }] }),
  continuous('attached', { rule: 'doesntUntap' }),
);
