import type { Cost, RuleChange } from '@arbiter/schema';
import { noun } from '../noun.ts';
import type { Params, Phrase } from '../phrase.ts';
import type { Voice } from '../voice.ts';

/** Who pays for each of them, and what. */
export const paid = (v: Voice, cost: Cost, it: Phrase): { readonly payer: Phrase; readonly cost: string } => {
  const payer = v.lang.controllerOf(it.agree === 'many' ? it : v.lang.it);
  return { payer, cost: v.cost(cost, payer) };
};

/** What an object may, must or cannot do, as the verb after `it`: "can't be blocked". */
export function rule(v: Voice, r: RuleChange, it: Phrase): string {
  const t = v.lang.messages.rule;
  const say = (template: string, params: Params = {}): string => v.say(template, { it, ...params });
  const many = (filter: Parameters<Voice['describe']>[0]): Phrase => v.lang.np({ det: 'bare', what: v.describe(filter), many: true });
  if (typeof r === 'string') return say(t[r]);
  if ('cantBeBlockedBy' in r) return say(t.cantBeBlockedBy, { what: many(r.cantBeBlockedBy) });
  if ('cantBeBlockedExceptBy' in r) return say(t.cantBeBlockedExceptBy, { what: many(r.cantBeBlockedExceptBy) });
  if ('cantBlock' in r) return say(t.cantBlockWhat, { what: many(r.cantBlock) });
  if ('blocksOnly' in r) return say(t.blocksOnly, { what: many(r.blocksOnly) });
  if ('minBlockers' in r) return say(t.minBlockers, { creatures: v.counted(r.minBlockers, noun('creature')) });
  if ('maxBlockers' in r) return say(t.maxBlockers, { creatures: v.counted(r.maxBlockers, noun('creature')) });
  if ('cantBeBlockedUnlessAll' in r) return say(t.cantBeBlockedUnlessAll);
  if ('extraBlocks' in r) return say(t.extraBlocks, { creatures: v.counted(r.extraBlocks, noun('creature')), one: r.extraBlocks === 1 });
  if ('cantAttackPlayer' in r) return say(t.cantAttackPlayer, { who: v.who(r.cantAttackPlayer), planeswalkers: r.planeswalkers });
  if ('cantAttackUnless' in r) return say(t.cantAttackUnless, { condition: v.condition(r.cantAttackUnless) });
  if ('mustAttackObject' in r) return say(t.mustAttackObject, { what: v.ref(r.mustAttackObject) });
  if ('mustAttackPlayer' in r) return say(t.mustAttackPlayer, { who: v.who(r.mustAttackPlayer, 'any') });
  if ('mustBlockObject' in r) return say(t.mustBlockObject, { what: v.ref(r.mustBlockObject) });
  if ('attackCost' in r) return say(t.attackCost, paid(v, r.attackCost, it));
  if ('blockCost' in r) return say(t.blockCost, paid(v, r.blockCost, it));
  if ('cantBeTargetedBy' in r) {
    return say(t.cantBeTargetedBy, {
      what: v.lang.np({ det: 'bare', what: v.describe(r.cantBeTargetedBy, 'stack'), many: true }),
      who: r.who === undefined ? undefined : v.who(r.who, 'any'),
    });
  }
  if ('protectionFrom' in r) return say(t.protectionFrom, { quality: quality(v, r.protectionFrom) });
  if ('cantBeAttachedBy' in r) return say(t.cantBeAttachedBy, { what: many(r.cantBeAttachedBy) });
  return r satisfies never;
}

/** What protection is from: a colour by its name, anything else as what has it. */
export function quality(v: Voice, filter: Parameters<Voice['describe']>[0]): string {
  const { messages } = v.lang;
  if (typeof filter === 'object' && 'color' in filter) return typeof filter.color === 'string' ? messages.fromColor[filter.color] : messages.fromColor.chosen;
  if (filter === 'any') return messages.fromColor.everything;
  return v.lang.np({ det: 'bare', what: v.describe(filter), many: true }).of('gen');
}
