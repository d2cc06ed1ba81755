import type { Phase, Step } from '@arbiter/schema';

/** The steps of each phase, in order; a first combat damage step comes only where the rules add it (2008:310.5). */
const stepsOf = {
  beginning: ['untap', 'upkeep', 'draw'],
  'precombat-main': ['precombat-main'],
  combat: ['beginning-of-combat', 'declare-attackers', 'declare-blockers', 'first-strike-damage', 'combat-damage', 'end-of-combat'],
  'postcombat-main': ['postcombat-main'],
  ending: ['end', 'cleanup'],
} as const satisfies Readonly<Record<Phase, readonly Step[]>>;
export const phasesInOrder = Object.keys(stepsOf) as readonly Phase[];
export const stepsIn = (phase: Phase): readonly Step[] => stepsOf[phase];
export const phaseOf = (step: Step): Phase => phasesInOrder.find((phase) => stepsIn(phase).includes(step)) as Phase;
