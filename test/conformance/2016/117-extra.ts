import assert from 'node:assert/strict';
import { additionalCost, creatures, instant, keyword, sorcery, spell } from '@arbiter/cards';
import { lookOf, questions } from '@arbiter/rules';
import type { Ability, Card, Cost } from '@arbiter/schema';
import { free, gain } from '../cards.ts';
import { answered, type Under } from '../games.ts';
import { define, prove } from '../prove.ts';
import { casts, main } from '../script.ts';
import type { Stage } from '../stage.ts';
import { begun, casting, charm, costAsked, kindAsked, kindsOf, life, order, ruling, squire, table, tax } from './costs.ts';

const rite = sorcery('Rite', { cost: '{R}' }, additionalCost([{ sacrifice: creatures }]), spell({ do: [gain(1)] }));
/** Kicked it gives ten life more. */
const kickedFor = (mana: string, cost: string, ...more: readonly Ability[]): Card =>
  instant(
    'Charm',
    { cost },
    keyword('kicker', { cost: [{ mana }] }),
    ...more,
    spell({ do: [gain(1), { do: 'when', cond: { paid: 'kicker' }, then: [gain(10)] }] }),
  );
const kicking = (times: 0 | 1) => casts('Charm').map((line, nth) => (nth === 0 ? { ...line, kicked: times } : line));
const dues = ruling('Dues', { costs: 'any', extra: [{ sacrifice: creatures }] });
const kick = { pay: [{ key: 'kicker', times: 1 }] } as const;
const noKick = { pay: [] } as const;

/** The kinds of the costs beside the mana cost of A's one card. */
const beside = (stage: Stage, card: Card, ...rulings: readonly Card[]) => {
  const { look, id } = begun(stage, [card, squire, ...rulings], { hand: [card.name], battlefield: ['Squire', ...rulings.map(({ name }) => name)] });
  return stage.asks(questions.additionalTo(look, 'A', id(card.name)))?.flatMap(({ cost }) => kindsOf(cost));
};

define('2016:117.8', 'additional costs are called so; what raises a cost is none', (stage) => {
  assert.deepEqual(
    [beside(stage, rite), beside(stage, charm('{R}'), tax), beside(stage, charm('{R}'), dues), beside(stage, kickedFor('{2}', '{R}'))],
    [['sacrifice'], [], ['sacrifice'], ['mana']],
  );
  stage.plays(
    table(
      [rite, squire],
      { hand: ['Rite'], battlefield: ['Squire', 'Mountain'] },
      {
        script: casts('Rite'),
        expect: [{ life: { A: 21 } }, { zone: 'graveyard', player: 'A', card: 'Squire', count: 1 }, { permanent: 'Mountain', tapped: true }],
      },
    ),
  );
});

prove('2016:117.8a', 'any number of additional costs is announced and paid', {
  accepts(stage) {
    const own = [kickedFor('{2}', '{R}', additionalCost([{ life: 3 }])), squire, dues];
    const his = { hand: ['Charm'], battlefield: ['Dues', 'Squire', 'Mountain*3'] };
    stage.plays(
      table(own, his, {
        script: kicking(1),
        expect: [{ life: { A: 28 } }, { zone: 'graveyard', player: 'A', card: 'Squire', count: 1 }, { permanent: 'Mountain', tapped: true }],
      }),
    );
    const { at, id } = begun(stage, own, his);
    const announced = answered(stage, at, { cast: id('Charm') }, kick);
    assert.deepEqual([kindAsked(announced), costAsked(announced), life(announced)], ['pay', '{R}{2}', 20]);
    assert.deepEqual(announced.game.objects[announced.game.stack[0] ?? 0]?.stack?.paid, { additional: 1, kicker: 1 });
  },
  refuses(stage) {
    const { position, id } = begun(stage, [charm('{R}'), squire, dues], { hand: ['Charm'], battlefield: ['Dues', 'Mountain'] });
    stage.rejects(position, { cast: id('Charm') });
  },
});

prove('2016:117.8b', 'some additional costs may be left unpaid', {
  accepts({ plays }) {
    const paying = (times: 0 | 1) => table([kickedFor('{2}', '{R}')], { hand: ['Charm'], battlefield: ['Mountain*3'] }, { script: kicking(times) });
    plays({ ...paying(0), expect: [{ life: { A: 21 } }, { zone: 'battlefield', card: 'Mountain', tapped: true, count: 1 }] });
    plays({ ...paying(1), expect: [{ life: { A: 31 } }, { permanent: 'Mountain', tapped: true }] });
  },
  refuses(stage) {
    const { position, id } = begun(stage, [rite], { hand: ['Rite'], battlefield: ['Mountain'] });
    stage.rejects(position, { cast: id('Rite') });
    const asked = casting(stage, kickedFor('{2}', '{R}'), [], { battlefield: ['Mountain*3'] });
    stage.rejects(asked.position, { pay: [{ key: 'kicker', times: 2 }] });
  },
});

const loot = (what: Extract<Cost[number], { discard: unknown }>['discard']): Card =>
  instant('Loot', { cost: '{5}' }, additionalCost([{ discard: what }]), spell({ do: [gain(5)] }));
/** A is told to cast a Loot that has him discard this. */
const told = (what: Parameters<typeof loot>[0], optional: 'accept' | 'decline') =>
  table([loot(what), squire, order('Loot', 'free')], { hand: ['Order', 'Loot', 'Squire'] }, { optional, script: casts('Order') });
const looted = (yes: boolean) => [{ life: { A: yes ? 25 : 20 } }, { zone: 'graveyard', player: 'A', card: 'Squire', count: yes ? 1 : 0 }] as const;

prove('2016:117.8c', 'who is to cast a spell if able need not if it takes hidden cards of a quality', {
  accepts({ plays }) {
    plays({ ...told(creatures, 'decline'), expect: looted(false) });
    plays({ ...told(creatures, 'accept'), expect: looted(true) });
  },
  refuses({ plays }) {
    plays({ ...told('any', 'decline'), expect: looted(true) });
  },
});

/** The one spell on the stack, and what it says of its mana cost. */
const onStack = (stage: Stage, { game }: Under) => {
  const look = lookOf(game);
  const [id = 0] = game.stack;
  return [stage.asks(questions.manaCostOf(look, id)), look.of(id).manaValue];
};
const spent = ({ events }: Under): number => events.flatMap((event) => (event.type === 'ManaSpent' ? event.mana : [])).length;

prove('2016:117.8d', 'additional costs leave the mana cost what it is', {
  accepts(stage) {
    const paid = answered(stage, casting(stage, kickedFor('{4}', '{1}{G}'), [], { battlefield: ['Forest*6'] }), kick, { auto: true });
    assert.deepEqual([onStack(stage, paid), spent(paid)], [['{1}{G}', 2], 6]);
  },
  refuses(stage) {
    const weighed = (value: number): Card =>
      free('Weigh', {
        do: 'when',
        cond: { exists: { each: { all: [{ name: 'Charm' }, { stat: 'manaValue', op: '=', than: value }] }, zone: 'stack' } },
        then: [gain(100)],
      });
    const paid = answered(stage, casting(stage, kickedFor('{4}', '{1}{G}'), [], { battlefield: ['Forest*6'] }), kick, { auto: true });
    assert.notEqual(onStack(stage, paid)[0], '{5}{G}');
    for (const value of [2, 6])
      stage.plays(
        table(
          [kickedFor('{4}', '{1}{G}'), weighed(value)],
          { hand: ['Charm', 'Weigh'], battlefield: ['Forest*6'] },
          {
            script: [{ ...main, player: 'A', cast: 'Charm', kicked: 1 }, ...casts('Weigh')],
            expect: [{ life: { A: value === 2 ? 131 : 31 } }],
          },
        ),
      );
  },
});

prove('2016:117.8e', 'increases are no additional costs, and count only as the total is determined', {
  accepts(stage) {
    const asked = casting(stage, charm('{R}'), [tax], { battlefield: ['Tax', 'Mountain*2'] });
    assert.deepEqual([kindAsked(asked), costAsked(asked)], ['pay', '{R}{1}']);
    assert.deepEqual(asked.game.objects[asked.game.stack[0] ?? 0]?.stack?.paid, {});
    assert.equal(
      asked.events.some(({ type }) => type === 'CostsChosen'),
      false,
    );
  },
  refuses(stage) {
    const { position, id } = begun(stage, [charm('{R}'), tax], { hand: ['Charm'], battlefield: ['Tax', 'Mountain'] });
    stage.rejects(position, { cast: id('Charm') });
    assert.equal(costAsked(casting(stage, charm('{R}'), [], { battlefield: ['Mountain*2'] })), '{R}');
  },
});

const instead = (key: string, cost: Cost): Ability => ({ kind: 'alternativeCost', extra: { key, cost } });
const pitch = instead('pitch', [{ exile: { color: 'U' }, from: 'hand' }]);
const blood = instead('blood', [{ life: 3 }]);
const drop = instant('Drop', { cost: '{U}' });

define('2016:117.9', 'an alternative cost is paid rather than the mana cost', (stage) => {
  const his = { hand: ['Charm', 'Drop'], battlefield: ['Island*5'] };
  const { at, look, id } = begun(stage, [charm('{3}{U}{U}', pitch), drop], his);
  assert.deepEqual(
    stage.asks(questions.payableFor(look, 'A', id('Charm')))?.map(({ how, cost }) => [how, ...kindsOf(cost)]),
    [
      [null, 'mana'],
      ['pitch', 'exile'],
    ],
  );
  assert.equal(costAsked(answered(stage, at, { cast: id('Charm') })), '{3}{U}{U}');
  const pitched = answered(stage, at, { cast: id('Charm'), how: 'pitch' }, { objects: [id('Drop')] });
  assert.deepEqual([pitched.game.exile.length, spent(pitched), pitched.game.stack.length], [1, 0, 1]);
});

prove('2016:117.9a', 'a spell takes one alternative cost at most', {
  accepts(stage) {
    const allowed = ruling('Gate', { mayPlay: { name: 'Charm' }, from: 'hand', who: 'you', free: true });
    const his = { hand: ['Charm'], battlefield: ['Gate'] };
    const { at, id } = begun(stage, [charm('{5}', blood), allowed], his);
    assert.equal(life(answered(stage, at, { cast: id('Charm'), how: 'without paying' })), 20);
    assert.equal(life(answered(stage, at, { cast: id('Charm'), how: 'blood' })), 17);
    stage.plays(
      table(
        [charm('{5}', blood), order('Charm', 'free')],
        { hand: ['Order', 'Charm'] },
        { optional: 'accept', script: casts('Order'), expect: [{ life: { A: 21 } }] },
      ),
    );
  },
  refuses(stage) {
    const { at, id } = begun(stage, [charm('{5}', blood, instead('sweat', [{ life: 4 }])), order('Charm')], {
      hand: ['Order', 'Charm'],
      battlefield: ['Forest*5'],
    });
    const asked = answered(stage, at, { cast: id('Order') }, { pass: true }, { pass: true }, { yes: true });
    assert.equal(kindAsked(asked), 'costs');
    stage.rejects(asked.position, { pay: ['blood', 'sweat'].map((key) => ({ key, times: 1 })) });
    assert.equal(life(answered(stage, asked, { pay: [{ key: 'sweat', times: 1 }] })), 16);
  },
});

prove('2016:117.9b', 'nobody has to pay an alternative cost', {
  accepts(stage) {
    const { at, id } = begun(stage, [charm('{2}', blood), order('Charm')], { hand: ['Order', 'Charm'], battlefield: ['Forest*2'] });
    const asked = answered(stage, at, { cast: id('Order') }, { pass: true }, { pass: true }, { yes: true });
    const cast = answered(stage, asked, noKick, { auto: true });
    assert.deepEqual([kindAsked(asked), spent(cast), life(cast), cast.game.stack.length], ['costs', 2, 20, 1]);
    assert.equal(costAsked(casting(stage, charm('{2}', blood), [], { battlefield: ['Forest*2'] })), '{2}');
  },
  refuses(stage) {
    const { position, id } = begun(stage, [charm('{2}', blood)], { life: 2, hand: ['Charm'], battlefield: ['Forest*2'] });
    stage.rejects(position, { cast: id('Charm'), how: 'blood' });
  },
});

prove('2016:117.9c', 'an alternative cost leaves the mana cost what it is', {
  accepts(stage) {
    const cast = casting(stage, charm('{3}{U}{U}', blood), [], {}, 'blood');
    assert.deepEqual([onStack(stage, cast), spent(cast), life(cast)], [['{3}{U}{U}', 5], 0, 17]);
  },
  refuses(stage) {
    const cast = casting(stage, charm('{3}{U}{U}', instead('cheap', [{ mana: '{1}' }])), [], { battlefield: ['Island'] }, 'cheap');
    const paid = answered(stage, cast, { auto: true });
    assert.deepEqual([onStack(stage, paid), spent(paid)], [['{3}{U}{U}', 5], 1]);
  },
});

prove('2016:117.9d', 'additions, increases and reductions apply to the alternative cost that is paid', {
  accepts(stage) {
    const dear = kickedFor('{2}', '{7}', instead('cheap', [{ mana: '{1}' }]));
    const owed = (said: typeof kick | typeof noKick, ...rulings: readonly Card[]) =>
      costAsked(answered(stage, casting(stage, dear, rulings, { battlefield: ['Forest*5', ...rulings.map(({ name }) => name)] }, 'cheap'), said));
    assert.deepEqual(
      [owed(kick, tax), owed(noKick, tax), owed(kick, ruling('Sale', { costs: 'any', less: '{1}' })), owed(noKick)],
      ['{4}', '{2}', '{2}', '{1}'],
    );
  },
  refuses(stage) {
    const cheap = charm('{7}', instead('cheap', [{ mana: '{1}' }]));
    const { position, id } = begun(stage, [cheap, tax], { hand: ['Charm'], battlefield: ['Tax', 'Forest'] });
    stage.rejects(position, { cast: id('Charm'), how: 'cheap' });
    const free = begun(stage, [charm('{7}', blood), tax], { hand: ['Charm'], battlefield: ['Tax'] });
    stage.rejects(free.position, { cast: free.id('Charm'), how: 'blood' });
  },
});
