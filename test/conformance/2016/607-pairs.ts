import { continuous, enchantment, instant, spell } from '@arbiter/cards';
import type { Scenario } from '@arbiter/scenario';
import { aimed, being, cards, gain, it } from '../cards.ts';
import { prove } from '../prove.ts';
import { does, main } from '../script.ts';
import { both, gives, gone, modern, on, ring, takes, unmake } from './linked.ts';

const weigher = being('Weigher', 0, 9, takes, gives, continuous('self', { power: { stat: 'manaValue', of: { linked: 'exiled' } }, toughness: 0 }));
const twice = aimed('Twice', { objects: { is: 'triggered' }, zone: 'stack' }, { do: 'copyStack', what: it, who: 'you', newTargets: true });
const weighed: Scenario = {
  ...modern,
  cards: cards(weigher, twice, unmake),
  players: { A: { hand: ['Weigher', 'Twice', 'Unmake'] }, B: { battlefield: [...both] } },
  script: [{ ...main, player: 'A', cast: 'Weigher' }, { ...main, player: 'A', resolve: 1 }, ...does({ cast: 'Twice' })],
  answers: { A: ['Hill Giant', 'yes', 'Grizzly Bears'] },
  answerOrder: 'fit',
};
prove('2016:607.3', 'several cards are "the exiled card" all together', {
  accepts({ plays }) {
    plays({
      name: 'what is asked about them is added up',
      ...weighed,
      expect: [{ permanent: 'Weigher', power: 6, toughness: 9 }, gone('Hill Giant'), gone('Grizzly Bears')],
    });
    plays({
      name: 'what is done is done to each',
      ...weighed,
      script: [...(weighed.script ?? []), ...does({ cast: 'Unmake', targets: ['Weigher'] })],
      expect: [on('Hill Giant', 1), on('Grizzly Bears', 1)],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'one card that is still there is one',
      ...modern,
      cards: cards(weigher),
      players: { A: { hand: ['Weigher'] }, B: { battlefield: [...both] } },
      script: does({ cast: 'Weigher' }),
      answers: { A: ['Hill Giant'] },
      expect: [{ permanent: 'Weigher', power: 4 }],
    });
  },
});

const coloured = (name: string, cost: string) => instant(name, { cost }, spell({ do: [gain(0)] }));
const plumed = (color: string, cast: string): Scenario => ({
  ...modern,
  cards: cards(coloured('Ripple', '{U}'), coloured('Ember', '{R}')),
  players: { A: { hand: ['Paradise Plume', cast], battlefield: ['Forest*4', 'Mountain'] }, B: {} },
  script: does({ cast: 'Paradise Plume' }, { cast }),
  answers: {
    A: [
      { for: 'choice', pick: color },
      { for: 'may', pick: 'yes' },
    ],
  },
  answerOrder: 'fit',
});
prove('2016:607.4', 'one choice serves two abilities', {
  accepts({ plays }) {
    plays({
      name: 'the mana is blue, and a blue spell gives a life',
      ...plumed('U', 'Ripple'),
      expect: [{ life: { A: 21 } }, { permanent: 'Paradise Plume', tapped: true }, { zone: 'graveyard', player: 'A', card: 'Ripple', count: 1 }],
    });
  },
  refuses({ plays }) {
    plays({ name: 'a red spell gives none', ...plumed('U', 'Ember'), expect: [{ life: { A: 20 } }, { permanent: 'Paradise Plume', tapped: false }] });
  },
});

const mercury: Scenario = {
  ...modern,
  players: {
    A: { battlefield: ['Quicksilver Elemental', 'Arc-Slogger', 'Sisters of Stone Death', 'Island*12'], library: ['Grizzly Bears*10', 'Forest*5'] },
    B: { battlefield: ['Hill Giant'] },
  },
};
const gains = (from: string) => ({ activate: 'Quicksilver Elemental', ability: 0, targets: [from] });
const slogs = [gains('Arc-Slogger'), { activate: 'Quicksilver Elemental', ability: 2, targets: ['B'] }] as const;
const fight = { turn: 1, step: 'declare-blockers', player: 'A' } as const;
const fought: Scenario['script'] = [
  ...does(...slogs, gains('Sisters of Stone Death')),
  { turn: 1, player: 'A', attack: ['Quicksilver Elemental'] },
  { turn: 1, player: 'B', block: [{ blocker: 'Hill Giant', attacker: 'Quicksilver Elemental' }] },
  { ...fight, activate: 'Quicksilver Elemental', ability: 4, targets: ['Hill Giant'] },
  { ...fight, resolve: 'all' },
  { ...fight, activate: 'Quicksilver Elemental', ability: 5 },
  { ...fight, resolve: 'all' },
];
/** What makes the creature it is on take and give as a ring does. */
const lent = enchantment('Lent', { cost: '{0}' }, continuous({ each: { all: [{ type: 'creature' }, { controller: 'you' }] } }, { gain: [takes, gives] }));
prove('2016:607.5', 'abilities gained together are linked to each other alone', {
  accepts({ plays }) {
    plays({
      name: 'what the one exiled the other puts onto the battlefield',
      ...mercury,
      script: fought,
      expect: [{ zone: 'battlefield', player: 'A', card: 'Hill Giant', count: 1 }, { life: { B: 18 } }],
    });
  },
  refuses({ plays }) {
    plays({ name: 'not what another ability exiled', ...mercury, script: fought, expect: [gone('Grizzly Bears', 10), on('Grizzly Bears', 0)] });
    plays({
      name: 'nor is there anything before the pair has done something',
      ...mercury,
      script: does(...slogs, gains('Sisters of Stone Death'), { activate: 'Quicksilver Elemental', ability: 5 }),
      expect: [gone('Grizzly Bears', 10), on('Grizzly Bears', 0)],
    });
    plays({
      name: 'nor what its own exiled under the same words',
      ...modern,
      cards: cards(ring, lent, unmake, being('Jailer', 2, 2, takes)),
      players: { A: { hand: ['Jailer', 'Lent', 'Unmake'] }, B: { battlefield: [...both] } },
      script: does({ cast: 'Jailer' }, { cast: 'Lent' }, { cast: 'Unmake', targets: ['Jailer'] }),
      answers: { A: ['Hill Giant'] },
      expect: [gone('Hill Giant'), on('Grizzly Bears', 1)],
    });
  },
});
