import type { Color, Id, ManaSymbol, ManaType, Obj, Quantity, Seat, TurnFact, Value } from '@arbiter/schema';
import { colorsOfSymbol, parseCost } from '@arbiter/schema';
import { half, needed } from '../../concepts/numbers.ts';
import { cardsIn, playerOf } from '../../engine/game.ts';
import type { Env, Look } from '../../engine/play.ts';
import { TooLarge } from '../../engine/refusal.ts';
import { boundTo, knownOf, linkedTo, manaSpentOn, objectIn, timesPaid } from '../bound.ts';
import { isBasicLandType } from '../subtypes.ts';
import type { Ask } from './ask.ts';
import { statOf } from './compare.ts';
import { diedThisTurn, leftThisTurn } from './history.ts';

/** Past this no game goes on in earnest; the table stops and asks for a judge. */
const largest = 10 ** 12;
const bounded = (amount: number): number => {
  if (Math.abs(amount) > largest) throw new TooLarge('a number over 10^12');
  return amount + 0; // never the negative zero
};
const sum = (numbers: readonly number[]): number => bounded(numbers.reduce((total, n) => total + n, 0));
const numberIn = (value: Value | null): number => value?.number ?? (value?.objects?.length ?? 0) + (value?.players?.length ?? 0);
/** Of what an ability has put somewhere only what still is there is counted (2016:607.2c). */
const stillThere = (look: Look, value: Value | null): Value | null =>
  value?.objects ? { ...value, objects: value.objects.filter((id) => look.game.objects[id]) } : value;
const isOf = (symbol: ManaSymbol, type: ManaType): boolean =>
  symbol.kind === 'mana' ? symbol.type === type : colorsOfSymbol(symbol).some((color) => color === type);

const picked = (numbers: readonly number[], pick: 'sum' | 'most' | 'least'): number => {
  if (pick === 'sum') return sum(numbers);
  return numbers.length === 0 ? 0 : pick === 'most' ? Math.max(...numbers) : Math.min(...numbers);
};

/** 2008:104.1a: halves are rounded as the text says. */
const halved = (amount: number, round: 'up' | 'down'): number => bounded(half(amount, round).value);

const quotient = (whole: number, among: number, round: 'up' | 'down'): number =>
  among <= 0 ? 0 : bounded(round === 'up' ? Math.ceil(whole / among) : Math.floor(whole / among));

const creaturesDied = (look: Look, seats: readonly Seat[]): number =>
  diedThisTurn(look.game).filter(({ was }) => was.as?.types.includes('creature') && seats.includes(was.object.controller)).length;
const attackers = (look: Look, seats: readonly Seat[]): number => {
  const present = look.game.battlefield.map((id) => objectIn(look, id) as Obj);
  return [...present, ...leftThisTurn(look.game).map(({ was }) => was.object)].filter((obj) => (obj.did['attacked'] ?? 0) > 0 && seats.includes(obj.controller))
    .length;
};
const thisTurn = (look: Look, fact: TurnFact, seat: Seat): number => {
  if (fact === 'creaturesDied') return creaturesDied(look, [seat]);
  if (fact === 'attackers') return attackers(look, [seat]);
  return playerOf(look.game, seat).did[fact] ?? 0;
};
const lastTurn = (look: Look, fact: TurnFact, seat: Seat): number => playerOf(look.game, seat).didLastTurn?.[fact] ?? 0;

/** 2016:700.5. */
const devotion = (look: Look, colors: readonly Color[], seats: readonly Seat[]): number => {
  const mine = look.game.battlefield.filter((id) => seats.includes(look.of(id).controller));
  return sum(mine.map((id) => parseCost(look.of(id).cost ?? '').filter((symbol) => colorsOfSymbol(symbol).some((color) => colors.includes(color))).length));
};

const paidFor = (look: Look, id: Id, key: string): number => {
  const obj = objectIn(look, id);
  return obj ? timesPaid(obj, key) : 0;
};

/** The number a text means. It may be negative: who carries it out clamps it (2008:104.1b). */
export const amountOf = (ask: Ask, look: Look, env: Env, q: Quantity): number => {
  if (typeof q === 'number') return q;
  if (q === 'X') return env.x ?? 0;
  const objects = (ref: Parameters<Ask['objectsOf']>[2]): readonly Id[] => knownOf(look, ask.objectsOf(look, env, ref));
  const all = (quantities: readonly Quantity[]): readonly number[] => quantities.map((one) => ask.amountOf(look, env, one));
  const spent = (ids: readonly Id[]): readonly string[] => ids.flatMap((id) => manaSpentOn(objectIn(look, id) as Obj).map((unit) => unit.type));
  if ('ref' in q) return numberIn(boundTo(look, env, q.ref));
  if ('linked' in q) return numberIn(stillThere(look, linkedTo(look, env, q.linked)));
  if ('count' in q) {
    if (typeof q.count === 'object' && 'linked' in q.count) return (stillThere(look, linkedTo(look, env, q.count.linked))?.objects ?? []).length;
    return ask.objectsOf(look, env, q.count).length;
  }
  if ('players' in q) return ask.playersOf(look, env, q.players).length;
  if ('stat' in q)
    return picked(
      objects(q.of).map((id) => needed(statOf(look, id, objectIn(look, id) as Obj, q.stat)).value),
      q.pick ?? 'sum',
    );
  if ('damage' in q) return sum(objects(q.damage).map((id) => objectIn(look, id)?.damage ?? 0));
  if ('counters' in q) {
    const holders =
      typeof q.on === 'object' && 'player' in q.on
        ? ask.playersOf(look, env, q.on.player).map((seat) => playerOf(look.game, seat))
        : objects(q.on).map((id) => objectIn(look, id));
    return sum(holders.map((holder) => holder?.counters[q.counters] ?? 0));
  }
  if ('cards' in q) {
    const ids = ask.playersOf(look, env, q.of).flatMap((seat) => cardsIn(look.game, q.cards, seat));
    return q.fits === undefined ? ids.length : ids.filter((id) => ask.fits(look, env, q.fits ?? 'any', id)).length;
  }
  if ('life' in q) return sum(ask.playersOf(look, env, q.life).map((seat) => playerOf(look.game, seat).life));
  if ('startingLife' in q) return look.game.startingLife * ask.playersOf(look, env, q.startingLife).length;
  if ('colorsOf' in q) return new Set(objects(q.colorsOf).flatMap((id) => look.of(id).colors)).size;
  if ('colorsSpent' in q) return new Set(spent(objects(q.colorsSpent)).filter((type) => type !== 'C')).size;
  if ('paidTimes' in q) return Math.max(...[env.on, env.source].map((id) => (id === undefined ? 0 : paidFor(look, id, q.paidTimes))));
  if ('typesAmong' in q) return new Set(objects(q.typesAmong).flatMap((id) => look.of(id).types)).size;
  if ('basicLandTypesAmong' in q) return new Set(objects(q.basicLandTypesAmong).flatMap((id) => look.of(id).subtypes.filter(isBasicLandType))).size;
  if ('devotion' in q) return devotion(look, q.devotion, ask.playersOf(look, env, q.of));
  if ('symbols' in q) return sum(objects(q.in).map((id) => parseCost(look.of(id).cost ?? '').filter((symbol) => isOf(symbol, q.symbols)).length));
  if ('sum' in q) return sum(all(q.sum));
  if ('minus' in q) return bounded(ask.amountOf(look, env, q.minus[0]) - ask.amountOf(look, env, q.minus[1]));
  if ('times' in q) return bounded(all(q.times).reduce((product, n) => product * n, 1));
  if ('half' in q) return halved(ask.amountOf(look, env, q.half), q.round);
  if ('quotient' in q) return quotient(ask.amountOf(look, env, q.quotient[0]), ask.amountOf(look, env, q.quotient[1]), q.round);
  if ('min' in q) return Math.min(...all(q.min));
  if ('max' in q) return Math.max(...all(q.max));
  const seats = q.who === undefined ? look.game.players.map((player) => player.seat) : ask.playersOf(look, env, q.who);
  return picked(
    seats.map((seat) => ('lastTurn' in q ? lastTurn(look, q.lastTurn, seat) : thisTurn(look, q.turn, seat))),
    q.pick ?? 'sum',
  );
};
