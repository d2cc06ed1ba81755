import { randomBot, seeded } from '@arbiter/bots';
import { cardNamed } from '@arbiter/cards';
import { keysOf } from '@arbiter/log';
import { act, arrange, createGame, decisionOf, evolve, gameOf, type Position } from '@arbiter/rules';
import { type Ability, type Event, type Game, type Id, type OnStack, type Seat, unannounced } from '@arbiter/schema';
import { gameId, master, mustDo, setupFor } from '../support/games.ts';

/** A position no random game comes to: a full table. */

const PERMANENTS_EACH = 100;
const TRIGGERS = 50;
const onTable = [
  'Grizzly Bears',
  'War Mammoth',
  'Hill Giant',
  'Serra Angel',
  'White Knight',
  'Drudge Skeletons',
  'Flametongue Kavu',
  'Birds of Paradise',
  'Forest',
  'Mountain',
  'Plains',
  'Swamp',
];
const inHand = ['Lightning Bolt', 'Giant Growth', 'Counterspell', 'Forest'];
const SEED = 1;

const cards = (names: readonly string[], count: number): readonly string[] => Array.from({ length: count }, (_, i) => names[i % names.length] as string);
const deck = [...cards(onTable, PERMANENTS_EACH), ...cards(inHand, 40)];

/** An ordinary game up to the first thing a player may do in the first upkeep. */
const begun = (seed: string): Position => {
  const setup = setupFor({ seed: SEED, rules: 'classic', decks: { A: deck, B: deck } });
  const bot = randomBot(seeded(SEED));
  let { position } = createGame(setup, seed);
  for (let n = 1; gameOf(position).turn.step !== 'upkeep'; n++) {
    const decision = decisionOf(position);
    if (!decision) throw new Error('the game ended before it had begun');
    const answer = decision.kind === 'mulligan' ? { keep: true } : bot.choose(decision);
    const action = { kind: 'answer', actionId: `${n}`, seat: decision.seat, decision: position.index, answer } as const;
    position = mustDo(act(position, action), action).position;
  }
  return position;
};

const nextId = (game: Game): Id => game.objects.length;
const put = (game: Game, seat: Seat, object: Id): Game => {
  const moved: Event = {
    type: 'ObjectMoved',
    rule: '2016:400.7',
    object,
    as: nextId(game),
    from: 'library',
    to: 'battlefield',
    player: seat,
    controller: seat,
    card: game.objects[object]?.card ?? null,
    cause: 'put',
  };
  return evolve(game, moved);
};
const withPermanents = (game: Game, seat: Seat): Game => {
  const wanted = (id: Id): boolean => onTable.includes(game.objects[id]?.card ?? '');
  const library = game.players.find((p) => p.seat === seat)?.library ?? [];
  const filled = library
    .filter(wanted)
    .slice(0, PERMANENTS_EACH)
    .reduce((g, id) => put(g, seat, id), game);
  const had = filled.battlefield.filter((id) => filled.objects[id]?.controller === seat);
  return Array.from({ length: PERMANENTS_EACH - had.length }).reduce<Game>((g) => {
    const object = nextId(g);
    return evolve(g, { type: 'CardBrought', rule: '2016:400.10', player: seat, object, card: 'Grizzly Bears', to: 'battlefield', controller: seat });
  }, filled);
};

const triggeredOf = (name: string): Ability => {
  const ability = cardNamed(name)?.faces[0]?.abilities?.find((a) => a.kind === 'triggered');
  if (!ability) throw new Error(`${name} has no triggered ability`);
  return ability;
};
const withTrigger = (game: Game, source: Id, target: Id, seat: Seat): Game => {
  const stack: OnStack = {
    ...unannounced,
    ability: triggeredOf('Flametongue Kavu'),
    source,
    targets: { it: [target] },
    cast: true,
  };
  return evolve(game, { type: 'AbilityStacked', rule: '2016:603.3', object: nextId(game), owner: seat, controller: seat, stack });
};
const withTriggers = (game: Game): Game => {
  const named = (name: string): readonly Id[] => game.battlefield.filter((id) => game.objects[id]?.card === name);
  const [sources, targets] = [named('Flametongue Kavu'), named('Hill Giant')];
  return Array.from({ length: TRIGGERS }).reduce<Game>(
    (g, _, i) => withTrigger(g, sources[i % sources.length] as Id, targets[i % targets.length] as Id, game.players[i % 2]?.seat as Seat),
    game,
  );
};

/** 200 permanents, 50 triggered abilities with their targets on the stack, and a player who has received priority. */
export const fullTable = (): Position => {
  const { seed } = keysOf(master, gameId(SEED));
  const game = gameOf(begun(seed));
  const table = withTriggers(game.players.reduce((g, p) => withPermanents(g, p.seat), game));
  if (table.battlefield.length !== 2 * PERMANENTS_EACH || table.stack.length !== TRIGGERS)
    throw new Error(`${table.battlefield.length} permanents, ${table.stack.length} on the stack`);
  return arrange(table, seed).position;
};
