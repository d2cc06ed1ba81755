import type { Attack, Block, Cite, Id, Thing } from '@arbiter/schema';
import { type Finding, finding } from '../../engine/finding.ts';
import { at } from '../../engine/game.ts';
import type { Look } from '../../engine/play.ts';
import { hasKeyword } from '../../keywords/has.ts';
import { attackerAssigns, blockerAssigns, combatDamageOf } from './assigning.ts';
import { isKeptFromAttacking } from './attacking.ts';
import { isKeptFromBlocking } from './blocking.ts';
import { attackOf, blockOf } from './questions.ts';

/* How a creature stands in combat, and by which rule: what a judge is asked. */

const whyAttacking = (look: Look, { attacker, defender, declared }: Attack): Cite => {
  if (defender === null) return '2008:306.4c';
  if (declared && isKeptFromAttacking(look, attacker)) return '2008:306.4a';
  if (declared && at(look.game, attacker).tapped === hasKeyword(look, attacker, 'vigilance')) return '2008:306.4b';
  return declared ? '2008:308.2g' : '2008:308.4';
};
const whyBlocking = (look: Look, { blocker, attackers, declared }: Block): Cite => {
  if (declared && isKeptFromBlocking(look, blocker, attackers)) return '2008:306.4a';
  if (declared && at(look.game, blocker).tapped) return '2008:306.4b';
  return declared ? '2008:309.2e' : '2008:309.5';
};

export type Role = 'attacking' | 'blocking';
/** Whether a permanent is attacking or blocking, and what keeps it so whatever has befallen it since. */
export const standing = (look: Look, id: Id): Finding<Role | null> => {
  const attack = attackOf(look, id);
  if (attack) return finding(whyAttacking(look, attack), 'attacking');
  const block = blockOf(look, id);
  return block ? finding(whyBlocking(look, block), 'blocking') : finding('2008:306.4', null);
};

type Declared = Pick<Attack, 'declared'>;
const isOnly = <T extends Declared>(all: readonly T[], is: (one: T) => boolean): boolean => {
  const [only, ...others] = all.filter(({ declared }) => declared);
  return only !== undefined && others.length === 0 && is(only);
};
/** Whether it was the only creature declared as an attacker in this combat; it counts those that have left it. */
export const attackedAlone = ({ game: { combat } }: Look, id: Id): Finding<boolean> =>
  finding(
    '2008:306.5',
    isOnly([...(combat?.attacks ?? []), ...(combat?.gone ?? [])], ({ attacker }) => attacker === id),
  );
export const isAttackingAlone = ({ game: { combat } }: Look, id: Id): Finding<boolean> =>
  finding('2008:306.5', combat?.attacks.length === 1 && combat.attacks[0]?.attacker === id);
export const blockedAlone = ({ game: { combat } }: Look, id: Id): Finding<boolean> =>
  finding(
    '2008:306.5',
    isOnly([...(combat?.blocks ?? []), ...(combat?.blocked ?? [])], ({ blocker }) => blocker === id),
  );
export const isBlockingAlone = ({ game: { combat } }: Look, id: Id): Finding<boolean> =>
  finding('2008:306.5', combat?.blocks.length === 1 && combat.blocks[0]?.blocker === id);

export interface WouldAssign {
  readonly amount: number;
  readonly among: readonly Thing[];
}
const nothing: WouldAssign = { amount: 0, among: [] };
/** What a creature in combat would assign as things are now, whichever step it is. */
export const wouldAssign = (look: Look, id: Id): Finding<WouldAssign> => {
  const amount = combatDamageOf(look, id);
  const attack = attackOf(look, id);
  const block = blockOf(look, id);
  const said = attack ? attackerAssigns(look, attack, false, []) : block && blockerAssigns(look, block, []);
  if (amount.value === 0 || !said) return finding(amount.rule, nothing);
  return finding(said.rule, said.value ? { amount: amount.value, among: said.value.space.among.map(({ to }) => to) } : nothing);
};
