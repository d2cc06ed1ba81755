import type { DecisionOf, Thing } from '@arbiter/schema';
import { type Division, isDivision, type Pick, type Written } from '../format/answer.ts';
import { thingsNamed } from '../names/name.ts';
import type { World } from '../names/world.ts';
import { findAnswer, isSkip, type Order, pickOf, type Wants, without } from './unused.ts';

/** Amounts divided among several: by name, as a list, or one after another in the order shown. */

const wholes: Wants = { words: ['amount'], forms: ['division', 'several'] };
const singles: Wants = { words: ['amount'], forms: ['number'] };

interface Divided {
  readonly among: readonly Thing[];
  readonly total: number;
}
export const dividedOf = ({ kind, space }: DecisionOf<'division'> | DecisionOf<'damage'>): Divided =>
  kind === 'division' ? { among: space.among, total: space.total } : { among: space.among.map(({ to }) => to), total: space.amount };

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What is not said goes to the last that nothing is said of; nobody gets more than there is. */
function filled(said: readonly number[], { among, total }: Divided): readonly number[] | null {
  const left = total - sum(said);
  if (said.length > among.length || left < 0 || (said.length === among.length && left > 0)) return null;
  return among.map((_, at) => said[at] ?? (at === among.length - 1 ? left : 0));
}

function byName(world: World, { among, total }: Divided, division: Division): readonly number[] | null {
  const amounts = among.map(() => 0);
  for (const [name, amount] of Object.entries(division)) {
    const thing = thingsNamed(world, name, among).find((one) => amounts[among.indexOf(one)] === 0);
    if (thing === undefined) return null;
    amounts[among.indexOf(thing)] = amount;
  }
  return sum(amounts) === total ? amounts : null;
}

const isNumbers = (pick: Pick): pick is readonly number[] => Array.isArray(pick) && pick.every((one) => typeof one === 'number');

interface Read {
  readonly amounts: readonly number[] | null;
  readonly answers: readonly Written[];
  readonly astray: Written | null;
}

const isSingle = (answer: Written): boolean => typeof pickOf(answer) === 'number';

/** Single amounts in a row, as many as there are to be had. */
function inRow(divided: Divided, written: readonly Written[], order: Order): Read {
  let answers = written;
  const said: number[] = [];
  while (said.length < divided.among.length && sum(said) < divided.total) {
    const found = findAnswer(answers, singles, order, (pick) => (typeof pick === 'number' && sum(said) + pick <= divided.total ? pick : null));
    if (!found || 'astray' in found) break;
    said.push(found.as);
    answers = without(answers, found.at);
  }
  return { amounts: said.length === 0 ? null : filled(said, divided), answers, astray: null };
}

export function readAmounts(world: World, divided: Divided, written: readonly Written[], order: Order): Read {
  const whole = (pick: Pick): readonly number[] | null => {
    if (isSkip(pick)) return null;
    if (isNumbers(pick)) return filled(pick, divided);
    return typeof pick === 'object' && isDivision(pick) ? byName(world, divided, pick) : null;
  };
  const found = findAnswer(written, wholes, order, whole);
  if (found && !('astray' in found)) return { amounts: found.as, answers: without(written, found.at), astray: null };
  const row = inRow(divided, written, order);
  return row.amounts ? row : { amounts: null, answers: written, astray: found && !isSingle(found.astray) ? found.astray : null };
}
