import type { AnswerOf, Event, Id, Seat } from '@arbiter/schema';
import { apnap, isPlaying, turnTaker } from '../../engine/game.ts';
import type { Play, Procedure } from '../../engine/play.ts';
import { bandOf } from './banding.ts';
import { blockSpace, costToBlock, someCanBlock } from './blocking.ts';
import { payTogether } from './costs.ts';
import { blockersOf, defends, isAttacking, isCreature } from './questions.ts';

declare module '../../engine/play.ts' {
  interface Procedures {
    declareBlockers: (args: Record<never, never>) => void;
  }
}

const toBlock = { mana: '2008:309.2c', pay: '2008:309.2d', unpaid: 'block.unpaid' } as const;
type Blocks = AnswerOf<'blockers'>['blocks'];

/** Each defending player declares blockers, in APNAP order (2008:309.1, 103.4), or a team as one (2016:805.10d); then it is settled which attackers are blocked. */
export function* declareBlockers(play: Play): Procedure {
  const attacked = apnap(play.game).filter((one) => isUnderAttack(play, one));
  for (const seat of new Set(attacked.map((one) => turnTaker(play.game, one)))) yield* declaresFor(play, seat);
  settle(play);
  if (play.game.rules.damageOrder === 'ordered') yield* orders(play);
}

const isUnderAttack = (play: Play, seat: Seat): boolean =>
  (play.game.combat?.attacks ?? []).some(({ defendingPlayer }) => defends(play.game, seat, defendingPlayer));

/** 2008:309.2: an illegal declaration is taken back and made anew; what is forced costs nothing and is legal, so each round has its answer. */
function* declaresFor(play: Play, seat: Seat): Procedure {
  for (;;) {
    const by = turnTaker(play.game, seat);
    if (!isPlaying(play.game, by) || !someCanBlock(play.look, by)) return;
    const { blocks } = yield* play.ask('blockers', by, () => blockSpace(play.look, by), { blocks: [] }); // 2008:309.2a
    if (!isPlaying(play.game, by)) continue;
    const tried = yield* play.attempt(by, () => declaration(play, by, blocks), '2008:309.2');
    if ('done' in tried) return;
  }
}

function* declaration(play: Play, by: Seat, blocks: Blocks): Procedure {
  const total = apnap(play.game)
    .filter((seat) => defends(play.game, seat, by))
    .map((seat) => {
      const his = blocks.map(({ blocker }) => blocker).filter((blocker) => play.look.of(blocker).controller === seat);
      return { seat, owed: play.says(costToBlock(play.look, seat, his), []) }; // 2008:309.2b
    });
  yield* payTogether(play, by, total, toBlock); // 2008:309.2c–d
  blocking(play, by, blocks); // 2008:309.2e
}

/** Those become blocking creatures that are still there. Who blocks one of a band blocks them all (2016:702.21h). */
function blocking(play: Play, seat: Seat, chosen: Blocks): void {
  const { look } = play;
  const attackersOf = (blocker: Id): readonly Id[] =>
    [...new Set(chosen.filter((block) => block.blocker === blocker).flatMap(({ attacker }) => bandOf(look, attacker)))].filter((id) => isAttacking(look, id));
  const blocks = [...new Set(chosen.map(({ blocker }) => blocker))]
    .filter((blocker) => isCreature(look, blocker) && defends(play.game, look.of(blocker).controller, seat))
    .map((blocker) => ({ blocker, attackers: attackersOf(blocker) }))
    .filter(({ attackers }) => attackers.length > 0);
  if (blocks.length > 0) play.record({ type: 'BlockersDeclared', rule: '2008:309.2e', player: seat, blocks });
}

/** 2008:309.2f: with a creature declared as its blocker an attacker becomes blocked, without one unblocked, unless an effect has made it blocked. */
function settle(play: Play): void {
  const { combat } = play.game;
  if (!combat) return;
  play.record(
    ...combat.attacks.flatMap(({ attacker, blocked, wasBlocked }): readonly Event[] => {
      const by = combat.blocks.filter((block) => block.declared && block.attackers.includes(attacker)).map(({ blocker }) => blocker);
      if (by.length > 0) return [{ type: 'BecameBlocked', rule: '2008:309.2f', attacker, by, first: !wasBlocked }]; // first: 2008:309.4
      return blocked === null ? [{ type: 'BecameUnblocked', rule: '2008:309.2f', attacker }] : [];
    }),
  );
}

function* ordered(play: Play, cite: '2016:509.2' | '2016:509.3', object: Id, opposing: readonly Id[]): Procedure {
  if (opposing.length < 2) return;
  const { order } = yield* play.ask('order', play.look.of(object).controller, () => ({ cite, source: object, of: opposing, what: 'blockers' }), {
    order: opposing,
  });
  play.record({ type: 'BlockersOrdered', rule: cite, object, order });
}
/** In what order each creature assigns damage to those it fights, where the switch `damageOrder` has such orders. */
function* orders(play: Play): Procedure {
  for (const { attacker } of play.game.combat?.attacks ?? []) yield* ordered(play, '2016:509.2', attacker, blockersOf(play.look, attacker));
  for (const seat of apnap(play.game)) {
    for (const { blocker, attackers } of play.game.combat?.blocks ?? [])
      if (play.look.of(blocker).controller === seat) yield* ordered(play, '2016:509.3', blocker, attackers);
  }
}
