import assert from 'node:assert/strict';
import { activated, artifact, continuous, planeswalker, triggered } from '@arbiter/cards';
import { questions } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import type { Ability, Card } from '@arbiter/schema';
import { aCreature, aimed, being, cards, free, gain, it, whenever } from '../cards.ts';
import { prove } from '../prove.ts';

const squire = being('Squire', 2, 2);
const envoy = planeswalker('Envoy', { cost: '{0}', loyalty: 3 });
const inCombat = { start: { turn: 1, step: 'beginning-of-combat' } } as const;
const attack = (...attackers: readonly string[]) => ({ turn: 1, player: 'A', attack: attackers }) as const;
const toEnd = { stop: { turn: 1, step: 'end-of-combat' } } as const;

const jester = being('Jester', 1, 1, triggered({ on: 'attack', what: 'self' }, { do: [{ do: 'discard', who: 'defending', amount: 1 }] }));

prove('2008:308.1', 'attackers are declared at once, and each speaks of the player it attacks', {
  accepts({ plays }) {
    plays({
      name: 'one attacks a player, the other another\'s planeswalker',
      attack: 'multiple',
      cards: cards(jester, envoy),
      players: { A: { battlefield: ['Jester*2'] }, B: { hand: ['Forest*2'] }, C: { hand: ['Forest*2'], battlefield: ['Envoy'] } },
      ...inCombat,
      script: [
        { turn: 1, player: 'A', attack: [{ attacker: 'Jester', defender: 'B' }, { attacker: 'Jester', defender: 'Envoy@C' }] },
        { turn: 1, step: 'declare-attackers', player: 'A', expect: [{ stack: 'Jester', count: 2 }, { awaits: { player: 'A', kind: 'priority' } }] },
        { turn: 1, step: 'declare-attackers', player: 'A', resolve: 1 },
        { turn: 1, step: 'declare-attackers', player: 'A', resolve: 'all' },
      ],
      expect: [{ zone: 'hand', player: 'B', count: 1 }, { zone: 'hand', player: 'C', count: 1 }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'nobody else declares any, and it does not use the stack',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [
        { turn: 1, player: 'B', attack: ['Squire@B'], illegal: true },
        attack('Squire@A'),
        { turn: 1, step: 'declare-attackers', player: 'A', expect: [{ stack: 0 }, { permanent: 'Squire@A', attacking: true }, { permanent: 'Squire@B', attacking: false }] },
      ],
      ...toEnd,
    });
  },
});

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
        { turn: 1, step: 'declare-attackers', player: 'A', expect: [{ permanent: 'Squire#2', tapped: false, attacking: false }, { zone: 'battlefield', card: 'Mountain', tapped: true, count: 2 }] },
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

const hasty = being('Racer', 1, 1, { kind: 'keyword', keyword: 'haste' });

prove('2008:308.2a', 'attackers are untapped and were under control since the turn began', {
  accepts({ plays }) {
    plays({
      name: 'one that was there, and one with haste',
      cards: cards(squire, hasty),
      players: { A: { battlefield: ['Squire', { card: 'Racer', summoningSick: true }] }, B: {} },
      ...inCombat,
      script: [attack('Squire', 'Racer')],
      ...toEnd,
      expect: [{ life: { B: 17 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'one that is tapped, and one that has just come',
      cards: cards(squire),
      players: { A: { battlefield: [{ card: 'Squire', as: 'tapped', tapped: true }, { card: 'Squire', as: 'new', summoningSick: true }, 'Squire'] }, B: {} },
      ...inCombat,
      script: [{ ...attack('$tapped'), illegal: true }, { ...attack('$new'), illegal: true }, attack('Squire')],
      ...toEnd,
      expect: [{ life: { B: 18 } }],
    });
  },
});

const bannerman = being('Bannerman', 1, 1, { kind: 'keyword', keyword: 'banding' });
const company: Scenario = { cards: cards(squire, bannerman), players: { A: { battlefield: ['Bannerman', 'Squire*2'] }, B: {} }, ...inCombat };

prove('2008:308.2b', 'attackers band together', {
  accepts({ plays }) {
    plays({
      ...company,
      script: [
        { turn: 1, player: 'A', attack: [{ attacker: 'Bannerman', band: 1 }, { attacker: 'Squire', band: 1 }, { attacker: 'Squire' }] },
        { turn: 1, step: 'declare-attackers', player: 'A', expect: [{ permanent: 'Bannerman', band: 1 }, { permanent: 'Squire#1', band: 1 }] },
      ],
    });
  },
  refuses({ reaches, awaits, rejects }) {
    const { position, id } = awaits(reaches({ ...company, stop: { turn: 1, step: 'beginning-of-combat' } }), 'attackers');
    rejects(position, { attacks: ['Squire#1', 'Squire#2'].map((name) => ({ attacker: id(name), defender: 'B', band: 1 })) });
  },
});

const drum = whenever('Drum', { on: 'tap', what: { type: 'creature' } }, gain(1));
const guard = being('Guard', 2, 2, { kind: 'keyword', keyword: 'vigilance' });

prove('2008:308.2c', 'attacking taps, and that is no cost', {
  accepts({ plays }) {
    plays({
      name: 'though nothing has to be paid',
      cards: cards(squire, drum),
      players: { A: { battlefield: ['Squire', 'Drum'] }, B: {} },
      ...inCombat,
      script: [
        attack('Squire'),
        { turn: 1, step: 'declare-attackers', player: 'A', expect: [{ permanent: 'Squire', tapped: true }, { stack: 'Drum', count: 1 }] },
      ],
      ...toEnd,
      expect: [{ life: { A: 21 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'with vigilance it does not, nor does a creature that stays at home',
      cards: cards(squire, guard, drum),
      players: { A: { battlefield: ['Squire', 'Guard', 'Drum'] }, B: {} },
      ...inCombat,
      script: [attack('Guard'), { turn: 1, step: 'declare-attackers', player: 'A', expect: [{ permanent: 'Guard', tapped: false, attacking: true }, { permanent: 'Squire', tapped: false }] }],
      ...toEnd,
      expect: [{ life: { A: 20, B: 18 } }],
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
    assert.deepEqual(asks(questions.costToAttack(look, attacks))?.map(({ cost }) => cost), [[{ mana: '{2}{2}' }]]);
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
      ...taxed(3, [{ ...attack('Squire', 'Squire'), illegal: true }], { cards: cards(squire, altar), players: { A: { battlefield: ['Squire*2', 'Mountain*3'] }, B: { battlefield: ['Altar'] } } }),
      expect: [{ life: { A: 20, B: 20 } }, { permanent: 'Mountain', tapped: false }, { permanent: 'Squire', tapped: false }],
    });
    plays({
      name: 'enough for both',
      ...taxed(4, [attack('Squire', 'Squire')], { cards: cards(squire, altar), players: { A: { battlefield: ['Squire*2', 'Mountain*4'] }, B: { battlefield: ['Altar'] } } }),
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
      script: [attack('Squire#1', '$prey'), { turn: 1, step: 'declare-attackers', player: 'A', expect: [{ zone: 'battlefield', attacking: true, count: 1 }] }],
      answers: { A: ['$prey', 'Grizzly Bears'] },
      answerOrder: 'fit',
      ...toEnd,
      expect: [{ life: { B: 18 } }, { zone: 'graveyard', player: 'A', count: 2 }],
    });
  },
});

const hunter = whenever(
  'Hunter',
  { on: 'attack', what: { all: [{ type: 'creature' }, { color: 'G' }] } },
  { do: 'delayed', when: { on: 'step', step: 'end-of-combat' }, text: { do: [{ do: 'destroy', what: { ref: 'trigger' } }] }, times: 'once' },
);
const dye = aimed('Dye', aCreature, { do: 'change', what: it, changes: [{ colors: { set: ['G'] } }], for: 'endOfTurn' });
const blue: Card = { ...squire, faces: squire.faces.map((face) => ({ ...face, cost: '{U}' })) };

prove('2008:308.3', 'what triggers on an attack triggers as it is declared', {
  accepts({ plays }) {
    plays({
      name: 'a green creature attacks',
      cards: cards(hunter),
      players: { A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Hunter'] } },
      ...inCombat,
      script: [attack('Grizzly Bears'), { turn: 1, step: 'declare-attackers', player: 'A', expect: [{ stack: 'Hunter', count: 1 }] }],
      ...toEnd,
      expect: [{ zone: 'graveyard', player: 'A', card: 'Grizzly Bears', count: 1 }, { life: { B: 18 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'a blue one attacks and becomes green',
      cards: cards(hunter, blue, dye),
      players: { A: { battlefield: ['Squire'], hand: ['Dye'] }, B: { battlefield: ['Hunter'] } },
      ...inCombat,
      script: [
        attack('Squire'),
        { turn: 1, step: 'declare-attackers', player: 'A', cast: 'Dye', targets: ['Squire'] },
        { turn: 1, step: 'declare-blockers', player: 'A', expect: [{ permanent: 'Squire', colors: 'G', attacking: true }] },
      ],
      ...toEnd,
      expect: [{ permanent: 'Squire' }, { event: 'AbilityTriggered', count: 0 }],
    });
  },
});

const scholar = being('Scholar', 2, 2, triggered({ on: 'attack', what: 'self' }, { do: [{ do: 'draw', who: 'you', amount: 1 }] }));
const sally = free('Sally', { do: 'move', what: { each: { type: 'creature' }, zone: 'hand' }, to: { zone: 'battlefield', attacking: true } });
const joins = (whom: string): Scenario => ({
  cards: cards(scholar, sally, squire, envoy),
  players: { A: { hand: ['Sally', 'Scholar'], battlefield: ['Squire'] }, B: { battlefield: ['Envoy'] } },
  ...inCombat,
  script: [
    { turn: 1, player: 'A', attack: [{ attacker: 'Squire', defender: 'B' }] },
    { turn: 1, step: 'declare-attackers', player: 'A', cast: 'Sally' },
  ],
  answers: { A: [whom] },
  ...toEnd,
});

prove('2008:308.4', 'what enters attacking attacks whom its controller chooses, and never attacked', {
  accepts({ plays }) {
    plays({ ...joins('B'), expect: [{ permanent: 'Scholar', attacking: true }, { life: { B: 16 } }, { permanent: 'Envoy', loyalty: 3 }] });
    plays({ ...joins('Envoy'), expect: [{ permanent: 'Scholar', attacking: true }, { life: { B: 18 } }, { permanent: 'Envoy', loyalty: 1 }] });
  },
  refuses({ plays }) {
    plays({ ...joins('B'), expect: [{ event: 'AbilityTriggered', count: 0 }, { zone: 'hand', player: 'A', count: 0 }] });
    plays({
      name: 'declared, it does trigger',
      cards: cards(scholar),
      players: { A: { battlefield: ['Scholar'] }, B: {} },
      ...inCombat,
      script: [attack('Scholar')],
      ...toEnd,
      expect: [{ zone: 'hand', player: 'A', count: 1 }],
    });
  },
});

prove('2008:308.5', 'without attackers there are no blockers and no damage', {
  accepts({ plays }) {
    plays({
      name: 'nobody attacks',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire'] }, B: {} },
      ...inCombat,
      script: [attack()],
      ...toEnd,
      expect: [{ steps: { turn: 1, are: ['beginning-of-combat', 'declare-attackers', 'end-of-combat'] } }, { life: { B: 20 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'something enters attacking in time',
      cards: cards(sally, squire),
      players: { A: { hand: ['Sally', 'Squire'] }, B: {} },
      ...inCombat,
      script: [{ turn: 1, step: 'declare-attackers', player: 'A', cast: 'Sally' }],
      ...toEnd,
      expect: [
        { steps: { turn: 1, are: ['beginning-of-combat', 'declare-attackers', 'declare-blockers', 'combat-damage', 'end-of-combat'] } },
        { life: { B: 18 } },
      ],
    });
  },
});
