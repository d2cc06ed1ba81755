import type { Event, Id, Obj, Seat } from '@arbiter/schema';
import { shownLeaving } from '../../concepts/faceDown.ts';
import { losersBy } from '../../concepts/winning.ts';
import { cardsIn, losesWith } from '../../engine/game.ts';
import type { Look, Play } from '../../engine/play.ts';
import type { Would, WouldOf } from '../../engine/would.ts';
import { hasKeyword } from '../../keywords/index.ts';
import { joining } from '../joining.ts';

/** A random permutation of 0 … n − 1 (Fisher–Yates). */
const permutation = (n: number, random: (below: number) => number): number[] => {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = random(i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
};

/** 2016:400.3: a card goes to its owner's library, hand or graveyard; under whose control it enters elsewhere is said by the rule that moves it. */
const controllerAfter = (would: WouldOf<'move'>, obj: Obj): Seat => {
  if (would.to === 'battlefield') return would.entering?.under ?? obj.owner;
  if (would.to === 'stack') return would.entering?.under ?? would.player ?? obj.owner;
  return obj.owner;
};
const moved = (look: Look, would: WouldOf<'move'>, as: Id, says: Play['says']): readonly Event[] => {
  const obj = look.game.objects[would.object] as Obj;
  const { under: _u, attacking: _a, blocking: _b, ...entering } = would.entering ?? {};
  const event: Event = {
    type: 'ObjectMoved',
    rule: would.rule,
    object: would.object,
    as,
    from: obj.zone,
    to: would.to,
    player: obj.owner,
    controller: controllerAfter(would, obj),
    card: obj.card,
    cause: would.cause,
    ...entering,
    ...(would.to === 'battlefield' ? joining(look, would, says) : {}),
    ...(would.player === undefined ? {} : { by: would.player }),
  };
  const drawn: readonly Event[] = would.cause === 'draw' && would.to === 'hand' ? [{ type: 'CardDrawn', rule: would.rule, player: obj.owner, object: as }] : [];
  return [...shownLeaving(obj, would.to), event, ...drawn];
};

const damaged = (look: Look, would: WouldOf<'damage'>): readonly Event[] => {
  const { source, to, amount, combat } = would;
  const deadly = look.game.rules.deathtouch === 'static' && typeof to === 'number' && hasKeyword(look, source, 'deathtouch');
  const dealt: Event = {
    type: 'DamageDealt',
    rule: would.rule,
    source,
    to,
    amount,
    combat,
    ...(deadly ? { deathtouch: true } : {}),
    ...(typeof to === 'number' && (hasKeyword(look, source, 'infect') || hasKeyword(look, source, 'wither')) ? { unmarked: true } : {}),
  };
  if (typeof to === 'number' && look.of(to).types.includes('planeswalker')) {
    const loyalty = Math.min(amount, look.game.objects[to]?.counters['loyalty'] ?? 0);
    return loyalty > 0 ? [dealt, { type: 'CountersRemoved', rule: '2016:119.3c', on: to, counter: 'loyalty', amount: loyalty }] : [dealt];
  }
  return [dealt];
};

const tokens = (look: Look, would: WouldOf<'token'>, ids: () => Id, says: Play['says']): readonly Event[] => {
  const { under: _u, position: _p, revealed: _r, stack: _s, values: _v, attacking: _a, blocking: _b, ...how } = would.entering ?? {};
  const entering = { ...how, ...joining(look, would, says) };
  return Array.from(
    { length: would.amount },
    (): Event => ({
      type: 'TokenCreated',
      rule: would.rule,
      object: ids(),
      owner: would.owner,
      controller: would.entering?.under ?? would.seat,
      values: would.values,
      ...(would.card === undefined ? {} : { card: would.card }),
      ...entering,
    }),
  );
};
const nextNumber = (look: Look): number => look.game.turn.number + 1;
const takeIds = (n: number, ids: () => Id): Id => {
  const first = ids();
  for (let i = 1; i < n; i++) ids();
  return first;
};
const shuffled = (look: Look, would: WouldOf<'shuffle'>, ids: () => Id, random: (below: number) => number): readonly Event[] => {
  const size = look.game.players.find((p) => p.seat === would.seat)?.library.length ?? 0;
  if (size === 0) return [];
  return [{ type: 'LibraryShuffled', rule: would.rule, player: would.seat, order: permutation(size, random), first: takeIds(size, ids) }];
};
const isEmptied = (look: Look, seat: Seat): boolean => cardsIn(look.game, 'library', seat).length === 0;

/** The facts a would becomes once nothing replaces it any more. The one place, with the fold, that spells replaceable events out. */
export const facts = (look: Look, would: Would, ids: () => Id, random: (below: number) => number, says: Play['says']): readonly Event[] => {
  const { rule } = would;
  switch (would.would) {
    case 'move':
      return moved(look, would, ids(), says);
    case 'damage':
      return damaged(look, would);
    case 'gainLife':
      return [{ type: 'LifeGained', rule, player: would.seat, amount: would.amount }];
    case 'loseLife':
      return [{ type: 'LifeLost', rule, player: would.seat, amount: would.amount }];
    case 'draw':
      return isEmptied(look, would.seat) ? [{ type: 'DrewFromEmptyLibrary', rule, player: would.seat }] : [];
    case 'discard':
    case 'sacrifice':
      return [];
    case 'destroy':
      return [{ type: 'Destroyed', rule, object: would.object }];
    case 'counters':
      return [{ type: 'CountersPut', rule, on: would.on, counter: would.counter, amount: would.amount }];
    case 'token':
      return tokens(look, would, ids, says);
    case 'tap':
      return [{ type: 'Tapped', rule, object: would.object, ...(would.forMana ? { forMana: true } : {}) }];
    case 'untap':
      return [{ type: 'Untapped', rule, object: would.object }];
    case 'mana':
      return [{ type: 'ManaAdded', rule, player: would.seat, mana: would.mana }];
    case 'bring':
      return [{ type: 'CardBrought', rule, player: would.seat, object: ids(), card: would.card, to: would.to, controller: would.seat }];
    case 'shuffle':
      return shuffled(look, would, ids, random);
    case 'phaseOut':
      return [{ type: 'PhasedOut', rule, objects: would.objects }];
    case 'phaseIn':
      return [{ type: 'PhasedIn', rule, objects: would.objects }];
    case 'turn':
      return [{ type: 'TurnBegan', rule, player: would.seat, number: nextNumber(look), extra: would.extra }];
    case 'phase':
      return [{ type: 'PhaseBegan', rule, phase: would.phase, extra: would.extra }];
    case 'step':
      return [{ type: 'StepBegan', rule, step: would.step, player: would.seat }];
    case 'lose':
      return [{ type: 'PlayerLost', rule, player: would.seat, why: would.why }];
    case 'win':
      return losersBy(look.game, would.seat) ? [] : [{ type: 'PlayerWon', rule, player: would.seat }];
    default:
      return would satisfies never;
  }
};

/** What follows in the same moment, itself replaceable (2016:119.3, 701.6a, 701.7a, 701.14a, 120.1; 2008:102.3g). */
export const consequences = (look: Look, would: Would): readonly Would[] => {
  const common = { ...(would.by === undefined ? {} : { by: would.by }), ...(would.player === undefined ? {} : { player: would.player }) };
  switch (would.would) {
    case 'destroy':
      return [{ ...common, would: 'move', rule: would.rule, object: would.object, to: 'graveyard', cause: 'destroy' }];
    case 'sacrifice':
      return [{ ...common, would: 'move', rule: would.rule, object: would.object, to: 'graveyard', cause: 'sacrifice', player: would.seat }];
    case 'discard':
      return [{ ...common, would: 'move', rule: would.rule, object: would.object, to: 'graveyard', cause: 'discard', player: would.player ?? would.seat }];
    case 'draw': {
      const [top] = cardsIn(look.game, 'library', would.seat);
      return top === undefined
        ? []
        : [
            {
              ...common,
              would: 'move',
              rule: would.rule,
              object: top,
              to: 'hand',
              cause: 'draw',
              ...(look.game.attempts.length > 0 ? { entering: { faceDown: true } } : {}),
            },
          ];
    }
    case 'damage':
      return damageResults(look, would);
    case 'lose':
      return would.why === 'team' ? [] : losesWith(look.game, would.seat).map((seat) => ({ ...common, would: 'lose', rule: '2016:810.8a', seat, why: 'team' }));
    case 'win': {
      const { seats, rule } = losersBy(look.game, would.seat) ?? { seats: [], rule: would.rule };
      return seats.map((seat) => ({ ...common, would: 'lose', rule, seat, why: 'effect' }));
    }
    default:
      return [];
  }
};
/** 2016:119.3: life, poison or −1/−1 counters, and life gained by a static lifelink. */
const damageResults = (look: Look, would: WouldOf<'damage'>): readonly Would[] => {
  const { source, to, amount } = would;
  const results: Would[] = [];
  const infects = hasKeyword(look, source, 'infect');
  if (typeof to === 'string')
    results.push(
      infects
        ? { would: 'counters', rule: '2016:119.3b', on: to, counter: 'poison', amount }
        : { would: 'loseLife', rule: '2016:118.2', seat: to, amount, fromDamage: true },
    );
  else if ((infects || hasKeyword(look, source, 'wither')) && look.of(to).types.includes('creature'))
    results.push({ would: 'counters', rule: '2016:119.3d', on: to, counter: '-1/-1', amount });
  if (look.game.rules.lifelink === 'static' && hasKeyword(look, source, 'lifelink'))
    results.push({ would: 'gainLife', rule: '2016:702.15b', seat: look.of(source).controller, amount });
  return results;
};
