import assert from 'node:assert/strict';
import { land } from '@arbiter/cards';
import { questions } from '@arbiter/rules';
import { cards, free, gain, whenever, yourStep } from '../cards.ts';
import { define, prove } from '../prove.ts';

define('2008:305.1', 'there is a main phase before combat and one after it, and no other', ({ reaches, asks }) => {
  const isMain = (step: 'upkeep' | 'precombat-main' | 'end-of-combat' | 'postcombat-main' | 'end') =>
    asks(questions.isMainPhase(reaches({ players: { A: {}, B: {} }, start: { turn: 1, step: 'upkeep' }, stop: { turn: 1, step } }).game));
  assert.deepEqual(
    [isMain('upkeep'), isMain('precombat-main'), isMain('end-of-combat'), isMain('postcombat-main'), isMain('end')],
    [false, true, false, true, false],
  );
});

prove('2008:305.2', 'a main phase has no steps and is over once all have passed on an empty stack', {
  accepts({ plays, asks }) {
    const events = plays({
      name: 'straight from the main phase into combat',
      players: { A: {}, B: {} },
      start: { turn: 1, step: 'precombat-main' },
      stop: { turn: 1, step: 'beginning-of-combat', when: 'begin' },
      expect: [{ event: 'PriorityPassed', count: 2 }, { steps: { turn: 1, are: ['precombat-main', 'beginning-of-combat'] } }],
    });
    const passed = events.findLastIndex(({ type }) => type === 'PriorityPassed');
    assert.deepEqual(
      events.slice(passed + 1).flatMap((event) => (event.type === 'PhaseEnded' || event.type === 'PhaseBegan' ? [event.phase] : [])),
      ['precombat-main', 'combat'],
    );
    assert.deepEqual(asks(questions.stepsIn('precombat-main')), []);
  },
  refuses({ plays }) {
    plays({
      name: 'not while something is on the stack',
      cards: cards(free('Nap', gain(1))),
      players: { A: { hand: ['Nap'] }, B: {} },
      start: { turn: 1, step: 'precombat-main' },
      script: [
        { turn: 1, step: 'precombat-main', player: 'A', cast: 'Nap' },
        { turn: 1, step: 'precombat-main', player: 'A', resolve: 1 },
        { turn: 1, step: 'precombat-main', player: 'A', expect: [{ turn: 1, step: 'precombat-main' }, { life: { A: 21 } }, { event: 'PhaseEnded', count: 0 }] },
      ],
    });
  },
});

prove('2008:305.3', 'the main phase is the time for creatures and sorceries, for the active player alone', {
  accepts({ plays }) {
    plays({
      name: 'what triggers at its beginning comes first, then he may cast a creature',
      cards: cards(whenever('Muster', yourStep('precombat-main'), gain(1))),
      players: { A: { hand: ['Grizzly Bears'], battlefield: ['Forest*2', 'Muster'] }, B: {} },
      start: { turn: 3, step: 'draw' },
      script: [
        { turn: 3, step: 'precombat-main', player: 'A', expect: [{ stack: 'Muster', count: 1 }, { awaits: { player: 'A', kind: 'priority' } }] },
        { turn: 3, step: 'precombat-main', player: 'A', cast: 'Grizzly Bears', illegal: true },
        { turn: 3, step: 'precombat-main', player: 'A', resolve: 'all' },
        { turn: 3, step: 'precombat-main', player: 'A', cast: 'Grizzly Bears' },
        { turn: 3, step: 'precombat-main', player: 'A', resolve: 'all' },
        { turn: 3, step: 'precombat-main', player: 'A', expect: [{ life: { A: 21 } }, { permanent: 'Grizzly Bears@A' }] },
      ],
    });
  },
  refuses({ plays }) {
    const [creature, forests] = [['Grizzly Bears'], ['Forest*2']];
    plays({
      name: 'in the upkeep, in combat, by the other player',
      players: { A: { hand: creature, battlefield: forests }, B: { hand: creature, battlefield: forests } },
      start: { turn: 3, step: 'upkeep' },
      script: [
        { turn: 3, step: 'upkeep', player: 'A', cast: 'Grizzly Bears', illegal: true },
        { turn: 3, step: 'precombat-main', player: 'B', cast: 'Grizzly Bears', illegal: true },
        { turn: 3, step: 'beginning-of-combat', player: 'A', cast: 'Grizzly Bears', illegal: true },
        { turn: 3, step: 'postcombat-main', player: 'A', cast: 'Grizzly Bears' },
      ],
      expect: [{ permanent: 'Grizzly Bears@A' }, { zone: 'battlefield', player: 'B', card: 'Grizzly Bears', count: 0 }],
    });
  },
});

const moor = land('Moor', {});

prove('2008:305.4', "one land a turn, in a main phase of one's own over an empty stack", {
  accepts({ plays }) {
    plays({
      name: 'it is in play at once, and nobody can respond',
      players: { A: { hand: ['Forest'] }, B: { hand: ['Counterspell'], battlefield: ['Island*2'] } },
      start: { turn: 3, step: 'precombat-main' },
      script: [
        { turn: 3, step: 'precombat-main', player: 'A', play: 'Forest' },
        {
          turn: 3,
          step: 'precombat-main',
          player: 'A',
          expect: [
            { permanent: 'Forest@A' },
            { stack: 0 },
            { event: 'PriorityPassed', count: 0 },
            { event: 'SpellCast', count: 0 },
            { event: 'AbilityActivated', count: 0 },
          ],
        },
      ],
    });
  },
  refuses({ plays }) {
    plays({
      name: "not a second one, not over a spell, not in the upkeep, not in another player's turn",
      cards: cards(moor, free('Nap', gain(1))),
      players: { A: { hand: ['Forest', 'Moor', 'Nap'] }, B: { hand: ['Moor'] } },
      start: { turn: 3, step: 'upkeep' },
      script: [
        { turn: 3, step: 'upkeep', player: 'A', play: 'Forest', illegal: true },
        { turn: 3, step: 'precombat-main', player: 'A', cast: 'Nap' },
        { turn: 3, step: 'precombat-main', player: 'A', play: 'Forest', illegal: true },
        { turn: 3, step: 'precombat-main', player: 'A', resolve: 'all' },
        { turn: 3, step: 'precombat-main', player: 'A', play: 'Forest' },
        { turn: 3, step: 'precombat-main', player: 'A', play: 'Moor', illegal: true },
        { turn: 3, step: 'postcombat-main', player: 'A', play: 'Moor', illegal: true },
        { turn: 3, step: 'postcombat-main', player: 'B', play: 'Moor', illegal: true },
      ],
      expect: [{ permanent: 'Forest@A' }, { zone: 'hand', player: 'A', card: 'Moor', count: 1 }, { zone: 'hand', player: 'B', card: 'Moor', count: 1 }],
    });
  },
});
