import type { Filter, Game, Id, LastingEffect, Replacement, WouldPattern } from '@arbiter/schema';
import { fits } from '../cards/filters.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { known, permanents } from './acting.ts';
import { pickObjects } from './asking.ts';
import { untilOf } from './durations.ts';
import { fixedReplacement } from './fixing.ts';
import { begin } from './lasting.ts';
import type { Context, Primitive } from './primitive.ts';
import { countOf } from './shares.ts';
import { didTo } from './values.ts';

const waiting = (effect: LastingEffect): boolean => effect.what.kind === 'shield' || effect.what.kind === 'delayed';
const referredToBy = (effect: LastingEffect): readonly Id[] => [
  ...(effect.source === null ? [] : [effect.source]),
  ...Object.values(effect.bindings).flatMap((value) => value.objects ?? []),
  ...(effect.what.kind === 'shield' && effect.what.chosenSource !== undefined ? [effect.what.chosenSource] : []),
];
const onStack = (game: Game, id: Id): readonly Id[] => {
  const obj = game.objects[id];
  const stack = obj?.stack;
  if (!obj || !stack) return [];
  return [
    ...(obj.kind === 'card' || obj.kind === 'copy' ? [id] : []),
    ...(stack.source === null ? [] : [stack.source]),
    ...Object.values(stack.targets)
      .flat()
      .filter((thing) => typeof thing === 'number'),
    ...Object.values(stack.bindings).flatMap((value) => value.objects ?? []),
    ...(stack.assignment ?? []).map((share) => share.source),
  ];
};
const faceUpCards = (game: Game): readonly Id[] => game.command.filter((id) => game.objects[id]?.kind === 'card' && !game.objects[id]?.faceDown);
/** What may be chosen as a source of damage; it need not be able to deal any (2016:609.7a). */
const damageSources = (game: Game): readonly Id[] =>
  [
    ...new Set([
      ...game.battlefield,
      ...game.stack.flatMap((id) => onStack(game, id)),
      ...game.effects.filter(waiting).flatMap(referredToBy),
      ...faceUpCards(game),
    ]),
  ].filter((id) => known(game, id) !== null);

function* sourceOfChoice(play: Play, { env }: Context, filter: Filter): Procedure<Id | undefined> {
  const from = damageSources(play.game).filter((id) => fits(play.look, env, filter, id));
  const [source] = yield* pickObjects(play, env.controller, { cite: '2016:609.7a', env, from, min: 1, max: 1, prompt: 'source' });
  if (source !== undefined) play.record({ type: 'ObjectsChosen', rule: '2016:609.7a', player: env.controller, objects: [source], secret: false });
  return source;
}

/** How much a shield can still take up; null where it is not counted (2016:615.7). */
const amountIn = (what: Replacement): number | null => {
  if ('prevent' in what) return typeof what.prevent === 'number' ? what.prevent : null;
  return 'redirect' in what && typeof what.amount === 'number' ? what.amount : null;
};

/** A replacement or prevention effect that waits (2016:614.3, 615.3). */
export const shield: Primitive<'shield'> = function* (play, context, instruction) {
  const { env } = context;
  const until = untilOf(play.look, env, instruction.for);
  const chosenSource = instruction.sourceOfChoice === undefined ? undefined : yield* sourceOfChoice(play, context, instruction.sourceOfChoice);
  if (until === null || (instruction.sourceOfChoice !== undefined && chosenSource === undefined)) return { did: false };
  const uses = instruction.uses === undefined ? null : instruction.uses === 'once' ? 1 : countOf(play, context, instruction.uses);
  const replacement = fixedReplacement(play.look, env, instruction.with);
  const left = amountIn(replacement);
  if (uses === 0 || left === 0) return { did: false };
  begin(play, env, '2016:614.3', [
    { what: { kind: 'shield', when: instruction.when, with: replacement, left, uses, ...(chosenSource === undefined ? {} : { chosenSource }) }, until },
  ]);
  return { ...(chosenSource === undefined ? {} : { objects: [chosenSource] }), did: true };
};

const regenerating = 'regenerating';
const wouldDestroyIt: WouldPattern = { would: 'destroy', what: { ref: regenerating } };
/** 2016:701.12a: a shield for the next time each of these would be destroyed this turn. */
export const regenerate: Primitive<'regenerate'> = function* (play, { env }, instruction) {
  const ids = permanents(play.look, env, instruction.what);
  begin(
    play,
    env,
    '2016:701.12a',
    ids.map((id) => ({
      what: { kind: 'shield', when: wouldDestroyIt, with: { regenerate: true, ...(instruction.then ? { then: instruction.then } : {}) }, left: null, uses: 1 },
      until: { at: 'endOfTurn' },
      bindings: { [regenerating]: { objects: [id] } },
    })),
  );
  return didTo(ids);
};
