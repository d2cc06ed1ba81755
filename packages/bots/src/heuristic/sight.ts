import {
  type Characteristics,
  type Id,
  type OnStack,
  type Seat,
  sharesTurns,
  type Thing,
  type ViewedGame,
  type ViewedObject,
  type ViewedPlayer,
} from '@arbiter/schema';

/** An object that this seat sees and can name. */
export interface Seen extends ViewedObject {
  readonly id: Id;
  readonly as: Characteristics;
}
/** The game as one seat sees it, with what a player looks up all the time. */
export interface Sight {
  readonly me: Seat;
  readonly view: ViewedGame;
  readonly foes: readonly ViewedPlayer[];
  readonly objects: ReadonlyMap<Id, ViewedObject>;
}

const everywhere = ({ battlefield, stack, exile, command, players }: ViewedGame): readonly ViewedObject[] => [
  ...battlefield,
  ...stack,
  ...exile,
  ...command,
  ...players.flatMap((p) => [...p.hand.cards, ...p.graveyard, ...(p.topKnown ?? []).filter((card) => card !== null)]),
];

export function sightOf(me: Seat, view: ViewedGame): Sight {
  const team = view.players.find((p) => p.seat === me)?.team;
  const named = everywhere(view).flatMap((object) => (object.id === null ? [] : [[object.id, object] as const]));
  return { me, view, foes: view.players.filter((p) => p.team !== team && p.status === 'playing'), objects: new Map(named) };
}

const isSeen = (object: ViewedObject | undefined): object is Seen => object !== undefined && object.id !== null && object.as !== undefined;
export const seenAt = ({ objects }: Sight, id: Id): Seen | null => {
  const object = objects.get(id);
  return isSeen(object) ? object : null;
};
export const onBattlefield = ({ view }: Sight): readonly Seen[] => view.battlefield.filter(isSeen);
export const onStack = ({ view }: Sight): readonly ViewedObject[] => view.stack;
export const inGraveyards = ({ view }: Sight): readonly Seen[] => view.players.flatMap((p) => p.graveyard).filter(isSeen);

export const playerAt = ({ view }: Sight, seat: Seat): ViewedPlayer | null => view.players.find((p) => p.seat === seat) ?? null;
/** Whether they play together, or are one and the same. */
export const areMates = (sight: Sight, one: Seat, other: Seat): boolean => playerAt(sight, one)?.team === playerAt(sight, other)?.team;
/** Whether it is my turn, which may be my team's. */
export const isMyTurn = (sight: Sight): boolean => {
  const { view, me } = sight;
  return view.turn.active === me || (sharesTurns(view) && areMates(sight, me, view.turn.active));
};
export const isFoe = ({ foes }: Sight, seat: Seat): boolean => foes.some((p) => p.seat === seat);
export const stackOf = ({ stack }: ViewedObject): Partial<OnStack> => (stack ?? {}) as Partial<OnStack>;

export const isCreature = (object: Seen): boolean => object.as.types.includes('creature');
export const creaturesOf = (sight: Sight, seat: Seat): readonly Seen[] =>
  onBattlefield(sight).filter((object) => object.as.controller === seat && isCreature(object));
export const controllerOf = (sight: Sight, thing: Thing): Seat | null =>
  typeof thing === 'string' ? thing : (seenAt(sight, thing)?.as.controller ?? sight.objects.get(thing)?.controller ?? null);
