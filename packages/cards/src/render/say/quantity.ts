import type { Quantity } from '@arbiter/schema';
import { type Count, type Described, noun } from '../noun.ts';
import type { Phrase } from '../phrase.ts';
import type { Voice } from '../voice.ts';

const letters = ['X', 'Y', 'Z', 'W', 'V', 'U'];

/** The letter for an amount that takes more than a word; said at the end of the sentence. */
function letterFor(v: Voice, quantity: Quantity): string {
  const meaning = v.expression(quantity);
  const known = [...v.letters.meanings].find(([, said]) => said === meaning)?.[0];
  if (known !== undefined) return known;
  const letter = letters.find((one) => !v.letters.taken.has(one)) ?? `N${v.letters.taken.size}`;
  v.letters.taken.add(letter);
  v.letters.meanings.set(letter, meaning);
  return letter;
}

/** An amount spoken of before; one remembered as an ability triggered is told in full. */
const isKnown = (v: Voice, q: Exclude<Quantity, number | string>): boolean => 'ref' in q && v.names.get(q.ref)?.number === undefined;

export function amount(v: Voice, q: Quantity): string {
  if (typeof q === 'number' || q === 'X') return String(q);
  return isKnown(v, q) ? v.lang.messages.quantity.thatMuch : letterFor(v, q);
}
export function count(v: Voice, q: Quantity | 'all'): Count {
  if (typeof q === 'number' || q === 'all') return q;
  if (q === 'X') return { letter: 'X' };
  return isKnown(v, q) ? { sameAs: true } : { letter: letterFor(v, q) };
}
export const counted = (v: Voice, q: Quantity | 'all', what: Described, style: 'digits' | 'words'): Phrase => v.lang.counted(v.count(q), what, style);
export function counters(v: Voice, q: Quantity | 'all', counter: string): Phrase {
  return v.counted(q, { ...noun('counter'), adjectives: [], heads: [[{ word: v.lang.counter(counter) }]], named: true });
}

const many = (v: Voice, what: Described): Phrase => v.lang.np({ det: 'bare', what, many: true });

function ofCards(v: Voice, { cards, of, fits }: Extract<Quantity, { cards: unknown }>): string {
  return v.say(v.lang.messages.quantity.count, { of: many(v, v.describe({ all: [fits ?? 'any', { owner: of }] }, cards)) });
}
function ofStat(v: Voice, { stat, of, pick }: Extract<Quantity, { stat: unknown }>): string {
  const { messages } = v.lang;
  const what = v.ref(of);
  const key = pick ?? (what.agree === 'many' ? 'sum' : 'one');
  return v.say(messages.quantity[`stat.${key}`], { of: what, stat: messages.stat[stat] });
}
function ofCounters(v: Voice, { counters: counter, on }: Extract<Quantity, { counters: unknown }>): string {
  const what = many(v, { ...noun('counter'), heads: [[{ word: v.lang.counter(counter) }]], named: true });
  const isPlayer = typeof on === 'object' && 'player' in on;
  return v.say(v.lang.messages.quantity.counters, isPlayer ? { what, who: v.who(on.player) } : { what, on: v.ref(on) });
}
const joined = (v: Voice, parts: readonly Quantity[], key: 'sum' | 'times' | 'min' | 'max'): string => {
  const { quantity } = v.lang.messages;
  const said = parts.map((part) => v.expression(part));
  if (key === 'min' || key === 'max') return v.say(quantity[key], { of: v.lang.list(said, 'and') });
  return said.join(quantity[key]);
};
function ofTurn(v: Voice, q: Extract<Quantity, { turn: unknown } | { lastTurn: unknown }>): string {
  const { turn, lastTurn, quantity } = v.lang.messages;
  const fact = v.say('lastTurn' in q ? lastTurn[q.lastTurn] : turn[q.turn], { who: v.who(q.who ?? 'you') });
  return q.pick === undefined || q.pick === 'sum' ? fact : v.say(quantity[q.pick === 'most' ? 'mostOfOne' : 'leastOfOne'], { of: fact });
}

/** An amount told in full: "the number of creatures you control". */
export function expression(v: Voice, q: Quantity): string {
  const { messages } = v.lang;
  const t = messages.quantity;
  if (typeof q === 'number' || q === 'X') return String(q);
  if ('ref' in q) return v.names.get(q.ref)?.number ?? t.thatNumber;
  if ('linked' in q) return t.linked;
  if ('count' in q) return v.say(t.count, { of: v.ref(q.count) });
  if ('players' in q) return v.say(t.players, { who: v.who(q.players) });
  if ('stat' in q) return ofStat(v, q);
  if ('damage' in q) return v.say(t.damage, { of: v.ref(q.damage) });
  if ('counters' in q) return ofCounters(v, q);
  if ('cards' in q) return ofCards(v, q);
  if ('life' in q) return v.say(t.life, { who: v.who(q.life) });
  if ('startingLife' in q) return v.say(t.startingLife, { who: v.who(q.startingLife) });
  if ('colorsOf' in q) return v.say(t.colorsOf, { of: v.ref(q.colorsOf) });
  if ('paidTimes' in q) return v.say(t.paidTimes, { cost: v.lang.quoted(q.paidTimes) });
  if ('colorsSpent' in q) return v.say(t.colorsSpent, { of: v.ref(q.colorsSpent) });
  if ('typesAmong' in q) return v.say(t.typesAmong, { of: v.ref(q.typesAmong) });
  if ('basicLandTypesAmong' in q) return v.say(t.basicLandTypesAmong, { of: v.ref(q.basicLandTypesAmong) });
  if ('devotion' in q)
    return v.say(t.devotion, {
      who: v.who(q.of),
      colors: v.lang.list(
        q.devotion.map((color) => messages.colorName[color]),
        'and',
      ),
    });
  if ('symbols' in q) return v.say(t.symbols, { symbol: `{${q.symbols}}`, of: v.ref(q.in) });
  if ('sum' in q) return joined(v, q.sum, 'sum');
  if ('minus' in q) return v.say(t.minus, { one: v.expression(q.minus[0]), other: v.expression(q.minus[1]) });
  if ('times' in q) return joined(v, q.times, 'times');
  if ('quotient' in q) return v.say(t.quotient, { of: v.expression(q.quotient[0]), by: v.expression(q.quotient[1]), up: q.round === 'up' });
  if ('half' in q) return v.say(t.half, { of: v.expression(q.half), up: q.round === 'up' });
  if ('min' in q) return joined(v, q.min, 'min');
  if ('max' in q) return joined(v, q.max, 'max');
  if ('turn' in q || 'lastTurn' in q) return ofTurn(v, q);
  return q satisfies never;
}

/** Ends a sentence with what its letters stand for. */
export function explained(v: Voice, sentence: string): string {
  if (v.letters.meanings.size === 0 || sentence === '') return sentence;
  const said = [...v.letters.meanings].map(([letter, meaning]) => v.say(v.lang.messages.quantity.where, { letter, meaning }));
  for (const letter of v.letters.meanings.keys()) v.letters.taken.delete(letter);
  v.letters.meanings.clear();
  return v.say(v.lang.messages.quantity.explained, { sentence, said: v.lang.list(said, 'and') });
}
