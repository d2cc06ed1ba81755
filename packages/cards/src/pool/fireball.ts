import { sorcery, spell } from '../build.ts';

export const fireball = sorcery(
  'Fireball',
  { cost: '{X}{R}' },
  { kind: 'static', zones: ['stack'], play: [{ costs: { among: 'self' }, more: { max: [0, { minus: [{ ref: 'them' }, 1] }] } }] },
  spell({
    targets: [{ as: 'them', what: 'anyTarget', min: 0, max: { sum: [{ count: { each: { is: 'permanent' } } }, { players: 'each' }] } }],
    do: [
      { do: 'bind', value: { number: { quotient: ['X', { ref: 'them' }], round: 'down' } }, as: 'share' },
      { do: 'damage', amount: { ref: 'share' }, to: { ref: 'them' } },
    ],
  }),
);
