import { type Answer, check, type Decision, type DecisionOf, type Kind, list } from '@arbiter/schema';
import type { Pick, Written } from '../format/answer.ts';
import type { World } from '../names/world.ts';
import { dividedOf, readAmounts } from './amounts.ts';
import { readCosts, shownOption } from './costs.ts';
import { fallback, type Optional } from './fallback.ts';
import { type Menu, take } from './menu.ts';
import { menuOf } from './menus.ts';
import { asYes, findAnswer, type Order, type Wants, without } from './unused.ts';

/** How a scenario's answers are to be read. */
export interface Manner {
  readonly order: Order;
  readonly optional: Optional;
  readonly strict: boolean;
}
/** The answer to a question and the written answers that are left; `lacking`: none was written, and one should have been. */
export type Decided = { readonly answer: Answer; readonly answers: readonly Written[]; readonly lacking?: string } | { readonly problem: string };

/** Where no answer is written and none is missed. */
const unasked: ReadonlySet<Kind> = new Set<Kind>([
  'priority',
  'pay',
  'attackers',
  'blockers',
  'keep',
  'mulligan',
  'bottom',
  'entropy',
  'loop',
  'firstPlayer',
  'openingHand',
]);
const MANY = 5000;

const legal = (decision: Decision, answer: Answer): boolean => check(decision as DecisionOf<Kind>, answer) === null;
const shownAnswer = (written: Written): string => JSON.stringify(written);
const about = (decision: Decision, options: readonly string[]): string => `${decision.seat} is asked for ${decision.kind}: ${options.join(', ')}`;

/** Identical triggers may lie in any order. */
const isIdle = (menu: Menu, decision: Decision): boolean =>
  decision.kind === 'order' && (decision.space.what !== 'triggers' || new Set(menu.options.map((one) => menu.shown(one))).size === 1);

const byDefault = (decision: Decision, answers: readonly Written[], { optional, strict }: Manner, options: readonly string[], idle = false): Decided => {
  const answer = fallback(decision, optional);
  return strict && !idle && !unasked.has(decision.kind) ? { answer, answers, lacking: about(decision, options) } : { answer, answers };
};
const astrayAt = (decision: Decision, astray: Written, options: readonly string[]): Decided => ({
  problem: `${shownAnswer(astray)} is none of the options; ${about(decision, options)}`,
});

/** What has been chosen, with as much of the first legal answer as is needed. */
function completed(decision: Decision, menu: Menu, chosen: readonly unknown[]): Answer | null {
  const open = menu.options.filter((option) => menu.again || !chosen.includes(option));
  const filled = menu.answer([...chosen, ...open.slice(0, Math.max(0, menu.min - chosen.length))]);
  if (legal(decision, filled)) return filled;
  const valuesOf = (answer: Answer): readonly unknown[] => Object.values(answer).flat();
  const wanted = valuesOf(menu.answer(chosen));
  return list(decision as DecisionOf<Kind>, MANY).find((answer) => wanted.every((one) => valuesOf(answer).includes(one))) ?? null;
}

function fromMenu(decision: Decision, menu: Menu, written: readonly Written[], manner: Manner): Decided {
  const options = menu.options.map((option) => menu.shown(option));
  const { chosen, answers, wanted, answered, astray } = take(menu, written, manner.order);
  if (astray !== null) return astrayAt(decision, astray, options);
  if (!answered) return byDefault(decision, answers, manner, options, isIdle(menu, decision));
  const answer = completed(decision, menu, wanted ? menu.options.slice(0, 1) : chosen);
  return answer ? { answer, answers } : { problem: `what is written is not legal; ${about(decision, options)}` };
}

const numeric = (pick: Pick): number | null => {
  if (typeof pick === 'number') return pick;
  const [, digits] = typeof pick === 'string' ? (/^(?:x\s*=\s*)?(-?\d+)$/iu.exec(pick) ?? []) : [];
  return digits === undefined ? null : Number(digits);
};
function single<T>(
  decision: Decision,
  wants: Wants,
  read: (pick: Pick) => T | null,
  make: (value: T) => Answer,
  written: readonly Written[],
  manner: Manner,
  options: readonly string[],
): Decided {
  const found = findAnswer(written, wants, manner.order, (pick) => {
    const value = read(pick);
    return value !== null && legal(decision, make(value)) ? value : null;
  });
  if (!found) return byDefault(decision, written, manner, options);
  return 'astray' in found ? astrayAt(decision, found.astray, options) : { answer: make(found.as), answers: without(written, found.at) };
}
const number = (
  decision: Decision,
  words: Wants['words'],
  make: (value: number) => Answer,
  written: readonly Written[],
  manner: Manner,
  range: string,
): Decided => single(decision, { words, forms: ['number'] }, numeric, make, written, manner, [range]);

function amounts(world: World, decision: DecisionOf<'division'> | DecisionOf<'damage'>, written: readonly Written[], manner: Manner): Decided {
  const divided = dividedOf(decision);
  const read = readAmounts(world, divided, written, manner.order);
  const options = [`${divided.total} among ${divided.among.length}`];
  if (read.astray !== null) return astrayAt(decision, read.astray, options);
  if (!read.amounts) return byDefault(decision, written, manner, options);
  const answer = { amounts: read.amounts };
  return legal(decision, answer) ? { answer, answers: read.answers } : { problem: `${JSON.stringify(read.amounts)} is not legal; ${about(decision, options)}` };
}

/** Answers a question by what is written for its player; `paying`: how often the line says that costs are paid. */
export function decide(world: World, decision: Decision, written: readonly Written[], manner: Manner, paying: Readonly<Record<string, number>> = {}): Decided {
  const menu = menuOf(world, decision);
  if (menu) return fromMenu(decision, menu, written, manner);
  switch (decision.kind) {
    case 'confirm':
      return single(decision, { words: ['may', 'choice', 'cost'], forms: ['yes'] }, asYes, (yes) => ({ yes }), written, manner, ['yes', 'no']);
    case 'x':
      return number(decision, ['x', 'amount'], (x) => ({ x }), written, manner, `${decision.space.min} to ${decision.space.max}`);
    case 'loop':
      return number(decision, ['amount'], (times) => ({ times }), written, manner, `0 to ${decision.space.most}`);
    case 'value': {
      const { range } = decision.space;
      if (range) return number(decision, ['choice', 'amount', 'x'], (value) => ({ value }), written, manner, range.join(' to '));
      return single(
        decision,
        { words: ['choice'], forms: ['name'] },
        (pick) => (typeof pick === 'string' ? pick : null),
        (value) => ({ value }),
        written,
        manner,
        ['any name'],
      );
    }
    case 'division':
    case 'damage':
      return amounts(world, decision, written, manner);
    case 'costs': {
      const { pay, answers } = readCosts(decision.space, paying, written, manner.order);
      return pay ? { answer: { pay }, answers } : byDefault(decision, written, manner, decision.space.options.map(shownOption));
    }
    default:
      return byDefault(decision, written, manner, []);
  }
}
