import type { Filter, PlayChange, Quantity, Zone } from '@arbiter/schema';
import { noun } from '../noun.ts';
import type { Params, Phrase } from '../phrase.ts';
import type { Voice } from '../voice.ts';
import { paid } from './rule.ts';

type Of<K extends PropertyKey> = Extract<PlayChange, { readonly [P in K]: unknown }>;
const amountOf = (v: Voice, q: string | Quantity): string => (typeof q === 'string' && q.startsWith('{') ? q : `{${v.amount(q as Quantity)}}`);

function costs(v: Voice, p: Of<'costs'>): string {
  const t = v.lang.messages.play;
  const what = v.lang.np({ det: 'bare', what: p.activating ? v.describe({ all: [p.costs, { is: 'ability' }] }) : v.describe(p.costs, 'stack'), many: true });
  const params = { what, who: p.who === undefined ? undefined : v.who(p.who, 'all'), activating: p.activating };
  const said = [
    p.less === undefined ? '' : v.say(t.costsLess, { ...params, n: amountOf(v, p.less) }),
    p.more === undefined ? '' : v.say(t.costsMore, { ...params, n: amountOf(v, p.more) }),
    p.atLeast === undefined ? '' : v.say(p.less === undefined ? t.costsAtLeast : t.notBelow, { ...params, n: amountOf(v, p.atLeast) }),
    p.xAs === undefined ? '' : v.say(t.xAs, { color: `{${p.xAs}}` }),
    p.set === undefined ? '' : v.say(t.costsSet, { ...params, n: p.set }),
    p.extra === undefined ? '' : v.say(t.costsExtra, { ...params, cost: v.cost(p.extra) }),
  ];
  return v.lang.list(
    said.filter((text) => text !== ''),
    'and',
  );
}

const isSelf = (filter: Filter | undefined): boolean => typeof filter === 'object' && 'among' in filter && filter.among === 'self';

function mayPlay(v: Voice, p: Of<'mayPlay'>): string {
  const t = v.lang.messages.play;
  return v.say(t.mayPlay, {
    who: v.who(p.who, 'all'),
    what: v.lang.np({ det: 'bare', what: v.describe(p.mayPlay, null), many: true }),
    zone: v.lang.messages.zone[p.from],
    free: p.free,
    cost: p.cost === undefined ? undefined : v.cost(p.cost),
    top: p.topOnly,
    flash: p.asThoughFlash,
  });
}

function playerHas(v: Voice, p: Of<'playerHas'>): string {
  const t = v.lang.messages.play;
  const has =
    typeof p.playerHas === 'string'
      ? v.lang.keyword(p.playerHas)
      : v.say(t.protection, { what: v.lang.np({ det: 'bare', what: v.describe(p.playerHas.protectionFrom), many: true }) });
  return v.say(t.playerHas, { who: v.who(p.who, 'all'), has });
}

/** How the rules of play change, as a clause of its own: "your opponents can't cast spells". */
export function play(v: Voice, p: PlayChange): string {
  const t = v.lang.messages.play;
  const say = (template: string, params: Params): string => v.say(template, params);
  const many = (filter: Filter, zone?: Zone | null): Phrase => v.lang.np({ det: 'bare', what: v.describe(filter, zone), many: true });
  if ('cantCast' in p)
    return say(t.cantCast, {
      who: v.who(p.who, 'all'),
      what: many(p.cantCast, 'stack'),
      one: p.more === 'onePerTurn',
      late: p.more === 'notSorceryTime',
      zone: p.zone === undefined ? undefined : v.lang.messages.zone[p.zone],
    });
  if ('cantActivate' in p) return say(t.cantActivate, { who: v.who(p.who, 'all'), what: many(p.cantActivate), mana: p.manaToo });
  if ('cantPlayLands' in p) return say(t.cantPlayLands, { who: v.who(p.cantPlayLands, 'all') });
  if ('extraLands' in p) return say(t.extraLands, { who: v.who(p.who, 'all'), lands: v.counted(p.extraLands, noun('land', 'other')) });
  if ('mayPlay' in p) return mayPlay(v, p);
  if ('asThoughFlash' in p) return say(t.asThoughFlash, { who: v.who(p.who, 'all'), what: many(p.asThoughFlash, 'stack') });
  if ('insteadOfManaCost' in p)
    return say(t.insteadOfManaCost, {
      who: v.who(p.who, 'all'),
      what: many(p.of, 'stack'),
      cost: v.after({ mood: 'infinitive', actor: p.who }).cost(p.insteadOfManaCost, { ...v.who(p.who, 'all'), agree: 'bare' as const }),
    });
  if ('costs' in p) return costs(v, p);
  if ('anyColorMana' in p)
    return say(t.anyColorMana, {
      who: v.who(p.anyColorMana, 'all'),
      mana: p.of === undefined ? undefined : `{${p.of}}`,
      own: isSelf(p.for),
      what: p.for === undefined || isSelf(p.for) ? undefined : many(p.for, 'stack'),
    });
  if ('maxHand' in p)
    return say(p.maxHand === 'none' ? t.noMaxHand : t.maxHand, { who: v.who(p.who, 'all'), n: p.maxHand === 'none' ? '' : v.amount(p.maxHand) });
  if ('handChange' in p) return say(t.handChange, { who: v.who(p.who, 'all'), n: v.amount(p.handChange) });
  if ('cantGainLife' in p) return say(t.cantGainLife, { who: v.who(p.cantGainLife, 'all') });
  if ('cantLoseLife' in p) return say(t.cantLoseLife, { who: v.who(p.cantLoseLife, 'all') });
  if ('cantDraw' in p) return say(t.cantDraw, { who: v.who(p.cantDraw, 'all'), cards: p.more === undefined ? undefined : v.counted(p.more, noun('card')) });
  if ('cantSearch' in p) return say(t.cantSearch, { who: v.who(p.cantSearch, 'all') });
  if ('cantLose' in p) return say(t.cantLose, { who: v.who(p.cantLose, 'all') });
  if ('cantWin' in p) return say(t.cantWin, { who: v.who(p.cantWin, 'all') });
  if ('cantPayLife' in p) return say(t.cantPayLife, { who: v.who(p.cantPayLife, 'all') });
  if ('cantMakeSacrifice' in p) return say(t.cantMakeSacrifice, { by: v.who(p.cantMakeSacrifice, 'all'), who: v.who(p.who, 'all') });
  if ('cantSacrificeToPay' in p) return say(t.cantSacrificeToPay, { who: v.who(p.cantSacrificeToPay, 'all') });
  if ('playerHas' in p) return playerHas(v, p);
  if ('revealTop' in p) return say(t.revealTop, { who: v.who(p.revealTop, 'all') });
  if ('revealHand' in p) return say(t.revealHand, { who: v.who(p.revealHand, 'all') });
  if ('lookTop' in p) return say(t.lookTop, { who: v.who(p.lookTop, 'all') });
  if ('cantAttackWith' in p) {
    return say(t.cantAttackWith, {
      who: v.who(p.who, 'all'),
      what: many(p.cantAttackWith),
      more: p.more,
      whom: p.whom === undefined ? undefined : v.who(p.whom, 'all'),
      planeswalkers: p.whom !== undefined && p.planeswalkers,
    });
  }
  if ('cantBlockWith' in p) return say(t.cantBlockWith, { who: v.who(p.who, 'all'), what: many(p.cantBlockWith), more: p.more });
  if ('attackTax' in p) {
    const what = many(p.what ?? { type: 'creature' });
    return say(t.attackTax, { what, against: v.who(p.against, 'all'), planeswalkers: p.planeswalkers, ...paid(v, p.attackTax, what) });
  }
  if ('manaDoesntEmpty' in p)
    return say(t.manaDoesntEmpty, { who: v.who(p.who, 'all'), mana: p.manaDoesntEmpty === 'all' ? undefined : `{${p.manaDoesntEmpty}}` });
  if ('manaEmptiesAs' in p) return say(t.manaEmptiesAs, { who: v.who(p.who, 'all') });
  if ('noManaBurn' in p) return say(t.noManaBurn, { who: v.who(p.noManaBurn, 'all') });
  if ('damageCantBePrevented' in p) return t.damageCantBePrevented;
  if ('triggersTwice' in p) return say(t.triggersTwice, { who: v.who(p.who, 'all'), what: many(p.triggersTwice), when: p.when && v.event(p.when) });
  if ('triggersNot' in p) return say(t.triggersNot, { event: v.event(p.triggersNot) });
  if ('cantEnter' in p)
    return say(t.cantEnter, {
      what: many(p.cantEnter),
      zones:
        p.from === undefined
          ? undefined
          : v.lang.list(
              p.from.map((zone) => v.lang.messages.fromZone[zone]),
              'or',
            ),
    });
  if ('untapOnly' in p) return say(t.untapOnly, { who: v.who(p.who, 'all'), what: v.counted(p.untapOnly, v.describe(p.what)) });
  if ('controls' in p)
    return say(p.only === undefined ? t.controls : t.choosesFights, {
      by: v.who(p.controls),
      who: v.who(p.who, 'all'),
      attack: p.only?.includes('attackers'),
      block: p.only?.includes('blockers'),
    });
  return p satisfies never;
}
