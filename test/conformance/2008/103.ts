import assert from 'node:assert/strict';
import { enchantment } from '@arbiter/cards';
import { decisionOf, maskBatch, maskGame } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import type { Answer, Card, Game, Instruction, PlayChange, SpaceOf } from '@arbiter/schema';
import { aCreature, aimed, being, cards, free, gain, it, whenever } from '../cards.ts';
import { answered, from, pass, type Under } from '../games.ts';
import { prove } from '../prove.ts';
import { casts, inMain, main } from '../script.ts';
import type { Stage } from '../stage.ts';

const rule = (name: string, ...play: readonly PlayChange[]): Card => enchantment(name, { cost: '{0}' }, { kind: 'static', play });
const explorer = rule('Explorer', { extraLands: 1, who: 'you' });
const fence = rule('Fence', { cantPlayLands: 'each' });
const forests = (...battlefield: readonly string[]): Scenario => ({
  cards: cards(explorer, fence),
  players: { A: { hand: ['Forest*3'], battlefield }, B: {} },
});
const lands = (times: number) => Array.from({ length: times }, () => ({ ...main, player: 'A', play: 'Forest' }));

prove('2008:103.1', 'a card overrides the rule that it contradicts, and no other', {
  accepts(stage) {
    stage.plays({ ...forests('Explorer'), ...inMain, script: lands(2), expect: [{ zone: 'battlefield', player: 'A', card: 'Forest', count: 2 }] });
  },
  refuses(stage) {
    stage.plays({
      ...forests('Explorer'),
      start: { turn: 1, step: 'upkeep' },
      script: [
        { turn: 1, step: 'upkeep', player: 'A', play: 'Forest', illegal: true },
        ...lands(2),
        { ...main, player: 'A', play: 'Forest', illegal: true },
        { turn: 1, step: 'end', player: 'A', play: 'Forest', illegal: true },
      ],
      expect: [{ zone: 'hand', player: 'A', card: 'Forest', count: 1 }],
    });
    stage.plays({
      name: 'nothing keeps a player from conceding',
      cards: cards(rule('Angel', { cantLose: 'you' })),
      players: { A: { battlefield: ['Angel'] }, B: {} },
      script: [{ turn: 1, step: 'upkeep', player: 'A', concede: true }],
      expect: [{ winner: 'B' }],
    });
  },
});

const soar: Instruction = { do: 'change', what: it, changes: [{ gain: [{ kind: 'keyword', keyword: 'flying' }] }], for: 'endOfTurn' };
const land: Instruction = { do: 'change', what: it, changes: [{ lose: ['flying'] }], for: 'endOfTurn' };

prove('2008:103.2', 'what cannot be done is not done whatever else allows it', {
  accepts(stage) {
    for (const board of [
      ['Explorer', 'Fence'],
      ['Fence', 'Explorer'],
    ]) {
      const { position, id } = stage.reaches({ ...forests(...board), ...inMain, stop: { ...main, when: 'begin' } });
      assert.equal(stage.rejects(position, { play: id('Forest') }).refusal.why, 'land.forbidden');
    }
    stage.plays({
      name: 'life that cannot be gained is not',
      cards: cards(rule('Drought', { cantGainLife: 'each' }), free('Nap', gain(3))),
      players: { A: { hand: ['Nap'], battlefield: ['Drought'] }, B: {} },
      ...inMain,
      script: casts('Nap'),
      expect: [{ life: { A: 20 } }],
    });
  },
  refuses(stage) {
    stage.plays({
      name: 'abilities gained and lost are no such matter: the later word counts',
      cards: cards(aimed('Soar', aCreature, soar), aimed('Land', aCreature, land), being('Bird', 1, 1)),
      players: { A: { hand: ['Soar*2', 'Land'], battlefield: ['Bird'] }, B: {} },
      ...inMain,
      script: [
        ...casts('Soar', 'Land'),
        { ...main, player: 'A', expect: [{ permanent: 'Bird', lacks: ['flying'] }] },
        ...casts('Soar'),
        { ...main, player: 'A', expect: [{ permanent: 'Bird', has: ['flying'] }] },
      ],
    });
  },
});

const gong = whenever('Gong', { on: 'tap', what: { type: 'creature' } }, gain(1));
const press = aimed('Press', aCreature, { do: 'tap', what: it }, gain(2));

prove('2008:103.3', 'an instruction that cannot be followed is passed over, and nothing comes of it', {
  accepts({ plays }) {
    plays({
      name: 'a tapped creature is not tapped again; the rest is done',
      cards: cards(gong, press),
      players: { A: { hand: ['Press'], battlefield: ['Gong', { card: 'Grizzly Bears', tapped: true }] }, B: {} },
      ...inMain,
      script: casts('Press'),
      expect: [{ life: { A: 22 } }, { event: 'Tapped', count: 0 }],
    });
    plays({
      name: 'who has no creature sacrifices none',
      cards: cards(free('Toll', { do: 'sacrificeOf', who: 'you', what: { type: 'creature' }, amount: 1 }, gain(2))),
      players: { A: { hand: ['Toll'], battlefield: ['Forest'] }, B: { battlefield: ['Grizzly Bears'] } },
      ...inMain,
      script: casts('Toll'),
      expect: [{ life: { A: 22 } }, { permanent: 'Forest@A' }, { permanent: 'Grizzly Bears@B' }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'what can be done is done',
      cards: cards(gong, press),
      players: { A: { hand: ['Press'], battlefield: ['Gong', 'Grizzly Bears'] }, B: {} },
      ...inMain,
      script: casts('Press'),
      expect: [{ life: { A: 23 } }, { permanent: 'Grizzly Bears', tapped: true }],
    });
  },
});

const bears = { battlefield: ['Grizzly Bears*2'] };
const purge = free('Purge', { do: 'sacrificeOf', who: 'each', what: { type: 'creature' }, amount: 1 });
const asked = ({ position }: Under) => {
  const { seat, kind, space } = decisionOf(position) ?? {};
  return { seat, kind, from: (space as SpaceOf<'objects'> | undefined)?.from ?? [] };
};
/** A spell of B's that is about to be followed, in B's turn. */
const followed = (stage: Stage, spell: Card, each: NonNullable<Scenario['players']>[string]): Under => {
  const board = stage.reaches({
    cards: cards(spell),
    players: { A: each, B: { ...each, hand: [...(each.hand ?? []), spell.name] }, C: each },
    start: { turn: 2, step: 'precombat-main' },
    stop: { turn: 2, step: 'precombat-main', when: 'begin' },
  });
  return answered(stage, from(board), { cast: board.id(spell.name) }, pass, pass, pass);
};
const first = (at: Under): Answer => ({ objects: asked(at).from.slice(0, 1) });

prove('2008:103.4', 'the active player chooses first, then the others in turn order; then it happens all at once', {
  accepts(stage) {
    let at = followed(stage, purge, bears);
    for (const seat of ['B', 'C', 'A']) {
      assert.deepEqual([asked(at).seat, asked(at).kind, at.game.battlefield.length], [seat, 'objects', 6]);
      at = answered(stage, at, first(at));
    }
    assert.deepEqual([at.game.battlefield.length, at.game.players.map(({ graveyard }) => graveyard.length)], [3, [1, 2, 1]]);
  },
  refuses({ plays }) {
    plays({
      name: 'nothing dies before all have chosen: what each death brings comes after them all',
      cards: cards(purge, whenever('Grave', { on: 'move', what: { type: 'creature' }, from: 'battlefield', to: 'graveyard' }, gain(1))),
      players: { A: { ...bears, hand: ['Purge'] }, B: { battlefield: [...bears.battlefield, 'Grave'] } },
      ...inMain,
      script: [
        { ...main, player: 'A', cast: 'Purge' },
        { ...main, player: 'A', resolve: 1 },
        { ...main, player: 'A', expect: [{ stack: 2 }, { zone: 'battlefield', card: 'Grizzly Bears', count: 2 }] },
      ],
    });
  },
});

/** What a player is told of what was chosen: by whom, and what. */
const told = (before: Game, { events }: Under, seat: string) => {
  const chosen = events.filter(({ type }) => type === 'ObjectsChosen');
  return maskBatch(before, chosen, { seat }).map((event) => [event?.['player'], event?.['objects']]);
};

const cull = free('Cull', { do: 'discard', who: 'each', amount: 1 });
const ofHand = { hand: ['Island', 'Swamp'] };

prove('2008:103.4a', 'a hidden card chosen stays hidden, but that it is chosen is plain', {
  accepts(stage) {
    let at = followed(stage, cull, ofHand);
    const before = at.game;
    const chosen = asked(at).from.slice(0, 1);
    at = answered(stage, at, { objects: chosen });
    assert.equal(asked(at).seat, 'C');
    assert.deepEqual([told(before, at, 'B'), told(before, at, 'C')], [[['B', chosen]], [['B', [null]]]]);
    const hand = maskGame(at.game, { seat: 'C' }).players[1]?.hand;
    assert.deepEqual([hand?.count, hand?.cards], [2, []]);
  },
  refuses(stage) {
    let at = followed(stage, cull, ofHand);
    const chosen = asked(at).from[0] ?? 0;
    at = answered(stage, at, { objects: [chosen] });
    const { position } = at;
    stage.refused(position, { kind: 'answer', actionId: 'other', seat: 'B', decision: position.index, answer: { objects: asked(at).from.slice(1) } });
    const name = at.game.objects[chosen]?.card;
    at = answered(stage, at, first(at));
    at = answered(stage, at, first(at));
    assert.deepEqual(at.game.players[1]?.graveyard.map((id) => at.game.objects[id]?.card).includes(name ?? ''), true);
  },
});

prove('2008:103.4b', 'who chooses later knows what was chosen before', {
  accepts(stage) {
    let at = followed(stage, purge, bears);
    const chosen = asked(at).from.slice(0, 1);
    const before = at.game;
    at = answered(stage, at, { objects: chosen });
    assert.equal(asked(at).seat, 'C');
    assert.deepEqual(told(before, at, 'C'), [['B', chosen]]);
    assert.equal(at.game.battlefield.length, 6);
  },
  refuses(stage) {
    const at = followed(stage, cull, ofHand);
    const next = answered(stage, at, first(at));
    assert.deepEqual(told(at.game, next, 'C'), [['B', [null]]]);
  },
});

const pickUp = (...does: readonly Instruction[]): Card => free('Gather', ...does, { do: 'move', what: { ref: 'picked' }, to: { zone: 'hand' } });
const pick = (what: 'artifact' | 'creature', amount: number): Instruction => ({
  as: 'picked',
  do: 'choose',
  who: 'you',
  from: { each: { type: what } },
  amount,
});
const orb: Card = { v: 1, name: 'Orb', layout: 'normal', faces: [{ name: 'Orb', cost: '{0}', types: ['artifact'] }] };

prove('2008:103.4c', 'one player’s choices are made in the order written, or in any order if there is none', {
  accepts(stage) {
    const board = stage.reaches({
      cards: cards(pickUp(pick('creature', 2))),
      players: { A: { hand: ['Gather'], battlefield: ['Grizzly Bears*3'] }, B: {} },
      ...inMain,
      stop: { ...main, when: 'begin' },
    });
    const at = answered(stage, from(board), { cast: board.id('Gather') }, pass, pass);
    const two = asked(at).from.slice(0, 2);
    const names = (objects: readonly number[]) => answered(stage, at, { objects }).game.players[0]?.hand.length;
    assert.deepEqual([names(two), names(two.toReversed())], [2, 2]);
  },
  refuses(stage) {
    const board = stage.reaches({
      cards: cards(free('Gather', pick('artifact', 1), pick('creature', 1)), orb),
      players: { A: { hand: ['Gather'], battlefield: ['Grizzly Bears*2', 'Orb*2'] }, B: {} },
      ...inMain,
      stop: { ...main, when: 'begin' },
    });
    const at = answered(stage, from(board), { cast: board.id('Gather') }, pass, pass);
    assert.deepEqual(asked(at).from, [board.id('Orb#1'), board.id('Orb#2')]);
    stage.rejects(at.position, { objects: [board.id('Grizzly Bears#1')] });
    assert.deepEqual(asked(answered(stage, at, first(at))).from, [board.id('Grizzly Bears#1'), board.id('Grizzly Bears#2')]);
  },
});
