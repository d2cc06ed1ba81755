import { type Cite, type Game, type Id, losesAsOne, type Seat, type Zone } from '@arbiter/schema';
import { fits } from '../../cards/filters.ts';
import { playersOf } from '../../cards/refs.ts';
import { cannot, impossible, losesRather } from '../../concepts/golden.ts';
import { losersBy } from '../../concepts/winning.ts';
import { hasPlayer, isPlaying, teammates } from '../../engine/game.ts';
import type { Look, PlayRule } from '../../engine/play.ts';
import type { Would, WouldOf } from '../../engine/would.ts';
import { hasKeyword } from '../../keywords/index.ts';
import { lookEntering } from '../continuous/entering.ts';

type Change = PlayRule['change'];
/** Whose bans bind a player: those of his teammates too where they share life and lose as one (2016:810.8a, 810.9). */
const boundWith = (game: Game, seat: Seat): readonly Seat[] => (losesAsOne(game) && hasPlayer(game, seat) ? teammates(game, seat) : [seat]);
/** Whether a rule of play with this key is in force for a player. */
export const forbids = (
  look: Look,
  key: 'cantGainLife' | 'cantLoseLife' | 'cantSearch' | 'cantLose' | 'cantWin' | 'cantPayLife' | 'noManaBurn',
  seat: Seat,
): boolean =>
  look.playRules.some(({ change, env }) => {
    if (!(key in change)) return false;
    const seats = key === 'cantSearch' || key === 'noManaBurn' ? [seat] : boundWith(look.game, seat);
    return playersOf(look, env, (change as Extract<Change, Record<typeof key, unknown>>)[key]).some((one) => seats.includes(one));
  });

const cantDraw = (look: Look, seat: Seat): boolean =>
  look.playRules.some(({ change, env }) => {
    if (!('cantDraw' in change) || !playersOf(look, env, change.cantDraw).includes(seat)) return false;
    return (look.game.players.find((p) => p.seat === seat)?.did['cardsDrawn'] ?? 0) >= (change.more ?? 0);
  });
const isPermanent = (look: Look, id: Id): boolean => look.game.objects[id]?.zone === 'battlefield';

/**
 * Whether something is not to enter the battlefield. What may not come from certain zones is judged as it is there, anything else as it would be on the battlefield:
 * who enters as a copy of a land is a land (2016:608.3b, 614.12).
 */
const isBarred = (look: Look, would: WouldOf<'move'> | WouldOf<'token'>, from: Zone | null): boolean =>
  look.playRules.some(({ change, env }) => {
    if (!('cantEnter' in change)) return false;
    if (change.from !== undefined)
      return would.would === 'move' && from !== null && change.from.includes(from) && fits(look, env, change.cantEnter, would.object);
    const entering = lookEntering(look, would);
    return fits(entering.look, env, change.cantEnter, entering.id);
  });
/** 2016:400.4a: an instant or sorcery stays where it was; 2016:400.4b: so do the cards of the command zone's variants. */
const whyNotMove = (look: Look, would: WouldOf<'move'>): Cite | null => {
  const { game } = look;
  const obj = game.objects[would.object];
  if (!obj || (obj.kind === 'token' && obj.zone !== 'battlefield')) return impossible(game);
  const { types } = look.of(would.object);
  if (obj.zone === 'command' && types.some((t) => t === 'plane' || t === 'phenomenon' || t === 'scheme' || t === 'vanguard')) return '2016:400.4b';
  if (would.to !== 'battlefield') return null;
  if (would.entering?.faceDown !== true && would.entering?.values === undefined && types.some((t) => t === 'instant' || t === 'sorcery')) return '2016:400.4a';
  return isBarred(look, would, obj.zone) ? cannot(game) : null;
};
/** 2016:119.1: only players, creatures and planeswalkers can be dealt damage. */
const canBeDamaged = (look: Look, { to }: WouldOf<'damage'>): boolean => {
  if (typeof to === 'string') return hasPlayer(look.game, to) && isPlaying(look.game, to);
  return isPermanent(look, to) && look.of(to).types.some((t) => t === 'creature' || t === 'planeswalker');
};
const cantWin = (look: Look, seat: Seat): boolean => {
  const { players } = look.game;
  const team = players.find((p) => p.seat === seat)?.team;
  const unbeaten = players.some((p) => p.team !== team && p.status === 'playing' && forbids(look, 'cantLose', p.seat));
  return forbids(look, 'cantWin', seat) || (unbeaten && losersBy(look.game, seat) === null);
};

/** The rule by which this does not happen (2008:103.2–103.3, 104.1b), or null. */
export const whyNot = (look: Look, would: Would): Cite | null => {
  const { game } = look;
  const unless = (can: boolean): Cite | null => (can ? null : impossible(game));
  const barredIf = (barred: boolean): Cite | null => (barred ? cannot(game) : null);
  const atLeastOne = (amount: number): Cite | null => (amount > 0 ? null : '2008:104.1b');
  switch (would.would) {
    case 'move':
      return whyNotMove(look, would);
    case 'damage':
      return atLeastOne(would.amount) ?? (canBeDamaged(look, would) ? null : '2016:119.1');
    case 'gainLife':
      return atLeastOne(would.amount) ?? unless(isPlaying(game, would.seat)) ?? barredIf(forbids(look, 'cantGainLife', would.seat));
    case 'loseLife':
      return atLeastOne(would.amount) ?? unless(isPlaying(game, would.seat)) ?? barredIf(forbids(look, 'cantLoseLife', would.seat));
    case 'draw':
      return unless(isPlaying(game, would.seat)) ?? barredIf(cantDraw(look, would.seat));
    case 'discard':
      return unless(game.objects[would.object]?.zone === 'hand');
    case 'destroy':
      return unless(isPermanent(look, would.object)) ?? (hasKeyword(look, would.object, 'indestructible') ? '2016:702.12b' : null);
    case 'sacrifice':
      return (
        unless(isPermanent(look, would.object) && look.of(would.object).controller === would.seat) ??
        barredIf(look.of(would.object).rules.includes('cantBeSacrificed'))
      );
    case 'counters':
      return (
        atLeastOne(would.amount) ??
        unless(typeof would.on === 'string' ? isPlaying(game, would.on) : game.objects[would.on] !== undefined && game.objects[would.on] !== null)
      );
    case 'token':
      return atLeastOne(would.amount) ?? barredIf(isBarred(look, would, null));
    case 'tap':
      return unless(isPermanent(look, would.object) && game.objects[would.object]?.tapped === false);
    case 'untap':
      return unless(isPermanent(look, would.object) && game.objects[would.object]?.tapped === true);
    case 'mana':
      return atLeastOne(would.mana.length);
    case 'lose':
      return unless(isPlaying(game, would.seat)) ?? barredIf(forbids(look, 'cantLose', would.seat));
    case 'win':
      return unless(isPlaying(game, would.seat)) ?? barredIf(cantWin(look, would.seat));
    case 'bring':
    case 'shuffle':
    case 'turn':
    case 'phase':
    case 'step':
      return null;
    case 'phaseOut':
    case 'phaseIn':
      return unless(would.objects.length > 0);
    default:
      return would satisfies never;
  }
};
export const possible = (look: Look, would: Would): boolean => whyNot(look, would) === null;

/** A player who loses of himself does not lose with his team as well, nor twice with it. */
const losingOnce = (woulds: readonly Would[]): readonly Would[] =>
  woulds.filter((would, at) => {
    if (would.would !== 'lose' || would.why !== 'team') return true;
    return !woulds.some((other, i) => other.would === 'lose' && other.seat === would.seat && (other.why !== 'team' || i < at));
  });

/** 2008:102.3e: of several things of one moment, who would win and lose loses. */
export const reconciled = ({ game }: Look, proposed: readonly Would[]): readonly Would[] => {
  const woulds = losesAsOne(game) ? losingOnce(proposed) : proposed;
  const winners = woulds.flatMap((would) => (would.would === 'win' ? [would.seat] : []));
  const both = winners.filter((seat) => woulds.some((would) => would.would === 'lose' && would.seat === seat));
  if (both.length === 0) return woulds;
  return woulds.flatMap((would) => {
    if ((would.would !== 'win' && would.would !== 'lose') || !both.includes(would.seat)) return [would];
    return would.would === 'win' ? [] : [{ ...would, rule: losesRather(game) }];
  });
};
