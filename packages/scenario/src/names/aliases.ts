import type { Event, Game, Id } from '@arbiter/schema';

/** The objects that the scenario has given names of its own, by that name. They keep it as they move on. */
export type Aliases = Readonly<Record<string, readonly Id[]>>;

const renamed = (aliases: Aliases, to: ReadonlyMap<Id, Id>): Aliases =>
  Object.fromEntries(Object.entries(aliases).map(([name, ids]) => [name, ids.map((id) => to.get(id) ?? id)]));

const newIds = (event: Event, before: Game): ReadonlyMap<Id, Id> | null => {
  switch (event.type) {
    case 'ObjectMoved':
      return new Map([[event.object, event.as]]);
    case 'LibraryShuffled': {
      const library = before.players.find(({ seat }) => seat === event.player)?.library ?? [];
      return new Map(event.order.map((position, at) => [library[position] as Id, event.first + at]));
    }
    case 'HandRenewed': {
      const hand = before.players.find(({ seat }) => seat === event.player)?.hand ?? [];
      return new Map(hand.map((id, at) => [id, event.first + at]));
    }
    default:
      return null;
  }
};

export function followed(aliases: Aliases, event: Event, before: Game): Aliases {
  const to = newIds(event, before);
  return to === null ? aliases : renamed(aliases, to);
}
export const named = (aliases: Aliases, name: string, id: Id): Aliases => ({ ...aliases, [name]: [...(aliases[name] ?? []), id] });
