import { cards } from '@arbiter/cards';
import { type Card, pick, type Random, type Setup, shuffled } from '@arbiter/schema';
import type { Place, Unseen } from './places.ts';

const hasMorph = (card: Card | undefined): boolean =>
  card?.faces[0]?.abilities?.some((ability) => ability.kind === 'keyword' && ability.keyword === 'morph') ?? false;
const nameAt = ({ decks }: Setup, { owner, at }: Place): string => decks[owner]?.main[at] ?? '';
const all = Object.keys(cards);
const morphs = all.filter((name) => hasMorph(cards[name]));

/** What lies in these places, in another order. */
const turned = (random: Random, setup: Setup, places: readonly Place[]): readonly string[] =>
  shuffled(
    random,
    places.map((place) => nameAt(setup, place)),
  );

/**
 * Another game in which the cards a watcher never saw are others: those of the other players dealt anew among them all, every other one any card there is, and
 * those of his own deck in another order. What was played face down has morph.
 */
export const twinOf = (setup: Setup, { places, faceDown }: Unseen, watcher: string | null, random: Random): Setup => {
  const lists = new Map(Object.entries(setup.decks).map(([seat, { main }]) => [seat, [...main]]));
  const dealt = (to: readonly Place[], names: readonly string[]): void =>
    to.forEach(({ owner, at }, i) => {
      (lists.get(owner) as string[])[at] = names[i] as string;
    });
  const own = places.filter(({ owner }) => owner === watcher);
  const down = places.filter((place) => faceDown.has(place));
  const others = places.filter((place) => place.owner !== watcher && !faceDown.has(place));
  dealt(own, turned(random, setup, own));
  dealt(
    down,
    down.map(() => pick(random, morphs)),
  );
  dealt(
    others,
    turned(random, setup, others).map((name) => (random.below(2) === 0 ? name : pick(random, all))),
  );
  const decks = Object.fromEntries(Object.entries(setup.decks).map(([seat, deck]) => [seat, { ...deck, main: lists.get(seat) ?? [] }]));
  const known = new Set([...lists.values()].flat());
  return { ...setup, decks, cards: Object.fromEntries([...known].map((name) => [name, setup.cards[name] ?? (cards[name] as Card)])) };
};
export const changedIn = (setup: Setup, twin: Setup, { places }: Unseen): readonly Place[] =>
  places.filter((place) => nameAt(setup, place) !== nameAt(twin, place));
