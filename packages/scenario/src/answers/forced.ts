import type { Decision, Event, EventOf } from '@arbiter/schema';
import { type Division, isDivision, type Typed, type Written } from '../format/answer.ts';
import type { World } from '../names/world.ts';
import { take } from './menu.ts';
import { menuOf } from './menus.ts';
import { findAnswer, type Order, without } from './unused.ts';

/** Answers the rules gave themselves, since there was only one: whoever has written them all the same has used them. */

export type Forced = EventOf<'AnswerForced'>;
export const isForced = (event: Event): event is Forced => event.type === 'AnswerForced';

/** The question as it would be with only what was chosen to choose from. */
function narrowed({ kind, answer, player: seat, rule: cite }: Forced): Decision | null {
  const whole = (from: readonly unknown[]) => ({ from, min: from.length, max: from.length });
  const given = answer as Readonly<Record<string, unknown>>;
  const asked = (space: object): Decision => ({ kind, seat, withdrawable: false, space: { cite, ...space } }) as unknown as Decision;
  switch (kind) {
    case 'targets':
      return asked({ as: '', ...whole(given['targets'] as readonly unknown[]) });
    case 'objects':
      return asked({ ordered: false, ...whole(given['objects'] as readonly unknown[]) });
    case 'player':
      return asked({ from: [given['player']] });
    case 'value':
      return typeof given['value'] === 'string' ? asked({ what: '', words: [given['value']], range: null }) : null;
    case 'modes': {
      const { from, min, max } = whole(given['modes'] as readonly unknown[]);
      return asked({ of: from, min, max, again: false });
    }
    default:
      return null;
  }
}

/** Damage that could be divided in one way only. What a creature deals to its only opponent is nothing anyone would write. */
const sharesAlike = (pick: Division, amounts: readonly number[]): boolean => {
  const sizes = (all: readonly number[]): string =>
    all
      .filter((n) => n > 0)
      .toSorted((a, b) => a - b)
      .join();
  return amounts.length > 1 && sizes(Object.values(pick)) === sizes(amounts);
};

/** The answers left, without those that say what was forced. */
function unusedBy(world: World, event: Forced, written: readonly Written[], order: Order): readonly Written[] {
  const decision = narrowed(event);
  const menu = decision && menuOf(world, decision);
  if (menu) {
    const taken = take(menu, written, order);
    return taken.answered && taken.chosen.length === menu.options.length ? taken.answers : written;
  }
  const given = event.answer as { readonly x?: number; readonly value?: unknown; readonly amounts?: readonly number[] };
  const found = findAnswer(written, { words: ['x', 'amount', 'choice'], forms: ['number', 'division'] }, order, (pick) => {
    if (event.kind === 'division' && typeof pick === 'object' && isDivision(pick)) return true;
    if (event.kind === 'damage' && typeof pick === 'object' && isDivision(pick)) return sharesAlike(pick, given.amounts ?? []) ? true : null;
    return typeof pick === 'number' && (pick === given.x || pick === given.value || (given.amounts?.length === 1 && pick === given.amounts[0])) ? true : null;
  });
  return found && 'at' in found ? without(written, found.at) : written;
}

interface Left {
  readonly said: readonly Typed[];
  readonly written: readonly Written[];
}
/** What the line says comes before what is written beside it. */
export function absorbed(world: World, event: Forced, said: readonly Typed[], written: readonly Written[], order: Order): Left {
  const words: readonly string[] = event.kind === 'targets' ? ['target'] : event.kind === 'modes' ? ['mode'] : event.kind === 'x' ? ['x'] : [];
  const own = said.filter((one) => words.includes(String(one.for)));
  const left = unusedBy(world, event, own, 'strict');
  if (left.length < own.length) return { said: said.filter((one) => !own.includes(one) || left.includes(one)), written };
  return own.length > 0 ? { said, written } : { said, written: unusedBy(world, event, written, order) };
}
