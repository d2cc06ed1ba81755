import type { Answer, Decision, DecisionOf, Id, SpaceOf, Thing } from '@arbiter/schema';
import type { AnswerWord } from '../format/answer.ts';
import { isAbilityOf, objectsNamed, parseName, shownThing, thingsNamed } from '../names/name.ts';
import { saysIn, shownAbility } from '../names/text.ts';
import { sameWord, wordFor } from '../names/words.ts';
import { byAge, looks, objectIn, type World } from '../names/world.ts';
import type { Menu } from './menu.ts';
import type { Form, Wants } from './unused.ts';

/** The questions that are answered by naming options, each as a menu. */

const wants = (words: readonly AnswerWord[], ...forms: readonly Form[]): Wants => ({ words, forms: ['name', 'several', ...forms] });
type Range = Pick<Menu, 'min' | 'max'>;
const plainly = { again: false } as const;

function ofThings<T extends Thing>(world: World, options: readonly T[], range: Range, words: Wants, answer: (chosen: readonly T[]) => Answer): Menu<T> {
  return {
    ...plainly,
    ...range,
    wants: words,
    options,
    singles: range.max,
    find: (pick, open) => (typeof pick === 'string' ? (thingsNamed(world, pick, open)[0] as T | undefined) : undefined),
    shown: (thing) => shownThing(world, thing),
    answer,
  };
}

type Things =
  | DecisionOf<'targets'>
  | DecisionOf<'objects'>
  | DecisionOf<'player'>
  | DecisionOf<'firstPlayer'>
  | DecisionOf<'bottom'>
  | DecisionOf<'openingHand'>;
function ofObjects(world: World, { from, min, max, ordered }: SpaceOf<'objects'>): Menu<Id> {
  const may: readonly Form[] = min === 0 && max === 1 ? ['yes'] : [];
  const words: readonly AnswerWord[] = [
    'choice',
    'target',
    'source',
    'cost',
    ...(ordered ? (['order'] as const) : []),
    ...(may.length > 0 ? (['may'] as const) : []),
  ];
  return ofThings(world, from, { min, max }, wants(words, ...may), (objects) => ({ objects }));
}
function ofAnyThings(world: World, decision: Things): Menu<Thing> {
  const one = { min: 1, max: 1 };
  switch (decision.kind) {
    case 'targets':
      return ofThings(
        world,
        decision.space.from,
        decision.space,
        wants(decision.space.prompt === undefined ? ['target'] : ['target', 'choice'], 'division'),
        (targets) => ({ targets }),
      );
    case 'objects':
      return ofObjects(world, decision.space) as Menu as Menu<Thing>;
    case 'player':
      return ofThings(world, decision.space.from, one, wants(['choice', 'target']), ([player]) => ({ player: String(player) }));
    case 'firstPlayer':
      return ofThings(world, decision.space.players, one, wants(['choice']), ([player]) => ({ player: String(player) }));
    case 'bottom':
      return ofThings(world, decision.space.from, { min: decision.space.count, max: decision.space.count }, wants(['choice']), (cards) => ({
        cards: cards,
      }));
    case 'openingHand':
      return ofThings(world, decision.space.from, { min: 0, max: decision.space.from.length }, wants(['choice']), (cards) => ({
        cards: cards,
      }));
    default:
      return decision satisfies never;
  }
}

/** A waiting trigger, a card, a combat cost: whatever is put in an order. */
interface Item {
  readonly number: number;
  readonly source: Id | null;
  readonly ability: Parameters<typeof saysIn>[0] | null;
}
const itemOf = ({ game }: World, what: SpaceOf<'order'>['what'], number: number): Item => {
  if (what === 'other') return { number, source: null, ability: null };
  const trigger = what === 'triggers' ? game.waiting.find(({ id }) => id === number) : undefined;
  return { number, source: trigger?.source ?? number, ability: trigger?.ability ?? null };
};
/** Those that a name fits, those of older sources first. */
function itemsNamed(world: World, text: string, open: readonly Item[]): readonly Item[] {
  const { nth } = parseName(text);
  const plain = text.replace(/#\d+/u, '');
  const ages = byAge(
    world,
    open.flatMap(({ source }) => source ?? []),
  );
  const fits = ({ source, ability }: Item): boolean =>
    source !== null && (objectsNamed(world, plain, [source]).length > 0 || (ability !== null && isAbilityOf(world, source, ability, plain)));
  const found = open.filter(fits).toSorted((a, b) => ages.indexOf(a.source ?? 0) - ages.indexOf(b.source ?? 0));
  return nth === null ? found : found.slice(nth - 1, nth);
}
const shownItem = (world: World, { source, ability, number }: Item): string => {
  if (source === null) return String(number);
  const name = looks(world, source).name;
  return ability ? `${name}: ${shownAbility(ability, name)}` : shownThing(world, source);
};

/** What lies in a graveyard in what order is asked often and named seldom: an answer has to say that it is for that. */
const isSeldomNamed = (what: SpaceOf<'order'>['what']): boolean => what === 'graveyard' || what === 'other' || what === 'stack';
function ofOrder(world: World, { of, what }: SpaceOf<'order'>): Menu<Item> {
  const items = of.map((number) => itemOf(world, what, number));
  return {
    ...plainly,
    wants: isSeldomNamed(what) ? { words: ['order'], forms: [] } : wants(['order', 'choice']),
    options: items,
    min: of.length,
    max: of.length,
    singles: Math.max(1, of.length - 1),
    find: (pick, open) => (typeof pick === 'string' ? itemsNamed(world, pick, open)[0] : undefined),
    shown: (item) => shownItem(world, item),
    answer: (chosen) => ({ order: chosen.map(({ number }) => number) }),
  };
}

type Replacer = SpaceOf<'replacement'>['of'][number];
const abilityOf = ({ look }: World, { key }: Replacer): Item['ability'] => look.replacing.find((one) => one.key === key)?.ability ?? null;
function ofReplacement(world: World, { of }: SpaceOf<'replacement'>): Menu<Replacer> {
  const optional = of.every((one) => one.optional);
  const items = new Map(of.map((one, number) => [one, { number, source: one.source, ability: abilityOf(world, one) }] as const));
  const named = (text: string, open: readonly Replacer[]): Replacer | undefined => {
    const [found] = itemsNamed(
      world,
      text,
      open.flatMap((one) => items.get(one) ?? []),
    );
    return open.find((one) => sameWord(one.key, text)) ?? of[found?.number ?? -1];
  };
  return {
    ...plainly,
    wants: wants(['order', 'choice', 'source', 'may', 'target'], ...(optional ? (['yes'] as const) : [])),
    options: of,
    min: optional ? 0 : 1,
    max: 1,
    singles: 1,
    find: (pick, open) => (typeof pick === 'string' ? named(pick, open) : undefined),
    shown: (one) => shownItem(world, items.get(one) as Item),
    answer: ([one]) => ({ use: one?.key ?? null }),
  };
}

type Text = { readonly modes?: { readonly of: readonly { readonly key?: string; readonly do: readonly never[] }[] } };
/** The modes a spell or ability offers, where they can be told. */
function modesOf(world: World, source: Id | undefined): readonly { readonly key?: string; readonly do: readonly never[] }[] {
  const obj = source === undefined ? null : objectIn(world, source);
  if (!obj) return [];
  const spliced = (obj.stack?.spliced ?? []).flatMap((name) => world.game.cards[name]?.faces[0]?.abilities ?? []);
  const texts = obj.stack?.ability ? [obj.stack.ability] : [...looks(world, obj.id).abilities, ...spliced];
  return texts.flatMap((ability) => (ability as unknown as Text).modes?.of ?? []);
}
function ofModes(world: World, { of, min, max, again, source }: SpaceOf<'modes'>): Menu<number> {
  const modes = modesOf(world, source);
  const name = source === undefined ? '' : looks(world, source).name;
  const says = (mode: number, text: string): boolean => {
    const one = modes[mode];
    return one !== undefined && (sameWord(one.key ?? '', text) || saysIn({ kind: 'spell', ...one }, name, text));
  };
  return {
    wants: { words: ['mode', 'choice'], forms: ['name'] },
    options: of,
    min,
    max,
    again,
    singles: max,
    find: (pick, open) => (typeof pick === 'number' ? open[pick - 1] : open.find((mode) => says(mode, pick))),
    shown: (mode) => (modes[mode] ? shownAbility({ kind: 'spell', ...modes[mode] }, name) : `mode ${mode + 1}`),
    answer: (chosen) => ({ modes: chosen }),
  };
}

function ofWords({ words }: SpaceOf<'value'> & { readonly words: readonly string[] }): Menu<string> {
  return {
    ...plainly,
    wants: wants(['choice', 'cost', 'mode']),
    options: words,
    min: 1,
    max: 1,
    singles: 1,
    find: (pick, open) => wordFor(String(pick), open),
    shown: (word) => word,
    answer: ([word]) => ({ value: word as string }),
  };
}
const ofKept = (space: SpaceOf<'keep'>): Menu<number> => ({
  ...plainly,
  wants: { words: ['choice'], forms: [] },
  options: space.abilities,
  min: 0,
  max: space.abilities.length,
  singles: space.abilities.length,
  find: (pick, open) => open.find((ability) => ability === pick),
  shown: String,
  answer: (keep) => ({ keep }),
});

/** A question as a menu; null if it is not answered by naming options. */
export function menuOf(world: World, decision: Decision): Menu | null {
  switch (decision.kind) {
    case 'targets':
    case 'objects':
    case 'player':
    case 'firstPlayer':
    case 'bottom':
    case 'openingHand':
      return ofAnyThings(world, decision);
    case 'order':
      return ofOrder(world, decision.space);
    case 'replacement':
      return ofReplacement(world, decision.space);
    case 'modes':
      return ofModes(world, decision.space);
    case 'keep':
      return ofKept(decision.space);
    case 'value':
      return decision.space.words ? ofWords({ ...decision.space, words: decision.space.words }) : null;
    default:
      return null;
  }
}
