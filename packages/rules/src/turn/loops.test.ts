import type { Ability, Answer, Card, Decision, Event, Game } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { gameWith } from '../engine/testGame.ts';
import { chartOf, type Played, playOn } from './testChart.ts';

const card = (name: string, ability: Ability): Card => ({ v: 1, name, layout: 'normal', faces: [{ name, types: ['enchantment'], abilities: [ability] }] });
const gain = { do: 'gainLife', who: 'you', amount: 1 } as const;
const start = card('Start', { kind: 'triggered', when: { on: 'step', step: 'upkeep' }, do: [gain] });
const echo = card('Echo', { kind: 'triggered', when: { on: 'gainLife', who: 'you' }, do: [gain] });
const maybe = card('Maybe', { kind: 'triggered', when: { on: 'gainLife', who: 'you' }, do: [{ do: 'may', who: 'you', then: [gain] }] });
const drain = card('Drain', { kind: 'triggered', when: { on: 'gainLife', who: 'you' }, do: [{ do: 'loseLife', who: 'opponents', amount: 1 }] });
const font = card('Font', { kind: 'activated', cost: [], do: [gain] });

const inUpkeep = (...cards: readonly Card[]): Game => {
  const game = gameWith(
    [...cards, font],
    [
      ...cards.map((c) => ({ owner: 'A', zone: 'battlefield', card: c.name }) as const),
      ...['A', 'B'].flatMap((owner) => [{ owner, zone: 'library', card: 'Font' } as const]),
    ],
  );
  return {
    ...game,
    startingPlayer: 'A',
    turn: { ...game.turn, phase: 'beginning', step: null },
    agenda: { ...game.agenda, lastRegular: 'A', steps: [{ step: 'upkeep', extra: false }], phases: [{ phase: 'precombat-main', extra: false }] },
  };
};
const play = (game: Game, say: (decision: Decision) => Answer | null): Played => playOn(chartOf(game), (decision) => say(decision));
const passing =
  (times: number) =>
  (decision: Decision): Answer =>
    decision.kind === 'loop'
      ? { times }
      : decision.kind === 'confirm'
        ? { yes: true }
        : decision.kind === 'order'
          ? { order: decision.space.of }
          : { pass: true };
const of = <T extends Event['type']>(played: Played, type: T): readonly Event[] => played.events.filter((e) => e.type === type);
const result = ({ at }: Played): Game['result'] => at.context.game.result;

describe('a loop of mandatory actions', () => {
  it('is a draw once nobody will act', () => {
    const played = play(inUpkeep(start, echo), passing(0));
    expect(played.asked.filter((asked) => asked.endsWith('loop'))).toEqual(['A loop', 'B loop']);
    expect(result(played)).toEqual({ winners: [], draw: true, cite: '2008:102.4b' });
    expect(played.events.at(-1)?.type).toBe('GameEnded');
  });
  it('goes on for whoever says he will act, who is not asked again if he lets it come back', () => {
    const played = play(inUpkeep(start, echo), (decision) => passing(decision.seat === 'A' ? 1 : 0)(decision));
    expect(played.asked.filter((asked) => asked.endsWith('loop'))).toEqual(['A loop', 'B loop']);
    expect(of(played, 'LoopDeclined').map((e) => 'player' in e && e.player)).toEqual(['A', 'B']);
    expect(result(played)).toMatchObject({ draw: true });
  });
  it('is none if something runs out', () => {
    const played = play(inUpkeep(start, echo, drain), passing(0));
    expect(result(played)).toMatchObject({ winners: ['A'], draw: false });
    expect(played.asked).not.toContain('A loop');
  });
  it('is none if a choice keeps it going', () => {
    const played = playOn(chartOf(inUpkeep(start, maybe)), passing(0), 60);
    expect(played.asked).not.toContain('A loop');
    expect(result(played)).toBeNull();
  });
});

describe('a loop that a player keeps going', () => {
  const repeating = (decision: Decision, stack: number): Answer | null => {
    if (decision.kind === 'loop') return { times: 2 };
    if (decision.kind !== 'priority') return null;
    const again = decision.space.options.find((option) => 'activate' in option);
    return decision.seat === 'A' && stack === 0 && again ? again : { pass: true };
  };
  it('is repeated as often as he names and no more, and is never a draw', () => {
    const { events, asked, at } = playOn(chartOf(inUpkeep(font)), (decision, now) =>
      now.context.game.turn.step === 'upkeep' ? repeating(decision, now.context.game.stack.length) : null,
    );
    expect(asked.filter((question) => question === 'A loop')).toHaveLength(1);
    expect(events.filter((e) => e.type === 'AbilityActivated')).toHaveLength(6);
    expect(at.context.game.turn.step).not.toBe('upkeep');
    expect(at.context.game.result).toBeNull();
  });
});

describe('a yield', () => {
  it('passes for its player until its moment', () => {
    const { events, asked } = playOn(chartOf(inUpkeep(start)), (decision, now) => {
      if (now.context.game.turn.number > 1) return null;
      return decision.seat === 'B' ? { pass: true, until: { step: 'precombat-main' }, stopIf: ['opponent-acts'] } : { pass: true };
    });
    const passes = events.filter((e) => e.type === 'PriorityPassed').map((e) => `${e.player}${e.yielded ? '+' : ''}`);
    expect(asked).toEqual(['A priority', 'B priority', 'A priority', 'A priority', 'B priority']);
    expect(passes).toEqual(['A', 'B', 'A', 'B+', 'A', 'B']);
    expect(events.filter((e) => e.type === 'YieldSet' || e.type === 'YieldEnded').map((e) => e.type)).toEqual(['YieldSet', 'YieldEnded']);
  });
});
