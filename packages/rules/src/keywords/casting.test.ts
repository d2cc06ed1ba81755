import type { Ability, Answer, Decision, Game } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { at, attackWithAll, card, creature, eventsOf, inStep, named, permanent, play, sorcery, table, word } from './testPlay.ts';

const gain = (amount: number): Ability => ({ kind: 'spell', do: [{ do: 'gainLife', who: 'you', amount }] });
const drain: Ability = { kind: 'spell', targets: [{ as: 'it', what: { players: 'each' } }], do: [{ do: 'loseLife', who: { ref: 'it' }, amount: 1 }] };
const life = ({ game }: ReturnType<typeof play>, seat = 'A'): number | undefined => game.players.find((p) => p.seat === seat)?.life;

describe('buyback', () => {
  const spell = sorcery('Spell', '{G}', gain(1), word('buyback', { cost: [{ mana: '{1}' }] }));
  it('brings the spell back as it resolves, if it was paid', () => {
    const bought = play(table([spell], [at('hand', 'Spell')]), { 'A priority': [{ cast: 1 }], 'A costs': [{ pay: [{ key: 'buyback', times: 1 }] }] });
    expect([named(bought, 'hand'), named(bought, 'graveyard'), life(bought)]).toEqual([['Spell'], [], 21]);
    const plain = play(table([spell], [at('hand', 'Spell')]), { 'A priority': [{ cast: 1 }] });
    expect([named(plain, 'hand'), named(plain, 'graveyard'), life(plain)]).toEqual([[], ['Spell'], 21]);
  });
});

describe('entwine', () => {
  const modes: Ability = {
    kind: 'spell',
    modes: { choose: 1, of: [{ do: [{ do: 'gainLife', who: 'you', amount: 2 }] }, { do: [{ do: 'draw', who: 'you', amount: 1 }] }] },
  };
  const spell = sorcery('Spell', '{G}', modes, word('entwine', { cost: [{ mana: '{1}' }] }));
  it('chooses all modes, if it was paid', () => {
    const both = play(table([spell], [at('hand', 'Spell')]), { 'A priority': [{ cast: 1 }], 'A costs': [{ pay: [{ key: 'entwine', times: 1 }] }] });
    expect([named(both, 'hand'), life(both)]).toEqual([['Forest'], 22]);
    const one = play(table([spell], [at('hand', 'Spell')]), { 'A priority': [{ cast: 1 }], 'A modes': [{ modes: [0] }] });
    expect([named(one, 'hand'), life(one)]).toEqual([[], 22]);
  });
});

describe('storm', () => {
  const bolt = sorcery('Bolt', '{G}', drain, word('storm'));
  const charm = sorcery('Charm', '{G}', gain(1));
  it('copies the spell for each cast before it, each with targets of its own', () => {
    const game = table([bolt, charm], [at('hand', 'Charm'), at('hand', 'Charm'), at('hand', 'Bolt')]);
    const played = play(game, {
      'A priority': [{ cast: 1 }, { cast: 2 }, { cast: 3 }],
      'A targets': [{ targets: ['B'] }, { targets: ['A'] }, { targets: ['B'] }],
    });
    expect([life(played), life(played, 'B'), eventsOf(played, 'CopyCreated').length]).toEqual([21, 18, 2]);
    expect(named(played, 'graveyard')).toEqual(['Bolt', 'Charm', 'Charm']);
  });
});

describe('replicate', () => {
  const spell = sorcery('Spell', '{G}', drain, word('replicate', { cost: [{ mana: '{1}' }] }));
  it('copies the spell each time it was paid', () => {
    const played = play(table([spell], [at('hand', 'Spell')]), {
      'A priority': [{ cast: 1 }],
      'A costs': [{ pay: [{ key: 'replicate', times: 3 }] }],
      'A targets': [{ targets: ['B'] }, { targets: ['B'] }, { targets: ['B'] }, { targets: ['B'] }],
    });
    expect([life(played, 'B'), eventsOf(played, 'CopyCreated').length]).toEqual([16, 3]);
    const once = play(table([spell], [at('hand', 'Spell')]), { 'A priority': [{ cast: 1 }], 'A targets': [{ targets: ['B'] }] });
    expect([life(once, 'B'), eventsOf(once, 'AbilityTriggered').length]).toEqual([19, 0]);
  });
});

describe('cascade', () => {
  const big = sorcery('Big', '{3}', gain(1), word('cascade'));
  const small = sorcery('Small', '{1}', gain(10));
  it('casts the first cheaper card for nothing, and the rest goes under the library', () => {
    const game = table([big, small], [at('hand', 'Big'), at('library', 'Forest'), at('library', 'Small')]);
    const played = play(game, { 'A priority': [{ cast: 1 }], 'A confirm': [{ yes: true }] });
    expect([life(played), named(played, 'graveyard'), named(played, 'library').length]).toEqual([31, ['Big', 'Small'], 6]);
    expect(
      eventsOf(played, 'ObjectMoved')
        .filter((e) => e.to === 'library')
        .every((e) => e.random),
    ).toBe(true);
  });
  it('or puts all of them there', () => {
    const game = table([big, small], [at('hand', 'Big'), at('library', 'Forest'), at('library', 'Small')]);
    const played = play(game, { 'A priority': [{ cast: 1 }], 'A confirm': [{ yes: false }] });
    expect([life(played), named(played, 'library')[0], named(played, 'library').slice(1).toSorted()]).toEqual([
      21,
      'Forest',
      ['Forest', 'Forest', 'Forest', 'Forest', 'Forest', 'Small'],
    ]);
  });
});

describe('splice', () => {
  const arcane = sorcery('Arcane', '{G}', drain);
  const face = arcane.faces[0] ?? { name: '', types: [] };
  const spell = { ...arcane, faces: [{ ...face, subtypes: ['Arcane'] }] };
  const splices = sorcery('Splices', '{5}', drain, word('splice', { filter: { subtype: 'Arcane' }, cost: [{ mana: '{1}' }] }));
  it('adds the text of cards that stay in hand, each with targets of its own', () => {
    const game = table([spell, splices], [at('hand', 'Arcane'), at('hand', 'Splices'), at('hand', 'Splices')]);
    const played = play(game, {
      'A priority': [{ cast: 1 }],
      'A objects': [{ objects: [3, 2] }],
      'A targets': [{ targets: ['A'] }, { targets: ['B'] }, { targets: ['B'] }],
    });
    expect([life(played), life(played, 'B'), named(played, 'hand'), named(played, 'graveyard')]).toEqual([19, 18, ['Splices', 'Splices'], ['Arcane']]);
    expect(eventsOf(played, 'ManaSpent').flatMap(({ mana }) => mana)).toHaveLength(3);
  });
  it('is not asked about for other spells', () => {
    const game = table([arcane, splices], [at('hand', 'Arcane'), at('hand', 'Splices')]);
    const played = play(game, { 'A priority': [{ cast: 1 }], 'A targets': [{ targets: ['B'] }] });
    expect(played.asked.filter(({ kind }) => kind === 'objects')).toEqual([]);
  });
});

describe('rebound', () => {
  const spell = sorcery('Spell', '{G}', gain(3), word('rebound'));
  it('exiles what was cast from hand and casts it again in the next upkeep', () => {
    const played = play(table([spell], [at('hand', 'Spell')]), { 'A priority': [{ cast: 1 }], 'A confirm': [{ yes: true }] }, inStep(5, 'precombat-main'));
    expect([life(played), named(played, 'graveyard'), played.game.exile.length]).toEqual([26, ['Spell'], 0]);
  });
});

const stealThe = ({ space }: Decision, { battlefield, objects }: Game): Answer => {
  const steal = 'options' in space ? space.options.find((option) => 'cast' in option) : undefined;
  return steal && battlefield.some((id) => objects[id]?.card === 'Beast') ? steal : { x: -1 };
};
describe('suspend', () => {
  const beast = creature('Beast', 3, word('suspend', { cost: [{ mana: '{1}' }], amount: 2 }));
  it('exiles the card with counters; once the last is gone it is cast for nothing and has haste', () => {
    const game = table([beast], [at('hand', 'Beast')]);
    const played = play(game, { 'A priority': [{ special: 'suspend', object: 1 }], 'A attackers': [attackWithAll('B')] }, inStep(7, 'end-of-combat'));
    expect([permanent(played, 'Beast')?.enteredTurn, life(played, 'B'), eventsOf(played, 'CountersRemoved').length]).toEqual([7, 17, 2]);
    expect(eventsOf(played, 'ManaSpent').flatMap(({ mana }) => mana)).toHaveLength(1);
  });
  it('takes the haste away once somebody else controls it', () => {
    const theft: Ability = { kind: 'spell', do: [{ do: 'change', what: { each: { type: 'creature' } }, changes: [{ control: 'you' }], for: 'endOfTurn' }] };
    const steal = card('Steal', { types: ['instant'], cost: '{G}', abilities: [theft] });
    const game = table([beast, steal], [at('hand', 'Beast'), at('hand', 'Steal', { owner: 'B' }), at('battlefield', 'Forest', { owner: 'B' })]);
    const stolen = play(game, { 'A priority': [{ special: 'suspend', object: 1 }], 'B priority': [stealThe] }, inStep(7, 'end'));
    expect([permanent(stolen, 'Beast')?.controller, stolen.game.effects.map(({ what }) => what)]).toEqual([
      'B',
      [{ kind: 'change', objects: [expect.any(Number)], changes: [{ control: 'you' }] }],
    ]);
  });
});

describe('madness', () => {
  const mad = sorcery('Mad', '{4}{G}', gain(4), word('madness', { cost: [{ mana: '{G}' }] }));
  const rummage = sorcery('Rummage', '{G}', { kind: 'spell', do: [{ do: 'discard', who: 'you', amount: 1 }] });
  it.each([
    [true, 24],
    [false, 20],
  ])('casts the card that is discarded, or puts it into the graveyard: %s', (yes, expected) => {
    const game = table([mad, rummage], [at('hand', 'Mad'), at('hand', 'Rummage')]);
    const played = play(game, { 'A priority': [{ cast: 2 }], 'A confirm': [{ yes }] });
    expect([life(played), named(played, 'graveyard').toSorted(), played.game.exile.length]).toEqual([expected, ['Mad', 'Rummage'], 0]);
  });
});

describe('what is used in place of mana', () => {
  const idol = card('Idol', { types: ['artifact'], cost: '{1}' });
  const bear = creature('Bear', 2);
  it.each(['convoke', 'improvise', 'delve'])('%s', (keyword) => {
    const spell = sorcery('Spell', '{5}{G}{G}', gain(7), word(keyword));
    const places = { convoke: at('battlefield', 'Bear'), improvise: at('battlefield', 'Idol'), delve: at('graveyard', 'Idol') };
    const helper = places[keyword as keyof typeof places];
    const played = play(table([spell, idol, bear], [at('hand', 'Spell'), helper, helper]), { 'A priority': [{ cast: 1 }], 'A objects': [{ objects: [2, 3] }] });
    expect([life(played), eventsOf(played, 'ManaSpent').flatMap(({ mana }) => mana).length]).toEqual([27, 5]);
    expect([2, 3].map((id) => played.game.objects[id]?.tapped ?? 'exiled')).toEqual(keyword === 'delve' ? ['exiled', 'exiled'] : [true, true]);
  });
});

describe('a copy of a card', () => {
  const kicked: Ability = {
    kind: 'spell',
    targets: [{ as: 'it', what: { players: 'each' } }],
    do: [
      { do: 'loseLife', who: { ref: 'it' }, amount: 1 },
      { do: 'loseLife', who: { ref: 'it' }, amount: 5, if: { paid: 'kicker' } },
    ],
  };
  const spell = sorcery('Spell', '{4}{G}{G}', kicked, word('kicker', { cost: [{ mana: '{1}' }] }));
  const echoes = sorcery('Echoes', '{G}', {
    kind: 'spell',
    do: [{ do: 'cast', who: 'you', what: { each: { name: 'Spell' }, zone: 'graveyard' }, free: true, copy: true, may: true }],
  });
  it('is cast like any spell: with its additional costs and targets of its own', () => {
    const played = play(table([spell, echoes], [at('graveyard', 'Spell'), at('hand', 'Echoes')]), {
      'A priority': [{ cast: 2 }],
      'A confirm': [{ yes: true }],
      'A costs': [{ pay: [{ key: 'kicker', times: 1 }] }],
      'A targets': [{ targets: ['B'] }],
    });
    expect([life(played, 'B'), named(played, 'graveyard').toSorted()]).toEqual([14, ['Echoes', 'Spell']]);
    expect(eventsOf(played, 'ManaSpent').flatMap(({ mana }) => mana)).toHaveLength(2);
    expect(eventsOf(played, 'SpellCast')).toHaveLength(2);
  });
});
