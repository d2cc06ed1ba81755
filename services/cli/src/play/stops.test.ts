import { type DecisionOf, editions, type PriorityOption, type Step, type ViewedObject } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { changed, passTo, type Stops, stopLines, stopsHere, usualStops } from './stops.ts';
import { permanent, viewWith } from './testScene.ts';
import { sayIn } from './words/index.ts';

const usual = usualStops(editions.modern);
const asked = (...options: readonly PriorityOption[]): DecisionOf<'priority'> => ({
  seat: 'ann',
  kind: 'priority',
  withdrawable: false,
  space: { cite: '2016:116.3', options },
});
const idle = asked({ activate: 1, ability: 0, mana: true });
const able = asked({ cast: 2 });
const at = (active: string, step: Step, stack: readonly ViewedObject[] = [], combat = {}) =>
  viewWith({
    turn: { number: 3, active, phase: 'combat', step },
    stack,
    combat: { defenders: [], attacks: [], blocks: [], declared: true, damageSteps: 0, ...combat },
  });
const spell = (controller: string, kind: ViewedObject['kind'] = 'card'): ViewedObject => ({
  ...permanent(9, 'Lightning Bolt', controller),
  zone: 'stack',
  kind,
});
const attack = { attacks: [{ attacker: 1 }], blocks: [] };
const block = { attacks: [{ attacker: 1 }], blocks: [{ blocker: 2 }] };

describe('one is asked', () => {
  it.each([
    ['in one’s first main phase', able, at('ann', 'precombat-main'), true],
    ['there once though one can do nothing', idle, at('ann', 'precombat-main'), true],
    ['in one’s upkeep', able, at('ann', 'upkeep'), false],
    ['in the second main phase', able, at('ann', 'postcombat-main'), true],
    ['in the second main phase with nothing to do', idle, at('ann', 'postcombat-main'), false],
    ['in another’s main phase', able, at('bob', 'precombat-main'), false],
    ['when attacked', able, at('bob', 'declare-attackers', [], attack), true],
    ['when nobody attacks', able, at('bob', 'declare-attackers'), false],
    ['after blocks', able, at('bob', 'declare-blockers', [], block), true],
    ['after no blocks, which nothing has changed', able, at('bob', 'declare-blockers', [], attack), false],
    ['after one’s own attack was not blocked', able, at('ann', 'declare-blockers', [], attack), true],
    ['at the end of another’s turn', able, at('bob', 'end'), true],
    ['about another’s spell', idle, at('bob', 'upkeep', [spell('bob')]), true],
    ['about one’s own spell in a step one does not stop at', able, at('bob', 'upkeep', [spell('ann')]), false],
    ['about combat damage, if there is something to do', able, at('bob', 'combat-damage', [spell('bob', 'combatDamage')]), true],
    ['about combat damage with nothing to do', idle, at('bob', 'combat-damage', [spell('bob', 'combatDamage')]), false],
  ] as const)('%s', (_, decision, view, is) => {
    expect(stopsHere(decision, view, usual)).toBe(is);
  });
  it('in one’s main phase no second time for nothing', () => {
    const view = at('ann', 'precombat-main');
    expect([stopsHere(idle, view, usual, '3 precombat-main'), stopsHere(able, view, usual, '3 precombat-main')]).toEqual([false, true]);
  });
  it('about combat damage on the stack where there is such a thing', () => {
    expect([usualStops(editions.classic), usual].map((stops) => stops.at.has('mine:combat-damage'))).toEqual([true, false]);
  });
});

describe('stops', () => {
  const turned = (text: string, stops: Stops = usual): readonly string[] | undefined => {
    const next = changed(stops, text, usual);
    return next ? [...next.at] : undefined;
  };
  it('are turned on and off by side and step', () => {
    expect(turned('my upkeep')).toContain('mine:upkeep');
    expect(turned('my precombat')).not.toContain('mine:precombat-main');
    expect(turned('their end')).not.toContain('theirs:end');
    expect(turned('draw')).toEqual(expect.arrayContaining(['mine:draw', 'theirs:draw']));
    expect(turned('none')).toEqual([]);
    expect(turned('default', { at: new Set(), idle: true })).toEqual([...usual.at]);
    expect(changed(usual, 'idle', usual)?.idle).toBe(true);
  });
  it.each(['my', 'upkeep my', 'their lunch', '__proto__ end', 'constructor'])('"%s" is none', (text) => {
    expect(turned(text)).toBeUndefined();
  });
  it('are told in words', () => {
    expect(stopLines(usual, sayIn('en')).join(' ')).toContain('your first main phase');
    expect(stopLines({ at: new Set(), idle: false }, sayIn('ru')).join(' ')).toMatch(/кто-то другой/u);
  });
  it('are what a pass ends at', () => {
    expect(passTo({ at: new Set(['theirs:end']), idle: false })).toEqual({ pass: true, until: 'my-turn', stopIf: ['opponent-acts', 'theirs:end'] });
  });
});
