import { aCreature, sorcery, spell, target } from '../build.ts';

export const huntDown = sorcery(
  'Hunt Down',
  { cost: '{G}' },
  spell({
    targets: [target('blocker', aCreature), target('attacker', aCreature)],
    do: [{ do: 'change', what: { ref: 'blocker' }, changes: [{ rule: { mustBlockObject: { ref: 'attacker' } } }], for: 'endOfTurn' }],
  }),
);
