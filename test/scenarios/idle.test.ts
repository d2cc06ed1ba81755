import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enchantment } from '@arbiter/cards';
import { parseFile, runText, type Scenario } from '@arbiter/scenario';
import { describe, expect, it } from 'vitest';

/** What a resolution does it does whether or not something that has nothing to do with it lies on the board. */
const files = ['resolution', 'sources-gone', 'targets-lost'].map((name) => `interactions/${name}.jsonc`);
const idle = enchantment('Idle', { cost: '{W}{U}{B}{R}{G}' });
const beside = (scenario: Scenario): Scenario => ({
  ...scenario,
  cards: { ...scenario.cards, Idle: idle },
  players: Object.fromEntries(
    Object.entries(scenario.players ?? {}).map(([seat, board]) => [
      seat,
      { ...board, battlefield: ['Idle', ...(board.battlefield ?? [])], exile: ['Idle', ...(board.exile ?? [])] },
    ]),
  ),
});

describe.each(files)('%s beside something idle', (file) => {
  const read = parseFile(readFileSync(join(import.meta.dirname, file), 'utf8'));
  const scenarios = read.flatMap((one) => ('scenario' in one ? [beside(one.scenario)] : []));
  const results = runText(JSON.stringify(scenarios), { file });
  it.each(results.map((result) => [result.name, result] as const))('%s', (_, { failures, error }) => {
    expect(error).toBeNull();
    expect(failures).toEqual([]);
  });
});
