import type { Attack, Attacking, Game, Id, Ref, Seat } from '@arbiter/schema';
import { objectsOf } from '../cards/refs.ts';
import { type Finding, finding } from '../engine/finding.ts';
import { playerOf } from '../engine/game.ts';
import type { Env, Look, Play, Procedure } from '../engine/play.ts';
import type { Entering, WouldOf } from '../engine/would.ts';
import { attackableAmong, attackOf, defends, isAttackable, playerBehind } from '../turn/combat/questions.ts';
import { permanents, players } from './acting.ts';
import { pickObjects } from './asking.ts';
import { lookEntering } from './continuous/entering.ts';

/* What enters the battlefield attacking or blocking (2008:306.3a–c, 308.4, 309.5; 2016:506.3a–d, 508.4, 509.7). */

type Arrival = WouldOf<'move'> | WouldOf<'token'>;
type Attacks = NonNullable<Entering['attacking']>;

interface Fighter {
  readonly isCreature: boolean;
  readonly controller: Seat;
}
/** What it would be as it enters, and whose. */
const fighterIn = (look: Look, arrival: Arrival): Fighter => {
  const { look: there, id } = lookEntering(look, arrival);
  const { types, controller } = there.of(id);
  return { isCreature: types.includes('creature'), controller };
};
const isFit = ({ isCreature }: Fighter): Finding<boolean> => finding('2008:306.3a', isCreature);
const attacksFor = (game: Game, seat: Seat): Finding<boolean> => finding('2008:306.3b', playerOf(game, seat).team === playerOf(game, game.turn.active).team);
/** It blocks only what attacks its controller or a planeswalker of his. */
const blocksFor = (look: Look, seat: Seat, attacker: Id): Finding<boolean> => {
  const attack = attackOf(look, attacker);
  return finding('2008:306.3c', attack !== null && attack.defender !== null && defends(look.game, seat, attack.defendingPlayer));
};

type Joining = Pick<Entering, 'attacking' | 'blocking'>;
const joiningAs = (look: Look, seat: Seat, { attacking, blocking }: Joining): Finding<Joining> => {
  const bar = attacking ? attacksFor(look.game, seat) : blocking === undefined ? null : blocksFor(look, seat, blocking);
  if (bar?.value === false) return finding(bar.rule, {});
  if (attacking) return isAttackable(look, attacking.defender) ? finding('2008:308.4', { attacking }) : finding('2016:508.4a', {});
  return finding('2008:309.5', blocking === undefined ? {} : { blocking });
};
/** What it attacks or blocks as it enters, whatever was to be: it must be a creature then, on the right side, and what it is to attack or block must be there. */
export const joins = (look: Look, arrival: Arrival): Finding<Joining> => {
  const fighter = fighterIn(look, arrival);
  const fit = isFit(fighter);
  return fit.value ? joiningAs(look, fighter.controller, arrival.entering ?? {}) : finding(fit.rule, {});
};
/** The same of whatever enters; most things do neither. */
export const joining = (look: Look, arrival: Arrival, says: Play['says']): Joining => {
  const { attacking, blocking } = arrival.entering ?? {};
  if (!look.game.combat || (!attacking && blocking === undefined)) return {};
  return says(joins(look, arrival), { ...(attacking ? { attacking } : {}), ...(blocking === undefined ? {} : { blocking }) });
};

const attackBy = ({ game }: Look, id: Id | undefined): Attack | undefined =>
  [...(game.combat?.attacks ?? []), ...(game.combat?.gone ?? []).toReversed()].find(({ attacker }) => attacker === id);
/** What that creature attacks, or attacked as it left combat; unblocked if it was (2016:702.48). */
const like = (look: Look, env: Env, model: Ref): Attacks | undefined => {
  const attack = attackBy(look, objectsOf(look, env, model)[0]);
  if (!attack || attack.defender === null || !isAttackable(look, attack.defender)) return undefined; // 2016:508.4a
  return { defender: attack.defender, player: playerBehind(look, attack.defender), ...(attack.blocked === false ? { unblocked: true } : {}) };
};

/** Its controller chooses whom it attacks, unless the effect says so (2008:308.4). */
export function* attackingOf(play: Play, env: Env, arrival: Arrival, whom: Attacking | undefined): Procedure<Attacks | undefined> {
  const { combat } = play.game;
  if (!whom || !combat) return undefined;
  const fighter = fighterIn(play.look, arrival);
  const seat = fighter.controller;
  if (!play.says(isFit(fighter), true) || !play.says(attacksFor(play.game, seat), true)) return undefined;
  if (typeof whom === 'object' && 'like' in whom) return like(play.look, env, whom.like);
  const named = whom === true ? combat.defenders : players(play.look, env, whom).filter((one) => combat.defenders.includes(one));
  const from = attackableAmong(play.look, named);
  const [first] = from;
  if (first === undefined) return undefined;
  const answer = yield* play.ask('targets', seat, () => ({ cite: '2008:308.4', source: env.source, as: 'attacks', from, min: 1, max: 1, prompt: 'attacks' }), {
    targets: [first],
  });
  const [defender = first] = answer.targets;
  return { defender, player: playerBehind(play.look, defender) };
}

/** Its controller chooses which of these it blocks (2008:309.5). */
export function* blockingOf(play: Play, env: Env, arrival: Arrival, whom: Ref | undefined): Procedure<Id | undefined> {
  if (whom === undefined || !play.game.combat) return undefined;
  const fighter = fighterIn(play.look, arrival);
  const seat = fighter.controller;
  if (!play.says(isFit(fighter), true)) return undefined;
  const from = permanents(play.look, env, whom).filter((id) => play.says(blocksFor(play.look, seat, id), true));
  if (from.length < 2) return from[0];
  const [chosen] = yield* pickObjects(play, seat, { cite: '2008:309.5', env, from, min: 1, max: 1, prompt: 'blocks' });
  return chosen ?? from[0];
}
