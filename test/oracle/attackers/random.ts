import type { Random, Seat } from '@arbiter/schema';
import { keysOf, upTo } from '../cards.ts';
import { chosenFrom, once, several } from '../stand.ts';
import { type AttackBoard, type Creature, creatureTexts, decrees } from './board.ts';

const texts = keysOf(creatureTexts);
const laws = keysOf(decrees);

const creatureBy =
  (random: Random, seat: Seat) =>
  (n: number): Creature => ({
    name: `${seat}${n}`,
    seat,
    tapped: once(random, 8),
    sick: once(random, 5),
    texts: several(random, 2, texts),
  });

/** A small board by chance: two to four creatures that may attack, one that may not, some planeswalkers and laws. */
export function attackBoardBy(random: Random): AttackBoard {
  const seats = once(random, 3) ? ['A', 'B', 'C'] : ['A', 'B'];
  const opponents = seats.slice(1);
  return {
    edition: chosenFrom(random, ['classic', 'modern']),
    seats,
    attack: seats.length === 2 ? 'one' : chosenFrom(random, ['multiple', 'multiple', 'one', 'left', 'right']),
    chosen: chosenFrom(random, opponents),
    creatures: [...upTo(2 + random.below(3)).map(creatureBy(random, 'A')), ...upTo(random.below(2)).map(creatureBy(random, 'B'))],
    planeswalkers: opponents.filter(() => once(random, 3)).map((seat) => ({ name: `Walker of ${seat}`, seat })),
    decrees: several(random, 3, laws).map((decree, n) => ({ name: `Decree ${n}`, seat: chosenFrom(random, seats), decree })),
    islands: opponents.filter(() => once(random, 2)),
    mana: random.below(3),
  };
}
