import type { Game } from '@arbiter/schema';
import type { Hooks, Look } from './play.ts';

const look = (game: Game): Look => ({
  game,
  of: () => {
    throw new Error('not asked');
  },
  triggered: [],
  replacing: [],
  playRules: [],
});

/** The kernel without any chapter: these procedures, no characteristics, nothing that triggers, replaces or follows. */
export const bareHooks = (procedures: object): Hooks => ({
  procedures: procedures as never, // only the names a test calls are there
  look,
  notice: () => [],
  woulds: {
    affected: () => ({ seat: 'A', thing: null }),
    whyNot: () => null,
    reconciled: (_, woulds) => woulds,
    replacers: () => [],
    *replace() {
      return { woulds: [] };
    },
    consequences: () => [],
    events: () => [],
  },
});
