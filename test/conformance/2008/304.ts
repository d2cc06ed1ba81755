import { cards, free, gain, whenever, yourStep } from '../cards.ts';
import { prove } from '../prove.ts';

const matins = whenever('Matins', yourStep('draw'), gain(1));
const study = whenever('Study', { on: 'draw', who: 'you' }, gain(2));

prove('2008:304.1', 'the active player draws, then what has triggered goes on the stack, then he has priority', {
  accepts({ plays }) {
    plays({
      name: 'the card is there before anybody could do anything',
      cards: cards(matins, study, free('Nap', gain(4))),
      players: { A: { hand: ['Nap'], battlefield: ['Matins', 'Study'], library: ['Lightning Bolt', 'Forest*9'] }, B: {} },
      start: { turn: 3, step: 'draw' },
      script: [
        {
          turn: 3,
          step: 'draw',
          player: 'A',
          expect: [
            { zone: 'hand', player: 'A', card: 'Lightning Bolt', count: 1 },
            { stack: 'Matins', count: 1 },
            { stack: 'Study', count: 1 },
            { awaits: { player: 'A', kind: 'priority' } },
            { event: 'PriorityPassed', count: 0 },
          ],
        },
        { turn: 3, step: 'draw', player: 'A', cast: 'Nap' },
        { turn: 3, step: 'draw', player: 'A', resolve: 'all' },
        { turn: 3, step: 'draw', player: 'A', expect: [{ life: { A: 27 } }] },
      ],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'the other player draws nothing',
      cards: cards(study),
      players: { A: {}, B: { battlefield: ['Study'] } },
      start: { turn: 3, step: 'draw' },
      stop: { turn: 3, step: 'draw' },
      expect: [{ zone: 'hand', player: 'A', count: 1 }, { zone: 'hand', player: 'B', count: 0 }, { event: 'CardDrawn', count: 1 }, { life: { B: 20 } }],
    });
  },
});
