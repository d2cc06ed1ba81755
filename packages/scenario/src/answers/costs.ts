import type { AnswerOf, SpaceOf } from '@arbiter/schema';
import type { Pick, Written } from '../format/answer.ts';
import { isSameCost, shownCost } from '../names/text.ts';
import { folded, sameWord } from '../names/words.ts';
import { asYes, findAnswer, type Order, without } from './unused.ts';

type Space = SpaceOf<'costs'>;
type Option = Space['options'][number];
type Paid = AnswerOf<'costs'>['pay'];

const isChoice = ({ required }: Space): boolean => required !== undefined;
const none = ['normal', 'none', 'skip'];

export const shownOption = ({ key, cost }: Option): string => (/^\d+$/u.test(key) ? shownCost(cost) : key);
const isMeant = ({ key, cost }: Option, text: string): boolean =>
  sameWord(key, text) || isSameCost(cost, text) || folded(shownCost(cost)).startsWith(folded(text));

/** A cost by its name or what it is; `normal` is none besides. */
const named = (space: Space, pick: Pick): Paid | null => {
  if (typeof pick !== 'string' || asYes(pick) !== null) return null;
  if (none.includes(folded(pick))) return isChoice(space) ? null : [];
  const option = space.options.find((one) => isMeant(one, pick));
  return option ? [{ key: option.key, times: 1 }] : null;
};

/** How often one cost is paid: "yes" is once; where it may be paid several times, a number says how often. */
const times = ({ most }: Option, pick: Pick): number | null => {
  const yes = asYes(pick);
  if (yes !== null) return yes ? 1 : 0;
  return typeof pick === 'number' && pick >= 0 && pick <= most ? pick : null;
};

interface Read {
  readonly pay: Paid | null;
  readonly answers: readonly Written[];
}

/** Costs that may be paid besides are asked one by one, as a "may"; of alternatives one is named. */
export function readCosts(space: Space, said: Readonly<Record<string, number>>, written: readonly Written[], order: Order): Read {
  const whole = findAnswer(written, { words: ['cost', 'choice'], forms: isChoice(space) ? ['name'] : [] }, order, (pick) => named(space, pick));
  if (whole && !('astray' in whole)) return { pay: whole.as, answers: without(written, whole.at) };
  if (isChoice(space)) return { pay: null, answers: written };
  let answers = written;
  let answered = Object.keys(said).length > 0;
  const pay: { key: string; times: number }[] = [];
  for (const option of space.options) {
    let count = said[option.key];
    if (count === undefined) {
      const found = findAnswer(answers, { words: ['may', 'cost'], forms: option.most > 1 ? ['yes', 'number'] : ['yes'] }, order, (pick) => times(option, pick));
      if (!found || 'astray' in found) continue;
      count = found.as;
      answered = true;
      answers = without(answers, found.at);
    }
    if (count > 0) pay.push({ key: option.key, times: count });
  }
  return { pay: answered ? pay : null, answers };
}
