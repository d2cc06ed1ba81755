import type { Answer } from '@arbiter/schema';
import { isDivision, type Pick, type Written } from '../format/answer.ts';
import { parseName } from '../names/name.ts';
import { asYes, findAnswer, formOf, isSkip, type Order, type Wants, without } from './unused.ts';

/** A question that is answered by naming some of its options. */
export interface Menu<T = unknown> {
  readonly wants: Wants;
  readonly options: readonly T[];
  readonly min: number;
  readonly max: number;
  readonly again: boolean;
  /** As many single answers as this are looked for; the rest follows from them. */
  readonly singles: number;
  find(pick: string | number, open: readonly T[]): T | undefined;
  shown(option: T): string;
  answer(chosen: readonly T[]): Answer;
}

/** What answers come to: the options chosen, and whether that is all. */
interface Chosen<T> {
  readonly options: readonly T[];
  readonly ends: boolean;
  readonly keeps: boolean; // the same answer says how much each gets
  readonly wants: boolean; // a bare "yes": something is chosen
}
const chosen = <T>(options: readonly T[], more: Partial<Chosen<T>> = {}): Chosen<T> => ({ options, ends: false, keeps: false, wants: false, ...more });

export interface Taken<T> {
  readonly chosen: readonly T[];
  readonly answers: readonly Written[];
  readonly wanted: boolean;
  readonly answered: boolean;
  readonly astray: Written | null;
}

/** `Bear#2` is the second of all that may be chosen, whichever were named before it. */
const isNumbered = (pick: string | number): boolean => typeof pick === 'string' && parseName(pick).nth !== null;

class Reading<T> {
  private readonly menu: Menu<T>;
  private taken: readonly T[] = [];
  constructor(menu: Menu<T>) {
    this.menu = menu;
  }
  get chosen(): readonly T[] {
    return this.taken;
  }
  get isFull(): boolean {
    return this.taken.length >= this.menu.max;
  }
  get isEnough(): boolean {
    return this.taken.length >= this.menu.min;
  }
  add(options: readonly T[]): void {
    this.taken = [...this.taken, ...options];
  }
  private one(pick: Pick, already: readonly T[]): T | null {
    if (typeof pick !== 'string' && typeof pick !== 'number') return null;
    const { again, options } = this.menu;
    const open = again ? options : options.filter((option) => !this.taken.includes(option));
    const left = again ? options : open.filter((option) => !already.includes(option));
    const counted = isNumbered(pick) ? this.menu.find(pick, options) : undefined;
    if (counted !== undefined && left.includes(counted)) return counted;
    const found = this.menu.find(pick, typeof pick === 'number' ? open : left);
    return found !== undefined && (again || left.includes(found)) ? found : null;
  }
  private several(picks: readonly Pick[]): readonly T[] | null {
    const found: T[] = [];
    for (const pick of picks) {
      if (isSkip(pick)) continue;
      const option = this.one(pick, found);
      if (option === null) return null;
      found.push(option);
    }
    const total = this.taken.length + found.length;
    return total <= this.menu.max && total >= this.menu.min ? found : null;
  }
  match(pick: Pick): Chosen<T> | null {
    const form = formOf(pick);
    if (isSkip(pick)) return this.isEnough ? chosen([], { ends: true }) : null;
    if (form === 'yes') return this.agreed(asYes(pick) === true);
    if (form === 'several' || form === 'division') {
      const options = this.several(form === 'several' ? (pick as readonly Pick[]) : Object.keys(pick));
      return options && chosen(options, { ends: true, keeps: isDivision(pick) });
    }
    const option = this.one(pick, []);
    return option === null ? null : chosen([option]);
  }
  /** Where nothing need be chosen, "no" is nothing and "yes" is something. */
  private agreed(yes: boolean): Chosen<T> | null {
    if (this.menu.min > 0 || this.taken.length > 0) return null;
    return yes ? chosen<T>([], { wants: true }) : chosen([], { ends: true });
  }
}

/** The written answers for a question, one after another until it has as many as it can take. */
export function take<T>(menu: Menu<T>, written: readonly Written[], order: Order): Taken<T> {
  const reading = new Reading(menu);
  let answers = written;
  let wanted = false;
  let answered = false;
  for (let singles = 0; !reading.isFull && singles < menu.singles; ) {
    const found = findAnswer(answers, menu.wants, order, (pick) => reading.match(pick));
    if (!found || ('astray' in found && answered && reading.isEnough)) break;
    if ('astray' in found) return { chosen: reading.chosen, answers, wanted, answered, astray: found.astray };
    answered = true;
    reading.add(found.as.options);
    if (!found.as.keeps) answers = without(answers, found.at);
    if (found.as.ends) return { chosen: reading.chosen, answers, wanted: false, answered, astray: null };
    if (found.as.wants) wanted = true;
    else singles++;
  }
  return { chosen: reading.chosen, answers, wanted: wanted && reading.chosen.length === 0, answered, astray: null };
}
