import { activated, additionalCost, artifact, asEnters, continuous, enchantment, enters, keyword, triggered } from '@arbiter/cards';
import type { Scenario } from '@arbiter/scenario';
import type { Ability, Cost } from '@arbiter/schema';
import { aimed, being, cards, free, gain, it } from '../cards.ts';
import { prove } from '../prove.ts';
import { does } from '../script.ts';
import { banish, both, gone, modern, on, unmake } from './linked.ts';

const banner = artifact(
  'Banner',
  { cost: '{0}' },
  asEnters({ choose: [{ as: 'color', what: 'color' }] }),
  continuous({ each: { all: [{ type: 'creature' }, { color: { linked: 'color' } }] } }, { power: 1, toughness: 1 }),
);
/** Every artifact may choose a colour, for nothing. */
const whim = enchantment(
  'Whim',
  { cost: '{0}' },
  continuous(
    { each: { type: 'artifact' } },
    { gain: [activated([], { do: [{ do: 'decide', who: 'you', choice: { as: 'color', what: 'color' }, link: true }] })] },
  ),
);
const flown: Scenario = {
  ...modern,
  cards: cards(banner, whim),
  players: { A: { hand: ['Banner'], battlefield: ['Whim'] }, B: { battlefield: [...both] } },
  script: does({ cast: 'Banner' }, { activate: 'Banner' }),
  answers: { A: ['G', 'R'] },
};
prove('2016:607.2d', 'the chosen colour is the one chosen by the linked ability', {
  accepts({ plays }) {
    plays({ ...flown, script: does({ cast: 'Banner' }), answers: { A: ['G'] }, expect: [{ permanent: 'Grizzly Bears', power: 3 }] });
  },
  refuses({ plays }) {
    plays({
      name: 'another choice of the same object is none of its business',
      ...flown,
      expect: [
        { permanent: 'Grizzly Bears', power: 3 },
        { permanent: 'Hill Giant', power: 3 },
      ],
    });
  },
});

const oracle = artifact(
  'Oracle',
  { cost: '{0}' },
  asEnters({ choose: [{ as: 'omen', what: { words: ['grace', 'ruin'] } }] }),
  activated([], { do: [{ do: 'when', cond: { words: { linked: 'omen' }, are: 'ruin' }, then: [{ do: 'loseLife', who: 'opponents', amount: 3 }] }] }),
);
const told = (...omens: readonly string[]): Scenario => ({
  ...modern,
  cards: cards(oracle),
  players: { A: { hand: ['Oracle*2'] }, B: {} },
  script: does({ cast: 'Oracle' }, { cast: 'Oracle' }, { activate: 'Oracle#1' }),
  answers: { A: [...omens] },
});
prove('2016:607.2e', 'a word without meaning is what was chosen for the ability that asks', {
  accepts({ plays }) {
    plays({ ...told('ruin', 'grace'), expect: [{ life: { B: 17 } }] });
  },
  refuses({ plays }) {
    plays({ name: 'not what was chosen for another object', ...told('grace', 'ruin'), expect: [{ life: { B: 20 } }] });
  },
});

const glutton = being(
  'Glutton',
  1,
  1,
  asEnters({ choose: [{ as: 'feast', what: 'number', max: 5 }], may: { cost: [{ life: { ref: 'feast' } }], as: 'fed' } }),
  { kind: 'static', while: { paid: 'fed' }, changes: [{ power: { linked: 'feast' }, toughness: 0 }] },
  activated([{ life: 2 }], { do: [gain(0)] }),
);
const dined = (answer: string): Scenario => ({
  ...modern,
  cards: cards(glutton),
  players: { A: { hand: ['Glutton'] }, B: {} },
  script: does({ cast: 'Glutton' }, { activate: 'Glutton' }),
  answers: { A: [3, answer] },
});
prove('2016:607.2f', 'what was paid as it entered is known afterwards', {
  accepts({ plays }) {
    plays({ ...dined('yes'), expect: [{ permanent: 'Glutton', power: 4 }, { life: { A: 15 } }] });
  },
  refuses({ plays }) {
    plays({ name: 'what is paid later is not that', ...dined('no'), expect: [{ permanent: 'Glutton', power: 1 }, { life: { A: 18 } }] });
  },
});

const fervour = being('Fervour', 2, 2, keyword('madness', { cost: [{ mana: '{0}' }] }));
const drop = free('Drop', { do: 'discard', who: 'you', amount: 'all' });
const dropped = (void_: readonly string[], ...first: readonly (string | number)[]): Scenario => ({
  ...modern,
  cards: cards(fervour, drop),
  players: { A: { hand: ['Drop', 'Fervour'] }, B: { battlefield: [...void_] } },
  script: does({ cast: 'Drop' }),
  answers: { A: [...first, { for: 'may', pick: 'yes' }] },
  answerOrder: 'fit',
});
/** The first card its player draws each turn is shown; a creature card shown so gives a life. */
const etchings = enchantment(
  'Etchings',
  { cost: '{0}' },
  {
    kind: 'replacement',
    when: { would: 'draw', who: 'you' },
    with: {
      also: [
        { do: 'reveal', what: { ref: 'triggerNew' } },
        { do: 'named', name: 'etched', what: { ref: 'triggerNew' }, own: true },
      ],
    },
    if: { compare: { turn: 'cardsDrawn', who: 'you' }, op: '=', to: 0 },
  },
  triggered({ on: 'named', name: 'etched', what: { type: 'creature' }, own: true }, { do: [gain(1)] }),
);
const study = free('Study', { do: 'draw', who: 'you', amount: 2 });
const peek = free('Show', { do: 'reveal', what: { each: { all: [{ type: 'creature' }, { owner: 'you' }] }, zone: 'hand' } });
const etched = (first: string, ...spells: readonly string[]): Scenario => ({
  ...modern,
  cards: cards(etchings, study, peek),
  players: { A: { hand: [...spells], battlefield: ['Etchings*2'], library: [first, 'Grizzly Bears*3', 'Forest*5'] }, B: {} },
  script: does(...spells.map((cast) => ({ cast }))),
});
prove('2016:607.2g', 'a trigger beside a static ability looks at what was done by that', {
  accepts({ plays }) {
    plays({ name: 'discarded into exile by its own words it may be cast', ...dropped([]), expect: [on('Fervour', 1)] });
    plays({ name: 'each shows the first card drawn, and hears of what it has shown itself', ...etched('Hill Giant', 'Study'), expect: [{ life: { A: 22 } }] });
    plays({ name: 'though another effect would do the same', ...dropped(['Leyline of the Void'], 'Fervour'), expect: [on('Fervour', 1)] });
  },
  refuses({ plays }) {
    plays({ name: 'what another effect shows is nothing to it', ...etched('Forest', 'Study', 'Show'), expect: [{ life: { A: 20 } }] });
    plays({
      name: 'exiled by another effect it may not',
      ...dropped(['Leyline of the Void'], 'Leyline of the Void'),
      expect: [on('Fervour', 0), gone('Fervour')],
    });
  },
});

const kicks = (word: string, cost: Cost): Ability => keyword('kicker', { word, cost });
const kicked = (word: string, amount: number): Ability => triggered(enters, { do: [gain(amount)] }, { if: { paid: `kicker ${word}` } });
const brawler = being('Brawler', 2, 2, kicks('one', [{ mana: '{1}' }]), kicks('white', [{ mana: '{W}' }]), kicked('one', 2), kicked('white', 5));
const raise = aimed('Raise', { objects: { type: 'creature' }, zone: 'graveyard' }, { do: 'move', what: it, to: { zone: 'battlefield', under: 'you' } });
prove('2016:607.2h', 'each asks after the kicker cost it names, as it was announced', {
  accepts({ plays }) {
    plays({
      ...modern,
      cards: cards(brawler),
      players: { A: { hand: ['Brawler'], battlefield: ['Plains*2'] }, B: {} },
      script: does({ cast: 'Brawler' }),
      answers: { A: [{ for: 'cost', pick: 'kicker white' }] },
      answerOrder: 'fit',
      expect: [{ life: { A: 25 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'what was not cast was not kicked',
      ...modern,
      cards: cards(brawler, raise, unmake),
      players: { A: { hand: ['Brawler', 'Unmake', 'Raise'], battlefield: ['Plains*2'] }, B: {} },
      script: does({ cast: 'Brawler' }, { cast: 'Unmake', targets: ['Brawler'] }, { cast: 'Raise', targets: ['Brawler'] }),
      answers: { A: [{ for: 'cost', pick: 'kicker white' }] },
      answerOrder: 'fit',
      expect: [on('Brawler', 1), { life: { A: 25 } }],
    });
  },
});

const leech = being('Leech', 1, 1, additionalCost([{ life: 'X' }]), asEnters({ counters: { '+1/+1': 'X' } }));
const bled: Scenario = { ...modern, cards: cards(leech, raise), players: { A: { hand: ['Leech', 'Raise'], graveyard: ['Leech'] }, B: {} } };
prove('2016:607.2i', 'a variable cost is what was chosen as the spell was cast', {
  accepts({ plays }) {
    plays({ ...bled, script: does({ cast: 'Leech', x: 4 }), expect: [{ permanent: 'Leech', power: 5, counters: { '+1/+1': 4 } }, { life: { A: 16 } }] });
  },
  refuses({ plays }) {
    plays({
      name: 'nothing where it was not cast',
      ...bled,
      script: does({ cast: 'Raise', targets: ['Leech'] }),
      expect: [{ permanent: 'Leech', power: 1 }, { life: { A: 20 } }],
    });
  },
});

const hero = being('Hero', 4, 4, keyword('champion', { filter: { type: 'creature' } }));
const championed: Scenario = {
  ...modern,
  cards: cards(hero, banish, unmake),
  players: { A: { hand: ['Hero', 'Banish', 'Unmake'], battlefield: [...both] }, B: {} },
  script: does({ cast: 'Hero' }, { cast: 'Banish', targets: ['Grizzly Bears'] }, { cast: 'Unmake', targets: ['Hero'] }),
  answers: { A: [['Hill Giant']] },
};
prove('2016:607.2j', 'a champion gives back the card it championed', {
  accepts({ plays }) {
    plays({ ...championed, expect: [on('Hill Giant', 1)] });
  },
  refuses({ plays }) {
    plays({ name: 'and no other', ...championed, expect: [gone('Grizzly Bears'), on('Grizzly Bears', 0)] });
  },
});

const grows = (word: string, power: number): Ability => ({
  kind: 'static',
  while: { words: { linked: 'side' }, are: word },
  changes: [{ power, toughness: 0 }],
});
const siege = being('Siege', 1, 1, asEnters({ choose: [{ as: 'side', what: { words: ['Khans', 'Dragons'] } }] }), grows('Khans', 1), grows('Dragons', 5));
const sided: Scenario = {
  ...modern,
  cards: cards(siege),
  players: { A: { hand: ['Siege*2'] }, B: {} },
  script: does({ cast: 'Siege' }, { cast: 'Siege' }),
  answers: { A: ['Dragons', 'Khans'] },
};
prove('2016:607.2k', 'an anchor word heads abilities for those who have chosen it', {
  accepts({ plays }) {
    plays({ ...sided, expect: [{ permanent: 'Siege#1', power: 6 }] });
  },
  refuses({ plays }) {
    plays({ name: 'not for who has chosen the other', ...sided, expect: [{ permanent: 'Siege#2', power: 2 }] });
  },
});
