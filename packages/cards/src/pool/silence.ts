import { instant, spell } from '../build.ts';

export const silence = instant('Silence', { cost: '{W}' }, spell({ do: [{ do: 'play', changes: [{ cantCast: 'any', who: 'opponents' }], for: 'endOfTurn' }] }));
