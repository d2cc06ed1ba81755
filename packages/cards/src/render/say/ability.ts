import type { Ability, Modification } from '@arbiter/schema';
import type { Voice } from '../voice.ts';
import { keyword } from './keyword.ts';
import { changed } from './modification.ts';
import { introduceCost, introduceEvent, introduceWould } from './names.ts';
import { play } from './play.ts';
import { explained } from './quantity.ts';
import { capital, sentence } from './sentence.ts';
import { entering, instead, would } from './would.ts';

type Of<K extends Ability['kind']> = Extract<Ability, { readonly kind: K }>;

function activated(v: Voice, a: Of<'activated'>): string {
  const t = v.lang.messages.ability;
  introduceCost(v, a.cost);
  const cost = v.costLine(a.cost);
  const notes = [
    a.who === undefined ? '' : v.say(t.activator, { who: v.who(a.who, 'any') }),
    a.timing === 'sorcery' ? t.sorcery : a.timing ? v.say(t.only, { condition: v.condition(a.timing.only) }) : '',
    a.limit === undefined ? '' : v.say(t.limit, { n: v.counted(a.limit, { heads: [], noun: 'time', adjectives: [], tails: [] }) }),
  ];
  return [`${cost}: ${v.text(a)}`, ...notes.filter((note) => note !== '').map(sentence)].join(' ').trim();
}

const isAboutItself = (when: Of<'triggered'>['when']): boolean => 'what' in when && when.what === 'self';

function triggered(v: Voice, a: Of<'triggered'>): string {
  const t = v.lang.messages.ability;
  introduceEvent(v, a.when, a.remember);
  const event = v.event(a.when);
  const condition = a.if && v.condition(a.if);
  const [first, ...rest] = a.modes ? [] : (a.do ?? []);
  const may = v.after({ justNamed: isAboutItself(a.when), ...(a.may ? { mood: 'infinitive', actor: 'you' } : {}) });
  const begun = first && !a.may ? { ...a, do: [first] } : a;
  const said = sentence(explained(v, v.say(t.triggered, { event, condition, may: a.may, text: may.text(begun, true) })));
  const more = a.may || rest.length === 0 ? '' : v.text({ do: rest });
  return [said, more, a.limit === undefined ? '' : sentence(v.say(t.triggerLimit, { n: a.limit }))].filter((text) => text !== '').join(' ');
}

const definesSize = (changes: readonly Modification[]): Extract<Modification, { setPower?: unknown }> | undefined => {
  const [only] = changes;
  return changes.length === 1 && only && 'defining' in only && only.defining ? only : undefined;
};

function continuous(v: Voice, a: Of<'static'>): string {
  const t = v.lang.messages.ability;
  const affected = a.affects ?? 'self';
  const it = typeof affected === 'object' && 'attached' in affected ? v.ref('attached') : v.ref(affected);
  const size = definesSize(a.changes ?? []);
  const q = size?.setPower ?? size?.setToughness;
  const change =
    size && q !== undefined
      ? v.say(t.defining, {
          it,
          power: size.setPower !== undefined,
          toughness: size.setToughness !== undefined,
          both: size.setPower !== undefined && size.setToughness !== undefined,
          n: v.expression(q),
        })
      : null;
  const said = [
    ...(change === null ? (a.changes && a.changes.length > 0 ? [changed(v, a.changes, it, false)] : []) : [change]),
    ...(a.play ?? []).map((one) => play(v, one)),
  ];
  return v.lang.list(said, 'and');
}

function replacement(v: Voice, a: Of<'replacement'>): string {
  const t = v.lang.messages.ability;
  const condition = a.if && v.condition(a.if);
  if ('enters' in a.with && a.when.would === 'move') {
    const it = v.pattern(a.when.what);
    const { choose = [], perform = [], may, copy, unless } = a.with.enters;
    const isAs = choose.length > 0 || perform.length > 0 || may !== undefined || unless !== undefined;
    const paid = typeof a.with.enters.tapped === 'object' && 'unlessPaid' in a.with.enters.tapped;
    const how = v.lang.list(entering(v, a.with.enters, isAs || paid ? v.lang.again(it.of('nom')) : it), 'and');
    return v.say(isAs || paid ? t.asEnters : copy ? t.copyEnters : t.enters, { it, how, condition, optional: a.optional });
  }
  introduceWould(v, a.when);
  return v.say(t.replacement, { would: would(v, a.when), instead: instead(v, a.with), condition, optional: a.optional });
}

const cost = (v: Voice, a: Of<'extraCost'>): string => {
  const t = v.lang.messages.ability;
  const condition = a.extra.while && v.condition(a.extra.while);
  if (!a.optional) return v.say(t.extraCost, { it: v.ref('self'), cost: v.cost(a.extra.cost), condition });
  return v.say(t.optionalCost, { key: v.lang.keyword(a.extra.key), cost: v.costLine(a.extra.cost), any: a.extra.times === 'any', condition });
};
const alternative = (v: Voice, a: Of<'alternativeCost'>): string =>
  v.say(v.lang.messages.ability.alternativeCost, {
    key: v.lang.keyword(a.extra.key),
    it: v.ref('self'),
    cost: v.after({ mood: 'infinitive', actor: 'you' }).cost(a.extra.cost),
    too: a.manaCostToo,
    more: a.extra.cost.length === 0 ? undefined : v.after({ mood: 'infinitive', actor: 'you' }).cost(a.extra.cost),
    zone: a.from && v.lang.messages.fromZone[a.from],
    after: a.after && v.lang.messages.intoZone[a.after],
    condition: a.extra.while && v.condition(a.extra.while),
  });

function body(v: Voice, a: Ability): string {
  switch (a.kind) {
    case 'spell':
      return v.text(a);
    case 'activated':
      return activated(v, a);
    case 'triggered':
      return triggered(v, a);
    case 'static':
      return continuous(v, a);
    case 'replacement':
      return replacement(v, a);
    case 'keyword':
      return keyword(v, a);
    case 'extraCost':
      return cost(v, a);
    case 'alternativeCost':
      return alternative(v, a);
    default:
      return a satisfies never;
  }
}

/** Where it functions is said only where it is not what one expects. */
const places = (v: Voice, a: Ability): string => {
  const { zones = [] } = a;
  const isExpected = a.kind === 'triggered' && 'on' in a.when && a.when.on === 'named' && a.when.what === 'self'; // it is told of what was done with its card
  return zones.length === 0 || isExpected
    ? ''
    : sentence(
        v.say(v.lang.messages.ability.zones, {
          zones: v.lang.list(
            zones.map((zone) => v.lang.messages.zone[zone]),
            'or',
          ),
        }),
      );
};

/** An ability as a sentence or several; a keyword stays a word. */
export function ability(v: Voice, a: Ability): string {
  const t = v.lang.messages.ability;
  const condition = a.while && v.condition(a.while);
  const isClause = a.kind === 'static' || a.kind === 'keyword';
  const said = explained(v, v.say(t.while, { condition: isClause ? condition : undefined, text: body(v, a) }));
  const only = condition === undefined || isClause ? '' : sentence(v.say(t.onlyWhile, { condition }));
  const label = 'label' in a && a.label !== undefined ? `${a.label} — ` : '';
  const isWord = a.kind === 'keyword' || (a.kind === 'extraCost' && a.optional);
  return [`${label}${isWord ? capital(said) : sentence(said)}`, only, places(v, a)].filter((text) => text !== '').join(' ');
}

/** Abilities that something gains: keywords by their names, others quoted. */
export const abilities = (v: Voice, list: readonly Ability[], form?: 'acc'): string =>
  v.lang.list(
    list.map((one) => (one.kind === 'keyword' ? keyword(v, one, form) : v.lang.messages.ability.quoted.replace('…', () => ability(v.fresh(), one)))),
    'and',
  );
