import { creature, keyword, replacing } from '../build.ts';

export const swansOfBrynArgoll = creature(
  'Swans of Bryn Argoll',
  { ru: 'Лебеди Брин-Аргола', cost: '{2}{W/U}{W/U}', subtypes: ['Bird', 'Spirit'], power: 4, toughness: 3 },
  keyword('flying'),
  replacing(
    { would: 'damage', to: 'self' },
    { prevent: 'all', then: [{ do: 'draw', who: { controllerOf: { ref: 'triggerSource' } }, amount: { ref: 'prevented' } }] },
  ),
);
