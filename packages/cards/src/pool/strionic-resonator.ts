import { activated, artifact, target } from '../build.ts';

export const strionicResonator = artifact(
  'Strionic Resonator',
  { cost: '{2}' },
  activated([{ mana: '{2}' }, { tap: 'self' }], {
    targets: [target('it', { objects: { all: [{ is: 'triggered' }, { controller: 'you' }] }, zone: 'stack' })],
    do: [{ do: 'copyStack', what: { ref: 'it' }, who: 'you', newTargets: true }],
  }),
);
