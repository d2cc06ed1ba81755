import type { Cite, Combat, Event, Id } from '@arbiter/schema';
import type { Play, Procedure } from '../../engine/play.ts';
import { removedFromCombat } from './questions.ts';

declare module '../../engine/play.ts' {
  interface Procedures {
    removeFromCombat: (args: { readonly objects: readonly Id[]; readonly rule: Cite }) => void;
    endCombat: (args: Record<never, never>) => void;
  }
}

/** All that is in combat: attackers, blockers, planeswalkers under attack. */
const inCombat = ({ attacks, blocks }: Combat): readonly Id[] => {
  const attacked = attacks.flatMap(({ defender }) => (typeof defender === 'number' ? [defender] : []));
  return [...new Set([...attacks.map(({ attacker }) => attacker), ...blocks.map(({ blocker }) => blocker), ...attacked])];
};

/** 2008:306.4–306.4c; 2016:506.4. */
export function* removeFromCombat(play: Play, { objects, rule }: { readonly objects: readonly Id[]; readonly rule: Cite }): Procedure {
  play.record(...removedFromCombat(play.game, objects, rule));
}

/** As the end of combat step ends everything is removed from combat (2008:311.3). */
export function* endCombat(play: Play): Procedure {
  const { combat } = play.game;
  if (!combat) return;
  const objects = inCombat(combat);
  const removed: readonly Event[] = objects.length > 0 ? [{ type: 'RemovedFromCombat', rule: '2008:311.3', objects }] : [];
  play.record(...removed, { type: 'CombatEnded', rule: '2008:311.3' });
}
