import { cardNamed } from '@arbiter/cards';
import { decisionOf, gameOf, type Outcome, type Position } from '@arbiter/rules';
import { type Answer, type Card, type Decision, type Edition, type Event, type Game, list, type Seat, type Setup } from '@arbiter/schema';
import { setupOf } from '@arbiter/table';
import type { Reached, Stage } from './stage.ts';

/* Games from their first entry on. */

export interface Wanted {
  /** In turn order; two if not said. */
  readonly seats?: readonly Seat[];
  readonly teams?: readonly (readonly Seat[])[];
  /** Everybody's deck; sixty Forests if not said. */
  readonly deck?: readonly string[];
  readonly decks?: Readonly<Record<Seat, readonly string[]>>;
  /** What begins in the command zone. */
  readonly command?: Readonly<Record<Seat, readonly string[]>>;
  readonly cards?: Readonly<Record<string, Card>>;
  readonly rules?: Edition;
  readonly format?: Setup['format'];
  readonly match?: Setup['match'];
  readonly range?: number;
  readonly provable?: boolean;
}

export const copies = (count: number, name: string): readonly string[] => Array.from({ length: count }, () => name);

export function setup({
  seats = ['A', 'B'],
  teams,
  deck = copies(60, 'Forest'),
  decks = {},
  command = {},
  cards = {},
  rules = 'classic',
  format,
  match,
  range,
  provable,
}: Wanted = {}): Setup {
  const teamOf = (seat: Seat) => (teams ? { team: teams.findIndex((team) => team.includes(seat)) } : {});
  const wanted = setupOf({
    rules,
    format: format ?? (seats.length > 2 ? 'free-for-all' : 'duel'),
    seats: seats.map((seat) => ({ seat, ...teamOf(seat), main: decks[seat] ?? deck, ...(command[seat] ? { command: command[seat] } : {}) })),
    card: (name) => cards[name] ?? cardNamed(name),
    match: match ?? null,
    provable: provable ?? false,
  });
  return { ...wanted, range: range ?? null, game: 'g'.repeat(26), keyId: 'proofs', commitment: '0'.repeat(64) };
}

export const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

/** A game under way with all that has happened in it. */
export interface Under {
  readonly position: Position;
  readonly game: Game;
  readonly events: readonly Event[];
}
export const under = ({ position, batches }: Outcome, before: readonly Event[] = []): Under => ({
  position,
  game: gameOf(position),
  events: [...before, ...batches.flat()],
});

/** From where a scenario has led to; what happened on the way there is not told again. */
export const from = ({ position, game }: Reached): Under => ({ position, game, events: [] });
export const pass = { pass: true } as const;

/** These answers one after another, each by whoever is asked. */
export const answered = ({ answers }: Stage, from: Under, ...given: readonly Answer[]): Under =>
  given.reduce((at, answer) => under(answers(at.position, answer), at.events), from);

/** Answers what is asked until something is that is left to the caller; the first answer there is, a pass at priority, unless `of` says something else. */
export function until(stage: Stage, from: Under, stop: (at: Under) => boolean, of: (at: Under) => Answer | null = () => null): Under {
  let at = from;
  while (!stop(at)) {
    const decision = decisionOf(at.position);
    if (!decision) throw new Error('nobody is asked anything');
    at = answered(stage, at, of(at) ?? plain(decision));
  }
  return at;
}
function plain(decision: Decision): Answer {
  if (decision.kind === 'priority') return { pass: true };
  const [first] = list(decision, 1);
  if (!first) throw new Error(`no answer is legal to ${decision.kind}`);
  return first;
}
export const asks =
  (kind: string) =>
  (at: Under): boolean =>
    decisionOf(at.position)?.kind === kind;
export const inStep =
  (turn: number, step: Game['turn']['step']) =>
  (at: Under): boolean =>
    at.game.turn.number === turn && at.game.turn.step === step && asks('priority')(at);
/** A game at the first priority anybody receives in it. */
export const begun = (stage: Stage, wanted?: Wanted, seed?: string): Under => until(stage, under(stage.begins(setup(wanted), seed)), asks('priority'));

export const livesOf = ({ game }: Under): readonly number[] => game.players.map(({ life }) => life);
export const handOf = ({ game }: Under, seat: Seat): readonly number[] => game.players.find((one) => one.seat === seat)?.hand ?? [];
