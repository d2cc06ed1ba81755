import { isActive, maskGame } from '@arbiter/rules';
import type { ManaType, Player, Seat, Step, ViewedGame, ViewedObject } from '@arbiter/schema';
import { manaIn } from '../format/common.ts';
import type { ExpectationOf } from '../format/expectation.ts';
import { sameWord } from '../names/words.ts';
import { looks, type World } from '../names/world.ts';
import { differs, type Mismatch, type Moment, mismatch, shown } from './moment.ts';

/** How players stand, and how the game has come out. */

const playerIn = ({ game }: World, seat: Seat): Player | undefined => game.players.find((player) => player.seat === seat);
const nobody = (seat: Seat): readonly Mismatch[] => [mismatch(`a player ${seat}`, 'there is none')];

export const lives = ({ world }: Moment, { life }: ExpectationOf<'life'>): readonly Mismatch[] =>
  Object.entries(life).flatMap(([seat, points]) => {
    const player = playerIn(world, seat);
    return player ? differs(`${seat}'s life is`, points, player.life) : nobody(seat);
  });

type ManaCounts = Partial<Record<ManaType, number>>;
const countsOf = (types: readonly ManaType[]): ManaCounts =>
  Object.fromEntries([...Map.groupBy(types.toSorted(), (type) => type)].map(([type, units]) => [type, units.length]));
function mana(player: Player, wanted: NonNullable<ExpectationOf<'player'>['mana']>): readonly Mismatch[] {
  const actual = countsOf(player.mana.map(({ type }) => type));
  if (typeof wanted === 'string') return differs(`${player.seat}'s mana is`, countsOf(manaIn(wanted)), actual);
  const holds = Object.entries(wanted).every(([type, count]) => (actual[type as ManaType] ?? 0) === count);
  return holds ? [] : [mismatch(`${player.seat}'s mana is ${shown(wanted)}`, shown(actual))];
}
const hasLost = ({ game }: World, { seat, status }: Player): boolean =>
  status === 'conceded' || status === 'lost' || status === 'left' || (game.result !== null && !game.result.draw && !game.result.winners.includes(seat));
const hasWon = ({ game }: World, { seat, status }: Player): boolean => status === 'won' || (game.result?.winners.includes(seat) ?? false);

export function ofPlayer({ world }: Moment, said: ExpectationOf<'player'>): readonly Mismatch[] {
  const player = playerIn(world, said.player);
  if (!player) return nobody(said.player);
  const { seat } = player;
  return [
    ...(said.life === undefined ? [] : differs(`${seat}'s life is`, said.life, player.life)),
    ...Object.entries(said.counters ?? {}).flatMap(([counter, count]) => differs(`${seat}'s ${counter} counters:`, count, player.counters[counter] ?? 0)),
    ...(said.mana === undefined ? [] : mana(player, said.mana)),
    ...(said.lost === undefined ? [] : differs(`${seat} has lost:`, said.lost, hasLost(world, player))),
    ...(said.won === undefined ? [] : differs(`${seat} has won:`, said.won, hasWon(world, player))),
    ...(said.turnActive === undefined ? [] : differs(`it is ${seat}'s turn:`, said.turnActive, isActive(world.game, seat))),
  ];
}

export function cameOut({ world }: Moment, { result }: ExpectationOf<'result'>): readonly Mismatch[] {
  const { result: outcome } = world.game;
  return differs('the result is', result, outcome === null ? 'none' : outcome.draw ? 'draw' : 'win');
}
export const isWonBy = ({ world }: Moment, { winner }: ExpectationOf<'winner'>): readonly Mismatch[] =>
  differs('the winner is', [winner].flat().toSorted(), (world.game.result?.winners ?? []).toSorted());

export const isAwaited = ({ decision }: Moment, { awaits }: ExpectationOf<'awaits'>): readonly Mismatch[] => {
  const actual = { player: decision?.seat, kind: decision?.kind };
  return (awaits.player === undefined || awaits.player === actual.player) && (awaits.kind === undefined || awaits.kind === actual.kind)
    ? []
    : [mismatch(`awaited is ${shown(awaits)}`, decision ? shown(actual) : 'nothing')];
};
export const isTurn = ({ world: { game } }: Moment, { turn, step }: ExpectationOf<'turn'>): readonly Mismatch[] => [
  ...differs('the turn is', turn, game.turn.number),
  ...(step === undefined ? [] : differs('the step is', step, game.turn.step)),
];
export function stepsWere({ told }: Moment, { steps: { turn, are } }: ExpectationOf<'steps'>): readonly Mismatch[] {
  const were = told.flatMap(({ event, game }): readonly Step[] => (event.type === 'StepBegan' && game.turn.number === turn ? [event.step] : []));
  return differs(`the steps of turn ${turn} are`, are, were);
}

/** The objects that a viewer's game shows of a place such as `hand@A`. */
function shownIn(view: ViewedGame, place: string): readonly (ViewedObject | null)[] {
  const [zone = '', seat] = place.split('@');
  const players = view.players.filter((player) => seat === undefined || player.seat === seat);
  if (zone === 'hand') return players.flatMap(({ hand }) => hand.cards);
  if (zone === 'graveyard') return players.flatMap(({ graveyard }) => graveyard);
  if (zone === 'library') return players.flatMap(({ topKnown }) => topKnown ?? []);
  const objects = (view as unknown as Readonly<Record<string, readonly ViewedObject[] | undefined>>)[zone] ?? [];
  return objects.filter((one) => seat === undefined || (zone === 'exile' ? one.owner : one.controller) === seat);
}
export function isSeen({ world }: Moment, { sees, is = true }: ExpectationOf<'sees'>): readonly Mismatch[] {
  const view = maskGame(world.game, { seat: sees.player }, (id) => looks(world, id));
  const seen = shownIn(view, sees.in).some(
    (one) => one !== null && [one.card, one.as?.name].some((name) => typeof name === 'string' && sameWord(name, sees.card)),
  );
  return differs(`${sees.player} sees ${sees.card} in ${sees.in}:`, is, seen);
}
