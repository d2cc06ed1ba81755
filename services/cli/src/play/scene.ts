import { type Lang, renderAbility, renderCard, renderWord } from '@arbiter/cards';
import type { Card, Characteristics, Face, Id, OnStack, Seat, Thing, ViewedGame, ViewedObject } from '@arbiter/schema';
import type { Say } from './words/index.ts';

/** A triggered ability that waits, as it was seen to trigger. */
export interface Trigger {
  readonly source: string;
  readonly text: string;
}
/** All that a question is shown with: the game as this seat sees it, and the words of its player. */
export interface Scene {
  readonly me: Seat;
  readonly view: ViewedGame;
  readonly say: Say;
  /** The definitions of the game's cards, by name; texts are shown only of cards that the seat sees. */
  readonly cards: Readonly<Record<string, Card>>;
  readonly triggers: ReadonlyMap<number, Trigger>;
  /** The sources of the mana abilities of the attempt under way, in order. */
  readonly manaSources: readonly string[];
  /** What an object that is gone was called. */
  readonly lastKnown: (id: Id) => string | null;
}

const everything = ({ battlefield, stack, exile, command, ante, phasedOut, players }: ViewedGame): readonly ViewedObject[] => [
  ...battlefield,
  ...stack,
  ...exile,
  ...command,
  ...ante,
  ...phasedOut,
  ...players.flatMap((p) => [...p.hand.cards, ...p.graveyard, ...(p.topKnown ?? []).filter((card) => card !== null)]),
];
const indexes = new WeakMap<ViewedGame, ReadonlyMap<Id, ViewedObject>>();
function indexOf(view: ViewedGame): ReadonlyMap<Id, ViewedObject> {
  const index = indexes.get(view) ?? new Map(everything(view).flatMap((object) => (object.id === null ? [] : [[object.id, object] as const])));
  indexes.set(view, index);
  return index;
}
export const objectAt = ({ view }: Scene, id: Id): ViewedObject | undefined => indexOf(view).get(id);
export const stackOf = ({ stack }: ViewedObject): Partial<OnStack> => (stack ?? {}) as Partial<OnStack>;

/** A card's name in the player's language. */
export const cardName = ({ say, cards }: Pick<Scene, 'say' | 'cards'>, name: string): string =>
  say.lang === 'ru' && Object.hasOwn(cards, name) ? (cards[name]?.ru ?? name) : name;

export function nameOfObject(scene: Scene, object: ViewedObject): string {
  const { say } = scene;
  if (object.kind === 'combatDamage') return say('board', 'combatDamage');
  if (object.kind === 'ability') return say('board', 'ability', { what: nameOf(scene, stackOf(object).source ?? 0) });
  const name = object.as?.name || object.card;
  if (object.faceDown && object.card === null) return say('board', 'faceDown');
  return name ? cardName(scene, name) : say('board', object.faceDown ? 'faceDown' : 'unknown');
}
/** What an object is called, or was; one that has not been seen is a card. */
export function nameOf(scene: Scene, thing: Thing): string {
  if (typeof thing === 'string') return playerName(scene, thing);
  const object = objectAt(scene, thing);
  if (object) return nameOfObject(scene, object);
  const gone = scene.lastKnown(thing);
  return gone === null ? scene.say('board', 'unknown') : cardName(scene, gone);
}
export const playerName = ({ me, say }: Pick<Scene, 'me' | 'say'>, seat: Seat): string => (seat === me ? say('board', 'you', { player: seat }) : seat);

const sizeOf = ({ power, toughness }: Characteristics): string => (power === null || toughness === null ? '' : ` ${power}/${toughness}`);
const isCreature = (object: ViewedObject): boolean => object.as?.types.includes('creature') ?? false;
const hasHaste = ({ as }: ViewedObject): boolean => as?.abilities.some((one) => one.kind === 'keyword' && one.keyword === 'haste') ?? false;

function combatMarks(scene: Scene, { id }: ViewedObject): readonly string[] {
  const { say, view } = scene;
  const attack = view.combat?.attacks.find(({ attacker }) => attacker === id);
  const block = view.combat?.blocks.find(({ blocker }) => blocker === id);
  return [
    ...(attack ? [say('board', 'attacking', { what: nameOf(scene, attack.defender ?? attack.defendingPlayer) })] : []),
    ...(block ? [say('board', 'blocking', { what: block.attackers.map((one) => nameOf(scene, one)).join(', ') })] : []),
  ];
}
/** Keywords that say all by themselves; what stands beside one is in its text. */
const keywordsOf = ({ as }: ViewedObject): readonly string[] => [
  ...new Set((as?.abilities ?? []).flatMap((one) => (one.kind === 'keyword' && Object.keys(one).length === 2 ? [one.keyword] : []))),
];
type Links = Readonly<Record<string, { readonly words?: readonly string[]; readonly players?: readonly Seat[] }>>;
const chosenWords = ({ links }: ViewedObject): readonly string[] =>
  Object.values((links ?? {}) as Links).flatMap(({ words = [], players = [] }) => [...words, ...players]);

/** What beside its name and size is to be seen of a permanent. */
function marksOf(scene: Scene, object: ViewedObject): readonly string[] {
  const { say } = scene;
  const chosen = chosenWords(object);
  return [
    ...keywordsOf(object).map((word) => renderWord(word, say.lang)),
    ...(object.faceDown && object.card !== null ? [say('board', 'faceDown')] : []),
    ...(object.kind === 'token' ? [say('board', 'token')] : []),
    ...(object.tapped ? [say('board', 'tapped')] : []),
    ...(object.sick && isCreature(object) && !hasHaste(object) ? [say('board', 'sick')] : []),
    ...(object.damage ? [say('board', 'damage', { n: object.damage })] : []),
    ...Object.entries(object.counters ?? {}).flatMap(([counter, n]) => (n > 0 ? [say('board', 'counters', { n, counter })] : [])),
    ...(object.attachedTo === undefined ? [] : [say('board', 'on', { what: nameOf(scene, object.attachedTo) })]),
    ...(chosen.length > 0 ? [say('board', 'chosen', { words: chosen.join(', ') })] : []),
    ...combatMarks(scene, object),
  ];
}
function stackMarks(scene: Scene, object: ViewedObject): readonly string[] {
  const { say } = scene;
  const { targets = {}, x, ability, source, assignment } = stackOf(object);
  const aimed = Object.values(targets).flat();
  return [
    ...(assignment ?? []).map((share) => `${nameOf(scene, share.source)} ${share.amount} → ${nameOf(scene, share.to)}`),
    ...(ability ? [renderAbility(ability, say.lang, nameOf(scene, source ?? 0))] : []),
    ...(x === null || x === undefined ? [] : [say('board', 'x', { n: x })]),
    ...(aimed.length > 0 ? [say('board', 'targets', { what: aimed.map((one) => nameOf(scene, one)).join(', ') })] : []),
  ];
}

/** An object in one line: name, size or cost, state. */
export function describe(scene: Scene, object: ViewedObject): string {
  const name = nameOfObject(scene, object);
  if (object.zone === 'battlefield' || object.zone === 'phasedOut') {
    const marks = marksOf(scene, object);
    return `${name}${object.as ? sizeOf(object.as) : ''}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
  }
  if (object.zone === 'stack') return [name, ...stackMarks(scene, object)].join(' · ');
  return [name, object.as?.cost ?? ''].join(' ').trim();
}
/** The same as one of several options: whose it is, if it is another's. */
export function label(scene: Scene, thing: Thing): string {
  if (typeof thing === 'string') return playerName(scene, thing);
  const object = objectAt(scene, thing);
  if (!object) return nameOf(scene, thing);
  const text = describe(scene, object);
  const whose = object.zone === 'graveyard' ? object.owner : object.controller;
  return whose === scene.me ? text : scene.say('option', 'controlled', { what: text, player: whose });
}

const faceAs = ({ name, cost, supertypes, types, subtypes, power, toughness, abilities, loyalty }: Characteristics): Face => ({
  name,
  types,
  supertypes,
  subtypes,
  abilities,
  ...(cost === null ? {} : { cost }),
  ...(power === null ? {} : { power }),
  ...(toughness === null ? {} : { toughness }),
  ...(loyalty === null ? {} : { loyalty }),
});
const asCard = (as: Characteristics): Card => ({ v: 1, name: as.name, layout: 'normal', faces: [faceAs(as)] });

/** The text of an object as it is now; of a card as it is printed where nothing more is seen of it. */
export function textOf(scene: Scene, object: ViewedObject): string | null {
  const { ability, source } = stackOf(object);
  const lang: Lang = scene.say.lang;
  if (ability) return `${nameOfObject(scene, object)}\n${renderAbility(ability, lang, nameOf(scene, source ?? 0))}`;
  const printed = object.card === null ? undefined : scene.cards[object.card];
  if (printed && object.zone !== 'battlefield') return renderCard(printed, lang);
  return object.as ? renderCard({ ...asCard(object.as), ...(printed?.ru && printed.name === object.as.name ? { ru: printed.ru } : {}) }, lang) : null;
}
