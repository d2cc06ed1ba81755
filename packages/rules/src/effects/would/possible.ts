import type { Id, Seat } from '@arbiter/schema';
import { fits } from '../../cards/filters.ts';
import { playersOf } from '../../cards/refs.ts';
import { hasPlayer, isPlaying } from '../../engine/game.ts';
import type { Look, PlayRule } from '../../engine/play.ts';
import type { Would, WouldOf } from '../../engine/would.ts';
import { hasKeyword } from '../../keywords/index.ts';

type Change = PlayRule['change'];
/** Whether a rule of play with this key is in force for a player. */
export const forbids = (
  look: Look,
  key: 'cantGainLife' | 'cantLoseLife' | 'cantSearch' | 'cantLose' | 'cantWin' | 'cantPayLife' | 'noManaBurn',
  seat: Seat,
): boolean =>
  look.playRules.some(({ change, env }) => key in change && playersOf(look, env, (change as Extract<Change, Record<typeof key, unknown>>)[key]).includes(seat));

const cantDraw = (look: Look, seat: Seat): boolean =>
  look.playRules.some(({ change, env }) => {
    if (!('cantDraw' in change) || !playersOf(look, env, change.cantDraw).includes(seat)) return false;
    return (look.game.players.find((p) => p.seat === seat)?.did['cardsDrawn'] ?? 0) >= (change.more ?? 0);
  });
const isPermanent = (look: Look, id: Id): boolean => look.game.objects[id]?.zone === 'battlefield';

/** 2016:400.4a: an instant or sorcery stays where it was; 2016:400.4b: so do the cards of the command zone's variants. */
const canMove = (look: Look, would: WouldOf<'move'>): boolean => {
  const obj = look.game.objects[would.object];
  if (!obj) return false;
  if (obj.kind === 'token' && obj.zone !== 'battlefield') return false;
  const { types } = look.of(would.object);
  if (obj.zone === 'command' && types.some((t) => t === 'plane' || t === 'phenomenon' || t === 'scheme' || t === 'vanguard')) return false;
  if (would.to !== 'battlefield') return true;
  if (would.entering?.faceDown !== true && would.entering?.values === undefined && types.some((t) => t === 'instant' || t === 'sorcery')) return false;
  return !look.playRules.some(
    ({ change, env }) =>
      'cantEnter' in change && (change.from === undefined || change.from.includes(obj.zone)) && fits(look, env, change.cantEnter, would.object),
  );
};
/** 2016:119.1: only players, creatures and planeswalkers can be dealt damage. */
const canBeDamaged = (look: Look, would: WouldOf<'damage'>): boolean => {
  if (would.amount <= 0) return false;
  if (typeof would.to === 'string') return hasPlayer(look.game, would.to) && isPlaying(look.game, would.to);
  return isPermanent(look, would.to) && look.of(would.to).types.some((t) => t === 'creature' || t === 'planeswalker');
};

/** 2008:103.3, 103.2: an impossible or forbidden would is dropped. */
export const possible = (look: Look, would: Would): boolean => {
  const { game } = look;
  switch (would.would) {
    case 'move':
      return canMove(look, would);
    case 'damage':
      return canBeDamaged(look, would);
    case 'gainLife':
      return would.amount > 0 && isPlaying(game, would.seat) && !forbids(look, 'cantGainLife', would.seat);
    case 'loseLife':
      return would.amount > 0 && isPlaying(game, would.seat) && !forbids(look, 'cantLoseLife', would.seat);
    case 'draw':
      return isPlaying(game, would.seat) && !cantDraw(look, would.seat);
    case 'discard':
      return game.objects[would.object]?.zone === 'hand';
    case 'destroy':
      return isPermanent(look, would.object) && !hasKeyword(look, would.object, 'indestructible');
    case 'sacrifice':
      return isPermanent(look, would.object) && look.of(would.object).controller === would.seat && !look.of(would.object).rules.includes('cantBeSacrificed');
    case 'counters':
      return (
        would.amount > 0 && (typeof would.on === 'string' ? isPlaying(game, would.on) : game.objects[would.on] !== undefined && game.objects[would.on] !== null)
      );
    case 'token':
      return would.amount > 0;
    case 'tap':
      return isPermanent(look, would.object) && game.objects[would.object]?.tapped === false;
    case 'untap':
      return isPermanent(look, would.object) && game.objects[would.object]?.tapped === true;
    case 'mana':
      return would.mana.length > 0;
    case 'lose':
      return isPlaying(game, would.seat) && !forbids(look, 'cantLose', would.seat);
    case 'win':
      return (
        isPlaying(game, would.seat) &&
        !forbids(look, 'cantWin', would.seat) &&
        !game.players.some(
          (p) => p.team !== game.players.find((x) => x.seat === would.seat)?.team && p.status === 'playing' && forbids(look, 'cantLose', p.seat),
        )
      );
    case 'bring':
    case 'shuffle':
    case 'turn':
    case 'phase':
    case 'step':
      return true;
    case 'phaseOut':
      return would.objects.length > 0;
    case 'phaseIn':
      return would.objects.length > 0;
    default:
      return would satisfies never;
  }
};
