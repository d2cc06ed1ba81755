import { type Card, type Random, type Setup, shuffled } from '@arbiter/schema';
import type { Place, Unseen } from './places.ts';

const hasMorph = (card: Card | undefined): boolean =>
  card?.faces[0]?.abilities?.some((ability) => ability.kind === 'keyword' && ability.keyword === 'morph') ?? false;
const nameAt = ({ decks }: Setup, { owner, at }: Place): string => decks[owner]?.main[at] ?? '';

/** Another game in which the cards a watcher never saw are others, dealt anew among all their owners; his own deck holds what it held, in another order. */
export const twinOf = (setup: Setup, { places, faceDown }: Unseen, watcher: string | null, random: Random): Setup => {
  const decks = Object.fromEntries(Object.entries(setup.decks).map(([seat, deck]) => [seat, { ...deck, main: [...deck.main] }]));
  const dealt = (to: readonly Place[], names: readonly string[]): void =>
    to.forEach((place, i) => {
      (decks[place.owner] as { main: string[] }).main[place.at] = names[i] as string;
    });
  const own = places.filter(({ owner }) => owner === watcher);
  dealt(
    own,
    shuffled(
      random,
      own.map((place) => nameAt(setup, place)),
    ),
  );
  const others = places.filter(({ owner }) => owner !== watcher);
  const names = shuffled(
    random,
    others.map((place) => nameAt(setup, place)),
  );
  const down = others.filter((place) => faceDown.has(place));
  const morphs = names.filter((name) => hasMorph(setup.cards[name])).slice(0, down.length);
  for (const name of morphs) names.splice(names.indexOf(name), 1);
  dealt(down, morphs);
  dealt(
    others.filter((place) => !faceDown.has(place)),
    names,
  );
  return { ...setup, decks };
};
export const changedIn = (setup: Setup, twin: Setup, { places }: Unseen): readonly Place[] =>
  places.filter((place) => nameAt(setup, place) !== nameAt(twin, place));
