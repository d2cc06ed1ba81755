import { aCreature, instant, spell, target } from '../build.ts';

export const fulgentDistraction = instant(
  'Fulgent Distraction',
  { cost: '{2}{W}' },
  spell({
    targets: [target('them', aCreature, 2)],
    do: [
      { do: 'tap', what: { ref: 'them' } },
      { do: 'unattach', what: { each: { all: [{ subtype: 'Equipment' }, { attachedTo: { ref: 'them' } }] } } },
    ],
  }),
);
