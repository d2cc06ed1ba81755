import type { Condition } from '@arbiter/schema';
import type { Params } from '../phrase.ts';
import type { Voice } from '../voice.ts';
import { controlled } from './describe.ts';

type Of<K extends PropertyKey> = Extract<Condition, { readonly [P in K]: unknown }>;

function exists(v: Voice, { exists: what, atLeast }: Of<'exists'>, not: boolean): string {
  const t = v.lang.messages.condition;
  if (typeof what === 'object' && 'each' in what) {
    const held = what.zone === undefined ? controlled(what.each) : null;
    const described = v.describe(held?.what ?? what.each, what.zone);
    return v.say(held ? t.controls : t.exists, {
      who: held ? v.who(held.by, 'any') : undefined,
      what: atLeast === undefined ? v.lang.np({ det: not && !held ? 'no' : 'a', what: described }) : v.counted(atLeast, described),
      more: atLeast !== undefined,
      not,
    });
  }
  return v.say(t.isThere, { what: v.ref(what), more: atLeast === undefined ? undefined : v.amount(atLeast), not });
}

function fits(v: Voice, { fits: what, filter }: Of<'fits'>, not: boolean): string {
  const it = v.ref(what);
  const isCard = typeof what === 'object' && 'ref' in what && v.names.get(what.ref)?.what?.noun === 'card';
  const described = v.describe(filter, isCard ? null : undefined);
  const isAdjective = described.heads.length === 0 && described.tails.length === 0 && described.named !== true && described.adjectives.length > 0;
  const many = it.agree === 'many';
  const as = v.lang.np({ det: many || isAdjective ? 'bare' : 'a', what: isAdjective ? { ...described, nounless: true } : described, many });
  return v.say(v.lang.messages.condition.fits, { it, what: as, not });
}

/** A condition as a clause: "you control a creature". */
export function condition(v: Voice, c: Condition, not: boolean): string {
  const t = v.lang.messages.condition;
  const say = (template: string, params: Params): string => v.say(template, { ...params, not });
  if ('all' in c)
    return v.lang.list(
      c.all.map((one) => v.condition(one, not)),
      not ? 'or' : 'and',
    );
  if ('any' in c)
    return v.lang.list(
      c.any.map((one) => v.condition(one, not)),
      not ? 'and' : 'or',
    );
  if ('not' in c) return v.condition(c.not, !not);
  if ('compare' in c) return say(t.compare, { one: v.expression(c.compare), n: v.compared(c.op, v.expression(c.to)) });
  if ('exists' in c) return exists(v, c, not);
  if ('fits' in c) return fits(v, c, not);
  if ('did' in c) return say(t.did, {});
  if ('paid' in c) return say(t.paid, { cost: v.lang.quoted(c.paid) });
  if ('turnOf' in c) return say(t.turnOf, { who: v.who(c.turnOf) });
  if ('phase' in c) return say(t.moment, { moment: v.lang.messages.phase[c.phase] });
  if ('step' in c) return say(t.moment, { moment: v.lang.messages.step[c.step] });
  if ('inPhase' in c) return say(t.inPhase, {});
  if ('isPlayer' in c) return say(t.isPlayer, { who: v.who(c.isPlayer), one: v.who(c.one, 'any') });
  if ('words' in c) return say(t.words, { are: typeof c.are === 'string' ? v.lang.subtype(c.are) : v.lang.messages.quantity.chosenName });
  if ('edition' in c) return say(t.edition, { edition: v.lang.messages.edition[c.edition] });
  if ('spent' in c) return say(t.spent, { mana: `{${c.spent}}`.repeat(Math.min(c.atLeast ?? 1, 20)), it: v.ref(c.on) });
  return c satisfies never;
}
