import { aSpell, instant, spell, target } from '../build.ts';

export const daze = instant(
  'Daze',
  { cost: '{1}{U}' },
  { kind: 'alternativeCost', extra: { key: 'island', cost: [{ putBack: { subtype: 'Island' }, to: { zone: 'hand' }, count: 1 }] } },
  spell({
    targets: [target('it', aSpell)],
    do: [{ do: 'unless', who: { controllerOf: { ref: 'it' } }, cost: [{ mana: '{1}' }], then: [{ do: 'counter', what: { ref: 'it' } }] }],
  }),
);
