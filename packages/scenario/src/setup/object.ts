import { type Card, type CopyValues, colorsOf, type Face, type Id, type Obj, parseCost, type Seat, type Zone } from '@arbiter/schema';
import type { ObjectEntry } from '../format/setup.ts';
import { SetupProblem } from './problem.ts';

const blank: Obj = {
  id: 0,
  kind: 'card',
  card: null,
  values: null,
  face: 0,
  faceDown: false,
  owner: '',
  under: '',
  controller: '',
  zone: 'library',
  timestamp: 0,
  enteredTurn: 0,
  sick: false,
  tapped: false,
  damage: 0,
  deathtouched: false,
  counters: {},
  attachedTo: null,
  links: {},
  did: {},
  damagedBy: [],
  was: null,
  revealed: null,
  stack: null,
};

/** What a token says that stands for this face (2016:706.2). */
const valuesOf = (face: Face): CopyValues => {
  const { name, cost, power, toughness, loyalty } = face;
  return {
    name,
    ...(cost === undefined ? {} : { cost }),
    colors: face.colors ?? colorsOf(parseCost(cost ?? '')),
    supertypes: face.supertypes ?? [],
    types: face.types,
    subtypes: face.subtypes ?? [],
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    abilities: face.abilities ?? [],
  };
};

const faceAt = (card: Card, name: string | undefined): number => {
  const at = name === undefined ? 0 : card.faces.findIndex((face) => face.name === name);
  if (at < 0) throw new SetupProblem(`${card.name} has no face ${name}`);
  return at;
};

export interface Place {
  readonly id: Id;
  readonly seat: Seat;
  readonly zone: Zone;
  readonly timestamp: number;
}

/** An object as its entry says it is, apart from what its own abilities and other objects have to do with it. */
export function objectOf(card: Card, entry: ObjectEntry, { id, seat, zone, timestamp }: Place): Obj {
  const owner = entry.owner ?? seat;
  const inPlay = zone === 'battlefield' || zone === 'phasedOut';
  const controller = inPlay || zone === 'stack' ? (entry.controller ?? seat) : owner;
  const face = faceAt(card, entry.face);
  const token = entry.token ? { kind: 'token' as const, card: null, values: valuesOf(card.faces[face] as Face) } : { card: card.name };
  return {
    ...blank,
    ...token,
    id,
    owner,
    under: controller,
    controller,
    zone,
    timestamp,
    face: entry.token ? 0 : face,
    faceDown: entry.faceDown ?? false,
    tapped: entry.tapped ?? false,
    damage: entry.damage ?? 0,
    sick: entry.summoningSick ?? false,
    counters: { ...entry.counters, ...(entry.loyalty === undefined ? {} : { loyalty: entry.loyalty }) },
  };
}
/** An emblem has abilities and nothing else (2016:408.2). */
export const emblemOf = (card: Card, { id, seat, timestamp }: Omit<Place, 'zone'>): Obj => ({
  ...blank,
  kind: 'emblem',
  id,
  owner: seat,
  under: seat,
  controller: seat,
  zone: 'command',
  timestamp,
  values: { name: '', colors: [], supertypes: [], types: [], subtypes: [], abilities: emblemAbilities(card) },
});

const emblemAbilities = (card: Card): CopyValues['abilities'] => {
  const found = emblemIn(card.faces);
  if (!found) throw new SetupProblem(`${card.name} makes no emblem`);
  return found;
};
/** The abilities of the emblem that a text makes somewhere. */
const emblemIn = (part: unknown): CopyValues['abilities'] | undefined => {
  if (typeof part !== 'object' || part === null) return undefined;
  if ('do' in part && part.do === 'emblem' && 'abilities' in part) return part.abilities as CopyValues['abilities'];
  for (const inner of Object.values(part)) {
    const found = emblemIn(inner);
    if (found) return found;
  }
  return undefined;
};
