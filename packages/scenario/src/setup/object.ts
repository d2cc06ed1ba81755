import { valuesOfFace } from '@arbiter/rules';
import { blankObject, type Card, type CopyValues, type Face, type Id, type Obj, type Seat, type Zone } from '@arbiter/schema';
import type { ObjectEntry } from '../format/setup.ts';
import { SetupProblem } from './problem.ts';

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
  const token = entry.token ? { kind: 'token' as const, card: null, values: valuesOfFace(card.faces[face] as Face) } : { card: card.name };
  return {
    ...blankObject(id, owner, zone),
    ...token,
    under: controller,
    controller,
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
  ...blankObject(id, seat, 'command'),
  kind: 'emblem',
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
