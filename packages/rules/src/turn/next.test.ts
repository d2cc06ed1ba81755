import type { Card, Event, Game, Phase, Step } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { gameWith } from '../engine/testGame.ts';
import { chartOf, type Played, playOn } from './testChart.ts';

const bear: Card = {
  v: 1,
  name: 'Bear',
  layout: 'normal',
  faces: [{ name: 'Bear', types: ['creature'], power: 2, toughness: 2, abilities: [{ kind: 'keyword', keyword: 'first strike' }] }],
};
const library = ['A', 'B'].flatMap((owner) => Array.from({ length: 9 }, () => ({ owner, zone: 'library', card: 'Bear' }) as const));
/** A's first main phase is next, of a turn that is not the first. */
const before = (phases: readonly Phase[], change: Partial<Game> = {}, agenda: Partial<Game['agenda']> = {}, rules: 'classic' | 'modern' = 'classic'): Game => {
  const game = gameWith([bear], library, ['A', 'B'], rules);
  const next = { ...game.agenda, lastRegular: 'A', phases: phases.map((phase) => ({ phase, extra: false })), ...agenda };
  return { ...game, startingPlayer: 'A', turn: { ...game.turn, number: 3, phase: null, step: null }, agenda: next, ...change };
};
/** Everyone passes, and attacks with nothing, until so many steps have begun. */
const steps = (game: Game, most: number): readonly string[] => {
  const played = playOn(chartOf(game), (decision) => (decision.kind === 'attackers' ? { attacks: [] } : { pass: true }), 80);
  return told(played.events).slice(0, most);
};
const told = (events: Played['events']): readonly string[] =>
  events.flatMap((e) => {
    if (e.type === 'TurnBegan') return [`turn ${e.player}${e.extra ? '+' : ''}`];
    if (e.type === 'StepBegan') return [e.step];
    return e.type === 'Skipped' ? [`(${e.what})`] : [];
  });
const without = (...names: readonly (Step | Phase)[]): { readonly player: string; readonly what: Step | Phase }[] =>
  names.map((what) => ({ player: 'A', what }));

describe('what is next', () => {
  it('an extra turn directly after this one, then the round goes on', () => {
    const turns = [
      { player: 'A', extra: true },
      { player: 'B', extra: true },
    ];
    const phases: readonly Phase[] = ['precombat-main'];
    const begun = steps(before(phases, {}, { turns }), 60).filter((name) => name.startsWith('turn'));
    expect(begun.slice(0, 3)).toEqual(['turn A+', 'turn B+', 'turn B']);
  });
  it('an extra phase where it stands', () => {
    expect(steps(before(['combat', 'combat', 'ending']), 9)).toEqual([
      'beginning-of-combat',
      'declare-attackers',
      '(declare-blockers)',
      '(combat-damage)',
      'end-of-combat',
      'beginning-of-combat',
      'declare-attackers',
      '(declare-blockers)',
      '(combat-damage)',
    ]);
  });
  it('not what is skipped', () => {
    expect(steps(before(['precombat-main', 'combat', 'postcombat-main', 'ending'], {}, { skips: without('combat', 'end') }), 6)).toEqual([
      'precombat-main',
      '(combat)',
      'postcombat-main',
      '(end)',
      'cleanup',
      'turn B',
    ]);
    const skipped = steps(before(['ending'], {}, { skips: [{ player: 'B', what: 'turn' }] }), 4);
    expect(skipped).toEqual(['end', 'cleanup', '(turn)', 'turn A']);
  });
  it('cleanup, where the turn is ended', () => {
    const game = before(['ending']);
    expect(steps({ ...game, turn: { ...game.turn, ending: true } }, 3)).toEqual(['(end)', 'cleanup', 'turn B']);
  });
});

describe('mana that nobody spent', () => {
  const floating = (rules: 'classic' | 'modern'): readonly Event[] => {
    const game = before(['precombat-main', 'postcombat-main'], {}, {}, rules);
    const players = game.players.map((p) => (p.seat === 'B' ? { ...p, mana: [{ type: 'R', source: 1 } as const, { type: 'G', source: 1 } as const] } : p));
    return playOn(chartOf({ ...game, players }), ({ kind }, { context }) =>
      kind === 'priority' && context.game.turn.step === 'precombat-main' ? { pass: true } : null,
    ).events;
  };
  it('is announced on passing, and burns', () => {
    const events = floating('classic');
    expect(events.find((e) => e.type === 'PriorityPassed' && e.player === 'B')).toMatchObject({ mana: '{R}{G}' });
    expect(events.find((e) => e.type === 'LifeLost')).toMatchObject({ player: 'B', amount: 2, rule: '2008:300.3' });
  });
  it('is only lost by the newer rules', () => {
    const events = floating('modern');
    expect(events.find((e) => e.type === 'ManaEmptied')).toMatchObject({ player: 'B' });
    expect(events.some((e) => e.type === 'LifeLost')).toBe(false);
  });
});

describe('combat damage', () => {
  it('comes in two steps where something strikes first', () => {
    const game = gameWith([bear], [{ owner: 'A', zone: 'battlefield', card: 'Bear' }, ...library]);
    const fighting = before(['combat', 'ending'], { objects: game.objects, battlefield: game.battlefield, players: game.players });
    const { events } = playOn(chartOf(fighting), (decision, { context }) => {
      if (context.game.turn.phase === 'ending') return null;
      if (decision.kind === 'attackers') return { attacks: [{ attacker: 1, defender: 'B' }] };
      return decision.kind === 'priority' ? { pass: true } : null;
    });
    expect(told(events).slice(0, 6)).toEqual([
      'beginning-of-combat',
      'declare-attackers',
      'declare-blockers',
      'first-strike-damage',
      'combat-damage',
      'end-of-combat',
    ]);
    expect(events.filter((e) => e.type === 'DamageDealt')).toMatchObject([{ source: 1, to: 'B', amount: 2 }]);
  });
});
