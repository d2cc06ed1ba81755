import type { Ability, Game, Id, PlayChange, RuleChange } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { gameWith } from '../../engine/testGame.ts';
import { canAttach } from '../attachable.ts';
import { lookOf } from '../continuous/look.ts';
import { bear, card, carryOut, lifeOf, on } from '../testEffects.ts';

/* A's enchantment, which is object 1, says what holds for a creature of B's, object 2, in the words of A; 3 is A's and 4 B's, an Aura each. */

const fromOpponents = { controller: 'opponents' } as const;
const static_ = (rule: RuleChange): Ability => ({ kind: 'static', affects: { each: { type: 'creature' } }, changes: [{ rule }] });
const played = (change: PlayChange): Ability => ({ kind: 'static', play: [change] });
const aura = card('Aura', {
  types: ['enchantment'],
  subtypes: ['Aura'],
  abilities: [{ kind: 'keyword', keyword: 'enchant', filter: { type: 'creature' }, word: 'player' }],
});
const tableWith = (ability: Ability): Game =>
  gameWith([bear, aura, card('Law', { types: ['enchantment'], abilities: [ability] })], [on('Law'), on('Bear', 'B'), on('Aura'), on('Aura', 'B')]);
const shocked = (game: Game, source: Id, to: 'creature' | 'player'): Game =>
  carryOut(game, [{ do: 'damage', amount: 1, to: to === 'creature' ? { ref: 'bear' } : { player: 'you' }, source: { ref: 'source' } }], [], {
    controller: 'B',
    bindings: { bear: { objects: [2] }, source: { objects: [source] } },
  }).game;

describe('a rule about another object means the players its own controller means', () => {
  it('for damage', () => {
    const game = tableWith(static_({ protectionFrom: fromOpponents }));
    expect([3, 4].map((source) => shocked(game, source, 'creature').objects[2]?.damage)).toEqual([1, 0]);
  });
  it('for what is attached', () => {
    for (const rule of [{ protectionFrom: fromOpponents }, { cantBeAttachedBy: fromOpponents }]) {
      const look = lookOf(tableWith(static_(rule)));
      expect([3, 4].map((id) => canAttach(look, id, 2, 'A'))).toEqual([true, false]);
    }
  });
  it('for players', () => {
    const game = tableWith(played({ playerHas: { protectionFrom: fromOpponents }, who: 'opponents' }));
    expect([3, 4].map((source) => lifeOf(shocked(game, source, 'player'), 'B'))).toEqual([19, 20]);
    expect([3, 4].map((id) => canAttach(lookOf(game), id, 'B', 'A'))).toEqual([true, false]);
  });
});
