import { makeDeck, sampleDecks } from '@arbiter/cards';
import { createGame } from './core/creating.ts';
import type { ServiceGround } from './core/ground.ts';

/** A game of two bots, so that the page has something to show. One that is still open from before is played on. */
export const beginDemo = async (ground: ServiceGround, paced: Set<string>): Promise<void> => {
  const [first, second] = Object.values(sampleDecks).map((deck) => makeDeck(deck));
  if (first === undefined || second === undefined) return;
  const wanted = {
    rules: 'classic',
    players: [
      { name: 'Left bot', deck: first, bot: 'heuristic' },
      { name: 'Right bot', deck: second, bot: 'heuristic' },
    ],
  } as const;
  const { game } = await createGame(ground, { role: 'platform', token: null }, wanted);
  paced.add(game);
};
