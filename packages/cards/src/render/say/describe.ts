import type { Comparison, Filter, History, State, Zone } from '@arbiter/schema';
import type { Adjective, Described, Head, NounKey } from '../noun.ts';
import type { Voice } from '../voice.ts';

interface Draft {
  readonly conj: Head[];
  heads: readonly (readonly Head[])[];
  noun: NounKey;
  named: boolean;
  placed: boolean; // its nouns say where it is
  readonly adjectives: (readonly Adjective[])[];
  readonly tails: string[];
}
/** Null: cards, wherever they are. */
type Place = Zone | readonly Zone[] | null | undefined;
type Of<K extends PropertyKey> = Extract<Filter, { readonly [P in K]: unknown }>;

const nounStates: Partial<Readonly<Record<State, NounKey>>> = { token: 'token', card: 'card', permanent: 'permanent', spell: 'spell', ability: 'ability' };

/** The head a simple filter is, if it is one. */
const headOf = (f: Filter): Head | null => {
  if (typeof f !== 'object') return null;
  if ('type' in f) return { noun: f.type };
  return 'subtype' in f && typeof f.subtype === 'string' ? { word: f.subtype } : null;
};
/** "Spell or permanent": what these are says where they are. */
const placeOf = (f: Filter): Head | null => (typeof f === 'object' && 'is' in f && (f.is === 'spell' || f.is === 'permanent') ? { noun: f.is } : null);
const adjectiveOf = (f: Filter): Adjective | null => {
  if (typeof f !== 'object') return null;
  if ('color' in f) return typeof f.color === 'string' ? { is: f.color } : null;
  if ('supertype' in f) return { is: f.supertype };
  if ('is' in f) return f.is in nounStates ? null : { is: f.is as Exclude<State, 'token' | 'card' | 'permanent' | 'spell' | 'ability'> };
  return null;
};
const allOf = <T>(list: readonly Filter[], each: (f: Filter) => T | null): readonly T[] | null => {
  const found = list.map(each);
  return found.every((one) => one !== null) ? found : null;
};

const opposite: Readonly<Record<Comparison, Comparison>> = { '=': '!=', '!=': '=', '<': '>=', '<=': '>', '>': '<=', '>=': '<' };

/** Members that stand after the noun. */
function tailOf(v: Voice, f: Exclude<Filter, string>, not: boolean): string | null {
  const { tail, stat, history } = v.lang.messages;
  if ('has' in f) return v.say(tail.has, { keyword: v.lang.keyword(f.has), not });
  if ('counter' in f) return v.say(tail.counter, { counters: v.counters(f.atLeast ?? 1, f.counter), more: f.atLeast !== undefined, not });
  if ('stat' in f) return v.say(tail.stat, { stat: stat[f.stat], n: v.compared(not ? opposite[f.op] : f.op, v.amount(f.than)) });
  if ('controller' in f) return v.say(tail.controller, { who: v.who(f.controller, 'any'), not });
  if ('owner' in f) return v.say(tail.owner, { who: v.who(f.owner, 'any'), not });
  if ('name' in f) return v.say(tail.name, { name: typeof f.name === 'string' ? f.name : v.lang.messages.quantity.chosenName, not });
  if ('sameNameAs' in f) return v.say(tail.sameName, { it: v.ref(f.sameNameAs), not });
  if ('sharesWith' in f) return v.say(tail.shares, { what: v.lang.messages.shared[f.what], it: v.ref(f.sharesWith), not });
  if ('zone' in f) return v.say(tail.zone, { zone: v.lang.messages.zone[f.zone], not });
  if ('color' in f) return v.say(tail.chosenColor, { not });
  if ('subtype' in f) return v.say(tail.chosenType, { not });
  if ('history' in f && typeof f.history === 'string') return v.say(history[f.history], { not });
  return not ? null : (relation(v, f) ?? null);
}

function pastOf(v: Voice, h: Exclude<History, string>): string {
  const { history } = v.lang.messages;
  if ('castFrom' in h) return v.say(history.castFrom, { zone: v.lang.messages.zone[h.castFrom] });
  if ('dealtDamageBy' in h) return v.say(history.dealtDamageBy, { it: v.ref(h.dealtDamageBy) });
  if ('damagedPlayer' in h) return v.say(history.damagedPlayer, { who: v.who(h.damagedPlayer, 'any') });
  if ('was' in h) return v.say(history.was, { it: v.ref(h.was) });
  return v.say(history.paid, { cost: v.lang.quoted(h.paid) });
}
function targetsOf(v: Voice, { targets }: Of<'targets'>): string {
  const it =
    typeof targets === 'object' && 'fits' in targets
      ? v.a(targets.fits)
      : typeof targets === 'object' && 'player' in targets
        ? v.who(targets.player, 'any')
        : v.ref(targets);
  return v.say(v.lang.messages.tail.targets, { it });
}

/** Members that relate it to something else. */
function relation(v: Voice, f: Exclude<Filter, string>): string | undefined {
  const { tail } = v.lang.messages;
  if ('most' in f) return v.say(tail.most, { stat: v.lang.messages.stat[f.most], of: v.lang.np({ det: 'bare', what: v.describe(f.among), many: true }) });
  if ('least' in f) return v.say(tail.least, { stat: v.lang.messages.stat[f.least], of: v.lang.np({ det: 'bare', what: v.describe(f.among), many: true }) });
  if ('among' in f) return v.say(tail.among, { it: v.ref(f.among) });
  if ('attachedTo' in f) {
    const to = f.attachedTo;
    return v.say(tail.attachedTo, { it: typeof to === 'object' && 'fits' in to ? v.a(to.fits) : v.ref(to) });
  }
  if ('attacks' in f) {
    const whom = f.attacks;
    return v.say(tail.attacks, { it: typeof whom === 'object' && 'object' in whom ? v.ref(whom.object) : v.who(whom, 'any') });
  }
  if ('blocks' in f) return v.say(tail.blocks, { it: v.ref(f.blocks) });
  if ('blockedBy' in f) return v.say(tail.blockedBy, { it: v.ref(f.blockedBy) });
  if ('targets' in f) return targetsOf(v, f);
  if ('history' in f && typeof f.history === 'object') return pastOf(v, f.history);
  if ('manaAbility' in f) return v.say(tail.manaAbility, { not: !f.manaAbility });
  if ('cost' in f) return f.cost === 'none' ? tail.noCost : tail.costX;
  return undefined;
}

function anyOf(v: Voice, draft: Draft, list: readonly Filter[]): void {
  const heads = allOf(list, headOf);
  const adjectives = allOf(list, adjectiveOf);
  const places = allOf(list, placeOf);
  if (heads && draft.heads.length === 0) draft.heads = heads.map((head) => [head]);
  else if (places && draft.heads.length === 0) Object.assign(draft, { heads: places.map((head) => [head]), named: false, placed: true });
  else if (adjectives) draft.adjectives.push(adjectives);
  else
    draft.tails.push(
      v.say(v.lang.messages.tail.oneOf, {
        of: v.lang.list(
          list.map((one) => v.a(one).of('nom')),
          'or',
        ),
      }),
    );
}

function noneOf(v: Voice, draft: Draft, f: Filter): void {
  if (f === 'any') return;
  if (typeof f === 'object' && 'not' in f) return add(v, draft, f.not);
  if (typeof f === 'object' && 'any' in f) return f.any.forEach((one) => noneOf(v, draft, one));
  if (typeof f === 'object' && 'among' in f && f.among === 'self' && !('most' in f) && !('least' in f)) return void draft.adjectives.push([{ is: 'other' }]);
  const adjective = adjectiveOf(f);
  const head = headOf(f);
  if (adjective && 'is' in adjective) draft.adjectives.push([{ is: adjective.is, not: true }]);
  else if (head) draft.adjectives.push([{ not: head }]);
  else if (typeof f === 'object' && 'is' in f) draft.adjectives.push([{ not: { noun: nounStates[f.is] ?? 'object' } }]);
  else draft.tails.push((typeof f === 'object' ? tailOf(v, f, true) : null) ?? v.say(v.lang.messages.tail.isnt, { one: v.a(f) }));
}

function add(v: Voice, draft: Draft, f: Filter): void {
  if (f === 'any') return;
  if ('all' in f) return f.all.forEach((one) => add(v, draft, one));
  if ('any' in f) return anyOf(v, draft, f.any);
  if ('not' in f) return noneOf(v, draft, f.not);
  const head = headOf(f);
  const adjective = adjectiveOf(f);
  if (head) draft.conj.push(head);
  else if (adjective) draft.adjectives.push([adjective]);
  else if ('is' in f) Object.assign(draft, { noun: nounStates[f.is], named: true });
  else draft.tails.push(tailOf(v, f, false) ?? '');
}

const zonesOf = (place: Place): readonly Zone[] => (place === undefined ? ['battlefield'] : typeof place === 'string' ? [place] : (place ?? []));

/** Whose it is: the owner or controller among the conditions, who is said elsewhere and then not once more. */
const holderIn = <K extends 'owner' | 'controller'>(f: Filter, key: K): Of<K> | undefined => {
  if (typeof f !== 'object') return undefined;
  return key in f ? (f as Of<K>) : 'all' in f ? f.all.map((one) => holderIn(one, key)).find((found) => found !== undefined) : undefined;
};
const without = (f: Filter, part: Filter | undefined): Filter => {
  if (part === undefined || typeof f !== 'object') return f;
  return f === part ? 'any' : 'all' in f ? { all: f.all.map((one) => without(one, part)) } : f;
};

function placeTail(v: Voice, zones: readonly Zone[], owner: Of<'owner'> | undefined): string {
  const { tail, zone: named } = v.lang.messages;
  const places = zones.map((zone) =>
    zone === 'library' || zone === 'hand' || zone === 'graveyard'
      ? v.say(tail.inZone, { zone: v.lang.owned(zone, owner ? v.who(owner.owner, 'any') : null) })
      : named[zone],
  );
  return v.lang.list(places, 'or');
}

/** A filter as a description: nouns, what stands before them and what after. */
export function describe(v: Voice, filter: Filter, place: Place): Described {
  const zones = zonesOf(place);
  const isOnly = (zone: Zone): boolean => zones.length > 0 && zones.every((one) => one === zone);
  const [isPlay, isStack] = [isOnly('battlefield'), isOnly('stack')];
  const draft: Draft = {
    conj: [],
    heads: [],
    noun: isPlay ? 'permanent' : isStack ? 'spell' : 'card',
    named: !isPlay,
    placed: false,
    adjectives: [],
    tails: [],
  };
  const owned = isPlay || isStack || zones.length === 0 ? undefined : holderIn(filter, 'owner');
  add(v, draft, without(filter, owned));
  if (!isPlay && !isStack && !draft.placed && zones.length > 0) draft.tails.push(placeTail(v, zones, owned));
  const { conj, heads, noun, named, adjectives, tails } = draft;
  const all = heads.length > 0 ? heads.map((head) => [...conj, ...head]) : conj.length > 0 ? [conj] : [];
  return { heads: all, noun, named, adjectives, tails: tails.filter((tail) => tail !== '') };
}

/** What a filter says of the thing and, apart, who controls it. */
export function controlled(f: Filter): { readonly what: Filter; readonly by: Of<'controller'>['controller'] } | null {
  const found = holderIn(f, 'controller');
  return found ? { what: without(f, found), by: found.controller } : null;
}
