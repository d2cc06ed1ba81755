import type { Ability, Decision, Game, Instruction } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../effects/continuous/look.ts';
import { artifact, auto, creature, game, instant, mountain, on, type Played, type Reply, run, swamp, tapFor, withdraw } from './testCasting.ts';
import { excusesOf } from './told.ts';

const gain: Ability = { kind: 'spell', do: [{ do: 'gainLife', who: 'you', amount: 1 }] };
const charm = instant('Charm', '{1}', gain);
const bird = creature('Bird', '{G}', tapFor('{W/U}'));
const env = { source: 1, controller: 'A', bindings: {}, x: null };
/** A is told to cast the first object. */
const told = (start: Game, how: Partial<Extract<Instruction, { do: 'cast' }>>, ...replies: readonly Reply[]): Played =>
  run(start, 'perform', { env, instructions: [{ do: 'cast', who: 'you', what: 'self', ...how }] }, ...replies);
const asked = ({ asked }: Played): readonly string[] => asked.map(({ kind, withdrawable }: Decision) => (withdrawable ? kind : `${kind}!`));
const floating = (start: Game): Game => ({
  ...start,
  players: start.players.map((player) => (player.seat === 'A' ? { ...player, mana: [{ type: 'R', source: 2 }] } : player)),
});

describe('a spell that is to be cast if able', () => {
  const lands = game([on('hand', charm), on('battlefield', mountain)]);
  it('is left to a player who would have to use a mana ability (2016:117.3c)', () => {
    const left = told(lands, {}, { yes: false });
    expect([asked(left), left.asked[0]?.space.cite, left.game.stack]).toEqual([['confirm!'], '2016:117.3c', []]);
    expect(told(lands, {}, { yes: true }, auto).game.stack).toHaveLength(1);
  });
  it('is left too by taking it back', () => {
    const left = told(lands, {}, { yes: true }, withdraw);
    expect([asked(left), left.game.stack, left.game.players[0]?.hand]).toEqual([['confirm!', 'pay'], [], [1]]);
  });
  it('must be cast with the mana that floats; it can be begun anew once, then no more', () => {
    const cast = told(floating(lands), {}, withdraw, auto);
    expect([asked(cast), cast.game.stack.length, cast.game.players[0]?.mana]).toEqual([['pay', 'pay!'], 1, []]);
  });
  it('binds its player, but not to a mana ability that he has begun', () => {
    const start = floating(game([on('hand', charm), on('battlefield', bird)]));
    const cast = told(start, {}, withdraw, { activate: 2, ability: 0 }, withdraw, { spend: [0] });
    expect([asked(cast), cast.game.stack.length, cast.game.objects[2]?.tapped]).toEqual([['pay', 'pay!', 'value', 'pay!'], 1, false]);
  });
  it('is not asked about where a player cannot pay for it', () => {
    expect(asked(told(game([on('hand', charm)]), {}))).toEqual([]);
    expect(asked(told(game([on('hand', charm), on('battlefield', mountain)]), { cost: [{ life: 30 }] }))).toEqual([]);
  });
  it('may be paid for by a card in hand, for all that others know', () => {
    expect(asked(told(game([on('hand', charm), on('hand', swamp)]), {}, { yes: true }))).toEqual(['confirm!']);
  });
  it('is left to a player who would have to show what he holds (2016:117.8c)', () => {
    const rite = (of: 'any' | { type: 'creature' }): string =>
      instant('Rite', '{0}', { kind: 'extraCost', extra: { key: 'additional', cost: [{ discard: of }] }, optional: false }, gain);
    const excuses = (of: Parameters<typeof rite>[0], ...hand: readonly string[]) =>
      excusesOf(lookOf(game([rite(of), ...hand].map((card) => on('hand', card)))), { seat: 'A', object: 1, cost: null }).map(({ rule }) => rule);
    expect([excuses({ type: 'creature' }, swamp), excuses({ type: 'creature' }, bird), excuses('any', bird)]).toEqual([['2016:117.8c'], ['2016:117.8c'], []]);
    expect(excuses({ type: 'creature' })).toEqual([]);
  });
  it('is what effects make of its cost', () => {
    const tax = artifact('Tax', '{1}', { kind: 'static', play: [{ costs: 'any', more: '{1}' }] });
    const excuses = (free: boolean) =>
      excusesOf(lookOf(game([on('hand', charm), on('battlefield', tax), on('battlefield', mountain)])), {
        seat: 'A',
        object: 1,
        cost: free ? [{ mana: '{0}' }] : null,
      });
    expect([excuses(true).map(({ rule }) => rule), excuses(false)]).toEqual([['2016:117.3c'], []]);
  });
});
