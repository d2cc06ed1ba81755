import { act, decisionOf, gameOf, type Outcome, type Position } from '@arbiter/rules';
import { type Answer, type Game, list, type Mana, type Seat } from '@arbiter/schema';
import { canonical } from '../oracle/exact/canonical.ts';
import { wellFormed, worldOf } from '../oracle/exact/wellFormed.ts';

/*
 * How many sequences of actions are legal, as chess engines count moves. An action is an answer that was asked for; what is forced is none. Concessions, rulings, attempts
 * taken back and how long somebody wants to be left alone are not counted. Answers that mean the same are one (see `canonical`), and so are payments with mana
 * that nothing tells apart.
 */

/** What each action in a position leads to, by the name of the action. */
export type Actions = (position: Position) => ReadonlyMap<string, Outcome>;

const poolOf = (game: Game, seat: Seat): readonly Mana[] => game.players.find((player) => player.seat === seat)?.mana ?? [];
/** A mana without where it came from. */
const sortOf = (mana: Mana): string => JSON.stringify({ ...mana, source: 0 });
function nameOf(position: Position, seat: Seat, answer: Answer, ordered: boolean): string {
  if (!('spend' in answer)) return canonical(answer, ordered);
  const pool = poolOf(gameOf(position), seat);
  const spent = answer.spend.map((place) => (pool[place] ? sortOf(pool[place]) : 'nothing'));
  return `spend ${spent.toSorted().join(' ')}`;
}

const LIMIT = 100_000;
/** The legal ones among these answers. Of several that mean the same the first stands for all. */
function actionsAmong(position: Position, answers: Iterable<Answer>): ReadonlyMap<string, Outcome> {
  const decision = decisionOf(position);
  const found = new Map<string, Outcome>();
  if (!decision) return found;
  const ordered = decision.kind === 'objects' ? decision.space.ordered : decision.kind === 'order';
  for (const answer of answers) {
    const name = nameOf(position, decision.seat, answer, ordered);
    if (found.has(name)) continue;
    const outcome = act(position, { kind: 'answer', actionId: 'a', seat: decision.seat, decision: position.index, answer });
    if (!('refused' in outcome)) found.set(name, outcome);
  }
  return found;
}

/** The actions that the choice space lists. */
export const listed: Actions = (position) => {
  const decision = decisionOf(position);
  return actionsAmong(position, decision ? (list(decision as never, LIMIT) as readonly Answer[]) : []);
};
/** Those that the engine takes out of everything one could answer. */
export const tried: Actions = (position) => {
  const decision = decisionOf(position);
  return actionsAmong(position, decision ? wellFormed[decision.kind](worldOf(gameOf(position), decision.seat)) : []);
};

/** The number of sequences of so many actions; a game that ends sooner has none. */
export function perft(position: Position, depth: number, actions: Actions): number {
  if (depth === 0) return 1;
  const next = actions(position);
  if (depth === 1) return next.size;
  let sum = 0;
  for (const outcome of next.values()) sum += perft(outcome.position, depth - 1, actions);
  return sum;
}

/** The first place, by the actions that lead there, in which two ways to find the actions differ. */
export function divergence(position: Position, depth: number, path: readonly string[] = []): string | null {
  if (depth === 0) return null;
  const [one, other] = [listed(position), tried(position)];
  const names = new Set([...one.keys(), ...other.keys()]);
  const odd = [...names].filter((name) => one.has(name) !== other.has(name));
  if (odd.length > 0)
    return `after ${path.join(', ') || 'nothing'}: ${odd.map((name) => `${name} is ${one.has(name) ? 'listed, not taken' : 'taken, not listed'}`).join('; ')}`;
  for (const [name, outcome] of one) {
    const found = divergence(outcome.position, depth - 1, [...path, name]);
    if (found) return found;
  }
  return null;
}
