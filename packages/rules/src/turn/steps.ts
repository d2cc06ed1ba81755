import type { Cite, Phase, Step } from '@arbiter/schema';

/** What the chart calls each step: the phase's state and the step's within it; a main phase is its own step. These names are in the log. */
const paths: Readonly<Record<Step, string>> = {
  untap: 'beginning.untap',
  upkeep: 'beginning.upkeep',
  draw: 'beginning.draw',
  'precombat-main': 'precombat-main',
  'beginning-of-combat': 'combat.beginning-of-combat',
  'declare-attackers': 'combat.declare-attackers',
  'declare-blockers': 'combat.declare-blockers',
  'first-strike-damage': 'combat.first-strike-damage',
  'combat-damage': 'combat.combat-damage',
  'end-of-combat': 'combat.end-of-combat',
  'postcombat-main': 'postcombat-main',
  end: 'ending.end',
  cleanup: 'ending.cleanup',
};
const byPath: ReadonlyMap<string, Step> = new Map(Object.entries(paths).map(([step, path]) => [path, step as Step]));

/** Where a step is in the chart, below `playing`. */
export const stepPath = (step: Step): string => paths[step];
/** The step at a place in the chart, or null if there is none. */
export const stepAt = (path: string): Step | null => byPath.get(path) ?? null;
export const phaseOf = (step: Step): Phase => paths[step].split('.')[0] as Phase;

/** The rule by which each phase and step begins. */
export const phaseRules: Readonly<Record<Phase, Cite>> = {
  beginning: '2008:301.1',
  'precombat-main': '2008:305.1',
  combat: '2008:306.1',
  'postcombat-main': '2008:305.1',
  ending: '2008:312.1',
};
export const stepRules: Readonly<Record<Step, Cite>> = {
  untap: '2008:301.1',
  upkeep: '2008:303.1',
  draw: '2008:304.1',
  'precombat-main': '2008:305.3',
  'beginning-of-combat': '2008:307.1',
  'declare-attackers': '2008:308.1',
  'declare-blockers': '2008:309.1',
  'first-strike-damage': '2008:310.5',
  'combat-damage': '2008:310.1',
  'end-of-combat': '2008:311.1',
  'postcombat-main': '2008:305.3',
  end: '2008:313.1',
  cleanup: '2008:314.1',
};
