import { artifactCreature, continuous, triggered } from '../build.ts';

export const psychosisCrawler = artifactCreature(
  'Psychosis Crawler',
  { cost: '{5}', subtypes: ['Horror'], power: '*', toughness: '*' },
  continuous('self', { setPower: { cards: 'hand', of: 'you' }, setToughness: { cards: 'hand', of: 'you' }, defining: true }),
  triggered({ on: 'draw', who: 'you' }, { do: [{ do: 'loseLife', who: 'opponents', amount: 1 }] }),
);
