import type { DecisionOf, Kind } from '@arbiter/schema';
import { damage, division, loop, x } from './amounts.ts';
import { attackers, blockers } from './combat.ts';
import { costs, pay } from './paying.ts';
import { bottom, keep, modes, objects, openingHand, order, targets } from './picks.ts';
import { priority } from './priority.ts';
import type { Prompt } from './prompt.ts';
import { confirm, entropy, firstPlayer, mulligan, player, replacement, value } from './words.ts';

/** One for each kind of question. */
const prompts: { readonly [K in Kind]: Prompt<K> } = {
  entropy,
  firstPlayer,
  mulligan,
  bottom,
  openingHand,
  priority,
  modes,
  targets,
  x,
  division,
  costs,
  pay,
  attackers,
  blockers,
  damage,
  order,
  replacement,
  objects,
  player,
  value,
  confirm,
  keep,
  loop,
};
export const promptFor = <K extends Kind>({ kind }: DecisionOf<K>): Prompt<K> => prompts[kind] as unknown as Prompt<K>;
