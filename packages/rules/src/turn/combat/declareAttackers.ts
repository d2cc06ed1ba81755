import type { AnswerOf, Seat } from '@arbiter/schema';
import { isPlaying, isSeat } from '../../engine/game.ts';
import type { Play, Procedure } from '../../engine/play.ts';
import type { Would } from '../../engine/would.ts';
import { hasKeyword } from '../../keywords/index.ts';
import { attackSpace, costToAttack, someCanAttack } from './attacking.ts';
import { payToFight } from './costs.ts';
import { isAttackable, isCreature, playerBehind, removedFromCombat } from './questions.ts';

declare module '../../engine/play.ts' {
  interface Procedures {
    declareAttackers: (args: Record<never, never>) => void;
  }
}

const toAttack = { mana: '2008:308.2e', pay: '2008:308.2f', unpaid: 'attack.unpaid' } as const;
type Attacks = AnswerOf<'attackers'>['attacks'];

/** The active player declares attackers; an illegal declaration is taken back and made anew (2008:308.1–308.2). What is forced costs nothing and is legal, so each round has its answer. */
export function* declareAttackers(play: Play): Procedure {
  const { active } = play.game.turn;
  while (isPlaying(play.game, active) && someCanAttack(play.look)) {
    const { attacks } = yield* play.ask('attackers', active, () => attackSpace(play.look), { attacks: [] }); // 2008:308.2a–b
    const tried = yield* play.attempt(active, () => declaration(play, active, attacks), '2008:308.2');
    if ('done' in tried) return;
  }
}

function* declaration(play: Play, seat: Seat, attacks: Attacks): Procedure {
  yield* tapped(play, seat, attacks); // 2008:308.2c
  const owed = play.says(costToAttack(play.look, attacks), []); // 2008:308.2d
  yield* payToFight(play, seat, owed, toAttack); // 2008:308.2e–f
  attacking(play, seat, attacks); // 2008:308.2g
}

function* tapped(play: Play, seat: Seat, attacks: Attacks): Procedure {
  const turning = attacks.filter(({ attacker }) => !hasKeyword(play.look, attacker, 'vigilance')); // 2016:702.20b
  yield* play.happen(turning.map(({ attacker }): Would => ({ would: 'tap', rule: '2008:308.2c', object: attacker, player: seat })));
}

/** Those become attacking creatures that are still there; a planeswalker lost to a cost is attacked no more (2008:306.4c). */
function attacking(play: Play, seat: Seat, chosen: Attacks): void {
  const attacks = chosen
    .filter(({ attacker }) => isCreature(play.look, attacker) && play.look.of(attacker).controller === seat)
    .map(({ attacker, defender, band }) => ({ attacker, defender, player: playerBehind(play.look, defender), band: band ?? null }));
  if (attacks.length === 0) return;
  play.record({ type: 'AttackersDeclared', rule: '2008:308.2g', player: seat, attacks });
  const gone = attacks.flatMap(({ defender }) => (isSeat(defender) || isAttackable(play.look, defender) ? [] : [defender]));
  play.record(...removedFromCombat(play.game, [...new Set(gone)], '2008:306.4'));
}
