import assert from 'node:assert/strict';
import { creatures, instant, spell, target, triggered } from '@arbiter/cards';
import type { Scenario } from '@arbiter/scenario';
import type { Ability, Card, Instruction } from '@arbiter/schema';
import { aCreature, aimed, being, cards, draw, free, gain, it, slay, yourStep } from '../cards.ts';
import { answered, livesOf, pass } from '../games.ts';
import { prove } from '../prove.ts';
import { inMain, main } from '../script.ts';
import { cast, namesIn, resolved } from './resolving.ts';

const few = free('Sip', gain(1));
const many = free('Draught', gain(5));

prove('2016:608.1', 'a round of passes resolves the top of the stack and nothing more', {
  accepts(stage) {
    const once = resolved(stage, cast(stage, { spells: [few, many] }));
    assert.deepEqual([livesOf(once), namesIn(once, 'stack'), namesIn(once, 'graveyard')], [[25, 20], ['Sip'], ['Draught']]);
    const twice = resolved(stage, once);
    assert.deepEqual([livesOf(twice), namesIn(twice, 'stack')], [[26, 20], []]);
  },
  refuses(stage) {
    const one = answered(stage, cast(stage, { spells: [few, many] }), pass);
    assert.deepEqual(
      [livesOf(one), namesIn(one, 'stack')],
      [
        [20, 20],
        ['Sip', 'Draught'],
      ],
    );
    stage.plays({
      name: 'who acts in between has everybody pass anew',
      cards: cards(few, many),
      players: { A: { hand: ['Sip'] }, B: { hand: ['Draught'] } },
      ...inMain,
      script: [
        { ...main, player: 'A', cast: 'Sip' },
        { ...main, player: 'B', cast: 'Draught' },
        { ...main, player: 'A', resolve: 1 },
        { ...main, player: 'A', expect: [{ life: { A: 20, B: 25 } }, { stack: 'Sip', count: 1 }] },
      ],
      expect: [{ life: { A: 21, B: 25 } }],
    });
  },
});

/** At its player's second main phase, if he has a card in hand, it deals damage to a creature and counts his graveyard. */
const hits: readonly Instruction[] = [{ do: 'damage', amount: 1, to: it }, gain(3)];
const vigil = being(
  'Vigil',
  0,
  9,
  triggered(
    yourStep('postcombat-main'),
    { targets: [target('it', { objects: { all: [creatures, { controller: 'opponents' }] } })], do: hits },
    { if: { compare: { cards: 'hand', of: 'you' }, op: '>=', to: 1 } },
  ),
);
const spend: Card = instant(
  'Spend',
  { cost: '{0}' },
  { kind: 'extraCost', optional: false, extra: { key: 'additional', cost: [{ discard: 'any', count: 1 }] } },
  spell({ do: [gain(0)] }),
);
const late = { turn: 1, step: 'postcombat-main' } as const;
const watched = (script: Scenario['script'] = []): Scenario => ({
  cards: cards(vigil, slay, spend),
  players: { A: { battlefield: ['Vigil'], hand: ['Spend', 'Forest'] }, B: { battlefield: ['Grizzly Bears'], hand: ['Slay'] } },
  ...inMain,
  script: [...(script ?? []), { ...late, player: 'A', resolve: 'all' }],
});
const slain = { ...late, player: 'B', cast: 'Slay', targets: ['Grizzly Bears'], while: 'Vigil' } as const;
const spent = { ...late, player: 'A', cast: 'Spend' } as const;

prove('2016:608.2', 'the condition is looked at first, then the targets, then it is carried out, then it is put away', {
  accepts(stage) {
    const events = stage.plays({ ...watched(), expect: [{ permanent: 'Grizzly Bears', damage: 1 }, { life: { A: 23 } }] });
    const since = events.findIndex(({ type }) => type === 'ResolutionBegan');
    assert.deepEqual(
      events.slice(since, since + 5).map(({ type }) => type),
      ['ResolutionBegan', 'DamageDealt', 'LifeGained', 'Resolved', 'ObjectCeased'],
    );
    const scarce = free('Scarce', { do: 'gainLife', who: 'you', amount: { cards: 'graveyard', of: 'you' } });
    assert.deepEqual(livesOf(resolved(stage, cast(stage, { A: { graveyard: ['Forest*2'] }, spells: [scarce] }))), [22, 20]);
  },
  refuses(stage) {
    const nothing = [{ life: { A: 20 } }, { event: 'DamageDealt', count: 0 }] as const;
    stage.plays({
      ...watched([slain]),
      name: 'its target gone it is countered',
      expect: [...nothing, { event: 'Countered', count: 1 }, { stack: 0 }],
    });
    stage.plays({
      ...watched([slain, spent]),
      name: 'its condition gone too, its target is not even looked at',
      expect: [...nothing, { event: 'Countered', count: 0 }, { stack: 0 }],
    });
  },
});

const modest: Ability = triggered(yourStep('upkeep'), { do: [draw(1)] }, { if: { compare: { life: 'you' }, op: '<=', to: 10 } });
const upkeep = { turn: 3, step: 'upkeep' } as const;
const needy = (life: number, script: Scenario['script'] = []): Scenario => ({
  cards: cards(being('Beggar', 1, 1, modest), few),
  players: { A: { life, battlefield: ['Beggar'], hand: ['Sip'] }, B: {} },
  start: { turn: 2, step: 'end' },
  script,
  stop: upkeep,
});

prove('2016:608.2a', 'an intervening "if" that does not hold any more takes the ability off the stack', {
  accepts({ plays }) {
    plays({
      ...needy(10),
      name: 'it holds',
      expect: [
        { zone: 'hand', player: 'A', card: 'Sip', count: 1 },
        { zone: 'hand', player: 'A', count: 2 },
      ],
    });
  },
  refuses({ plays }) {
    plays({
      ...needy(10, [{ ...upkeep, player: 'A', cast: 'Sip' }]),
      name: 'it does not any more',
      expect: [{ zone: 'hand', player: 'A', count: 0 }, { stack: 0 }, { event: 'AbilityTriggered', count: 1 }],
    });
    plays({
      ...needy(11),
      name: 'it never did',
      expect: [
        { event: 'AbilityTriggered', count: 0 },
        { zone: 'hand', player: 'A', count: 1 },
      ],
    });
  },
});

const cover = aimed('Cover', aCreature, {
  do: 'change',
  what: it,
  changes: [{ gain: [{ kind: 'keyword', keyword: 'protection', filter: { color: 'B' } }] }],
  for: 'endOfTurn',
});
const thirst = (...script: NonNullable<Scenario['script']>): Scenario => ({
  cards: cards(cover, slay),
  players: { A: { hand: ["Sorin's Thirst"], battlefield: ['Swamp*2'] }, B: { hand: ['Cover', 'Slay'], battlefield: ['Hill Giant'] } },
  ...inMain,
  script: [{ ...main, player: 'A', cast: "Sorin's Thirst", targets: ['Hill Giant'] }, ...script],
});
const pair: Card = instant(
  'Pair',
  { cost: '{0}', colors: ['B'] },
  spell({ targets: [target('one', aCreature), target('other', aCreature)], do: ['one', 'other'].map((ref) => ({ do: 'tap', what: { ref } })) }),
);

prove('2016:608.2b', 'targets are looked at again: it does nothing to those that are illegal, and nothing at all if all are', {
  accepts({ plays }) {
    plays({ ...thirst(), name: 'legal', expect: [{ permanent: 'Hill Giant', damage: 2 }, { life: { A: 22 } }] });
    plays({
      name: 'one of two',
      cards: cards(pair, cover),
      players: { A: { hand: ['Pair'] }, B: { hand: ['Cover'], battlefield: ['Hill Giant', 'Grizzly Bears'] } },
      ...inMain,
      script: [
        { ...main, player: 'A', cast: 'Pair', targets: ['Hill Giant', 'Grizzly Bears'] },
        { ...main, player: 'B', cast: 'Cover', targets: ['Hill Giant'] },
      ],
      expect: [
        { permanent: 'Hill Giant', tapped: false },
        { permanent: 'Grizzly Bears', tapped: true },
        { event: 'Countered', count: 0 },
      ],
    });
    plays({
      name: 'the same land for both words, illegal for one of them',
      players: {
        A: { hand: ['Plague Spores'], battlefield: ['Swamp*3', 'Mountain*3'] },
        B: { hand: ['Natural Affinity', 'Deathlace'], battlefield: ['Forest*3', 'Swamp'] },
      },
      start: { turn: 1, step: 'upkeep' },
      script: [
        { turn: 1, step: 'upkeep', player: 'B', cast: 'Natural Affinity', pay: '{G}{G}{G}' },
        { ...main, player: 'A', cast: 'Plague Spores', targets: ['Forest#1', 'Forest#1'] },
        { ...main, player: 'B', cast: 'Deathlace', targets: ['Forest#1'] },
      ],
      expect: [
        { zone: 'graveyard', player: 'B', card: 'Forest', count: 1 },
        { event: 'Countered', count: 0 },
      ],
    });
  },
  refuses({ plays }) {
    const none = [{ life: { A: 20 } }, { zone: 'graveyard', player: 'A', card: "Sorin's Thirst", count: 1 }, { event: 'Countered', count: 1 }] as const;
    plays({
      ...thirst({ ...main, player: 'B', cast: 'Cover', targets: ['Hill Giant'] }),
      name: 'protected',
      expect: [{ permanent: 'Hill Giant', damage: 0 }, ...none],
    });
    plays({ ...thirst({ ...main, player: 'B', cast: 'Slay', targets: ['Hill Giant'] }), name: 'gone', expect: none });
    plays({
      ...thirst({ ...main, player: 'B', cast: 'Slay', targets: ['Hill Giant'] }),
      name: 'in the modern edition it just does not resolve',
      rules: 'modern',
      expect: [{ life: { A: 20 } }, { event: 'Countered', count: 0 }, { zone: 'graveyard', player: 'A', card: "Sorin's Thirst", count: 1 }],
    });
  },
});

const study = free('Study', draw(2), { do: 'discard', who: 'you', amount: 1 });
const renew = free('Renew', { do: 'discard', who: 'you', amount: 1 }, draw(2));
const bury = aimed('Bury', aCreature, { do: 'destroy', what: it, noRegeneration: true });
const deathly = (word: string): Scenario => ({
  cards: cards(slay, bury),
  players: { A: { hand: [word] }, B: { battlefield: ['Drudge Skeletons', 'Swamp'] } },
  ...inMain,
  script: [
    { ...main, player: 'A', cast: word, targets: ['Drudge Skeletons'] },
    { ...main, player: 'B', activate: 'Drudge Skeletons' },
  ],
});

prove('2016:608.2c', 'what it says is done in the order written, and read to its end before', {
  accepts(stage) {
    assert.equal(namesIn(resolved(stage, cast(stage, { spells: [study] })), 'hand', 'A').length, 1);
    stage.plays({
      ...deathly('Bury'),
      name: 'no shield against what says so',
      expect: [{ zone: 'graveyard', player: 'B', card: 'Drudge Skeletons', count: 1 }],
    });
    stage.plays({
      name: 'countered it goes elsewhere at once',
      cards: cards(few),
      players: { A: { hand: ['Sip'] }, B: { hand: ['Memory Lapse'], battlefield: ['Island*2'] } },
      ...inMain,
      script: [
        { ...main, player: 'A', cast: 'Sip' },
        { ...main, player: 'B', cast: 'Memory Lapse', targets: ['Sip'] },
      ],
      expect: [
        { library: 'A', top: ['Sip'] },
        { zone: 'graveyard', player: 'A', count: 0 },
      ],
    });
  },
  refuses(stage) {
    assert.equal(namesIn(resolved(stage, cast(stage, { spells: [renew] })), 'hand', 'A').length, 2);
    stage.plays({ ...deathly('Slay'), name: 'the shield holds where nothing says so', expect: [{ permanent: 'Drudge Skeletons', tapped: true }] });
  },
});
