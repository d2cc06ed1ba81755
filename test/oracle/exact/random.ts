import { cards } from '@arbiter/cards';
import type { Scenario } from '@arbiter/scenario';
import { type Random, steps } from '@arbiter/schema';
import { chosenFrom, once } from '../stand.ts';

const names = Object.keys(cards);
const lands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Steam Vents', 'Birds of Paradise'];
const isPermanent = (name: string): boolean => {
  const types = cards[name]?.faces[0]?.types ?? [];
  return !types.includes('instant') && !types.includes('sorcery');
};
const isAura = (name: string): boolean => cards[name]?.faces[0]?.subtypes?.includes('Aura') === true;
const permanents = names.filter((name) => isPermanent(name) && !isAura(name));
const draws = (random: Random, most: number, from: readonly string[]): string[] =>
  Array.from({ length: random.below(most + 1) }, () => chosenFrom(random, from));

const playerBy = (random: Random) => ({
  life: once(random, 3) ? 1 + random.below(4) : 20,
  hand: draws(random, 4, names),
  battlefield: [...draws(random, 4, permanents), ...draws(random, 5, lands)].map((name) => ({
    card: name,
    tapped: once(random, 6),
    summoningSick: once(random, 6),
  })),
  graveyard: draws(random, 3, names),
  library: draws(random, 5, names),
});

/** A board of cards from the pool by chance, at the beginning of some step. */
export function boardBy(random: Random): Scenario {
  const seats = once(random, 3) ? ['A', 'B', 'C'] : ['A', 'B'];
  return {
    rules: chosenFrom(random, ['classic', 'modern']),
    attack: chosenFrom(random, ['one', 'multiple']),
    players: Object.fromEntries(seats.map((seat) => [seat, playerBy(random)])),
    start: {
      turn: 1,
      step: chosenFrom(
        random,
        steps.filter((step) => step !== 'first-strike-damage'),
      ),
    },
  };
}
