import {
  type Ability,
  type Answer,
  type Cost,
  type CostPart,
  type Decision,
  type Event,
  type Game,
  list,
  makeCost,
  type PlayChange,
  parseCost,
} from '@arbiter/schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolve } from '../engine/evolve/index.ts';
import { artifact, creature, forest, game, instant, on, type Place, type Reply, runBy, swamp, tapFor, withdraw } from './testCasting.ts';

const creatures = { type: 'creature' } as const;
const parts: readonly CostPart[] = [
  { mana: '{G}' },
  { mana: '{1}{B}' },
  { mana: '{X}' },
  { mana: '{G/P}' },
  { mana: '{2/B}' },
  { life: 2 },
  { life: 'X' },
  { sacrifice: creatures },
  { sacrifice: { type: 'artifact' } },
  { discard: 'any' },
  { exile: 'any', from: 'graveyard' },
  { exile: creatures, from: 'hand' },
  { tapOther: creatures, count: 1 },
  { putBack: { type: 'artifact' }, to: { zone: 'hand' } },
  { reveal: creatures },
  { putCounters: '-1/-1', count: 1, on: creatures },
  { removeCounters: 'charge', count: 1, on: { type: 'artifact' } },
  { payCounters: 'energy', count: 1 },
  { oneOf: [[{ life: 1 }], [{ mana: '{1}' }], [{ sacrifice: creatures }]] },
  { cost: [{ life: 1 }, { mana: '{1}' }], times: 2 },
];
/** What stands for mana. */
const words: readonly Ability[] = ['convoke', 'improvise', 'delve'].map((keyword) => ({ kind: 'keyword', keyword }));
const anyCost = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 });

const elf = creature('Elf', '{G}', tapFor('{G}'));
const pet = creature('Pet', '{B}', { kind: 'activated', cost: [{ sacrifice: 'self' }], do: [{ do: 'mana', who: 'you', mana: '{B}' }] });
const rock = artifact('Rock', '{1}', tapFor('{B/G}'));
const dearly = (name: string, cost: Cost, more: readonly Ability[] = []): string =>
  instant(name, '{0}', { kind: 'extraCost', extra: { key: 'additional', cost }, optional: false }, ...more, {
    kind: 'spell',
    do: [{ do: 'gainLife', who: 'you', amount: 1 }],
  });
const around = (spell: string): Game =>
  game(
    [
      on('hand', spell),
      ...['Forest', 'Forest', 'Swamp'].map((name) => on('battlefield', name === 'Forest' ? forest : swamp)),
      ...[elf, pet, rock, pet].map((name): Place => on('battlefield', name, name === rock ? { counters: { charge: 1 } } : {})),
      on('hand', elf),
      on('hand', forest),
      on('graveyard', swamp),
    ],
    (begun) => ({ ...begun, players: begun.players.map((player) => (player.seat === 'A' ? { ...player, counters: { energy: 2 } } : player)) }),
  );

/** Each number picks an answer to one question; the nth question is the last before it is all taken back. */
function played(start: Game, picks: readonly number[], stop: number, keeps: number) {
  let nth = 0;
  let kept: readonly number[] = [];
  const reply = (decision: Decision): Reply => {
    if (decision.kind === 'keep') {
      kept = decision.space.abilities.filter((_, at) => (keeps >> at) & 1);
      return { keep: kept };
    }
    if (nth === stop && decision.withdrawable) return withdraw;
    const answers = list(decision, 30) as Answer[];
    return answers[(picks[nth++ % picks.length] ?? 0) % answers.length] as Answer;
  };
  const done = runBy(start, 'castSpell', { object: 1 }, reply);
  return { ...done, kept: () => kept };
}

const sourcesOf = (events: readonly Event[]): readonly number[] =>
  events.flatMap((event) => (event.type === 'AbilityActivated' && event.mana ? [event.source] : []));

describe('what is taken back', () => {
  const answers = fc.array(fc.nat(29), { minLength: 1, maxLength: 12 });
  it('leaves the mana abilities that are kept, and nothing else', () => {
    fc.assert(
      fc.property(anyCost, fc.subarray([...words]), answers, fc.nat(10), fc.nat(255), (cost, more, picks, stop, keeps) => {
        const start = around(dearly('Dear', cost, more));
        const { result, game: after, events, kept } = played(start, picks, stop, keeps);
        if ('done' in (result as object)) return;
        const reversed = events.findLast(({ type }) => type === 'ActionReversed');
        const facts = reversed?.type === 'ActionReversed' ? reversed.kept : [];
        const used = sourcesOf(events.filter(({ type }) => type !== 'ActionReversed'));
        expect(sourcesOf(facts)).toEqual(kept().map((at) => used[at]));
        expect(after).toEqual(facts.reduce<Game>(evolve, start));
        if (facts.length === 0) expect(after).toEqual(start);
      }),
      { numRuns: 200 },
    );
  });
  it('is nothing of what was paid in full: all of it is gone then', () => {
    fc.assert(
      fc.property(anyCost, fc.subarray([...words]), answers, (cost, more, picks) => {
        const start = around(dearly('Dear', cost, more));
        const { result, game: after } = played(start, picks, -1, 0);
        if ('done' in (result as object)) expect(after.stack).toHaveLength(1);
        else expect([after.stack, after.players[0]?.hand]).toEqual([[], start.players[0]?.hand]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what a spell costs', () => {
  const rules: readonly PlayChange[] = [
    { costs: 'any', more: '{1}' },
    { costs: 'any', more: '{G}' },
    { costs: 'any', less: '{1}' },
    { costs: 'any', less: '{3}', atLeast: 1 },
    { costs: 'any', less: '{G}', atLeast: 2 },
    { costs: 'any', less: '{G}{G}' },
    { costs: 'any', less: '{B/P}' },
    { costs: 'any', less: 2, atLeast: 1 },
    { costs: 'any', atLeast: 3 },
    { costs: 'any', extra: [{ mana: '{B}' }] },
  ];
  const names = rules.map((change, at) => artifact(`Rule ${at}`, '{0}', { kind: 'static', play: [change] }));
  const sorted = (cost: string): string => makeCost(parseCost(cost).toSorted((a, b) => (makeCost([a]) < makeCost([b]) ? -1 : 1)));
  /** The mana that is asked for, with these rules having come in this order. */
  const owed = (cost: string, order: readonly number[]): string => {
    const spell = instant('Plain', cost, { kind: 'spell', do: [{ do: 'gainLife', who: 'you', amount: 1 }] });
    const lands = Array.from({ length: 14 }, (_, at) => on('battlefield', at % 2 === 0 ? forest : swamp));
    const { asked } = runBy(
      game([on('hand', spell), ...order.map((at) => on('battlefield', names[at] as string)), ...lands]),
      'castSpell',
      { object: 1 },
      (decision) => (decision.kind === 'pay' ? { auto: true } : (list(decision, 1)[0] as Answer)),
    );
    const paying = asked.find(({ kind }) => kind === 'pay');
    return paying?.kind === 'pay' ? sorted(paying.space.cost) : '{0}';
  };
  it('does not turn on what came first', () => {
    const costs = fc.constantFrom('{G}', '{1}{G}', '{G}{G}', '{2}{B}', '{G}{B}', '{4}', '{3}{G}{B}', '{0}', '{S}{1}', '{C}{2}');
    const orders = fc
      .subarray(
        rules.map((_, at) => at),
        { minLength: 2, maxLength: 4 },
      )
      .chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })));
    fc.assert(
      fc.property(costs, orders, (cost, [one, other]) => {
        expect(owed(cost, other)).toBe(owed(cost, one));
      }),
      { numRuns: 250 },
    );
  });
});
