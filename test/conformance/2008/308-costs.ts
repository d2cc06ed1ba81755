import assert from 'node:assert/strict';
import { activated, artifact } from '@arbiter/cards';
import { questions } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import type { Ability, Card } from '@arbiter/schema';
import { cards, free, gain } from '../cards.ts';
import { prove } from '../prove.ts';
import { at, attack, inCombat, squire, toEnd } from './combat.ts';

/** Whoever attacks has to pay so much for each creature. */
const toll = (name: string, ...cost: Extract<Ability, { kind: 'activated' }>['cost']): Card =>
  artifact(name, { cost: '{0}' }, { kind: 'static', play: [{ attackTax: cost, against: 'each' }] });
const gate = toll('Gate', { mana: '{2}' });
const taxed = (lands: number, script: NonNullable<Scenario['script']>, more: Partial<Scenario> = {}): Scenario => ({
  cards: cards(squire, gate),
  players: { A: { battlefield: ['Squire*2', `Mountain*${lands}`] }, B: { battlefield: ['Gate'] } },
  ...inCombat,
  script,
  ...toEnd,
  ...more,
});

prove('2008:308.2', 'an attack that cannot be carried out is taken back as a whole', {
  accepts({ plays }) {
    plays({ ...taxed(4, [attack('Squire', 'Squire')]), expect: [{ life: { B: 16 } }, { permanent: 'Mountain', tapped: true }] });
  },
  refuses({ plays }) {
    plays({
      name: 'the second cannot be paid for; then one attacks after all',
      ...taxed(3, [
        { ...attack('Squire', 'Squire'), illegal: true },
        attack('Squire#1'),
        {
          ...at('declare-attackers', 'A'),
          expect: [
            { permanent: 'Squire#2', tapped: false, attacking: false },
            { zone: 'battlefield', card: 'Mountain', tapped: true, count: 2 },
          ],
        },
      ]),
      expect: [{ life: { B: 18 } }],
    });
    plays({
      name: 'nobody attacks instead',
      ...taxed(3, [{ ...attack('Squire', 'Squire'), illegal: true }]),
      expect: [{ permanent: 'Squire', tapped: false }, { permanent: 'Mountain', tapped: false }, { life: { B: 20 } }],
    });
  },
});

const forge = artifact(
  'Forge',
  { cost: '{0}' },
  activated([{ sacrifice: { type: 'artifact' }, count: 1 }], { do: [{ do: 'mana', who: 'you', mana: '{C}{C}' }] }),
);

prove('2008:308.2d', 'what an attack costs is worked out once', {
  accepts({ plays, reaches, awaits, asks }) {
    const own: Scenario = {
      name: 'the gate is given up to pay for it, and still all of it is owed',
      cards: cards(squire, gate, forge),
      players: { A: { battlefield: ['Squire*2', 'Gate', 'Forge', 'Mountain*2'] }, B: {} },
      ...inCombat,
      answerOrder: 'fit',
    };
    plays({
      ...own,
      script: [attack('Squire', 'Squire')],
      answers: { A: [{ for: 'pay', pick: 'Forge' }, 'Gate'] },
      ...toEnd,
      expect: [{ life: { B: 16 } }, { zone: 'graveyard', player: 'A', card: 'Gate', count: 1 }, { permanent: 'Mountain', tapped: true }],
    });
    const { look, id } = awaits(reaches({ ...own, stop: { turn: 1, step: 'beginning-of-combat' } }), 'attackers');
    const attacks = ['Squire#1', 'Squire#2'].map((name) => ({ attacker: id(name), defender: 'B' }));
    assert.deepEqual(
      asks(questions.costToAttack(look, attacks))?.map(({ cost }) => cost),
      [[{ mana: '{2}{2}' }]],
    );
  },
  refuses({ plays }) {
    plays({
      name: 'nothing is owed where nothing asks for it',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire*2', 'Mountain*2'] }, B: {} },
      ...inCombat,
      script: [attack('Squire', 'Squire')],
      ...toEnd,
      expect: [{ life: { B: 16 } }, { permanent: 'Mountain', tapped: false }, { event: 'ManaSpent', count: 0 }],
    });
  },
});

prove('2008:308.2e', 'mana for an attack may be made then', {
  accepts({ plays }) {
    plays({
      name: 'out of two untapped lands',
      ...taxed(2, [attack('Squire#1')]),
      expect: [{ life: { B: 18 } }, { permanent: 'Mountain', tapped: true }, { event: 'ManaSpent', count: 1 }],
    });
  },
  refuses({ reaches, awaits, answers, rejects }) {
    const tinker = artifact('Tinker', { cost: '{0}' }, activated([{ tap: 'self' }], { do: [gain(1)] }));
    const { position, id } = awaits(
      reaches({
        ...taxed(2, []),
        cards: cards(squire, gate, forge, tinker, free('Nap', gain(1))),
        players: { A: { hand: ['Nap'], battlefield: ['Squire', 'Forge', 'Tinker'] }, B: { battlefield: ['Gate'] } },
        stop: { turn: 1, step: 'beginning-of-combat' },
      }),
      'attackers',
    );
    const paying = answers(position, { attacks: [{ attacker: id('Squire'), defender: 'B' }] }).position;
    for (const object of [id('Tinker'), id('Nap')]) rejects(paying, { activate: object, ability: 0 });
    answers(paying, { activate: id('Forge'), ability: 0 });
  },
});

const altar = toll('Altar', { life: 1 }, { mana: '{2}' });

prove('2008:308.2f', 'all of it is paid, in any order, or nothing', {
  accepts({ plays }) {
    for (const first of ['life', 'mana'])
      plays({
        name: `${first} first`,
        cards: cards(squire, toll('Pyre', { sacrifice: { type: 'land' }, count: 1 }), gate),
        players: { A: { battlefield: ['Squire', 'Mountain*3'] }, B: { battlefield: ['Pyre', 'Gate'] } },
        ...inCombat,
        script: [attack('Squire')],
        answers: { A: [{ for: 'order', pick: first === 'mana' ? 1 : 2 }] },
        answerOrder: 'fit',
        ...toEnd,
        expect: [{ life: { B: 18 } }, { zone: 'graveyard', player: 'A', card: 'Mountain', count: 1 }, { event: 'ManaSpent', count: 1 }],
      });
  },
  refuses({ plays }) {
    plays({
      name: 'too little for both: nobody has paid anything',
      ...taxed(3, [{ ...attack('Squire', 'Squire'), illegal: true }], {
        cards: cards(squire, altar),
        players: { A: { battlefield: ['Squire*2', 'Mountain*3'] }, B: { battlefield: ['Altar'] } },
      }),
      expect: [{ life: { A: 20, B: 20 } }, { permanent: 'Mountain', tapped: false }, { permanent: 'Squire', tapped: false }],
    });
    plays({
      name: 'enough for both',
      ...taxed(4, [attack('Squire', 'Squire')], {
        cards: cards(squire, altar),
        players: { A: { battlefield: ['Squire*2', 'Mountain*4'] }, B: { battlefield: ['Altar'] } },
      }),
      expect: [{ life: { A: 18, B: 16 } }, { permanent: 'Mountain', tapped: true }],
    });
  },
});

const maw = toll('Maw', { sacrifice: { type: 'creature' }, count: 1 });

prove('2008:308.2g', 'what has been paid for attacks, if it is still there', {
  accepts({ plays }) {
    plays({
      name: 'until the end of combat',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire'] }, B: {} },
      ...inCombat,
      script: [
        attack('Squire'),
        ...(['declare-attackers', 'declare-blockers', 'combat-damage', 'end-of-combat'] as const).map(
          (step) => ({ turn: 1, step, player: 'A', expect: [{ permanent: 'Squire', attacking: true }] }) as const,
        ),
      ],
      stop: { turn: 1, step: 'postcombat-main', when: 'begin' },
      expect: [{ permanent: 'Squire', attacking: false }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'one of them was the price',
      cards: cards(squire, maw),
      players: { A: { battlefield: ['Squire', { card: 'Squire', as: 'prey' }, 'Grizzly Bears'] }, B: { battlefield: ['Maw'] } },
      ...inCombat,
      script: [attack('Squire#1', '$prey'), { ...at('declare-attackers', 'A'), expect: [{ zone: 'battlefield', attacking: true, count: 1 }] }],
      answers: { A: ['$prey', 'Grizzly Bears'] },
      answerOrder: 'fit',
      ...toEnd,
      expect: [{ life: { B: 18 } }, { zone: 'graveyard', player: 'A', count: 2 }],
    });
  },
});
