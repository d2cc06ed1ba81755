import { aura, creatures, replacing } from '../build.ts';

export const pariah = aura('Pariah', { cost: '{2}{W}' }, creatures, replacing({ would: 'damage', toPlayer: 'you' }, { redirect: 'attached' }));
