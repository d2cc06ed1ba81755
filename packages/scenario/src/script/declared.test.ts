import type { Ability, Card } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { scenario } from '../builder.ts';
import type { Scenario } from '../format/scenario.ts';
import { parseScenario } from '../parse.ts';

const creature = (name: string, abilities: readonly Ability[] = []): Card => ({
  v: 1,
  name,
  layout: 'normal',
  faces: [{ name, types: ['creature'], power: 2, toughness: 2, abilities }],
});
const lure = creature('Lure', [{ kind: 'static', changes: [{ rule: 'mustBeBlocked' }] }]);
const berserk = creature('Berserk', [{ kind: 'static', changes: [{ rule: 'mustAttack' }] }]);
const board = (more: Partial<Scenario>): Scenario => ({
  cards: { Lure: lure, Berserk: berserk, Ox: creature('Ox') },
  players: { A: { battlefield: ['Lure'] }, B: { battlefield: ['Ox'] } },
  ...more,
});
const told = (more: Partial<Scenario>): readonly string[] =>
  scenario(board(more))
    .run()
    .map(({ expected, actual }) => `${expected} | ${actual}`);

const attack = { turn: 1, player: 'A', attack: ['Lure'] } as const;
const block = (blocker: string) => ({ turn: 1, player: 'B', block: [{ blocker, attacker: 'Lure' }] });

describe('a declaration that is the only legal one', () => {
  it('is made as it is written', () => expect(told({ script: [attack, block('Ox'), { turn: 1, step: 'end', expect: [{ life: { B: 20 } }] }] })).toEqual([]));
  it('is told from one that names others', () =>
    expect(told({ script: [attack, block('Lure')] })).toEqual([expect.stringMatching(/only one declaration is legal.*Lure cannot block/)]));
  it('refuses another one', () => expect(told({ script: [attack, { ...block('Lure'), illegal: true }, block('Ox')] })).toEqual([]));
  it('is not refused itself', () => expect(told({ script: [attack, { ...block('Ox'), illegal: true }] })).toEqual([expect.stringMatching(/is refused/)]));
  it('may be an attack', () => {
    const script = [{ turn: 1, player: 'A', attack: ['Berserk'] }];
    const stop = { turn: 1, step: 'end' } as const;
    expect(told({ players: { A: { battlefield: ['Berserk'] }, B: {} }, script, stop, expect: [{ life: { B: 18 } }] })).toEqual([]);
  });
});

describe('numbered attackers', () => {
  it('are counted among all that could attack', () =>
    expect(
      told({
        players: { A: { battlefield: ['Ox*3'] }, B: {} },
        script: [
          { turn: 1, player: 'A', attack: ['Ox#1', 'Ox#3'] },
          {
            turn: 1,
            step: 'declare-attackers',
            expect: [
              { permanent: 'Ox#2', attacking: false },
              { permanent: 'Ox#3', attacking: true },
            ],
          },
        ],
      }),
    ).toEqual([]));
});

describe('a keyword that no rule follows', () => {
  const withKeyword = (keyword: string) => parseScenario(board({ cards: { X: creature('X', [{ kind: 'keyword', keyword }]) } }));
  it('is told, with the card', () => expect(withKeyword('flyng')).toMatchObject({ error: 'not yet: the keyword "flyng" (cards.X)' }));
  it('is told inside what is granted', () =>
    expect(
      parseScenario(board({ cards: { X: creature('X', [{ kind: 'static', changes: [{ gain: [{ kind: 'keyword', keyword: 'haste ' }] }] }]) } })),
    ).toMatchObject({ error: expect.stringContaining('"haste "') }));
  it('is no matter where it is followed', () => expect(withKeyword('flying')).not.toHaveProperty('error'));
});
