import type { Game } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  auto,
  bear,
  creature,
  forest,
  game,
  kinds,
  mountain,
  object,
  on,
  options,
  type Played,
  run,
  tapFor,
  targets,
  thing,
  withdraw,
} from './testCasting.ts';

const reversed = ({ result }: Played) => (result as { reversed?: { cite: string; why: string } }).reversed;
const activate = (start: Game, id: number, ...replies: Parameters<typeof run>[3][]): Played =>
  run(start, 'activateAbility', { object: id, ability: 0 }, ...replies);
const sick = { sick: true } as const;

describe('activating an ability', () => {
  const pinger = creature('Pinger', '{2}', {
    kind: 'activated',
    cost: [{ tap: 'self' }],
    targets: [{ as: 'it', what: 'anyTarget' }],
    do: [{ do: 'damage', amount: 1, to: { ref: 'it' } }],
  });
  it('puts it on the stack, chooses, pays (2016:602.2)', () => {
    const done = activate(game([on('battlefield', pinger)]), 1, targets('B'));
    expect(done.result).toEqual({ done: 2 });
    expect(done.events.map(({ type }) => type)).toEqual(['ActionBegan', 'AbilityStacked', 'TargetsChosen', 'Tapped', 'AbilityActivated', 'ActionCompleted']);
    expect(object(done, 2)).toMatchObject({ kind: 'ability', controller: 'A', stack: { source: 1, targets: { it: ['B'] } } });
    expect(object(done, 1).tapped).toBe(true);
  });
  it('waits for summoning sickness to pass, but for haste (2008:104.4)', () => {
    const hasty = creature(
      'Hasty',
      '{2}',
      { kind: 'activated', cost: [{ tap: 'self' }], do: [{ do: 'draw', who: 'you', amount: 1 }] },
      { kind: 'keyword', keyword: 'haste' },
    );
    expect(reversed(activate(game([on('battlefield', pinger, sick)]), 1))).toMatchObject({ cite: '2008:104.4' });
    expect(activate(game([on('battlefield', hasty, sick)]), 1).result).toEqual({ done: 2 });
    expect(options(game([on('battlefield', pinger, sick), on('battlefield', hasty, sick)]))).toEqual([{ activate: 2, ability: 0 }]);
  });
  it('is for its controller, as often as it says, at the time it says', () => {
    const scroll = artifact('Scroll', '{1}', {
      kind: 'activated',
      key: 'read',
      limit: 1,
      timing: 'sorcery',
      cost: [{ mana: '{0}' }],
      do: [{ do: 'gainLife', who: 'you', amount: 1 }],
    });
    const start = game([on('battlefield', scroll), on('battlefield', scroll, { owner: 'B', controller: 'B' })]);
    expect(options(start)).toEqual([{ activate: 1, ability: 0 }]);
    expect(reversed(activate(start, 2))).toMatchObject({ cite: '2016:602.2' });
    const once = activate(start, 1);
    expect(reversed(activate(once.game, 1))).toMatchObject({ cite: '2016:602.5d' });
    expect(reversed(activate({ ...once.game, stack: [] }, 1))).toMatchObject({ cite: '2016:602.5b' });
  });
  it('takes loyalty once a turn, and no more than there is (2016:606)', () => {
    const walker = thing('Walker', {
      types: ['planeswalker'],
      loyalty: 3,
      abilities: [
        { kind: 'activated', cost: [{ loyalty: 1 }], do: [] },
        { kind: 'activated', cost: [{ loyalty: -2 }], do: [] },
        { kind: 'activated', cost: [{ loyalty: -4 }], do: [] },
        { kind: 'activated', cost: [{ loyalty: '-X' }], do: [] },
      ],
    });
    const start = game([on('battlefield', walker, { counters: { loyalty: 3 } })]);
    expect(options(start).map((option) => 'ability' in option && option.ability)).toEqual([0, 1, 3]);
    const up = run(start, 'activateAbility', { object: 1, ability: 0 });
    expect(object(up, 1).counters).toEqual({ loyalty: 4 });
    expect(options({ ...up.game, stack: [] })).toEqual([]);
    expect(object(run(start, 'activateAbility', { object: 1, ability: 1 }), 1).counters).toEqual({ loyalty: 1 });
    const down = run(start, 'activateAbility', { object: 1, ability: 3 }, { x: 2 });
    expect(down.asked[0]).toMatchObject({ space: { min: 0, max: 3 } });
    expect(object(down, 1).counters).toEqual({ loyalty: 1 });
  });
  it('pays with what it sacrifices and remembers it', () => {
    const altar = artifact('Altar', '{3}', {
      kind: 'activated',
      cost: [{ sacrifice: { type: 'creature' }, as: 'gone' }],
      do: [{ do: 'gainLife', who: 'you', amount: { stat: 'toughness', of: { ref: 'gone' } } }],
    });
    const done = activate(game([on('battlefield', altar), on('battlefield', bear), on('battlefield', bear)]), 1, { objects: [3] });
    expect(object(done, 4).stack?.bindings).toEqual({ gone: { objects: [3], did: true } });
    expect(done.game.battlefield).toEqual([1, 2]);
  });
  it('is not offered without its targets or its mana', () => {
    const bite = artifact('Bite', '{1}', {
      kind: 'activated',
      cost: [{ mana: '{R}' }],
      targets: [{ as: 'it', what: { objects: { type: 'creature' } } }],
      do: [],
    });
    const offered = (...names: readonly string[]) =>
      options(game([on('battlefield', bite), ...names.map((name) => on('battlefield', name))])).some((option) => 'activate' in option && option.activate === 1);
    expect([offered(mountain), offered(bear), offered(forest, bear), offered(mountain, bear)]).toEqual([false, false, false, true]);
  });
});

describe('a mana ability', () => {
  it('resolves at once, off the stack (2016:605.3b)', () => {
    const done = activate(game([on('battlefield', forest)]), 1);
    expect(done.result).toEqual({ done: null });
    expect(done.events.map(({ type }) => type)).toEqual(['ActionBegan', 'Tapped', 'AbilityActivated', 'ManaAdded', 'ActionCompleted']);
    expect(done.game.players[0]?.mana).toEqual([{ type: 'G', source: 1 }]);
  });
  it('asks for what it leaves open, and is taken back on withdrawal', () => {
    const filter = artifact('Filter', '{1}', {
      kind: 'activated',
      cost: [{ mana: '{1}' }, { tap: 'self' }],
      do: [{ do: 'mana', who: 'you', mana: { colors: 'any', count: 2 } }],
    });
    const start = game([on('battlefield', filter), on('battlefield', forest)]);
    const done = activate(start, 1, auto, { value: 'U' }, { value: 'B' });
    expect(done.game.players[0]?.mana.map(({ type }) => type)).toEqual(['U', 'B']);
    const back = activate(start, 1, auto, withdraw, { keep: [] });
    expect(back.game.players).toEqual(start.players);
    expect(kinds(back)).toEqual(['pay', 'value', 'keep']);
  });
  it('marks its options, on the battlefield and off it', () => {
    const spirit = creature('Spirit', '{2}', { kind: 'activated', zones: ['hand'], cost: [{ exile: 'self' }], do: [{ do: 'mana', who: 'you', mana: '{R}' }] });
    const start = game([on('hand', spirit), on('battlefield', artifact('Rock', '{1}', tapFor('{C}')))]);
    expect(options(start)).toEqual([
      { activate: 2, ability: 0, mana: true },
      { activate: 1, ability: 0, mana: true },
    ]);
    const done = activate(start, 1);
    expect([done.game.exile.length, done.game.players[0]?.mana[0]?.type]).toEqual([1, 'R']);
  });
});
