import { instant, spell, target } from '../build.ts';

export const magicalHack = instant(
  'Magical Hack',
  { cost: '{U}' },
  spell({
    targets: [target('it', { objects: { any: [{ is: 'spell' }, { is: 'permanent' }] }, zone: ['stack', 'battlefield'] })],
    do: [
      { do: 'decide', who: 'you', choice: { as: 'from', what: 'basicLandType' }, as: 'from' },
      { do: 'decide', who: 'you', choice: { as: 'to', what: 'basicLandType' }, as: 'to' },
      { do: 'change', what: { ref: 'it' }, changes: [{ text: { from: { ref: 'from' }, to: { ref: 'to' } } }], for: 'game' },
    ],
  }),
);
