import { type OnStack, type Seat, unannounced, type Waiting } from '@arbiter/schema';
import { apnap, isPlaying, nextId } from '../../engine/game.ts';
import type { Env, Look, Play, Procedure } from '../../engine/play.ts';
import { instructionsOf } from '../abilities.ts';

declare module '../../engine/play.ts' {
  interface Procedures {
    orderTriggers: (args: Record<never, never>) => void;
    stackTrigger: (args: Record<never, never>) => void;
    resolveManaTriggers: (args: Record<never, never>) => void;
  }
}

/** 2016:605.1b: it triggered off a mana ability, has no target and could add mana. */
const isManaTrigger = ({ ability }: Waiting): boolean =>
  ability.kind === 'triggered' &&
  !('anyOf' in ability.when) &&
  (ability.when.on === 'manaAdded' || (ability.when.on === 'tap' && ability.when.forMana === true)) &&
  (ability.targets ?? []).length === 0 &&
  instructionsOf(ability).some((i) => i.do === 'mana');

const waitingOf = (look: Look, seat: Seat): readonly Waiting[] => look.game.waiting.filter((w) => w.controller === seat);

/**
 * 2016:603.3b: each player in APNAP order says in which order his go on the stack; that order holds though others may come to it.
 * Of a team's players, who might agree on any order, those of the primary player go first (2016:805.2, 805.6).
 */
export function* orderTriggers(play: Play): Procedure {
  for (const seat of apnap(play.game)) {
    const mine = waitingOf(play.look, seat)
      .filter((w) => !w.ordered)
      .map((w) => w.id);
    if (mine.length < 2) continue;
    const { order } = yield* play.ask('order', seat, () => ({ cite: '2016:603.3b', of: mine, what: 'triggers' }), { order: mine });
    play.record({ type: 'TriggersOrdered', rule: '2016:603.3b', player: seat, order });
  }
}

const asStackObject = (w: Waiting): OnStack => ({ ...unannounced, ability: w.ability, source: w.source, x: w.x, cast: true, bindings: w.bindings });

/** Puts the next waiting trigger on the stack: the active player's first, so that his resolve last (2016:603.3b). */
export function* stackTrigger(play: Play): Procedure {
  for (const gone of play.game.waiting.filter((w) => !isPlaying(play.game, w.controller)))
    play.record({ type: 'TriggerDropped', rule: '2016:800.4a', trigger: gone.id });
  const next = apnap(play.game)
    .map((seat) => waitingOf(play.look, seat)[0])
    .find((w) => w !== undefined);
  if (!next) return;
  const object = nextId(play.game);
  play.record({
    type: 'AbilityStacked',
    rule: '2016:603.3',
    object,
    owner: next.controller,
    controller: next.controller,
    stack: asStackObject(next),
    trigger: next.id,
  });
  const announced = yield* play.call('announce', { on: object, seat: next.controller });
  if (!announced) play.record({ type: 'ObjectCeased', rule: '2016:603.3c', object }); // no legal mode or target: it is removed
}

/** 2016:605.4a: triggered mana abilities resolve at once, right after the mana ability that set them off. */
export function* resolveManaTriggers(play: Play): Procedure {
  for (;;) {
    const next = play.game.waiting.find(isManaTrigger);
    if (!next) return;
    play.record({ type: 'TriggerDropped', rule: '2016:605.4a', trigger: next.id });
    const env: Env = { source: next.source, controller: next.controller, bindings: next.bindings, x: next.x };
    if (next.ability.kind === 'triggered' && next.ability.do) yield* play.call('perform', { env, instructions: next.ability.do });
  }
}
