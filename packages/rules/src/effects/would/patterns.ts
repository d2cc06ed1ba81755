import type { Filter, Id, Seat, Thing, WouldPattern, Zone } from '@arbiter/schema';
import { matches } from '../../cards/filters.ts';
import { playersOf } from '../../cards/refs.ts';
import { isActive, turnTaker } from '../../engine/game.ts';
import type { Env, Look } from '../../engine/play.ts';
import type { Would } from '../../engine/would.ts';

type What = Filter | 'self' | 'attached' | { readonly ref: string };

export const zoneFits = (zone: Zone, wanted: Zone | readonly Zone[] | undefined): boolean =>
  wanted === undefined || (typeof wanted === 'string' ? wanted === zone : wanted.includes(zone));
const isOne = (look: Look, env: Env, who: Parameters<typeof playersOf>[2] | undefined, seat: Seat): boolean =>
  who === undefined || playersOf(look, env, who).includes(seat);
/** A turn with its phases and steps is that of each player who takes it (2016:805.8). */
const isWhose = (look: Look, env: Env, who: Parameters<typeof isOne>[2], seat: Seat): boolean =>
  look.game.players.some((p) => turnTaker(look.game, p.seat) === turnTaker(look.game, seat) && isOne(look, env, who, p.seat));
const isThis = (look: Look, env: Env, what: What | undefined, id: Id): boolean => what === undefined || matches(look, env, what, id);

type Damage = Extract<WouldPattern, { would: 'damage' }>;
/** `to` alone means objects, `toPlayer` alone players; neither means both, and so does a name, which may stand for either. */
const hits = (look: Look, env: Env, pattern: Damage, to: Thing): boolean => {
  if (typeof to === 'string') {
    if (pattern.toPlayer !== undefined) return isOne(look, env, pattern.toPlayer, to);
    return pattern.to === undefined || (typeof pattern.to === 'object' && 'ref' in pattern.to && playersOf(look, env, pattern.to).includes(to));
  }
  return pattern.to !== undefined ? isThis(look, env, pattern.to, to) : pattern.toPlayer === undefined;
};

/** An object about to enter the battlefield is judged as it would exist there (2016:614.12). */
export interface Judged {
  readonly look: Look;
  readonly id: Id;
}

/** A token that would be created would enter the battlefield too. */
const tokenEnters = (look: Look, env: Env, p: Extract<WouldPattern, { would: 'move' }>, judged: Judged | null): boolean =>
  judged !== null &&
  p.from === undefined &&
  p.cause === undefined &&
  zoneFits('battlefield', p.to) &&
  p.to !== undefined &&
  isThis(judged.look, env, p.what, judged.id) &&
  isOne(look, env, p.toOwner, judged.look.of(judged.id).controller);

/** Whether what is about to happen is what a replacement or prevention effect waits for. */
export const fitsWould = (look: Look, env: Env, pattern: WouldPattern, would: Would, judged: Judged | null = null): boolean => {
  if (pattern.would === 'move' && would.would === 'token') return tokenEnters(look, env, pattern, judged);
  if (pattern.would !== would.would) return false;
  switch (would.would) {
    case 'damage': {
      const p = pattern as Damage;
      return (p.combat === undefined || p.combat === would.combat) && isThis(look, env, p.source, would.source) && hits(look, env, p, would.to);
    }
    case 'move': {
      const p = pattern as Extract<WouldPattern, { would: 'move' }>;
      const obj = look.game.objects[would.object];
      if (!obj || !zoneFits(obj.zone, p.from) || !zoneFits(would.to, p.to) || (p.cause !== undefined && p.cause !== would.cause)) return false;
      return isThis(judged?.look ?? look, env, p.what, would.object) && isOne(look, env, p.toOwner, obj.owner);
    }
    case 'destroy':
      return isThis(look, env, (pattern as Extract<WouldPattern, { would: 'destroy' }>).what, would.object);
    case 'discard': {
      const p = pattern as Extract<WouldPattern, { would: 'discard' }>;
      return (
        isThis(look, env, p.what, would.object) &&
        isOne(look, env, p.who, would.seat) &&
        (p.by === undefined || (would.player !== undefined && isOne(look, env, p.by, would.player)))
      );
    }
    case 'draw': {
      const p = pattern as Extract<WouldPattern, { would: 'draw' }>;
      const first =
        look.game.turn.step === 'draw' &&
        isActive(look.game, would.seat) &&
        (look.game.players.find((x) => x.seat === would.seat)?.did['cardsDrawnInStep'] ?? 0) === 0;
      return isOne(look, env, p.who, would.seat) && !(p.exceptFirstInDrawStep === true && first);
    }
    case 'gainLife':
      return isOne(look, env, (pattern as Extract<WouldPattern, { would: 'gainLife' }>).who, would.seat);
    case 'loseLife': {
      const p = pattern as Extract<WouldPattern, { would: 'loseLife' }>;
      return isOne(look, env, p.who, would.seat) && (p.fromDamage === undefined || p.fromDamage === (would.fromDamage ?? false));
    }
    case 'counters': {
      const p = pattern as Extract<WouldPattern, { would: 'counters' }>;
      if ((p.counter !== undefined && p.counter !== would.counter) || (p.byEffect === true && would.paid === true)) return false;
      return typeof would.on === 'string'
        ? p.on === undefined && isOne(look, env, p.onPlayer, would.on)
        : p.onPlayer === undefined && isThis(look, env, p.on, would.on);
    }
    case 'token':
      return isOne(look, env, (pattern as Extract<WouldPattern, { would: 'token' }>).who, would.seat);
    case 'untap':
      return isThis(look, env, (pattern as Extract<WouldPattern, { would: 'untap' }>).what, would.object);
    case 'tap':
      return isThis(look, env, (pattern as Extract<WouldPattern, { would: 'tap' }>).what, would.object);
    case 'mana': {
      const p = pattern as Extract<WouldPattern, { would: 'mana' }>;
      return would.tapped && isThis(look, env, p.from, would.source) && isOne(look, env, p.who, would.seat);
    }
    case 'turn':
      return isWhose(look, env, (pattern as Extract<WouldPattern, { would: 'turn' }>).who, would.seat);
    case 'phase': {
      const p = pattern as Extract<WouldPattern, { would: 'phase' }>;
      return p.phase === would.phase && isWhose(look, env, p.who, look.game.turn.active);
    }
    case 'step': {
      const p = pattern as Extract<WouldPattern, { would: 'step' }>;
      return p.step === would.step && isWhose(look, env, p.who, would.seat);
    }
    case 'lose':
    case 'win':
    case 'shuffle':
      return isOne(look, env, (pattern as Extract<WouldPattern, { would: 'lose' | 'win' | 'shuffle' }>).who, would.seat);
    default:
      return would satisfies never;
  }
};
