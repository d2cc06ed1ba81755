import assert from 'node:assert/strict';
import { activated, enchantment, triggered } from '@arbiter/cards';
import { decisionOf } from '@arbiter/rules';
import type { Instruction } from '@arbiter/schema';
import { cards, free, gain, whenever } from '../cards.ts';
import { answered, asks, from, pass } from '../games.ts';
import { prove, refer } from '../prove.ts';
import { casts, inMain, main } from '../script.ts';

const triumph = free('Triumph', { do: 'win', who: 'you' });
const nap = free('Nap', gain(1));

prove('2008:102.1', 'the game ends at once when somebody wins', {
  accepts(stage) {
    const board = stage.reaches({
      cards: cards(triumph, nap),
      players: { A: { hand: ['Triumph', 'Nap'] }, B: {} },
      ...inMain,
      stop: { ...main, when: 'begin' },
    });
    const over = answered(stage, from(board), { cast: board.id('Nap') }, { cast: board.id('Triumph') }, pass, pass);
    assert.deepEqual([over.game.result?.winners, over.game.stack.length, over.game.players[0]?.life], [['A'], 2, 20]);
    assert.equal(decisionOf(over.position), null);
    assert.equal(stage.refused(over.position, { kind: 'concede', actionId: 'late', seat: 'A' }).refused, 'game-over');
  },
  refuses({ plays }) {
    plays({
      name: 'nothing more is done of what the winning spell says',
      cards: cards(free('Triumph', { do: 'win', who: 'you' }, gain(5), { do: 'draw', who: 'each', amount: 1 })),
      players: { A: { hand: ['Triumph'] }, B: {} },
      ...inMain,
      script: casts('Triumph'),
      expect: [{ winner: 'A' }, { life: { A: 20 } }, { zone: 'hand', player: 'B', count: 0 }],
    });
    plays({
      name: 'while nobody has won it goes on',
      players: { A: {}, B: {}, C: {} },
      script: [{ turn: 1, step: 'upkeep', player: 'B', concede: true }],
      stop: { turn: 2, step: 'upkeep' },
      expect: [{ result: 'none' }, { player: 'C', turnActive: true }, { event: 'GameEnded', count: 0 }],
    });
  },
});

refer('2008:102.2', 'names the ways to win, which 102.2a to c tell');

prove('2008:102.2a', 'who is left when all his opponents have lost wins', {
  accepts({ plays }) {
    plays({
      name: 'of three',
      players: { A: {}, B: {}, C: {} },
      script: [
        { turn: 1, step: 'upkeep', player: 'B', concede: true },
        { turn: 1, step: 'precombat-main', player: 'C', concede: true },
      ],
      expect: [{ winner: 'A' }, { event: 'GameEnded', draw: false, count: 1 }, { player: 'B', lost: true }, { player: 'C', lost: true }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'not while one of them is left',
      players: { A: {}, B: {}, C: {} },
      script: [{ turn: 1, step: 'upkeep', player: 'B', concede: true }],
      expect: [{ result: 'none' }, { player: 'A', won: false }],
    });
  },
});

const banner = enchantment('Banner', { cost: '{0}' }, { kind: 'static', play: [{ cantWin: 'opponents' }] });

prove('2008:102.2b', 'an effect may say that a player wins', {
  accepts({ plays }) {
    plays({
      name: 'with an opponent in good health',
      cards: cards(triumph),
      players: { A: { hand: ['Triumph'] }, B: {}, C: {} },
      ...inMain,
      script: casts('Triumph'),
      expect: [{ winner: 'A' }, { life: { B: 20, C: 20 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'not one who cannot win',
      cards: cards(triumph, banner),
      players: { A: { hand: ['Triumph'] }, B: { battlefield: ['Banner'] } },
      ...inMain,
      script: casts('Triumph'),
      expect: [{ result: 'none' }, { event: 'PlayerWon', count: 0 }],
    });
  },
});

const blight = (who: Instruction & { do: 'loseLife' }) => free('Blight', who);
const drain = (who: 'each' | 'opponents', amount: number) => blight({ do: 'loseLife', who, amount });
const teams = [
  ['A', 'B'],
  ['C', 'D'],
] as const;

prove('2008:102.2c', 'a team wins when all others have lost, with those of it who lost before', {
  accepts({ plays }) {
    plays({
      name: 'both, though one lost first',
      cards: cards(drain('opponents', 20)),
      teams,
      players: { A: { hand: ['Blight'] }, B: {}, C: {}, D: {} },
      ...inMain,
      script: [{ ...main, player: 'B', concede: true }, ...casts('Blight')],
      expect: [{ winner: ['A', 'B'] }, { player: 'B', won: true }, { player: 'C', lost: true }, { player: 'D', lost: true }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'not while the other team has somebody left',
      teams,
      players: { A: {}, B: {}, C: {}, D: {} },
      script: [{ turn: 1, step: 'upkeep', player: 'D', concede: true }],
      stop: { turn: 2, step: 'upkeep' },
      expect: [{ result: 'none' }, { player: 'C', lost: false }],
    });
  },
});

refer('2008:102.4', 'names the ways to draw, which 102.4a to c tell');

prove('2008:102.4a', 'if all who are left lose at once it is a draw', {
  accepts({ plays }) {
    plays({
      name: 'two of two',
      cards: cards(drain('each', 2)),
      players: { A: { hand: ['Blight'], life: 2 }, B: { life: 2 } },
      ...inMain,
      script: casts('Blight'),
      expect: [{ result: 'draw' }, { winner: [] }, { event: 'GameDrawn', count: 1 }],
    });
    plays({
      name: 'the two who are left of three',
      cards: cards(drain('each', 2)),
      players: { A: { hand: ['Blight'], life: 2 }, B: { life: 2 }, C: {} },
      ...inMain,
      script: [{ ...main, player: 'C', concede: true }, ...casts('Blight')],
      expect: [{ result: 'draw' }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'not if one is left',
      cards: cards(drain('each', 2)),
      players: { A: { hand: ['Blight'], life: 2 }, B: { life: 3 } },
      ...inMain,
      script: casts('Blight'),
      expect: [{ winner: 'B' }, { event: 'GameDrawn', count: 0 }],
    });
  },
});

const echoes = (may: boolean) => enchantment('Echo', { cost: '{0}' }, triggered({ on: 'gainLife', who: 'you' }, { do: [gain(1)] }, may ? { may } : {}));

prove('2008:102.4b', 'a loop that nobody can stop is a draw, one with an optional action is not', {
  accepts(stage) {
    const board = stage.reaches({
      cards: cards(nap, echoes(false)),
      players: { A: { hand: ['Nap'], battlefield: ['Echo'] }, B: {} },
      ...inMain,
      stop: { ...main, when: 'begin' },
    });
    let at = answered(stage, from(board), { cast: board.id('Nap') });
    for (let n = 0; n < 40 && at.game.result === null; n++) at = answered(stage, at, asks('loop')(at) ? { times: 0 } : pass);
    assert.deepEqual([at.game.result?.draw, at.game.players.map(({ status }) => status)], [true, ['playing', 'playing']]);
  },
  refuses({ plays }) {
    plays({
      name: 'life as long as its player wants it',
      cards: cards(nap, echoes(true)),
      players: { A: { hand: ['Nap'], battlefield: ['Echo'] }, B: {} },
      ...inMain,
      answers: { A: ['yes', 'yes', 'yes', 'yes', 'no'] },
      script: casts('Nap'),
      expect: [{ result: 'none' }, { life: { A: 25 } }, { event: 'GameDrawn', count: 0 }],
    });
    plays({
      name: 'nor one that somebody stops',
      cards: cards(
        nap,
        echoes(false),
        enchantment('Valve', { cost: '{0}' }, activated([{ sacrifice: 'self' }], { do: [{ do: 'destroy', what: { each: { name: 'Echo' } } }] })),
      ),
      players: { A: { hand: ['Nap'], battlefield: ['Echo', 'Valve'] }, B: {} },
      ...inMain,
      script: [
        { ...main, player: 'A', cast: 'Nap' },
        { ...main, player: 'A', activate: 'Valve', while: 'Echo' },
        { ...main, player: 'A', resolve: 'all' },
      ],
      expect: [{ result: 'none' }, { life: { A: 22 } }],
    });
  },
});

prove('2008:102.4c', 'if all teams that are left lose at once it is a draw', {
  accepts({ plays }) {
    plays({
      name: 'two of two',
      cards: cards(drain('each', 2)),
      teams,
      players: { A: { hand: ['Blight'], life: 2 }, B: { life: 2 }, C: { life: 2 }, D: { life: 1 } },
      ...inMain,
      script: casts('Blight'),
      expect: [{ result: 'draw' }, { winner: [] }, { event: 'GameDrawn', count: 1 }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'not if one of a team is left',
      cards: cards(drain('each', 2)),
      teams,
      players: { A: { hand: ['Blight'], life: 2 }, B: { life: 3 }, C: { life: 2 }, D: { life: 1 } },
      ...inMain,
      script: casts('Blight'),
      expect: [{ winner: ['A', 'B'] }, { event: 'GameDrawn', count: 0 }],
    });
  },
});

const mourning = whenever('Mourning', { on: 'playerLost', who: 'each' }, gain(1));

prove('2008:102.5', 'who has lost leaves the game, and who leaves it has lost', {
  accepts({ plays }) {
    plays({
      name: 'he is in the turn order no more, and what he owns goes with him',
      cards: cards(drain('opponents', 2), mourning),
      players: { A: { hand: ['Blight'], battlefield: ['Mourning'] }, B: { life: 2, battlefield: ['Forest'], hand: ['Mountain'] }, C: {} },
      ...inMain,
      script: casts('Blight'),
      stop: { turn: 2, step: 'upkeep', when: 'begin' },
      expect: [
        { player: 'B', lost: true },
        { player: 'C', turnActive: true },
        { zone: 'battlefield', card: 'Forest', count: 0 },
        { zone: 'hand', player: 'B', count: 0 },
      ],
    });
    plays({
      name: 'who leaves of his own will has lost too',
      cards: cards(mourning),
      players: { A: { battlefield: ['Mourning'] }, B: {}, C: {} },
      script: [{ turn: 1, step: 'upkeep', player: 'B', concede: true }],
      stop: { turn: 2, step: 'upkeep', when: 'begin' },
      expect: [{ player: 'B', lost: true }, { event: 'PlayerLost', player: 'B', count: 1 }, { life: { A: 21 } }, { player: 'C', turnActive: true }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'others stay',
      cards: cards(drain('opponents', 2)),
      players: { A: { hand: ['Blight'] }, B: { life: 3, battlefield: ['Forest'] }, C: {} },
      ...inMain,
      script: casts('Blight'),
      stop: { turn: 2, step: 'upkeep', when: 'begin' },
      expect: [{ player: 'B', lost: false, turnActive: true }, { permanent: 'Forest@B' }],
    });
  },
});
