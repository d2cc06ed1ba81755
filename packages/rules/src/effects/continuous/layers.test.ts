import type { Ability, Card, Face, Filter, Game, LastingEffect, Modification, Obj } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { gameWith } from '../../engine/testGame.ts';
import { hasKeyword } from '../../keywords/index.ts';
import { attack } from '../../turn/combat/testCombat.ts';
import { controlChanges, lookOf, ruledBy } from './look.ts';

type Static = Extract<Ability, { kind: 'static' }>;
const card = (name: string, face: Omit<Partial<Face>, 'name'> & Pick<Face, 'types'>): Card => ({ v: 1, name, layout: 'normal', faces: [{ name, ...face }] });
const each = (filter: Filter, ...changes: readonly Modification[]): Static => ({ kind: 'static', affects: { each: filter }, changes });
const creature: Filter = { type: 'creature' };
const keyword = (name: string): Ability => ({ kind: 'keyword', keyword: name });

const put = (name: string, more: Partial<Obj> = {}): Partial<Obj> & Pick<Obj, 'owner' | 'zone'> => ({ owner: 'A', zone: 'battlefield', card: name, ...more });
const board = (cards: readonly Card[], objects: readonly (string | ReturnType<typeof put>)[], rules: 'classic' | 'modern' = 'modern'): Game =>
  gameWith(
    cards,
    objects.map((one) => (typeof one === 'string' ? put(one) : one)),
    ['A', 'B'],
    rules,
  );
const lasting = (game: Game, objects: readonly number[], changes: readonly Modification[], more: Partial<LastingEffect> = {}): Game => {
  const timestamp = game.counters.timestamp;
  const effect: LastingEffect = {
    id: timestamp,
    source: null,
    controller: 'A',
    timestamp,
    until: { at: 'endOfTurn' },
    bindings: {},
    x: null,
    what: { kind: 'change', objects, changes },
    ...more,
  };
  return { ...game, effects: [...game.effects, effect], counters: { ...game.counters, timestamp: timestamp + 1 } };
};
const size = (game: Game, id: number): string => {
  const { power, toughness } = lookOf(game).of(id);
  return `${power}/${toughness}`;
};
const mana = (game: Game, id: number): readonly string[] =>
  lookOf(game)
    .of(id)
    .abilities.flatMap((ability) =>
      ability.kind === 'activated' && ability.do?.[0]?.do === 'mana' && typeof ability.do[0].mana === 'string' ? [ability.do[0].mana] : [],
    );

const bear = card('Bear', { types: ['creature'], subtypes: ['Bear'], cost: '{1}{G}', power: 2, toughness: 2 });
const bird = card('Bird', { types: ['creature'], subtypes: ['Bird'], cost: '{U}', power: 1, toughness: 1, abilities: [keyword('flying')] });
const forest = card('Forest', { types: ['land'], supertypes: ['basic'], subtypes: ['Forest'] });
const factory = card('Factory', {
  types: ['land'],
  abilities: [{ kind: 'activated', cost: [{ tap: 'self' }], do: [{ do: 'mana', who: 'you', mana: '{C}' }] }],
});
const moon = card('Moon', {
  types: ['enchantment'],
  cost: '{2}{R}',
  abilities: [each({ all: [{ type: 'land' }, { not: { supertype: 'basic' } }] }, { types: { setSubtypes: ['Mountain'] } })],
});
const tomb = card('Tomb', { types: ['land'], supertypes: ['legendary'], abilities: [each({ type: 'land' }, { types: { addSubtypes: ['Swamp'] } })] });
const humble = card('Humble', { types: ['enchantment'], cost: '{2}{W}{W}', abilities: [each(creature, { lose: 'all' }, { setPower: 1, setToughness: 1 })] });
const opal = card('Opal', {
  types: ['enchantment'],
  cost: '{2}{W}{W}',
  abilities: [
    each(
      { all: [{ type: 'enchantment' }, { not: { subtype: 'Aura' } }, { not: { among: 'self' } }] },
      { types: { add: ['creature'] } },
      { setPower: { stat: 'manaValue', of: { ref: 'it' } }, setToughness: { stat: 'manaValue', of: { ref: 'it' } } },
    ),
  ],
});
const goyf = card('Goyf', {
  types: ['creature'],
  cost: '{1}{G}',
  power: '*',
  toughness: '*',
  abilities: [
    {
      kind: 'static',
      changes: [
        {
          setPower: { typesAmong: { each: 'any', zone: 'graveyard' } },
          setToughness: { sum: [{ typesAmong: { each: 'any', zone: 'graveyard' } }, 1] },
          defining: true,
        },
      ],
    },
  ],
});
const anthem = card('Anthem', { types: ['enchantment'], abilities: [each({ all: [creature, { controller: 'you' }] }, { power: 1, toughness: 1 })] });

describe('the layers', () => {
  it('setting a basic land type takes what the rules text says and gives the mana ability (2016:305.7)', () => {
    const game = board([moon, factory, forest], ['Factory', 'Moon', 'Forest']);
    expect(lookOf(game).of(1)).toMatchObject({ types: ['land'], subtypes: ['Mountain'] });
    expect([mana(game, 1), mana(game, 3)]).toEqual([['{R}'], ['{G}']]);
  });

  it.each([[['Moon', 'Tomb', 'Forest']], [['Tomb', 'Moon', 'Forest']]])(
    'an effect that would end the other is applied first, whatever its age: %s (2016:613.7a)',
    (names) => {
      const game = board([moon, tomb, forest], names);
      expect(lookOf(game).of(names.indexOf('Tomb') + 1).subtypes).toEqual(['Mountain']);
      expect([lookOf(game).of(3).subtypes, mana(game, 3)]).toEqual([['Forest'], ['{G}']]);
    },
  );

  it('a type that is added gives its mana ability beside the others (2016:305.6)', () => {
    const game = board([tomb, forest, factory], ['Tomb', 'Forest', 'Factory']);
    expect([mana(game, 1), mana(game, 2), mana(game, 3)]).toEqual([['{B}'], ['{G}', '{B}'], ['{C}', '{B}']]);
  });

  it.each([
    [['Opal', 'Humble', 'Bear'], '1/1'],
    [['Humble', 'Opal', 'Bear'], '4/4'],
  ] as const)('an effect that has started goes on without its ability: %s → %s (2016:613.5)', (names, expected) => {
    const game = board([opal, humble, bear], [...names]);
    const id = names.indexOf('Humble') + 1;
    expect(lookOf(game).of(id)).toMatchObject({ types: ['enchantment', 'creature'], abilities: [] });
    expect([size(game, id), size(game, 3)]).toEqual([expected, '1/1']);
  });

  it('goes on to affect those it began with (2016:613.5)', () => {
    const march = card('March', {
      types: ['enchantment'],
      abilities: [each({ all: [{ type: 'artifact' }, { not: creature }] }, { types: { add: ['creature'] } }, { setPower: 3, setToughness: 3 })],
    });
    const game = board(
      [march, card('Stone', { types: ['artifact'] }), card('Myr', { types: ['artifact', 'creature'], power: 1, toughness: 1 })],
      ['March', 'Stone', 'Myr'],
    );
    expect([size(game, 2), size(game, 3)]).toEqual(['3/3', '1/1']);
  });

  it('a characteristic-defining ability works in every zone and before what sets power and toughness (2016:604.3, 613.3a)', () => {
    const game = board(
      [goyf, bear, moon],
      [
        put('Goyf'),
        put('Bear', { zone: 'graveyard' }),
        put('Moon', { zone: 'graveyard' }),
        put('Goyf', { zone: 'hand' }),
        put('Goyf', { zone: 'graveyard', owner: 'B' }),
      ],
    );
    expect([size(game, 1), size(game, 4), size(game, 5)]).toEqual(['2/3', '2/3', '2/3']);
    const set = lasting(game, [1], [{ setPower: 0, setToughness: 1 }]);
    expect([size(set, 1), size(lasting(set, [1], [{ power: 4, toughness: 4 }]), 1)]).toEqual(['0/1', '4/5']);
    expect(lookOf(set).of(1)).toMatchObject({ basePower: 0, baseToughness: 1 });
  });

  it('sets, then modifies, then counts counters, then switches (2016:613.3)', () => {
    const game = board([bear, anthem], [put('Bear', { counters: { '+1/+1': 2, '-0/-1': 1 } }), 'Anthem']);
    expect(size(game, 1)).toBe('5/4');
    const switched = lasting(game, [1], [{ switch: 'power/toughness' }]);
    expect(size(switched, 1)).toBe('4/5');
    expect(size(lasting(switched, [1], [{ power: 0, toughness: 3 }]), 1)).toBe('7/5');
    expect(size(lasting(switched, [1], [{ setPower: 0, setToughness: 0 }]), 1)).toBe('2/3');
  });

  it('gains and losses of abilities follow their timestamps (2016:613.6)', () => {
    const game = board([bird, bear], ['Bird']);
    const lost = lasting(game, [1], [{ lose: ['flying'] }]);
    const again = lasting(lost, [1], [{ gain: [keyword('flying'), keyword('haste')] }]);
    expect([game, lost, again].map((g) => hasKeyword(lookOf(g), 1, 'flying'))).toEqual([true, false, true]);
    expect([game, lost, again].map((g) => lookOf(g).of(1).rules.length)).toEqual([1, 0, 1]);
    expect(lookOf(lasting(again, [1], [{ lose: 'all' }])).of(1).abilities).toEqual([]);
  });

  it('a granted ability has effects of its own in the layers to come, and in its own (2016:613.6a)', () => {
    const lord = each({ subtype: 'Sliver' }, { power: 1, toughness: 1 });
    const sliver = card('Sliver', { types: ['creature'], subtypes: ['Sliver'], power: 1, toughness: 1 });
    const queen = card('Queen', {
      types: ['creature'],
      subtypes: ['Sliver'],
      power: 1,
      toughness: 1,
      abilities: [each({ subtype: 'Sliver' }, { gain: [lord, each({ subtype: 'Sliver' }, { gain: [keyword('haste')] })] })],
    });
    const game = board([sliver, queen], ['Sliver', 'Queen', 'Sliver']);
    expect([1, 2, 3].map((id) => size(game, id))).toEqual(['4/4', '4/4', '4/4']);
    expect([1, 3].every((id) => hasKeyword(lookOf(game), id, 'haste'))).toBe(true);
  });

  it('colours, types and supertypes change in their layers', () => {
    const game = board([bear, card('Paint', { types: ['enchantment'], abilities: [each({ color: 'G' }, { colors: { add: ['R'] } })] })], ['Bear', 'Paint']);
    expect(lookOf(game).of(1).colors).toEqual(['R', 'G']);
    const blue = lasting(game, [1], [{ colors: { set: ['U'] } }, { types: { set: ['artifact'], addSupertypes: ['legendary'] } }]);
    expect(lookOf(blue).of(1)).toMatchObject({ colors: ['U'], types: ['artifact'], subtypes: [], supertypes: ['legendary'], power: null, toughness: null });
  });

  it('text changes words, not names, symbols or keywords (2016:612.2)', () => {
    const knight = card('Knight of U', {
      types: ['creature'],
      subtypes: ['Knight'],
      cost: '{U}',
      power: 2,
      toughness: 2,
      abilities: [
        { kind: 'keyword', keyword: 'protection', filter: { color: 'U' } },
        { kind: 'keyword', keyword: 'landwalk', word: 'Island' },
        { kind: 'activated', cost: [], do: [{ do: 'mana', who: 'you', mana: { colors: ['U'], count: 1 } }] },
      ],
    });
    const game = board([knight, card('Isle', { types: ['land'], subtypes: ['Island'] })], ['Knight of U', 'Isle']);
    const red = lasting(lasting(game, [1], [{ text: { from: 'U', to: 'R' } }]), [1, 2], [{ text: { from: 'Island', to: 'Swamp' } }]);
    expect(lookOf(red).of(1)).toMatchObject({
      name: 'Knight of U',
      cost: '{U}',
      colors: ['U'],
      abilities: [{ filter: { color: 'R' } }, { word: 'Swamp' }, { do: [{ mana: { colors: ['U'] } }] }],
      rules: [{ protectionFrom: { color: 'R' } }],
    });
    expect([lookOf(red).of(2).subtypes, mana(red, 2), hasKeyword(lookOf(red), 1, 'swampwalk')]).toEqual([['Swamp'], ['{B}'], true]);
  });

  it('an ability whose text is changed is still one ability with one effect', () => {
    const lord = card('Lord', {
      types: ['creature'],
      subtypes: ['Elf'],
      power: 1,
      toughness: 1,
      abilities: [each({ subtype: 'Elf' }, { power: 1, toughness: 1 })],
    });
    const game = board([lord, card('Goblin', { types: ['creature'], subtypes: ['Goblin'], power: 1, toughness: 1 })], ['Lord', 'Goblin']);
    const changed = lasting(game, [1], [{ text: { from: 'Elf', to: 'Goblin' } }]);
    expect([size(game, 1), size(game, 2), size(changed, 1), size(changed, 2)]).toEqual(['2/2', '1/1', '2/2', '2/2']);
  });

  it('control comes before whatever asks whose it is, and is reported where it differs from what is written', () => {
    const theft = card('Theft', {
      types: ['enchantment'],
      subtypes: ['Aura'],
      abilities: [{ kind: 'static', affects: { attached: true }, changes: [{ control: 'you' }] }],
    });
    const game = board([bear, theft, anthem], [put('Bear'), put('Theft', { owner: 'B', attachedTo: 1 }), put('Anthem', { owner: 'B' })]);
    expect([lookOf(game).of(1).controller, size(game, 1)]).toEqual(['B', '3/3']);
    expect(controlChanges(lookOf(game))).toEqual([{ object: 1, from: 'A', controller: 'B' }]);
  });

  it('copies change the copiable values first; face down beats both (2016:613.2)', () => {
    const game = board([bear, bird, anthem], ['Bear', 'Bird', 'Anthem']);
    const values = {
      name: 'Bird',
      cost: '{U}',
      colors: ['U'],
      supertypes: [],
      types: ['creature'],
      subtypes: ['Bird'],
      power: 1,
      toughness: 1,
      abilities: [keyword('flying')],
    } as const;
    const copied = lasting(game, [], [], { what: { kind: 'copy', objects: [1], values, except: { power: 4, toughness: 4 } } });
    expect(lookOf(copied).of(1)).toMatchObject({ name: 'Bird', power: 5, toughness: 5, colors: ['U'] });
    const down = { ...copied, objects: copied.objects.map((obj) => (obj?.id === 1 ? { ...obj, faceDown: true } : obj)) };
    expect(lookOf(down).of(1)).toMatchObject({ name: '', power: 3, toughness: 3, colors: [], manaValue: 0, abilities: [] });
  });
});

describe('dependency (2016:613.7)', () => {
  const become = (from: string, to: string): Card =>
    card(`${from} to ${to}`, { types: ['enchantment'], abilities: [each({ subtype: from }, { types: { setSubtypes: [to] } })] });
  const elf = card('Elf', { types: ['creature'], subtypes: ['Elf'], power: 1, toughness: 1 });

  it('waits for what it depends on', () => {
    const game = board([become('Elf', 'Goblin'), become('Goblin', 'Orc'), elf], ['Goblin to Orc', 'Elf to Goblin', 'Elf']);
    expect(lookOf(game).of(3).subtypes).toEqual(['Orc']);
  });

  it('forgets dependencies that go round', () => {
    const cards = [
      become('Elf', 'Goblin'),
      become('Goblin', 'Elf'),
      elf,
      card('Goblin', { types: ['creature'], subtypes: ['Goblin'], power: 1, toughness: 1 }),
    ];
    const game = board(cards, ['Goblin to Elf', 'Elf to Goblin', 'Elf', 'Goblin']);
    expect([3, 4].map((id) => lookOf(game).of(id).subtypes)).toEqual([['Goblin'], ['Goblin']]);
    const other = board(cards, ['Elf to Goblin', 'Goblin to Elf', 'Elf', 'Goblin']);
    expect([3, 4].map((id) => lookOf(other).of(id).subtypes)).toEqual([['Elf'], ['Elf']]);
  });

  it('counts how much an effect does, and its condition', () => {
    const zombies = card('Zombies', { types: ['enchantment'], abilities: [each(creature, { types: { addSubtypes: ['Zombie'] } })] });
    const some = card('Some', {
      types: ['enchantment'],
      abilities: [
        { kind: 'static', affects: { each: creature }, while: { exists: { each: { subtype: 'Zombie' } } }, changes: [{ types: { addSubtypes: ['Pirate'] } }] },
      ],
    });
    const game = board([zombies, some, bear], ['Some', 'Zombies', 'Bear']);
    expect(lookOf(game).of(3).subtypes).toEqual(['Bear', 'Zombie', 'Pirate']);
    const strong = card('Strong', {
      types: ['enchantment'],
      abilities: [each({ all: [creature, { stat: 'power', op: '>=', than: 3 }] }, { power: 10, toughness: 0 })],
    });
    const big = board([strong, anthem, bear], ['Strong', 'Anthem', 'Bear']);
    expect(size(big, 3)).toBe('13/3');
  });
});

describe('rules beside the layers', () => {
  it('come from keywords, from the object itself under a condition, and from others, each with whose text it is', () => {
    const walker = card('Walker', { types: ['creature'], power: 1, toughness: 1, abilities: [{ kind: 'keyword', keyword: 'landwalk', word: 'Forest' }] });
    const pacify = card('Pacify', {
      types: ['enchantment'],
      subtypes: ['Aura'],
      abilities: [{ kind: 'static', affects: 'attached', changes: [{ rule: 'cantAttack' }, { rule: { cantBeBlockedBy: { controller: 'you' } } }] }],
    });
    const game = board(
      [walker, pacify, bird, forest],
      [put('Walker'), put('Pacify', { owner: 'B', attachedTo: 3 }), put('Bird'), put('Forest', { owner: 'B' })],
    );
    expect(lookOf(game).of(1).rules).toEqual([]);
    const fighting = { ...game, combat: { defenders: ['B'], attacks: [attack(1)], blocks: [], declared: true, damageSteps: 0 } };
    expect(lookOf(fighting).of(1).rules).toEqual(['cantBeBlocked']);
    expect(ruledBy(lookOf(game), 3).map(({ rule, env }) => [typeof rule === 'string' ? rule : Object.keys(rule)[0], env.controller])).toEqual([
      ['cantBeBlockedExceptBy', 'A'],
      ['cantAttack', 'B'],
      ['cantBeBlockedBy', 'B'],
    ]);
  });

  it('words chosen by the source are settled in what it grants', () => {
    const chosen = card('Chosen', {
      types: ['enchantment'],
      subtypes: ['Aura'],
      abilities: [
        { kind: 'static', affects: 'attached', changes: [{ gain: [{ kind: 'keyword', keyword: 'protection', filter: { color: { linked: 'color' } } }] }] },
      ],
    });
    const game = board([chosen, bear], [put('Bear'), put('Chosen', { attachedTo: 1, links: { color: { words: ['R'] } } })]);
    expect(lookOf(game).of(1).rules).toEqual([{ protectionFrom: { color: 'R' } }]);
  });
});
