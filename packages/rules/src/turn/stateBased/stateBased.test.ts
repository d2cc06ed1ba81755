import type { Ability, Card, CardType, Game, Obj, Supertype } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../../effects/continuous/look.ts';
import { endReveals } from '../../effects/showing.ts';
import { wouldRules } from '../../effects/would/rules.ts';
import type { Hooks } from '../../engine/play.ts';
import { begin, type OpenRun, type Progress, resume } from '../../engine/runner.ts';
import { gameWith } from '../../engine/testGame.ts';
import { stateBased } from './index.ts';

type Face = {
  readonly types: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly Supertype[];
  readonly toughness?: number;
  readonly abilities?: readonly Ability[];
};
const card = (name: string, face: Face): Card => ({
  v: 1,
  name,
  layout: 'normal',
  faces: [{ name, ...(face.toughness === undefined ? {} : { power: 1 }), ...face }],
});
const cards = [
  card('Bear', { types: ['creature'], toughness: 2 }),
  card('Wisp', { types: ['creature'], toughness: 0 }),
  card('Rock', { types: ['creature'], toughness: 2, abilities: [{ kind: 'keyword', keyword: 'indestructible' }] }),
  card('King', { types: ['creature'], toughness: 2, supertypes: ['legendary'] }),
  card('Walker', { types: ['planeswalker'], subtypes: ['Ajani'] }),
  card('Cloak', { types: ['enchantment'], subtypes: ['Aura'], abilities: [{ kind: 'keyword', keyword: 'enchant', filter: { type: 'creature' } }] }),
  card('Blade', { types: ['artifact'], subtypes: ['Equipment'] }),
  card('World', { types: ['enchantment'], supertypes: ['world'] }),
];
type Made = Partial<Obj> & Pick<Obj, 'owner' | 'zone'>;
const on = (name: string, change: Partial<Obj> = {}): Made => ({ owner: 'A', zone: 'battlefield', card: name, ...change });
const board = (objects: readonly Made[], rules: 'classic' | 'modern' = 'classic'): Game => gameWith(cards, objects, ['A', 'B'], rules);
const player = (game: Game, seat: string, change: Partial<Game['players'][number]>): Game => ({
  ...game,
  players: game.players.map((p) => (p.seat === seat ? { ...p, ...change } : p)),
});

const hooks: Hooks = { procedures: { stateBased, endReveals } as never, look: lookOf, notice: () => [], woulds: wouldRules };
const chance = { key: '00'.repeat(32) };
const check = (game: Game): Progress => begin(hooks, chance, { id: 1, name: 'stateBased', args: {} }, game);
const told = (progress: Progress): readonly string[] =>
  progress.fresh
    .flat()
    .filter((e) => e.type !== 'LastKnown' && e.type !== 'StateBasedChecked')
    .map((e) => `${e.type} ${e.rule}`);
const names = ({ game }: Progress): readonly (string | null)[] => game.battlefield.map((id) => game.objects[id]?.card ?? null);

describe('state-based actions', () => {
  it('none apply to a quiet board', () => {
    expect(
      check(
        board([on('Bear', { damage: 1 }), on('Walker', { counters: { loyalty: 1 } }), on('King'), on('World'), on('Blade'), on('Cloak', { attachedTo: 1 })]),
      ),
    ).toMatchObject({ run: null, result: false, fresh: [] });
  });
  it.each<[string, readonly Made[], readonly string[], readonly string[], ('classic' | 'modern')?]>([
    ['no toughness', [on('Wisp')], ['ObjectMoved 2016:704.5f'], []],
    ['lethal damage', [on('Bear', { damage: 2 })], ['Destroyed 2016:704.5g', 'ObjectMoved 2016:704.5g'], []],
    ['lethal damage on what cannot be destroyed', [on('Rock', { damage: 2 })], [], ['Rock']],
    ['deathtouch, where it is static', [on('Bear', { deathtouched: true, damage: 1 })], ['Destroyed 2016:704.5h', 'ObjectMoved 2016:704.5h'], [], 'modern'],
    ['deathtouch, where it is a trigger', [on('Bear', { deathtouched: true, damage: 1 })], [], ['Bear']],
    ['no loyalty', [on('Walker')], ['ObjectMoved 2016:704.5i'], []],
    ['an Aura on nothing', [on('Cloak')], ['ObjectMoved 2016:704.5n'], []],
    ['an Aura on what it cannot enchant', [on('Blade'), on('Cloak', { attachedTo: 1 })], ['ObjectMoved 2016:704.5n'], ['Blade']],
    ['Equipment on no creature', [on('World'), on('Blade', { attachedTo: 1 })], ['Unattached 2016:704.5p'], ['World', 'Blade']],
    ['an attached creature', [on('Bear'), on('Bear', { attachedTo: 1 })], ['Unattached 2016:704.5q'], ['Bear', 'Bear']],
    ['opposite counters', [on('Bear', { counters: { '+1/+1': 2, '-1/-1': 1 } })], ['CountersRemoved 2016:704.5r', 'CountersRemoved 2016:704.5r'], ['Bear']],
    ['a token in a graveyard', [{ owner: 'A', zone: 'graveyard', kind: 'token', card: 'Bear' }], ['ObjectCeased 2016:704.5d'], []],
    ['legends, all of them', [on('King'), on('King', { owner: 'B' })], ['ObjectMoved 2008:420.5e', 'ObjectMoved 2008:420.5e'], []],
    ['legends of two players, by the newer rule', [on('King'), on('King', { owner: 'B' })], [], ['King', 'King'], 'modern'],
    [
      'planeswalkers of one type',
      [on('Walker', { counters: { loyalty: 1 } }), on('Walker', { owner: 'B', counters: { loyalty: 1 } })],
      ['ObjectMoved 2008:420.5q', 'ObjectMoved 2008:420.5q'],
      [],
    ],
    ['worlds but the newest', [on('World'), on('World', { owner: 'B' })], ['ObjectMoved 2016:704.5m'], ['World']],
  ])('%s', (_, objects, events, left, rules) => {
    const done = check(board(objects, rules));
    expect(told(done)).toEqual(events);
    expect(done.result).toBe(events.length > 0);
    expect(names(done)).toEqual(left);
  });
  it("of a player's own legends he keeps one, by the newer rule", () => {
    const asked = check(board([on('King'), on('Bear'), on('King')], 'modern'));
    expect(asked.run?.decision).toMatchObject({ seat: 'A', kind: 'objects', space: { from: [1, 3], min: 1, max: 1 } });
    const kept = resume(hooks, chance, asked.run as OpenRun, { input: 'answer', seat: 'A', kind: 'objects', answer: { objects: [3] } }) as Progress;
    expect(kept.game.battlefield).toEqual([2, 3]);
  });
  it('cards that die together lie as their owner says', () => {
    const asked = check(board([on('Wisp'), on('Bear', { damage: 2 }), on('Wisp', { owner: 'B' })]));
    expect(asked.run?.decision).toMatchObject({ seat: 'A', kind: 'order', space: { of: [1, 2], what: 'graveyard' } });
    const { game } = resume(hooks, chance, asked.run as OpenRun, { input: 'answer', seat: 'A', kind: 'order', answer: { order: [1, 2] } }) as Progress;
    expect(game.players[0]?.graveyard.map((id) => game.objects[id]?.card)).toEqual(['Wisp', 'Bear']);
  });
});

describe('losing', () => {
  it.each<[string, Partial<Game['players'][number]>, string]>([
    ['no life', { life: 0 }, '2008:102.3b'],
    ['an empty library', { drewFromEmpty: true }, '2008:102.3c'],
    ['ten poison counters', { counters: { poison: 10 } }, '2008:102.3d'],
  ])('%s', (_, change, rule) => {
    const lost = check(player(board([]), 'B', change));
    expect(told(lost)).toEqual([`PlayerLost ${rule}`, 'GameEnded 2008:102.2a']);
    expect(lost.game.result).toMatchObject({ winners: ['A'], draw: false });
  });
  it('both at once is a draw', () => {
    const drawn = check(player(player(board([]), 'A', { life: -2 }), 'B', { life: 0 }));
    expect(told(drawn)).toEqual(['PlayerLost 2008:102.3b', 'PlayerLost 2008:102.3b', 'GameDrawn 2008:102.4a', 'GameEnded 2008:102.4a']);
  });
});
