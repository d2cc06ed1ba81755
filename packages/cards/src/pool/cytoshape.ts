import { aCreature, creatures, instant, spell, target } from '../build.ts';

export const cytoshape = instant(
  'Cytoshape',
  { cost: '{1}{G}{U}' },
  spell({
    targets: [target('it', aCreature)],
    do: [
      { do: 'choose', who: 'you', from: { each: { all: [{ not: { supertype: 'legendary' } }, creatures] } }, as: 'model' },
      { do: 'become', what: { ref: 'it' }, copyOf: { ref: 'model' }, for: 'endOfTurn' },
    ],
  }),
);
