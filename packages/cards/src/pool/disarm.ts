import { aCreature, instant, spell, target } from '../build.ts';

export const disarm = instant(
  'Disarm',
  { cost: '{U}' },
  spell({
    targets: [target('it', aCreature)],
    do: [{ do: 'unattach', what: { each: { all: [{ subtype: 'Equipment' }, { attachedTo: { ref: 'it' } }] } } }],
  }),
);
