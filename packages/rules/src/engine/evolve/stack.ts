import type { Bindings, EventOf, Game, Id, Obj, OnStack } from '@arbiter/schema';
import { count, setObjects, setPlayer } from './update.ts';

const onStack = (game: Game, id: Id, change: (stack: OnStack) => OnStack): Game =>
  setObjects(game, [id], (o: Obj) => (o.stack ? { ...o, stack: change(o.stack) } : o));
export const bind = (game: Game, id: Id, bindings: Bindings): Game => onStack(game, id, (s) => ({ ...s, bindings: { ...s.bindings, ...bindings } }));
export const choose = (game: Game, id: Id, chosen: Partial<OnStack>): Game => onStack(game, id, (s) => ({ ...s, ...chosen }));
export const target = (game: Game, e: EventOf<'TargetsChosen'> | EventOf<'TargetsChanged'>): Game =>
  onStack(game, e.object, (s) => ({ ...s, targets: { ...s.targets, [e.as]: e.targets } }));
export const divide = (game: Game, e: EventOf<'Divided'>): Game => onStack(game, e.object, (s) => ({ ...s, division: { ...s.division, [e.as]: e.amounts } }));
export const becameCast = (game: Game, e: EventOf<'SpellCast'>): Game =>
  setPlayer(
    onStack(game, e.object, (s) => ({ ...s, cast: true, from: e.from })),
    e.player,
    (p) => ({ ...p, did: count(p.did, 'spellsCast') }),
  );

export const abilityActivated = (game: Game, e: EventOf<'AbilityActivated'>): Game =>
  setObjects(game, [e.source], (o) => ({
    ...o,
    did: count(
      count(o.did, `activated:${e.ability.key ?? ''}`),
      e.ability.kind === 'activated' && e.ability.cost.some((part) => 'loyalty' in part) ? 'loyalty' : 'activated',
    ),
  }));
export const abilityTriggered = (game: Game, e: EventOf<'AbilityTriggered'>): Game => {
  const waiting = { id: e.trigger, source: e.source, ability: e.ability, controller: e.player, bindings: e.bindings, x: e.x ?? null, ordered: false };
  const counted = setObjects(game, [e.source], (o) => ({ ...o, did: count(o.did, `triggered:${e.ability.key ?? ''}`) }));
  return { ...counted, waiting: [...game.waiting, waiting], counters: { ...game.counters, trigger: Math.max(game.counters.trigger, e.trigger + 1) } };
};
/** First named goes on the stack first; the others' triggers keep their places (2016:603.3b). */
export const triggersOrdered = (game: Game, e: EventOf<'TriggersOrdered'>): Game => {
  const mine = e.order.flatMap((id) => game.waiting.filter((w) => w.id === id).map((w) => ({ ...w, ordered: true })));
  let next = 0;
  return { ...game, waiting: game.waiting.map((w) => (e.order.includes(w.id) ? (mine[next++] ?? w) : w)) };
};

export const effectBegan = (game: Game, e: EventOf<'EffectBegan'>): Game => ({
  ...game,
  effects: [...game.effects, e.effect],
  counters: { ...game.counters, effect: Math.max(game.counters.effect, e.effect.id + 1), timestamp: Math.max(game.counters.timestamp, e.effect.timestamp + 1) },
});
export const effectUsed = (game: Game, e: EventOf<'EffectUsed'>): Game => ({
  ...game,
  effects: game.effects.map((x) => (x.id === e.effect && x.what.kind === 'shield' ? { ...x, what: { ...x.what, left: e.left, uses: e.uses } } : x)),
});
