import { type Answer, type AnswerOf, type Decision, type DecisionOf, list, type SpaceOf } from '@arbiter/schema';

/** What is answered where nothing is written: `optional` to a "may", the first legal options otherwise, mana paid automatically. */
export type Optional = 'decline' | 'accept';

/** All that is lethal, in order; the rest goes to what is attacked, or to the first. */
function lethalFirst({ among, amount, trample }: SpaceOf<'damage'>): AnswerOf<'damage'> {
  let left = amount;
  const amounts = among.map(({ lethal }) => {
    const share = Math.min(lethal, left);
    left -= share;
    return share;
  });
  const at = trample === null ? 0 : among.length - 1;
  return { amounts: amounts.map((share, nth) => (nth === at ? share + left : share)) };
}

/** An object that may or may not be chosen is a "may"; one that a search could find is found. */
function ofObjects({ space }: DecisionOf<'objects'>, optional: Optional): AnswerOf<'objects'> {
  const { from, min, max, prompt } = space;
  const wanted = prompt === 'search' ? max : min === 0 && max === 1 && optional === 'accept' ? 1 : min;
  return { objects: from.slice(0, wanted) };
}

const accepted = ({ options, exclusive }: SpaceOf<'costs'>): AnswerOf<'costs'> => ({
  pay: options
    .filter(({ key }, at) => !exclusive.some((group) => group.includes(key) && options.slice(0, at).some((other) => group.includes(other.key))))
    .map(({ key }) => ({ key, times: 1 })),
});

function ofCosts(decision: DecisionOf<'costs'>, optional: Optional): AnswerOf<'costs'> {
  const { required } = decision.space;
  if (required?.[0] !== undefined) return { pay: [{ key: required[0], times: 1 }] };
  return optional === 'accept' ? accepted(decision.space) : { pay: [] };
}

const first = (decision: Decision): Answer => {
  const [answer] = list(decision as DecisionOf<Decision['kind']>, 1);
  if (answer === undefined) throw new Error(`no answer to ${decision.kind} is legal`);
  return answer;
};

export function fallback(decision: Decision, optional: Optional): Answer {
  switch (decision.kind) {
    case 'priority':
      return { pass: true };
    case 'confirm':
      return { yes: optional === 'accept' };
    case 'mulligan':
      return { keep: true };
    case 'objects':
      return ofObjects(decision, optional);
    case 'order':
      return { order: decision.space.of };
    case 'replacement':
      return { use: optional === 'decline' && decision.space.of.every((one) => one.optional) ? null : (decision.space.of[0]?.key ?? null) };
    case 'damage':
      return lethalFirst(decision.space);
    case 'costs':
      return ofCosts(decision, optional);
    case 'pay':
      return decision.space.suggested ?? (decision.space.auto ? { auto: true } : first(decision));
    case 'keep':
      return { keep: [] };
    case 'loop':
      return { times: 0 };
    case 'entropy':
    case 'firstPlayer':
    case 'bottom':
    case 'openingHand':
    case 'modes':
    case 'targets':
    case 'x':
    case 'division':
    case 'attackers':
    case 'blockers':
    case 'player':
    case 'value':
      return first(decision);
    default:
      return decision satisfies never;
  }
}
