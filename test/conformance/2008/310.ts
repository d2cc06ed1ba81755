import assert from 'node:assert/strict';
import { continuous, triggered } from '@arbiter/cards';
import { questions } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import type { Event } from '@arbiter/schema';
import { aimed, being, cards, gain, it } from '../cards.ts';
import { prove } from '../prove.ts';
import { at, attack, block, called, envoy, inCombat, slay, squire, toEnd } from './combat.ts';

const knight = being('Knight', 4, 4);
const shares = (events: readonly Event[]) => events.flatMap((event) => (event.type === 'DamageAssigned' ? [event.shares] : []));

const double = being('Twin', 2, 2, continuous('self', { rule: { extraBlocks: 1 } }));

prove('2008:310.1', 'combat damage is announced, attackers first, and goes on the stack as one object', {
  accepts({ reaches, awaits, answers }) {
    const fight: Scenario = {
      cards: cards(knight, double),
      players: { A: { battlefield: ['Knight*2', 'Grizzly Bears'] }, B: { battlefield: ['Twin*2'] } },
      ...inCombat,
      script: [attack('Knight', 'Knight', 'Grizzly Bears'), block(['Twin#1', 'Knight#1'], ['Twin#1', 'Knight#2'], ['Twin#2', 'Knight#1'])],
      stop: { turn: 1, step: 'declare-blockers' },
    };
    const attacker = awaits(reaches(fight), 'damage');
    assert.equal(attacker.decision.seat, 'A');
    const blocker = awaits({ ...attacker, position: answers(attacker.position, { amounts: [2, 2] }).position }, 'damage');
    assert.equal(blocker.decision.seat, 'B');
    const { game, decision } = awaits({ ...blocker, position: answers(blocker.position, { amounts: [1, 1] }).position }, 'priority');
    assert.deepEqual([decision.seat, game.stack.length, game.players[1]?.life, game.objects.some((object) => (object?.damage ?? 0) > 0)], ['A', 1, 20, false]);
  },
  refuses({ plays }) {
    plays({
      name: 'in the modern edition it is dealt at once',
      rules: 'modern',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire'] }, B: {} },
      ...inCombat,
      script: [attack('Squire'), { ...at('combat-damage', 'A'), expect: [{ stack: 0 }, { life: { B: 18 } }] }],
    });
  },
});

const giant: Scenario = {
  cards: cards(squire),
  players: { A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Squire*2'] } },
  ...inCombat,
  script: [attack('Hill Giant'), block(['Squire#1', 'Hill Giant'], ['Squire#2', 'Hill Giant'])],
  stop: { turn: 1, step: 'declare-blockers' },
};

prove('2008:310.2', 'damage is divided as its player likes among all who may receive it', {
  accepts({ reaches, awaits, answers }) {
    const { position, id } = awaits(reaches(giant), 'damage');
    for (const amounts of [
      [3, 0],
      [2, 1],
      [1, 2],
      [0, 3],
    ]) {
      const [all = []] = shares(answers(position, { amounts }).batches.flat());
      assert.deepEqual(
        all.filter(({ source }) => source === id('Hill Giant')).map(({ amount }) => amount),
        amounts.filter((amount) => amount > 0),
      );
    }
  },
  refuses({ reaches, awaits, rejects }) {
    const { position, decision } = awaits(reaches(giant), 'damage');
    for (const amounts of [[2, 0], [2, 2], [3], [1, 1, 1]]) rejects(position, { amounts });
    assert(decision.kind === 'damage' && decision.space.among.every(({ to }) => to !== 'B'));
  },
});

const wall = being('Wall', 0, 4, triggered({ on: 'damage', source: 'self' }, { do: [gain(1)] }));

prove('2008:310.2a', 'each assigns as much as its power, and with none nothing', {
  accepts({ plays }) {
    const events = plays({
      name: 'its power as it is then',
      players: { A: { battlefield: ['Hill Giant', 'Forest'], hand: ['Giant Growth'] }, B: {} },
      ...inCombat,
      script: [attack('Hill Giant'), { ...at('declare-blockers', 'A'), cast: 'Giant Growth', targets: ['Hill Giant'] }],
      ...toEnd,
      expect: [{ life: { B: 14 } }],
    });
    assert.deepEqual(
      shares(events).map((each) => each.map(({ amount }) => amount)),
      [[6]],
    );
  },
  refuses({ plays, reaches, asks }) {
    const meek: Scenario = {
      cards: cards(squire, wall),
      players: { A: { battlefield: ['Squire'] }, B: { battlefield: ['Wall'] } },
      ...inCombat,
      script: [attack('Squire'), block(['Wall', 'Squire'])],
    };
    const events = plays({
      ...meek,
      ...toEnd,
      expect: [
        { permanent: 'Wall', damage: 2 },
        { permanent: 'Squire', damage: 0 },
        { event: 'AbilityTriggered', count: 0 },
      ],
    });
    assert.deepEqual(
      shares(events).map((each) => each.map(({ amount }) => amount)),
      [[2]],
    );
    const { look, id } = reaches(meek);
    assert.deepEqual(asks(questions.wouldAssign(look, id('Wall'))), { amount: 0, among: [] });
  },
});

const banish = aimed('Banish', { objects: { type: 'planeswalker' } }, { do: 'destroy', what: it });
const twoWays = (spell: readonly string[]): Scenario => ({
  cards: cards(squire, envoy, banish),
  players: { A: { hand: spell, battlefield: ['Squire', 'Hill Giant'] }, B: { battlefield: ['Envoy'] } },
  ...inCombat,
  script: [attack(['Squire', 'B'], ['Hill Giant', 'Envoy']), ...spell.map((cast) => ({ ...at('declare-blockers', 'A'), cast, targets: ['Envoy'] }))],
});

prove('2008:310.2b', 'what is not blocked assigns to what it attacks', {
  accepts({ plays }) {
    plays({ ...twoWays([]), ...toEnd, expect: [{ life: { B: 18 } }, { permanent: 'Envoy', loyalty: 2 }] });
  },
  refuses({ plays, reaches, asks }) {
    plays({ ...twoWays(['Banish']), ...toEnd, expect: [{ life: { B: 18 } }, { event: 'DamageDealt', count: 1 }] });
    const { look, id } = reaches({ ...twoWays(['Banish']), stop: { turn: 1, step: 'declare-blockers' } });
    assert.deepEqual(asks(questions.wouldAssign(look, id('Hill Giant'))), { amount: 0, among: [] });
  },
});

const held = (spells: readonly string[]): Scenario => ({
  cards: cards(knight, squire, slay),
  players: { A: { battlefield: ['Knight'] }, B: { hand: spells, battlefield: ['Squire*2'] } },
  ...inCombat,
  script: [
    attack('Knight'),
    block(['Squire#1', 'Knight'], ['Squire#2', 'Knight']),
    ...spells.map((cast, n) => ({ ...at('declare-blockers', 'B'), cast, targets: [`Squire#${n + 1}`] })),
  ],
  answerOrder: 'fit',
});

prove('2008:310.2c', 'what is blocked assigns among its blockers', {
  accepts({ plays }) {
    for (const [one, other] of [
      [4, 0],
      [3, 1],
      [2, 2],
    ] as const)
      plays({
        ...held([]),
        answers: { A: [[one, other]] },
        ...toEnd,
        expect: [{ zone: 'graveyard', player: 'B', card: 'Squire', count: other === 2 ? 2 : 1 }, { life: { B: 20 } }],
      });
  },
  refuses({ plays, reaches, asks }) {
    plays({
      ...held(['Slay', 'Slay']),
      ...toEnd,
      expect: [{ permanent: 'Knight', blocked: true, damage: 0 }, { life: { B: 20 } }, { event: 'DamageDealt', count: 0 }],
    });
    const { look, id } = reaches({ ...held(['Slay', 'Slay']), stop: { turn: 1, step: 'declare-blockers' } });
    assert.deepEqual(asks(questions.wouldAssign(look, id('Knight'))), { amount: 0, among: [] });
  },
});

const guard = being('Guard', 3, 5, continuous('self', { rule: { extraBlocks: 1 } }));
const stopping = (spells: readonly string[]): Scenario => ({
  cards: cards(squire, guard, called),
  players: { A: { battlefield: ['Squire*2'] }, B: { hand: spells, battlefield: ['Guard'] } },
  ...inCombat,
  script: [
    attack('Squire', 'Squire'),
    block(['Guard', 'Squire#1'], ['Guard', 'Squire#2']),
    ...spells.map((cast, n) => ({ ...at('declare-blockers', 'B'), cast, targets: [`Squire#${n + 1}`] })),
  ],
  answerOrder: 'fit',
});

prove('2008:310.2d', 'a blocker assigns among what it blocks', {
  accepts({ plays }) {
    plays({
      ...stopping([]),
      answers: { B: [[1, 2]] },
      ...toEnd,
      expect: [
        { permanent: 'Squire', damage: 1 },
        { zone: 'graveyard', player: 'A', count: 1 },
      ],
    });
  },
  refuses({ plays }) {
    plays({
      ...stopping(['Called', 'Called']),
      ...toEnd,
      expect: [
        { permanent: 'Guard', blocking: true, damage: 0 },
        { permanent: 'Squire', damage: 0 },
        { event: 'DamageDealt', count: 0 },
      ],
    });
  },
});

const thief = being('Thief', 3, 3, continuous('self', { rule: 'assignsAsUnblocked' }));
const sneaks = (answer: 'yes' | 'no'): Scenario => ({
  cards: cards(thief, squire),
  players: { A: { battlefield: ['Thief'] }, B: { battlefield: ['Squire'] } },
  ...inCombat,
  script: [
    attack('Thief'),
    block(['Squire', 'Thief']),
    { ...at('combat-damage', 'A'), expect: [{ stack: 1 }, { event: 'AnswerGiven', count: 0 }, { life: { B: 20 } }] },
  ],
  answers: { A: [answer] },
  ...toEnd,
});

prove('2008:310.2e', 'what deals its damage in its own way decides as it is assigned', {
  accepts({ plays }) {
    plays({ ...sneaks('yes'), expect: [{ life: { B: 17 } }, { permanent: 'Squire', damage: 0 }] });
  },
  refuses({ plays }) {
    plays({ ...sneaks('no'), expect: [{ life: { B: 20 } }, { zone: 'graveyard', player: 'B', card: 'Squire', count: 1 }] });
  },
});
