import { aCreature, activated, enchantment, keyword, leaves, target, triggered } from '../build.ts';

export const parallaxWave = enchantment(
  'Parallax Wave',
  { cost: '{2}{W}{W}' },
  keyword('fading', { amount: 5 }),
  activated([{ removeCounters: 'fade', count: 1 }], {
    targets: [target('it', aCreature)],
    do: [{ do: 'move', what: { ref: 'it' }, to: { zone: 'exile' }, link: 'exiled' }],
  }),
  triggered(leaves, { do: [{ do: 'move', what: { linked: 'exiled' }, to: { zone: 'battlefield' } }] }),
);
