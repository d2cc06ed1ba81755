import assert from 'node:assert/strict';
import { activated, artifact, continuous } from '@arbiter/cards';
import { questions } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import type { Card, Cost } from '@arbiter/schema';
import { being, cards, free, gain } from '../cards.ts';
import { prove } from '../prove.ts';
import { at, attack, block, inCombat, squire, toEnd } from './combat.ts';

/** Squires that may not block unless so much is paid. */
const dear = (...cost: Cost): Card => being('Squire', 2, 2, continuous('self', { rule: { blockCost: cost } }));
const taxed = (lands: number, ...lines: NonNullable<Scenario['script']>): Scenario => ({
  cards: cards(dear({ mana: '{1}' })),
  players: { A: { battlefield: ['Hill Giant*2'] }, B: { battlefield: ['Squire*2', `Mountain*${lands}`] } },
  ...inCombat,
  script: [attack('Hill Giant', 'Hill Giant'), ...lines],
  ...toEnd,
});
const both = block(['Squire#1', 'Hill Giant#1'], ['Squire#2', 'Hill Giant#2']);

prove('2008:309.2', 'a block that cannot be carried out is taken back as a whole', {
  accepts({ plays }) {
    plays({ ...taxed(2, both), expect: [{ life: { B: 20 } }, { permanent: 'Mountain', tapped: true }] });
  },
  refuses({ plays, reaches, awaits, answers }) {
    plays({
      name: 'the second cannot be paid for; then one blocks after all',
      ...taxed(1, { ...both, illegal: true }, block(['Squire#1', 'Hill Giant#1'])),
      expect: [{ life: { B: 17 } }, { permanent: 'Mountain', tapped: true }],
    });
    plays({ name: 'nobody blocks instead', ...taxed(1, { ...both, illegal: true }), expect: [{ life: { B: 14 } }, { permanent: 'Mountain', tapped: false }] });
    const start = awaits(
      reaches({
        ...taxed(2),
        cards: cards(dear({ mana: '{2}' }, { sacrifice: { type: 'land' }, count: 1 })),
        script: [],
        stop: { turn: 1, step: 'beginning-of-combat' },
      }),
      'attackers',
    );
    const attacker = start.id('Hill Giant#1');
    const asked = awaits({ ...start, position: answers(start.position, { attacks: [{ attacker, defender: 'B' }] }).position }, 'blockers');
    let { position } = answers(asked.position, { blocks: [{ blocker: asked.id('Squire#1'), attacker }] });
    for (const answer of [{ order: [1, 0] }, { objects: [asked.id('Mountain#1')] }]) position = answers(position, answer).position; // the land first: the other makes too little
    const again = awaits({ ...asked, position }, 'blockers');
    assert.deepEqual(again.game.battlefield, asked.game.battlefield);
  },
});

const forge = artifact('Forge', { cost: '{0}' }, activated([{ sacrifice: { type: 'artifact' }, count: 1 }], { do: [{ do: 'mana', who: 'you', mana: '{C}' }] }));
const gate = artifact('Gate', { cost: '{0}' }, continuous({ each: { type: 'creature' } }, { rule: { blockCost: [{ mana: '{1}' }] } }));

prove('2008:309.2b', 'what a block costs is worked out once', {
  accepts({ plays, reaches, awaits, answers, asks }) {
    const own: Scenario = {
      name: 'the gate is given up to pay for it, and still all of it is owed',
      cards: cards(squire, gate, forge),
      players: { A: { battlefield: ['Hill Giant*2'] }, B: { battlefield: ['Squire*2', 'Gate', 'Forge', 'Mountain'] } },
      ...inCombat,
      answerOrder: 'fit',
    };
    plays({
      ...own,
      script: [attack('Hill Giant', 'Hill Giant'), both],
      answers: { B: [{ for: 'pay', pick: 'Forge' }, 'Gate'] },
      ...toEnd,
      expect: [{ life: { B: 20 } }, { zone: 'graveyard', player: 'B', card: 'Gate', count: 1 }, { permanent: 'Mountain', tapped: true }],
    });
    const start = awaits(reaches({ ...own, stop: { turn: 1, step: 'beginning-of-combat' } }), 'attackers');
    const { position } = answers(start.position, { attacks: [{ attacker: start.id('Hill Giant#1'), defender: 'B' }] });
    const { look, id } = awaits({ ...start, position }, 'blockers');
    assert.deepEqual(
      asks(questions.costToBlock(look, 'B', [id('Squire#1'), id('Squire#2')]))?.map(({ cost }) => cost),
      [[{ mana: '{1}{1}' }]],
    );
  },
  refuses({ plays }) {
    plays({
      name: 'nothing is owed where nothing asks for it',
      cards: cards(squire),
      players: { A: { battlefield: ['Hill Giant*2'] }, B: { battlefield: ['Squire*2', 'Mountain*2'] } },
      ...inCombat,
      script: [attack('Hill Giant', 'Hill Giant'), both],
      ...toEnd,
      expect: [{ life: { B: 20 } }, { permanent: 'Mountain', tapped: false }, { event: 'ManaSpent', count: 0 }],
    });
  },
});

prove('2008:309.2c', 'mana for a block may be made then', {
  accepts({ plays }) {
    plays({
      name: 'out of an untapped land',
      ...taxed(1, block(['Squire#1', 'Hill Giant#1'])),
      expect: [{ life: { B: 17 } }, { permanent: 'Mountain', tapped: true }, { event: 'ManaSpent', count: 1 }],
    });
  },
  refuses({ reaches, awaits, answers, rejects }) {
    const tinker = artifact('Tinker', { cost: '{0}' }, activated([{ tap: 'self' }], { do: [gain(1)] }));
    const start = awaits(
      reaches({
        cards: cards(squire, gate, forge, tinker, free('Nap', gain(1))),
        players: { A: { battlefield: ['Hill Giant'] }, B: { hand: ['Nap'], battlefield: ['Squire', 'Gate', 'Forge', 'Tinker'] } },
        ...inCombat,
        stop: { turn: 1, step: 'beginning-of-combat' },
      }),
      'attackers',
    );
    const attacker = start.id('Hill Giant');
    const { position, id } = awaits({ ...start, position: answers(start.position, { attacks: [{ attacker, defender: 'B' }] }).position }, 'blockers');
    const paying = answers(position, { blocks: [{ blocker: id('Squire'), attacker }] }).position;
    for (const object of [id('Tinker'), id('Nap')]) rejects(paying, { activate: object, ability: 0 });
    answers(paying, { activate: id('Forge'), ability: 0 });
  },
});

prove('2008:309.2d', 'all of it is paid, in any order, or nothing', {
  accepts({ plays }) {
    for (const first of [1, 2])
      plays({
        name: `number ${first} first`,
        cards: cards(dear({ mana: '{1}' }, { sacrifice: { type: 'land' }, count: 1 })),
        players: { A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Squire', 'Mountain*2'] } },
        ...inCombat,
        script: [attack('Hill Giant'), block(['Squire', 'Hill Giant'])],
        answers: { B: [{ for: 'order', pick: first }] },
        answerOrder: 'fit',
        ...toEnd,
        expect: [{ life: { B: 20 } }, { zone: 'graveyard', player: 'B', card: 'Mountain', count: 1 }, { event: 'ManaSpent', count: 1 }],
      });
  },
  refuses({ plays }) {
    plays({
      name: 'too little for both: nobody has paid anything',
      ...taxed(1, { ...both, illegal: true }),
      expect: [{ life: { B: 14 } }, { permanent: 'Mountain', tapped: false }, { event: 'ManaSpent', count: 0 }],
    });
  },
});

prove('2008:309.2e', 'what has been paid for blocks, if it is still there', {
  accepts({ plays }) {
    plays({
      name: 'until the end of combat',
      cards: cards(being('Squire', 2, 9)),
      players: { A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [
        attack('Hill Giant'),
        block(['Squire', 'Hill Giant']),
        ...(['declare-blockers', 'combat-damage', 'end-of-combat'] as const).map(
          (step) => ({ turn: 1, step, player: 'A', expect: [{ permanent: 'Squire', blocking: 'Hill Giant' }] }) as const,
        ),
      ],
      stop: { turn: 1, step: 'postcombat-main', when: 'begin' },
      expect: [{ permanent: 'Squire', blocking: false }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'one of them was the price',
      cards: cards(dear({ sacrifice: { type: 'creature' }, count: 1 })),
      players: { A: { battlefield: ['Hill Giant*2'] }, B: { battlefield: ['Squire', { card: 'Squire', as: 'prey' }, 'Grizzly Bears'] } },
      ...inCombat,
      script: [
        attack('Hill Giant', 'Hill Giant'),
        block(['Squire#1', 'Hill Giant#1'], ['$prey', 'Hill Giant#2']),
        {
          ...at('declare-blockers', 'A'),
          expect: [
            { zone: 'battlefield', blocking: true, count: 1 },
            { permanent: 'Hill Giant#2', blocked: false },
          ],
        },
      ],
      answers: { B: ['$prey', 'Grizzly Bears'] },
      answerOrder: 'fit',
      ...toEnd,
      expect: [{ life: { B: 17 } }],
    });
  },
});
