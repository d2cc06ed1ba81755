import { aCreature, instant, spell, target } from '../build.ts';

export const magneticTheft = instant(
  'Magnetic Theft',
  { cost: '{R}' },
  spell({
    targets: [target('equipment', { objects: { subtype: 'Equipment' } }), target('it', aCreature)],
    do: [{ do: 'attach', what: { ref: 'equipment' }, to: { ref: 'it' } }],
  }),
);
