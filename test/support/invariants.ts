import { canonical } from '@arbiter/log';
import { act, decisionOf, evolve, gameOf, nothing, type Position, same, thenOf } from '@arbiter/rules';
import { type Action, type Answer, type Decision, type Game, type Id, list, type Obj, sharesLife, zones } from '@arbiter/schema';
import type { Step } from './games.ts';

/** What must be true after every entry of every game. Each check throws with the words that name it. */

const fail = (what: string): never => {
  throw new Error(what);
};

const idsIn = (game: Game): readonly { readonly id: Id; readonly zone: string }[] =>
  zones.flatMap((zone) => {
    const own = zone === 'library' || zone === 'hand' || zone === 'graveyard';
    const ids = own ? game.players.flatMap((p) => p[zone]) : game[zone];
    return ids.map((id) => ({ id, zone }));
  });

/** Every object is in the one zone it says it is in, and no id stands twice. */
const eachInItsZone = (game: Game): void => {
  const placed = idsIn(game);
  if (new Set(placed.map((p) => p.id)).size !== placed.length) fail('an id stands in two places');
  for (const { id, zone } of placed) if (game.objects[id]?.zone !== zone) fail(`object ${id} is in ${zone} and says ${game.objects[id]?.zone}`);
  const objects = game.objects.filter((o) => o !== null);
  if (objects.length !== placed.length) fail(`${objects.length} objects, ${placed.length} places`);
};

/** No card comes from nowhere or is lost while its owner is in the game. */
const cardsConserved = (game: Game, decks: Readonly<Record<string, number>>): void => {
  for (const p of game.players) {
    if (p.status === 'left') continue;
    const owned = game.objects.filter((o): o is Obj => o !== null && o.kind === 'card' && o.owner === p.seat).length;
    if (owned !== decks[p.seat]) fail(`${p.seat} owns ${owned} cards of ${decks[p.seat]}`);
  }
};

/** Nothing of a player who has left is there, nothing is his, and he is asked nothing (2008:102.5). */
const goneAreGone = (game: Game, decision: Decision | null): void => {
  const gone = new Set(game.players.filter((p) => p.status === 'left').map((p) => p.seat));
  for (const o of game.objects)
    if (o && (gone.has(o.owner) || gone.has(o.controller))) fail(`object ${o.id} of ${o.owner}, controlled by ${o.controller}, is there though one has left`);
  const asked = game.players.find((p) => p.seat === decision?.seat);
  if (asked && asked.status !== 'playing') fail(`${asked.seat} is asked ${decision?.kind} and is no longer playing`);
};
/** One player wins, or one team, of which somebody has not lost (2008:102.2). */
const oneWinner = ({ result, players }: Game): void => {
  if (result === null) return;
  const won = players.filter((p) => result.winners.includes(p.seat));
  const teams = new Set(won.map((p) => p.team));
  if (result.draw !== (won.length === 0) || teams.size > 1) fail(`won by ${result.winners.join(', ')}, draw: ${result.draw}`);
  if (won.length > 0 && !won.some((p) => p.status === 'playing' || p.status === 'won')) fail(`${won[0]?.seat} has won and is ${won[0]?.status}`);
};
/** Who shares a total has the same (2016:810.4), and loses with his team (2016:810.8a). */
const teamsAgree = (game: Game): void => {
  if (!sharesLife(game)) return;
  for (const team of Map.groupBy(game.players, (p) => p.team).values()) {
    if (new Set(team.map((p) => p.life)).size > 1) fail(`of one team, with ${team.map((p) => p.life).join(' and ')} life`);
    if (new Set(team.map((p) => p.status === 'playing' || p.status === 'won')).size > 1) fail(`of one team, ${team.map((p) => p.status).join(' and ')}`);
  }
};

const wholeNumbers = (value: unknown, path: string): void => {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) fail(`${path} is ${value}`);
  if (value !== null && typeof value === 'object') for (const [key, inner] of Object.entries(value)) wholeNumbers(inner, `${path}.${key}`);
};

/** The chart stands in the step the game is in. */
const chartAgrees = (position: Position, game: Game): void => {
  const value = canonical(thenOf(position).value);
  if (game.result !== null) return value.includes('over') ? undefined : fail(`the game is over and the chart stands in ${value}`);
  if (game.setup === 'playing' && game.turn.step !== null && !value.includes(`"${game.turn.step}"`))
    fail(`the game is in ${game.turn.step}, the chart in ${value}`);
  return undefined;
};

const wrongAnswers: readonly Answer[] = [
  { pass: true },
  { yes: true },
  { cast: 999_999 },
  { play: 0 },
  { activate: 1, ability: 99 },
  { targets: [999_999] },
  { targets: ['nobody'] },
  { attacks: [{ attacker: 999_999, defender: 'B' }] },
  { blocks: [{ blocker: 999_999, attacker: 1 }] },
  { amounts: [-1] },
  { order: [0, 0] },
  { x: -1 },
  { modes: [77] },
  { objects: [999_999] },
  { player: 'nobody' },
  { spend: [999] },
  { use: 'nothing' },
  { keep: [99] },
  { cards: [1, 1, 1] },
] as never;

/** Answers that are none: each is refused and leaves the position as it was. */
const wrongRefused = (position: Position, decision: Decision, n: number): number => {
  const before = gameOf(position);
  const legal = new Set(list(decision as never, 200).map((answer) => canonical(answer)));
  const seats = before.players.map((p) => p.seat);
  let tried = 0;
  const attempt = (action: Action, what: string): void => {
    tried++;
    if (!('refused' in act(position, action))) fail(`${what} was taken: ${canonical(action)}`);
    if (gameOf(position) !== before || decisionOf(position) !== decision) fail(`${what} changed the position`);
  };
  const answer = (seat: string, decisionId: number, given: Answer): Action => ({
    kind: 'answer',
    actionId: 'wrong',
    seat,
    decision: decisionId,
    answer: given,
  });
  const wrong = wrongAnswers[n % wrongAnswers.length] as Answer;
  if (!legal.has(canonical(wrong)) && !(decision.kind === 'priority' && 'pass' in wrong))
    attempt(answer(decision.seat, position.index, wrong), `an illegal answer to ${decision.kind}`);
  const [right] = list(decision as never, 1);
  for (const seat of seats) if (seat !== decision.seat) attempt(answer(seat, position.index, right as Answer), 'an answer of another seat');
  attempt(answer(decision.seat, position.index - 1, right as Answer), 'a stale answer');
  return tried;
};

/** Folds alongside and checks each step of one game. */
export class Invariants {
  private game: Game = nothing;
  private decks: Readonly<Record<string, number>> = {};
  private n = 0;
  refused = 0;
  readonly kinds = new Map<string, number>();

  check({ action, outcome }: Step): void {
    if (action.kind === 'create') this.decks = Object.fromEntries(Object.entries(action.setup.decks).map(([seat, deck]) => [seat, deck.main.length]));
    this.game = outcome.batches.flat().reduce<Game>(evolve, this.game);
    const game = gameOf(outcome.position);
    if (!same(this.game, game)) fail('the fold is not the state');
    eachInItsZone(game);
    cardsConserved(game, this.decks);
    if (this.n % 20 === 0) wholeNumbers(game, 'game');
    chartAgrees(outcome.position, game);
    const decision = decisionOf(outcome.position);
    goneAreGone(game, decision);
    oneWinner(game);
    teamsAgree(game);
    if (decision === null) return game.result === null ? fail('nobody is asked and the game is not over') : undefined;
    this.kinds.set(decision.kind, (this.kinds.get(decision.kind) ?? 0) + 1);
    if (list(decision as never, 1).length === 0) fail(`${decision.kind} has no legal answer`);
    this.refused += wrongRefused(outcome.position, decision, this.n++);
    return undefined;
  }
}
