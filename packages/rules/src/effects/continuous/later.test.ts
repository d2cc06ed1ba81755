import type { Instruction, Modification } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { rulesOn } from '../../keywords/index.ts';
import { carryOut, inZone, on, table } from '../testEffects.ts';
import { lookOf, ruledBy } from './look.ts';

const change = (changes: readonly Modification[], more: Partial<Extract<Instruction, { do: 'change' }>> = {}): Instruction => ({
  do: 'change',
  what: { each: { type: 'creature' } },
  changes,
  for: 'endOfTurn',
  ...more,
});
const cantBlock: Modification = { rule: 'cantBlock' };
const enter: Instruction = { do: 'move', what: { each: 'any', zone: 'graveyard' }, to: { zone: 'battlefield' } };
const rules = (instruction: Instruction, ...after: readonly Instruction[]) => {
  const { game } = carryOut(table(on('Bear'), inZone('Bear', 'graveyard')), [instruction, enter, ...after]);
  return game.battlefield.map((id) => rulesOn(lookOf(game), id));
};

describe('what holds for whatever comes later (2016:611.2c)', () => {
  it('is a change of rules that says so', () => {
    expect(rules(change([cantBlock], { alsoLater: true }))).toEqual([[], ['cantBlock'], ['cantBlock']]);
    expect(rules(change([cantBlock]))).toEqual([[], ['cantBlock'], []]);
  });
  it('never a change of characteristics', () => {
    const grows = [{ power: 2, toughness: 2 }, cantBlock] as const;
    const { game } = carryOut(table(on('Bear'), inZone('Bear', 'graveyard')), [change(grows, { alsoLater: true }), enter]);
    const look = lookOf(game);
    expect(game.battlefield.slice(1).map((id) => [look.of(id).power, rulesOn(look, id)])).toEqual([
      [4, ['cantBlock']],
      [2, ['cantBlock']],
    ]);
  });
  it('even if nothing is there yet, and in the words of who began it', () => {
    const spells: Instruction = {
      ...change([{ rule: { cantAttackPlayer: 'you' } }], { alsoLater: true }),
      what: { each: { controller: 'opponents' } },
    } as Instruction;
    const { game } = carryOut(table(inZone('Bear', 'graveyard', 'B')), [spells, enter]);
    const [id = 0] = game.battlefield.slice(1);
    expect(ruledBy(lookOf(game), id).map(({ rule, env }) => [rule, env.controller])).toEqual([[{ cantAttackPlayer: 'you' }, 'A']]);
  });
  it('on the stack too, if it says so', () => {
    const uncountered: Instruction = {
      do: 'change',
      what: { each: { type: 'creature' }, zone: 'stack' },
      changes: [{ rule: 'cantBeCountered' }],
      for: 'endOfTurn',
      alsoLater: true,
    };
    const { game } = carryOut(table(), [uncountered]);
    const cast = { ...game, objects: [...table(inZone('Bear', 'stack')).objects], stack: [2] };
    expect(rulesOn(lookOf(cast), 2)).toEqual(['cantBeCountered']);
  });
});
