import { randomBot, seeded } from '@arbiter/bots';
import { cardNamed, drawDeck, sampleDecks } from '@arbiter/cards';
import { keysOf } from '@arbiter/log';
import { act, createGame, decisionOf, gameOf, type Outcome, type Position } from '@arbiter/rules';
import {
  type Action,
  type Answer,
  type Card,
  type Decision,
  type Edition,
  type Entry,
  type Game,
  type Order,
  pick,
  type Random,
  type Setup,
  zones,
} from '@arbiter/schema';
import { setupOf } from '@arbiter/table';
import { gameId, master, sealed } from '../support/games.ts';
import { curios } from './curios.ts';

export interface Step {
  readonly before: Game | null;
  readonly after: Game;
  readonly entry: Entry;
}
export interface Wild {
  readonly seed: number;
  readonly rules: Edition;
  readonly players: number;
  readonly most: number;
}

const seatNames = ['A', 'B', 'C', 'D'];
const curiousDeck = Array.from({ length: 40 }, (_, i) => (curios[i % curios.length] as Card).name);
const card = (name: string): Card | undefined => curios.find((curio) => curio.name === name) ?? cardNamed(name);
const deckFor = (random: Random): readonly string[] =>
  [() => curiousDeck, () => pick(random, Object.values(sampleDecks)).main, () => drawDeck(random).main][random.below(3)]?.() ?? [];
const setupFor = ({ seed, rules, players }: Wild, random: Random): Setup => {
  const game = gameId(seed);
  const { keyId, commitment } = keysOf(master, game);
  const seats = seatNames.slice(0, players).map((seat) => ({ seat, main: deckFor(random) }));
  return { ...setupOf({ rules, format: players > 2 ? 'free-for-all' : 'duel', seats, card }), game, keyId, commitment };
};

const objectIn = (game: Game, random: Random): number | null => {
  const ids = game.objects.flatMap((o) => (o ? [o.id] : []));
  return ids.length === 0 ? null : pick(random, ids);
};
const orderFor = (game: Game, random: Random): Order | null => {
  const object = objectIn(game, random);
  const player = pick(random, game.players).seat;
  const zone = pick(
    random,
    zones.filter((one) => one !== 'stack' && one !== 'phasedOut' && one !== 'ante'),
  );
  const orders: readonly (Order | null)[] = [
    { order: 'life', player, life: 1 + random.below(30) },
    { order: 'put', card: pick(random, Object.keys(game.cards)), player, zone },
    object === null ? null : { order: 'move', object, zone, ...(zone === 'library' ? { position: random.below(4) } : {}) },
    object === null ? null : { order: 'tap', object, tapped: random.below(2) === 0 },
  ];
  return pick(random, orders);
};
/** A board to begin with: some of each player's own cards, on the battlefield and in the graveyard. */
const board = (game: Game, decks: Setup['decks'], random: Random): Action => {
  const orders = game.players.flatMap(({ seat }) =>
    Array.from({ length: 8 }, (_, i): Order => {
      const card = pick(random, decks[seat]?.main ?? []);
      return { order: 'put', card, player: seat, zone: i < 6 ? 'battlefield' : 'graveyard' };
    }),
  );
  return { kind: 'ruling', actionId: 'board', by: 'judge', why: 'a board to begin with', orders };
};
const interruption = (game: Game, random: Random, n: number): Action | null => {
  const actionId = `${n}`;
  const playing = game.players.filter(({ status }) => status === 'playing');
  const order = orderFor(game, random);
  const kind = random.below(10);
  if (kind === 0) return { kind: 'concede', actionId, seat: pick(random, playing).seat };
  if (kind === 1) return { kind: 'restart', actionId, why: 'begun anew' };
  return order && { kind: 'ruling', actionId, by: 'judge', why: 'a ruling', orders: [order] };
};

/** Of so many actions one is something else, more often in the midst of an action or a resolution. */
const ONE_IN = { interrupted: 60, underWay: 8, withdrawn: 12 };
const isInterrupted = ({ attempts, stack }: Game, { kind }: Decision, random: Random): boolean =>
  random.below(attempts.length > 0 || (stack.length > 0 && kind !== 'priority') ? ONE_IN.underWay : ONE_IN.interrupted) === 0;
/** Does something wherever it can, so that much happens in few entries. */
const busily = (decision: Decision, bot: ReturnType<typeof randomBot>): Answer => {
  let answer = bot.choose(decision);
  for (let again = 0; again < 4 && decision.kind === 'priority' && ('pass' in answer || 'mana' in answer); again++) answer = bot.choose(decision);
  return answer;
};
const answerTo = (decision: Decision, index: number, random: Random, n: number, bot: ReturnType<typeof randomBot>): Action => {
  const withdraw = decision.withdrawable && random.below(ONE_IN.withdrawn) === 0;
  const answer = withdraw ? ({ withdraw: true } as const) : busily(decision, bot);
  return { kind: 'answer', actionId: `${n}`, seat: decision.seat, decision: index, answer };
};

/** A game of random players of drawn decks into which judges, concessions and restarts break at random; not always played to its end. */
export function* wildGame(wild: Wild): Generator<Step, void> {
  const random = seeded(wild.seed);
  const setup = setupFor(wild, random);
  const { seed } = keysOf(master, setup.game);
  const bot = randomBot(random);
  let position: Position | null = null;
  let entry: Entry | null = null;
  const take = (action: Action, outcome: Outcome): Step => {
    entry = sealed(position, entry, action, outcome, setup.game);
    const step = { before: position && gameOf(position), after: gameOf(outcome.position), entry };
    position = outcome.position;
    return step;
  };
  const created = createGame(setup, seed);
  yield take({ kind: 'create', actionId: '0', setup }, created);
  let at = created.position;
  let isSet = false;
  for (let n = 1; n < wild.most; n++) {
    const decision = decisionOf(at);
    if (!decision) return;
    const sets: boolean = !isSet && decision.kind === 'priority';
    isSet ||= sets;
    const other = sets ? board(gameOf(at), setup.decks, random) : isInterrupted(gameOf(at), decision, random) ? interruption(gameOf(at), random, n) : null;
    const action = other ?? answerTo(decision, at.index, random, n, bot);
    const outcome = act(at, action);
    if ('refused' in outcome) continue;
    yield take(action, outcome);
    at = outcome.position;
  }
}
