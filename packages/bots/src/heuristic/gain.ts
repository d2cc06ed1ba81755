import type { Instruction, Modification, Quantity, Ref, Seat, Thing, Who } from '@arbiter/schema';
import { attachedChanges, changesWorth } from './changes.ts';
import { mayBe, mayFit, type Source } from './fits.ts';
import { controllerOf, inGraveyards, isCreature, isFoe, onBattlefield, playerAt, type Seen, type Sight, seenAt } from './sight.ts';
import { canDie, lifeWorth, powerOf, toughnessLeft, worth, worthAs } from './worth.ts';

/*
 * What carrying out a text would be worth to this seat, by a rough look at each of its instructions. Things that a text only finds out later count little.
 */

/** The text's source and what stands for its names, as far as that is known or supposed. */
export interface Scene extends Source {
  readonly sight: Sight;
  readonly names: ReadonlyMap<string, readonly Thing[]>;
  readonly x: number;
}

const side = ({ sight, you }: Scene, seat: Seat | null): number => (seat === null ? 0 : seat === you ? 1 : isFoe(sight, seat) || you !== sight.me ? -1 : 0);
const whose = (scene: Scene, thing: Thing): number => side(scene, controllerOf(scene.sight, thing));

function things(scene: Scene, ref: Ref): readonly Thing[] {
  const { sight, self } = scene;
  if (ref === 'self') return self ? [self.id] : [];
  if (ref === 'attached') return self?.attachedTo === undefined ? [] : [self.attachedTo];
  if ('ref' in ref) return scene.names.get(ref.ref) ?? [];
  if ('each' in ref) {
    const among = ref.zone === 'graveyard' ? inGraveyards(sight) : ref.zone === undefined || ref.zone === 'battlefield' ? onBattlefield(sight) : [];
    return among.filter((object) => mayFit(sight, scene, ref.each, object)).map(({ id }) => id);
  }
  return 'oneOf' in ref ? ref.oneOf.flatMap((one) => things(scene, one)) : [];
}
const objects = (scene: Scene, ref: Ref): readonly Seen[] =>
  things(scene, ref).flatMap((thing) => (typeof thing === 'number' ? (seenAt(scene.sight, thing) ?? []) : []));

function seats(scene: Scene, who: Who): readonly Seat[] {
  const { sight, you } = scene;
  if (who === 'you') return [you];
  if (typeof who === 'string') return sight.view.players.filter((p) => p.status === 'playing' && mayBe(sight, scene, who, p.seat)).map((p) => p.seat);
  if ('ref' in who) return (scene.names.get(who.ref) ?? []).filter((thing) => typeof thing === 'string');
  const of = 'controllerOf' in who ? who.controllerOf : 'ownerOf' in who ? who.ownerOf : null;
  return of === null ? [] : things(scene, of).flatMap((thing) => controllerOf(sight, thing) ?? []);
}

function number(scene: Scene, quantity: Quantity | 'all' | undefined): number {
  if (quantity === undefined) return 1;
  if (typeof quantity === 'number') return quantity;
  if (quantity === 'X') return scene.x;
  if (quantity === 'all') return 2;
  if ('count' in quantity) return things(scene, quantity.count).length;
  if ('stat' in quantity && (quantity.stat === 'power' || quantity.stat === 'manaValue'))
    return objects(scene, quantity.of).reduce((sum, { as }) => sum + ((quantity.stat === 'power' ? as.power : as.manaValue) ?? 0), 0);
  return 1;
}

const total = <T>(list: readonly T[], each: (one: T) => number): number => list.reduce((sum, one) => sum + each(one), 0);

function damaged(scene: Scene, thing: Thing, amount: number): number {
  const { sight } = scene;
  if (typeof thing === 'string') {
    const player = playerAt(sight, thing);
    return player === null ? 0 : -side(scene, thing) * lifeWorth(player, amount);
  }
  const object = seenAt(sight, thing);
  if (object === null) return 0;
  if (isCreature(object)) return -whose(scene, thing) * (canDie(object, amount) ? worth(object) : 0.15 * Math.min(amount, toughnessLeft(object)));
  return -whose(scene, thing) * Math.min(amount, object.counters?.['loyalty'] ?? 0);
}

const perPlayer = (scene: Scene, who: Who, value: (seat: Seat) => number): number => total(seats(scene, who), (seat) => side(scene, seat) * value(seat));
const perObject = (scene: Scene, ref: Ref, value: (object: Seen) => number): number =>
  total(objects(scene, ref), (object) => whose(scene, object.id) * value(object));

/** The loss of a permanent, of a spell that does not resolve, or of a card somewhere else. */
const lost = (object: Seen): number => (object.zone === 'battlefield' ? worth(object) : object.zone === 'stack' ? 1 + object.as.manaValue : 0.5);

function moved(scene: Scene, { what, to }: Extract<Instruction, { do: 'move' }>): number {
  return total(objects(scene, what), (object) => {
    if (to.zone === 'battlefield')
      return side(scene, to.under === 'you' ? scene.you : object.owner) * worthAs(object.as) * (object.zone === 'battlefield' ? 0 : 1);
    const back = to.zone === 'hand' ? (object.zone === 'graveyard' ? -0.7 : 0.5) : 1;
    return -whose(scene, object.id) * lost(object) * back;
  });
}

function changed(scene: Scene, what: Ref, changes: readonly Modification[], factor: number): number {
  const control = changes.some((change) => 'control' in change && change.control === 'you');
  return total(objects(scene, what), (object) => {
    const value = whose(scene, object.id) < 0 && control ? worth(object) : whose(scene, object.id) * changesWorth(changes, object);
    return factor * value;
  });
}

const FLEETING = 0.25;
const steal = (scene: Scene, instruction: Extract<Instruction, { do: 'change' }>): number =>
  changed(scene, instruction.what, instruction.changes, instruction.for === 'endOfTurn' || instruction.for === 'endOfCombat' ? FLEETING : 1);

/** Each of these players gives up what he can best do without. */
const sacrificed = (scene: Scene, { who, what }: Extract<Instruction, { do: 'sacrificeOf' }>): number =>
  perPlayer(scene, who, (seat) => {
    const own = onBattlefield(scene.sight).filter((object) => object.as.controller === seat && mayFit(scene.sight, scene, what, object));
    return own.length === 0 ? 0 : -Math.min(...own.map(worth));
  });

function counters(scene: Scene, { counter, amount, on }: Extract<Instruction, { do: 'putCounters' | 'removeCounters' }>): number {
  if (typeof on === 'object' && ('player' in on || 'divided' in on)) return 0.3;
  const each = counter === '+1/+1' ? 1.3 : counter === '-1/-1' ? -1.3 : 0.3;
  return perObject(scene, on, (object) =>
    counter === '-1/-1' && number(scene, amount) >= toughnessLeft(object) ? -worth(object) : each * number(scene, amount),
  );
}

function damage(scene: Scene, { to, amount }: Extract<Instruction, { do: 'damage' }>): number {
  const much = number(scene, amount);
  if (typeof to === 'object' && 'player' in to) return total(seats(scene, to.player), (seat) => damaged(scene, seat, much));
  const hit = typeof to === 'object' && 'divided' in to ? (scene.names.get(to.divided) ?? []) : things(scene, to);
  return total(hit, (thing) => damaged(scene, thing, typeof to === 'object' && 'divided' in to ? much / Math.max(1, hit.length) : much));
}

function tokens(scene: Scene, { who, token, amount }: Extract<Instruction, { do: 'token' }>): number {
  const each = 'copyOf' in token ? total(objects(scene, token.copyOf), worth) : 1 + number(scene, token.power ?? 0) + 0.5 * number(scene, token.toughness ?? 0);
  return perPlayer(scene, who, () => each * number(scene, amount));
}

/** What is there only if something else happens first. */
const LIKELY = 0.6;
const some = (list: readonly Instruction[] | undefined, scene: Scene): number => gainOf(scene, list ?? []);

/** How much better this seat stands once it has been done; what cannot be judged counts a little, since it is there to be used. */
function gainOfOne(scene: Scene, one: Instruction): number {
  switch (one.do) {
    case 'damage':
      return damage(scene, one);
    case 'gainLife':
      return perPlayer(scene, one.who, () => 0.35 * number(scene, one.amount));
    case 'loseLife':
      return total(seats(scene, one.who), (seat) => damaged(scene, seat, number(scene, one.amount)));
    case 'draw':
      return perPlayer(scene, one.who, () => 1.8 * number(scene, one.amount));
    case 'discard':
      return perPlayer(scene, one.who, (seat) => -1.4 * Math.min(number(scene, one.amount), playerAt(scene.sight, seat)?.hand.count ?? 0));
    case 'mill':
      return perPlayer(scene, one.who, () => -0.15 * number(scene, one.amount));
    case 'move':
      return moved(scene, one);
    case 'destroy':
    case 'sacrifice':
      return perObject(scene, one.what, (object) => (canDie(object, Number.POSITIVE_INFINITY) || !isCreature(object) ? -lost(object) : 0));
    case 'sacrificeOf':
      return sacrificed(scene, one);
    case 'counter':
      return perObject(scene, one.what, (object) => -lost(object));
    case 'tap':
    case 'phaseOut':
      return perObject(scene, one.what, (object) => (object.tapped ? 0 : -0.15 * worth(object)));
    case 'untap':
      return perObject(scene, one.what, (object) => (object.tapped ? 0.3 : 0.05));
    case 'token':
      return tokens(scene, one);
    case 'putCounters':
      return counters(scene, one);
    case 'removeCounters':
      return -counters(scene, one);
    case 'change':
      return steal(scene, one);
    case 'become':
      return perObject(scene, one.what, () => 0.5);
    case 'attach':
      return attached(scene, one.to);
    case 'regenerate':
      return perObject(scene, one.what, () => 0.4);
    case 'fight':
      return fought(scene, one.one, one.other);
    case 'extraTurn':
      return perPlayer(scene, one.who, () => 6);
    case 'search':
      return perPlayer(scene, one.who, () => 2.2);
    case 'win':
      return perPlayer(scene, one.who, () => 1000);
    case 'lose':
      return perPlayer(scene, one.who, () => -1000);
    case 'may':
    case 'unless':
    case 'repeatWhile':
      return LIKELY * some(one.then, scene);
    case 'when':
      return Math.max(LIKELY * some(one.then, scene), LIKELY * some(one.else, scene));
    case 'together':
    case 'forEach':
      return some(one.then, scene);
    case 'repeat':
      return number(scene, one.times) * some(one.then, scene);
    case 'delayed':
    case 'reflexive':
      return LIKELY * some(one.text.do, scene);
    case 'modes':
      return Math.max(...one.modes.of.map((mode) => some(mode.do, scene)));
    default:
      return 0.2;
  }
}

export const gainOf = (scene: Scene, list: readonly Instruction[]): number => total(list, (one) => gainOfOne(scene, one));

/** What its being attached to these is worth; nothing where it already is on something of the same side. */
function attached(scene: Scene, to: Ref): number {
  const { self } = scene;
  if (self === null) return 0;
  const hosts = objects(scene, to);
  const stays = typeof self.attachedTo === 'number' && hosts.length > 0 && whose(scene, self.attachedTo) === whose(scene, hosts[0]?.id ?? 0);
  return stays ? -0.1 : total(hosts, (host) => whose(scene, host.id) * changesWorth(attachedChanges(self.as.abilities), host));
}

function fought(scene: Scene, one: Ref, other: Ref): number {
  const [a] = objects(scene, one);
  const [b] = objects(scene, other);
  return a && b ? damaged(scene, b.id, powerOf(a)) + damaged(scene, a.id, powerOf(b)) : 0;
}
