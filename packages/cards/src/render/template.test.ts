import { describe, expect, it } from 'vitest';
import { byForm, plain } from './phrase.ts';
import { fill, namesIn, verbsIn } from './template.ts';

const verb = (forms: readonly string[], agree: string): string => (agree === 'one' ? forms.at(-1) : forms[0]) ?? '';
const who = byForm(plain('she'), { acc: plain('her') });

describe('fill', () => {
  it.each([
    ['plain text', 'draw a card', {}, 'draw a card'],
    ['a parameter', 'add {mana}', { mana: '{G}' }, 'add {G}'],
    ['a number', 'scry {n}', { n: 0 }, 'scry 0'],
    ['a parameter in a form', 'ask {who:acc}', { who }, 'ask her'],
    ['a verb', '{who} {who|draw|draws}', { who }, 'she draws'],
    ['a verb for several', '{who} {who|draw|draws}', { who: plain('they', 'many') }, 'they draw'],
    ['an optional part that is there', 'move[ to {to}]', { to: 'exile' }, 'move to exile'],
    ['an optional part that is not', 'move[ to {to}]', {}, 'move'],
    ['a flag', 'discard[?random: at random][!random: a card]', { random: true }, 'discard at random'],
    ['no flag', 'discard[?random: at random][!random: a card]', { random: false }, 'discard a card'],
    ['a flag of a parameter', '[?who.one:its][!who.one:their] hand', { who }, 'its hand'],
    ['a mark of a parameter', '[?zone.hand:in hand]', { zone: plain('x', 'one', ['hand']) }, 'in hand'],
    ['parts within parts', 'a[?b:[ {c}][!c: none]]', { b: true }, 'a none'],
    ['a mana symbol', '{T}: {text}', { text: 'draw' }, '{T}: draw'],
    ['too much space', 'a {b}  c [{d}], e', { b: '' }, 'a c, e'],
  ] as const)('fills in %s', (_, template, params, text) => {
    expect(fill(template, params, verb)).toBe(text);
  });
});

it('tells what a template asks for', () => {
  const template = '{a} {b|x|y}[ {c}][?d.one:{e}]';
  expect([...namesIn(template)].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(verbsIn(template)).toEqual([['x', 'y']]);
});
