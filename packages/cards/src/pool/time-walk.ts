import { sorcery, spell } from '../build.ts';

export const timeWalk = sorcery('Time Walk', { cost: '{1}{U}' }, spell({ do: [{ do: 'extraTurn', who: 'you' }] }));
