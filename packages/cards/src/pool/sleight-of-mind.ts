import { instant, spell, target } from '../build.ts';

export const sleightOfMind = instant(
  'Sleight of Mind',
  { cost: '{U}' },
  spell({
    targets: [target('it', { objects: { any: [{ is: 'spell' }, { is: 'permanent' }] }, zone: ['stack', 'battlefield'] })],
    do: [
      { do: 'decide', who: 'you', choice: { as: 'from', what: 'color' }, as: 'from' },
      { do: 'decide', who: 'you', choice: { as: 'to', what: 'color' }, as: 'to' },
      { do: 'change', what: { ref: 'it' }, changes: [{ text: { from: { ref: 'from' }, to: { ref: 'to' } } }], for: 'game' },
    ],
  }),
);
