import type { Game } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  auto,
  bear,
  bolt,
  cast,
  creature,
  forest,
  game,
  instant,
  island,
  kinds,
  mountain,
  object,
  on,
  options,
  type Place,
  type Played,
  plains,
  run,
  swamp,
  tapFor,
  targets,
  thing,
  withdraw,
} from './testCasting.ts';

const typesOf = ({ events }: Played) => events.map(({ type }) => type);
const reversed = ({ result }: Played) => (result as { reversed?: { cite: string; why: string } }).reversed;
const lands = (name: string, count: number): readonly Place[] => Array.from({ length: count }, () => on('battlefield', name));
const lifeOf = ({ players }: Game, seat = 'A') => players.find((player) => player.seat === seat)?.life;

describe('casting a spell', () => {
  const start = game([on('hand', bolt), ...lands(mountain, 2), on('battlefield', bear)]);
  const bolted = cast(start, 1, targets('B'), auto);
  it('goes through its steps in order (2016:601.2a-h)', () => {
    expect(bolted.result).toEqual({ done: 5 });
    expect(kinds(bolted)).toEqual(['targets', 'pay']);
    expect(typesOf(bolted).filter((type) => type !== 'LastKnown')).toEqual([
      'ActionBegan',
      'ObjectMoved',
      'TargetsChosen',
      'Tapped',
      'AbilityActivated',
      'ManaAdded',
      'ManaSpent',
      'SpellCast',
      'ActionCompleted',
    ]);
    expect(bolted.events.find(({ type }) => type === 'SpellCast')).toEqual({ type: 'SpellCast', rule: '2016:601.2h', object: 5, player: 'A', from: 'hand' });
  });
  it('leaves the spell on the stack with all that was chosen for it', () => {
    expect(object(bolted, 5)).toMatchObject({
      zone: 'stack',
      controller: 'A',
      stack: { cast: true, from: 'hand', targets: { it: ['B'] }, spent: [{ type: 'R', source: 2 }] },
    });
  });
  it('offers creatures and players as any target', () => expect(bolted.asked[0]).toMatchObject({ seat: 'A', space: { from: [4, 'A', 'B'], min: 1, max: 1 } }));
  it('is taken back when its player withdraws, with the mana he does not keep', () => {
    const back = cast(start, 1, targets('B'), { activate: 2, ability: 0 }, withdraw, { keep: [] });
    expect(back.result).toEqual({ withdrawn: true });
    expect(back.game.players).toEqual(start.players);
    expect(back.game.stack).toEqual([]);
  });
  it('leaves him the mana he keeps', () => {
    const back = cast(start, 1, targets('B'), { activate: 2, ability: 0 }, withdraw, { keep: [0] });
    expect(back.game.players[0]?.mana).toEqual([{ type: 'R', source: 2 }]);
    expect(object(back, 2).tapped).toBe(true);
    expect(back.game.players[0]?.hand).toEqual([1]);
  });
  it('is refused without a target (601.2c), without the mana (117.3), at the wrong time (305.3)', () => {
    const onlyCreatures = instant('Terror', '{B}', { kind: 'spell', targets: [{ as: 'it', what: { objects: { type: 'creature' } } }] });
    expect(reversed(cast(game([on('hand', onlyCreatures), ...lands(swamp, 1)]), 1))).toMatchObject({ cite: '2016:601.2c' });
    expect(reversed(cast(game([on('hand', bolt), ...lands(forest, 1)]), 1, targets('B')))).toMatchObject({ cite: '2016:117.3' });
    const upkeep = game([on('hand', bear), ...lands(forest, 2)], (same) => ({ ...same, turn: { ...same.turn, phase: 'beginning', step: 'upkeep' } }));
    expect(reversed(cast(upkeep, 1))).toMatchObject({ cite: '2008:305.3' });
  });
});

describe('what it costs', () => {
  it('asks for X no higher than can be paid', () => {
    const blaze = instant('Blaze', '{X}{R}', {
      kind: 'spell',
      targets: [{ as: 'it', what: 'anyTarget' }],
      do: [{ do: 'damage', amount: 'X', to: { ref: 'it' } }],
    });
    const blazed = cast(game([on('hand', blaze), ...lands(mountain, 3)]), 1, { x: 2 }, targets('B'), auto);
    expect(blazed.asked[0]).toMatchObject({ kind: 'x', space: { min: 0, max: 2 } });
    expect(object(blazed, 5).stack).toMatchObject({ x: 2, spent: [{}, {}, {}] });
  });
  it('takes kicker if its player says so and could pay', () => {
    const kicked = creature('Kicked', '{G}', { kind: 'keyword', keyword: 'kicker', cost: [{ mana: '{2}' }] });
    const start = game([on('hand', kicked), ...lands(forest, 3)]);
    expect(object(cast(start, 1, { pay: [{ key: 'kicker', times: 1 }] }, auto), 5).stack).toMatchObject({ paid: { kicker: 1 }, spent: [{}, {}, {}] });
    expect(object(cast(start, 1, { pay: [] }, auto), 5).stack).toMatchObject({ paid: {}, spent: [{}] });
    expect(kinds(cast(game([on('hand', kicked), ...lands(forest, 2)]), 1, auto))).toEqual(['pay']);
  });
  it('takes what has to be sacrificed as well, under its name', () => {
    const rite = instant('Rite', '{B}', {
      kind: 'extraCost',
      optional: false,
      extra: { key: 'rite', cost: [{ sacrifice: { type: 'creature' }, as: 'gone' }] },
    });
    const done = cast(game([on('hand', rite), ...lands(swamp, 1), on('battlefield', bear), on('battlefield', bear)]), 1, auto, { objects: [4] });
    expect(done.game.players[0]?.graveyard).toHaveLength(1);
    expect(object(done, 5).stack).toMatchObject({ paid: { rite: 1 }, bindings: { gone: { objects: [4], did: true } } });
  });
  it('is a choice of one where the cost says so', () => {
    const either = instant('Either', '{B}', {
      kind: 'extraCost',
      optional: false,
      extra: { key: 'either', cost: [{ oneOf: [[{ sacrifice: { type: 'creature' } }], [{ life: 3 }]] }] },
    });
    const done = cast(game([on('hand', either), ...lands(swamp, 1), on('battlefield', bear)]), 1, { pay: [{ key: '1', times: 1 }] }, auto);
    expect(lifeOf(done.game)).toBe(17);
    expect(done.game.battlefield).toEqual([2, 3]);
  });
  it('lets life pay for Phyrexian mana', () => {
    const probe = instant('Probe', '{U/P}');
    expect(lifeOf(cast(game([on('hand', probe)]), 1, { yes: true }).game)).toBe(18);
    expect(lifeOf(cast(game([on('hand', probe), ...lands(island, 1)]), 1, { yes: false }, auto).game)).toBe(20);
  });
  it('is less or more as effects say, increases first', () => {
    const medallion = artifact('Medallion', '{2}', { kind: 'static', play: [{ costs: { color: 'R' }, who: 'you', less: 1 }] });
    const sphere = artifact('Sphere', '{2}', { kind: 'static', play: [{ costs: 'any', more: 1 }] });
    const giant = creature('Giant', '{3}{R}');
    const spent = (...extra: readonly string[]) =>
      object(cast(game([on('hand', giant), ...extra.map((name) => on('battlefield', name)), ...lands(mountain, 6)]), 1, auto), 8 + extra.length).stack?.spent
        .length;
    expect([spent(), spent(medallion), spent(sphere), spent(medallion, sphere)]).toEqual([4, 3, 5, 4]);
  });
  it('can be paid by hand with exactly what is chosen', () => {
    const start = game([on('hand', bear)], (same) => ({
      ...same,
      players: same.players.map((p) =>
        p.seat === 'A'
          ? {
              ...p,
              mana: [
                { type: 'G', source: 9 },
                { type: 'R', source: 9 },
                { type: 'G', source: 9 },
              ],
            }
          : p,
      ),
    }));
    expect(cast(start, 1, { spend: [0, 2] }).game.players[0]?.mana).toEqual([{ type: 'R', source: 9 }]);
  });
});

describe('other ways of casting', () => {
  const flash = instant('Flashed', '{5}{R}', { kind: 'keyword', keyword: 'flashback', cost: [{ mana: '{R}' }] });
  it('casts from the graveyard for its flashback cost, to be exiled afterwards', () => {
    const start = game([on('graveyard', flash), ...lands(mountain, 1)]);
    expect(options(start)).toContainEqual({ cast: 1, how: 'flashback' });
    expect(object(run(start, 'castSpell', { object: 1, how: 'flashback' }, auto), 3).stack).toMatchObject({
      after: 'exile',
      from: 'graveyard',
      paid: { flashback: 1 },
    });
    expect(reversed(cast(start, 1))).toMatchObject({ cite: '2016:601.2a' });
  });
  it('casts face down for {3}, as a spell of no name', () => {
    const morph = creature('Morphed', '{6}{G}', { kind: 'keyword', keyword: 'morph', cost: [{ mana: '{G}' }] });
    const start = game([on('hand', morph), ...lands(plains, 3)]);
    expect(options(start)).toContainEqual({ cast: 1, how: 'morph' });
    expect(object(run(start, 'castSpell', { object: 1, how: 'morph' }, auto), 5)).toMatchObject({ faceDown: true, stack: { spent: [{}, {}, {}] } });
  });
  it('casts for nothing as an effect says, whatever the time; X is 0', () => {
    const start = game([on('hand', bear)], (same) => ({ ...same, priority: { holder: null, passed: [] } }));
    expect(run(start, 'castSpell', { object: 1, free: true, rule: '2016:608.2f' }).result).toEqual({ done: 2 });
  });
  it('casts from where an effect permits it', () => {
    const crucible = artifact('Crucible', '{3}', { kind: 'static', play: [{ mayPlay: { type: 'creature' }, from: 'graveyard', who: 'you' }] });
    const start = game([on('graveyard', bear), on('battlefield', crucible), ...lands(forest, 2)]);
    expect(options(start)).toContainEqual({ cast: 1 });
    expect(object(cast(start, 1, auto), 5).stack?.from).toBe('graveyard');
  });
});

describe('what is used in place of mana', () => {
  const used = (keyword: string, cost: string, ...places: readonly Place[]) =>
    game([on('hand', instant(`${keyword} ${cost}`, cost, { kind: 'keyword', keyword })), ...places]);
  it('taps creatures for convoke, for their colours first', () => {
    const start = used('convoke', '{2}{G}', on('battlefield', bear), on('battlefield', bear), ...lands(plains, 1));
    expect(options(start)).toContainEqual({ cast: 1 });
    const done = cast(start, 1, { objects: [2, 3] }, auto);
    expect([done.asked[0], object(done, 2).tapped, object(done, 3).tapped, object(done, 5).stack?.spent.length]).toMatchObject([
      { space: { from: [2, 3], min: 0, max: 2 } },
      true,
      true,
      1,
    ]);
    expect(options(used('convoke', '{W}', on('battlefield', bear)))).toEqual([]);
  });
  it("exiles cards of one's graveyard for delve, for generic mana alone", () => {
    const start = used('delve', '{3}{B}', on('graveyard', bear), on('graveyard', bear), ...lands(swamp, 2));
    expect(cast(start, 1, { objects: [2, 3] }, auto).game.exile).toHaveLength(2);
    expect(options(used('delve', '{B}{B}', on('graveyard', bear), ...lands(swamp, 1))).filter((option) => 'cast' in option)).toEqual([]);
  });
});

describe('what forbids it', () => {
  it('is judged with the number chosen for X (2016:601.5)', () => {
    const fireball = instant('Fireball', '{X}{R}');
    const cap = artifact('Cap', '{2}', { kind: 'static', play: [{ cantCast: { stat: 'manaValue', op: '=', than: 2 }, who: 'each' }] });
    const start = game([on('hand', fireball), on('battlefield', cap), ...lands(mountain, 4)]);
    expect(options(start)).toContainEqual({ cast: 1 });
    expect(reversed(cast(start, 1, { x: 1 }))).toEqual({ cite: '2016:601.5', why: 'cast.forbidden' });
    expect(cast(start, 1, { x: 2 }, auto).result).toEqual({ done: 7 });
  });
  it('does not hold for the spell that forbids others', () => {
    const second = instant('Second', '{R}', { kind: 'keyword', keyword: 'split second' });
    const start = game([on('hand', second), on('hand', bolt), ...lands(mountain, 2)]);
    const done = cast(start, 1, auto);
    expect(done.result).toEqual({ done: 5 });
    expect(options({ ...done.game, priority: { holder: 'A', passed: [] } }).filter((option) => 'cast' in option)).toEqual([]);
  });
});

describe('modes and targets', () => {
  const charm = instant('Charm', '{R}', {
    kind: 'spell',
    modes: {
      choose: 1,
      of: [
        { targets: [{ as: 'it', what: { objects: { type: 'artifact' } } }], do: [{ do: 'destroy', what: { ref: 'it' } }] },
        { do: [{ do: 'draw', who: 'you', amount: 1 }] },
        { do: [{ do: 'gainLife', who: 'you', amount: 1 }] },
      ],
    },
  });
  it('offers only modes whose targets there are (2016:700.2a)', () => {
    const done = cast(game([on('hand', charm), ...lands(mountain, 1)]), 1, { modes: [2] }, auto);
    expect(done.asked[0]).toMatchObject({ kind: 'modes', space: { of: [1, 2], min: 1, max: 1 } });
    expect(object(done, 3).stack?.modes).toEqual([2]);
  });
  it('divides on announcement, at least one each (2016:601.2d)', () => {
    const arc = instant('Arc', '{R}', {
      kind: 'spell',
      targets: [{ as: 'them', what: 'anyTarget', min: 1, max: 3, divides: 3 }],
      do: [{ do: 'damage', amount: 3, to: { divided: 'them' } }],
    });
    const done = cast(game([on('hand', arc), ...lands(mountain, 1), on('battlefield', bear)]), 1, targets(3, 'B'), { amounts: [2, 1] }, auto);
    expect(done.asked[1]).toMatchObject({ kind: 'division', space: { among: [3, 'B'], total: 3, least: 1 } });
    expect(object(done, 4).stack?.division).toEqual({ them: [2, 1] });
  });
  it('keeps entries apart that ask for another target', () => {
    const fight = instant('Fight', '{R}', {
      kind: 'spell',
      targets: [
        { as: 'one', what: { objects: { type: 'creature' } } },
        { as: 'other', what: { objects: { type: 'creature' } }, otherThan: ['one'] },
      ],
    });
    const two = game([on('hand', fight), ...lands(mountain, 1), on('battlefield', bear), on('battlefield', bear)]);
    expect(object(cast(two, 1, targets(4), auto), 5).stack?.targets).toEqual({ one: [4], other: [3] });
    expect(options(game([on('hand', fight), ...lands(mountain, 1), on('battlefield', bear)]))).not.toContainEqual({ cast: 1 });
  });
  it('asks an Aura for what it will enchant', () => {
    const aura = thing('Aura', {
      types: ['enchantment'],
      subtypes: ['Aura'],
      cost: '{W}',
      abilities: [{ kind: 'keyword', keyword: 'enchant', filter: { type: 'creature' } }],
    });
    expect(
      object(cast(game([on('hand', aura), ...lands(plains, 1), on('battlefield', bear), on('battlefield', bear)]), 1, targets(4), auto), 5).stack?.targets,
    ).toEqual({ enchants: [4] });
  });
  const shielded = (keyword: string, more: object, owner = 'B') => {
    const card = creature(`${keyword} ${owner} ${JSON.stringify(more)}`, '{1}', { kind: 'keyword', keyword, ...more });
    const start = game([on('hand', bolt), ...lands(mountain, 1), on('battlefield', card, { owner, controller: owner })]);
    return (cast(start, 1, targets('B'), auto).asked[0] as { space: { from: readonly unknown[] } }).space.from.includes(3);
  };
  it("leaves out what has shroud, an opponent's hexproof or protection from the source", () => {
    expect([shielded('shroud', {}), shielded('shroud', {}, 'A'), shielded('hexproof', {}), shielded('hexproof', {}, 'A')]).toEqual([false, false, false, true]);
    expect([shielded('protection', { filter: { color: 'R' } }), shielded('protection', { filter: { color: 'U' } })]).toEqual([false, true]);
  });
});

describe('mana abilities meanwhile', () => {
  const sphere = artifact('Sphere of colours', '{1}', {
    kind: 'activated',
    cost: [{ mana: '{1}' }, { tap: 'self' }, { sacrifice: 'self' }],
    do: [
      { do: 'mana', who: 'you', mana: { colors: 'any', count: 1 } },
      { do: 'draw', who: 'you', amount: 1 },
    ],
  });
  const start = game([on('hand', bolt), on('battlefield', sphere), ...lands(forest, 1), on('library', bear), on('library', bear)]);
  it('count for what they add to the mana there is', () => {
    const offered = (...names: readonly string[]) =>
      options(game([on('hand', bolt), ...names.map((name) => on('battlefield', name))])).map((option) => ('cast' in option ? 'cast' : 'activate'));
    expect([offered(sphere), offered(sphere, sphere), offered(sphere, forest)]).toEqual([[], [], ['cast', 'activate', 'activate']]);
  });
  it('may cost mana themselves, draw face down, and show the card once the spell is cast (2016:401.5)', () => {
    expect(options(start)).toContainEqual({ cast: 1 });
    const done = cast(start, 1, targets('B'), { activate: 2, ability: 0 }, auto, { value: 'R' }, auto);
    expect(done.result).toMatchObject({ done: 6 });
    const drawn = done.game.players[0]?.hand ?? [];
    expect(drawn.map((id) => done.game.objects[id]?.faceDown)).toEqual([false]);
    expect(typesOf(done).slice(-1)).toEqual(['TurnedFaceUp']);
  });
  it('stay done when they drew, with the mana that paid for them, while the spell is taken back', () => {
    const back = cast(start, 1, targets('B'), { activate: 2, ability: 0 }, auto, { value: 'R' }, withdraw);
    expect(back.game.players[0]?.mana.map(({ type }) => type)).toEqual(['R']);
    expect(object(back, 3).tapped).toBe(true);
    expect(back.game.players[0]?.hand).toHaveLength(2);
  });
  it('let the player pay again where one of them cannot be paid', () => {
    const petal = artifact('Petal', '{0}', tapFor('{R}'));
    expect(
      kinds(cast(game([on('hand', bolt), on('battlefield', petal), on('battlefield', sphere)]), 1, targets('B'), { activate: 3, ability: 0 }, withdraw, auto)),
    ).toEqual(['targets', 'pay', 'pay', 'pay']);
  });
});
