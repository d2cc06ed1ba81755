import { activeSeats } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { cleanUp } from './cleanup.ts';
import { untap } from './untap.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    actTurnBased: (args: Record<never, never>) => void;
  }
}

/** Each player on the team whose turn it is draws (2008:304.1; 2016:805.4b). */
function* draw(play: Play): Procedure {
  for (const seat of activeSeats(play.game)) yield* play.call('drawCards', { seat, amount: 1, rule: '2008:304.1' });
}

/** What the game does of itself as a step begins (2016:703.4). A turn whose player has left goes on without him (2016:800.4j). */
export function* actTurnBased(play: Play): Procedure {
  const here = activeSeats(play.game).length > 0;
  const { step } = play.game.turn;
  switch (step) {
    case 'untap':
      return here ? yield* untap(play) : undefined;
    case 'draw':
      return yield* draw(play);
    case 'beginning-of-combat':
      return here ? yield* play.call('chooseDefender', {}) : undefined;
    case 'declare-attackers':
      return here ? yield* play.call('declareAttackers', {}) : undefined;
    case 'declare-blockers':
      return yield* play.call('declareBlockers', {});
    case 'first-strike-damage':
    case 'combat-damage':
      return yield* play.call('assignCombatDamage', {});
    case 'cleanup':
      return yield* cleanUp(play);
    case 'upkeep':
    case 'precombat-main':
    case 'end-of-combat':
    case 'postcombat-main':
    case 'end':
    case null:
      return undefined;
    default:
      return step satisfies never;
  }
}
