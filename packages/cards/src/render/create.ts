import type { Phrase } from './phrase.ts';
import { abilities, ability } from './say/ability.ts';
import { condition } from './say/condition.ts';
import { cost, costLine, duration } from './say/cost.ts';
import { describe } from './say/describe.ts';
import { event } from './say/event.ts';
import { sequence } from './say/instruction.ts';
import { amount, count, counted, counters, expression } from './say/quantity.ts';
import { a, named, pattern, ref, target } from './say/ref.ts';
import { text } from './say/text.ts';
import { doer, subject, who } from './say/who.ts';
import { fill } from './template.ts';
import type { Language, Letters, Voice } from './voice.ts';

type Base = Pick<Voice, 'lang' | 'self' | 'host' | 'names' | 'letters' | 'mood' | 'actor' | 'justNamed'>;

const newLetters = (taken: Iterable<string>): Letters => ({ taken: new Set(taken), meanings: new Map() });

function voiceOf(base: Base): Voice {
  const v: Voice = {
    ...base,
    say: (template, params) => fill(template, params, base.lang.verb),
    who: (w, det = 'each') => who(v, w, det),
    subject: (w) => subject(v, w),
    doer: (of) => doer(v, of),
    ref: (r) => ref(v, r),
    named: (name) => named(v, name),
    describe: (filter, zone) => describe(v, filter, zone),
    a: (filter, zone) => a(v, filter, zone),
    pattern: (what) => pattern(v, what),
    target: (t) => target(v, t),
    amount: (q) => amount(v, q),
    expression: (q) => expression(v, q),
    count: (q) => count(v, q),
    counted: (q, what, style = 'words') => counted(v, q, what, style),
    counters: (q, counter) => counters(v, q, counter),
    compared: (op, than) => v.say(base.lang.messages.compared[op], { n: than }),
    condition: (c, not = false) => condition(v, c, not),
    cost: (parts, payer) => cost(v, parts, payer ?? v.subject(v.actor)),
    costLine: (parts) => costLine(v, parts),
    duration: (d) => duration(v, d),
    event: (e) => event(v, e),
    sequence: (list) => sequence(v, list),
    text: (t, inside = false) => text(v, t, inside),
    ability: (one) => ability(v, one),
    abilities: (list, form) => abilities(v, list, form),
    after: (change) => voiceOf({ ...base, ...change }),
    fresh: () => voiceOf({ ...base, names: new Map(base.names), letters: newLetters(base.letters.taken), mood: 'imperative', actor: 'you', justNamed: false }),
  };
  return v;
}

/** A voice for one text: `taken` are letters the text uses itself. */
export function createVoice(lang: Language, self: string, host: Phrase, taken: readonly string[]): Voice {
  return voiceOf({ lang, self, host, names: new Map(), letters: newLetters(taken), mood: 'imperative', actor: 'you', justNamed: false });
}
