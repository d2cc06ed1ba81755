import assert from 'node:assert/strict';
import { artifact } from '@arbiter/cards';
import { questions } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import type { Card, Modification } from '@arbiter/schema';
import { aCreature, aimed, being, cards, free, it } from '../cards.ts';
import { define, prove } from '../prove.ts';
import type { Reached } from '../stage.ts';
import { at, attack, block, called, envoy, inCombat, squire, toEnd } from './combat.ts';

const orb = artifact('Orb', { cost: '{0}' });
const duelist = being('Duelist', 2, 2, { kind: 'keyword', keyword: 'first strike' });
const changed = (name: string, ...changes: readonly Modification[]) => aimed(name, aCreature, { do: 'change', what: it, changes, for: 'endOfTurn' });
const destroyed = (name: string, what = aCreature) => aimed(name, what, { do: 'destroy', what: it });

prove('2008:306.1', 'the steps of combat', {
  accepts({ plays }) {
    const fought = (attacker: string): Scenario => ({
      cards: cards(squire, duelist),
      players: { A: { battlefield: [attacker] }, B: {} },
      ...inCombat,
      script: [attack(attacker)],
      stop: { turn: 1, step: 'postcombat-main', when: 'begin' },
    });
    const before = ['beginning-of-combat', 'declare-attackers', 'declare-blockers'] as const;
    plays({ ...fought('Squire'), expect: [{ steps: { turn: 1, are: [...before, 'combat-damage', 'end-of-combat', 'postcombat-main'] } }] });
    plays({
      ...fought('Duelist'),
      expect: [{ steps: { turn: 1, are: [...before, 'first-strike-damage', 'combat-damage', 'end-of-combat', 'postcombat-main'] } }],
    });
    plays({
      name: 'from the main phase on',
      ...fought('Squire'),
      start: { turn: 1, step: 'precombat-main' },
      expect: [{ event: 'PhaseBegan', phase: 'combat', count: 1 }, { life: { B: 18 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'nobody attacks: no blockers, no damage',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire'] }, B: {} },
      start: { turn: 1, step: 'precombat-main' },
      script: [attack()],
      stop: { turn: 1, step: 'postcombat-main', when: 'begin' },
      expect: [{ steps: { turn: 1, are: ['precombat-main', 'beginning-of-combat', 'declare-attackers', 'end-of-combat', 'postcombat-main'] } }],
    });
  },
});

/** A is to attack B, with two opponents at the table. */
const among3: Scenario = {
  cards: cards(envoy, squire),
  players: { A: { battlefield: ['Squire*2'] }, B: { battlefield: ['Envoy'] }, C: { battlefield: ['Envoy'] } },
  ...inCombat,
  answers: { A: ['B'] },
  stop: { turn: 1, step: 'beginning-of-combat' },
};

prove('2008:306.2', 'the active player attacks the one opponent he has chosen, and his planeswalkers', {
  accepts({ reaches, awaits, answers }) {
    const { position, id } = awaits(reaches(among3), 'attackers');
    const { batches } = answers(position, {
      attacks: [
        { attacker: id('Squire#1'), defender: 'B' },
        { attacker: id('Squire#2'), defender: id('Envoy@B') },
      ],
    });
    assert(batches.flat().some(({ type }) => type === 'AttackersDeclared'));
  },
  refuses({ reaches, awaits, rejects }) {
    const { position, id } = awaits(reaches(among3), 'attackers');
    for (const defender of ['C', id('Envoy@C')]) rejects(position, { attacks: [{ attacker: id('Squire#1'), defender }] });
  },
});

const mixed: Scenario = {
  cards: cards(envoy, orb, squire),
  players: { A: { battlefield: ['Squire*2', 'Orb'] }, B: { battlefield: ['Envoy', 'Forest', 'Orb', 'Squire'] } },
  ...inCombat,
};

prove('2008:306.3', 'creatures fight; players and planeswalkers are attacked', {
  accepts({ plays }) {
    plays({
      ...mixed,
      script: [
        attack(['Squire', 'B'], ['Squire', 'Envoy']),
        block(['Squire@B', 'Squire#1@A']),
        {
          ...at('declare-blockers', 'A'),
          expect: [
            { permanent: 'Squire@A', attacking: true },
            { permanent: 'Squire@B', blocking: 'Squire#1@A' },
          ],
        },
      ],
      ...toEnd,
      expect: [{ permanent: 'Envoy@B', loyalty: 3 }, { life: { B: 20 } }],
    });
  },
  refuses({ reaches, awaits, answers, rejects }) {
    const attack = awaits(reaches({ ...mixed, stop: { turn: 1, step: 'beginning-of-combat' } }), 'attackers');
    const attacker = attack.id('Squire#1@A');
    rejects(attack.position, { attacks: [{ attacker: attack.id('Orb@A'), defender: 'B' }] });
    rejects(attack.position, { attacks: [{ attacker, defender: attack.id('Forest@B') }] });
    const { position } = answers(attack.position, { attacks: [{ attacker, defender: 'B' }] });
    const block = awaits({ ...attack, position }, 'blockers');
    rejects(block.position, { blocks: [{ blocker: block.id('Orb@B'), attacker }] });
  },
});

/** A attacks with a Squire; then somebody puts his hand into play. */
const enters = (spell: Card, by: 'A' | 'B' | 'C', what: string, attacked = 'B'): Scenario => ({
  cards: cards(spell, orb, squire),
  players: { A: { battlefield: ['Squire'] }, B: {}, C: {}, [by]: { hand: [spell.name, what], battlefield: by === 'A' ? ['Squire'] : [] } },
  ...inCombat,
  answers: { A: [attacked] },
  script: [attack('Squire'), { turn: 1, step: 'declare-attackers', player: by, cast: spell.name }],
  answerOrder: 'fit',
  stop: { turn: 1, step: 'declare-attackers' },
});
const hand = { each: { any: [{ type: 'artifact' }, { type: 'creature' }] }, zone: 'hand' } as const;
const charge = free('Charge', { do: 'move', what: hand, to: { zone: 'battlefield', attacking: true } });
const traitor = free('Traitor', { do: 'move', what: hand, to: { zone: 'battlefield', attacking: true, under: 'opponents' } });
const ambush = free('Ambush', { do: 'move', what: hand, to: { zone: 'battlefield', blocking: { each: { is: 'attacking' } } } });

const arrival = (
  object: number,
  under: string,
  entering: { readonly attacking: { readonly defender: string; readonly player: string } } | { readonly blocking: number },
) => ({ would: 'move', rule: '2016:610.1', object, to: 'battlefield', cause: 'put', entering: { under, ...entering } }) as const;
/** The same, up to where it could be put into play. */
const before = (reaches: (data: Scenario) => Reached, data: Scenario): Reached => reaches({ ...data, script: data.script?.slice(0, 1) ?? [] });

prove('2008:306.3a', 'what is no creature enters, but neither attacks nor blocks', {
  accepts({ plays, reaches, asks }) {
    plays({
      ...enters(charge, 'A', 'Orb'),
      expect: [
        { permanent: 'Orb@A', attacking: false },
        { zone: 'battlefield', attacking: true, count: 1 },
      ],
    });
    plays({ ...enters(ambush, 'B', 'Orb'), expect: [{ permanent: 'Orb@B', blocking: false }] });
    const { look, id } = before(reaches, enters(charge, 'A', 'Orb'));
    assert.deepEqual(asks(questions.joins(look, arrival(id('Orb'), 'A', { attacking: { defender: 'B', player: 'B' } }))), {});
  },
  refuses({ plays }) {
    plays({ ...enters(charge, 'A', 'Squire'), expect: [{ zone: 'battlefield', attacking: true, card: 'Squire', count: 2 }] });
  },
});

prove('2008:306.3b', "what enters under another player's control does not attack", {
  accepts({ plays, reaches, asks }) {
    const two: Scenario = { ...enters(traitor, 'A', 'Squire'), players: { A: { battlefield: ['Squire'], hand: ['Traitor', 'Squire'] }, B: {} }, answers: {} };
    plays({
      ...two,
      expect: [
        { permanent: 'Squire@B', attacking: false },
        { permanent: 'Squire@A', attacking: true },
      ],
    });
    const { look, id } = before(reaches, two);
    assert.deepEqual(asks(questions.joins(look, arrival(id('Squire#2'), 'B', { attacking: { defender: 'B', player: 'B' } }))), {});
  },
  refuses({ plays, reaches, asks }) {
    plays({
      ...enters(charge, 'A', 'Squire'),
      expect: [
        { permanent: 'Squire@A', attacking: true },
        { zone: 'battlefield', player: 'A', card: 'Squire', count: 2 },
      ],
    });
    const { look, id } = before(reaches, enters(charge, 'A', 'Squire'));
    const attacking = { defender: 'B', player: 'B' };
    assert.deepEqual(asks(questions.joins(look, arrival(id('Squire#2'), 'A', { attacking }))), { attacking });
  },
});

prove('2008:306.3c', 'a creature does not block what attacks somebody else', {
  accepts({ plays, reaches, asks }) {
    plays({
      ...enters(ambush, 'C', 'Squire'),
      expect: [
        { permanent: 'Squire@C', blocking: false },
        { permanent: 'Squire@A', blocked: false, attacking: true },
      ],
    });
    const { look, id } = before(reaches, enters(ambush, 'C', 'Squire'));
    assert.deepEqual(asks(questions.joins(look, arrival(id('Squire@C'), 'C', { blocking: id('Squire@A') }))), {});
  },
  refuses({ plays }) {
    plays({
      ...enters(ambush, 'B', 'Squire'),
      expect: [
        { permanent: 'Squire@B', blocking: 'Squire@A' },
        { permanent: 'Squire@A', blocked: true },
      ],
    });
  },
});

const leaving = {
  Felled: destroyed('Felled'),
  Turned: aimed('Turned', aCreature, { do: 'change', what: it, changes: [{ control: 'you' }], for: 'endOfTurn' }),
  Frozen: changed('Frozen', { types: { remove: ['creature'] } }),
  Called: called,
  Healed: aimed('Healed', aCreature, { do: 'regenerate', what: it }, { do: 'destroy', what: it }),
};

prove('2008:306.4', 'what leaves combat, and how', {
  accepts({ plays }) {
    for (const [name, spell] of Object.entries(leaving))
      plays({
        name,
        cards: cards(spell, squire),
        players: { A: { battlefield: ['Squire'] }, B: { hand: [name] } },
        ...inCombat,
        script: [attack('Squire'), { ...at('declare-attackers', 'B'), cast: name, targets: ['Squire'] }],
        ...toEnd,
        expect: [{ zone: 'battlefield', attacking: true, count: 0 }, { life: { B: 20 } }, { event: 'DamageDealt', count: 0 }],
      });
  },
  refuses({ plays }) {
    const shrunk = changed('Shrunk', { power: -1, toughness: 0 });
    plays({
      name: 'one that only changes goes on',
      cards: cards(shrunk, squire),
      players: { A: { battlefield: ['Squire'] }, B: { hand: ['Shrunk'] } },
      ...inCombat,
      script: [
        attack('Squire'),
        { ...at('declare-attackers', 'B'), cast: 'Shrunk', targets: ['Squire'] },
        { ...at('declare-blockers', 'A'), expect: [{ permanent: 'Squire', attacking: true, blocked: false }] },
      ],
      ...toEnd,
      expect: [{ life: { B: 19 } }, { event: 'RemovedFromCombat', count: 0 }],
    });
  },
});

const calm = changed('Calm', { rule: 'cantAttack' }, { rule: 'cantBlock' });
const attackedBy = (spell: Card, target: string, step: 'declare-attackers' | 'declare-blockers'): Scenario => ({
  cards: cards(spell, squire, envoy),
  players: { A: { battlefield: ['Squire'] }, B: { hand: [spell.name], battlefield: ['Squire'] } },
  ...inCombat,
  script: [
    attack('Squire'),
    block(...(step === 'declare-blockers' ? ([['Squire@B', 'Squire@A']] as const) : [])),
    { turn: 1, step, player: 'B', cast: spell.name, targets: [target] },
  ],
});

prove('2008:306.4a', 'what would have kept a creature from fighting comes too late once it has been declared', {
  accepts({ plays, reaches, asks }) {
    const attack = attackedBy(calm, 'Squire@A', 'declare-attackers');
    plays({ ...attack, ...toEnd, expect: [{ life: { B: 18 } }, { event: 'RemovedFromCombat', count: 0 }] });
    const attacked = reaches(attack);
    assert.equal(asks(questions.standing(attacked.look, attacked.id('Squire@A'))), 'attacking');
    const blocked = reaches(attackedBy(calm, 'Squire@B', 'declare-blockers'));
    assert.equal(asks(questions.standing(blocked.look, blocked.id('Squire@B'))), 'blocking');
  },
  refuses({ plays }) {
    plays({
      name: 'in time it keeps it at home',
      cards: cards(calm, squire),
      players: { A: { battlefield: ['Squire'] }, B: { hand: ['Calm'] } },
      ...inCombat,
      script: [
        { ...at('beginning-of-combat', 'B'), cast: 'Calm', targets: ['Squire'] },
        { ...attack('Squire'), illegal: true },
      ],
      ...toEnd,
      expect: [{ life: { B: 20 } }],
    });
  },
});

const lull = aimed('Lull', aCreature, { do: 'tap', what: it });
const rouse = aimed('Rouse', aCreature, { do: 'untap', what: it });

prove('2008:306.4b', 'tapping and untapping change nothing for what has been declared', {
  accepts({ plays, reaches, asks }) {
    const block = attackedBy(lull, 'Squire@B', 'declare-blockers');
    plays({
      ...block,
      ...toEnd,
      expect: [
        { event: 'DamageDealt', amount: 2, count: 2 },
        { graveyard: 'A', cards: ['Squire'] },
        { zone: 'graveyard', player: 'B', card: 'Squire', count: 1 },
      ],
    });
    const blocked = reaches(block);
    assert.equal(asks(questions.standing(blocked.look, blocked.id('Squire@B'))), 'blocking');
    const attack = attackedBy(rouse, 'Squire@A', 'declare-attackers');
    plays({ ...attack, ...toEnd, expect: [{ life: { B: 18 } }, { permanent: 'Squire@A', tapped: false }] });
    const attacked = reaches(attack);
    assert.equal(asks(questions.standing(attacked.look, attacked.id('Squire@A'))), 'attacking');
  },
  refuses({ plays }) {
    plays({
      name: 'tapped in time it cannot block',
      cards: cards(lull, squire),
      players: { A: { hand: ['Lull'], battlefield: ['Squire'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [
        attack('Squire'),
        { ...at('declare-attackers', 'A'), cast: 'Lull', targets: ['Squire@B'] },
        { ...block(['Squire@B', 'Squire@A']), illegal: true },
      ],
      ...toEnd,
      expect: [{ life: { B: 18 } }],
    });
  },
});

const aWalker = { objects: { type: 'planeswalker' } } as const;
const banish = destroyed('Banish', aWalker);
const atEnvoy = (spell: readonly string[], ...blocks: readonly (readonly [blocker: string, attacker: string])[]): Scenario => ({
  cards: cards(banish, envoy, squire),
  players: { A: { battlefield: ['Squire'] }, B: { hand: spell, battlefield: ['Envoy', 'Squire'] } },
  ...inCombat,
  script: [attack(['Squire', 'Envoy']), ...spell.map((cast) => ({ ...at('declare-attackers', 'B'), cast, targets: ['Envoy'] }) as const), block(...blocks)],
});

prove('2008:306.4c', 'an attacker whose planeswalker has gone attacks on, and hits nothing', {
  accepts({ plays, reaches, asks }) {
    plays({
      ...atEnvoy(['Banish']),
      ...toEnd,
      expect: [{ permanent: 'Squire@A', attacking: true, blocked: false }, { life: { B: 20 } }, { event: 'DamageDealt', count: 0 }],
    });
    plays({
      ...atEnvoy(['Banish'], ['Squire@B', 'Squire@A']),
      ...toEnd,
      expect: [{ event: 'DamageDealt', amount: 2, count: 2 }],
    });
    const { game, look, id } = reaches({ ...atEnvoy(['Banish']), stop: { turn: 1, step: 'declare-attackers' } });
    assert.equal(asks(questions.standing(look, id('Squire@A'))), 'attacking');
    assert.deepEqual(
      game.combat?.attacks.map(({ defender }) => defender),
      [null],
    );
  },
  refuses({ plays }) {
    plays({
      ...atEnvoy([]),
      ...toEnd,
      expect: [
        { permanent: 'Envoy', loyalty: 3 },
        { event: 'RemovedFromCombat', count: 0 },
      ],
    });
  },
});

define('2008:306.5', 'alone is the only one declared; being alone is being the only one', ({ reaches, asks }) => {
  const { attackedAlone, isAttackingAlone, blockedAlone, isBlockingAlone } = questions;
  const fight = (attackers: number, blockers: number, cast: readonly string[]): Reached =>
    reaches({
      cards: cards(called, squire),
      players: { A: { battlefield: [`Squire*${attackers}`] }, B: { hand: ['Called*2'], battlefield: [`Squire*${blockers}`] } },
      ...inCombat,
      script: [
        attack(...Array.from({ length: attackers }, () => 'Squire')),
        block(...Array.from({ length: blockers }, (_, n) => [`Squire#${n + 1}@B`, 'Squire#1@A'] as const)),
        ...cast.map((target) => ({ ...at('declare-blockers', 'B'), cast: 'Called', targets: [target] }) as const),
      ],
      stop: { turn: 1, step: 'declare-blockers' },
    });
  const said = ({ look, id }: Reached): readonly (boolean | undefined)[] => [
    asks(attackedAlone(look, id('Squire#1@A'))),
    asks(isAttackingAlone(look, id('Squire#1@A'))),
    asks(blockedAlone(look, id('Squire#1@B'))),
    asks(isBlockingAlone(look, id('Squire#1@B'))),
  ];
  assert.deepEqual(said(fight(1, 1, [])), [true, true, true, true]);
  assert.deepEqual(said(fight(2, 2, [])), [false, false, false, false]);
  assert.deepEqual(said(fight(2, 2, ['Squire#2@A', 'Squire#2@B'])), [false, true, false, true]);
});
