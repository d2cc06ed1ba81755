import type { Instruction } from '@arbiter/schema';
import { artifactCreature, dies, keyword, triggered } from '../build.ts';

const wurmWith = (word: string): Instruction => ({
  do: 'token',
  who: 'you',
  token: { types: ['artifact', 'creature'], subtypes: ['Wurm'], power: 3, toughness: 3, abilities: [keyword(word)] },
});

export const wurmcoilEngine = artifactCreature(
  'Wurmcoil Engine',
  { ru: 'Машина Свитых Вурмов', cost: '{6}', subtypes: ['Wurm'], power: 6, toughness: 6 },
  keyword('deathtouch'),
  keyword('lifelink'),
  triggered(dies, { do: [{ do: 'together', then: [wurmWith('deathtouch'), wurmWith('lifelink')] }] }),
);
