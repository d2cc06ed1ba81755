import type { Ability, Answer, Decision } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../effects/continuous/look.ts';
import { at, attackWithAll, card, creature, eventsOf, inStep, named, namesOf, permanent, play, sorcery, table, word } from './testPlay.ts';

const life = ({ game }: ReturnType<typeof play>, seat = 'A'): number | undefined => game.players.find((p) => p.seat === seat)?.life;
const spent = (played: ReturnType<typeof play>): number => eventsOf(played, 'ManaSpent').flatMap(({ mana }) => mana).length;
const kill: Ability = { kind: 'spell', targets: [{ as: 'it', what: { objects: { type: 'creature' } } }], do: [{ do: 'destroy', what: { ref: 'it' } }] };
const murder = sorcery('Murder', '{G}', kill);

describe('echo', () => {
  const beast = creature('Beast', 3, word('echo', { cost: [{ mana: '{2}' }] }));
  it.each([
    [true, 'battlefield', 3],
    [false, 'graveyard', 1],
  ] as const)('asks for its cost in the next upkeep: paid %s', (yes, zone, mana) => {
    const played = play(table([beast], [at('hand', 'Beast')]), { 'A priority': [{ cast: 1 }], 'A confirm': [{ yes }] }, inStep(5, 'end'));
    expect([permanent(played, 'Beast') ? 'battlefield' : 'graveyard', spent(played)]).toEqual([zone, mana]);
  });
  it('but never again', () => {
    const played = play(table([beast], [at('hand', 'Beast')]), { 'A priority': [{ cast: 1 }], 'A confirm': [{ yes: true }] }, inStep(7, 'end'));
    expect(eventsOf(played, 'AbilityTriggered').length).toBe(1);
  });
});

describe('cumulative upkeep', () => {
  const beast = creature('Beast', 3, word('cumulative upkeep', { cost: [{ mana: '{1}' }] }));
  const eater = creature('Eater', 3, word('cumulative upkeep', { cost: [{ life: 1 }] }));
  const picky = creature('Picky', 3, word('cumulative upkeep', { cost: [{ oneOf: [[{ mana: '{1}' }], [{ life: 3 }]] }] }));
  it('asks for its cost once for each age counter', () => {
    const yes = { yes: true };
    const played = play(table([beast], [at('battlefield', 'Beast')]), { 'A confirm': [yes, yes] }, inStep(7, 'end'));
    expect([permanent(played, 'Beast')?.counters, spent(played)]).toEqual([{ age: 2 }, 3]);
    const old = play(table([beast], [at('battlefield', 'Beast', { counters: { age: 5 } })]), {}, inStep(5, 'end'));
    expect([permanent(old, 'Beast'), spent(old)]).toEqual([undefined, 0]);
  });
  it('counts what is no mana together', () => {
    const played = play(table([eater], [at('battlefield', 'Eater', { counters: { age: 3 } })]), { 'A confirm': [{ yes: true }] }, inStep(5, 'end'));
    expect(life(played)).toBe(16);
    const rich = play(table([eater], [at('battlefield', 'Eater', { counters: { age: 20 } })]), {}, inStep(5, 'end'));
    expect([permanent(rich, 'Eater'), life(rich)]).toEqual([undefined, 20]);
  });
  it('has the choice for each of them', () => {
    const either = (key: string) => ({ pay: [{ key, times: 1 }] });
    const script = { 'A confirm': [{ yes: true }], 'A costs': [either('0'), either('1')] };
    const played = play(table([picky], [at('battlefield', 'Picky', { counters: { age: 1 } })]), script, inStep(5, 'end'));
    expect([life(played), spent(played)]).toEqual([17, 1]);
  });
});

describe('ninjutsu', () => {
  const ninja = creature('Ninja', 4, word('ninjutsu', { cost: [{ mana: '{1}' }] }));
  const bear = creature('Bear', 2);
  const activate = { activate: 1, ability: 0 };
  it('puts the card in the place of an unblocked attacker', () => {
    const game = table([ninja, bear], [at('hand', 'Ninja'), at('battlefield', 'Bear', { sick: false })], ['A', 'B', 'C']);
    const played = play(game, { 'A player': [{ player: 'C' }], 'A attackers': [attackWithAll('C')], 'A priority': [activate] }, inStep(3, 'end'));
    expect([life(played, 'C'), named(played, 'hand'), permanent(played, 'Ninja')?.tapped]).toEqual([16, ['Bear'], true]);
  });
  it('shows the card as long as the ability is on the stack', () => {
    const game = table([ninja, bear], [at('hand', 'Ninja'), at('hand', 'Forest'), at('battlefield', 'Bear', { sick: false })]);
    const script = { 'A attackers': [attackWithAll('B')], 'A priority': [activate] };
    const waiting = play(game, script, ({ stack }) => stack.length > 0);
    expect([1, 2].map((id) => waiting.game.objects[id]?.revealed)).toEqual(['all', null]);
  });
  it('not before blockers are declared, and not in the place of a blocked one', () => {
    const game = table([ninja, bear], [at('hand', 'Ninja'), at('battlefield', 'Bear', { sick: false }), at('battlefield', 'Bear', { owner: 'B' })]);
    const played = play(game, { 'A attackers': [attackWithAll('B')], 'B blockers': [{ blocks: [{ blocker: 3, attacker: 2 }] }] }, inStep(3, 'end'));
    const options = played.asked.flatMap((decision) => (decision.kind === 'priority' ? decision.space.options : []));
    const offers = options.filter((option) => 'activate' in option && option.activate === 1);
    expect(offers).toEqual([]);
  });
});

describe('haunt', () => {
  const ghost = creature('Ghost', 1, word('haunt'), {
    kind: 'triggered',
    zones: ['exile'],
    when: { on: 'move', what: { among: { linked: 'haunts' } }, from: 'battlefield', to: 'graveyard' },
    do: [{ do: 'gainLife', who: 'you', amount: 5 }],
  });
  const bear = creature('Bear', 2);
  it('exiles what dies, and it waits for the creature it haunts to die', () => {
    const game = table([ghost, bear, murder], [at('battlefield', 'Ghost'), at('battlefield', 'Bear'), at('hand', 'Murder'), at('hand', 'Murder')]);
    const first = play(game, { 'A priority': [{ cast: 3 }], 'A targets': [{ targets: [1] }] });
    expect([namesOf(first, first.game.exile), first.game.objects[first.game.exile[0] ?? 0]?.links['haunts']?.objects, life(first)]).toEqual([
      ['Ghost'],
      [2],
      20,
    ]);
    const both = play(game, { 'A priority': [{ cast: 3 }, { cast: 4 }], 'A targets': [{ targets: [1] }] });
    expect([namesOf(both, both.game.exile), life(both)]).toEqual([['Ghost'], 25]);
  });
  it('a spell does so as it resolves', () => {
    const spell = sorcery('Spell', '{G}', { kind: 'spell', do: [{ do: 'gainLife', who: 'you', amount: 1 }] }, word('haunt'));
    const played = play(table([spell, bear], [at('hand', 'Spell'), at('battlefield', 'Bear')]), { 'A priority': [{ cast: 1 }] });
    expect([namesOf(played, played.game.exile), named(played, 'graveyard'), life(played)]).toEqual([['Spell'], [], 21]);
  });
});

describe('totem armor', () => {
  const bear = creature('Bear', 2);
  const armor = card('Armor', {
    types: ['enchantment'],
    subtypes: ['Aura'],
    abilities: [word('enchant', { filter: { type: 'creature' } }), word('totem armor')],
  });
  it('is destroyed instead of the creature, which is healed', () => {
    const game = table([bear, armor, murder], [at('battlefield', 'Bear', { damage: 1 }), at('battlefield', 'Armor', { attachedTo: 1 }), at('hand', 'Murder')]);
    const played = play(game, { 'A priority': [{ cast: 3 }] });
    expect([permanent(played, 'Bear')?.damage, permanent(played, 'Armor'), named(played, 'graveyard').toSorted()]).toEqual([0, undefined, ['Armor', 'Murder']]);
  });
});

describe('champion', () => {
  const champion = creature('Champion', 4, word('champion', { word: 'Bear' }));
  const bear = creature('Bear', 2);
  it('takes another in exile as it enters, and gives it back as it leaves', () => {
    const game = table([champion, bear, murder], [at('hand', 'Champion'), at('battlefield', 'Bear'), at('hand', 'Murder')]);
    const taken = play(game, { 'A priority': [{ cast: 1 }], 'A objects': [{ objects: [2] }] });
    expect([namesOf(taken, taken.game.exile), permanent(taken, 'Champion') !== undefined]).toEqual([['Bear'], true]);
    const back = play(game, { 'A priority': [{ cast: 1 }, { cast: 3 }], 'A objects': [{ objects: [2] }] });
    expect([permanent(back, 'Bear') !== undefined, permanent(back, 'Champion')]).toEqual([true, undefined]);
  });
  it('is sacrificed if none is taken', () => {
    const played = play(table([champion], [at('hand', 'Champion')]), { 'A priority': [{ cast: 1 }] });
    expect(named(played, 'graveyard')).toEqual(['Champion']);
  });
});

describe('morph', () => {
  const beast = card('Beast', {
    types: ['creature'],
    cost: '{4}{G}{G}{G}',
    power: 5,
    toughness: 5,
    abilities: [
      word('morph', { cost: [{ mana: '{G}' }] }),
      { kind: 'triggered', when: { on: 'faceUp', what: 'self' }, do: [{ do: 'gainLife', who: 'you', amount: 2 }] },
    ],
  });
  it('is cast face down for {3} and turned up for its cost at any time', () => {
    const down = play(table([beast], [at('hand', 'Beast')]), { 'A priority': [{ cast: 1, how: 'morph' }] });
    const id = down.game.battlefield.at(-1) ?? 0;
    expect([lookOf(down.game).of(id), spent(down)]).toMatchObject([{ name: '', power: 2, toughness: 2, abilities: [], cost: null }, 3]);
    const up = play(table([beast], [at('hand', 'Beast')]), {
      'A priority': [
        { cast: 1, how: 'morph' },
        { special: 'faceUp', object: id },
      ],
    });
    expect([lookOf(up.game).of(id).power, up.game.objects[id]?.faceDown, spent(up), life(up)]).toEqual([5, false, 4, 22]);
  });
});

describe('banding', () => {
  const banded = creature('Banded', 1, word('banding'));
  const bear = creature('Bear', 2);
  const giant = creature('Giant', 5);
  it('attacks as one: who blocks one blocks all, and its player divides the damage', () => {
    const game = table(
      [banded, bear, giant],
      [at('battlefield', 'Banded', { sick: false }), at('battlefield', 'Bear', { sick: false }), at('battlefield', 'Giant', { owner: 'B' })],
    );
    const attacks = [
      { attacker: 1, defender: 'B', band: 1 },
      { attacker: 2, defender: 'B', band: 1 },
    ];
    const script = { 'A attackers': [{ attacks }], 'B blockers': [{ blocks: [{ blocker: 3, attacker: 2 }] }], 'A damage': [{ amounts: [5, 0] }] };
    const played = play(game, script, inStep(3, 'end'));
    expect(eventsOf(played, 'BecameBlocked').map(({ attacker }) => attacker)).toEqual([1, 2]);
    expect([permanent(played, 'Banded'), permanent(played, 'Bear')?.damage, permanent(played, 'Giant')?.damage, life(played, 'B')]).toEqual([
      undefined,
      0,
      3,
      20,
    ]);
  });
});

describe('devour', () => {
  const dragon = creature('Dragon', 4, word('devour', { amount: 2 }));
  const bear = creature('Bear', 2);
  it('eats creatures as it enters and is the larger for each', () => {
    const game = table([dragon, bear], [at('hand', 'Dragon'), at('battlefield', 'Bear'), at('battlefield', 'Bear'), at('battlefield', 'Bear')]);
    const played = play(game, { 'A priority': [{ cast: 1 }], 'A objects': [{ objects: [2, 4] }] });
    const { counters, links } = permanent(played, 'Dragon') ?? {};
    expect([counters, links?.['devoured']?.objects?.length, named(played, 'graveyard')]).toEqual([{ '+1/+1': 4 }, 2, ['Bear', 'Bear']]);
  });
});

describe('unleash', () => {
  const beast = creature('Beast', 2, word('unleash'));
  it.each([
    [{ '+1/+1': 1 }, ['cantBlock']],
    [{}, []],
  ])('may enter with a counter, and then does not block: %j', (counters, rules) => {
    const use = (decision: Decision): Answer => ({
      use: decision.kind === 'replacement' && '+1/+1' in counters ? (decision.space.of[0]?.key ?? null) : null,
    });
    const played = play(table([beast], [at('hand', 'Beast')]), { 'A priority': [{ cast: 1 }], 'A replacement': [use] });
    const id = permanent(played, 'Beast')?.id ?? 0;
    expect([permanent(played, 'Beast')?.counters, lookOf(played.game).of(id).rules]).toEqual([counters, rules]);
  });
});
