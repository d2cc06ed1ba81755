import type { Ability } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { expandKeyword, keywords } from '../keywords/index.ts';
import { countsAsPrinted, hasLinks, isItsOwnPartner, linkedKeywords, linksWithin, nameOf, plainName, ruleOfChoice, scoped } from './linking.ts';

const takes: Ability = { kind: 'activated', cost: [], do: [{ do: 'move', what: { ref: 'it' }, to: { zone: 'exile' }, link: 'kept' }] };
const gives: Ability = { kind: 'activated', cost: [], do: [{ do: 'move', what: { linked: 'kept' }, to: { zone: 'battlefield' } }] };
const chooses: Ability = {
  kind: 'replacement',
  when: { would: 'move', what: 'self', to: 'battlefield' },
  with: { enters: { choose: [{ as: 'n', what: 'number' }], may: { cost: [{ life: { ref: 'n' } }], as: 'fed' } } },
};
const asks: Ability = { kind: 'static', while: { paid: 'fed' }, changes: [{ power: { linked: 'n' }, toughness: 0 }] };

describe('abilities given together', () => {
  it('have names of their own, the same for the same effect', () => {
    const given = scoped([takes, gives], 'e7');
    expect(given).toEqual([
      { ...takes, do: [{ do: 'move', what: { ref: 'it' }, to: { zone: 'exile' }, link: 'kept@e7' }] },
      { ...gives, do: [{ do: 'move', what: { linked: 'kept@e7' }, to: { zone: 'battlefield' } }] },
    ]);
    expect(plainName('kept@e7@e8')).toBe('kept');
  });
  it('stay the same list where they are linked to nothing', () => {
    const plain: readonly Ability[] = [
      { kind: 'keyword', keyword: 'flying' },
      { kind: 'activated', cost: [], do: [{ do: 'draw', who: 'you', amount: 1, as: 'x' }] },
    ];
    expect(hasLinks(plain)).toBe(false);
    expect(scoped(plain, 'e7')).toBe(plain);
    const both = [takes, gives];
    expect(scoped(both, 'e7')).toBe(scoped(both, 'e7'));
  });
  it('keep what is chosen and paid as the object enters apart too', () => {
    expect(scoped([chooses, asks], 'e7')).toEqual([
      { ...chooses, with: { enters: { choose: [{ as: 'n@e7', what: 'number' }], may: { cost: [{ life: { ref: 'n@e7' } }], as: 'fed@e7' } } } },
      { kind: 'static', while: { paid: 'fed@e7' }, changes: [{ power: { linked: 'n@e7' }, toughness: 0 }] },
    ]);
    expect([...linksWithin([chooses])]).toEqual(['n', 'fed']);
  });
  it('keep what a text binds for itself, and what it keeps under the name it binds', () => {
    const text: Ability = {
      kind: 'triggered',
      when: { on: 'attack', what: 'self' },
      do: [
        { do: 'bind', value: 'self', as: 'seen', link: true },
        { do: 'when', cond: { did: 'seen' }, then: [] },
        { do: 'when', cond: { did: 'elsewhere' }, then: [] },
      ],
    };
    expect(scoped([text], 's')[0]).toMatchObject({ do: [{ as: 'seen', link: 'seen@s' }, { cond: { did: 'seen' } }, { cond: { did: 'elsewhere@s' } }] });
  });
  it('read what a keyword among them names by those names, and hand them on to what it stands for', () => {
    const guarded: Ability = { kind: 'keyword', keyword: 'protection', filter: { color: { linked: 'color' } } };
    expect(scoped([guarded, { kind: 'keyword', keyword: 'champion' }], 's')).toEqual([
      { ...guarded, filter: { color: { linked: 'color@s' } } },
      { kind: 'keyword', keyword: 'champion', scope: 's' },
    ]);
    expect(JSON.stringify(expandKeyword({ kind: 'keyword', keyword: 'champion', scope: 's' }))).toContain('{"linked":"championed@s"}');
  });
  it('ask of a kicker of their own only', () => {
    const kicker: Ability = { kind: 'keyword', keyword: 'kicker', word: 'R', cost: [] };
    const asked: Ability = { kind: 'triggered', when: { on: 'attack', what: 'self' }, if: { paid: 'kicker R' }, do: [] };
    expect(scoped([asked], 's')).toMatchObject([{ if: { paid: 'kicker R@s' } }]);
    expect(scoped([kicker, asked], 's')).toMatchObject([{ keyword: 'kicker' }, { if: { paid: 'kicker R' } }]);
    expect(scoped([kicker, asked], 's', true)).toMatchObject([{ keyword: 'kicker' }, { if: { paid: 'kicker R@s' } }]);
  });
  it('leave what the rules themselves note on an object', () => {
    const renown: Ability = { kind: 'triggered', when: { on: 'attack', what: 'self' }, do: [{ do: 'bind', value: 'self', as: 'renowned', link: true }] };
    expect(scoped([renown], 's')).toMatchObject([{ do: [{ as: 'renowned', link: 'renowned' }] }]);
  });
});

it('keywords that stand for linked abilities are known as such', () => {
  const linked = [...keywords.values()].filter(({ name }) => {
    const meant = keywords.get(name)?.meaning({ kind: 'keyword', keyword: name, amount: 1, cost: [] }, {} as never) ?? []; // none that is linked looks at what has it
    return /"link(ed)?":"[^"]*@s"/u.test(JSON.stringify(scoped(meant, 's')));
  });
  expect(linked.map(({ name }) => name).toSorted()).toEqual([...linkedKeywords].toSorted());
});

it('what an object gives itself is printed on it; what is borrowed never is', () => {
  expect([countsAsPrinted(1, 1).value, countsAsPrinted(1, 2).value, countsAsPrinted(1, 1, true).value]).toEqual([true, false, false]);
});
it('an ability that speaks of what it did is its own partner', () => {
  const both: Ability = { ...takes, do: [...(takes.do ?? []), { do: 'gainLife', who: 'you', amount: { count: { linked: 'kept' } } }] };
  expect([takes, gives, both].map((ability) => isItsOwnPartner(ability).value)).toEqual([false, false, true]);
});
it('equal texts have equal names, whatever the order of their keys', () => {
  expect(nameOf({ zones: ['hand'], kind: 'keyword', keyword: 'x' })).toBe(nameOf({ kind: 'keyword', keyword: 'x', zones: ['hand'] }));
  expect(nameOf(takes)).not.toBe(nameOf(gives));
});
it.each([
  ['607.2d', [asks], 'n', 'number'],
  ['607.4', [asks, { ...asks, while: { did: 'n' } }], 'n', 'number'],
  ['607.2e', [asks], 'n', { words: ['a', 'b'] }],
  ['607.2k', [{ ...asks, while: { words: { linked: 'n' }, are: 'a' } }], 'n', { words: ['a', 'b'] }],
  ['607.5', [asks], 'n@e1', 'number'],
] as const)('a choice is linked by %s', (rule, abilities, name, what) => {
  expect(ruleOfChoice(abilities as readonly Ability[], name, { as: name, what })).toBe(`2016:${rule}`);
});
