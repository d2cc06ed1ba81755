import { pictureOfChart, pictureOfStep } from '@arbiter/rules';
import { type Step, steps } from '@arbiter/schema';
import { UsageError } from '../ground.ts';

const isStep = (name: string): name is Step => (steps as readonly string[]).includes(name);

/** Prints the picture of the statechart, or of what goes on within one step. */
export const chart = (step: string | undefined): void => {
  if (step !== undefined && !isStep(step)) throw new UsageError(`there is no step "${step}"; the steps are ${steps.join(', ')}`);
  console.log((step === undefined ? pictureOfChart() : pictureOfStep(step)).trimEnd());
};
