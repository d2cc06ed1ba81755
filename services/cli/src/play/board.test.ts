import type { Characteristics, ViewedObject } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { boardLines } from './board.ts';
import { label, textOf } from './scene.ts';
import { permanent, sceneWith, viewWith } from './testScene.ts';

const bear = (more: Partial<Characteristics> = {}): Characteristics => ({
  name: 'Grizzly Bears',
  cost: '{1}{G}',
  manaValue: 2,
  colors: ['G'],
  supertypes: [],
  types: ['creature'],
  subtypes: ['Bear'],
  power: 2,
  toughness: 2,
  basePower: 2,
  baseToughness: 2,
  loyalty: null,
  abilities: [],
  controller: 'ann',
  rules: [],
  ...more,
});
const forest = (id: number, tapped = false): ViewedObject =>
  permanent(id, 'Forest', 'ann', { tapped, as: bear({ name: 'Forest', types: ['land'], power: null, toughness: null }) });
const bears = permanent(7, 'Grizzly Bears', 'bob', { as: bear({ power: 5, controller: 'bob' }), sick: true, damage: 1, counters: { '+1/+1': 3, charge: 0 } });
const aura = permanent(8, 'Pacifism', 'ann', { as: bear({ name: 'Pacifism', types: ['enchantment'], power: null, toughness: null }), attachedTo: 7 });
const view = viewWith({ battlefield: [forest(1), forest(2), forest(3, true), bears, aura] });

describe('the board', () => {
  it('tells what stands where, what looks alike together', () => {
    const text = boardLines(sceneWith(view)).join('\n');
    expect(text).toContain('Turn 3, ann (you) · first main phase');
    expect(text).toContain('lands: 2 Forest, Forest (tapped)');
    expect(text).toContain('Grizzly Bears 5/2 (summoning sick, 1 damage, 3 +1/+1 counters)');
    expect(text).toContain('Pacifism (on Grizzly Bears)');
    expect(text.indexOf('bob: 20 life')).toBeLessThan(text.indexOf('ann (you): 20 life'));
  });
  it('tells it in Russian', () => {
    const text = boardLines(sceneWith(view, 'ru')).join('\n');
    for (const said of ['Ход 3, ann (вы)', '2 Лес, Лес (повёрнуто)', 'Гризли 5/2', 'на: Гризли']) expect(text).toContain(said);
  });
  it('shows a hidden hand as a number', () => {
    const players = view.players.map((p) => (p.seat === 'bob' ? { ...p, hand: { count: 4, cards: [] } } : p));
    const text = boardLines(sceneWith({ ...view, players })).join('\n');
    expect(text).toContain('bob: 20 life · hand 4');
  });
  it('shows the stack from its top, with what is aimed at', () => {
    const bolt: ViewedObject = { ...permanent(9, 'Lightning Bolt', 'bob'), zone: 'stack', stack: { targets: { it: ['ann', 7] }, x: null } };
    const text = boardLines(sceneWith({ ...view, stack: [bolt, { ...bolt, id: 10, controller: 'ann' }] })).join('\n');
    expect(text).toMatch(/1\. Lightning Bolt · at ann \(you\), Grizzly Bears \(ann \(you\)\)\n\s+2\. Lightning Bolt .*\(bob\)/u);
  });
});

describe('an object', () => {
  it('of another player is told as his, one that is not seen as a card', () => {
    expect([7, 1, 99, 'bob', 'ann'].map((thing) => label(sceneWith(view), thing))).toEqual([
      'Grizzly Bears 5/2 (summoning sick, 1 damage, 3 +1/+1 counters) (bob)',
      'Forest',
      'a card',
      'bob',
      'ann (you)',
    ]);
  });
  it('has its text as it is now', () => {
    expect(textOf(sceneWith(view), bears)).toBe('Grizzly Bears {1}{G}\nCreature — Bear\n5/2');
  });
  it('face down shows nothing but that', () => {
    const hidden = permanent(12, '', 'bob', { card: null, faceDown: true, as: bear({ name: '', cost: null, subtypes: [], controller: 'bob' }) });
    expect(label(sceneWith({ ...view, battlefield: [hidden] }), 12)).toBe('face down 2/2 (bob)');
  });
});
