import { activated, creatures, enchantment, target } from '../build.ts';

export const glareOfSubdual = enchantment(
  'Glare of Subdual',
  { cost: '{2}{G}{W}' },
  activated([{ tapOther: creatures, count: 1 }], {
    targets: [target('it', { objects: { any: [{ type: 'artifact' }, creatures] } })],
    do: [{ do: 'tap', what: { ref: 'it' } }],
  }),
);
