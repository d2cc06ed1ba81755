import { describe, expect, it } from 'vitest';
import { notYet } from './notYet.ts';
import { parseFile, parseScenario, withoutComments } from './parse.ts';

const base = { players: { A: {}, B: {} } };
const errorOf = (input: unknown): string | null => {
  const parsed = parseScenario(input);
  return 'error' in parsed ? parsed.error : null;
};
const line = (more: object) => ({ ...base, script: [more] });
const object = (more: object) => ({ players: { A: { battlefield: [{ card: 'Bear', ...more }] }, B: {} } });
const expecting = (one: object) => ({ ...base, expect: [one] });
const saying = { turn: 1, step: 'precombat-main', player: 'A' };

const keys: readonly [key: string, input: object][] = [
  ...Object.entries({
    name: 'a name',
    source: 'somewhere',
    uses: ['Shock'],
    format: 'duel',
    rules: 'modern',
    seed: 7,
    teams: [['A'], ['B']],
    attack: 'multiple',
    cards: { Bear: { v: 1, name: 'Bear', layout: 'normal', faces: [{ name: 'Bear', types: ['creature'], power: 2, toughness: 2 }] } },
    chance: { A: { coin: [true], die: [6, 3], pick: ['Bear'] } },
    start: { turn: 1, step: 'precombat-main' },
    script: [],
    answers: { A: ['yes', 'Bear', 3, ['Bear', 'Shock'], { Bear: 2, B: 1 }, { for: 'mode', pick: 2 }, { for: ['target', 'choice'], pick: ['Bear'] }], B: [] },
    answerOrder: 'fit',
    optional: 'accept',
    strict: true,
    stop: { turn: 2, step: 'end', nth: 2, when: 'after' },
    expect: [],
  }).map(([key, value]): [string, object] => [key, { ...base, [key]: value }]),
  ['rules as switches', { ...base, rules: { base: 'classic', manaBurn: false } }],
  ['from', { from: { file: 'game.ndjson', at: 57 } }],
  ...Object.entries({
    life: 20,
    hand: ['Shock'],
    battlefield: ['Mountain*3', { card: 'Bear' }],
    graveyard: ['Shock'],
    exile: ['Shock'],
    command: ['Shock'],
    library: ['Forest*20'],
    sideboard: ['Shock'],
    emblems: ['Jace'],
    stack: [{ card: 'Shock', targets: ['B'] }],
    counters: { poison: 1 },
    manaPool: '{R}{R}',
  }).map(([key, value]): [string, object] => [`players.${key}`, { players: { A: { [key]: value }, B: {} } }]),
  ...Object.entries({
    as: 'bear.1',
    count: 2,
    tapped: true,
    counters: { '+1/+1': 1 },
    damage: 1,
    attachedTo: 'Hill Giant',
    faceDown: true,
    summoningSick: true,
    owner: 'B',
    controller: 'A',
    loyalty: 3,
    face: 'Bear',
    phasedOut: true,
    token: true,
    chosen: { color: 'red', number: 2 },
    exiledWith: '$x',
  }).map(([key, value]): [string, object] => [`object ${key}`, object({ [key]: value })]),
  ...(
    [
      { play: 'Mountain', half: 'Sea', from: 'graveyard' },
      {
        cast: 'Bolt',
        targets: ['B'],
        x: 0,
        modes: [1],
        pay: '{R}',
        kicked: 1,
        alternative: 'flashback',
        from: 'graveyard',
        half: 'Ice',
        fuse: true,
        faceDown: false,
      },
      { activate: 'Sorcerer', ability: 0, targets: ['B'] },
      { activate: '*', ability: '{T}:' },
      { mana: 'Mountain', times: 2 },
      { special: 'turn face up', card: 'Bear' },
      { resolve: 'all' },
      { resolve: 2 },
      { attack: ['Bear', { attacker: '$bear1', defender: 'Jace@B', band: 1 }] },
      { block: [{ blocker: 'Bear', attacker: 'Giant' }] },
      { concede: true },
      { expect: [{ life: { A: 18 } }] },
      { cast: 'Bolt', illegal: true },
      { cast: 'Bolt', illegal: '2016:601.2c' },
      { cast: 'Bolt', try: true },
      { cast: 'Bolt', while: 'Shock', whileNot: ': gain', nth: 2 },
      { put: { card: 'Bear', player: 'B', zone: 'battlefield', counters: { '+1/+1': 1 } } },
      { set: { A: { life: 3, counters: { poison: 1 } } } },
      { addCounters: { card: 'Bear', counters: { '+1/+1': 1 } } },
    ] as const
  ).map((more): [string, object] => [`line ${Object.keys(more).join(', ')}`, line({ ...saying, ...more })]),
  ...(
    [
      { life: { A: 20, B: 17 } },
      {
        zone: 'battlefield',
        player: 'B',
        card: 'Bear',
        count: 0,
        token: false,
        tapped: true,
        faceDown: false,
        owner: 'B',
        counters: { time: 2 },
        attacking: true,
        blocking: true,
      },
      { library: 'A', top: ['Forest', 'Shock'] },
      { graveyard: 'A', cards: [] },
      {
        permanent: 'Giant',
        any: true,
        player: 'B',
        power: 3,
        toughness: 3,
        basePower: 3,
        tapped: true,
        damage: 2,
        counters: {},
        has: ['flying'],
        lacks: ['haste'],
        hasCount: { flying: 2 },
        types: ['creature'],
        notTypes: [],
        subtypes: ['giant'],
        notSubtypes: [],
        supertypes: [],
        colors: 'R',
        hasColors: 'R',
        lacksColors: 'U',
        attacking: true,
        blocking: 'Bear',
        blocked: true,
        band: 1,
        attachedTo: 'Bear',
      },
      { player: 'A', counters: { poison: 2 }, mana: '{G}', lost: false, won: true, turnActive: true },
      { player: 'A', mana: { G: 2 } },
      { stack: 1 },
      { stack: 'Bolt', count: 1 },
      { emblems: { A: 1 } },
      { can: { player: 'A', cast: 'Bolt' }, is: false },
      { can: { player: 'A', attack: 'Bear', defender: 'B' } },
      { awaits: { player: 'A', kind: 'priority' } },
      { steps: { turn: 1, are: ['untap', 'upkeep'] } },
      { event: 'LifeLost', player: 'A', amount: 2, rule: '2008:300.3', count: 1 },
      { sees: { player: 'B', card: 'Island', in: 'hand@A' }, is: false },
      { result: 'draw' },
      { winner: 'A' },
    ] as const
  ).map((one): [string, object] => [`expectation ${Object.keys(one)[0]}`, expecting(one)]),
];

const unbuilt: readonly [key: string, input: object][] = [
  ['format', { ...base, format: 'planechase' }],
  ['range', { ...base, range: 1 }],
  ['commander', { players: { A: { commander: ['Bear'] }, B: {} } }],
  ['schemes', { players: { A: { schemes: ['Bear'] }, B: {} } }],
  ['planes', { players: { A: { planes: ['Bear'] }, B: {} } }],
];

const zap = (to: string): object => ({
  v: 1,
  name: 'Zap',
  layout: 'normal',
  faces: [
    {
      name: 'Zap',
      types: ['instant'],
      cost: '{R}',
      abilities: [{ kind: 'spell', targets: [{ as: 'victim', what: 'anyTarget' }], do: [{ do: 'damage', amount: 2, to: { ref: to } }] }],
    },
  ],
});
const wrong: readonly [what: string, input: object, says: RegExp][] = [
  ['a key that is none', { ...base, scrip: [] }, /^scrip: is no key here/],
  ['a key of an object', object({ taped: true }), /^players\.A\.battlefield\[0\]\.taped: is no key here/],
  ['a key of a line', line({ ...saying, cast: 'Bolt', target: ['B'] }), /^script\[0\]\.target: is no key here/],
  ['a key of an expectation', expecting({ permanent: 'Bear', powr: 2 }), /^expect\[0\]\.powr: is no key here/],
  ['a step that is none', line({ ...saying, step: 'main', cast: 'Bolt' }), /^script\[0\]\.step/],
  ['a line that does nothing', line({ ...saying }), /^script\[0\]: /],
  ['an event that is none', expecting({ event: 'LifeWent' }), /^expect\[0\]\.event/],
  ['mana that is none', { players: { A: { manaPool: '{2}' }, B: {} } }, /mana such as/],
  ['a line without its player', line({ turn: 1, step: 'upkeep', cast: 'Bolt' }), /^script\[0\]\.player: is missing/],
  ['a line of a stranger', line({ ...saying, player: 'C', cast: 'Bolt' }), /there is no player C/],
  ['answers of a stranger', { ...base, answers: { C: [] } }, /^answers\.C: there is no player C/],
  ['one player', { players: { A: {} } }, /^players: there must be two/],
  ['no players', {}, /^players: is missing/],
  ['a vanguard where there are none', { players: { A: { vanguard: 'Bear' }, B: {} } }, /^players\.A\.vanguard: only in/],
  ['players and a game', { ...base, from: { file: 'a', at: 0 } }, /one or the other/],
  ['a card that is none', { ...base, cards: { Bear: { name: 'Bear' } } }, /^cards\.Bear/],
  [
    'a card that speaks of what it does not bind',
    { ...base, cards: { Zap: zap('target') } },
    /^cards\.Zap: speaks of "target", which nothing in it binds; it binds victim/,
  ],
];

describe('the format', () => {
  it.each(keys)('has %s', (_, input) => expect(errorOf(input)).toBeNull());
  it('takes a card that speaks of what it binds', () => expect(errorOf({ ...base, cards: { Zap: zap('victim') } })).toBeNull());
  it.each(unbuilt)('does not have %s yet', (key, input) => {
    expect(errorOf(input)).toBe(`not yet: ${key}`);
    expect(notYet.map((one) => one.key)).toContain(key);
  });
  it('lists nothing as not built that is not refused', () => expect(unbuilt.map(([key]) => key).toSorted()).toEqual(notYet.map(({ key }) => key).toSorted()));
  it.each(wrong)('refuses %s', (_, input, says) => expect(errorOf(input)).toMatch(says));
});

describe('a file', () => {
  it('may have comments, but none inside a text', () => {
    expect(withoutComments('{"a": "b // c"} // d')).toBe('{"a": "b // c"}     ');
    expect(withoutComments('"\\"" // x')).toBe('"\\""     ');
  });
  it('holds one scenario or several', () => {
    const one = JSON.stringify({ name: 'one', ...base });
    expect(parseFile(`${one} // a comment`)).toHaveLength(1);
    expect(parseFile(`[${one}, // first\n${one}]`)).toHaveLength(2);
  });
  it('tells where it is no JSON', () => expect(parseFile('{"a": }')).toEqual([{ name: null, error: expect.stringContaining('is not valid JSON') }]));
  it('keeps the name of a scenario that cannot be read', () => expect(parseFile('{"name": "x"}')).toEqual([{ name: 'x', error: 'players: is missing' }]));
});
