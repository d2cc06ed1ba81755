import assert from 'node:assert/strict';
import { artifact, instant, keyword, spell } from '@arbiter/cards';
import { gain } from '../cards.ts';
import { answered } from '../games.ts';
import { prove } from '../prove.ts';
import { casts } from '../script.ts';
import { begun, casting, charm, costAsked, kindAsked, ruling, table } from './costs.ts';

/** A's spells cost so much less. */
const sale = (less: string) => ruling('Sale', { costs: 'any', who: 'you', less });
const lands = ['Plains*2', 'Island*2', 'Mountain*4', 'Forest*4'];
/** A casts this, which is so much less for him. */
const reduced = (stage: Parameters<typeof casting>[0], cost: string, less: string) =>
  casting(stage, charm(cost), [sale(less)], { battlefield: ['Sale', ...lands] });

/** Kicked it gives ten life more. */
const kicked = instant(
  'Kicked Charm',
  { cost: '{1}' },
  keyword('kicker', { cost: [{ mana: '{2}' }] }),
  spell({ do: [gain(1), { do: 'when', cond: { paid: 'kicker' }, then: [gain(10)] }] }),
);

prove('2016:117.7', 'what is owed can be changed, down to {0}; so changed it counts as what was asked', {
  accepts(stage) {
    const block = artifact('Block', { cost: '{2}' });
    const { at, id } = begun(stage, [block, sale('{3}')], { hand: ['Block'], battlefield: ['Sale'] });
    assert.equal(at.game.stack.length, 0);
    const cast = answered(stage, at, { cast: id('Block') });
    assert.deepEqual([kindAsked(cast), cast.game.stack.length], ['priority', 1]);
    stage.plays(
      table(
        [kicked, sale('{3}')],
        { hand: ['Kicked Charm'], battlefield: ['Sale'] },
        {
          script: casts('Kicked Charm').map((line, nth) => (nth === 0 ? { ...line, kicked: 1 } : line)),
          expect: [{ life: { A: 31 } }, { event: 'ManaSpent', count: 0 }],
        },
      ),
    );
    assert.equal(costAsked(reduced(stage, '{4}', '{3}')), '{1}');
  },
  refuses(stage) {
    stage.plays(
      table(
        [artifact('Block', { cost: '{2}' }), charm('{1}'), sale('{3}')],
        { hand: ['Block', 'Charm'], battlefield: ['Sale'] },
        {
          name: 'what is over is nothing',
          script: casts('Block'),
          expect: [
            { player: 'A', mana: '' },
            { zone: 'hand', player: 'A', card: 'Charm', count: 1 },
          ],
        },
      ),
    );
    assert.equal(costAsked(casting(stage, charm('{4}'), [], { battlefield: ['Mountain*4'] })), '{4}');
    const { position, id } = begun(stage, [charm('{G}'), sale('{3}')], { hand: ['Charm'], battlefield: ['Sale'] });
    stage.rejects(position, { cast: id('Charm') });
  },
});

prove('2016:117.7a', 'a reduction of a color the cost has none of takes off generic mana', {
  accepts(stage) {
    assert.deepEqual([costAsked(reduced(stage, '{3}{U}', '{G}{G}')), costAsked(reduced(stage, '{2}{U}', '{G}'))], ['{1}{U}', '{1}{U}']);
  },
  refuses(stage) {
    assert.equal(costAsked(reduced(stage, '{U}{U}', '{G}')), '{U}{U}');
    const { position, id } = begun(stage, [charm('{U}'), sale('{G}')], { hand: ['Charm'], battlefield: ['Sale', 'Forest'] });
    stage.rejects(position, { cast: id('Charm') });
  },
});

prove('2016:117.7b', 'what is over of a reduction of a color takes off generic mana', {
  accepts(stage) {
    assert.deepEqual([costAsked(reduced(stage, '{3}{G}', '{G}{G}')), costAsked(reduced(stage, '{G}{U}', '{G}{G}'))], ['{2}', '{U}']);
  },
  refuses(stage) {
    assert.equal(costAsked(reduced(stage, '{3}{G}{G}', '{G}{G}')), '{3}');
    assert.equal(costAsked(reduced(stage, '{1}{U}{G}', '{G}{G}{G}')), '{U}');
  },
});

const modern = { rules: 'modern' } as const;
const halved = (stage: Parameters<typeof casting>[0], cost: string, less: string) => {
  const { at, id } = begun(stage, [charm(cost), sale(less)], { hand: ['Charm'], battlefield: ['Sale', ...lands] }, modern);
  return answered(stage, at, { cast: id('Charm') });
};

prove('2016:117.7c', 'of a hybrid reduction the payer takes one half as it is applied', {
  accepts(stage) {
    const left = (cost: string, less: string, ...values: readonly string[]) =>
      costAsked(answered(stage, halved(stage, cost, less), ...values.map((value) => ({ value }))));
    assert.deepEqual(
      [
        left('{2}{R}', '{R/W}', 'R'),
        left('{2}{R}', '{R/W}', 'W'),
        left('{2}{R}', '{2/R}', 'generic'),
        left('{2}{R}', '{2/R}', 'R'),
        left('{2}{R}{R}', '{R/W}{R/G}', 'R', 'R'),
        left('{2}{R}{R}', '{R/W}{R/G}', 'R', 'G'),
      ],
      ['{2}', '{1}{R}', '{R}', '{2}', '{2}', '{1}{R}'],
    );
  },
  refuses(stage) {
    for (const value of ['G', 'generic']) stage.rejects(halved(stage, '{2}{R}', '{R/W}').position, { value });
    for (const value of ['W', 'life']) stage.rejects(halved(stage, '{2}{R}', '{2/R}').position, { value });
    assert.equal(kindAsked(halved(stage, '{2}{R}', '{R}')), 'pay');
  },
});

prove('2016:117.7d', 'a Phyrexian symbol takes off one mana of its color', {
  accepts(stage) {
    assert.deepEqual(
      [costAsked(reduced(stage, '{1}{G}', '{G/P}')), costAsked(reduced(stage, '{2}{U}', '{G/P}')), costAsked(reduced(stage, '{2}{G}', '{G/P}{G/P}'))],
      ['{1}', '{1}{U}', '{1}'],
    );
  },
  refuses(stage) {
    const asked = reduced(stage, '{1}{G}', '{G/P}');
    assert.deepEqual([kindAsked(asked), asked.game.players[0]?.life], ['pay', 20]);
    const { position, id } = begun(stage, [charm('{R}{R}'), sale('{G/P}')], { hand: ['Charm'], battlefield: ['Sale', 'Mountain'] });
    stage.rejects(position, { cast: id('Charm') });
  },
});
