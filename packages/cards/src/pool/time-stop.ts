import { instant, spell } from '../build.ts';

export const timeStop = instant('Time Stop', { cost: '{4}{U}{U}' }, spell({ do: [{ do: 'endTurn' }] }));
