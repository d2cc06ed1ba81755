import { sharesTurns } from '@arbiter/schema';
import { isPlaying, turnTaker } from '../../engine/game.ts';
import type { Play, Procedure } from '../../engine/play.ts';
import { attacksEveryone, possibleDefenders } from './questions.ts';

declare module '../../engine/play.ts' {
  interface Procedures {
    chooseDefender: (args: Record<never, never>) => void;
  }
}

/** As the combat phase begins the active player makes one opponent the defending player; with the option to attack several, all of them are (2008:306.2; 2016:802.2). */
export function* chooseDefender(play: Play): Procedure {
  const active = turnTaker(play.game, play.game.turn.active);
  const possible = possibleDefenders(play.game);
  const [first] = possible;
  if (first === undefined || !isPlaying(play.game, active)) return;
  if (attacksEveryone(play.game))
    return play.record({ type: 'DefenderChosen', rule: sharesTurns(play.game) ? '2016:805.10a' : '2016:802.2', players: possible });
  const { player } =
    possible.length === 1
      ? { player: first }
      : yield* play.ask('player', active, () => ({ cite: '2008:306.2', from: possibleDefenders(play.game), prompt: 'defender' }), { player: first });
  play.record({ type: 'DefenderChosen', rule: '2008:306.2', players: [player] });
}
