import assert from 'node:assert/strict';
import { activated, creatures, sorcery, spell, target } from '@arbiter/cards';
import { decisionOf, questions } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import type { Card } from '@arbiter/schema';
import { at, attack, block, inCombat } from '../2008/combat.ts';
import { aCreature, aimed, being, cards, draw, free, gain, it, whenever } from '../cards.ts';
import { answered, asks, livesOf, until } from '../games.ts';
import { prove } from '../prove.ts';
import { casts, inMain, main, ready } from '../script.ts';
import { cast, namesIn, resolved } from './resolving.ts';

const yours = { all: [creatures, { controller: 'you' }] } as const;
const spread = free(
  'Spread',
  { do: 'choose', who: 'you', from: { each: yours }, amount: [1, 9], as: 'some' },
  { do: 'putCounters', counter: '+1/+1', amount: 3, on: { divided: 'some' } },
);
const toll = free('Toll', { do: 'may', who: 'you', cost: [{ sacrifice: creatures }], then: [], else: [{ do: 'loseLife', who: 'you', amount: 4 }] });
const rate = free('Rate', {
  do: 'modes',
  modes: { choose: 1, of: [{ do: [draw(1)] }, { do: [{ do: 'loseLife', who: 'you', amount: 2 }] }] },
});

prove('2016:608.2d', 'what is left to choose is chosen as it comes up, and it must be possible', {
  accepts(stage) {
    for (const [chosen, amounts, sizes] of [
      [['Grizzly Bears'], [3], [5, 3]],
      [
        ['Grizzly Bears', 'Hill Giant'],
        [2, 1],
        [4, 4],
      ],
      [
        ['Grizzly Bears', 'Hill Giant'],
        [1, 2],
        [3, 5],
      ],
    ] as const) {
      const asked = resolved(stage, cast(stage, { A: { battlefield: ['Grizzly Bears', 'Hill Giant'] }, spells: [spread] }), 'objects');
      const id = (name: string) => asked.game.objects.findIndex((one) => one?.card === name && one.zone === 'battlefield');
      let at = answered(stage, asked, { objects: chosen.map(id) });
      if (amounts.length > 1) at = answered(stage, at, { amounts });
      assert.deepEqual(
        ['Grizzly Bears', 'Hill Giant'].map((name, i) => (at.game.objects[id(name)]?.counters['+1/+1'] ?? 0) + (i === 0 ? 2 : 3)),
        sizes,
      );
    }
    const thirsty = resolved(stage, cast(stage, { A: { library: [] }, spells: [rate] }), 'modes');
    assert.equal(answered(stage, thirsty, { modes: [0] }).game.players[0]?.status, 'lost');
    assert.deepEqual(livesOf(answered(stage, thirsty, { modes: [1] })), [18, 20]);
  },
  refuses(stage) {
    const asked = resolved(stage, cast(stage, { A: { battlefield: ['Grizzly Bears', 'Hill Giant'] }, spells: [spread] }), 'objects');
    assert.deepEqual(decisionOf(asked.position)?.kind, 'objects');
    stage.rejects(asked.position, { objects: [] });
    const both = asked.game.battlefield;
    const { position } = answered(stage, asked, { objects: [...both] });
    for (const amounts of [
      [3, 0],
      [0, 3],
      [2, 2],
    ])
      stage.rejects(position, { amounts });
    const poor = resolved(stage, cast(stage, { spells: [toll] }), 'confirm');
    assert.deepEqual([decisionOf(poor.position)?.kind, livesOf(poor)], ['priority', [16, 20]]);
    const rich = resolved(stage, cast(stage, { A: { battlefield: ['Grizzly Bears'] }, spells: [toll] }), 'confirm');
    assert.equal(decisionOf(rich.position)?.kind, 'confirm');
  },
});

const purge = free('Purge', { do: 'sacrificeOf', who: 'each', what: creatures, amount: 1 }, { do: 'discard', who: 'each', amount: 1 });
const held = { hand: ['Forest', 'Swamp'], battlefield: ['Grizzly Bears', 'Hill Giant'] };

prove('2016:608.2e', 'each action has its choices, the active player first, and is done at once before the next one is begun', {
  accepts({ plays }) {
    const events = plays({
      name: 'sacrifices, then discards',
      rules: 'modern',
      cards: cards(purge),
      players: { A: { ...held, hand: ['Purge', ...held.hand] }, B: held },
      ...inMain,
      script: casts('Purge'),
      answers: { A: ['Hill Giant', 'Swamp'], B: ['Grizzly Bears', 'Forest'] },
      expect: [
        { zone: 'battlefield', player: 'A', card: 'Grizzly Bears', count: 1 },
        { zone: 'battlefield', player: 'B', card: 'Hill Giant', count: 1 },
        { zone: 'hand', player: 'A', card: 'Forest', count: 1 },
        { zone: 'hand', player: 'B', card: 'Swamp', count: 1 },
      ],
    });
    const moved = events.flatMap((event) => (event.type === 'ObjectMoved' && (event.cause === 'sacrifice' || event.cause === 'discard') ? [event.cause] : []));
    assert.deepEqual(moved, ['sacrifice', 'sacrifice', 'discard', 'discard']);
  },
  refuses(stage) {
    const first = resolved(stage, cast(stage, { rules: 'modern', A: held, B: held, spells: [purge] }), 'objects');
    const asked = () => decisionOf(first.position);
    assert.deepEqual([asked()?.seat, asked()?.kind], ['A', 'objects']);
    const [his] = first.game.battlefield.filter((id) => first.game.objects[id]?.controller === 'B');
    stage.refused(first.position, { kind: 'answer', actionId: 'early', seat: 'B', decision: first.position.index, answer: { objects: [his as number] } });
    stage.rejects(first.position, { objects: [his as number] });
    const own = first.game.battlefield.find((id) => first.game.objects[id]?.controller === 'A') as number;
    const second = answered(stage, first, { objects: [own] });
    assert.deepEqual([decisionOf(second.position)?.seat, namesIn(second, 'graveyard')], ['B', []]);
    const third = answered(stage, second, { objects: [his as number] });
    assert.deepEqual([decisionOf(third.position)?.seat, namesIn(third, 'battlefield').length, namesIn(third, 'hand').length], ['A', 2, 4]);
  },
});

const gift = free('Gift', draw(1));
const boon = free(
  'Boon',
  { do: 'cast', who: 'you', what: { each: { all: [{ name: 'Gift' }, { owner: 'you' }] }, zone: 'hand' }, free: true, may: true },
  gain(2),
);
const scribe = whenever('Scribe', { on: 'cast', what: { name: 'Gift' } }, gain(5));
const lamp = being('Lamp', 0, 1, activated([{ mana: '{0}' }], { do: [gain(7)] }));
const tithe = free('Tithe', { do: 'unless', who: 'you', cost: [{ mana: '{2}' }], then: [{ do: 'loseLife', who: 'you', amount: 5 }] }, gain(1));

prove('2016:608.2f', 'who is let cast a spell casts it at once, and nobody has priority before the rest is done', {
  accepts(stage) {
    const asked = resolved(stage, cast(stage, { A: { hand: ['Gift'], battlefield: ['Scribe'] }, spells: [boon], others: [gift, scribe] }), 'confirm');
    const after = until(stage, answered(stage, asked, { yes: true }), asks('priority'));
    assert.deepEqual([livesOf(after), namesIn(after, 'hand', 'A'), after.game.stack.length], [[22, 20], [], 2]);
    const triggered = resolved(stage, after);
    assert.deepEqual([livesOf(triggered), namesIn(triggered, 'stack')], [[27, 20], ['Gift']]);
    assert.equal(namesIn(resolved(stage, triggered), 'hand', 'A').length, 1);
    stage.plays({
      name: 'mana is made for what is paid then',
      cards: cards(tithe),
      players: { A: { hand: ['Tithe'], battlefield: ['Forest*2'] }, B: {} },
      ...inMain,
      optional: 'accept',
      script: casts('Tithe'),
      expect: [{ life: { A: 21 } }, { permanent: 'Forest', tapped: true }],
    });
  },
  refuses(stage) {
    const board = { A: { hand: ['Gift'], battlefield: ['Lamp'] }, B: { hand: ['Gift'] } };
    const asked = resolved(stage, cast(stage, { ...board, spells: [boon], others: [gift, lamp] }), 'confirm');
    const of = (name: string, owner: string) => asked.game.objects.findIndex((one) => one?.card === name && one.owner === owner && one.zone !== 'stack');
    assert.equal(decisionOf(asked.position)?.kind, 'confirm');
    stage.rejects(asked.position, { activate: of('Lamp', 'A'), ability: 0 });
    stage.refused(asked.position, { kind: 'answer', actionId: 'his', seat: 'B', decision: asked.position.index, answer: { cast: of('Gift', 'B') } });
    const declined = answered(stage, asked, { yes: false });
    assert.deepEqual([livesOf(declined), declined.game.stack, namesIn(declined, 'hand', 'A')], [[22, 20], [], ['Gift']]);
  },
});

const thrower = {
  ...being(
    'Thrower',
    3,
    1,
    activated([{ tap: 'self' }], {
      targets: [target('it', 'anyTarget')],
      do: [{ do: 'damage', amount: { stat: 'power', of: 'self' }, to: it, source: 'self' }],
    }),
  ),
};
const red: Card = { ...thrower, faces: thrower.faces.map((face) => ({ ...face, colors: ['R'] })) };
const grow = aimed('Grow', aCreature, { do: 'change', what: it, changes: [{ power: 2, toughness: 0 }], for: 'endOfTurn' });
const give = free('Give', { do: 'sacrificeOf', who: 'you', what: { name: 'Thrower' }, amount: 1 });
const shy = being('Shy', 1, 9, { kind: 'keyword', keyword: 'protection', filter: { color: 'G' } });
const calm = being('Calm', 1, 9, { kind: 'replacement', when: { would: 'damage', source: { color: 'R' }, to: 'self' }, with: { prevent: 'all' } });
const thrown = (whom: string, ...spells: readonly string[]): Scenario => ({
  cards: cards(red, grow, give, shy, calm),
  players: { A: { battlefield: ['Thrower'], hand: spells }, B: { battlefield: ['Shy', 'Calm'] } },
  ...inMain,
  script: [
    { ...main, player: 'A', activate: 'Thrower', targets: [whom] },
    ...spells.map((name) => ({ ...main, player: 'A', cast: name, ...(name === 'Grow' ? { targets: ['Thrower'] } : {}) })),
  ],
});
const hoard = free('Hoard', { do: 'draw', who: 'you', amount: { cards: 'hand', of: 'you' } });

prove('2016:608.2g', 'what it asks is answered once, of an object as it is or as it last was, and it is the object that acts', {
  accepts(stage) {
    stage.plays({ ...thrown('B', 'Give', 'Grow'), name: 'grown, then gone', expect: [{ life: { B: 15 } }] });
    stage.plays({ ...thrown('Shy', 'Give', 'Grow'), name: 'by the object, of no colour that matters', expect: [{ permanent: 'Shy', damage: 5 }] });
    assert.equal(namesIn(resolved(stage, cast(stage, { A: { hand: ['Forest*2'] }, spells: [hoard] })), 'hand', 'A').length, 4);
  },
  refuses({ plays }) {
    plays({ ...thrown('B', 'Grow'), name: 'there it is as it is now, not as it was when it was activated', expect: [{ life: { B: 15 } }] });
    plays({ ...thrown('Calm', 'Give'), name: 'its colour counts when it is gone', expect: [{ permanent: 'Calm', damage: 0 }] });
  },
});

const mixed: Card = { ...being('Mixed', 2, 2), faces: being('Mixed', 2, 2).faces.map((face) => ({ ...face, colors: ['W', 'B'] })) };
const pall = free('Pall', { do: 'destroy', what: { each: { all: [creatures, { color: 'B' }] } } });
const glare = free('Glare', { do: 'destroy', what: { each: { all: [creatures, { not: { color: 'B' } }] } } });
const swept = (name: string): Scenario => ({
  cards: cards(mixed, pall, glare),
  players: { A: { hand: [name], battlefield: ['Mixed', 'Grizzly Bears'] }, B: {} },
  ...inMain,
  script: casts(name),
});

prove('2016:608.2h', 'a characteristic that is asked for is there whatever else is', {
  accepts(stage) {
    stage.plays({ ...swept('Pall'), name: 'all black ones', expect: [{ graveyard: 'A', cards: ['Pall', 'Mixed'] }] });
    const { look, id } = ready(stage, { battlefield: ['Mixed', 'Dryad Arbor'] }, mixed);
    assert.deepEqual(
      [stage.asks(questions.has(look, id('Mixed'), 'colors', ['B'])), stage.asks(questions.has(look, id('Mixed'), 'colors', ['W']))],
      [true, true],
    );
    assert.equal(stage.asks(questions.has(look, id('Dryad Arbor'), 'types', ['land'])), true);
  },
  refuses(stage) {
    stage.plays({ ...swept('Glare'), name: 'all that are not black', expect: [{ graveyard: 'A', cards: ['Glare', 'Grizzly Bears'] }, { permanent: 'Mixed' }] });
    const { look, id } = ready(stage, { battlefield: ['Mixed'] }, mixed);
    assert.equal(stage.asks(questions.has(look, id('Mixed'), 'colors', ['G'])), false);
  },
});

const stone = aimed('Stone', aCreature, { do: 'change', what: it, changes: [{ types: { set: ['artifact'] } }], for: 'endOfTurn' });
const wept = (script: NonNullable<Scenario['script']>): Scenario => ({
  cards: cards(stone),
  players: { A: { battlefield: ['Hill Giant'], hand: ['Stone'] }, B: { battlefield: ['Wall of Tears'] } },
  ...inCombat,
  script: [attack('Hill Giant'), ...script],
  stop: { turn: 1, step: 'end-of-combat' },
});

prove('2016:608.2i', 'what the trigger condition spoke of is still meant when it has changed', {
  accepts({ plays }) {
    const blocked = block(['Wall of Tears', 'Hill Giant']);
    plays({ ...wept([blocked]), name: 'unchanged', expect: [{ zone: 'hand', player: 'A', card: 'Hill Giant', count: 1 }] });
    plays({
      ...wept([blocked, { ...at('declare-blockers', 'A'), cast: 'Stone', targets: ['Hill Giant'], while: 'Wall of Tears' }]),
      name: 'no creature any more',
      expect: [{ zone: 'hand', player: 'A', card: 'Hill Giant', count: 1 }],
    });
  },
  refuses({ plays }) {
    plays({ ...wept([block()]), name: 'what it did not block stays', expect: [{ zone: 'battlefield', player: 'A', card: 'Hill Giant', count: 1 }] });
  },
});

const vanish: Card = sorcery('Vanish', { cost: '{0}' }, spell({ do: [{ do: 'move', what: 'self', to: { zone: 'exile' } }, draw(1)] }));

prove('2016:608.2j', 'what has left the stack as it resolves goes on', {
  accepts(stage) {
    const done = resolved(stage, cast(stage, { spells: [vanish] }));
    assert.deepEqual([namesIn(done, 'hand', 'A').length, namesIn(done, 'exile')], [1, ['Vanish']]);
  },
  refuses(stage) {
    assert.deepEqual(namesIn(resolved(stage, cast(stage, { spells: [vanish] })), 'graveyard'), []);
    const deny = aimed('Deny', { objects: { is: 'spell' }, zone: 'stack' }, { do: 'counter', what: it });
    stage.plays({
      name: 'gone before, it does nothing',
      cards: cards(vanish, deny),
      players: { A: { hand: ['Vanish'] }, B: { hand: ['Deny'] } },
      ...inMain,
      script: [
        { ...main, player: 'A', cast: 'Vanish' },
        { ...main, player: 'B', cast: 'Deny', targets: ['Vanish'] },
      ],
      expect: [
        { zone: 'hand', player: 'A', count: 0 },
        { zone: 'graveyard', player: 'A', card: 'Vanish', count: 1 },
      ],
    });
  },
});

const ashes = free('Ashes', { do: 'gainLife', who: 'you', amount: { cards: 'graveyard', of: 'you' } });
const pinger = being('Pinger', 1, 1, activated([{ tap: 'self' }], { do: [gain(1)] }));

prove('2016:608.2k', 'at the very end a spell is in its owner’s graveyard, and an ability is nowhere', {
  accepts(stage) {
    const spent = resolved(stage, cast(stage, { A: { graveyard: ['Forest*2'] }, spells: [ashes] }));
    assert.deepEqual([livesOf(spent), namesIn(spent, 'graveyard', 'A'), spent.game.stack], [[22, 20], ['Forest', 'Forest', 'Ashes'], []]);
    const { at: begun, id } = ready(stage, { battlefield: ['Pinger'] }, pinger);
    const activatedOnce = until(stage, answered(stage, begun, { activate: id('Pinger'), ability: 0 }), asks('priority'));
    const done = resolved(stage, activatedOnce);
    assert.deepEqual([livesOf(done), done.game.stack, done.game.objects.some((one) => one?.kind === 'ability')], [[21, 20], [], false]);
  },
  refuses(stage) {
    const during = cast(stage, { A: { graveyard: ['Forest*2'] }, spells: [ashes] });
    assert.deepEqual([namesIn(during, 'graveyard', 'A').length, namesIn(during, 'stack')], [2, ['Ashes']]);
    const asked = resolved(stage, cast(stage, { A: { battlefield: ['Grizzly Bears'] }, spells: [toll] }), 'confirm');
    assert.deepEqual([namesIn(asked, 'stack'), namesIn(asked, 'graveyard')], [['Toll'], []]);
  },
});
