import assert from 'node:assert/strict';
import { questions } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import type { Instruction } from '@arbiter/schema';
import { aCreature, aimed, being, cards, gain, it, slay, whenever } from '../cards.ts';
import { define, prove } from '../prove.ts';
import { casts, inMain, main } from '../script.ts';

const destroy: Instruction = { do: 'destroy', what: it };
const exile: Instruction = { do: 'move', what: it, to: { zone: 'exile' }, as: 'away' };
const later: Instruction = {
  do: 'delayed',
  when: { on: 'step', step: 'end' },
  text: { do: [{ do: 'move', what: { ref: 'away' }, to: { zone: 'battlefield' } }] },
};
const raise = aimed('Raise', { objects: { type: 'creature' }, zone: 'graveyard' }, { do: 'move', what: it, to: { zone: 'battlefield' } });

define('2016:610.1', 'what a one-shot effect does is done once', ({ plays, asks }) => {
  plays({
    name: 'the destroyed creature comes back and stays',
    cards: cards(slay, raise),
    players: { A: { hand: ['Slay', 'Raise'], battlefield: ['Grizzly Bears'] }, B: {} },
    ...inMain,
    script: [
      { ...main, player: 'A', cast: 'Slay', targets: ['Grizzly Bears'] },
      { ...main, player: 'A', resolve: 'all' },
      { ...main, player: 'A', cast: 'Raise', targets: ['Grizzly Bears'] },
      { ...main, player: 'A', resolve: 'all' },
    ],
    stop: { turn: 2, step: 'upkeep' },
    expect: [{ permanent: 'Grizzly Bears' }, { event: 'EffectBegan', count: 0 }],
  });
  const once: readonly Instruction[] = [
    destroy,
    exile,
    later,
    { do: 'damage', amount: 1, to: it },
    { do: 'token', who: 'you', token: { types: ['creature'], power: 1, toughness: 1 } },
    { do: 'may', who: 'you', then: [gain(1)] },
  ];
  const lasting: readonly Instruction[] = [
    { do: 'change', what: it, changes: [{ power: 1, toughness: 1 }], for: 'endOfTurn' },
    { do: 'regenerate', what: it },
    { do: 'play', changes: [{ extraLands: 1, who: 'you' }], for: 'endOfTurn' },
    { do: 'may', who: 'you', then: [{ do: 'become', what: it, copyOf: it, for: 'game' }] },
  ];
  assert.deepEqual(
    [...once, ...lasting].map((instruction) => asks(questions.isOneShot(instruction))),
    [...once.map(() => true), ...lasting.map(() => false)],
  );
});

const vacation = aimed('Vacation', aCreature, exile, later);
const host = being('Host', 1, 1, { kind: 'activated', cost: [{ tap: 'self' }], targets: [{ as: 'it', what: aCreature }], do: [exile, later] });
const dirge = whenever('Dirge', { on: 'move', what: { type: 'creature' }, from: 'battlefield', to: 'exile' }, gain(1));
const away = (hand: readonly string[], script: NonNullable<Scenario['script']>): Scenario => ({
  cards: cards(vacation, host, slay, dirge),
  players: { A: { hand, battlefield: ['Host', 'Dirge'] }, B: { battlefield: ['Grizzly Bears'] } },
  ...inMain,
  script,
});

prove('2016:610.2', 'a one-shot effect may leave a trigger for later, that comes whatever becomes of its source', {
  accepts({ plays }) {
    const gone = { zone: 'exile', player: 'B', card: 'Grizzly Bears', count: 1 } as const;
    plays({
      ...away(
        ['Vacation'],
        [
          { ...main, player: 'A', cast: 'Vacation', targets: ['Grizzly Bears'] },
          { ...main, player: 'A', resolve: 'all' },
          { ...main, player: 'A', expect: [gone] },
        ],
      ),
      name: 'exiled at once, back at the next end step',
      stop: { turn: 1, step: 'end' },
      expect: [{ permanent: 'Grizzly Bears', player: 'B' }, { life: { A: 21 } }, { event: 'AbilityTriggered', count: 2 }],
    });
    plays({
      ...away(
        ['Slay'],
        [
          { ...main, player: 'A', activate: 'Host', targets: ['Grizzly Bears'] },
          { ...main, player: 'A', resolve: 'all' },
          { ...main, player: 'A', cast: 'Slay', targets: ['Host'] },
          { ...main, player: 'A', expect: [gone] },
        ],
      ),
      name: 'its source is gone',
      stop: { turn: 1, step: 'end' },
      expect: [
        { permanent: 'Grizzly Bears', player: 'B' },
        { zone: 'graveyard', player: 'A', card: 'Host', count: 1 },
      ],
    });
  },
  refuses({ plays }) {
    plays({
      ...away(['Vacation'], [{ ...main, player: 'A', cast: 'Vacation', targets: ['Grizzly Bears'] }]),
      name: 'not before',
      stop: { turn: 1, step: 'postcombat-main' },
      expect: [{ zone: 'battlefield', player: 'B', count: 0 }],
    });
    plays({
      name: 'and once only',
      cards: cards(vacation, slay, dirge),
      players: { A: { hand: ['Vacation'] }, B: { battlefield: ['Grizzly Bears'] } },
      ...inMain,
      script: casts('Vacation'),
      answers: { A: ['Grizzly Bears'] },
      stop: { turn: 2, step: 'end' },
      expect: [{ permanent: 'Grizzly Bears' }, { event: 'AbilityTriggered', count: 1 }],
    });
  },
});
