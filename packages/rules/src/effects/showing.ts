import type { Cite, Id, Seat } from '@arbiter/schema';
import { at, isSeat } from '../engine/game.ts';
import type { Game } from '@arbiter/schema';
import type { Play, Procedure } from '../engine/play.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    endReveals: (args: Record<never, never>) => void;
  }
}

/** Shows cards to everyone or to some; what is seen so stays seen until the effect is over (2016:701.13). */
export const show = (play: Play, rule: Cite, by: Seat, objects: readonly Id[], to: 'all' | readonly Seat[]): void => {
  if (objects.length === 0 || (to !== 'all' && to.length === 0)) return;
  play.record({ type: 'Revealed', rule, objects, cards: objects.map((id) => at(play.game, id).card ?? ''), to, player: by });
};

const isHidden = (game: Game, id: Id): boolean => ['hand', 'library'].includes(at(game, id).zone);
const toOthers = (game: Game, id: Id): boolean => {
  const { revealed, owner } = at(game, id);
  return revealed === 'all' || (revealed ?? []).some((seat) => isSeat(seat) && seat !== owner);
};

/** 2016:400.2, 701.13: what was shown of hidden zones is hidden again; a hand others have seen gets new ids, so that nobody can follow its cards. */
export function* endReveals(play: Play): Procedure {
  const shown = play.game.players.flatMap((player) => [...player.hand, ...player.library]).filter((id) => at(play.game, id).revealed !== null && isHidden(play.game, id));
  if (shown.length === 0) return;
  const seen = play.game.players.filter((player) => player.hand.some((id) => toOthers(play.game, id)));
  let first = play.game.objects.length;
  const renewed = seen.map(({ seat, hand }) => {
    const from = first;
    first += hand.length;
    return { type: 'HandRenewed' as const, rule: '2016:402.3' as const, player: seat, first: from };
  });
  play.record({ type: 'RevealEnded', rule: '2016:701.13', objects: shown }, ...renewed);
}
