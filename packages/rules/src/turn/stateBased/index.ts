import type { Event, Game, Id } from '@arbiter/schema';
import { losses } from '../../concepts/losing.ts';
import { ending, outcomeOf } from '../../concepts/winning.ts';
import { lapsed } from '../../effects/durations.ts';
import { someReturn } from '../../effects/returning.ts';
import { finding } from '../../engine/finding.ts';
import { apnap, at, inGame } from '../../engine/game.ts';
import type { Look, Play, Procedure } from '../../engine/play.ts';
import type { Would } from '../../engine/would.ts';
import { ceasing, permanentsDue } from './permanents.ts';
import { surplus } from './unique.ts';

declare module '../../engine/play.ts' {
  interface Procedures {
    stateBased: (args: Record<never, never>) => boolean;
  }
}

const losing = (look: Look): readonly Would[] =>
  inGame(look.game).flatMap((player) => {
    const loss = losses.find(({ when }) => when(look, player));
    return loss ? [{ would: 'lose', rule: loss.rule(look.game), seat: player.seat, why: loss.why } as const] : [];
  });
/** "For as long as" is over where what it asks for no longer holds (2016:611.2b). */
const overNow = (look: Look): readonly Event[] => lapsed(look).map((effect) => ({ type: 'EffectEnded', rule: '2016:611.2b', effect }));

const bound = (would: Would): Id | null => (would.would === 'move' || would.would === 'destroy' ? would.object : null);
/** Cards that reach a graveyard together lie as their owner says, so what is proposed last ends on top (2016:404.3). */
function* arranged(play: Play, woulds: readonly Would[]): Procedure<readonly Would[]> {
  const ids = woulds.flatMap((would) => bound(would) ?? []);
  const order: Id[] = [];
  for (const owner of apnap(play.game)) {
    const his = ids.filter((id) => at(play.game, id).owner === owner && at(play.game, id).kind === 'card');
    if (his.length < 2) continue;
    order.push(...(yield* play.ask('order', owner, () => ({ cite: '2016:404.3', of: his, what: 'graveyard' }), { order: his })).order);
  }
  const rank = (would: Would): number => order.indexOf(bound(would) ?? 0);
  return order.length === 0 ? woulds : woulds.toSorted((a, b) => rank(b) - rank(a));
}

/** Whether something is remembered that only this check asks for (2008:102.3c; 2016:704.5h). */
const flagged = (game: Game): boolean => game.players.some((p) => p.drewFromEmpty) || game.battlefield.some((id) => at(game, id).deathtouched);

/**
 * All state-based actions that apply, as one event (2016:704.3). True if anything was done: then they are looked for again.
 * A game that is decided ends here (2008:102.1).
 */
export function* stateBased(play: Play): Procedure<boolean> {
  const decided = outcomeOf(play.game);
  if (decided) {
    play.record(...ending(play.game, decided));
    return true;
  }
  if (someReturn(play.look)) {
    yield* play.call('returnExiled', {}); // 2016:610.3
    return true;
  }
  yield* play.call('endReveals', {});
  const unique = yield* surplus(play);
  const gone = new Set(unique.flatMap(({ ids }) => ids));
  const { woulds, facts } = permanentsDue(play.look, gone);
  const leaving = unique.flatMap(({ rule, ids }) => ids.map((object): Would => ({ would: 'move', rule, object, to: 'graveyard', cause: 'state' })));
  const plain = [...overNow(play.look), ...facts, ...ceasing(play.look)];
  const moving = yield* arranged(play, [...leaving.filter((would, i) => leaving.findIndex((w) => bound(w) === bound(would)) === i), ...woulds]);
  play.record(...plain);
  const lost = losing(play.look);
  if (flagged(play.game)) play.record({ type: 'StateBasedChecked', rule: '2016:704.3' }); // what they themselves bring about is for the next check
  const before = play.game;
  yield* play.happen([...lost, ...moving]);
  const outcome = outcomeOf(play.game);
  if (outcome) play.record(...ending(play.game, outcome));
  return play.says(finding('2016:116.5', plain.length > 0 || play.game !== before || outcome !== null), false);
}
