import type { WouldRules } from '../../engine/play.ts';
import { enchanting } from './enchanting.ts';
import { consequences, facts } from './facts.ts';
import { reconciled, whyNot } from './possible.ts';
import { applyReplacement } from './replace.ts';
import { affected, candidates } from './replacers.ts';
import { arranged } from './shared.ts';

/** How each thing that is about to happen is replaced, prevented, and turned into facts. */
export const wouldRules: WouldRules = {
  arranged,
  affected,
  whyNot,
  reconciled,
  consequences,
  events: facts,
  completed: enchanting,
  replacers: candidates,
  *replace(play, would, by) {
    const candidate = candidates(play.look, would).find((c) => c.key === by.key);
    return candidate ? yield* applyReplacement(play, would, candidate) : { woulds: [would] };
  },
};
