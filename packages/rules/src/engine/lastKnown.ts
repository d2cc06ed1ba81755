import type { Event, Game, Id } from '@arbiter/schema';
import { evolve } from './evolve/index.ts';
import type { Hooks, Look } from './play.ts';
import { same } from './same.ts';

const publicZones: readonly string[] = ['stack', 'graveyard', 'exile', 'command'];

/** Of what was anywhere else in public only what can no longer be read off it: what effects, or its own words about itself, had made of it. */
const wasDifferent = (before: Look, id: Id, after: () => Look): boolean => {
  const obj = before.game.objects[id];
  return obj !== null && obj !== undefined && !obj.faceDown && publicZones.includes(obj.zone) && !same(before.of(id), after().of(id));
};
/** What is no longer where it was, and is to be remembered as it was there. */
const gone = (before: Look, e: Event, after: () => Look): readonly Id[] => {
  const { objects } = before.game;
  if (e.type === 'PhasedOut') return e.objects;
  if (e.type === 'PlayerLeft') return e.objects.filter((id) => objects[id]?.zone === 'battlefield');
  if (e.type !== 'ObjectMoved' || objects[e.object]?.zone !== e.from) return [];
  return e.from === 'battlefield' || wasDifferent(before, e.object, after) ? [e.object] : [];
};

/** The game after a batch, and what of it is remembered as it was before (2016:608.2g, 603.6d). */
export const remembering = (
  before: Look,
  batch: readonly Event[],
  hooks: Pick<Hooks, 'look'>,
  followed: (events: readonly Event[]) => readonly Event[],
): { readonly remembered: readonly Event[]; readonly moved: Game } => {
  const done = batch.reduce<Game>(evolve, before.game);
  const remembered = followed(
    batch.flatMap((e) =>
      gone(before, e, () => hooks.look(done)).map((object) => ({ type: 'LastKnown', rule: '2016:608.2g', object, as: before.of(object) }) as const),
    ),
  );
  return { remembered, moved: remembered.reduce<Game>(evolve, done) };
};
