import type { Ability } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { originOf, withWordChanged, withWordsSettled } from './words.ts';

const lord: Ability = {
  kind: 'static',
  affects: { each: { all: [{ subtype: 'Goblin' }, { color: 'R' }] } },
  changes: [
    { types: { addSubtypes: ['Goblin', 'Scout'] } },
    { colors: { add: ['R'] } },
    { gain: [{ kind: 'keyword', keyword: 'protection', filter: { name: 'Goblin' } }] },
  ],
};
const maker: Ability = {
  kind: 'activated',
  cost: [{ mana: '{R}' }],
  do: [
    { do: 'mana', who: 'you', mana: { colors: ['R', 'G'], count: 1 } },
    { do: 'token', who: 'you', token: { types: ['creature'], subtypes: ['Goblin'], colors: ['R'] } },
  ],
};

describe('words', () => {
  it('change where they are used as such', () => {
    expect(withWordChanged(withWordChanged(lord, 'Goblin', 'Elf'), 'R', 'G')).toEqual({
      kind: 'static',
      affects: { each: { all: [{ subtype: 'Elf' }, { color: 'G' }] } },
      changes: [
        { types: { addSubtypes: ['Elf', 'Scout'] } },
        { colors: { add: ['G'] } },
        { gain: [{ kind: 'keyword', keyword: 'protection', filter: { name: 'Goblin' } }] },
      ],
    });
    expect(withWordChanged(maker, 'R', 'G')).toEqual({
      ...maker,
      do: [
        { do: 'mana', who: 'you', mana: { colors: ['R', 'G'], count: 1 } },
        { do: 'token', who: 'you', token: { types: ['creature'], subtypes: ['Goblin'], colors: ['G'] } },
      ],
    });
  });

  it('leave the ability the one it was', () => {
    const changed = withWordChanged(withWordChanged(lord, 'Goblin', 'Elf'), 'Elf', 'Orc');
    expect([originOf(changed), withWordChanged(lord, 'Goblin', 'Elf'), withWordChanged(lord, 'Orc', 'Elf')]).toEqual([
      lord,
      withWordChanged(lord, 'Goblin', 'Elf'),
      lord,
    ]);
    expect(originOf(changed)).toBe(lord);
  });

  it('chosen by whoever grants an ability stand in it; names of objects stay names (2016:607.5)', () => {
    const open: Ability = {
      kind: 'static',
      affects: { each: { all: [{ color: { linked: 'color' } }, { among: { linked: 'kept' } }, { name: { linked: 'card' } }] } },
      changes: [{ types: { setSubtypes: [{ ref: 'type' }] } }],
    };
    const chosen: Readonly<Record<string, readonly string[]>> = { color: ['U'], card: ['A, B'], type: ['Elf'] };
    expect(withWordsSettled(open, (word) => chosen['linked' in word ? word.linked : word.ref] ?? [])).toEqual({
      kind: 'static',
      affects: { each: { all: [{ color: 'U' }, { among: { linked: 'kept' } }, { name: 'A, B' }] } },
      changes: [{ types: { setSubtypes: ['Elf'] } }],
    });
    expect(withWordsSettled(open, () => [])).toEqual(open);
    expect(withWordsSettled(lord, () => ['U'])).toBe(lord);
  });
});
