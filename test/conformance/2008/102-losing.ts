import assert from 'node:assert/strict';
import { decisionOf, questions } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import type { Instruction } from '@arbiter/schema';
import { cards, free, gain } from '../cards.ts';
import { answered, begun, copies, from, handOf, pass, type Under, under, until } from '../games.ts';
import { prove, refer } from '../prove.ts';
import { casts, inMain, main } from '../script.ts';
import type { Stage } from '../stage.ts';

refer('2008:102.3', 'names the ways to lose, which 102.3a to g tell');

const purge = free('Purge', { do: 'sacrificeOf', who: 'each', what: { type: 'creature' }, amount: 1 });

prove('2008:102.3a', 'a player may concede at any time, and has lost at once', {
  accepts(stage) {
    const bears = { battlefield: ['Grizzly Bears*2'] };
    const board = stage.reaches({
      cards: cards(purge),
      players: { A: { ...bears, hand: ['Purge'] }, B: {}, C: {} },
      ...inMain,
      stop: { ...main, when: 'begin' },
    });
    const resolving = answered(stage, from(board), { cast: board.id('Purge') }, pass, pass, pass);
    assert.deepEqual([decisionOf(resolving.position)?.seat, decisionOf(resolving.position)?.kind], ['A', 'objects']);
    const conceded = under(stage.acts(resolving.position, { kind: 'concede', actionId: 'B', seat: 'B' }));
    assert.deepEqual(
      conceded.game.players.map(({ status }) => status),
      ['playing', 'conceded', 'playing'],
    );
    assert.deepEqual([decisionOf(conceded.position)?.seat, conceded.game.stack.length], ['A', 1]);
    assert.equal(
      conceded.events.some(({ type }) => type === 'PriorityReceived' || type === 'AbilityStacked'),
      false,
    );
  },
  refuses(stage) {
    const board = stage.reaches({ players: { A: {}, B: {}, C: {} }, ...inMain, stop: { ...main, when: 'begin' } });
    const gone = under(stage.acts(board.position, { kind: 'concede', actionId: 'B', seat: 'B' }));
    assert.deepEqual([gone.game.players[1]?.status, gone.game.players[2]?.status], ['left', 'playing']);
    assert.equal(stage.refused(gone.position, { kind: 'concede', actionId: 'again', seat: 'B' }).refused, 'not-in-game');
  },
});

const spent = (amount: number, ...more: readonly Instruction[]) => free('Spend', { do: 'loseLife', who: 'you', amount }, ...more);

prove('2008:102.3b', 'a player without life loses when somebody would next receive priority', {
  accepts({ plays }) {
    const events = plays({
      name: 'at zero, and below it',
      cards: cards(spent(3)),
      players: { A: { hand: ['Spend'], life: 1 }, B: {} },
      ...inMain,
      script: casts('Spend'),
      expect: [{ winner: 'B' }, { life: { A: -2 } }, { player: 'A', lost: true }],
    });
    const after = events.slice(events.findIndex(({ type }) => type === 'Resolved')).map(({ type }) => type);
    assert.deepEqual([after.includes('PlayerLost'), after.includes('PriorityReceived')], [true, false]);
  },
  refuses({ plays }) {
    plays({
      name: 'not one who has life again before that',
      cards: cards(spent(3, gain(5))),
      players: { A: { hand: ['Spend'], life: 1 }, B: {} },
      ...inMain,
      script: casts('Spend'),
      expect: [{ result: 'none' }, { life: { A: 3 } }, { event: 'PlayerLost', count: 0 }],
    });
  },
});

const reads = free('Read', { do: 'draw', who: 'you', amount: 3 });

prove('2008:102.3c', 'who must draw more than there is draws what there is, and loses', {
  accepts({ plays }) {
    plays({
      name: 'two of three',
      cards: cards(reads),
      players: { A: { hand: ['Read'], library: ['Forest*2'] }, B: {} },
      ...inMain,
      script: casts('Read'),
      expect: [{ winner: 'B' }, { zone: 'hand', player: 'A', count: 2 }, { event: 'CardDrawn', count: 2 }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'not for an empty library alone',
      cards: cards(reads),
      players: { A: { hand: ['Read'], library: ['Forest*3'] }, B: {} },
      ...inMain,
      script: casts('Read'),
      expect: [{ result: 'none' }, { zone: 'library', player: 'A', count: 0 }, { zone: 'hand', player: 'A', count: 3 }],
    });
  },
});

const sting: Scenario = {
  cards: cards(free('Sting', { do: 'playerCounters', who: 'you', counter: 'poison', amount: 1 })),
  players: { A: { hand: ['Sting'], counters: { poison: 9 } }, B: {} },
  ...inMain,
};

prove('2008:102.3d', 'a player with ten poison counters loses', {
  accepts: ({ plays }) => void plays({ ...sting, script: casts('Sting'), expect: [{ winner: 'B' }, { player: 'A', counters: { poison: 10 } }] }),
  refuses: ({ plays }) => void plays({ ...sting, stop: { turn: 1, step: 'end' }, expect: [{ result: 'none' }, { player: 'A', counters: { poison: 9 } }] }),
});

prove('2008:102.3e', 'who would win and lose at once loses', {
  accepts({ plays }) {
    const both: readonly Instruction[] = [
      { do: 'win', who: 'you' },
      { do: 'lose', who: 'you' },
    ];
    for (const then of [both, both.toReversed()])
      plays({
        name: 'in whichever order it is said',
        cards: cards(free('Gamble', { do: 'together', then })),
        players: { A: { hand: ['Gamble'] }, B: {} },
        ...inMain,
        script: casts('Gamble'),
        expect: [{ winner: 'B' }, { player: 'A', lost: true, won: false }, { event: 'PlayerWon', count: 0 }],
      });
  },
  refuses({ plays }) {
    plays({
      name: 'one wins, another loses',
      cards: cards(
        free('Gamble', {
          do: 'together',
          then: [
            { do: 'win', who: 'you' },
            { do: 'lose', who: 'opponents' },
          ],
        }),
      ),
      players: { A: { hand: ['Gamble'] }, B: {} },
      ...inMain,
      script: casts('Gamble'),
      expect: [{ winner: 'A' }],
    });
  },
});

const teams = [
  ['A', 'B'],
  ['C', 'D'],
] as const;

prove('2008:102.3f', 'a team has lost when all of its players have', {
  accepts({ plays, reaches, asks }) {
    const losing: Scenario = {
      teams,
      players: { A: {}, B: {}, C: {}, D: {} },
      script: [{ turn: 1, step: 'upkeep', player: 'C', concede: true }],
      stop: { ...main, when: 'begin' },
    };
    const { game } = reaches(losing);
    assert.deepEqual(
      [0, 1].map((team) => asks(questions.teamHasLost(game, team))),
      [false, false],
    );
    plays({
      ...losing,
      script: [...(losing.script ?? []), { ...main, player: 'D', concede: true }],
      stop: { ...main, when: 'end' },
      expect: [{ winner: ['A', 'B'] }],
    });
  },
  refuses({ reaches, asks }) {
    const three = [
      ['A', 'B'],
      ['C', 'D'],
      ['E', 'F'],
    ];
    const { game } = reaches({
      teams: three,
      players: { A: {}, B: {}, C: {}, D: {}, E: {}, F: {} },
      script: [
        { turn: 1, step: 'upkeep', player: 'C', concede: true },
        { turn: 1, step: 'upkeep', player: 'D', concede: true },
        { turn: 1, step: 'upkeep', player: 'E', concede: true },
      ],
      stop: { ...main, when: 'begin' },
      expect: [{ result: 'none' }],
    });
    assert.deepEqual(
      [0, 1, 2].map((team) => asks(questions.teamHasLost(game, team))),
      [false, true, false],
    );
  },
});

const triumph = free('Triumph', { do: 'win', who: 'you' });

/** Six players, of whom the first resolves a spell that says he wins. */
const proclaimed = (stage: Stage, range?: number): Under => {
  const seats = ['A', 'B', 'C', 'D', 'E', 'F'];
  const wanted = { seats, cards: cards(triumph), deck: copies(60, 'Triumph'), ...(range === undefined ? {} : { range }) };
  const ready = until(stage, begun(stage, wanted), ({ game }) => game.turn.step === 'precombat-main' && game.priority.holder === 'A');
  return answered(stage, ready, { cast: handOf(ready, 'A')[0] ?? 0 }, ...seats.map(() => pass));
};

prove('2008:102.3g', 'with a limited range those within it lose where an effect says that a player wins', {
  accepts(stage) {
    const { game } = proclaimed(stage, 1);
    assert.deepEqual([game.result, game.players.map(({ status }) => status)], [null, ['playing', 'left', 'playing', 'playing', 'playing', 'left']]);
  },
  refuses(stage) {
    const { game } = proclaimed(stage);
    assert.deepEqual([game.result?.winners, game.players.filter(({ status }) => status === 'left')], [['A'], []]);
  },
});
