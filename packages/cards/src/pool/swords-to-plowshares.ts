import { aCreature, instant, spell, target } from '../build.ts';

export const swordsToPlowshares = instant(
  'Swords to Plowshares',
  { cost: '{W}' },
  spell({
    targets: [target('it', aCreature)],
    do: [
      { do: 'bind', value: { players: { controllerOf: { ref: 'it' } } }, as: 'player' },
      { do: 'move', what: { ref: 'it' }, to: { zone: 'exile' } },
      { do: 'gainLife', who: { ref: 'player' }, amount: { stat: 'power', of: { ref: 'it' } } },
    ],
  }),
);
