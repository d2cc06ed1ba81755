import { artifactCreature, continuous, creatures } from '../build.ts';

export const watchdog = artifactCreature('Watchdog', { cost: '{3}', subtypes: ['Hound'], power: 1, toughness: 2 }, continuous('self', { rule: 'mustBlock' }), {
  ...continuous({ each: { all: [creatures, { attacks: 'you' }] } }, { power: -1, toughness: 0 }),
  while: { fits: 'self', filter: { is: 'untapped' } },
});
