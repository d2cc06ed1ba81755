import { triggered } from '@arbiter/cards';
import { being, cards, yourStep } from '../cards.ts';
import { prove } from '../prove.ts';

const drummer = being(
  'Drummer',
  1,
  1,
  triggered(yourStep('beginning-of-combat'), { do: [{ do: 'change', what: 'self', changes: [{ power: 1, toughness: 1 }], for: 'endOfTurn' }] }),
);

prove('2008:307.1', 'combat begins with what triggers then, and with priority', {
  accepts({ plays }) {
    plays({
      name: 'before attackers are declared',
      cards: cards(drummer),
      players: { A: { battlefield: ['Drummer'] }, B: {} },
      start: { turn: 1, step: 'precombat-main' },
      script: [
        {
          turn: 1,
          step: 'beginning-of-combat',
          player: 'A',
          expect: [{ stack: 'Drummer', count: 1 }, { permanent: 'Drummer', power: 1, attacking: false }, { awaits: { player: 'A', kind: 'priority' } }],
        },
        { turn: 1, player: 'A', attack: ['Drummer'] },
      ],
      stop: { turn: 1, step: 'end-of-combat' },
      expect: [{ life: { B: 18 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: "it is another player's combat",
      cards: cards(drummer),
      players: { A: {}, B: { battlefield: ['Drummer'] } },
      start: { turn: 1, step: 'precombat-main' },
      script: [{ turn: 1, step: 'beginning-of-combat', player: 'A', expect: [{ stack: 0 }] }],
      stop: { turn: 1, step: 'end-of-combat' },
      expect: [{ permanent: 'Drummer', power: 1 }],
    });
  },
});
