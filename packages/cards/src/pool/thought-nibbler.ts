import { creature, keyword } from '../build.ts';

export const thoughtNibbler = creature('Thought Nibbler', { cost: '{U}', subtypes: ['Beast'], power: 1, toughness: 1 }, keyword('flying'), {
  kind: 'static',
  play: [{ handChange: -2, who: 'you' }],
});
