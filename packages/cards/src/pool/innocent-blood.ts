import { creatures, sorcery, spell } from '../build.ts';

export const innocentBlood = sorcery('Innocent Blood', { cost: '{B}' }, spell({ do: [{ do: 'sacrificeOf', who: 'each', what: creatures, amount: 1 }] }));
