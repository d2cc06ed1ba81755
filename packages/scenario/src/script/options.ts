import { questions } from '@arbiter/rules';
import type { Cost, Id, PriorityOption, Zone } from '@arbiter/schema';
import { is, type Line, type LineOf } from '../format/script.ts';
import { objectsNamed, shownThing } from '../names/name.ts';
import { abilitiesMeant, isSameCost, shownAbility, shownCost } from '../names/text.ts';
import { sameWord } from '../names/words.ts';
import { looks, objectIn, type World } from '../names/world.ts';

/** What a line means among the things that its player may begin now, the likeliest first. */

type Play = Extract<PriorityOption, { play: Id }>;
type Cast = Extract<PriorityOption, { cast: Id }>;
type Activate = Extract<PriorityOption, { activate: Id }>;
type Special = Extract<PriorityOption, { special: string }>;
const isPlay = (option: PriorityOption): option is Play => 'play' in option;
const isCast = (option: PriorityOption): option is Cast => 'cast' in option;
const isActivate = (option: PriorityOption): option is Activate => 'activate' in option;
const isSpecial = (option: PriorityOption): option is Special => 'special' in option;

const zoneOf = (world: World, id: Id): Zone | undefined => objectIn(world, id)?.zone;

/** The objects of these options that a name fits; without `from` one in hand comes before others. */
function objectsMeant(world: World, name: string, ids: readonly Id[], from: Zone | undefined): readonly Id[] {
  const unique = [...new Set(ids)];
  if (from !== undefined)
    return objectsNamed(
      world,
      name,
      unique.filter((id) => zoneOf(world, id) === from),
    );
  const found = objectsNamed(world, name, unique);
  const inHand = found.filter((id) => zoneOf(world, id) === 'hand');
  return [...inHand, ...found.filter((id) => !inHand.includes(id))];
}

/** The face a name stands for, where it is not the whole card's. */
function faceNamed({ game }: World, id: Id, name: string | undefined): number | null {
  const card = game.cards[game.objects[id]?.card ?? ''];
  if (!card || name === undefined || sameWord(card.name, name)) return null;
  const at = card.faces.findIndex((face) => sameWord(face.name, name));
  return at < 0 ? null : at;
}
const hasFace = (world: World, id: Id, face: number | undefined, ...names: readonly (string | undefined)[]): boolean =>
  names.every((name) => {
    const wanted = faceNamed(world, id, name);
    return wanted === null || face === undefined || face === wanted;
  });

function plays(world: World, options: readonly PriorityOption[], { play, from, half }: LineOf<'play'>): readonly Play[] {
  const own = options.filter(isPlay);
  const ids = objectsMeant(
    world,
    play,
    own.map((option) => option.play),
    from,
  );
  return ids.flatMap((id) => own.filter((option) => option.play === id && hasFace(world, id, option.face, play, half)));
}

/** The cost that an alternative way of casting has: as the card says, or as what allows it does. */
function costOf({ game, look }: World, cast: Id, how: string): Cost | undefined {
  const [own] = look.of(cast).abilities.flatMap((ability) => {
    if (ability.kind === 'alternativeCost' && ability.extra.key === how) return [ability.extra.cost];
    return ability.kind === 'keyword' && ability.keyword === how && ability.cost ? [ability.cost] : [];
  });
  return own ?? (game.priority.holder === null ? undefined : questions.waysOf(look, game.priority.holder, cast).find((way) => way.how === how)?.cost);
}
const morph = 'morph';
function isWay(world: World, { cast, how }: Cast, { alternative, faceDown }: LineOf<'cast'>): boolean {
  if (faceDown) return how === morph;
  if (alternative === undefined) return how === undefined;
  if (how === undefined || how === morph) return false;
  const cost = costOf(world, cast, how);
  return sameWord(how, alternative) || (cost !== undefined && isSameCost(cost, alternative));
}
/** Both halves are a face beyond those of the card. */
const isFused = ({ game }: World, { cast, face }: Cast): boolean => face !== undefined && face === game.cards[game.objects[cast]?.card ?? '']?.faces.length;

function casts(world: World, options: readonly PriorityOption[], line: LineOf<'cast'>): readonly Cast[] {
  const own = options.filter(isCast);
  const ids = objectsMeant(
    world,
    line.cast,
    own.map((option) => option.cast),
    line.from,
  );
  const open = ids.flatMap((id) =>
    own.filter((option) => option.cast === id && hasFace(world, id, option.face, line.cast, line.half) && isFused(world, option) === (line.fuse === true)),
  );
  const found = open.filter((option) => isWay(world, option, line));
  const unsaid = line.from !== undefined && line.alternative === undefined && line.faceDown !== true;
  return found.length === 0 && unsaid ? open.filter(({ how }) => how !== morph) : found;
}

/** Which of an object's abilities is meant: by its number among them all, or else among those that are activated. */
function abilityMeant(world: World, own: readonly Activate[], which: number | string | undefined): readonly Activate[] {
  const [first] = own;
  if (which === undefined || first === undefined) return own;
  const { abilities, name } = looks(world, first.activate);
  if (typeof which === 'number') {
    const activated = abilities.flatMap(({ kind }, index) => (kind === 'activated' || own.some(({ ability }) => ability === index) ? [index] : []));
    const index = activated.includes(which) ? which : activated[which];
    return own.filter(({ ability }) => ability === index);
  }
  const listed = own.flatMap((option) => {
    const ability = abilities[option.ability];
    return ability ? [{ option, ability }] : [];
  });
  return abilitiesMeant(listed, which, name).map(({ option }) => option);
}
function activations(world: World, own: readonly Activate[], name: string, which: number | string | undefined, from?: Zone): readonly Activate[] {
  const ids = objectsMeant(
    world,
    name,
    own.map((option) => option.activate),
    from,
  );
  return ids.flatMap((id) =>
    abilityMeant(
      world,
      own.filter((option) => option.activate === id),
      which,
    ),
  );
}

const specialNames: Readonly<Record<string, readonly string[]>> = {
  faceUp: ['turn face up', 'face up', 'unmorph', 'morph'],
  unmanifest: ['turn face up', 'face up', 'manifest'],
};
function specials(world: World, options: readonly PriorityOption[], { special, card }: LineOf<'special'>): readonly Special[] {
  const own = options.filter(isSpecial).filter((option) => [option.special, ...(specialNames[option.special] ?? [])].some((name) => sameWord(name, special)));
  const ids = objectsMeant(
    world,
    card,
    own.map(({ object }) => object),
    undefined,
  );
  return ids.flatMap((id) => own.filter(({ object }) => object === id));
}

export type Undertaking = LineOf<'play'> | LineOf<'cast'> | LineOf<'activate'> | LineOf<'mana'> | LineOf<'special'>;
export const isUndertaking = (line: Line): line is Undertaking =>
  is(line, 'play') || is(line, 'cast') || is(line, 'activate') || is(line, 'mana') || is(line, 'special');

export function optionsMeant(world: World, options: readonly PriorityOption[], line: Undertaking): readonly PriorityOption[] {
  if (is(line, 'play')) return plays(world, options, line);
  if (is(line, 'cast')) return casts(world, options, line);
  if (is(line, 'special')) return specials(world, options, line);
  const own = options.filter(isActivate);
  if (is(line, 'mana'))
    return activations(
      world,
      own.filter(({ mana }) => mana === true),
      line.mana,
      line.ability,
    );
  const found = activations(world, own, line.activate, line.ability, line.from);
  return [...found.filter(({ mana }) => mana !== true), ...found.filter(({ mana }) => mana === true)];
}

const abilityOf = (world: World, { activate, ability }: Activate): string => {
  const { abilities, name } = looks(world, activate);
  return abilities[ability] ? `${name}: ${shownAbility(abilities[ability], name)}` : `${name}: ${ability}`;
};
/** By its name, or by its cost where it has none. */
function shownWay(world: World, cast: Id, how: string): string {
  const cost = /^\p{L}/u.test(how) ? undefined : costOf(world, cast, how);
  return cost === undefined ? how : shownCost(cost);
}
export function shownOption(world: World, option: PriorityOption): string {
  if (isPlay(option)) return `play ${shownThing(world, option.play)}`;
  if (isCast(option)) return `cast ${shownThing(world, option.cast)}${option.how === undefined ? '' : ` (${shownWay(world, option.cast, option.how)})`}`;
  return isActivate(option) ? `activate ${abilityOf(world, option)}` : `${option.special} ${shownThing(world, option.object)}`;
}
export const shownUndertaking = (line: Undertaking): string => {
  if (is(line, 'play')) return `play ${line.play}`;
  if (is(line, 'cast')) return `cast ${line.cast}`;
  if (is(line, 'activate')) return `activate ${line.activate}`;
  return is(line, 'mana') ? `mana from ${line.mana}` : `${line.special} ${line.card}`;
};
