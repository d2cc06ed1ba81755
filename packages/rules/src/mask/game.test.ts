import { expect, it } from 'vitest';
import { gameWith } from '../engine/testGame.ts';
import { maskGame } from './game.ts';

it('what an object is linked to is told to nobody who may not see it', () => {
  const game = gameWith(
    [],
    [
      { owner: 'A', zone: 'hand' },
      { owner: 'A', zone: 'battlefield', links: { chosen: { objects: [1, 2], number: 3 } } },
    ],
  );
  const linksFor = (viewer: Parameters<typeof maskGame>[1]) => maskGame(game, viewer).battlefield[0]?.links;
  expect(linksFor({ seat: 'A' })).toEqual({ chosen: { objects: [1, 2], number: 3 } });
  for (const viewer of [{ seat: 'B' }, 'public'] as const) expect(linksFor(viewer)).toEqual({ chosen: { objects: [null, 2], number: 3 } });
});
