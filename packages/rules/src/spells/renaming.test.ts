import type { Text } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { withOwnNames } from './renaming.ts';

describe('a text with names of its own', () => {
  it('calls what it names itself otherwise, and nothing else', () => {
    const text: Text = {
      targets: [
        { as: 'one', what: 'anyTarget' },
        { as: 'two', what: 'anyTarget', otherThan: ['one'], divides: 3 },
      ],
      do: [
        { do: 'damage', amount: 3, to: { divided: 'two' }, as: 'hit' },
        { do: 'when', cond: { did: 'hit' }, then: [{ do: 'tap', what: { ref: 'one' } }] },
        { do: 'forEach', of: { ref: 'two' }, name: 'each', then: [{ do: 'untap', what: { oneOf: [{ ref: 'each' }, { ref: 'self' }] } }] },
        { do: 'destroy', what: { each: { name: 'each' } } },
      ],
    };
    expect(withOwnNames(text, '+1')).toEqual({
      targets: [
        { as: 'one+1', what: 'anyTarget' },
        { as: 'two+1', what: 'anyTarget', otherThan: ['one+1'], divides: 3 },
      ],
      do: [
        { do: 'damage', amount: 3, to: { divided: 'two+1' }, as: 'hit+1' },
        { do: 'when', cond: { did: 'hit+1' }, then: [{ do: 'tap', what: { ref: 'one+1' } }] },
        { do: 'forEach', of: { ref: 'two+1' }, name: 'each+1', then: [{ do: 'untap', what: { oneOf: [{ ref: 'each+1' }, { ref: 'self' }] } }] },
        { do: 'destroy', what: { each: { name: 'each' } } },
      ],
    });
  });
});
