import type {
  Ability,
  Card,
  CardType,
  Cost,
  Enters,
  EventPattern,
  Face,
  Filter,
  Layout,
  ManaSpec,
  Modification,
  Quantity,
  Ref,
  Replacement,
  Step,
  Target,
  Targetable,
  Text,
  Who,
  WouldPattern,
  Zone,
} from '@arbiter/schema';

/** What stands on a card beside its name, its types and its text. `ru` is the printed Russian name. */
export type Printed = Omit<Face, 'name' | 'types' | 'abilities'> & { readonly ru?: string };
type Make = (name: string, printed: Printed, ...abilities: readonly Ability[]) => Card;

const cardOf =
  (...types: readonly CardType[]): Make =>
  (name, { ru, ...face }, ...abilities) => ({
    v: 1,
    name,
    ...(ru === undefined ? {} : { ru }),
    layout: 'normal',
    faces: [{ name, types, ...face, ...(abilities.length === 0 ? {} : { abilities }) }],
  });

export const artifact = cardOf('artifact');
export const artifactCreature = cardOf('artifact', 'creature');
export const creature = cardOf('creature');
export const enchantment = cardOf('enchantment');
export const enchantmentCreature = cardOf('enchantment', 'creature');
export const instant = cardOf('instant');
export const land = cardOf('land');
export const landCreature = cardOf('land', 'creature');
export const planeswalker = cardOf('planeswalker');
export const sorcery = cardOf('sorcery');
export const tribalEnchantment = cardOf('tribal', 'enchantment');

/** An Aura; `enchants` says what it may be attached to (2016:702.5a). */
export const aura = (name: string, printed: Printed, enchants: Filter, ...abilities: readonly Ability[]): Card =>
  enchantment(name, { subtypes: ['Aura'], ...printed }, keyword('enchant', { filter: enchants }), ...abilities);
export const equipment = (name: string, printed: Printed, equips: string, ...abilities: readonly Ability[]): Card =>
  artifact(name, { subtypes: ['Equipment'], ...printed }, ...abilities, keyword('equip', { cost: [{ mana: equips }] }));
/** A planeswalker: legendary since 2017; before that a rule of its own kept two of a type apart. */
export const legendaryPlaneswalker: Make = (name, printed, ...abilities) => ({
  ...planeswalker(name, { ...printed, supertypes: ['legendary'] }, ...abilities),
  per: { classic: planeswalker(name, printed, ...abilities).faces },
});
/** Its mana ability comes with its land type (2016:305.6). */
export const basicLand = (name: string, ru: string): Card => land(name, { ru, supertypes: ['basic'], subtypes: [name] });

const ofFaces =
  (layout: Layout, nameOf: (...names: readonly [string, string]) => string) =>
  (one: Card, other: Card, ru?: string): Card => ({
    v: 1,
    name: nameOf(one.name, other.name),
    ...(ru === undefined ? {} : { ru }),
    layout,
    faces: [...one.faces, ...other.faces],
  });
/** Two halves, each cast by itself (2016:708). */
export const split = ofFaces('split', (left, right) => `${left} // ${right}`);
/** A front and a back (2016:711). */
export const doubleFaced = ofFaces('transform', (front) => front);
/** A top and a bottom, which it has once it is flipped (2016:709). */
export const flipping = ofFaces('flip', (top) => top);

type Of<K extends Ability['kind']> = Extract<Ability, { kind: K }>;
type Beside<K extends Ability['kind'], Said extends string> = Omit<Of<K>, 'kind' | Said>;

export const keyword = (word: string, parameters: Beside<'keyword', 'keyword'> = {}): Ability => ({ kind: 'keyword', keyword: word, ...parameters });
export const protectionFrom = (quality: Filter): Ability => keyword('protection', { filter: quality });
export const spell = (text: Text): Ability => ({ kind: 'spell', ...text });
export const activated = (cost: Cost, text: Text, terms: Beside<'activated', 'cost' | keyof Text> = {}): Ability => ({
  kind: 'activated',
  cost,
  ...terms,
  ...text,
});
export const loyalty = (change: number, text: Text): Ability => activated([{ loyalty: change }], text);
export const triggered = (when: EventPattern, text: Text, terms: Beside<'triggered', 'when' | keyof Text> = {}): Ability => ({
  kind: 'triggered',
  when,
  ...terms,
  ...text,
});
/** The mana ability that lands and many creatures have (2016:605.1a). */
export const tapFor = (mana: ManaSpec): Ability => activated([{ tap: 'self' }], { do: [{ do: 'mana', who: 'you', mana }] });
/** "As an additional cost to cast this spell" (2016:601.2b). */
export const additionalCost = (cost: Cost): Ability => ({ kind: 'extraCost', extra: { key: 'additional', cost }, optional: false });
/** A static ability that changes objects for as long as it functions (2016:611.3). */
export const continuous = (affects: Ref, ...changes: readonly Modification[]): Ability => ({ kind: 'static', affects, changes });
/** A replacement or prevention effect for as long as it functions (2016:614.3, 615.3). */
export const replacing = (when: WouldPattern, how: Replacement): Ability => ({ kind: 'replacement', when, with: how });
/** "As this enters the battlefield" and "this enters the battlefield with" (2016:614.1c). */
export const asEnters = (enters: Enters): Ability => replacing({ would: 'move', what: 'self', to: 'battlefield' }, { enters });

const moves = (between: { readonly from?: Zone; readonly to?: Zone }): EventPattern => ({ on: 'move', what: 'self', ...between });
export const enters: EventPattern = moves({ to: 'battlefield' });
export const leaves: EventPattern = moves({ from: 'battlefield' });
export const dies: EventPattern = moves({ from: 'battlefield', to: 'graveyard' });
export const at = (step: Step, whose: Who): EventPattern => ({ on: 'step', step, whose });
export const target = (as: string, what: Targetable, count: Quantity = 1): Target => ({ as, what, ...(count === 1 ? {} : { min: count, max: count }) });
export const creatures: Filter = { type: 'creature' };
export const yourCreatures: Filter = { all: [creatures, { controller: 'you' }] };
export const aCreature: Targetable = { objects: creatures };
export const aPermanent: Targetable = { objects: { is: 'permanent' } };
export const aPlayer: Targetable = { players: 'each' };
export const aSpell: Targetable = { objects: { is: 'spell' }, zone: 'stack' };
