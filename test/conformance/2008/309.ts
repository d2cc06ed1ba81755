import assert from 'node:assert/strict';
import { activated, artifact, continuous, planeswalker, triggered } from '@arbiter/cards';
import { questions } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import type { Card, Cost, EventPattern } from '@arbiter/schema';
import { aCreature, aimed, being, cards, free, gain, it, whenever } from '../cards.ts';
import { prove } from '../prove.ts';

const squire = being('Squire', 2, 2);
const envoy = planeswalker('Envoy', { cost: '{0}', loyalty: 3 });
const inCombat = { start: { turn: 1, step: 'beginning-of-combat' } } as const;
const toEnd = { stop: { turn: 1, step: 'end-of-combat' } } as const;
const attack = (...attackers: readonly string[]) => ({ turn: 1, player: 'A', attack: attackers }) as const;
const block = (...pairs: readonly (readonly [blocker: string, attacker: string])[]) =>
  ({ turn: 1, player: 'B', block: pairs.map(([blocker, attacker]) => ({ blocker, attacker })) }) as const;

const porter = being('Porter', 1, 3, triggered({ on: 'block', what: 'self' }, { do: [gain(1)] }));

prove('2008:309.1', 'the defending player declares blockers, then the active player has priority', {
  accepts({ plays }) {
    plays({
      name: 'what triggers is on the stack before anybody could do anything',
      cards: cards(squire, porter),
      players: { A: { battlefield: ['Squire'] }, B: { battlefield: ['Porter'] } },
      ...inCombat,
      script: [
        attack('Squire'),
        block(['Porter', 'Squire']),
        { turn: 1, step: 'declare-blockers', player: 'A', expect: [{ stack: 'Porter', count: 1 }, { awaits: { player: 'A', kind: 'priority' } }, { permanent: 'Squire', blocked: true }] },
      ],
      ...toEnd,
      expect: [{ life: { B: 21 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'nobody else does, and it does not use the stack',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire*2'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [
        attack('Squire'),
        { turn: 1, player: 'A', block: [{ blocker: 'Squire#2@A', attacker: 'Squire#1@A' }], illegal: true },
        block(['Squire@B', 'Squire@A']),
        { turn: 1, step: 'declare-blockers', player: 'A', expect: [{ stack: 0 }, { permanent: 'Squire#2@A', blocking: false }] },
      ],
    });
  },
});

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
      reaches({ ...taxed(2), cards: cards(dear({ mana: '{2}' }, { sacrifice: { type: 'land' }, count: 1 })), script: [], stop: { turn: 1, step: 'beginning-of-combat' } }),
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

const duel: Scenario = {
  attack: 'multiple',
  cards: cards(squire, envoy),
  players: {
    A: { battlefield: ['player', 'other', 'envoy'].map((as) => ({ card: 'Squire', as })) },
    B: { battlefield: ['Envoy', 'Squire', { card: 'Squire', as: 'tapped', tapped: true }] },
    C: {},
  },
  ...inCombat,
  script: [{ turn: 1, player: 'A', attack: [{ attacker: '$player', defender: 'B' }, { attacker: '$other', defender: 'C' }, { attacker: '$envoy', defender: 'Envoy' }] }],
};
const blockedIn = (...pairs: readonly (readonly [blocker: string, attacker: string])[]): NonNullable<Scenario['script']> => [...(duel.script ?? []), block(...pairs)];

prove('2008:309.2a', 'an untapped creature blocks one that attacks its controller or his planeswalker', {
  accepts({ plays }) {
    plays({
      ...duel,
      script: blockedIn(['Squire@B', '$envoy']),
      stop: { turn: 1, step: 'declare-blockers' },
      expect: [{ permanent: 'Squire#1@B', blocking: '$envoy' }, { zone: 'battlefield', blocking: true, count: 1 }],
    });
    plays({ ...duel, script: blockedIn(['Squire@B', '$player']), stop: { turn: 1, step: 'declare-blockers' }, expect: [{ permanent: '$player', blocked: true }] });
  },
  refuses({ plays }) {
    plays({
      ...duel,
      script: [
        ...(duel.script ?? []),
        { ...block(['$tapped', '$player']), illegal: true },
        { ...block(['Squire@B', '$player'], ['Squire@B', '$envoy']), illegal: true },
        { ...block(['Squire@B', '$other']), illegal: true },
      ],
      stop: { turn: 1, step: 'declare-blockers' },
      expect: [{ zone: 'battlefield', blocking: true, count: 0 }],
    });
  },
});

const forge = artifact(
  'Forge',
  { cost: '{0}' },
  activated([{ sacrifice: { type: 'artifact' }, count: 1 }], { do: [{ do: 'mana', who: 'you', mana: '{C}' }] }),
);
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
    assert.deepEqual(asks(questions.costToBlock(look, 'B', [id('Squire#1'), id('Squire#2')]))?.map(({ cost }) => cost), [[{ mana: '{1}{1}' }]]);
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
        { turn: 1, step: 'declare-blockers', player: 'A', expect: [{ zone: 'battlefield', blocking: true, count: 1 }, { permanent: 'Hill Giant#2', blocked: false }] },
      ],
      answers: { B: ['$prey', 'Grizzly Bears'] },
      answerOrder: 'fit',
      ...toEnd,
      expect: [{ life: { B: 17 } }],
    });
  },
});

const slay = aimed('Slay', aCreature, { do: 'destroy', what: it });
const snare = aimed('Snare', { objects: { is: 'unblocked' } }, { do: 'becomeBlocked', what: it });

prove('2008:309.2f', 'blocked and unblocked are settled by the declaration and stay', {
  accepts({ plays }) {
    plays({
      name: 'blocked still, though its blocker is gone',
      cards: cards(squire, slay),
      players: { A: { hand: ['Slay'], battlefield: ['Hill Giant*2'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [
        attack('Hill Giant', 'Hill Giant'),
        block(['Squire', 'Hill Giant#1']),
        { turn: 1, step: 'declare-blockers', player: 'A', cast: 'Slay', targets: ['Squire'] },
        { turn: 1, step: 'combat-damage', player: 'A', expect: [{ permanent: 'Hill Giant#1', blocked: true }, { permanent: 'Hill Giant#2', blocked: false }] },
      ],
      ...toEnd,
      expect: [{ life: { B: 17 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'an effect makes one blocked that nothing blocks',
      cards: cards(snare),
      players: { A: { battlefield: ['Hill Giant'] }, B: { hand: ['Snare'] } },
      ...inCombat,
      script: [
        attack('Hill Giant'),
        { turn: 1, step: 'declare-blockers', player: 'A', expect: [{ permanent: 'Hill Giant', blocked: false }] },
        { turn: 1, step: 'declare-blockers', player: 'B', cast: 'Snare', targets: ['Hill Giant'] },
      ],
      ...toEnd,
      expect: [{ permanent: 'Hill Giant', blocked: true }, { life: { B: 20 } }],
    });
  },
});

const dye = aimed('Dye', aCreature, { do: 'change', what: it, changes: [{ colors: { set: ['W'] } }], for: 'endOfTurn' });
const colored = (cost: string): Card => ({ ...squire, faces: squire.faces.map((face) => ({ ...face, cost })) });
const herald = (when: EventPattern): Card => whenever('Herald', when, gain(1));
const whiteBlocks = herald({ on: 'block', what: { all: [{ type: 'creature' }, { color: 'W' }] } });

prove('2008:309.3', 'what triggers on a block triggers as it is declared', {
  accepts({ plays }) {
    plays({
      name: 'a white creature blocks',
      cards: cards(whiteBlocks, colored('{W}')),
      players: { A: { battlefield: ['Herald', 'Hill Giant'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [attack('Hill Giant'), block(['Squire', 'Hill Giant']), { turn: 1, step: 'declare-blockers', player: 'A', expect: [{ stack: 'Herald', count: 1 }] }],
      ...toEnd,
      expect: [{ life: { A: 21 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'a black one blocks and becomes white',
      cards: cards(whiteBlocks, colored('{B}'), dye),
      players: { A: { hand: ['Dye'], battlefield: ['Herald', 'Hill Giant'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [
        attack('Hill Giant'),
        block(['Squire', 'Hill Giant']),
        { turn: 1, step: 'declare-blockers', player: 'A', cast: 'Dye', targets: ['Squire'] },
        { turn: 1, step: 'declare-blockers', player: 'A', resolve: 'all' },
        { turn: 1, step: 'declare-blockers', player: 'A', expect: [{ permanent: 'Squire', colors: 'W', blocking: true }] },
      ],
      ...toEnd,
      expect: [{ life: { A: 20 } }, { event: 'AbilityTriggered', count: 0 }],
    });
  },
});

const troll = being('Troll', 3, 6, triggered({ on: 'becomesBlocked', what: 'self' }, { do: [gain(1)] }));
const basilisk = being(
  'Basilisk',
  3,
  6,
  triggered({ on: 'becomesBlocked', what: 'self', by: { color: 'W' } }, {
    do: [{ do: 'delayed', when: { on: 'step', step: 'end-of-combat' }, text: { do: [{ do: 'destroy', what: { ref: 'blockers' } }] }, times: 'once' }],
  }),
);
const ambush = free('Ambush', { do: 'move', what: { each: { type: 'creature' }, zone: 'hand' }, to: { zone: 'battlefield', blocking: { each: { is: 'attacking' } } } });
const blockers = (count: number): Scenario => ({
  cards: cards(troll, squire, ambush, snare),
  players: { A: { battlefield: ['Troll'] }, B: { hand: ['Ambush', 'Snare', 'Squire'], battlefield: ['Squire*2'] } },
  ...inCombat,
  script: [attack('Troll'), block(...Array.from({ length: count }, (_, n) => [`Squire#${n + 1}`, 'Troll'] as const))],
  ...toEnd,
});
const then = (scenario: Scenario, cast: string, ...targets: readonly string[]): Scenario => ({
  ...scenario,
  script: [...(scenario.script ?? []), { turn: 1, step: 'declare-blockers', player: 'B', cast, ...(targets.length > 0 ? { targets } : {}) }],
});

prove('2008:309.4', 'a creature becomes blocked once a combat, however that comes', {
  accepts({ plays }) {
    plays({ name: 'by two, and by a third that enters', ...then(blockers(2), 'Ambush'), expect: [{ life: { A: 21 } }, { event: 'AbilityTriggered', count: 1 }] });
    plays({ name: 'by one that enters', ...then(blockers(0), 'Ambush'), expect: [{ life: { A: 21, B: 20 } }, { permanent: 'Troll', blocked: true }] });
    plays({ name: 'by an effect', ...then(blockers(0), 'Snare', 'Troll'), expect: [{ life: { A: 21, B: 20 } }, { permanent: 'Troll', blocked: true }] });
  },
  refuses({ plays }) {
    plays({
      name: 'by a black creature that becomes white',
      cards: cards(basilisk, colored('{B}'), dye),
      players: { A: { hand: ['Dye'], battlefield: ['Basilisk'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [
        attack('Basilisk'),
        block(['Squire', 'Basilisk']),
        { turn: 1, step: 'declare-blockers', player: 'A', cast: 'Dye', targets: ['Squire'] },
        { turn: 1, step: 'declare-blockers', player: 'A', resolve: 'all' },
        { turn: 1, step: 'declare-blockers', player: 'A', expect: [{ permanent: 'Squire', colors: 'W' }] },
      ],
      ...toEnd,
      expect: [{ event: 'AbilityTriggered', count: 0 }],
    });
  },
});

prove('2008:309.5', 'what enters blocking blocks as its controller chooses, and never blocked', {
  accepts({ plays }) {
    plays({
      name: 'the second of two attackers',
      cards: cards(porter, ambush),
      players: { A: { battlefield: ['Hill Giant', 'Grizzly Bears'] }, B: { hand: ['Ambush', 'Porter'] } },
      ...inCombat,
      script: [attack('Hill Giant', 'Grizzly Bears'), { turn: 1, step: 'declare-blockers', player: 'B', cast: 'Ambush' }],
      answers: { B: ['Grizzly Bears'] },
      ...toEnd,
      expect: [{ permanent: 'Porter', blocking: 'Grizzly Bears' }, { permanent: 'Grizzly Bears', blocked: true, damage: 1 }, { life: { B: 17 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'its ability does not trigger; as it is declared it does',
      cards: cards(porter, ambush),
      players: { A: { battlefield: ['Hill Giant', 'Grizzly Bears'] }, B: { hand: ['Ambush', 'Porter'], battlefield: [{ card: 'Porter', as: 'there' }] } },
      ...inCombat,
      script: [
        attack('Hill Giant', 'Grizzly Bears'),
        block(['$there', 'Hill Giant']),
        { turn: 1, step: 'declare-blockers', player: 'B', cast: 'Ambush' },
      ],
      answers: { B: ['Grizzly Bears'] },
      ...toEnd,
      expect: [{ life: { B: 21 } }, { event: 'AbilityTriggered', count: 1 }, { zone: 'battlefield', card: 'Porter', blocking: true, count: 1 }],
    });
  },
});
