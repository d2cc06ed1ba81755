import type { Cite, Event, Game, Id, Obj, Seat, Value } from '@arbiter/schema';
import { playersOf } from '../cards/refs.ts';
import { at, playerOf } from '../engine/game.ts';
import type { Look, Play, PlayRule, Procedure } from '../engine/play.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    /** The end of what was shown of hidden zones; a resolution ends so, and so should anything else that shows cards. What a rule of play shows goes on. */
    endReveals: (args: Record<never, never>) => void;
  }
}

type Audience = Exclude<Obj['revealed'], null>;
/** Those who see a card already go on seeing it. */
const joined = (one: Obj['revealed'], to: Audience): Audience => (to === 'all' || one === 'all' ? 'all' : [...new Set([...(one ?? []), ...to])]);
const widened = ({ revealed }: Obj, to: Audience): Audience => joined(revealed, to);
const keyOf = (to: Audience): string => (to === 'all' ? to : JSON.stringify(to));

/** Shows cards to everyone or to some; what is seen so stays seen until the effect is over (2016:701.13). */
export const show = (play: Play, rule: Cite, by: Seat, objects: readonly Id[], to: Audience): void => {
  if (to !== 'all' && to.length === 0) return;
  const seeing = Map.groupBy(objects, (id) => keyOf(widened(at(play.game, id), to)));
  play.record(
    ...[...seeing.values()].map(
      (ids): Event => ({
        type: 'Revealed',
        rule,
        objects: ids,
        cards: ids.map((id) => at(play.game, id).card ?? ''),
        to: widened(at(play.game, ids[0] as Id), to),
        player: by,
      }),
    ),
  );
};

const named = (values: Readonly<Record<string, Value>>): readonly Id[] => Object.values(values).flatMap((value) => value.objects ?? []);
/** A card shown as a cost stays so as long as what it was shown for is on the stack or waits for it. */
const stillShown = (game: Game): ReadonlySet<Id> =>
  new Set([...game.stack.flatMap((id) => named(at(game, id).stack?.bindings ?? {})), ...game.waiting.flatMap((trigger) => named(trigger.bindings))]);
const toOthers = ({ revealed, owner }: Obj): boolean => revealed === 'all' || (revealed ?? []).some((seat) => seat !== owner);

/** Which cards of hidden zones a rule of play shows, and to whom: top cards that are played revealed or may be looked at, open hands. */
const shownBy = (look: Look, { change, env }: PlayRule): readonly (readonly [Id, Audience])[] => {
  const topOf = (seat: Seat): readonly Id[] => playerOf(look.game, seat).library.slice(0, 1);
  const toAll = (ids: readonly Id[]): readonly (readonly [Id, Audience])[] => ids.map((id) => [id, 'all']);
  if ('revealTop' in change) return toAll(playersOf(look, env, change.revealTop).flatMap(topOf));
  if ('revealHand' in change) return toAll(playersOf(look, env, change.revealHand).flatMap((seat) => playerOf(look.game, seat).hand));
  if ('lookTop' in change) return playersOf(look, env, change.lookTop).flatMap((seat) => topOf(seat).map((id) => [id, [seat]] as const));
  return [];
};
function standing(look: Look): ReadonlyMap<Id, Audience> {
  const found = new Map<Id, Audience>();
  for (const rule of look.playRules) for (const [id, to] of shownBy(look, rule)) found.set(id, joined(found.get(id) ?? null, to));
  return found;
}
/** A new top card is shown once nothing is being cast or activated any more (2016:401.6): whoever calls this is between two of those. */
function showStanding(play: Play): void {
  const hidden = (id: Id, to: Audience): boolean => keyOf(widened(at(play.game, id), to)) !== keyOf(at(play.game, id).revealed ?? []);
  for (const [id, to] of standing(play.look))
    if (hidden(id, to)) show(play, at(play.game, id).zone === 'library' ? '2016:401.6' : '2016:701.13', at(play.game, id).owner, [id], to);
}

/** 2016:400.2, 701.13: what was shown of hidden zones is hidden again; a hand others have seen gets new ids, so that nobody can follow its cards. */
export function* endReveals(play: Play): Procedure {
  const { players } = play.game;
  const kept = stillShown(play.game);
  const open = standing(play.look);
  const isOver = (id: Id): boolean => {
    const { revealed } = at(play.game, id);
    return revealed !== null && !kept.has(id) && keyOf(revealed) !== keyOf(open.get(id) ?? []);
  };
  const shown = players.flatMap((player) => [...player.hand, ...player.library]).filter(isOver);
  const seen = players.filter(({ hand }) => hand.some((id) => shown.includes(id) && toOthers(at(play.game, id))) && !hand.some((id) => kept.has(id)));
  let first = play.game.objects.length;
  const renewed = seen.map(({ seat, hand }): Event => {
    const from = first;
    first += hand.length;
    return { type: 'HandRenewed', rule: '2016:402.3', player: seat, first: from };
  });
  if (shown.length > 0) play.record({ type: 'RevealEnded', rule: '2016:701.13', objects: shown }, ...renewed);
  showStanding(play);
}
