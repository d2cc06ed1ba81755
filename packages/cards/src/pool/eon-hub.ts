import { artifact, replacing } from '../build.ts';

export const eonHub = artifact('Eon Hub', { cost: '{5}' }, replacing({ would: 'step', step: 'upkeep', who: 'each' }, { skip: true }));
