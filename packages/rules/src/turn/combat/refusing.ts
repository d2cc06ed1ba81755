import type { AnswerOf, Cite, Decision, Kind } from '@arbiter/schema';
import type { Look } from '../../engine/play.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { attackable } from './attacking.ts';
import { isAttackable, isCreature } from './questions.ts';

const ofAttack = (look: Look, { attacks }: AnswerOf<'attackers'>, { why }: Refusal): Cite | null => {
  if (attacks.some(({ attacker, defender }) => !isCreature(look, attacker) || !isAttackable(look, defender))) return '2008:306.3';
  if (attacks.some(({ defender }) => !attackable(look).includes(defender))) return '2008:306.2';
  return why === 'answer.band' ? '2008:308.2b' : null;
};
const ofBlock = (look: Look, { blocks }: AnswerOf<'blockers'>): Cite | null =>
  blocks.some(({ blocker, attacker }) => !isCreature(look, blocker) || !isCreature(look, attacker)) ? '2008:306.3' : null;

/** A refused answer about combat cites the finest rule it offends; any other, the rule of its question. */
export const finest = (look: Look, { kind }: Decision, answer: AnswerOf<Kind>, refusal: Refusal): Refusal => {
  const cite =
    kind === 'attackers'
      ? ofAttack(look, answer as AnswerOf<'attackers'>, refusal)
      : kind === 'blockers'
        ? ofBlock(look, answer as AnswerOf<'blockers'>)
        : kind === 'damage'
          ? '2008:310.2'
          : null;
  return cite === null ? refusal : { ...refusal, cite };
};
