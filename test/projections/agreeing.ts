import { type HiddenZone, type LifeTotal, lifeCauses, type ShownObject, type ShownZones, type StackItem } from '@arbiter/projections';
import { same } from '@arbiter/rules';
import type { Game, Id, Obj, ViewedGame, ViewedObject } from '@arbiter/schema';
import { expect } from 'vitest';

const shared = ['battlefield', 'stack', 'exile', 'command', 'ante', 'phasedOut'] as const;
const idsOf = (objects: readonly { readonly id: Id | null }[]): readonly (Id | null)[] => objects.map(({ id }) => id);
/** Compared at every entry of every game: the words for a difference are made only where there is one. */
const agree = (told: unknown, fact: unknown, what: string): void => {
  if (!same(told, fact)) expect(told, what).toEqual(fact);
};
const sorted = (ids: readonly (Id | null)[]): readonly Id[] => ids.filter((id) => id !== null).toSorted((a, b) => a - b);

const facts = ({ id, kind, card, owner, controller, zone, tapped, faceDown, face }: ShownObject | Obj): object => ({
  id,
  kind,
  card,
  owner,
  controller,
  zone,
  tapped,
  faceDown,
  face,
});
const everything = (zones: ShownZones): readonly ShownObject[] => [
  ...zones.players.flatMap(({ library, hand, graveyard }) => [...library.cards, ...hand.cards, ...graveyard]),
  ...shared.flatMap((zone) => zones[zone]),
];

/** Everything where the game has it, in its order, and as the game has it. */
export const zonesAreTheGames = (zones: ShownZones, game: Game): void => {
  for (const zone of shared) agree(idsOf(zones[zone]), game[zone], zone);
  for (const [i, player] of game.players.entries()) {
    const { library, hand, graveyard } = zones.players[i] as ShownZones['players'][number];
    const places = (zone: HiddenZone): object => ({ count: zone.count, ids: idsOf(zone.cards), places: zone.cards.map(({ place }) => place) });
    const whole = (ids: readonly Id[]): object => ({ count: ids.length, ids, places: ids.map((_, place) => place) });
    agree(places(library), whole(player.library), `library of ${player.seat}`);
    agree(places(hand), whole(player.hand), `hand of ${player.seat}`);
    agree(idsOf(graveyard), player.graveyard, `graveyard of ${player.seat}`);
  }
  for (const object of everything(zones)) agree(facts(object), facts(game.objects[object.id] as Obj), `object ${object.id}`);
  for (const { id, since, way } of zones.battlefield) if (way.at(-1)?.zone !== 'phasedOut') agree(since.turn, game.objects[id]?.enteredTurn, `object ${id}`);
};

export const lifeIsTheGames = (totals: readonly LifeTotal[], game: Pick<Game, 'players'> | Pick<ViewedGame, 'players'>): void => {
  agree(
    totals.map(({ seat, life }) => [seat, life]),
    game.players.map(({ seat, life }) => [seat, life]),
    'life',
  );
  for (const { life, history } of totals) {
    if (history.length > 0) expect(history.at(-1)?.life).toBe(life);
    for (const [i, change] of history.entries()) {
      expect(lifeCauses).toContain(change.cause);
      if (i > 0) expect(change.life - change.amount).toBe(history[i - 1]?.life);
    }
  }
};

export const stackIsTheGames = (items: readonly StackItem[], game: Game): void => {
  const expected = game.stack.toReversed().map((id) => {
    const { kind, card, owner, controller, faceDown, stack } = game.objects[id] as Obj;
    return {
      id,
      kind,
      card,
      owner,
      controller,
      faceDown,
      targets: stack?.targets,
      x: stack?.x,
      modes: stack?.modes,
      source: stack?.source,
      damage: stack?.assignment,
      cast: stack?.cast,
    };
  });
  expect(
    items.map(({ id, kind, card, owner, controller, faceDown, targets, x, modes, source, damage, cast }) => ({
      id,
      kind,
      card,
      owner,
      controller,
      faceDown,
      targets,
      x,
      modes,
      source,
      damage,
      cast,
    })),
  ).toEqual(expected);
};

const viewedFacts = ({ id, kind, card, owner, controller, zone, tapped, faceDown, face }: ViewedObject | ShownObject): object => ({
  id,
  kind,
  card,
  owner,
  controller,
  zone,
  tapped: tapped ?? false,
  faceDown,
  face,
});
const hiddenIsTheViews = (zone: HiddenZone, known: readonly (ViewedObject | null)[], count: number, what: string): void => {
  agree([zone.count, sorted(idsOf(zone.cards))], [count, sorted(known.map((o) => o?.id ?? null))], what);
};

/** What a viewer is told by events and what he is shown of the game are the same. */
export const zonesAreTheViews = (zones: ShownZones, view: ViewedGame): void => {
  for (const zone of shared) agree(zones[zone].map(viewedFacts), view[zone].map(viewedFacts), zone);
  for (const [i, player] of view.players.entries()) {
    const { library, hand, graveyard } = zones.players[i] as ShownZones['players'][number];
    agree(graveyard.map(viewedFacts), player.graveyard.map(viewedFacts), `graveyard of ${player.seat}`);
    hiddenIsTheViews(library, player.topKnown ?? [], player.library, `library of ${player.seat}`);
    hiddenIsTheViews(hand, player.hand.cards, player.hand.count, `hand of ${player.seat}`);
    for (const { place, id } of library.cards) if (place !== null) agree(id, player.topKnown?.[place]?.id, `place ${place}`);
    const shownById = new Map([...player.hand.cards, ...(player.topKnown ?? [])].flatMap((o) => (o && o.id !== null ? [[o.id, o] as const] : [])));
    for (const { place: _, ...object } of [...library.cards, ...hand.cards])
      agree(viewedFacts(object), viewedFacts(shownById.get(object.id) as ViewedObject), `object ${object.id}`);
  }
};
