import type { Filter, Quantity, Ref, Target, Who } from '@arbiter/schema';
import { bareOf, type Described, noun, withTail } from '../noun.ts';
import { byForm, type Phrase } from '../phrase.ts';
import type { Meaning, Voice } from '../voice.ts';

/** All of these, each in its turn. */
const everyOne = (v: Voice, what: Described): Phrase =>
  byForm(v.lang.np({ det: 'bare', what, many: true }), { acc: v.lang.np({ det: 'all', what, many: true }), dat: v.lang.np({ det: 'each', what }) });

function topOf(v: Voice, amount: Quantity, of: Who): Phrase {
  const tail = v.say(v.lang.messages.tail.topOf, { library: v.lang.owned('library', v.who(of)) });
  return v.counted(amount, withTail(noun('card'), tail));
}

/** A name kept for linked abilities, without the effect that gave them. */
const asWritten = (name: string): string => name.split('@', 1)[0] as string;

const joined = (v: Voice, phrases: readonly Phrase[]): Phrase => ({
  of: (form) =>
    v.lang.list(
      phrases.map((phrase) => phrase.of(form)),
      'and',
    ),
  agree: 'many',
});

/** Of some that have been spoken of, those that others spoken of are not among. */
const isRest = (f: Filter): boolean =>
  typeof f === 'object' &&
  'all' in f &&
  f.all.length === 2 &&
  f.all.every(
    (one, i) =>
      typeof one === 'object' && (i === 0 ? 'among' in one : 'not' in one && typeof one.not === 'object' && 'among' in one.not && one.not.among !== 'self'),
  );

export function ref(v: Voice, r: Ref): Phrase {
  if (r === 'self') return v.justNamed ? v.lang.again(v.self) : v.lang.name(v.self);
  if (r === 'attached') return v.host;
  if ('ref' in r) return v.named(r.ref);
  if ('linked' in r)
    return v.lang.np({
      det: 'that',
      what: withTail(noun('card'), v.say(v.lang.messages.tail.linked, { name: v.lang.quoted(asWritten(r.linked)) })),
      many: true,
    });
  if ('each' in r) return isRest(r.each) ? v.lang.rest : everyOne(v, v.describe(r.each, r.zone));
  if ('top' in r) return topOf(v, r.top, r.of);
  if ('attachedTo' in r) return v.lang.np({ det: 'the', what: withTail(noun('object'), v.say(v.lang.messages.tail.holds, { it: v.ref(r.attachedTo) })) });
  return joined(
    v,
    r.oneOf.map((one) => v.ref(one)),
  );
}

const introduced = (v: Voice, name: string, meaning: Meaning): void => {
  const { target: _, ...rest } = meaning;
  v.names.set(name, rest);
};

/** A target is described where it is first spoken of; from then on it is "that". */
export function named(v: Voice, name: string): Phrase {
  const meaning = v.names.get(name);
  if (!meaning) return v.lang.it;
  if (meaning.target) {
    const phrase = v.target(meaning.target);
    introduced(v, name, meaning);
    return phrase;
  }
  return meaning.what ? v.lang.np({ det: 'that', what: bareOf(meaning.what), many: meaning.many }) : v.lang.it;
}

const playersIn = (v: Voice, players: Who): Described => {
  if (players === 'opponents') return noun('opponent');
  if (players === 'each') return noun('player');
  return withTail(noun('player'), v.say(v.lang.messages.tail.thatsWho, { who: v.who(players, 'any') }));
};

/** What a target may be, as one description; null for "any target". */
export function targetable(v: Voice, what: Target['what']): Described | null {
  if (what === 'anyTarget') return null;
  const objects = what.objects === undefined ? null : v.describe(what.objects, what.zone);
  const players = what.players === undefined ? null : playersIn(v, what.players);
  if (!objects || !players) return objects ?? players ?? noun('object');
  const heads = objects.heads.length > 0 ? objects.heads : [[{ noun: objects.noun }]];
  return { ...objects, named: false, heads: [...heads, [{ noun: players.noun }]] };
}

const limits = (v: Voice, { min = 1, max = min }: Target): Parameters<Voice['lang']['counted']>[0] => {
  if (min === max) return v.count(min);
  if (min === 0) return { upTo: typeof max === 'number' ? max : v.amount(max) };
  return { from: v.amount(min), to: v.amount(max) };
};

export function target(v: Voice, t: Target): Phrase {
  const { messages } = v.lang;
  const described = targetable(v, t.what);
  const notes = [
    ...(t.samePlayer ? [messages.tail.samePlayer] : []),
    ...(t.random ? [messages.tail.random] : []),
    ...(t.chooser === undefined ? [] : [v.say(messages.tail.chosenBy, { who: v.who(t.chooser) })]),
  ];
  const what = withTail(described ?? noun('target'), ...notes);
  const apart = t.otherThan && t.otherThan.length > 0 ? { ...what, adjectives: [[{ is: 'other' } as const], ...what.adjectives] } : what;
  return v.lang.counted(limits(v, t), apart, 'words', described ? 'target' : 'any');
}

export const a = (v: Voice, filter: Filter, zone?: Parameters<Voice['a']>[1]): Phrase => v.lang.np({ det: 'a', what: v.describe(filter, zone) });
export const pattern = (v: Voice, what: Parameters<Voice['pattern']>[0]): Phrase => {
  if (what === 'self' || what === 'attached') return v.ref(what);
  return typeof what === 'object' && 'ref' in what ? v.named(what.ref) : v.a(what);
};
