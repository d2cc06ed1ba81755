import type { Cite, Id, Seat } from '@arbiter/schema';
import { apnap, at } from '../../engine/game.ts';
import type { Look, Play, Procedure } from '../../engine/play.ts';

/** Permanents too many of which are there at once, and the rule that sends them to the graveyard. */
export interface Surplus {
  readonly rule: Cite;
  readonly ids: readonly Id[];
}

const grouped = (ids: readonly Id[], keysOf: (id: Id) => readonly string[]): readonly (readonly Id[])[] => {
  const groups = new Map<string, Id[]>();
  for (const id of ids) for (const key of keysOf(id)) groups.set(key, [...(groups.get(key) ?? []), id]);
  return [...groups.values()].filter((group) => group.length > 1);
};
const legendary = (look: Look): readonly Id[] =>
  look.game.battlefield.filter((id) => look.of(id).supertypes.includes('legendary') && !look.of(id).rules.includes('noLegendRule'));
const walkers = (look: Look): readonly Id[] => look.game.battlefield.filter((id) => look.of(id).types.includes('planeswalker'));

/** Of legendary permanents that share a name, all go (2008:420.5e); by the newer rule each player's but the one he keeps (2016:704.5k). */
function* legendRule(play: Play): Procedure<Surplus> {
  const ids = legendary(play.look);
  if (play.game.rules.legendRule === 'all-die') return { rule: '2008:420.5e', ids: grouped(ids, (id) => [play.look.of(id).name]).flat() };
  const gone: Id[] = [];
  for (const seat of apnap(play.game)) {
    for (const group of grouped(
      ids.filter((id) => play.look.of(id).controller === seat),
      (id) => [play.look.of(id).name],
    ))
      gone.push(...(yield* butOne(play, seat, group)));
  }
  return { rule: '2016:704.5k', ids: gone };
}
function* butOne(play: Play, seat: Seat, group: readonly Id[]): Procedure<readonly Id[]> {
  const { objects } = yield* play.ask('objects', seat, () => ({ cite: '2016:704.5k', from: group, min: 1, max: 1, ordered: false, prompt: 'legend' }), {
    objects: group.slice(0, 1),
  });
  return group.filter((id) => !objects.includes(id));
}

/** Planeswalkers that share a type all go (2008:420.5q). */
const walkerRule = (look: Look): Surplus => ({
  rule: '2008:420.5q',
  ids: look.game.rules.planeswalkerUniqueness === 'none' ? [] : grouped(walkers(look), (id) => look.of(id).subtypes).flat(),
});

/** Of world permanents only the newest stays, and none if that is a tie (2016:704.5m). */
const worldRule = (look: Look): Surplus => {
  const worlds = look.game.battlefield.filter((id) => look.of(id).supertypes.includes('world'));
  const newest = Math.max(...worlds.map((id) => at(look.game, id).timestamp));
  const kept = worlds.filter((id) => at(look.game, id).timestamp === newest);
  return { rule: '2016:704.5m', ids: worlds.length < 2 ? [] : worlds.filter((id) => kept.length > 1 || id !== kept[0]) };
};

export function* surplus(play: Play): Procedure<readonly Surplus[]> {
  return [yield* legendRule(play), walkerRule(play.look), worldRule(play.look)];
}
