import type { AnswerOf, Seat } from '@arbiter/schema';
import { activeSeats, isActive, isPlaying, isSeat } from '../../engine/game.ts';
import type { Play, Procedure } from '../../engine/play.ts';
import type { Would } from '../../engine/would.ts';
import { hasKeyword } from '../../keywords/index.ts';
import { attackSpace, costToAttack, someCanAttack } from './attacking.ts';
import { payTogether } from './costs.ts';
import { isAttackable, isCreature, playerBehind, removedFromCombat } from './questions.ts';

declare module '../../engine/play.ts' {
  interface Procedures {
    declareAttackers: (args: Record<never, never>) => void;
  }
}

const toAttack = { mana: '2008:308.2e', pay: '2008:308.2f', unpaid: 'attack.unpaid' } as const;
type Attacks = AnswerOf<'attackers'>['attacks'];

/**
 * The active player declares attackers, or his team's primary player for all of it (2016:805.10b); an illegal declaration is taken back and made anew
 * (2008:308.1–308.2). What is forced costs nothing and is legal, so each round has its answer.
 */
export function* declareAttackers(play: Play): Procedure {
  for (;;) {
    const [by] = activeSeats(play.game);
    if (by === undefined || !someCanAttack(play.look)) return;
    const { attacks } = yield* play.ask('attackers', by, () => attackSpace(play.look), { attacks: [] }); // 2008:308.2a–b
    if (!isPlaying(play.game, by)) continue;
    const tried = yield* play.attempt(by, () => declaration(play, by, attacks), '2008:308.2');
    if ('done' in tried) return;
  }
}

function* declaration(play: Play, by: Seat, attacks: Attacks): Procedure {
  yield* tapped(play, attacks); // 2008:308.2c
  const total = activeSeats(play.game).map((seat) => {
    const his = attacks.filter(({ attacker }) => play.look.of(attacker).controller === seat);
    return { seat, owed: play.says(costToAttack(play.look, his, seat), []) }; // 2008:308.2d
  });
  yield* payTogether(play, by, total, toAttack); // 2008:308.2e–f
  attacking(play, by, attacks); // 2008:308.2g
}

function* tapped(play: Play, attacks: Attacks): Procedure {
  const turning = attacks.filter(({ attacker }) => !hasKeyword(play.look, attacker, 'vigilance')); // 2016:702.20b
  yield* play.happen(
    turning.map(({ attacker }): Would => ({ would: 'tap', rule: '2008:308.2c', object: attacker, player: play.look.of(attacker).controller })),
  );
}

/** Those become attacking creatures that are still there; a planeswalker lost to a cost is attacked no more (2008:306.4c). */
function attacking(play: Play, seat: Seat, chosen: Attacks): void {
  const attacks = chosen
    .filter(({ attacker }) => isCreature(play.look, attacker) && isActive(play.game, play.look.of(attacker).controller))
    .map(({ attacker, defender, band }) => ({ attacker, defender, player: playerBehind(play.look, defender), band: band ?? null }));
  if (attacks.length === 0) return;
  play.record({ type: 'AttackersDeclared', rule: '2008:308.2g', player: seat, attacks });
  const gone = attacks.flatMap(({ defender }) => (isSeat(defender) || isAttackable(play.look, defender) ? [] : [defender]));
  play.record(...removedFromCombat(play.game, [...new Set(gone)], '2008:306.4'));
}
