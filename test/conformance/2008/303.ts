import { triggered } from '@arbiter/cards';
import { being, cards, free, gain, whenever, yourStep } from '../cards.ts';
import { prove } from '../prove.ts';

const riser = being('Early Riser', 1, 1, triggered({ on: 'untap', what: 'self' }, { do: [gain(1)] }));
const matins = whenever('Matins', yourStep('upkeep'), gain(2));

prove('2008:303.1', 'the upkeep begins with what has triggered, then the active player has priority', {
  accepts({ plays }) {
    plays({
      name: 'a trigger of the untap step and one of the upkeep, and an instant on top',
      cards: cards(riser, matins, free('Nap', gain(4))),
      players: { A: { hand: ['Nap'], battlefield: [{ card: 'Early Riser', tapped: true }, 'Matins'] }, B: {} },
      start: { turn: 3, step: 'untap' },
      script: [
        {
          turn: 3,
          step: 'upkeep',
          player: 'A',
          expect: [
            { stack: 'Early Riser', count: 1 },
            { stack: 'Matins', count: 1 },
            { stack: 2 },
            { awaits: { player: 'A', kind: 'priority' } },
            { event: 'PriorityPassed', count: 0 },
          ],
        },
        { turn: 3, step: 'upkeep', player: 'A', cast: 'Nap' },
        { turn: 3, step: 'upkeep', player: 'A', resolve: 'all' },
        { turn: 3, step: 'upkeep', player: 'A', expect: [{ life: { A: 27 } }] },
      ],
    });
  },
  refuses({ plays }) {
    plays({
      name: "it is another player's upkeep, and no time for a creature",
      cards: cards(matins),
      players: { A: { hand: ['Grizzly Bears'], battlefield: ['Forest*2'] }, B: { battlefield: ['Matins'] } },
      start: { turn: 3, step: 'untap' },
      script: [
        { turn: 3, step: 'upkeep', player: 'A', expect: [{ stack: 0 }, { can: { player: 'A', cast: 'Grizzly Bears' }, is: false }] },
        { turn: 3, step: 'upkeep', player: 'A', cast: 'Grizzly Bears', illegal: true },
      ],
    });
  },
});
