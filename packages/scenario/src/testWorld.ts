import { cardNamed } from '@arbiter/cards';
import type { Scenario } from './format/scenario.ts';
import { type World, worldOf } from './names/world.ts';
import { parseScenario } from './parse.ts';
import { boardOf } from './setup/board.ts';
import { bookOf } from './setup/cards.ts';

/** A board to look names up on; each of the cards costs nothing and does what its text says. */
export function worldWith(players: NonNullable<Scenario['players']>, cards: NonNullable<Scenario['cards']> = {}): World {
  const parsed = parseScenario({ players, cards });
  if ('error' in parsed) throw new Error(parsed.error);
  const { game, aliases } = boardOf(parsed.scenario, bookOf(parsed.scenario, cardNamed));
  return worldOf(game, aliases);
}
