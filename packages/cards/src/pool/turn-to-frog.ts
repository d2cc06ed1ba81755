import { aCreature, instant, spell, target } from '../build.ts';

export const turnToFrog = instant(
  'Turn to Frog',
  { cost: '{1}{U}' },
  spell({
    targets: [target('it', aCreature)],
    do: [
      {
        do: 'change',
        what: { ref: 'it' },
        changes: [
          { lose: 'all' },
          { types: { removeSubtypes: 'creature', addSubtypes: ['Frog'] } },
          { colors: { set: ['U'] } },
          { setPower: 1, setToughness: 1 },
        ],
        for: 'endOfTurn',
      },
    ],
  }),
);
