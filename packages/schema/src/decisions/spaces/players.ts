import { pick } from './chance.ts';
import { type Choice, misnamed } from './choice.ts';
import { mapped } from './combine.ts';

export const player: Choice<'player'> = {
  check: ({ from }, answer) => misnamed([answer.player], from),
  sample: ({ from }, random) => ({ player: pick(random, from) }),
  all: ({ from }) => mapped(from, (seat) => ({ player: seat })),
};

export const firstPlayer: Choice<'firstPlayer'> = {
  check: ({ players }, answer) => misnamed([answer.player], players),
  sample: ({ players }, random) => ({ player: pick(random, players) }),
  all: ({ players }) => mapped(players, (seat) => ({ player: seat })),
};
