import { enchantment, enters, leaves, target, triggered } from '../build.ts';

export const oblivionRing = enchantment(
  'Oblivion Ring',
  { cost: '{2}{W}' },
  triggered(enters, {
    targets: [target('it', { objects: { all: [{ is: 'permanent' }, { not: { type: 'land' } }, { not: { among: 'self' } }] } })],
    do: [{ do: 'move', what: { ref: 'it' }, to: { zone: 'exile' }, link: 'exiled' }],
  }),
  triggered(leaves, { do: [{ do: 'move', what: { linked: 'exiled' }, to: { zone: 'battlefield' } }] }),
);
