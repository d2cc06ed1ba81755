import type { Cite, Cost, Game, Id, Seat, Zone } from '@arbiter/schema';
import { knownToNext, unseen } from '../concepts/golden.ts';
import { apnap, at } from '../engine/game.ts';
import type { Env, Play, Procedure } from '../engine/play.ts';
import { show } from './showing.ts';

/** The questions an effect puts while it is applied (2016:608.2d). A player who has left picks nothing and agrees to nothing. */

interface Pick {
  readonly cite: Cite;
  readonly env: Env;
  readonly from: readonly Id[];
  readonly min: number;
  readonly max: number;
  readonly zone?: Zone;
  readonly prompt?: string;
  readonly ordered?: boolean;
  readonly distinct?: 'name';
}
/** Some of these objects, as many as asked for or as there are. `zone` says that a hidden zone decides how many there are. */
export function* pickObjects(play: Play, seat: Seat, { cite, env, from, min, max, zone, prompt, ordered = false, distinct }: Pick): Procedure<readonly Id[]> {
  if (max <= 0 || (from.length === 0 && zone === undefined)) return [];
  const { objects } = yield* play.ask(
    'objects',
    seat,
    () => ({
      cite,
      source: env.source,
      from,
      min: Math.min(min, from.length),
      max: Math.min(max, from.length),
      ordered,
      ...(zone ? { zone } : {}),
      ...(prompt ? { prompt } : {}),
      ...(distinct ? { distinct } : {}),
    }),
    { objects: [] },
  );
  return objects;
}

/** What a player has chosen is told before the next one chooses: which of several hidden cards, but not what they are (2008:103.4a–b). */
export function tellChoice(play: Play, player: Seat, objects: readonly Id[], secret = false): void {
  const rule = secret ? unseen(play.game) : knownToNext(play.game);
  if (objects.length > 0) play.record({ type: 'ObjectsChosen', rule, player, objects, secret });
}

/** So many of these by chance, recorded. */
export const pickAtRandom = (play: Play, seat: Seat, cite: Cite, from: readonly Id[], count: number): readonly Id[] => {
  const left = [...from];
  const chosen: Id[] = [];
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(play.random(left.length, { what: 'pick', seat, among: left }), 1));
  if (chosen.length > 0) play.record({ type: 'ChosenAtRandom', rule: cite, objects: chosen, player: seat });
  return chosen;
};

/** These in an order that chance decides. */
export const inRandomOrder = <T>(play: Play, list: readonly T[]): readonly T[] => {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = play.random(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
};

interface Yes {
  readonly cite: Cite;
  readonly env: Env;
  readonly what: string;
  readonly cost?: Cost;
}
export function* agrees(play: Play, seat: Seat, { cite, env, what, cost }: Yes): Procedure<boolean> {
  const { yes } = yield* play.ask('confirm', seat, () => ({ cite, source: env.source, what, ...(cost ? { cost } : {}) }), { yes: false });
  play.record({ type: 'AnswerGiven', rule: cite, player: seat, to: what, yes });
  return yes;
}

export function* pickWord(play: Play, seat: Seat, cite: Cite, env: Env, what: string, words: readonly string[]): Procedure<string> {
  const { value } = yield* play.ask('value', seat, () => ({ cite, source: env.source, what, words, range: null }), { value: words[0] ?? '' });
  return String(value);
}

const isUnseen = (game: Game, id: Id): boolean => {
  const { zone, owner, revealed } = at(game, id);
  return zone === 'library' && revealed !== 'all' && !revealed?.includes(owner);
};
/**
 * Several cards that are put into the same graveyard or library at once lie as their owner says (2016:401.4, 404.3).
 * He sees his own on their way to a graveyard; cards of a library that he may not look at stay in their order.
 * @returns them all, each owner's with the one that lies highest first.
 */
export function* asOwnersArrange(play: Play, ids: readonly Id[], zone: 'library' | 'graveyard'): Procedure<readonly Id[]> {
  const arranged: Id[] = [];
  for (const owner of apnap(play.game)) {
    const his = ids.filter((id) => at(play.game, id).owner === owner);
    const unseen = his.filter((id) => isUnseen(play.game, id));
    if (his.filter((id) => at(play.game, id).kind === 'card').length < 2 || (zone === 'library' && unseen.length > 0)) {
      arranged.push(...his);
      continue;
    }
    show(play, '2016:404.3', owner, unseen, [owner]);
    arranged.push(
      ...(yield* play.ask('order', owner, () => ({ cite: zone === 'library' ? '2016:401.4' : '2016:404.3', of: his, what: zone }), { order: his })).order,
    );
  }
  return [...arranged, ...ids.filter((id) => !arranged.includes(id))];
}
/** The order in which they are proposed so that they end up arranged like this: what is put there last lies on top. */
export function* towardsTop(play: Play, ids: readonly Id[], zone: 'library' | 'graveyard'): Procedure<readonly Id[]> {
  return (yield* asOwnersArrange(play, ids, zone)).toReversed();
}
