import { aPermanent, aSpell, creatures, instant, spell, target } from '../build.ts';

export const crypticCommand = instant(
  'Cryptic Command',
  { ru: 'Тайная Команда', cost: '{1}{U}{U}{U}' },
  spell({
    modes: {
      choose: 2,
      of: [
        { targets: [target('spell', aSpell)], do: [{ do: 'counter', what: { ref: 'spell' } }] },
        { targets: [target('permanent', aPermanent)], do: [{ do: 'move', what: { ref: 'permanent' }, to: { zone: 'hand' } }] },
        { do: [{ do: 'tap', what: { each: { all: [creatures, { controller: 'opponents' }] } } }] },
        { do: [{ do: 'draw', who: 'you', amount: 1 }] },
      ],
    },
  }),
);
