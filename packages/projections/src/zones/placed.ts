import { hiddenZones, type Id, type Obj, type Seat, type Zone } from '@arbiter/schema';
import type { When } from '../projection.ts';
import { isSeatOf, type Viewer } from '../seen.ts';

/** A zone an object was in, under the id it had there; null: an id that is hidden from who looks. */
export interface Stay {
  readonly id: Id | null;
  readonly zone: Zone;
  readonly since: When;
}
/** An object where it is. */
export interface Placed {
  readonly id: Id;
  readonly kind: Obj['kind'];
  readonly card: string | null;
  readonly name: string | null; // of what no card describes: a token, a copy, an emblem
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: Zone;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  readonly face: number;
  readonly revealed: readonly Seat[] | 'all' | null;
  readonly since: When;
  readonly way: readonly Stay[]; // the zones it has come through, oldest first
}
/** The way of what is out of the game, or out of sight. */
export interface Trail {
  readonly kind: Obj['kind'];
  readonly card: string | null;
  readonly name: string | null;
  readonly owner: Seat;
  readonly way: readonly Stay[];
  readonly until: When;
}

const untouched = { card: null, name: null, tapped: false, faceDown: false, face: 0, revealed: null, way: [] };
export const placed = (of: Pick<Placed, 'id' | 'kind' | 'owner' | 'controller' | 'zone' | 'since'> & Partial<Placed>): Placed => ({ ...untouched, ...of });

export const isHidden = (zone: Zone): boolean => hiddenZones.some((one) => one === zone);
export const wayWith = ({ way, id, zone, since }: Placed): readonly Stay[] => [...way, { id, zone, since }];
export const trailOf = (object: Placed, until: When, into: Stay | null = null): Trail => ({
  kind: object.kind,
  card: object.card,
  name: object.name,
  owner: object.owner,
  way: into ? [...wayWith(object), into] : wayWith(object),
  until,
});

/** Who may see an object's face where it is (2016:400.2, 402.3, 406.3, 707.5). */
export const seersOf = ({ zone, owner, controller, faceDown, revealed }: Placed): readonly Seat[] | 'all' => {
  if (revealed === 'all' || (!isHidden(zone) && !faceDown)) return 'all';
  const his = zone === 'hand' ? (faceDown ? null : owner) : isHidden(zone) || zone === 'exile' ? null : controller;
  return his === null ? (revealed ?? []) : [his, ...(revealed ?? []).filter((seat) => seat !== his)];
};
export const isSeenBy = (object: Placed, viewer: Viewer): boolean => {
  const seers = seersOf(object);
  return viewer === 'judge' || seers === 'all' || seers.some((seat) => isSeatOf(viewer, seat));
};
/** What turns its face away from who looks is a card he no longer sees. */
export const asSeen = (object: Placed, viewer: Viewer): Placed => (object.card === null || isSeenBy(object, viewer) ? object : { ...object, card: null });
