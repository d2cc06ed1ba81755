import type { Cost, CostPart, Duration, Filter, ManaSpec, Quantity } from '@arbiter/schema';
import { noun } from '../noun.ts';
import type { Params, Phrase } from '../phrase.ts';
import type { Voice } from '../voice.ts';
import { destination } from './destination.ts';
import { capital } from './sentence.ts';

/** What is paid with: the object itself, a hand, or so many of some kind. */
function payment(v: Voice, what: 'self' | 'hand' | Filter, count: Quantity | undefined, zone: Parameters<Voice['a']>[1] = 'battlefield'): Phrase {
  if (what === 'self') return v.ref('self');
  if (what === 'hand') return v.lang.owned('hand', v.lang.you);
  return v.counted(count ?? 1, v.describe(what, zone));
}

function part(v: Voice, p: CostPart, who: Phrase, line: boolean): string {
  const t = v.lang.messages.cost;
  const say = (template: string, params: Params): string => v.say(template, { ...params, who });
  if ('mana' in p) return p.mana === '' ? t.unpayable : line ? p.mana : say(t.mana, { mana: p.mana });
  if ('tap' in p) return '{T}';
  if ('untap' in p) return '{Q}';
  if ('tapOther' in p) return say(t.tapOther, { what: payment(v, p.tapOther, p.count), power: p.power === undefined ? undefined : v.amount(p.power) });
  if ('life' in p) return say(t.life, { life: v.counted(p.life, noun('life'), 'digits') });
  if ('sacrifice' in p) return say(t.sacrifice, { what: payment(v, p.sacrifice, p.count) });
  if ('discard' in p) return say(t.discard, { what: payment(v, p.discard, p.count, null), random: p.random });
  if ('exile' in p) return say(t.exile, { what: payment(v, p.exile, p.count, p.from) });
  if ('putBack' in p) return say(t.putBack, { what: payment(v, p.putBack, p.count, p.from), to: destination(v, p.to) });
  if ('reveal' in p) return say(t.reveal, { what: payment(v, p.reveal, p.count, 'hand') });
  if ('mill' in p) return say(p.to === 'exile' ? t.exileTop : t.mill, { what: v.counted(p.mill, noun('card')) });
  if ('putCounters' in p) return say(t.putCounters, { counters: v.counters(p.count, p.putCounters), on: payment(v, p.on ?? 'self', 1) });
  if ('removeCounters' in p) return say(t.removeCounters, { counters: v.counters(p.count, p.removeCounters), on: payment(v, p.on ?? 'self', 1) });
  if ('payCounters' in p) return say(t.payCounters, { counters: v.counters(p.count, p.payCounters) });
  if ('loyalty' in p) return typeof p.loyalty === 'number' && p.loyalty > 0 ? `+${p.loyalty}` : p.loyalty === 'X' ? '+X' : String(p.loyalty);
  if ('addMana' in p) return say(t.addMana, { player: v.who(p.who), mana: p.addMana });
  if ('perform' in p) return v.sequence(p.perform);
  if ('cost' in p) return say(t.repeated, { cost: line ? costLine(v, p.cost) : cost(v, p.cost, who), n: v.counted(p.times, noun('time')) });
  if ('oneOf' in p)
    return v.lang.list(
      p.oneOf.map((one) => cost(v, one, who)),
      'or',
    );
  return p satisfies never;
}

/** A cost as something a player does: "pay {2} and sacrifice a creature". */
export const cost = (v: Voice, parts: Cost, who: Phrase): string =>
  v.lang.list(
    parts.map((one) => part(v, one, who, false)),
    'and',
  );
/** A cost as it stands before the colon of an ability: "{2}, {T}, Sacrifice a creature". */
export const costLine = (v: Voice, parts: Cost): string => parts.map((one) => capital(part(v, one, v.lang.you, true))).join(', ');

export function mana(v: Voice, spec: ManaSpec): string {
  const t = v.lang.messages.mana;
  if (typeof spec === 'string') return spec;
  if ('symbol' in spec) {
    return typeof spec.count === 'number' && spec.count <= 20
      ? `{${spec.symbol}}`.repeat(spec.count)
      : v.say(t.symbols, { n: v.amount(spec.count), symbol: `{${spec.symbol}}` });
  }
  const params = { mana: v.counted(spec.count, noun('mana')), same: spec.same === true, one: spec.count === 1 };
  if (spec.colors === 'any') return v.say(t.any, params);
  if ('linked' in spec.colors) return v.say(t.chosen, params);
  if ('ref' in spec.colors) return v.say(t.thatType, params);
  if ('colorsOf' in spec.colors) return v.say(t.colorsOf, { ...params, what: v.ref(spec.colors.colorsOf) });
  if ('couldProduce' in spec.colors) return v.say(t.couldProduce, { ...params, what: v.a(spec.colors.couldProduce), type: spec.colors.alsoColorless });
  const symbols = v.lang.list(
    (spec.colors as readonly string[]).map((color) => `{${color}}`),
    'or',
  );
  return spec.count === 1 ? symbols : v.say(t.combination, { ...params, symbols });
}

export function duration(v: Voice, d: Duration): string {
  const t = v.lang.messages.duration;
  if (typeof d === 'string') return t[d];
  if ('untilTurnOf' in d) return v.say(t.untilTurnOf, { who: v.who(d.untilTurnOf) });
  if ('duringTurnOf' in d) return v.say(t.duringTurnOf, { who: v.who(d.duringTurnOf) });
  if ('untilEndOfTurnOf' in d) return v.say(t.untilEndOfTurnOf, { who: v.who(d.untilEndOfTurnOf) });
  if ('untilStep' in d) return v.say(t.untilStep, { step: v.lang.messages.step[d.untilStep], who: d.of === undefined ? undefined : v.who(d.of) });
  if ('while' in d) return v.say(t.while, { condition: v.condition(d.while) });
  if ('untilLeaves' in d) return v.say(t.untilLeaves, { it: v.ref(d.untilLeaves) });
  return d satisfies never;
}
