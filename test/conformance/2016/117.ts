import assert from 'node:assert/strict';
import { activated, artifact, creatures, sorcery, spell } from '@arbiter/cards';
import { decisionOf, questions } from '@arbiter/rules';
import type { Card, Cost } from '@arbiter/schema';
import { free, gain } from '../cards.ts';
import { answered } from '../games.ts';
import { define, prove, refer } from '../prove.ts';
import { casts, main } from '../script.ts';
import { begun, charm, costAsked, kindAsked, kindsOf, life, mana, order, ruling, squire, table, tax } from './costs.ts';

/** An artifact that costs this to use; it gives one life. */
const machine = (name: string, cost: Cost): Card => artifact(name, { cost: '{0}' }, activated(cost, { do: [gain(1)] }));
const altar: Cost = [{ mana: '{1}' }, { sacrifice: creatures }];

define('2016:117.1', 'a cost is what is done or given for something else, part by part', (stage) => {
  const { at, id, look } = begun(stage, [machine('Altar', altar), squire], { battlefield: ['Altar', 'Squire', 'Forest'] });
  const env = { source: id('Altar'), controller: 'A', bindings: {}, x: null };
  assert.deepEqual(kindsOf(stage.asks(questions.partsOf(look, env, altar))), ['mana', 'sacrifice']);
  const { events, game } = answered(stage, at, { activate: id('Altar'), ability: 0 }, { auto: true });
  const order = events.map(({ type }) => type).filter((type) => ['ManaSpent', 'ObjectMoved', 'AbilityActivated'].includes(type));
  assert.deepEqual([order.slice(-3), game.players[0]?.graveyard.length], [['ManaSpent', 'ObjectMoved', 'AbilityActivated'], 1]);
});

prove('2016:117.2', 'a cost with mana in it lets mana abilities be used, once it is fixed', {
  accepts(stage) {
    stage.plays(
      table(
        [charm('{1}{R}'), tax],
        { hand: ['Charm'], battlefield: ['Tax', 'Mountain*3'] },
        {
          script: casts('Charm'),
          expect: [{ life: { A: 21 } }, { permanent: 'Mountain', tapped: true }],
        },
      ),
    );
    const { at, id } = begun(stage, [charm('{1}{R}')], { hand: ['Charm'], battlefield: ['Mountain', 'Forest'] });
    const asked = answered(stage, at, { cast: id('Charm') });
    assert.deepEqual([costAsked(asked), mana(asked)], ['{1}{R}', '']);
    const made = answered(stage, asked, ...['Forest', 'Mountain'].map((name) => ({ activate: id(name), ability: 0 })));
    assert.equal(mana(made), 'GR');
    assert.equal(mana(answered(stage, made, { spend: [0, 1] })), '');
  },
  refuses(stage) {
    const { at, id } = begun(stage, [machine('Altar', [{ sacrifice: creatures }]), squire], { battlefield: ['Altar', 'Squire*2', 'Forest'] });
    const asked = answered(stage, at, { activate: id('Altar'), ability: 0 });
    assert.equal(kindAsked(asked), 'objects');
    stage.rejects(asked.position, { activate: id('Forest'), ability: 0 });
  },
});

const toll = free('Toll', { do: 'may', who: 'you', cost: [{ life: 2 }], then: [gain(10)] });
const tolled = (at: number) => table([toll], { life: at, hand: ['Toll'] }, { script: casts('Toll'), optional: 'accept' });

prove('2016:117.3', 'who has not all that a cost takes cannot pay it', {
  accepts({ plays }) {
    plays({ ...tolled(2), expect: [{ life: { A: 10 } }] });
    plays(
      table(
        [machine('Press', [{ tap: 'self' }, { life: 2 }])],
        { life: 3, battlefield: ['Press'] },
        {
          script: [
            { ...main, player: 'A', activate: 'Press', ability: 0 },
            { ...main, player: 'A', resolve: 'all' },
          ],
          expect: [{ life: { A: 2 } }],
        },
      ),
    );
  },
  refuses(stage) {
    stage.plays({ ...tolled(1), expect: [{ life: { A: 1 } }, { event: 'AnswerGiven', count: 0 }] });
    const press = machine('Press', [{ tap: 'self' }, { life: 2 }]);
    for (const [alive, tapped] of [
      [1, false],
      [20, true],
    ] as const) {
      const { position, game, id } = begun(stage, [press], { life: alive, battlefield: [{ card: 'Press', tapped }] });
      stage.rejects(position, { activate: id('Press'), ability: 0 });
      assert.equal(game.players[0]?.life, alive);
    }
  },
});

prove('2016:117.3a', 'mana is paid out of the pool, and what is left there is announced; no mana can always be paid', {
  accepts(stage) {
    const { at, id } = begun(stage, [charm('{1}{R}'), artifact('Pebble', { cost: '{0}' })], { hand: ['Charm', 'Pebble'], manaPool: '{R}{R}{G}' });
    const paid = answered(stage, at, { cast: id('Charm') }, { spend: [0, 1] });
    const spent = paid.events.find(({ type }) => type === 'ManaSpent');
    assert.deepEqual([mana(paid), spent?.type === 'ManaSpent' && spent.left], ['G', '{G}']);
    const all = begun(stage, [charm('{1}{R}'), artifact('Pebble', { cost: '{0}' })], { hand: ['Charm', 'Pebble'] });
    assert.equal(answered(stage, all.at, { cast: all.id('Pebble') }).game.stack.length, 1);
  },
  refuses(stage) {
    const { at, id } = begun(stage, [charm('{1}{R}')], { hand: ['Charm*2'], manaPool: '{R}{R}' });
    const paid = answered(stage, at, { cast: id('Charm') }, { auto: true });
    const spent = paid.events.find(({ type }) => type === 'ManaSpent');
    assert.deepEqual([mana(paid), spent?.type === 'ManaSpent' && spent.left], ['', undefined]);
    const [other = 0] = paid.game.players[0]?.hand ?? [];
    stage.rejects(paid.position, { cast: other });
  },
});

const lasting = ruling('Grace', { cantLose: 'you' });
prove('2016:117.3b', 'life is paid out of the life total; none can always be paid', {
  accepts(stage) {
    const paid = begun(stage, [machine('Press', [{ life: 2 }])], { life: 5, battlefield: ['Press'] });
    assert.equal(life(answered(stage, paid.at, { activate: paid.id('Press'), ability: 0 })), 3);
    const { at, id } = begun(stage, [machine('Blank', [{ life: 0 }]), lasting], { life: -1, battlefield: ['Blank', 'Grace'] });
    assert.deepEqual(life(answered(stage, at, { activate: id('Blank'), ability: 0 })), -1);
  },
  refuses(stage) {
    const { position, id } = begun(stage, [machine('Press', [{ life: 2 }]), lasting], { life: 0, battlefield: ['Press', 'Grace'] });
    stage.rejects(position, { activate: id('Press'), ability: 0 });
  },
});

const lateFire: Card = sorcery(
  'Late Fire',
  { cost: '{4}{R}' },
  { kind: 'keyword', keyword: 'suspend', amount: 1, cost: [{ mana: '{R}' }] },
  spell({ do: [{ do: 'damage', amount: 3, to: { player: 'opponents' } }] }),
);
/** The last time counter comes off in A's upkeep; B has a Lodestone Golem. */
const upkeep = { turn: 1, step: 'upkeep' } as const;
const due = (optional: 'accept' | 'decline', floats: boolean) =>
  table(
    [lateFire],
    { exile: [{ card: 'Late Fire', counters: { time: 1 } }], battlefield: ['Mountain*2'] },
    {
      start: upkeep,
      optional,
      script: [...(floats ? ([{ ...upkeep, player: 'A', mana: 'Mountain' }] as const) : []), { ...upkeep, player: 'A', resolve: 'all' }],
    },
    { battlefield: ['Lodestone Golem'] },
  );
const tapped = (count: number) => ({ zone: 'battlefield', card: 'Mountain', tapped: true, count }) as const;

prove('2016:117.3c', 'nobody has to use a mana ability, even if he has to pay', {
  accepts({ plays }) {
    plays({ ...due('decline', false), expect: [{ zone: 'exile', card: 'Late Fire', count: 1 }, tapped(0), { life: { B: 20 } }] });
    plays({ ...due('accept', false), expect: [{ zone: 'exile', card: 'Late Fire', count: 0 }, tapped(1), { life: { B: 17 } }] });
  },
  refuses({ plays }) {
    plays({ ...due('decline', true), expect: [{ zone: 'exile', card: 'Late Fire', count: 0 }, tapped(1), { life: { B: 17 } }] });
  },
});

refer('2016:117.4', 'says where X in costs is told of: 107.3, here 2008:104.3c');

const modern = { rules: 'modern' } as const;
const offer = free('Offer', { do: 'may', who: 'you', cost: [{ mana: '{0}' }], then: [gain(5)] });
const offered = (stage: Parameters<typeof begun>[0]) => {
  const { at, id } = begun(stage, [offer], { hand: ['Offer'] }, modern);
  return answered(stage, at, { cast: id('Offer') }, { pass: true }, { pass: true });
};
prove('2016:117.5', 'a cost of {0} is paid by saying so, and by that alone', {
  accepts(stage) {
    const asked = offered(stage);
    assert.deepEqual([kindAsked(asked), life(asked)], ['confirm', 20]);
    const paid = answered(stage, asked, { yes: true });
    assert.deepEqual([kindAsked(paid), life(paid)], ['priority', 25]);
  },
  refuses(stage) {
    assert.equal(life(answered(stage, offered(stage), { yes: false })), 20);
  },
});

const idle = machine('Idle', [{ mana: '{0}' }]);
prove('2016:117.5a', 'what costs {0} is cast or activated like anything else', {
  accepts(stage) {
    const { at, id } = begun(stage, [idle], { hand: ['Idle'], battlefield: ['Idle'] }, modern);
    const [held = 0] = at.game.players[0]?.hand ?? [];
    for (const [answer, nth] of [
      [{ cast: held }, 1],
      [{ activate: id('Idle'), ability: 0 }, 1],
    ] as const) {
      const done = answered(stage, at, answer);
      assert.deepEqual([kindAsked(done), decisionOf(done.position)?.seat, done.game.stack.length], ['priority', 'A', nth]);
    }
  },
  refuses(stage) {
    const { at, id } = begun(stage, [idle], { hand: ['Idle'], battlefield: ['Idle'] }, modern);
    const [held = 0] = at.game.players[0]?.hand ?? [];
    assert.deepEqual([at.game.stack, held > 0], [[], true]);
    stage.rejects(answered(stage, at, { activate: id('Idle'), ability: 0 }).position, { cast: held });
  },
});

const sorceryTax = ruling('Tax', { costs: { type: 'sorcery' }, more: '{1}' });
const vision = sorcery('Vision', {}, spell({ do: [gain(5)] }));
const ordered = (how: 'free' | 'forCost', ...rulings: readonly Card[]) =>
  table(
    [vision, order('Vision', how), ...rulings],
    { hand: ['Order', 'Vision'], battlefield: ['Mountain*2', ...rulings.map(({ name }) => name)] },
    {
      script: casts('Order'),
    },
  );
const isCast = [{ life: { A: 25 } }, { zone: 'hand', player: 'A', count: 0 }] as const;
const isNotCast = [{ life: { A: 20 } }, { zone: 'hand', player: 'A', card: 'Vision', count: 1 }, tapped(0)] as const;

prove('2016:117.6', 'a mana cost without symbols may be begun with but not paid', {
  accepts(stage) {
    const { at, id } = begun(stage, [vision, order('Vision')], { hand: ['Order', 'Vision'], battlefield: ['Mountain'] });
    const done = answered(stage, at, { cast: id('Order') }, { pass: true }, { pass: true });
    const began = done.events.findLastIndex(({ type }) => type === 'ActionBegan');
    assert.deepEqual([done.game.players[0]?.hand.length, life(done)], [1, 20]);
    assert.deepEqual([done.events[began + 1]?.type, done.events.some(({ type }) => type === 'ActionReversed')], ['ObjectMoved', true]);
  },
  refuses(stage) {
    stage.plays({ ...ordered('forCost'), expect: isNotCast });
    const snap = begun(stage, [vision], { graveyard: ['Vision'], hand: ['Snapcaster Mage'], battlefield: ['Island*6'] }, { script: casts('Snapcaster Mage') });
    stage.rejects(snap.position, { cast: snap.id('Vision'), how: 'flashback' });
  },
});

prove('2016:117.6a', 'nothing that is added makes it payable, but it can be cast for an alternative cost', {
  accepts({ plays }) {
    plays({ ...ordered('free'), expect: isCast });
    plays({ ...ordered('free', sorceryTax), expect: [...isCast, tapped(1)], optional: 'accept' });
  },
  refuses(stage) {
    stage.plays({ ...ordered('forCost', sorceryTax), expect: isNotCast, optional: 'accept' });
    const { position, id } = begun(stage, [vision, tax], { hand: ['Vision'], battlefield: ['Tax', 'Mountain*3'] });
    stage.rejects(position, { cast: id('Vision') });
  },
});
