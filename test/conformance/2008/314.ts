import { aCreature, aimed, being, cards, gain, it, whenever } from '../cards.ts';
import { prove } from '../prove.ts';

const atEnd = { start: { turn: 1, step: 'end' } } as const;

prove('2008:314.1', 'the active player discards down to his maximum hand size', {
  accepts({ plays }) {
    plays({
      name: 'two of nine, as he chooses',
      players: { A: { hand: ['Forest*7', 'Island', 'Swamp'] }, B: {} },
      ...atEnd,
      answers: { A: [['Island', 'Swamp']] },
      stop: { turn: 1, step: 'cleanup', when: 'after' },
      expect: [
        { zone: 'hand', player: 'A', card: 'Forest', count: 7 },
        { zone: 'hand', player: 'A', count: 7 },
        { zone: 'graveyard', player: 'A', count: 2 },
        { event: 'AbilityStacked', count: 0 },
        { stack: 0 },
      ],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'nobody else does, and nobody who has seven',
      players: { A: { hand: ['Forest*7'] }, B: { hand: ['Forest*9'] } },
      ...atEnd,
      stop: { turn: 1, step: 'cleanup', when: 'after' },
      expect: [
        { zone: 'hand', player: 'A', count: 7 },
        { zone: 'hand', player: 'B', count: 9 },
      ],
    });
  },
});

const squire = being('Squire', 1, 1);
const harden = aimed('Harden', aCreature, { do: 'change', what: it, changes: [{ power: 3, toughness: 3 }], for: 'endOfTurn' });

prove('2008:314.2', 'damage wears off in the same moment as what lasts until end of turn', {
  accepts({ plays }) {
    const events = plays({
      name: 'a creature that lived by a bonus lives on',
      cards: cards(squire, harden),
      players: { A: { hand: ['Harden', 'Lightning Bolt'], battlefield: ['Squire', 'Mountain'] }, B: {} },
      ...atEnd,
      script: [
        { turn: 1, step: 'end', player: 'A', cast: 'Harden', targets: ['Squire'] },
        { turn: 1, step: 'end', player: 'A', resolve: 'all' },
        { turn: 1, step: 'end', player: 'A', cast: 'Lightning Bolt', targets: ['Squire'] },
        { turn: 1, step: 'end', player: 'A', resolve: 'all' },
        { turn: 1, step: 'end', player: 'A', expect: [{ permanent: 'Squire', toughness: 4, damage: 3 }] },
      ],
      stop: { turn: 2, step: 'upkeep', when: 'begin' },
      expect: [{ permanent: 'Squire', power: 1, toughness: 1, damage: 0 }],
    });
    const [removed, ended] = ['DamageRemoved', 'EffectEnded'].map((type) => events.findIndex((event) => event.type === type));
    if (ended !== (removed ?? 0) + 1) throw new Error('not one after the other');
  },
  refuses({ plays }) {
    plays({
      name: 'what lasts longer, and counters, stay',
      cards: cards(squire, aimed('Bless', aCreature, { do: 'change', what: it, changes: [{ power: 1, toughness: 1 }], for: 'game' })),
      players: { A: { hand: ['Bless'], battlefield: [{ card: 'Squire', counters: { '+1/+1': 1 } }] }, B: {} },
      ...atEnd,
      script: [{ turn: 1, step: 'end', player: 'A', cast: 'Bless', targets: ['Squire'] }],
      stop: { turn: 2, step: 'upkeep', when: 'begin' },
      expect: [{ permanent: 'Squire', power: 3, toughness: 3 }],
    });
  },
});

const grief = whenever('Grief', { on: 'move', what: { owner: 'you' }, from: 'hand', to: 'graveyard', cause: 'discard' }, gain(1));

prove('2008:314.3', 'with something due, players receive priority in cleanup, and another follows', {
  accepts({ plays }) {
    plays({
      name: 'the discard triggers',
      cards: cards(grief),
      players: { A: { hand: ['Forest*8'], battlefield: ['Grief'] }, B: {} },
      ...atEnd,
      script: [{ turn: 1, step: 'cleanup', player: 'A', expect: [{ stack: 'Grief', count: 1 }, { awaits: { player: 'A', kind: 'priority' } }] }],
      stop: { turn: 2, step: 'upkeep', when: 'begin' },
      expect: [{ steps: { turn: 1, are: ['end', 'cleanup', 'cleanup'] } }, { life: { A: 21 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'nothing is due: nobody receives priority',
      players: { A: {}, B: {} },
      start: { turn: 1, step: 'cleanup' },
      stop: { turn: 1, step: 'cleanup', when: 'after' },
      expect: [
        { event: 'PriorityReceived', count: 0 },
        { event: 'TurnEnded', count: 1 },
      ],
    });
    plays({
      name: 'and there is one cleanup step',
      players: { A: {}, B: {} },
      ...atEnd,
      stop: { turn: 2, step: 'upkeep', when: 'begin' },
      expect: [{ steps: { turn: 1, are: ['end', 'cleanup'] } }],
    });
  },
});
