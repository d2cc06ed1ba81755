import type { Cite, Game, Phase, Step } from '@arbiter/schema';
import { stepsOf } from '../engine/evolve/turns.ts';
import { type Finding, finding } from '../engine/finding.ts';

/* What a turn is made of, where it is asked (2008:301.1, 305.1–305.2, 306.1, 312.1). */

const rules: Readonly<Record<Phase, Cite>> = {
  beginning: '2008:301.1',
  'precombat-main': '2008:305.2',
  combat: '2008:306.1',
  'postcombat-main': '2008:305.2',
  ending: '2008:312.1',
};
const mainPhases: readonly Phase[] = ['precombat-main', 'postcombat-main'];

/** The steps of a phase in their order; a main phase has none. */
export const stepsIn = (phase: Phase): Finding<readonly Step[]> => finding(rules[phase], mainPhases.includes(phase) ? [] : stepsOf[phase]);
/** Whether it is a main phase, the one before combat or the one after it. */
export const isMainPhase = ({ turn }: Game): Finding<boolean> => finding('2008:305.1', turn.phase !== null && mainPhases.includes(turn.phase));
