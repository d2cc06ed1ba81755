import { type Ability, type Card, type CardType, type Cost, type Filter, type Id, type Obj, ownZones, type Seat, type Zone } from '@arbiter/schema';
import { holds } from '../cards/conditions.ts';
import { cardOf, facesOf, fusedFace } from '../cards/faces.ts';
import { fitsSpell } from '../cards/filters.ts';
import { playersOf } from '../cards/refs.ts';
import { objectOf, playerOf, zoneOf } from '../engine/game.ts';
import type { Env, Look } from '../engine/play.ts';
import { hasKeyword } from '../keywords/index.ts';
import { placedOf } from './abilities.ts';
import { isSorceryTime } from './timing.ts';

/** One face of a card as it would be cast or played. `face` is null where the card has only one to choose. */
export interface Shape {
  readonly face: number | null;
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly cost: string | null;
  readonly abilities: readonly Ability[];
}

/** What lets a player cast or play a card from where it is: its being in his hand, or an effect. */
interface Permission {
  readonly how?: string;
  readonly cost?: Cost;
  readonly asThoughFlash: boolean;
}

/** A way to cast a card that somebody may use; whether now, and whether he can pay, is asked apart. */
export interface Way {
  readonly shape: Shape;
  readonly how: string | null; // null: for its mana cost
  readonly cost: Cost; // the mana cost, or what is paid rather than it
  readonly faceDown: boolean;
  readonly after: Zone | null;
  readonly asThoughFlash: boolean;
}

const withoutPaying = 'without paying';
const morph = 'morph';
/** 2016:702.36a. */
const faceDownCost: Cost = [{ mana: '{3}' }];
const free: Cost = [{ mana: '{0}' }];

const choosesFace = ['split', 'aftermath', 'adventure', 'modal'];

/** 2016:702.101a: both halves at once. */
const fused = (look: Look, id: Id, card: Card): Shape => {
  const { types, subtypes, cost, abilities } = look.of(id);
  return { face: fusedFace(card), types, subtypes, cost, abilities };
};

/** The faces a card can be cast or played as from where it is. */
export function shapesOf(look: Look, id: Id): readonly Shape[] {
  const obj = objectOf(look.game, id);
  const card = obj && cardOf(look.game, obj);
  if (!obj || !card) return [];
  if (!choosesFace.includes(card.layout) && !obj.faceDown) {
    const { types, subtypes, cost, abilities } = look.of(id);
    return [{ face: null, types, subtypes, cost, abilities }];
  }
  const several = choosesFace.includes(card.layout);
  const printed = facesOf(card, look.game.rules);
  const given = look.of(id).abilities.filter((ability) => !printed.some((face) => face.abilities?.includes(ability))); // to the card, so to each half
  const faces = printed.map(
    (face, at): Shape => ({
      face: several ? at : null,
      types: face.types,
      subtypes: face.subtypes ?? [],
      cost: face.cost ?? null,
      abilities: [...(face.abilities ?? []), ...given],
    }),
  );
  if (!several) return faces.slice(0, 1);
  const fuses = card.layout === 'split' && obj.zone === 'hand' && hasKeyword(look, id, 'fuse');
  if (fuses) return [...faces, fused(look, id, card)];
  return card.layout === 'aftermath' ? faces.filter((_, at) => (at === 0) === (obj.zone !== 'graveyard')) : faces;
}

const isOwn = ({ zone, owner }: Obj, seat: Seat): boolean => owner === seat || !(ownZones as readonly string[]).includes(zone);
/** Whether a filter says whose cards it means, or which; else a player's zone is his own. */
function saysWhose(filter: Filter): boolean {
  if (typeof filter === 'string') return false;
  if ('all' in filter) return filter.all.some(saysWhose);
  if ('any' in filter) return filter.any.every(saysWhose);
  return 'owner' in filter || 'among' in filter;
}

const permittedBy = (look: Look, seat: Seat, obj: Obj): readonly Permission[] =>
  look.playRules.flatMap(({ change, env, key }): Permission[] => {
    if (!('mayPlay' in change) || change.from !== obj.zone || !playersOf(look, env, change.who).includes(seat)) return [];
    if (change.topOnly && playerOf(look.game, obj.owner).library[0] !== obj.id) return [];
    if (!isOwn(obj, seat) && !saysWhose(change.mayPlay)) return [];
    if (!fitsSpell(look, env, change.mayPlay, obj.id)) return [];
    const asThoughFlash = change.asThoughFlash === true;
    if (change.free) return [{ how: withoutPaying, cost: free, asThoughFlash }];
    return [change.cost ? { how: key, cost: change.cost, asThoughFlash } : { asThoughFlash }];
  });

/** The second half of such a card is cast from the graveyard only, and then exiled. */
const isAftermath = (look: Look, obj: Obj): boolean => cardOf(look.game, obj)?.layout === 'aftermath';

/** 2016:601.2a: a card is cast from its owner's hand unless something lets it be cast from elsewhere. */
function permissionsFor(look: Look, seat: Seat, obj: Obj): readonly Permission[] {
  const isHis = obj.owner === seat && (obj.zone === 'hand' ? !obj.faceDown : obj.zone === 'graveyard' && isAftermath(look, obj));
  const own: readonly Permission[] = isHis ? [{ asThoughFlash: false }] : [];
  return look.playRules.length === 0 ? own : [...own, ...permittedBy(look, seat, obj)];
}
/** The cards a player might play: his hand and graveyard, and whatever effects let be played from elsewhere. */
export function playableCards(look: Look, seat: Seat): readonly Id[] {
  const { hand, graveyard } = playerOf(look.game, seat);
  const zones = new Set(look.playRules.flatMap(({ change }) => ('mayPlay' in change ? [change.from] : [])));
  const elsewhere = [...zones].flatMap((zone) => zoneOf(look.game, zone));
  return elsewhere.length === 0 ? [...hand, ...graveyard] : [...new Set([...hand, ...graveyard, ...elsewhere])];
}

/** Whether a player may play this card as a land from where it is. */
export const mayPlayFrom = (look: Look, seat: Seat, id: Id): boolean => {
  const obj = objectOf(look.game, id);
  return obj !== null && permissionsFor(look, seat, obj).length > 0;
};

function alternatives(look: Look, env: Env, obj: Obj, shape: Shape, plain: Permission | undefined): readonly Way[] {
  return placedOf(shape.abilities, 'alternativeCost').flatMap(({ ability }): Way[] => {
    const { extra, from, after, manaCostToo } = ability;
    const permitted = from === undefined ? plain !== undefined : from === obj.zone && obj.owner === env.controller;
    if (!permitted || (extra.while && !holds(look, env, extra.while)) || (ability.while && !holds(look, env, ability.while))) return [];
    const cost = manaCostToo ? [{ mana: shape.cost ?? '' }, ...extra.cost] : extra.cost;
    return [{ shape, how: extra.key, cost, faceDown: false, after: after ?? null, asThoughFlash: ability.asThoughFlash ?? plain?.asThoughFlash ?? false }];
  });
}

/** 2016:117.9: costs that effects allow to be paid rather than the mana cost. */
const instead = (look: Look, env: Env, obj: Obj, shape: Shape, asThoughFlash: boolean): readonly Way[] =>
  look.playRules.flatMap(({ change, env: said, key }): Way[] =>
    'insteadOfManaCost' in change && playersOf(look, said, change.who).includes(env.controller) && fitsSpell(look, said, change.of, obj.id)
      ? [{ shape, how: key, cost: change.insteadOfManaCost, faceDown: false, after: null, asThoughFlash }]
      : [],
  );

const hasMorph = (abilities: readonly Ability[]): boolean =>
  abilities.some((ability) => ability.kind === 'keyword' && (ability.keyword === morph || ability.keyword === 'megamorph'));

function waysWith(look: Look, env: Env, obj: Obj, shape: Shape, permissions: readonly Permission[]): readonly Way[] {
  const plain = permissions.find(({ cost }) => cost === undefined);
  const asThoughFlash = permissions.some((permission) => permission.cost === undefined && permission.asThoughFlash);
  const after = obj.zone === 'graveyard' && isAftermath(look, obj) ? 'exile' : null;
  const normal: readonly Way[] = plain ? [{ shape, how: null, cost: [{ mana: shape.cost ?? '' }], faceDown: false, after, asThoughFlash }] : [];
  const special = permissions.flatMap((permission): Way[] =>
    permission.cost
      ? [{ shape, how: permission.how ?? null, cost: permission.cost, faceDown: false, after: null, asThoughFlash: permission.asThoughFlash }]
      : [],
  );
  const faceDown: readonly Way[] =
    plain && hasMorph(shape.abilities) ? [{ shape, how: morph, cost: faceDownCost, faceDown: true, after: null, asThoughFlash }] : [];
  const others = plain ? instead(look, env, obj, shape, asThoughFlash) : [];
  return [...normal, ...special, ...alternatives(look, env, obj, shape, plain), ...others, ...faceDown];
}

/** Every way a player may cast this card from where it is. A land is never cast (2016:305.9). */
export function waysOf(look: Look, seat: Seat, id: Id): readonly Way[] {
  const obj = objectOf(look.game, id);
  if (!obj) return [];
  const permissions = permissionsFor(look, seat, obj);
  if (permissions.length === 0 && obj.zone === 'hand') return [];
  const env: Env = { source: id, controller: seat, bindings: {}, x: 0 };
  const ways = shapesOf(look, id)
    .filter(({ types }) => !types.includes('land'))
    .flatMap((shape) => waysWith(look, env, obj, shape, permissions));
  return ways.filter((way, at) => ways.findIndex((other) => other.how === way.how && other.shape.face === way.shape.face) === at);
}

const hasFlash = ({ shape, faceDown }: Way): boolean =>
  !faceDown && (shape.types.includes('instant') || shape.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'flash'));

/** 2008:305.3: instants, and what has flash, whenever its player has priority; all else in his main phase while the stack is empty. */
export function isTimely(look: Look, seat: Seat, id: Id, way: Way): boolean {
  if (isSorceryTime(look.game, seat) || way.asThoughFlash || hasFlash(way)) return true;
  return look.playRules.some(
    ({ change, env }) =>
      'asThoughFlash' in change &&
      'who' in change &&
      !('mayPlay' in change) &&
      playersOf(look, env, change.who).includes(seat) &&
      fitsSpell(look, env, change.asThoughFlash, id),
  );
}
