import { Schema } from 'effect';
import { describe, expect, it } from 'vitest';
import { actions } from './action.ts';
import { decodeEntry, type Entry, EntryCodec } from './entry.ts';
import { samples } from './sample.ts';

const hash = 'ab'.repeat(32);
const entry: Entry = {
  v: 1,
  game: 'a'.repeat(26),
  index: 3,
  at: 1_700_000_000_000,
  engine: hash,
  action: { kind: 'answer', actionId: 'a-1', seat: 'Ann', decision: 2, answer: { pass: true } },
  batches: [[{ type: 'PriorityPassed', rule: '2016:116.3d', player: 'Ann', mana: '', yielded: false }], [{ type: 'CombatEnded', rule: '2016:118.1' }]],
  then: {
    value: { playing: { combat: 'end-of-combat' } },
    run: { id: 9, name: 'receivePriority', args: { deep: [{ er: null }] }, began: [3, 1] },
    runs: 9,
    awaited: { seat: 'Bob', kind: 'priority', cite: '2016:116.1', optionsHash: hash },
  },
  digests: [hash, hash, hash, hash],
  prevHash: hash,
  hash,
};

describe('decodeEntry', () => {
  it('reads an entry and writes it back', () => {
    expect(decodeEntry(entry)).toEqual({ ok: entry });
    expect(Schema.encodeSync(EntryCodec)(entry)).toEqual(entry);
  });

  it('reads one at whose end nothing is awaited', () => {
    const last: Entry = { ...entry, then: { value: 'over', run: null, runs: 9, awaited: null } };
    expect(decodeEntry(JSON.parse(JSON.stringify(last)))).toEqual({ ok: last });
  });

  it('reads every kind of action', () => {
    for (const codec of Object.values(actions))
      for (const action of samples(codec.ast)) expect(decodeEntry({ ...entry, action })).toEqual({ ok: { ...entry, action } });
  });

  it.each([
    ['a key too many', { ...entry, sig: '' }, /^sig: is no key here/],
    ['another version', { ...entry, v: 2 }, /^v: expected 1, got 2$/],
    ['a game id in capitals', { ...entry, game: 'A'.repeat(26) }, /^game: /],
    ['an index below zero', { ...entry, index: -1 }, /^index: /],
    ['half a millisecond', { ...entry, at: 0.5 }, /^at: /],
    ['a hash in capitals', { ...entry, hash: hash.toUpperCase() }, /^hash: expected a SHA-256 in lower-case hex/],
    ['an unknown action', { ...entry, action: { kind: 'cheat', actionId: 'a' } }, /^action\.kind: no such word as "cheat"; there are create, answer, concede/],
    ['an unknown event', { ...entry, batches: [[], [{ type: 'Cheated', rule: '2016:118.1' }]] }, /^batches\[1\]\[0\]\.type: no such word as "Cheated"/],
    ['a key too many in an event', { ...entry, batches: [[{ type: 'CombatEnded', rule: '2016:118.1', x: 1 }]] }, /^batches\[0\]\[0\]\.x: is no key here/],
    ['a chart value that is a number', { ...entry, then: { ...entry.then, value: 1 } }, /^then\.value: /],
    ['a run that began nowhere', { ...entry, then: { ...entry.then, run: { ...entry.then.run, began: [1] } } }, /^then\.run\.began\[1\]: is missing/],
    ['arguments that are no JSON', { ...entry, then: { ...entry.then, run: { ...entry.then.run, args: { f: Number.NaN } } } }, /^then\.run\.args/],
    ['an unknown kind of question', { ...entry, then: { ...entry.then, awaited: { ...entry.then.awaited, kind: 'riddle' } } }, /^then\.awaited\.kind: /],
  ])('refuses %s', (_, input, error) => {
    const decoded = decodeEntry(input);
    expect('error' in decoded ? decoded.error : 'accepted').toMatch(error);
  });
});
