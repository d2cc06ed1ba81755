import { continuous, keyword, triggered } from '@arbiter/cards';
import { being, cards, free, gain } from '../cards.ts';
import { prove } from '../prove.ts';

const wisp = being('Wisp', 1, 1, keyword('phasing'));

prove('2008:302.1', 'phasing comes first in the untap step, out and in at one moment', {
  accepts({ plays }) {
    const events = plays({
      name: 'one goes, one comes back tapped as it was and untaps then',
      cards: cards(wisp),
      players: {
        A: {
          battlefield: [
            { card: 'Wisp', as: 'out' },
            { card: 'Wisp', as: 'in', phasedOut: true, tapped: true },
          ],
        },
        B: {},
      },
      start: { turn: 3, step: 'untap' },
      stop: { turn: 3, step: 'upkeep', when: 'begin' },
      expect: [
        { zone: 'phasedOut', card: '$out', count: 1 },
        { zone: 'battlefield', card: '$in', count: 1, tapped: false },
        { zone: 'battlefield', card: 'Wisp', count: 1 },
        { stack: 0 },
        { event: 'Untapped', object: '$in', count: 1 },
      ],
    });
    const order = events.map(({ type }) => type).filter((type) => type === 'PhasedOut' || type === 'PhasedIn' || type === 'Untapped');
    if (order.join() !== 'PhasedOut,PhasedIn,Untapped') throw new Error(order.join());
  },
  refuses({ plays }) {
    plays({
      name: "the other player's stay where they are until his own",
      cards: cards(wisp),
      players: {
        A: {},
        B: {
          battlefield: [
            { card: 'Wisp', as: 'here' },
            { card: 'Wisp', as: 'away', phasedOut: true },
          ],
        },
      },
      start: { turn: 3, step: 'untap' },
      stop: { turn: 4, step: 'upkeep', when: 'begin' },
      script: [
        {
          turn: 3,
          step: 'upkeep',
          player: 'A',
          expect: [
            { zone: 'phasedOut', card: '$away', count: 1 },
            { zone: 'battlefield', card: '$here', count: 1 },
          ],
        },
      ],
      expect: [
        { zone: 'battlefield', card: '$away', count: 1 },
        { zone: 'phasedOut', card: '$here', count: 1 },
      ],
    });
  },
});

const statue = being('Statue', 3, 3, continuous('self', { rule: 'doesntUntap' }));

prove('2008:302.2', "the active player's permanents untap together", {
  accepts({ plays }) {
    plays({
      name: 'all of them',
      players: {
        A: {
          battlefield: [
            { card: 'Forest', tapped: true },
            { card: 'Grizzly Bears', tapped: true },
          ],
        },
        B: {},
      },
      start: { turn: 3, step: 'untap' },
      stop: { turn: 3, step: 'upkeep', when: 'begin' },
      expect: [{ permanent: '*@A', tapped: false }, { event: 'Untapped', count: 2 }, { stack: 0 }],
    });
  },
  refuses({ plays }) {
    plays({
      name: "not what an effect keeps tapped, nor another player's",
      cards: cards(statue),
      players: {
        A: {
          battlefield: [
            { card: 'Statue', tapped: true },
            { card: 'Forest', tapped: true },
            { card: 'Grizzly Bears', tapped: true },
          ],
        },
        B: { battlefield: [{ card: 'Island', tapped: true }] },
      },
      start: { turn: 3, step: 'untap' },
      stop: { turn: 3, step: 'upkeep', when: 'begin' },
      expect: [
        { permanent: 'Statue', tapped: true },
        { permanent: 'Island', tapped: true },
        { permanent: 'Forest', tapped: false },
        { permanent: 'Grizzly Bears', tapped: false },
      ],
    });
  },
});

const stretching = being('Early Riser', 1, 1, triggered({ on: 'untap', what: 'self' }, { do: [gain(1)] }));

prove('2008:302.3', 'what triggers in the untap step waits for the upkeep', {
  accepts({ plays }) {
    plays({
      name: 'it is put on the stack there',
      cards: cards(stretching),
      players: { A: { battlefield: [{ card: 'Early Riser', tapped: true }] }, B: {} },
      start: { turn: 3, step: 'untap' },
      script: [
        { turn: 3, step: 'upkeep', player: 'A', expect: [{ stack: 'Early Riser', count: 1 }, { life: { A: 20 } }, { event: 'PriorityPassed', count: 0 }] },
        { turn: 3, step: 'draw', player: 'A', expect: [{ life: { A: 21 } }] },
      ],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'nobody receives priority in it: nothing can be played or resolve',
      cards: cards(stretching, free('Nap', gain(1))),
      players: { A: { hand: ['Nap'], battlefield: [{ card: 'Early Riser', tapped: true }] }, B: {} },
      start: { turn: 3, step: 'untap' },
      script: [{ turn: 3, step: 'untap', player: 'A', cast: 'Nap', try: true }],
      stop: { turn: 3, step: 'untap', when: 'end' },
      expect: [{ event: 'PriorityReceived', count: 0 }, { stack: 0 }, { zone: 'hand', player: 'A', count: 1 }],
    });
  },
});
