import type { Ability, Card, CopyExceptions, CopyValues, Face, Game, LastingEffect, Obj, Switches } from '@arbiter/schema';
import { colorsOf, type Edition, parseCost } from '@arbiter/schema';
import { perKey } from '../engine/perKey.ts';
import { scoped } from './linking.ts';

/** Words of cards differ by edition where `anyTarget` does: both are what the card says, not what the rules do with it. */
export const editionOf = (rules: Switches): Edition => (rules.anyTarget === 'creature-or-player' ? 'classic' : 'modern');

/** The card an object is represented by, or null: a token, an ability, combat damage. */
export const cardOf = (game: Game, obj: Obj): Card | null => (obj.card === null ? null : (game.cards[obj.card] ?? null));
export const facesOf = (card: Card, rules: Switches): readonly Face[] => card.per?.[editionOf(rules)] ?? card.faces;

const union = <T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] => [...new Set(lists.flatMap((list) => list ?? []))];
/** 2016:708.2: away from the stack a split card has the characteristics of both halves. */
const together = perKey((faces: readonly Face[]): Face => {
  const costs = faces.flatMap((face) => face.cost ?? []);
  return {
    name: faces.map((face) => face.name).join(' // '),
    ...(costs.length > 0 ? { cost: costs.join('') } : {}),
    colors: union(faces.map(colorsOn)),
    supertypes: union(faces.map((face) => face.supertypes)),
    types: union(faces.map((face) => face.types)),
    subtypes: union(faces.map((face) => face.subtypes)),
    abilities: faces.flatMap((face) => face.abilities ?? []),
  };
});
const colorsOn = (face: Face): NonNullable<Face['colors']> => face.colors ?? colorsOf(parseCost(face.cost ?? ''));

/** 2016:709.1c: a flipped card keeps its mana cost and colours. */
const flipped = new WeakMap<Face, Face>();
const flippedOf = (front: Face, back: Face): Face => {
  const known = flipped.get(back);
  if (known) return known;
  const { cost: _, ...rest } = back;
  const made: Face = { ...rest, colors: colorsOn(front), ...(front.cost === undefined ? {} : { cost: front.cost }) };
  flipped.set(back, made);
  return made;
};

/** Cast fused, a split card goes by a face beyond its halves (2016:702.101). */
export const fusedFace = ({ faces }: Card): number => faces.length;
export const isFused = (card: Card, { face, zone }: Pick<Obj, 'face' | 'zone'>): boolean =>
  card.layout === 'split' && zone === 'stack' && face === fusedFace(card);

/** The face an object shows: the half being cast, both halves of a split card elsewhere, the back once it is turned. Null where no card stands behind it. */
export const faceOf = (game: Game, obj: Obj): Face | null => {
  const card = cardOf(game, obj);
  if (!card) return null;
  const faces = facesOf(card, game.rules);
  const front = faces[0] as Face;
  if (card.layout === 'split' || card.layout === 'aftermath') return obj.zone === 'stack' && !isFused(card, obj) ? (faces[obj.face] ?? front) : together(faces);
  const shown = faces[obj.face] ?? front;
  return card.layout === 'flip' && shown !== front ? flippedOf(front, shown) : shown;
};

const nothing: CopyValues = { name: '', colors: [], supertypes: [], types: [], subtypes: [], abilities: [] };
/** 2016:707.2. */
const faceDownCreature: CopyValues = { ...nothing, types: ['creature'], power: 2, toughness: 2 };

/** What is printed there, as values that can be copied (2016:706.2). */
export const valuesOfFace = perKey((face: Face): CopyValues => {
  const { name, cost, power, toughness, loyalty } = face;
  return {
    name,
    ...(cost === undefined ? {} : { cost }),
    colors: colorsOn(face),
    supertypes: face.supertypes ?? [],
    types: face.types,
    subtypes: face.subtypes ?? [],
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    abilities: face.abilities ?? [],
  };
});

/** 2016:706.8d: what defines a characteristic the copy sets otherwise is not copied. */
const contradicts = (ability: Ability, except: CopyExceptions): boolean => {
  if (ability.kind !== 'static') return false;
  const setsSize = except.power !== undefined || except.toughness !== undefined;
  return (ability.changes ?? []).some(
    (change) => (setsSize && 'defining' in change && change.defining) || (except.colors !== undefined && 'colors' in change && ability.affects === undefined),
  );
};
/** Copiable values with the exceptions of the effect that copies them, which are copiable in their turn (2016:706.8a, 706.8c). */
export const withExceptions = (values: CopyValues, except: CopyExceptions | undefined): CopyValues => {
  if (!except) return values;
  const { name, types, colors, power, toughness } = except;
  return {
    ...values,
    ...(name === undefined ? {} : { name }),
    ...(colors === undefined ? {} : { colors }),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    types: union([values.types, types?.add]),
    subtypes: union([values.subtypes, types?.subtypes]),
    supertypes: union([values.supertypes.filter((type) => !types?.lose?.includes(type)), types?.gain]),
    abilities: [...values.abilities.filter((ability) => !contradicts(ability, except)), ...(except.abilities ?? [])],
    ...(values.flipped ? { flipped: withExceptions(values.flipped, except) } : {}),
  };
};

type CopyEffect = LastingEffect & { readonly what: Extract<LastingEffect['what'], { kind: 'copy' }> };
const isCopying = (effect: LastingEffect): effect is CopyEffect => effect.what.kind === 'copy';
const copied = new WeakMap<object, CopyValues>();
/** What a copy effect gives is linked to nothing else its object has or had (2016:607.5). */
const apart = (values: CopyValues, scope: string): CopyValues => ({
  ...values,
  abilities: scoped(values.abilities, scope, true),
  ...(values.flipped ? { flipped: apart(values.flipped, scope) } : {}),
});
const copiedBy = (effect: CopyEffect): CopyValues => {
  const known = copied.get(effect.what);
  if (known) return known;
  const values = withExceptions(effect.what.values, effect.what.except);
  const made = apart(values, `e${effect.id}`);
  copied.set(effect.what, made);
  return made;
};
const copyEffectOn = (game: Game, obj: Obj): CopyEffect | null => {
  let latest: CopyEffect | null = null;
  for (const effect of game.effects)
    if (isCopying(effect) && effect.what.objects.includes(obj.id) && effect.timestamp >= (latest?.timestamp ?? 0)) latest = effect;
  return latest;
};

const standing = (obj: Obj, values: CopyValues): CopyValues => (obj.face === 1 ? (values.flipped ?? values) : values);
/**
 * What an object is by itself (2016:706.2): its face or its own values, changed by copy effects in force and by being face down.
 * Face down it is a 2/2 creature in play and on the stack, and nothing at all elsewhere (2016:401.5, 406.3).
 */
export const copiableValues = (game: Game, obj: Obj): CopyValues => {
  if (obj.faceDown) return obj.zone === 'battlefield' || obj.zone === 'stack' ? faceDownCreature : nothing;
  const copy = game.effects.length > 0 ? copyEffectOn(game, obj) : null;
  if (copy) return standing(obj, copiedBy(copy));
  if (obj.values) return standing(obj, obj.values);
  const face = faceOf(game, obj);
  return face ? valuesOfFace(face) : nothing;
};
const flippingOf = (game: Game, obj: Obj): readonly [Face, Face] | null => {
  const card = obj.values ? null : cardOf(game, obj);
  const [front, back] = card?.layout === 'flip' ? facesOf(card, game.rules) : [];
  return front && back ? [front, back] : null;
};
/** What a copy of this object copies: whether it is flipped is a status, which stays behind (2016:706.2, 709.2). */
export const valuesToCopy = (game: Game, obj: Obj): CopyValues => {
  const flipping = obj.faceDown || isCopied(game, obj) ? null : flippingOf(game, obj);
  const unflipped = flipping !== null || (obj.values?.flipped ?? copyEffectOn(game, obj)?.what.values.flipped) !== undefined;
  const values = copiableValues(game, unflipped ? { ...obj, face: 0 } : obj);
  return flipping ? { ...values, flipped: valuesOfFace(flippedOf(...flipping)) } : values;
};
/** Whether {@link copiableValues} depends on more than the object. */
export const isCopied = (game: Game, obj: Obj): boolean => game.effects.length > 0 && copyEffectOn(game, obj) !== null;
