import assert from 'node:assert/strict';
import { asEnters, aura, continuous, creature, creatures, enchantment } from '@arbiter/cards';
import type { Scenario } from '@arbiter/scenario';
import { aimed, being, cards, it, slay } from '../cards.ts';
import { answered } from '../games.ts';
import { prove } from '../prove.ts';
import { inMain, main } from '../script.ts';
import { cast, namesIn, resolved } from './resolving.ts';

const squire = being('Squire', 1, 1);
const theft = aimed('Theft', { objects: { is: 'spell' }, zone: 'stack' }, { do: 'change', what: it, changes: [{ control: 'you' }], for: 'game' });

prove('2016:608.3', 'a permanent spell enters the battlefield, under whoever controls it', {
  accepts(stage) {
    const done = resolved(stage, cast(stage, { spells: [squire] }));
    assert.deepEqual([namesIn(done, 'battlefield', 'A'), namesIn(done, 'graveyard'), done.game.stack], [['Squire'], [], []]);
    const events = stage.plays({
      name: 'taken on the stack',
      cards: cards(squire, theft),
      players: { A: { hand: ['Squire'] }, B: { hand: ['Theft'] } },
      ...inMain,
      script: [
        { ...main, player: 'A', cast: 'Squire' },
        { ...main, player: 'B', cast: 'Theft', targets: ['Squire'] },
      ],
      expect: [{ zone: 'battlefield', player: 'B', card: 'Squire', owner: 'A', count: 1 }],
    });
    assert.deepEqual(
      events.flatMap((event) => (event.type === 'ObjectMoved' ? [[event.from, event.to]] : [])),
      [
        ['hand', 'stack'],
        ['hand', 'stack'],
        ['stack', 'graveyard'],
        ['stack', 'battlefield'],
      ],
    );
  },
  refuses(stage) {
    assert.deepEqual(namesIn(cast(stage, { spells: [squire] }), 'battlefield'), []);
    stage.plays({
      name: 'taken only for a while on the stack it is under the one who has it in the end',
      cards: cards(squire, theft),
      players: { A: { hand: ['Squire', 'Theft'] }, B: { hand: ['Theft'] } },
      ...inMain,
      script: [
        { ...main, player: 'A', cast: 'Squire' },
        { ...main, player: 'B', cast: 'Theft', targets: ['Squire'] },
        { ...main, player: 'A', resolve: 1 },
        { ...main, player: 'A', cast: 'Theft', targets: ['Squire'] },
      ],
      expect: [{ zone: 'battlefield', player: 'A', card: 'Squire', count: 1 }],
    });
  },
});

const might = aura('Might', { cost: '{0}' }, creatures, continuous('attached', { power: 2, toughness: 2 }));
const enchanting = (script: NonNullable<Scenario['script']> = []): Scenario => ({
  cards: cards(might, slay),
  players: { A: { hand: ['Might'] }, B: { hand: ['Slay'], battlefield: ['Grizzly Bears', 'Hill Giant'] } },
  ...inMain,
  script: [{ ...main, player: 'A', cast: 'Might', targets: ['Grizzly Bears'] }, ...script],
});

prove('2016:608.3a', 'an Aura enters attached to its target if that is still legal', {
  accepts({ plays }) {
    plays({
      ...enchanting(),
      name: 'it is',
      expect: [
        { permanent: 'Might', player: 'A', attachedTo: 'Grizzly Bears' },
        { permanent: 'Grizzly Bears', power: 4 },
      ],
    });
  },
  refuses({ plays }) {
    plays({
      ...enchanting([{ ...main, player: 'B', cast: 'Slay', targets: ['Grizzly Bears'] }]),
      name: 'it is gone: the Aura never enters, though there is another creature',
      expect: [
        { zone: 'graveyard', player: 'A', card: 'Might', count: 1 },
        { permanent: 'Hill Giant', power: 3 },
        { event: 'ObjectMoved', to: 'battlefield', count: 0 },
      ],
    });
  },
});

const double = creature('Double', { cost: '{0}', power: 0, toughness: 0 }, asEnters({ copy: { of: creatures, may: true } }));
const flood = enchantment('Flood', { cost: '{0}' }, { kind: 'static', play: [{ cantEnter: { type: 'land' } }] });
const board = { A: { battlefield: ['Flood'] }, B: { battlefield: ['Dryad Arbor', 'Hill Giant'] }, spells: [double], others: [flood] };

prove('2016:608.3b', 'a permanent spell that cannot enter is put into its owner’s graveyard', {
  accepts(stage) {
    const asked = resolved(stage, cast(stage, board), 'objects');
    const arbor = asked.game.objects.findIndex((one) => one?.card === 'Dryad Arbor');
    const done = answered(stage, asked, { objects: [arbor] });
    assert.deepEqual([namesIn(done, 'graveyard', 'A'), namesIn(done, 'battlefield', 'A'), done.game.stack], [['Double'], ['Flood'], []]);
    stage.plays({
      name: 'by the cards that say so',
      players: { A: { hand: ['Clone'], battlefield: ['Island*4'] }, B: { battlefield: ['Worms of the Earth', 'Dryad Arbor'] } },
      ...inMain,
      script: [{ ...main, player: 'A', cast: 'Clone' }],
      answers: { A: ['Dryad Arbor'] },
      expect: [
        { zone: 'graveyard', player: 'A', card: 'Clone', count: 1 },
        { zone: 'battlefield', player: 'A', card: 'Dryad Arbor', count: 0 },
      ],
    });
  },
  refuses(stage) {
    const asked = resolved(stage, cast(stage, board), 'objects');
    const giant = asked.game.objects.findIndex((one) => one?.card === 'Hill Giant');
    const done = answered(stage, asked, { objects: [giant] });
    assert.deepEqual([namesIn(done, 'graveyard', 'A'), namesIn(done, 'battlefield', 'A')], [[], ['Flood', 'Double']]);
  },
});
