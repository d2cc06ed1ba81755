import { sorcery, spell } from '../build.ts';

export const armageddon = sorcery('Armageddon', { cost: '{3}{W}' }, spell({ do: [{ do: 'destroy', what: { each: { type: 'land' } } }] }));
