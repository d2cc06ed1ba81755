import { act, decisionOf, gameOf, type Position, turnTaker } from '@arbiter/rules';
import type { Decision, DecisionOf, Event, Game, Kind, Seat } from '@arbiter/schema';
import { fallback } from '../answers/fallback.ts';
import type { Can, ExpectationOf } from '../format/expectation.ts';
import type { Line } from '../format/script.ts';
import { objectsNamed, thingsNamed } from '../names/name.ts';
import { type World, worldOf } from '../names/world.ts';
import { isUndertaking, optionsMeant } from '../script/options.ts';
import { differs, type Mismatch, type Moment, shown } from './moment.ts';

/*
 * Whether something could be begun now. It is tried out: from the position as it is the game is played on, for the length of this question only, until the
 * player is asked; the rules themselves then say what he may do.
 */

interface Reached {
  readonly position: Position;
  readonly decision: Decision;
  readonly events: readonly Event[];
}
const MOST = 200;

const answerOf = (decision: Decision) => fallback(decision, 'decline');
/** Plays on, everyone passing, until a question of this sort is put to this player; null if it is not while `goesOn`. */
function reach(start: Position, kind: Kind, seat: Seat, goesOn: (game: Game) => boolean): Reached | readonly Event[] {
  let position = start;
  const events: Event[] = [];
  for (let n = 0; n < MOST; n++) {
    const decision = decisionOf(position);
    if (!decision || !goesOn(gameOf(position))) return events;
    if (decision.kind === kind && (decision.of ?? decision.seat) === seat) return { position, decision, events };
    const next = act(position, { kind: 'answer', actionId: String(n), seat: decision.seat, decision: position.index, answer: answerOf(decision) });
    if ('refused' in next) return events;
    events.push(...next.batches.flat());
    ({ position } = next);
  }
  return events;
}

/** The same step as if its active player had just received priority: nobody has passed yet. */
function afresh(position: Position): Position {
  const settled = act(position, { kind: 'ruling', actionId: 'afresh', by: 'scenario', why: 'to see what could be done', orders: [] });
  return 'refused' in settled ? position : settled.position;
}

function canUndertake({ position, world, asked: before }: Moment, { player, ...said }: Can): boolean {
  const { turn } = gameOf(position);
  const isNow = (game: Game): boolean => game.turn.number === turn.number && game.turn.step === turn.step;
  const asked = reach(before[player] ?? afresh(position), 'priority', player, isNow);
  if (!('decision' in asked)) return false;
  const line = said as unknown as Line;
  const { options } = (asked.decision as DecisionOf<'priority'>).space;
  return isUndertaking(line) && optionsMeant(worldOf(gameOf(asked.position), world.aliases), options, line).length > 0;
}

const namesOf = (names: string | readonly string[] | undefined): readonly string[] => [names ?? []].flat();

type Fight = 'attackers' | 'blockers';
/** Who would be declared against whom, as the rules offer it or, where there is no choice, as they declare it. */
function pairsAt({ position }: Moment, kind: Fight, player: Seat): readonly { readonly who: number; readonly whom: readonly (number | string)[] }[] {
  const { number } = gameOf(position).turn;
  const seat = turnTaker(gameOf(position), player); // a team declares as one
  const asked = reach(position, kind, seat, (game) => game.turn.number === number);
  if (!('decision' in asked)) return asked.flatMap((event) => forcedPairs(event, kind, seat));
  return asked.decision.kind === 'attackers'
    ? asked.decision.space.candidates.map(({ creature, defenders }) => ({ who: creature, whom: defenders }))
    : (asked.decision as DecisionOf<'blockers'>).space.candidates.map(({ creature, attackers }) => ({ who: creature, whom: attackers }));
}
function forcedPairs(event: Event, kind: Fight, seat: Seat): readonly { readonly who: number; readonly whom: readonly (number | string)[] }[] {
  if (event.type !== 'AnswerForced' || event.kind !== kind || event.player !== seat) return [];
  const { attacks = [], blocks = [] } = event.answer as {
    attacks?: readonly { attacker: number; defender: number | string }[];
    blocks?: readonly { blocker: number; attacker: number }[];
  };
  return [
    ...attacks.map(({ attacker, defender }) => ({ who: attacker, whom: [defender] })),
    ...blocks.map(({ blocker, attacker }) => ({ who: blocker, whom: [attacker] })),
  ];
}

const isMeant = (world: World, name: string, whom: string | undefined, { who, whom: others }: ReturnType<typeof pairsAt>[number]): boolean =>
  objectsNamed(world, name, [who]).length > 0 && (whom === undefined ? others.length > 0 : thingsNamed(world, whom, others).length > 0);

function canFight(moment: Moment, { player, attack, defender, block, attacker }: Can): boolean {
  const kind = attack === undefined ? 'blockers' : 'attackers';
  const pairs = pairsAt(moment, kind, player);
  const whom = kind === 'attackers' ? defender : attacker;
  return namesOf(attack ?? block).every((name) => pairs.some((pair) => isMeant(moment.world, name, whom, pair)));
}

export function isPossible(moment: Moment, { can, is = true }: ExpectationOf<'can'>): readonly Mismatch[] {
  const { player, ...what } = can;
  const fights = can.attack !== undefined || can.block !== undefined;
  return differs(`${player} can ${shown(what)}:`, is, fights ? canFight(moment, can) : canUndertake(moment, can));
}
