import type { Cite, Event, Game, Id, Obj, Seat, Value } from '@arbiter/schema';
import { at } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    /** The end of what was shown of hidden zones; a resolution ends so, and so should anything else that shows cards. */
    endReveals: (args: Record<never, never>) => void;
  }
}

type Audience = Exclude<Obj['revealed'], null>;
/** Those who see a card already go on seeing it. */
const widened = ({ revealed }: Obj, to: Audience): Audience => (to === 'all' || revealed === 'all' ? 'all' : [...new Set([...(revealed ?? []), ...to])]);
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

/** 2016:400.2, 701.13: what was shown of hidden zones is hidden again; a hand others have seen gets new ids, so that nobody can follow its cards. */
export function* endReveals(play: Play): Procedure {
  const { players } = play.game;
  const kept = stillShown(play.game);
  const shown = players.flatMap((player) => [...player.hand, ...player.library]).filter((id) => at(play.game, id).revealed !== null && !kept.has(id));
  if (shown.length === 0) return;
  const seen = players.filter(({ hand }) => hand.some((id) => shown.includes(id) && toOthers(at(play.game, id))) && !hand.some((id) => kept.has(id)));
  let first = play.game.objects.length;
  const renewed = seen.map(({ seat, hand }): Event => {
    const from = first;
    first += hand.length;
    return { type: 'HandRenewed', rule: '2016:402.3', player: seat, first: from };
  });
  play.record({ type: 'RevealEnded', rule: '2016:701.13', objects: shown }, ...renewed);
}
