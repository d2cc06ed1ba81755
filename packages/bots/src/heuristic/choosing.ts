import { type Ability, type AnswerOf, type Id, list, type SpaceOf, type Text, type Thing } from '@arbiter/schema';
import { controllerOf, isCreature, isFoe, onBattlefield, playerAt, type Seen, type Sight, seenAt, stackOf } from './sight.ts';
import { best, modeGains, ranked, rankedHosts, sceneOf, textAround } from './texts.ts';
import { canDie, worth, worthAs } from './worth.ts';

/* Choices among things: whom to aim at, which to give up, which to take. */

interface Speaker {
  readonly self: Seen | null;
  readonly x: number;
  readonly texts: readonly Text[];
}
const isText = (ability: Ability | null | undefined): ability is Ability & Text =>
  ability?.kind === 'spell' || ability?.kind === 'activated' || ability?.kind === 'triggered';

/** What asks: a spell or ability on the stack, or a permanent that is turned or enters. */
function speaker(sight: Sight, source: Id | undefined): Speaker {
  const object = source === undefined ? undefined : sight.objects.get(source);
  if (!object) return { self: null, x: 0, texts: [] };
  const { ability, source: of, x } = stackOf(object);
  const self = seenAt(sight, of ?? object.id ?? 0);
  const own = (self?.as.abilities ?? []).filter(isText);
  const equip = self?.as.abilities.some((one) => one.kind === 'keyword' && one.keyword === 'equip') ?? false;
  return { self, x: x ?? 0, texts: isText(ability) ? [ability] : equip ? [] : own };
}

type Ranking = readonly (readonly [Thing, number])[];
/** These by what they would be worth as targets, best first. */
function rankedTargets(sight: Sight, { source, as, from }: SpaceOf<'targets'>): Ranking {
  const { self, x, texts } = speaker(sight, source);
  const around = texts.map((text) => textAround(text, as)).find((found) => found !== null);
  if (around) return ranked(sceneOf(sight, { self, you: sight.me }, x), around.list, around.name, from);
  return self === null ? from.map((thing) => [thing, isFoe(sight, controllerOf(sight, thing) ?? '') ? 1 : 0] as const) : rankedHosts(sight, self, from);
}

/** The best targets, and what the worst of them would be worth. */
export function targets(sight: Sight, space: SpaceOf<'targets'>): { readonly answer: AnswerOf<'targets'>; readonly gain: number } {
  const all = rankedTargets(sight, space);
  const groups = space.groups ?? [space.from];
  const [chosen = []] = groups
    .map((group) =>
      best(
        all.filter(([thing]) => group.includes(thing)),
        space.min,
        space.max,
      ),
    )
    .filter(({ length }) => length >= space.min)
    .toSorted((a, b) => gainIn(b) - gainIn(a));
  return { answer: { targets: chosen.map(([thing]) => thing) }, gain: Math.min(0, ...chosen.map(([, gain]) => gain)) };
}
const gainIn = (ranking: Ranking): number => ranking.reduce((sum, [, gain]) => sum + gain, 0);

export function modes(sight: Sight, { source, of, min, max, again }: SpaceOf<'modes'>): AnswerOf<'modes'> {
  const { self, x, texts } = speaker(sight, source);
  const text = texts.find((one) => one.modes !== undefined);
  const gains = text ? modeGains(sceneOf(sight, { self, you: sight.me }, x), text) : [];
  const sorted = of.toSorted((a, b) => (gains[b] ?? 0) - (gains[a] ?? 0));
  const wanted = sorted.filter((mode) => (gains[mode] ?? 0) > 0).length;
  const count = Math.max(min, Math.min(max, wanted));
  const [first] = sorted;
  const chosen = again && sorted.length < count && first !== undefined ? Array.from({ length: count }, () => first) : sorted.slice(0, count);
  return { modes: chosen.toSorted((a, b) => a - b) };
}

const GIVEN_UP = new Set(['discard', 'sacrifice', 'exile', 'putBack', 'tapOther', 'bottom', 'mill']);
/** What the card or permanent is worth to keep: lands in hand are worth little once there are enough. */
function keepWorth(sight: Sight, id: Id): number {
  const object = seenAt(sight, id);
  if (object === null) return 0;
  if (object.zone !== 'hand' || !object.as.types.includes('land')) return worthAs(object.as);
  const lands = onBattlefield(sight).filter(({ as }) => as.controller === sight.me && as.types.includes('land')).length;
  return lands < 5 ? 4 : 0.5;
}
const byWorth = (sight: Sight, ids: readonly Id[]): readonly Id[] => ids.toSorted((a, b) => keepWorth(sight, b) - keepWorth(sight, a));

/** One of each name, where different names are asked for. */
function distinct(sight: Sight, ids: readonly Id[], by: SpaceOf<'objects'>['distinct']): readonly Id[] {
  if (by !== 'name') return ids;
  const nameOf = (id: Id): unknown => seenAt(sight, id)?.as.name ?? id;
  return ids.filter((id, at) => ids.findIndex((other) => nameOf(other) === nameOf(id)) === at);
}

export function objects(sight: Sight, { from, min, max, prompt, source, zone, distinct: by }: SpaceOf<'objects'>): AnswerOf<'objects'> {
  const { texts } = speaker(sight, source);
  const asks = prompt ?? texts.flatMap(({ do: list = [] }) => list.map((one) => one.do as string)).find((word) => word === 'sacrificeOf' || word === 'discard');
  const sorted = byWorth(sight, from);
  const gives = GIVEN_UP.has(asks ?? '') || asks === 'sacrificeOf' || (prompt === undefined && zone === undefined && from.every((id) => isOnMySide(sight, id)));
  const chosen = gives ? sorted.toReversed().slice(0, min) : distinct(sight, sorted, by).slice(0, Math.max(min, max));
  return { objects: chosen.length >= min ? chosen : sorted.slice(0, min) };
}
const isOnMySide = (sight: Sight, id: Id): boolean => seenAt(sight, id)?.zone === 'battlefield' && controllerOf(sight, id) === sight.me;

/** An opponent with little life, or oneself where nobody else can be named. */
export function player(sight: Sight, { from }: SpaceOf<'player'>): AnswerOf<'player'> {
  const [weakest] = from.filter((seat) => isFoe(sight, seat)).toSorted((a, b) => (playerAt(sight, a)?.life ?? 0) - (playerAt(sight, b)?.life ?? 0));
  return { player: weakest ?? from[0] ?? sight.me };
}

/** The word that fits most of the other players' permanents; the largest number; a card of the first player who plays against this one. */
export function value(sight: Sight, { words, range, what }: SpaceOf<'value'>): AnswerOf<'value'> {
  if (range) return { value: what === 'number' ? Math.min(range[1], range[0] + 5) : range[1] };
  const theirs = onBattlefield(sight).filter(({ as }) => isFoe(sight, as.controller) && !as.types.includes('land'));
  if (!words) return { value: theirs.toSorted((a, b) => worth(b) - worth(a))[0]?.as.name ?? 'Island' };
  const fits = (word: string): number => theirs.filter(({ as }) => [...as.colors, ...as.types, ...as.subtypes].some((one) => one === word)).length;
  return { value: words.toSorted((a, b) => fits(b) - fits(a))[0] ?? '' };
}

/** Below this one pays no life for convenience, and none for a land while there is nothing to cast. */
const LIFE_TO_SPARE = 6;
export function confirm(sight: Sight, { what, cost = [] }: SpaceOf<'confirm'>): AnswerOf<'confirm'> {
  const { life = 0, hand } = playerAt(sight, sight.me) ?? {};
  const idle = hand?.cards.every(({ as }) => as?.types.includes('land')) ?? true;
  const dear = cost.some((part) => 'sacrifice' in part || 'discard' in part) && what !== 'unless';
  return { yes: !dear && !(cost.some((part) => 'life' in part) && (life < LIFE_TO_SPARE || idle)) };
}

/** As much as each needs to die, in their order, and the rest on the last; a player takes the rest. */
function spread(needs: readonly number[], sum: number, least: number, rest: number): readonly number[] {
  const amounts = needs.map(() => least);
  let left = sum - least * needs.length;
  for (const [at, need] of needs.entries()) {
    const more = Math.min(left, need - least);
    if (more <= 0 || more + least < need) continue;
    amounts[at] = (amounts[at] ?? 0) + more;
    left -= more;
  }
  amounts[rest] = (amounts[rest] ?? 0) + left;
  return amounts;
}

export function division(sight: Sight, { among, total, least }: SpaceOf<'division'>): AnswerOf<'division'> {
  const needs = among.map((thing) => {
    const object = typeof thing === 'number' ? seenAt(sight, thing) : null;
    return object && isCreature(object) && canDie(object, Number.MAX_SAFE_INTEGER) ? Math.max(0, (object.as.toughness ?? 0) - (object.damage ?? 0)) : 0;
  });
  const player = among.findIndex((thing) => typeof thing === 'string' && isFoe(sight, thing));
  return { amounts: spread(needs, total, least, Math.max(0, player)) };
}

export function damage(_: Sight, { among, amount, trample }: SpaceOf<'damage'>): AnswerOf<'damage'> {
  const last = among.length - 1;
  const needs = among.map(({ lethal }, at) => (trample !== null && at === last ? 0 : lethal));
  const amounts = spread(needs, amount, 0, trample === null ? 0 : last);
  const all = needs.every((need, at) => (amounts[at] ?? 0) >= need);
  return { amounts: trample === null || all ? amounts : spread(needs, amount, 0, 0) };
}

const FULL = 7;
/** Two to five lands of seven; what is left of a hand that has been taken back more than once is kept. */
export function mulligan(sight: Sight, { hand }: SpaceOf<'mulligan'>): AnswerOf<'mulligan'> {
  const cards = playerAt(sight, sight.me)?.hand.cards ?? [];
  const lands = cards.filter(({ as }) => as?.types.includes('land')).length;
  const taken = playerAt(sight, sight.me)?.mulligans ?? 0;
  return { keep: hand < FULL - 1 || taken > 1 || (lands >= 2 && lands <= 5) };
}
export function bottom(sight: Sight, { from, count }: SpaceOf<'bottom'>): AnswerOf<'bottom'> {
  const lands = from.filter((id) => seenAt(sight, id)?.as.types.includes('land'));
  const others = from.filter((id) => !lands.includes(id)).toSorted((a, b) => (seenAt(sight, b)?.as.manaValue ?? 0) - (seenAt(sight, a)?.as.manaValue ?? 0));
  return { cards: [...lands.slice(4), ...others, ...lands.slice(0, 4)].slice(0, count) };
}

/** Everything optional that can be paid, one of what excludes one another. */
export function costs(_: Sight, { options, exclusive, required }: SpaceOf<'costs'>): AnswerOf<'costs'> {
  const chosen: string[] = [];
  for (const { key, most } of options) {
    const clashes = exclusive.some((group) => group.includes(key) && group.some((other) => chosen.includes(other)));
    const second = required?.includes(key) && chosen.some((other) => required.includes(other));
    if (most > 0 && !clashes && !second) chosen.push(key);
  }
  return { pay: options.filter(({ key }) => chosen.includes(key)).map(({ key, most }) => ({ key, times: most })) };
}

/** By itself where it can be; then out of the pool; then with whatever makes mana. */
export const pay = (_: Sight, space: SpaceOf<'pay'>): AnswerOf<'pay'> =>
  space.suggested ?? list({ seat: '', kind: 'pay', space, withdrawable: false }, 1)[0] ?? { auto: true };
