import { decisionOf, gameOf, type Position } from '@arbiter/rules';
import { type Answer, type Decision, type Kind, type Random, sample, type Withdrawal } from '@arbiter/schema';
import { once, taken } from '../stand.ts';
import { inexactness } from './law.ts';

/** Chance passes less than half of the time it could do something, and takes back what it has begun now and then. */
function eager(decision: Decision, random: Random): Answer | Withdrawal {
  if (decision.withdrawable && once(random, 20)) return { withdraw: true };
  const answer = sample(decision as never, random) as Answer;
  return 'pass' in answer && !once(random, 3) ? (sample(decision as never, random) as Answer) : answer;
}

/** Walks on by chance and looks at each question on the way. Tells the kinds met and what was wrong. */
export function walked(from: Position, random: Random, steps: number): { readonly kinds: ReadonlySet<Kind>; readonly found: readonly string[] } {
  const kinds = new Set<Kind>();
  let position = from;
  for (let n = 0; n < steps; n++) {
    const decision = decisionOf(position);
    if (!decision) break;
    kinds.add(decision.kind);
    const found = inexactness(position, decision, gameOf(position), random);
    if (found.length > 0) return { kinds, found: found.slice(0, 6).map((one) => `${decision.seat}, ${decision.kind}: ${one}`) };
    position = taken(position, eager(decision, random)).position;
  }
  return { kinds, found: [] };
}
