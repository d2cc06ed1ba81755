import type { Cost, CostPart, EventPattern, Filter, Instruction, Quantity, Ref, Target, Who, WouldPattern } from '@arbiter/schema';
import { type Described, noun } from '../noun.ts';
import type { Meaning, Voice } from '../voice.ts';
import { targetable } from './ref.ts';

const unknown: Meaning = { what: null, many: false };
const player: Meaning = { what: noun('player'), many: false };
const one = (what: Described): Meaning => ({ what, many: false });
const several = (what: Described, amount: unknown): Meaning => ({ what, many: amount !== 1 && amount !== undefined });

function meaningOf(v: Voice, ref: Ref): Meaning {
  if (typeof ref === 'string') return unknown;
  if ('ref' in ref) return v.names.get(ref.ref) ?? unknown;
  if ('each' in ref) return { what: v.describe(ref.each, ref.zone), many: true };
  return 'top' in ref ? several(noun('card'), ref.top) : unknown;
}

/** What an instruction leaves behind under its name, as far as it matters to how it is called later. */
function leftBy(v: Voice, i: Instruction): Meaning {
  switch (i.do) {
    case 'choose':
      return { ...meaningOf(v, i.from), many: i.amount !== undefined && i.amount !== 1 };
    case 'search':
      return several(v.describe(i.for, null), i.amount);
    case 'sacrificeOf':
      return several(v.describe(i.what), i.amount);
    case 'discard':
    case 'draw':
    case 'mill':
      return several(noun('card'), i.amount);
    case 'lookTop':
      return several(noun('card'), i.amount);
    case 'token':
      return several(noun('token'), i.amount);
    case 'cast':
    case 'playCard':
      return one(noun('spell'));
    case 'decide':
      return i.choice.what === 'player' || i.choice.what === 'opponent' ? player : unknown;
    default:
      return 'what' in i && i.what !== undefined && i.do !== 'skip' ? meaningOf(v, i.what) : unknown;
  }
}

export const bound = (v: Voice, name: string, i: Instruction): void => {
  const { target: _, ...meaning } = leftBy(v, i);
  v.names.set(name, meaning);
};

/** The name of each thing in turn. */
export const noted = (v: Voice, name: string, of: Ref | { readonly player: Who }): void => {
  const { target: _, ...meaning } = typeof of === 'object' && 'player' in of ? player : meaningOf(v, of);
  v.names.set(name, { ...meaning, many: false });
};

export const introduceTargets = (v: Voice, targets: readonly Target[]): void => {
  for (const target of targets) v.names.set(target.as, { what: targetable(v, target.what), many: (target.max ?? target.min ?? 1) !== 1, target });
};

const isWord = (what: unknown): what is 'self' | 'attached' => what === 'self' || what === 'attached';

/** Objects a cost takes, where they come from. */
const takenBy = (p: CostPart): readonly [what: Filter | 'self' | 'hand', zone: Parameters<Voice['describe']>[1]] | null => {
  if ('sacrifice' in p) return [p.sacrifice, undefined];
  if ('tapOther' in p) return [p.tapOther, undefined];
  if ('discard' in p) return [p.discard, null];
  if ('exile' in p) return [p.exile, p.from];
  if ('putBack' in p) return [p.putBack, p.from];
  return 'reveal' in p ? [p.reveal, 'hand'] : null;
};
/** What was paid with is spoken of by the text it was paid for. */
export function introduceCost(v: Voice, cost: Cost): void {
  for (const part of cost) {
    const [what, zone] = takenBy(part) ?? [];
    if (!('as' in part) || part.as === undefined || what === undefined || what === 'self' || what === 'hand') continue;
    v.names.set(part.as, several(v.describe(what, zone), 'count' in part ? part.count : undefined));
  }
}

/** What a replacement or prevention effect calls the event it waits for. */
export function introduceWould(v: Voice, when: WouldPattern): void {
  v.names.set('triggerPlayer', player);
  if (when.would === 'damage') v.names.set('triggerSource', one(noun('source')));
}

/** What the names every triggered ability finds bound stand for (2016:603.2). */
export function introduceEvent(v: Voice, when: EventPattern, remember: Readonly<Record<string, Quantity>> = {}): void {
  const first = 'anyOf' in when ? when.anyOf[0] : when;
  const about = first && 'what' in first ? (first.what as Filter | 'self' | 'attached' | undefined) : undefined;
  if (about !== undefined && !isWord(about)) {
    const what = one(v.describe(about, first && 'on' in first && first.on === 'cast' ? 'stack' : undefined));
    v.names.set('trigger', what);
    v.names.set('triggerNew', what);
  }
  v.names.set('triggerPlayer', player);
  v.names.set('triggerSource', one(noun('source')));
  for (const [name, quantity] of Object.entries(remember)) v.names.set(name, { ...unknown, number: v.expression(quantity) });
}
