import type { Card } from '@arbiter/schema';
import { keyword, loyalty, planeswalker, target, yourCreatures } from '../build.ts';

const card = planeswalker(
  'Garruk Wildspeaker',
  { ru: 'Гаррук Дикоречивый', cost: '{2}{G}{G}', supertypes: ['legendary'], subtypes: ['Garruk'], loyalty: 3 },
  loyalty(1, { targets: [target('lands', { objects: { type: 'land' } }, 2)], do: [{ do: 'untap', what: { ref: 'lands' } }] }),
  loyalty(-1, {
    do: [{ do: 'token', who: 'you', token: { types: ['creature'], subtypes: ['Beast'], colors: ['G'], power: 3, toughness: 3 } }],
  }),
  loyalty(-4, {
    do: [{ do: 'change', what: { each: yourCreatures }, changes: [{ power: 3, toughness: 3 }, { gain: [keyword('trample')] }], for: 'endOfTurn' }],
  }),
);

/** Planeswalkers became legendary in 2017; before that a rule of their own kept two of a type apart. */
const classic = card.faces.map((face) => {
  const { supertypes: _, ...rest } = face;
  return rest;
});

export const garrukWildspeaker: Card = { ...card, per: { classic } };
