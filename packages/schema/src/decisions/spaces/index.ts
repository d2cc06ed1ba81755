import { type Decoded, decoder } from '../../decode.ts';
import { answerCodecs } from '../codec.ts';
import type { Answer, AnswerOf, DecisionOf, Kind, SpaceOf, Withdrawal } from '../index.ts';
import { damage, division } from './amounts.ts';
import { attackers, attackModel } from './attackers.ts';
import { blockers, blockModel } from './blockers.ts';
import { type Choice, type Illegal, illegal, type Random } from './choice.ts';
import { first } from './combine.ts';
import { costs } from './costs.ts';
import { mostMet } from './declaring.ts';
import { keep, modes, objects, order, replacement } from './lists.ts';
import { pay } from './pay.ts';
import { firstPlayer, player } from './players.ts';
import { priority } from './priority.ts';
import { bottom, entropy, mulligan, openingHand } from './start.ts';
import { targets } from './targets.ts';
import { confirm, loop, value, x } from './values.ts';

export { between, pick, shuffled } from './chance.ts';
export { type Illegal, type IllegalCode, illegalCodes, type Random } from './choice.ts';

const choices: { readonly [K in Kind]: Choice<K> } = {
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

const decoders = Object.fromEntries(Object.entries(answerCodecs).map(([kind, codec]) => [kind, decoder<unknown>(codec)])) as {
  readonly [K in Kind]: (answer: unknown) => Decoded<AnswerOf<K>>;
};

/** Why a decoded answer is not legal for this question, or null if it is. */
export function check<K extends Kind>({ kind, space, withdrawable }: DecisionOf<K>, answer: Answer | Withdrawal): Illegal | null {
  if ('withdraw' in answer) return withdrawable ? null : illegal('not-withdrawable');
  const own = decoders[kind](answer);
  return 'ok' in own ? choices[kind].check(space, own.ok) : illegal('malformed', { error: own.error });
}

/** A legal answer by chance, never a withdrawal or a yield; the question must have one (see {@link impossible}). */
export const sample = <K extends Kind>({ kind, space }: DecisionOf<K>, random: Random): AnswerOf<K> => choices[kind].sample(space, random);

/**
 * The legal answers up to `limit`, each once and always in the same order: all of them if there are fewer. Sets stand in the order of the options, bands are numbered
 * from 1, yields are left out. Of the names of all cards only examples are listed, and of a declaration what a bounded search finds.
 */
export const list = <K extends Kind>({ kind, space }: DecisionOf<K>, limit: number): AnswerOf<K>[] => first(choices[kind].all(space), limit);

/** The only legal answer, where there is exactly one and that is cheap to tell; entropy, mulligans and priority are never forced. */
export function forced<K extends Kind>({ kind, space }: DecisionOf<K>): AnswerOf<K> | null {
  const choice = choices[kind];
  if (choice.forced) return choice.forced(space);
  const found = first(choice.all(space), 2);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Whether no answer is legal. */
export function impossible<K extends Kind>({ kind, space }: DecisionOf<K>): boolean {
  const choice = choices[kind];
  return choice.impossible ? choice.impossible(space) : first(choice.all(space), 1).length === 0;
}

type Unsettled = Omit<SpaceOf<'attackers'>, 'obey'> | Omit<SpaceOf<'blockers'>, 'obey'>;
const isAttack = (space: Unsettled): space is Omit<SpaceOf<'attackers'>, 'obey'> => space.candidates.some((candidate) => 'defenders' in candidate);

/** The most requirements that a declaration within the limits can meet: what `obey` must be (2016:508.1d, 509.1c). */
export const maxObeyed = (space: Unsettled): number => mostMet(isAttack(space) ? attackModel({ ...space, obey: 0 }) : blockModel({ ...space, obey: 0 }));
