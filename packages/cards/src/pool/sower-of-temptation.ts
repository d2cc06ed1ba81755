import { aCreature, creature, enters, keyword, target, triggered } from '../build.ts';

export const sowerOfTemptation = creature(
  'Sower of Temptation',
  { ru: 'Сеятельница Соблазнов', cost: '{2}{U}{U}', subtypes: ['Faerie', 'Wizard'], power: 2, toughness: 2 },
  keyword('flying'),
  triggered(enters, {
    targets: [target('it', aCreature)],
    do: [{ do: 'change', what: { ref: 'it' }, changes: [{ control: 'you' }], for: { untilLeaves: 'self' } }],
  }),
);
