import assert from 'node:assert/strict';
import { activated, artifact, replacing, target } from '@arbiter/cards';
import { questions } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import type { Ability } from '@arbiter/schema';
import { aCreature, aimed, cards, free, it } from '../cards.ts';
import { define, prove, refer } from '../prove.ts';
import { does } from '../script.ts';
import { banish, both, exilesIt, gone, modern, on, returnsIt, ring, unmake } from './linked.ts';

const ledger = artifact(
  'Ledger',
  { cost: '{0}' },
  activated([], { do: [{ do: 'choose', who: 'you', from: { each: { type: 'creature' } }, as: 'it', link: 'marked' }] }),
  activated([], { do: [{ do: 'destroy', what: { linked: 'marked' } }] }),
);
prove('2016:607.1', 'one ability speaks of what the other one of its object did', {
  accepts({ plays }) {
    plays({
      ...modern,
      cards: cards(ledger),
      players: { A: { battlefield: ['Ledger'] }, B: { battlefield: [...both] } },
      script: does({ activate: 'Ledger', ability: 0 }, { activate: 'Ledger', ability: 1 }),
      answers: { A: ['Hill Giant'] },
      expect: [on('Hill Giant', 0), on('Grizzly Bears', 1)],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'not of what another object did, though its text be the same',
      ...modern,
      cards: cards(ledger),
      players: { A: { battlefield: ['Ledger*2'] }, B: { battlefield: [...both] } },
      script: does({ activate: 'Ledger#1', ability: 0 }, { activate: 'Ledger#2', ability: 1 }),
      answers: { A: ['Hill Giant'] },
      expect: [on('Hill Giant', 1), on('Grizzly Bears', 1)],
    });
  },
});

const swamps = { exists: { each: { all: [{ subtype: 'Swamp' }, { controller: 'you' }] } } } as const;
const jails: Ability = activated([], { targets: [target('it', aCreature)], do: [exilesIt] });
const warden = artifact('Warden', { cost: '{0}' }, { kind: 'static', while: swamps, changes: [{ gain: [jails] }] }, activated([], { do: [returnsIt] }));
define('2016:607.1a', 'what an object gives itself is printed on it', ({ plays, reaches, asks }) => {
  const board: Scenario = {
    ...modern,
    cards: cards(warden),
    players: { A: { battlefield: ['Warden', 'Swamp'] }, B: { battlefield: [...both] } },
    script: does({ activate: 'Warden', ability: 2, targets: ['Hill Giant'] }),
  };
  const { id, look } = reaches({ ...board, stop: { turn: 1, step: 'precombat-main' }, expect: [gone('Hill Giant')] });
  const own = id('Warden');
  assert.equal(asks(questions.countsAsPrinted(own, own)), true);
  assert.equal(asks(questions.countsAsPrinted(own, id('Swamp'))), false);
  assert.deepEqual(look.of(own).abilities.at(-1), jails);
  plays({ ...board, script: [...(board.script ?? []), ...does({ activate: 'Warden', ability: 1 })], expect: [on('Hill Giant', 1)] });
});

const hoard = artifact(
  'Hoard',
  { cost: '{0}' },
  activated([], {
    do: [
      { do: 'move', what: { top: 1, of: 'you' }, to: { zone: 'exile' }, link: 'exiled' },
      { do: 'gainLife', who: 'you', amount: { count: { linked: 'exiled' } } },
    ],
  }),
);
define('2016:607.1b', 'an ability in both parts is its own partner', ({ reaches, asks }) => {
  const { look, id } = reaches({
    ...modern,
    cards: cards(hoard, ledger),
    players: { A: { battlefield: ['Hoard*2', 'Ledger'] }, B: {} },
    script: does({ activate: 'Hoard#1' }, { activate: 'Hoard#1' }, { activate: 'Hoard#2' }),
    expect: [{ life: { A: 24 } }],
    stop: { turn: 1, step: 'precombat-main' },
  });
  const [own] = look.of(id('Hoard#1')).abilities;
  const [first, second] = look.of(id('Ledger')).abilities;
  assert(own && first && second);
  assert.equal(asks(questions.isItsOwnPartner(own)), true);
  for (const half of [first, second]) assert.equal(asks(questions.isItsOwnPartner(half)), false);
});

refer('2016:607.2', 'it names the list whose rules are proved one by one');

const ringed: Scenario = {
  ...modern,
  cards: cards(ring, banish, unmake),
  players: { A: { hand: ['Ring', 'Banish', 'Unmake'] }, B: { battlefield: [...both] } },
  script: does({ cast: 'Ring' }, { cast: 'Banish', targets: ['Grizzly Bears'] }, { cast: 'Unmake', targets: ['Ring'] }),
  answers: { A: ['Hill Giant'] },
};
prove('2016:607.2a', 'what an ability exiled comes back by the other', {
  accepts({ plays }) {
    plays({ ...ringed, expect: [on('Hill Giant', 1), gone('Hill Giant', 0)] });
  },
  refuses({ plays }) {
    plays({ name: 'nothing else that is exiled', ...ringed, expect: [on('Grizzly Bears', 0), gone('Grizzly Bears')] });
    const pardon = aimed('Pardon', { objects: { type: 'creature' }, zone: 'exile' }, { do: 'move', what: it, to: { zone: 'battlefield' } });
    plays({
      name: 'nor what has been in exile but is there no more',
      ...ringed,
      cards: cards(ring, pardon, unmake, banish),
      players: { A: { hand: ['Ring', 'Pardon', 'Banish', 'Unmake'] }, B: { battlefield: ['Hill Giant'] } },
      script: does(
        { cast: 'Ring' },
        { cast: 'Pardon', targets: ['Hill Giant'] },
        { cast: 'Banish', targets: ['Hill Giant'] },
        { cast: 'Unmake', targets: ['Ring'] },
      ),
      answers: {},
      expect: [on('Hill Giant', 0), gone('Hill Giant')],
    });
  },
});

const reaper = artifact(
  'Reaper',
  { cost: '{0}' },
  replacing({ would: 'move', what: { type: 'creature' }, from: 'battlefield', to: 'graveyard' }, { destination: { zone: 'exile' }, link: 'exiled' }),
  activated([], { do: [{ ...returnsIt, to: { zone: 'battlefield', under: 'you' } }] }),
);
const reaping: Scenario = {
  ...modern,
  cards: cards(reaper, banish, unmake),
  players: { A: { hand: ['Banish', 'Unmake'], battlefield: ['Reaper*2'] }, B: { battlefield: [...both] } },
  answers: { A: [], B: [1] },
};
const dying = does(
  { cast: 'Unmake', targets: ['Hill Giant'] },
  { cast: 'Banish', targets: ['Grizzly Bears'] },
  { activate: 'Reaper#1' },
  { activate: 'Reaper#2' },
);
prove('2016:607.2b', 'what a replacement effect of its own exiled is known', {
  accepts({ plays }) {
    plays({ ...reaping, script: dying, answerOrder: 'fit', expect: [{ zone: 'battlefield', player: 'A', card: 'Hill Giant', count: 1 }] });
  },
  refuses({ plays }) {
    plays({ name: 'what a spell exiled is not', ...reaping, script: dying, answerOrder: 'fit', expect: [gone('Grizzly Bears'), on('Grizzly Bears', 0)] });
  },
});

const soldier = { types: ['creature'], subtypes: ['Soldier'], colors: ['W'], power: 1, toughness: 1 } as const;
const foundry = artifact(
  'Foundry',
  { cost: '{0}' },
  activated([], { do: [{ do: 'token', who: 'you', token: soldier, link: 'made' }] }),
  activated([], { do: [{ do: 'destroy', what: { linked: 'made' } }] }),
);
const muster = free('Muster', { do: 'token', who: 'you', token: soldier });
const digger = artifact(
  'Digger',
  { cost: '{0}' },
  activated([], {
    targets: [target('it', { objects: { type: 'creature' }, zone: 'graveyard' })],
    do: [{ do: 'move', what: it, to: { zone: 'battlefield', under: 'you' }, link: 'raised' }],
  }),
  activated([], { do: [{ do: 'sacrifice', what: { linked: 'raised' } }] }),
);
prove('2016:607.2c', 'what an ability put onto the battlefield is known', {
  accepts({ plays }) {
    plays({
      name: 'tokens',
      ...modern,
      cards: cards(foundry, muster),
      players: { A: { hand: ['Muster'], battlefield: ['Foundry'] }, B: {} },
      script: does({ activate: 'Foundry', ability: 0 }, { activate: 'Foundry', ability: 0 }, { cast: 'Muster' }, { activate: 'Foundry', ability: 1 }),
      expect: [{ zone: 'battlefield', player: 'A', token: true, count: 1 }],
    });
    plays({
      name: 'cards',
      ...modern,
      cards: cards(digger),
      players: { A: { graveyard: ['Hill Giant'], battlefield: ['Digger', 'Grizzly Bears'] }, B: {} },
      script: does({ activate: 'Digger', ability: 0, targets: ['Hill Giant'] }, { activate: 'Digger', ability: 1 }),
      expect: [on('Hill Giant', 0), on('Grizzly Bears', 1)],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'no twin of them from elsewhere',
      ...modern,
      cards: cards(foundry, muster),
      players: { A: { hand: ['Muster'], battlefield: ['Foundry*2'] }, B: {} },
      script: does({ activate: 'Foundry#1', ability: 0 }, { cast: 'Muster' }, { activate: 'Foundry#2', ability: 1 }),
      expect: [{ zone: 'battlefield', player: 'A', token: true, count: 2 }],
    });
  },
});
