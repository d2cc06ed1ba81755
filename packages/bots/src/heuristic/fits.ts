import type { Filter, Who } from '@arbiter/schema';
import { areMates, type Seen, type Sight, stackOf } from './sight.ts';
import { hasKeyword } from './worth.ts';

/*
 * A guess whether an object is what a text speaks of, good enough to foresee what could be done with it. What is really legal is in the options of the question.
 * Undefined: it cannot be told.
 */
type Guess = boolean | undefined;

/** The source of the text and its controller. */
export interface Source {
  readonly self: Seen | null;
  readonly you: string;
}

const includesSeat = (sight: Sight, you: string, who: Who, seat: string): Guess => {
  if (who === 'you') return seat === you;
  if (who === 'opponents') return !areMates(sight, seat, you);
  if (who === 'others') return seat !== you;
  if (who === 'each') return true;
  return who === 'active' ? seat === sight.view.turn.active : undefined;
};

const stateOf = (sight: Sight, object: Seen, state: string): Guess => {
  switch (state) {
    case 'tapped':
      return object.tapped === true;
    case 'untapped':
      return object.tapped === false;
    case 'attacking':
      return sight.view.combat?.attacks.some(({ attacker }) => attacker === object.id) ?? false;
    case 'blocking':
      return sight.view.combat?.blocks.some(({ blocker }) => blocker === object.id) ?? false;
    case 'token':
      return object.kind === 'token';
    case 'permanent':
      return object.zone === 'battlefield';
    case 'spell':
      return object.zone === 'stack' && (stackOf(object).ability ?? null) === null;
    default:
      return undefined;
  }
};

const negated = (guess: Guess): Guess => (guess === undefined ? undefined : !guess);
const allOf = (guesses: readonly Guess[]): Guess => (guesses.includes(false) ? false : guesses.includes(undefined) ? undefined : true);
const anyOf = (guesses: readonly Guess[]): Guess => negated(allOf(guesses.map(negated)));

function compare(stat: string, op: string, than: unknown, { as }: Seen): Guess {
  const value = (as as unknown as Readonly<Record<string, unknown>>)[stat];
  if (typeof value !== 'number' || typeof than !== 'number') return undefined;
  const outcomes: Readonly<Record<string, boolean>> = {
    '=': value === than,
    '!=': value !== than,
    '<': value < than,
    '<=': value <= than,
    '>': value > than,
    '>=': value >= than,
  };
  return outcomes[op];
}

function guess(sight: Sight, source: Source, filter: Filter, object: Seen): Guess {
  const { as } = object;
  if (filter === 'any') return true;
  if ('all' in filter) return allOf(filter.all.map((one) => guess(sight, source, one, object)));
  if ('any' in filter) return anyOf(filter.any.map((one) => guess(sight, source, one, object)));
  if ('not' in filter) return negated(guess(sight, source, filter.not, object));
  if ('type' in filter) return as.types.includes(filter.type);
  if ('subtype' in filter) return typeof filter.subtype === 'string' ? as.subtypes.includes(filter.subtype) : undefined;
  if ('supertype' in filter) return as.supertypes.includes(filter.supertype);
  if ('color' in filter) return typeof filter.color === 'string' ? as.colors.includes(filter.color) : undefined;
  if ('name' in filter) return typeof filter.name === 'string' ? as.name === filter.name : undefined;
  if ('is' in filter) return stateOf(sight, object, filter.is);
  if ('has' in filter) return hasKeyword(as, filter.has);
  if ('stat' in filter) return compare(filter.stat, filter.op, filter.than, object);
  if ('controller' in filter) return includesSeat(sight, source.you, filter.controller, as.controller);
  if ('owner' in filter) return includesSeat(sight, source.you, filter.owner, object.owner);
  if ('among' in filter) return filter.among === 'self' ? object.id === source.self?.id : undefined;
  return undefined;
}

/** Whether it may well be one. */
export const mayFit = (sight: Sight, source: Source, filter: Filter, object: Seen): boolean => guess(sight, source, filter, object) !== false;
export const mayBe = (sight: Sight, { you }: Source, who: Who, seat: string): boolean => includesSeat(sight, you, who, seat) !== false;
