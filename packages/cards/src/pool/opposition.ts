import { activated, creatures, enchantment, target } from '../build.ts';

export const opposition = enchantment(
  'Opposition',
  { cost: '{2}{U}{U}' },
  activated([{ tapOther: creatures, count: 1 }], {
    targets: [target('it', { objects: { any: [{ type: 'artifact' }, creatures, { type: 'land' }] } })],
    do: [{ do: 'tap', what: { ref: 'it' } }],
  }),
);
