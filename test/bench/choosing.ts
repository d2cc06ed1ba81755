import assert from 'node:assert/strict';
import { decisionOf, gameOf, lookOf } from '@arbiter/rules';
import { type Scenario, scenario } from '@arbiter/scenario';
import { priorityOptions } from '../../packages/rules/src/spells/options.ts';
import { type Bench, median, quantile, rounded, spread } from './measure.ts';

const name = 'choice-space-ms';
const [CASTABLE, ACTIVATABLE] = [40, 60];
const hand = ['Lightning Bolt', 'Giant Growth', 'Murder', 'Boros Charm', 'Pacifism', 'Grizzly Bears', 'Clone', 'Blaze', 'Flametongue Kavu', 'Deep Analysis'];
const table = ['Drudge Skeletons', 'Millstone', 'Chronatog', 'Arc-Slogger', 'Birds of Paradise', 'Quicksilver Elemental'];
const lands = ['Forest', 'Island', 'Mountain', 'Plains', 'Swamp'];
const times = (names: readonly string[], count: number): string[] => names.map((one) => `${one}*${count / names.length}`);

const board: Scenario = {
  rules: 'modern',
  players: {
    A: { hand: times(hand, CASTABLE), battlefield: [...times(table, ACTIVATABLE), ...times(lands, 15)], library: ['Forest*20'] },
    B: { battlefield: ['Hill Giant*5'], library: ['Forest*20'] },
  },
  start: { turn: 1, step: 'precombat-main' },
  stop: { turn: 1, step: 'precombat-main', when: 'begin' },
};

const [WARM, COUNTED] = [30, 200];

export const choosing: Bench = {
  names: [name],
  measure() {
    const { position, failures } = scenario(board).reach();
    assert.deepEqual(failures, []);
    assert(position);
    const game = gameOf(position);
    const seat = decisionOf(position)?.seat ?? '';
    const options = priorityOptions(lookOf(game), seat);
    const casts = options.filter((option) => 'cast' in option).length;
    const activations = options.filter((option) => 'activate' in option).length;
    if (casts < CASTABLE || activations < ACTIVATABLE) throw new Error(`${casts} castable, ${activations} activatable on that board`);
    const all: number[] = [];
    for (let n = 0; n < WARM + COUNTED; n++) {
      const fresh = { ...game }; // nothing remembered of it
      const began = performance.now();
      priorityOptions(lookOf(fresh), seat);
      if (n >= WARM) all.push(performance.now() - began);
    }
    return Promise.resolve({
      measures: [{ name, value: rounded(median(all)), unit: 'ms' }],
      notes: [`${name}: ${casts} castable cards, ${activations} abilities, layers and all; p99 ${rounded(quantile(all, 0.99))}; ${spread(all)}`],
    });
  },
};
