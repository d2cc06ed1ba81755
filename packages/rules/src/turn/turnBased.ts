import { isPlaying } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { cleanUp } from './cleanup.ts';
import { untap } from './untap.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    actTurnBased: (args: Record<never, never>) => void;
  }
}

/** What the game does of itself as a step begins (2016:703.4). A turn whose player has left goes on without him (2016:800.4j). */
export function* actTurnBased(play: Play): Procedure {
  const { step, active } = play.game.turn;
  const here = isPlaying(play.game, active);
  switch (step) {
    case 'untap':
      return here ? yield* untap(play, active) : undefined;
    case 'draw':
      return here ? yield* play.call('drawCards', { seat: active, amount: 1, rule: '2008:304.1' }) : undefined;
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
      return yield* cleanUp(play, here ? active : null);
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
