import type { Card, Id, Obj, Seat, Thing } from '@arbiter/schema';
import { saysIn, shownAbility } from './text.ts';
import { folded, sameWord } from './words.ts';
import { byAge, holderOf, isSeat, looks, objectIn, type World } from './world.ts';

/** A name as it is written: whose, the how-manieth, a copy or not. */
export interface Name {
  readonly base: string;
  readonly of: Seat | null;
  readonly nth: number | null;
  readonly copy: boolean | null;
}

const suffixed = /^(.*?)((?:\s*\((?:not a copy|copy)\)|@[^@#(]+|#\d+)*)$/su;
export function parseName(text: string): Name {
  const [, base = text, rest = ''] = suffixed.exec(text) ?? [];
  const copy = /\((not a )?copy\)/u.exec(rest);
  const of = /@([^@#(]+)/u.exec(rest)?.[1]?.trim() ?? null;
  const nth = /#(\d+)/u.exec(rest)?.[1];
  return { base: base.trim(), of, nth: nth === undefined ? null : Number(nth), copy: copy === null ? null : copy[1] === undefined };
}

const withoutToken = (name: string): string => folded(name).replace(/token$/u, '');
const isCalled = (obj: Obj, name: string, base: string): boolean => (obj.kind === 'token' ? withoutToken(name) === withoutToken(base) : sameWord(name, base));

/** All names of a card: its own, its halves' and its faces'. */
const namesOn = (card: Card): readonly string[] => [card.name, ...card.faces.map((face) => face.name)];
const isItself = (card: Card, name: string): boolean => namesOn(card).includes(name);

/** What an object goes by. A card that is copied over goes by the name it has now; one that lies face down out of play by the card's. */
function namesOf(world: World, obj: Obj): readonly string[] {
  if (obj.kind === 'ability') return typeof obj.stack?.source === 'number' ? sourceNames(world, obj.stack.source) : [];
  if (obj.kind === 'combatDamage') return ['combat damage'];
  const { name } = looks(world, obj.id);
  const card = obj.card === null ? undefined : world.game.cards[obj.card];
  if (!card) return [name];
  const hidden = obj.faceDown && obj.zone !== 'battlefield' && obj.zone !== 'stack';
  return hidden || isItself(card, name) ? [name, ...namesOn(card)] : [name];
}
const sourceNames = (world: World, source: Id): readonly string[] => {
  const obj = objectIn(world, source);
  return obj ? namesOf(world, obj) : [];
};

/** A copy of a spell, a permanent that is a copy, a token that stands for a card. */
function isCopy(world: World, obj: Obj): boolean {
  if (obj.kind === 'copy') return true;
  if (obj.kind === 'token') return Object.hasOwn(world.game.cards, looks(world, obj.id).name);
  const card = obj.card === null ? undefined : world.game.cards[obj.card];
  return card !== undefined && !obj.faceDown && (obj.values !== null || !isItself(card, looks(world, obj.id).name));
}

export const isCopyNamed = (world: World, id: Id): boolean => {
  const obj = objectIn(world, id);
  return obj !== null && isCopy(world, obj);
};

const fitsBase = (world: World, obj: Obj, base: string): boolean => {
  if (base === '*') return true;
  if (base === 'face-down') return obj.kind !== 'ability' && (obj.faceDown || looks(world, obj.id).name === '');
  if (base.startsWith('$')) return world.aliases[base.slice(1)]?.includes(obj.id) ?? false;
  return namesOf(world, obj).some((name) => isCalled(obj, name, base));
};

/** `Soul Warden: gain`, `: gain`: an ability by its source and something it says; a card's name may have a colon of its own. */
function fitsText(world: World, obj: Obj, base: string): boolean {
  const { ability, source } = obj.stack ?? {};
  return ability && typeof source === 'number' ? isAbilityOf(world, source, ability, base) : false;
}
export function isAbilityOf(world: World, source: Id, ability: Parameters<typeof saysIn>[0], text: string): boolean {
  const obj = objectIn(world, source);
  if (!obj) return false;
  const name = looks(world, source).name;
  return [...text.matchAll(/:/gu)].some(({ index }) => {
    const { base, of } = parseName(text.slice(0, index));
    const fits = base === '' || fitsBase(world, obj, base);
    return fits && (of === null || holderOf(world, source) === of) && saysIn(ability, name, text.slice(index + 1));
  });
}

function fits(world: World, id: Id, { base, of, copy }: Name): boolean {
  const obj = objectIn(world, id);
  if (!obj) return false;
  if (of !== null && holderOf(world, id) !== of) return false;
  if (copy !== null && isCopy(world, obj) !== copy) return false;
  return fitsBase(world, obj, base) || fitsText(world, obj, base);
}

/** Of those on the stack the uppermost: what is being put there itself is not among the choices. */
const topOf = ({ game }: World, from: readonly Id[]): readonly Id[] => {
  const top = game.stack.findLast((id) => from.includes(id));
  return top === undefined ? [] : [top];
};

/** Those of these objects that a name fits, older ones first; `#2` is the second of them. */
export function objectsNamed(world: World, text: string, from: readonly Id[]): readonly Id[] {
  const name = parseName(text);
  if (name.base === '^top') return topOf(world, from);
  const found = byAge(world, from).filter((id) => fits(world, id, name));
  return name.nth === null ? found : found.slice(name.nth - 1, name.nth);
}
/** The same among players too: a player's name is that player. */
export function thingsNamed(world: World, text: string, from: readonly Thing[]): readonly Thing[] {
  const player = from.find((thing) => thing === text);
  return player === undefined
    ? objectsNamed(
        world,
        text,
        from.filter((thing) => !isSeat(thing)),
      )
    : [player];
}

/** What a person would call it. */
export function shownThing(world: World, thing: Thing): string {
  if (isSeat(thing)) return thing;
  const obj = objectIn(world, thing);
  if (!obj) return `#${thing}`;
  const { ability, source } = obj.stack ?? {};
  const name = looks(world, thing).name || (namesOf(world, obj)[0] ?? '');
  if (ability && typeof source === 'number') return `${name}: ${shownAbility(ability, name)}`;
  return `${name === '' ? 'face-down' : name}@${holderOf(world, thing)}`;
}
