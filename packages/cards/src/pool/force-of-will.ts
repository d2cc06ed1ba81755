import { aSpell, instant, spell, target } from '../build.ts';

export const forceOfWill = instant(
  'Force of Will',
  { cost: '{3}{U}{U}' },
  {
    kind: 'alternativeCost',
    extra: { key: 'pitch', cost: [{ life: 1 }, { exile: { all: [{ color: 'U' }, { not: { among: 'self' } }] }, from: 'hand', count: 1 }] },
  },
  spell({ targets: [target('it', aSpell)], do: [{ do: 'counter', what: { ref: 'it' } }] }),
);
