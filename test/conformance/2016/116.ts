import assert from 'node:assert/strict';
import { activated, land, triggered } from '@arbiter/cards';
import { decisionOf } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import { aCreature, aimed, being, cards, free, gain, it, whenever, yourStep } from '../cards.ts';
import { answered, asks, from, livesOf, pass, type Under, until } from '../games.ts';
import { prove } from '../prove.ts';
import { inMain, main } from '../script.ts';

const nap = free('Nap', gain(1));
const dirge = free('Dirge', { do: 'loseLife', who: 'opponents', amount: 1 });
/** Who is asked what. */
const asked = ({ position }: Under): string => {
  const decision = decisionOf(position);
  return `${decision?.seat} ${decision?.kind}`;
};

prove('2016:116.3c', 'who has acted with priority has it again', {
  accepts(stage) {
    const board = stage.reaches({
      rules: 'modern',
      cards: cards(nap, being('Drone', 1, 1, activated([{ life: 1 }], { do: [gain(1)] }))),
      players: { A: { hand: ['Nap', 'Forest'], battlefield: ['Drone'] }, B: { hand: ['Nap'] } },
      ...inMain,
      stop: { ...main, when: 'begin' },
    });
    const first = from(board);
    for (const does of [{ cast: board.id('Nap') }, { activate: board.id('Drone'), ability: 0 }, { play: board.id('Forest') }])
      assert.equal(asked(answered(stage, first, does)), 'A priority');
    const over = answered(stage, first, { cast: board.id('Nap') }, pass);
    const theirs = over.game.players[1]?.hand[0] ?? 0;
    assert.equal(asked(answered(stage, over, { cast: theirs })), 'B priority');
  },
  refuses(stage) {
    const board = stage.reaches({
      rules: 'modern',
      cards: cards(nap),
      players: { A: {}, B: { hand: ['Nap'] } },
      ...inMain,
      stop: { ...main, when: 'begin' },
    });
    const begun = answered(stage, from(board), pass, { cast: board.id('Nap') });
    assert.equal(asked(begun), 'B priority');
    assert.equal(asked(answered(stage, begun, pass, pass)), 'A priority'); // what has resolved leaves it to the active player
  },
});

const glade = land('Glade', {}, activated([{ tap: 'self' }], { do: [{ do: 'mana', who: 'you', mana: '{G}{G}' }] }));

prove('2016:116.3d', 'who does nothing passes, says what mana he has, and the next in turn order has priority', {
  accepts(stage) {
    const board = stage.reaches({
      rules: 'modern',
      cards: cards(glade),
      players: { A: { battlefield: ['Glade'] }, B: {}, C: {} },
      ...inMain,
      stop: { ...main, when: 'begin' },
    });
    const passed = answered(stage, from(board), { activate: board.id('Glade'), ability: 0, mana: true }, pass);
    assert.equal(asked(passed), 'B priority');
    assert.equal(asked(answered(stage, passed, pass)), 'C priority');
    const said = passed.events.flatMap((event) => (event.type === 'PriorityPassed' ? [[event.player, event.mana]] : []));
    assert.deepEqual(said, [['A', '{G}{G}']]);
  },
  refuses(stage) {
    const board = stage.reaches({
      rules: 'modern',
      cards: cards(glade),
      players: { A: { battlefield: ['Glade'] }, B: {} },
      ...inMain,
      stop: { ...main, when: 'begin' },
    });
    const made = answered(stage, from(board), { activate: board.id('Glade'), ability: 0, mana: true });
    assert.equal(asked(made), 'A priority'); // whoever makes mana has done something
    const passed = answered(stage, from(board), pass);
    assert.deepEqual([asked(passed), passed.events.find(({ type }) => type === 'PriorityPassed')], ['B priority', passed.events[0]]);
    assert.equal(passed.events[0]?.type === 'PriorityPassed' && passed.events[0].mana, '');
  },
});

const twoSpells: Scenario = {
  rules: 'modern',
  cards: cards(nap, dirge),
  players: { A: { hand: ['Nap'] }, B: { hand: ['Dirge'] } },
  ...inMain,
  stop: { ...main, when: 'begin' },
};

prove('2016:116.4', 'when all have passed in succession the top of the stack resolves, or the step ends', {
  accepts(stage) {
    const board = stage.reaches(twoSpells);
    const stacked = answered(stage, from(board), { cast: board.id('Nap') }, pass, { cast: board.id('Dirge') });
    const once = answered(stage, stacked, pass, pass);
    assert.deepEqual([livesOf(once), once.game.stack.length, asked(once)], [[19, 20], 1, 'A priority']);
    const twice = answered(stage, once, pass, pass);
    assert.deepEqual([livesOf(twice), twice.game.stack.length, twice.game.turn.step], [[20, 20], 0, 'precombat-main']);
    assert.equal(answered(stage, twice, pass, pass).game.turn.step, 'beginning-of-combat');
  },
  refuses(stage) {
    const board = stage.reaches(twoSpells);
    const between = answered(stage, from(board), pass, { cast: board.id('Dirge') }, pass); // A's pass was before the action
    assert.deepEqual([livesOf(between), between.game.stack.length, asked(between)], [[20, 20], 1, 'A priority']);
    const resolved = answered(stage, between, pass);
    assert.deepEqual([livesOf(resolved), resolved.game.turn.step, asked(resolved)], [[19, 20], 'precombat-main', 'A priority']);
  },
});

const lord = being('Elder', 2, 2, {
  kind: 'static',
  affects: { each: { all: [{ type: 'creature' }, { not: { among: 'self' } }] } },
  changes: [{ power: 1, toughness: 2 }],
});
const kin = being('Kin', 1, 1);
const wake = whenever('Wake', { on: 'move', what: { type: 'creature' }, from: 'battlefield', to: 'graveyard' }, gain(1));
const blaze = free('Blaze', { do: 'damage', amount: 2, to: { each: { type: 'creature' } } });
const twoFall: Scenario = {
  rules: 'modern',
  cards: cards(lord, kin, wake, blaze),
  players: { A: { hand: ['Blaze'], battlefield: ['Elder', 'Kin', 'Wake'] }, B: {} },
  ...inMain,
  stop: { ...main, when: 'begin' },
};

prove('2016:116.5', 'state-based actions again and again, then what has triggered, and only then priority', {
  accepts(stage) {
    const board = stage.reaches(twoFall);
    const resolved = answered(stage, from(board), { cast: board.id('Blaze') }, pass, pass);
    const settled = until(stage, resolved, asks('priority'));
    const graves = settled.game.players[0]?.graveyard ?? [];
    assert.equal(graves.length, 3);
    const kinds = settled.events.slice(settled.events.findIndex(({ type }) => type === 'Resolved')).map(({ type }) => type);
    const deaths = settled.events.flatMap((event) => (event.type === 'Destroyed' ? [event.object] : []));
    assert.deepEqual(deaths, [board.id('Elder'), board.id('Kin')]);
    const priority = kinds.indexOf('PriorityReceived');
    const stackings = kinds.flatMap((type, at) => (type === 'AbilityStacked' ? [at] : []));
    assert.equal(stackings.length, 2);
    assert.equal(
      stackings.every((at) => at > kinds.lastIndexOf('Destroyed') && at < priority),
      true,
    );
    assert.deepEqual([asked(settled), settled.game.stack.length], ['A priority', 2]);
  },
  refuses(stage) {
    const board = stage.reaches({
      ...twoFall,
      players: { A: { hand: ['Blaze'], battlefield: ['Elder', { card: 'Elder', as: '$other' }, 'Kin', 'Wake'] }, B: {} },
    });
    const settled = answered(stage, from(board), { cast: board.id('Blaze') }, pass, pass);
    assert.deepEqual([settled.game.battlefield.length, settled.game.stack.length], [4, 0]); // each gives the others enough to live
  },
});

const giant: Scenario = {
  rules: 'modern',
  format: 'two-headed-giant',
  cards: cards(nap),
  players: { A: { hand: ['Nap'] }, B: { hand: ['Nap'] }, C: { hand: ['Nap'] }, D: {} },
  ...inMain,
  stop: { ...main, when: 'begin' },
};
const handOf = ({ game }: Under, at: number): number => game.players[at]?.hand[0] ?? 0;

prove('2016:116.6', 'where teams take turns as one they have priority as one', {
  accepts(stage) {
    const first = from(stage.reaches(giant));
    assert.equal(asked(first), 'A priority');
    const mate = answered(stage, first, pass);
    const acted = answered(stage, mate, { cast: handOf(mate, 1) });
    assert.deepEqual([asked(mate), asked(acted)], ['B priority', 'B priority']);
    const still = answered(stage, acted, pass);
    assert.equal(asked(still), 'A priority'); // the team has not passed yet: its other player has not since
    assert.equal(asked(answered(stage, still, pass)), 'C priority');
    const resolved = answered(stage, still, pass, pass, pass);
    assert.deepEqual([livesOf(resolved), asked(resolved)], [[31, 31, 30, 30], 'A priority']);
  },
  refuses(stage) {
    const alone = stage.reaches({ ...giant, format: 'free-for-all' });
    const acted = answered(stage, from(alone), pass, { cast: handOf(from(alone), 1) }, pass);
    assert.equal(asked(acted), 'C priority'); // each for himself: the next in turn order
    const theirs = answered(stage, from(stage.reaches(giant)), pass, pass);
    assert.equal(asked(theirs), 'C priority');
    const acting = answered(stage, theirs, { cast: handOf(theirs, 2) }, pass);
    assert.equal(asked(acting), 'D priority'); // nor is it the active team's before both of the others have passed
  },
});

const scorch = aimed('Scorch', aCreature, { do: 'damage', amount: 2, to: it });
const swell = aimed('Swell', aCreature, { do: 'change', what: it, changes: [{ power: 2, toughness: 2 }], for: 'endOfTurn' });
const bears = { battlefield: ['Grizzly Bears'] };

prove('2016:116.7', 'what is cast or activated in response resolves first', {
  accepts({ plays }) {
    plays({
      name: 'a spell saves a creature from a spell',
      rules: 'modern',
      cards: cards(scorch, swell),
      players: { A: { hand: ['Scorch'] }, B: { hand: ['Swell'], ...bears } },
      ...inMain,
      script: [
        { ...main, player: 'A', cast: 'Scorch', targets: ['Grizzly Bears'] },
        { ...main, player: 'B', cast: 'Swell', targets: ['Grizzly Bears'], while: 'Scorch' },
        { ...main, player: 'A', resolve: 1 },
        { ...main, player: 'A', expect: [{ stack: 'Scorch', count: 1 }, { stack: 1 }] },
        { ...main, player: 'A', resolve: 'all' },
      ],
      expect: [{ permanent: 'Grizzly Bears', power: 4, toughness: 4, damage: 2 }],
    });
    plays({
      name: 'and an ability does',
      rules: 'modern',
      cards: cards(
        scorch,
        being('Root', 2, 2, activated([{ life: 1 }], { do: [{ do: 'change', what: 'self', changes: [{ power: 0, toughness: 2 }], for: 'endOfTurn' }] })),
      ),
      players: { A: { hand: ['Scorch'] }, B: { battlefield: ['Root'] } },
      ...inMain,
      script: [
        { ...main, player: 'A', cast: 'Scorch', targets: ['Root'] },
        { ...main, player: 'B', activate: 'Root', while: 'Scorch' },
      ],
      stop: { ...main, when: 'end' },
      expect: [{ permanent: 'Root', toughness: 4, damage: 2 }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'once the other has resolved it is no response, and too late',
      rules: 'modern',
      cards: cards(scorch, swell),
      players: { A: { hand: ['Scorch'] }, B: { hand: ['Swell'], ...bears } },
      ...inMain,
      script: [
        { ...main, player: 'A', cast: 'Scorch', targets: ['Grizzly Bears'] },
        { ...main, player: 'A', resolve: 'all' },
        { ...main, player: 'B', cast: 'Swell', targets: ['Grizzly Bears'], whileNot: 'Scorch', illegal: true },
      ],
      expect: [{ zone: 'graveyard', player: 'B', card: 'Grizzly Bears', count: 1 }],
    });
    plays({
      name: "what has triggered is nobody's response",
      rules: 'modern',
      cards: cards(
        whenever('Matins', yourStep('upkeep'), gain(1)),
        being('Watch', 1, 1, triggered({ on: 'step', step: 'upkeep', whose: 'you' }, { do: [gain(2)] })),
      ),
      players: { A: { battlefield: ['Matins', 'Watch'] }, B: {} },
      start: { turn: 3, step: 'untap' },
      stop: { turn: 3, step: 'draw', when: 'begin' },
      expect: [{ life: { A: 23 } }],
    });
  },
});
