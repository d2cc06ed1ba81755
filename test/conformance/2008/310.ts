import assert from 'node:assert/strict';
import { artifact, continuous, planeswalker, protectionFrom, triggered } from '@arbiter/cards';
import { questions } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import type { Card, Event } from '@arbiter/schema';
import { aCreature, aimed, being, cards, free, gain, it, whenever } from '../cards.ts';
import { prove } from '../prove.ts';

const squire = being('Squire', 2, 2);
const knight = being('Knight', 4, 4);
const envoy = planeswalker('Envoy', { cost: '{0}', loyalty: 5 });
const inCombat = { start: { turn: 1, step: 'beginning-of-combat' } } as const;
const toEnd = { stop: { turn: 1, step: 'end-of-combat' } } as const;
const attack = (...attackers: readonly string[]) => ({ turn: 1, player: 'A', attack: attackers }) as const;
const block = (...pairs: readonly (readonly [blocker: string, attacker: string])[]) =>
  ({ turn: 1, player: 'B', block: pairs.map(([blocker, attacker]) => ({ blocker, attacker })) }) as const;
const at = (step: 'declare-blockers' | 'combat-damage' | 'first-strike-damage', player: 'A' | 'B') => ({ turn: 1, step, player }) as const;
const slay = aimed('Slay', aCreature, { do: 'destroy', what: it });
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
    for (const amounts of [[3, 0], [2, 1], [1, 2], [0, 3]]) {
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
    const events = plays({ ...meek, ...toEnd, expect: [{ permanent: 'Wall', damage: 2 }, { permanent: 'Squire', damage: 0 }, { event: 'AbilityTriggered', count: 0 }] });
    assert.deepEqual(shares(events).map((each) => each.map(({ amount }) => amount)), [[2]]);
    const { look, id } = reaches(meek);
    assert.deepEqual(asks(questions.wouldAssign(look, id('Wall'))), { amount: 0, among: [] });
  },
});

const banish = aimed('Banish', { objects: { type: 'planeswalker' } }, { do: 'destroy', what: it });
const twoWays = (spell: readonly string[]): Scenario => ({
  cards: cards(squire, envoy, banish),
  players: { A: { hand: spell, battlefield: ['Squire', 'Hill Giant'] }, B: { battlefield: ['Envoy'] } },
  ...inCombat,
  script: [
    { turn: 1, player: 'A', attack: [{ attacker: 'Squire', defender: 'B' }, { attacker: 'Hill Giant', defender: 'Envoy' }] },
    ...spell.map((cast) => ({ ...at('declare-blockers', 'A'), cast, targets: ['Envoy'] })),
  ],
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
    for (const [one, other] of [[4, 0], [3, 1], [2, 2]] as const)
      plays({
        ...held([]),
        answers: { A: [[one, other]] },
        ...toEnd,
        expect: [{ zone: 'graveyard', player: 'B', card: 'Squire', count: other === 2 ? 2 : 1 }, { life: { B: 20 } }],
      });
  },
  refuses({ plays, reaches, asks }) {
    plays({ ...held(['Slay', 'Slay']), ...toEnd, expect: [{ permanent: 'Knight', blocked: true, damage: 0 }, { life: { B: 20 } }, { event: 'DamageDealt', count: 0 }] });
    const { look, id } = reaches({ ...held(['Slay', 'Slay']), stop: { turn: 1, step: 'declare-blockers' } });
    assert.deepEqual(asks(questions.wouldAssign(look, id('Knight'))), { amount: 0, among: [] });
  },
});

const guard = being('Guard', 3, 5, continuous('self', { rule: { extraBlocks: 1 } }));
const called = aimed('Called', aCreature, { do: 'removeFromCombat', what: it });
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
    plays({ ...stopping([]), answers: { B: [[1, 2]] }, ...toEnd, expect: [{ permanent: 'Squire', damage: 1 }, { zone: 'graveyard', player: 'A', count: 1 }] });
  },
  refuses({ plays }) {
    plays({
      ...stopping(['Called', 'Called']),
      ...toEnd,
      expect: [{ permanent: 'Guard', blocking: true, damage: 0 }, { permanent: 'Squire', damage: 0 }, { event: 'DamageDealt', count: 0 }],
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

const stop = aimed('Stop', { objects: { is: 'spell' }, zone: 'stack' }, { do: 'counter', what: it });
const hush = aimed('Hush', { objects: { is: 'ability' }, zone: 'stack' }, { do: 'counter', what: it });
const onStack: Scenario = {
  cards: cards(squire, stop, hush, free('Nap', gain(1))),
  players: { A: { hand: ['Nap'], battlefield: ['Squire'] }, B: { hand: ['Stop', 'Hush'] } },
  ...inCombat,
};

prove('2008:310.3', 'combat damage on the stack is no spell and no ability', {
  accepts({ plays, reaches, asks }) {
    const { game } = reaches({ ...onStack, script: [attack('Squire')], stop: { turn: 1, step: 'combat-damage', when: 'begin' } });
    assert.deepEqual(game.stack.map((id) => asks(questions.kindOnStack(game, id))), ['combat damage']);
    plays({
      ...onStack,
      script: [attack('Squire'), { ...at('combat-damage', 'A'), cast: 'Nap' }, { ...at('combat-damage', 'B'), cast: 'Stop', targets: ['Nap'] }],
      ...toEnd,
      expect: [{ life: { A: 20, B: 18 } }],
    });
  },
  refuses({ plays }) {
    plays({
      ...onStack,
      script: [
        attack('Squire'),
        { ...at('combat-damage', 'B'), cast: 'Stop', targets: ['^top'], illegal: true },
        { ...at('combat-damage', 'B'), cast: 'Hush', targets: ['^top'], illegal: true },
      ],
      ...toEnd,
      expect: [{ life: { B: 18 } }, { event: 'Countered', count: 0 }],
    });
  },
});

prove('2008:310.4', 'combat damage resolves: all of it is dealt at one moment, and its object is no more', {
  accepts({ plays }) {
    plays({
      name: 'two that kill each other',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [
        attack('Squire'),
        block(['Squire', 'Squire@A']),
        { ...at('combat-damage', 'A'), resolve: 1 },
        {
          ...at('combat-damage', 'A'),
          expect: [
            { stack: 0 },
            { awaits: { player: 'A', kind: 'priority' } },
            { graveyard: 'A', cards: ['Squire'] },
            { graveyard: 'B', cards: ['Squire'] },
            { event: 'DamageDealt', amount: 2, combat: true, count: 2 },
          ],
        },
      ],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'not before all have passed',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire'] }, B: {} },
      ...inCombat,
      script: [
        attack('Squire'),
        { ...at('combat-damage', 'A'), expect: [{ stack: 1 }, { life: { B: 20 } }, { event: 'DamageDealt', count: 0 }] },
        { ...at('combat-damage', 'A'), resolve: 'all' },
        { ...at('combat-damage', 'A'), expect: [{ stack: 0 }, { life: { B: 18 } }, { event: 'DamageDealt', count: 1 }] },
      ],
    });
  },
});

const wither = aimed('Wither', aCreature, { do: 'change', what: it, changes: [{ power: -2, toughness: 0 }], for: 'endOfTurn' });
const offer = aimed('Offer', aCreature, { do: 'sacrifice', what: it });
/** A Squire's 2 damage to a Knight is on the stack when its controller casts something. */
const meanwhile = (spell: Card, target: string, caster: 'A' | 'B' = 'A'): Scenario => ({
  cards: cards(squire, knight, spell),
  players: { A: { battlefield: ['Squire'] }, B: { battlefield: ['Knight'] }, [caster]: { hand: [spell.name], battlefield: [caster === 'A' ? 'Squire' : 'Knight'] } },
  ...inCombat,
  script: [attack('Squire'), block(['Knight', 'Squire']), { ...at('combat-damage', caster), cast: spell.name, targets: [target] }],
  ...toEnd,
});

prove('2008:310.4a', 'it is dealt as it was assigned', {
  accepts({ plays }) {
    plays({ name: 'its power has changed', ...meanwhile(wither, 'Squire'), expect: [{ permanent: 'Knight', damage: 2 }] });
    plays({ name: 'the receiver is out of combat', ...meanwhile(called, 'Knight', 'B'), expect: [{ permanent: 'Knight', damage: 2, blocking: false }] });
    plays({ name: 'its source is gone', ...meanwhile(offer, 'Squire'), expect: [{ permanent: 'Knight', damage: 2 }] });
  },
  refuses({ plays }) {
    const early = meanwhile(wither, 'Squire');
    plays({
      name: 'its power changes before it is assigned',
      ...early,
      script: [attack('Squire'), block(['Knight', 'Squire']), { ...at('declare-blockers', 'A'), cast: 'Wither', targets: ['Squire'] }],
      expect: [{ permanent: 'Knight', damage: 0 }],
    });
  },
});

const paladin = being('Knight', 4, 4, protectionFrom({ color: 'U' }));
const red: Card = { ...squire, faces: squire.faces.map((face) => ({ ...face, cost: '{R}' })) };
const drown = aimed('Drown', aCreature, { do: 'change', what: it, changes: [{ colors: { set: ['U'] } }], for: 'endOfTurn' });
const against = (spell: Card): Scenario => ({ ...meanwhile(spell, 'Squire'), cards: cards(red, paladin, spell) });

prove('2008:310.4b', 'its source is the creature as it is, or as it was last', {
  accepts({ plays }) {
    plays({ name: 'red as it was sacrificed', ...against(offer), expect: [{ permanent: 'Knight', damage: 2 }, { event: 'DamagePrevented', count: 0 }] });
  },
  refuses({ plays }) {
    plays({ name: 'blue by now', ...against(drown), expect: [{ permanent: 'Knight', damage: 0 }, { event: 'DamagePrevented', amount: 2, count: 1 }] });
  },
});

const golem = artifact('Golem', { cost: '{0}', power: 3, toughness: 3 });
const wake = aimed('Wake', { objects: { type: 'artifact' } }, {
  do: 'change',
  what: it,
  changes: [{ types: { add: ['creature'] } }, { setPower: 3, setToughness: 3 }],
  for: 'endOfTurn',
});
const sleep = aimed('Sleep', { objects: { type: 'artifact' } }, { do: 'change', what: it, changes: [{ types: { remove: ['creature'] } }], for: 'endOfTurn' });
const bounce = aimed('Bounce', aCreature, { do: 'move', what: it, to: { zone: 'hand' } });
const sting = whenever('Sting', { on: 'damage', source: { controller: 'you' }, to: 'any', combat: true }, gain(1));
const vanishing = (spells: readonly (readonly [name: string, target: string])[]): Scenario => ({
  cards: cards(squire, golem, wake, sleep, bounce, sting),
  players: {
    A: { battlefield: ['Squire', 'Hill Giant', 'Sting'] },
    B: { hand: ['Wake', ...spells.map(([name]) => name)], battlefield: [{ card: 'Golem', summoningSick: false }, 'Grizzly Bears'] },
  },
  ...inCombat,
  script: [
    { turn: 1, step: 'beginning-of-combat', player: 'B', cast: 'Wake', targets: ['Golem'] },
    attack('Squire', 'Hill Giant'),
    block(['Golem', 'Squire'], ['Grizzly Bears', 'Hill Giant']),
    ...spells.map(([cast, target]) => ({ ...at('combat-damage', 'B'), cast, targets: [target] })),
  ],
  ...toEnd,
});

prove('2008:310.4c', 'it is not dealt to what is gone, or is no creature any more', {
  accepts({ plays, reaches, asks }) {
    plays({
      ...vanishing([['Sleep', 'Golem'], ['Bounce', 'Grizzly Bears']]),
      expect: [{ permanent: 'Golem', damage: 0 }, { zone: 'hand', player: 'B', card: 'Grizzly Bears', count: 1 }, { life: { A: 20 } }],
    });
    const { look, id } = reaches({ ...vanishing([['Sleep', 'Golem']]), stop: { turn: 1, step: 'combat-damage', when: 'end' } });
    assert.equal(asks(questions.stillReceives(look, id('Golem'))), false);
  },
  refuses({ plays }) {
    plays({ ...vanishing([]), expect: [{ permanent: 'Golem', damage: 2 }, { graveyard: 'B', cards: ['Wake', 'Grizzly Bears'] }, { life: { A: 22 } }] });
  },
});

const lancer = being('Lancer', 2, 1, { kind: 'keyword', keyword: 'first strike' });
const champion = being('Champion', 3, 3, { kind: 'keyword', keyword: 'double strike' });

prove('2008:310.5', 'with first strike about there are two combat damage steps', {
  accepts({ plays }) {
    plays({
      name: 'who strikes in which',
      cards: cards(lancer, champion, squire),
      players: { A: { battlefield: ['Lancer', 'Champion', 'Hill Giant'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [
        attack('Lancer', 'Champion', 'Hill Giant'),
        block(['Squire', 'Lancer']),
        { ...at('first-strike-damage', 'A'), resolve: 'all' },
        { ...at('first-strike-damage', 'A'), expect: [{ life: { B: 17 } }, { zone: 'graveyard', player: 'B', card: 'Squire', count: 1 }, { event: 'DamageDealt', count: 2 }] },
        { ...at('combat-damage', 'A'), resolve: 'all' },
        { ...at('combat-damage', 'A'), expect: [{ life: { B: 11 } }, { permanent: 'Lancer', damage: 0 }, { event: 'DamageDealt', count: 4 }] },
      ],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'without it there is one',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire'] }, B: {} },
      ...inCombat,
      script: [attack('Squire')],
      ...toEnd,
      expect: [
        { steps: { turn: 1, are: ['beginning-of-combat', 'declare-attackers', 'declare-blockers', 'combat-damage', 'end-of-combat'] } },
        { life: { B: 18 } },
      ],
    });
  },
});
