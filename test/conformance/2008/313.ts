import { triggered } from '@arbiter/cards';
import { aCreature, aimed, being, cards, free, it } from '../cards.ts';
import { prove } from '../prove.ts';

const mayfly = being('Mayfly', 1, 1, triggered({ on: 'step', step: 'end' }, { do: [{ do: 'sacrifice', what: 'self' }] }));

prove('2008:313.1', 'the end of turn begins with what triggers then, and with priority', {
  accepts({ plays }) {
    plays({
      name: 'a creature that is still there until its ability resolves',
      cards: cards(mayfly),
      players: { A: { battlefield: ['Mayfly'] }, B: {} },
      start: { turn: 1, step: 'postcombat-main' },
      script: [
        { turn: 1, step: 'end', player: 'A', expect: [{ stack: 'Mayfly', count: 1 }, { permanent: 'Mayfly' }, { awaits: { player: 'A', kind: 'priority' } }] },
      ],
      expect: [{ graveyard: 'A', cards: ['Mayfly'] }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'not before it',
      cards: cards(mayfly),
      players: { A: { battlefield: ['Mayfly'] }, B: {} },
      start: { turn: 1, step: 'end-of-combat' },
      stop: { turn: 1, step: 'postcombat-main' },
      expect: [{ permanent: 'Mayfly' }, { stack: 0 }, { event: 'AbilityTriggered', count: 0 }],
    });
  },
});

const hatch = free('Hatch', { do: 'move', what: { each: { type: 'creature' }, zone: 'hand' }, to: { zone: 'battlefield' } });
const swell = aimed('Swell', aCreature, { do: 'change', what: it, changes: [{ power: 1, toughness: 1 }], for: 'endOfTurn' });

prove('2008:313.2', 'what comes in the end of turn step waits for the next one', {
  accepts({ plays }) {
    plays({
      name: 'it lives until the next turn ends, though the bonus does not',
      cards: cards(mayfly, hatch, swell),
      players: { A: { hand: ['Hatch', 'Swell', 'Mayfly'] }, B: {} },
      start: { turn: 1, step: 'end' },
      script: [
        { turn: 1, step: 'end', player: 'A', cast: 'Hatch' },
        { turn: 1, step: 'end', player: 'A', resolve: 'all' },
        { turn: 1, step: 'end', player: 'A', cast: 'Swell', targets: ['Mayfly'] },
        { turn: 1, step: 'end', player: 'A', resolve: 'all' },
        {
          turn: 1,
          step: 'end',
          player: 'A',
          expect: [
            { permanent: 'Mayfly', power: 2 },
            { event: 'AbilityTriggered', count: 0 },
          ],
        },
        { turn: 2, step: 'upkeep', player: 'B', expect: [{ permanent: 'Mayfly', power: 1 }] },
      ],
      stop: { turn: 2, step: 'end' },
      expect: [{ zone: 'graveyard', player: 'A', card: 'Mayfly', count: 1 }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'one created then, too, does not act in this turn',
      cards: cards(
        mayfly,
        free('Doom', { do: 'delayed', when: { on: 'step', step: 'end' }, text: { do: [{ do: 'loseLife', who: 'you', amount: 3 }] }, times: 'once' }),
      ),
      players: { A: { hand: ['Doom'] }, B: {} },
      start: { turn: 1, step: 'end' },
      script: [
        { turn: 1, step: 'end', player: 'A', cast: 'Doom' },
        { turn: 2, step: 'upkeep', player: 'B', expect: [{ life: { A: 20 } }] },
      ],
      stop: { turn: 2, step: 'end' },
      expect: [{ life: { A: 17 } }],
    });
  },
});
