import { artifact, creatures } from '../build.ts';

export const panharmonicon = artifact(
  'Panharmonicon',
  { cost: '{4}' },
  {
    kind: 'static',
    play: [
      {
        triggersTwice: { is: 'permanent' },
        who: 'you',
        when: { on: 'move', what: { any: [{ type: 'artifact' }, creatures] }, to: 'battlefield' },
      },
    ],
  },
);
