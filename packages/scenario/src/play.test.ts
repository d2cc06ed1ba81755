import { describe, expect, it } from 'vitest';
import { scenario } from './builder.ts';
import { runText } from './files.ts';
import type { Scenario } from './format/scenario.ts';
import { exitCode, type Result } from './result.ts';

const bolt: Scenario = {
  players: { A: { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Grizzly Bears'] }, B: { battlefield: ['Hill Giant'] } },
  start: { step: 'precombat-main' },
};
const main = { turn: 1, step: 'precombat-main', player: 'A' } as const;
const cast = { ...main, cast: 'Lightning Bolt', targets: ['B'] };
const told = (more: Partial<Scenario>): readonly string[] => {
  const failures = scenario({ ...bolt, ...more }).run();
  return failures.map(({ expected, actual, at }) => `${at}: ${expected} | ${actual}`);
};

type Row = readonly [what: string, more: Partial<Scenario>, says: RegExp];
const wrong: readonly Row[] = [
  ['an expectation', { script: [cast], expect: [{ life: { B: 20 } }] }, /^turn 1 precombat-main: B's life is 20 \| B's life is 17$/],
  ['an expectation on the way', { script: [{ ...main, expect: [{ stack: 1 }] }] }, /objects on the stack: 1 \| objects on the stack: 0/],
  [
    'a cast that is not possible',
    { script: [{ ...cast, cast: 'Shock' }] },
    /A .*"cast":"Shock".* \| cast Shock is not possible now; A may cast Lightning Bolt@A, activate Mountain: \{T\}/,
  ],
  ['a target that is none', { script: [{ ...cast, targets: ['Mountain'] }] }, /"Mountain".* is none of the options; A is asked for targets: .*Hill Giant@B/],
  ['a target too many', { script: [{ ...cast, targets: ['B', 'A'] }] }, /nobody asked for target "A"/],
  [
    'a line whose step is over',
    { script: [{ turn: 1, step: 'combat-damage', player: 'A', cast: 'Lightning Bolt' }], stop: { turn: 2, step: 'upkeep' } },
    /not done: its turn was over/,
  ],
  ['a line whose step does not come', { script: [{ turn: 1, step: 'combat-damage', player: 'A', cast: 'Lightning Bolt' }] }, /not done: its step did not come/],
  [
    'a line whose step did not come',
    { script: [{ turn: 1, step: 'combat-damage', player: 'A', cast: 'Lightning Bolt' }], stop: { turn: 1, step: 'end' } },
    /not done: its step did not come/,
  ],
  [
    'a kicker there is no mana for',
    {
      players: { A: { hand: ['Gatekeeper of Malakir'], battlefield: ['Swamp*2'] }, B: {} },
      script: [{ ...main, cast: 'Gatekeeper of Malakir', kicked: 1 }],
    },
    /it could not be kicked/,
  ],
  ['a line that is held for ever', { script: [{ ...cast, while: 'Shock' }] }, /not done: its step was over/],
  ['what must be refused and is not', { script: [{ ...cast, illegal: true }] }, /is refused \| it was done/],
  [
    'what is refused by another rule',
    {
      script: [
        { ...main, cast: 'Lightning Bolt', targets: ['Mountain'], illegal: true },
        { ...cast, illegal: '2016:601.2c' },
      ],
    },
    /is refused by 2016|it was done/,
  ],
  ['an attack that is not possible', { script: [{ turn: 1, player: 'A', attack: ['Hill Giant'] }] }, /Hill Giant cannot attack/],
  [
    'a block that is not possible',
    {
      script: [
        { turn: 1, player: 'A', attack: ['Grizzly Bears'] },
        { turn: 1, player: 'B', block: [{ blocker: 'Grizzly Bears', attacker: 'Hill Giant' }] },
      ],
    },
    /Grizzly Bears cannot block Hill Giant/,
  ],
  ['an answer that is none', { script: [{ ...main, cast: 'Lightning Bolt' }], answers: { A: ['Shock'] } }, /"Shock" is none of the options/],
  ['an answer left over', { script: [cast], answers: { A: ['yes'] } }, /every answer is used \| A has left: "yes"/],
  [
    'an answer left over where they fit and all must be used',
    { script: [cast], answers: { A: ['yes'] }, answerOrder: 'fit', strict: true },
    /every answer is used/,
  ],
  ['an answer that is missing', { script: [{ ...main, cast: 'Lightning Bolt' }], strict: true }, /a written answer \| A is asked for targets/],
  [
    'a line after the end of the game',
    {
      script: [
        { ...main, concede: true },
        { turn: 2, step: 'upkeep', player: 'B', cast: 'Shock' },
      ],
    },
    /not done: the game was over/,
  ],
  ['a permanent that is not there', { expect: [{ permanent: 'Shock' }] }, /Shock in play \| there is none; there: Mountain@A, Grizzly Bears@A, Hill Giant@B/],
  ['one of several', { expect: [{ permanent: '*', player: 'A', types: ['creature'] }] }, /Mountain@A types \["creature"\] \| types \["land"\]/],
  ['an event', { script: [cast], expect: [{ event: 'LifeLost', player: 'A' }] }, /LifeLost .*\| 0; there was .*"player":"B"/],
  ['chance left over', { chance: { A: { coin: [true] } } }, /chance comes out as written \| A has left of coin: true/],
];

describe('what does not come out as written is told', () => {
  it.each(wrong)('%s', (_, more, says) => expect(told(more)).toEqual([expect.stringMatching(says)]));
});

describe('what may be so is not told', () => {
  it.each<readonly [string, Partial<Scenario>]>([
    ['a try that is not possible', { script: [{ ...cast, cast: 'Shock', try: true }] }],
    ['a "no" to what was never offered', { script: [cast], answers: { A: ['no'] } }],
    ['answers left over where they only fit', { script: [cast], answers: { A: ['yes', 3] }, answerOrder: 'fit' }],
    [
      'an answer written though there is no choice',
      {
        players: { A: { hand: ['Giant Growth'], battlefield: ['Forest', 'Grizzly Bears'] }, B: {} },
        script: [{ ...main, cast: 'Giant Growth' }],
        answers: { A: ['Grizzly Bears'] },
      },
    ],
    ['no attack where there is nobody to attack with', { players: { A: {}, B: {} }, script: [{ turn: 1, player: 'A', attack: [] }] }],
    ['lines after the moment it stops at', { script: [{ ...main, turn: 9, cast: 'Shock' }], stop: { turn: 1, step: 'end' } }],
  ])('%s', (_, more) => expect(told(more)).toEqual([]));
});

describe('a scenario that cannot be run', () => {
  const resultOf = (data: object): Result => runText(JSON.stringify(data), { file: 'a.json' })[0] as Result;
  it.each([
    ['names an unknown card', { players: { A: { hand: ['No Such Card'] }, B: {} } }, /no card is called No Such Card/],
    [
      'attaches to what is not there',
      { players: { A: { battlefield: [{ card: 'Holy Strength', attachedTo: 'Hill Giant' }] }, B: {} } },
      /there is no Hill Giant/,
    ],
    ['gives to nobody', { players: { A: { battlefield: [{ card: 'Hill Giant', owner: 'C' }] }, B: {} } }, /there is no player C/],
    ['chooses what is not chosen', { players: { A: { battlefield: [{ card: 'Hill Giant', chosen: { color: 'red' } }] }, B: {} } }, /has no choice of a color/],
    ['has a face that is none', { players: { A: { battlefield: [{ card: 'Hill Giant', face: 'Back' }] }, B: {} } }, /has no face Back/],
    ['aims at too little', { players: { A: { stack: ['Lightning Bolt'] }, B: {} } }, /has 1 targets, not 0/],
    ['begins in a game that nobody reads', { from: { file: 'a.ndjson', at: 1 } }, /nothing reads a\.ndjson/],
  ])('%s', (_, data, says) => {
    const result = resultOf(data);
    expect(result).toMatchObject({ ok: false, failures: [], error: expect.stringMatching(says) });
    expect(exitCode([result])).toBe(2);
  });
  it('lists the cards it does not know', () => expect(resultOf({ players: { A: { hand: ['Foo', 'Bar*2'] }, B: {} } }).unknownCards).toEqual(['Foo', 'Bar']));
  it('leaves the others of its file alone', () => {
    const results = runText(JSON.stringify([{ players: {} }, bolt, { ...bolt, expect: [{ stack: 1 }] }]), { file: 'a.json' });
    expect(results.map(({ ok, error }) => [ok, error !== null])).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ]);
    expect([results, results.slice(0, 2), results.slice(1, 2)].map(exitCode)).toEqual([1, 2, 0]);
  });
});
