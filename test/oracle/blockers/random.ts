import { type Color, colors, type Random } from '@arbiter/schema';
import { keysOf, upTo } from '../cards.ts';
import { chosenFrom, once, several } from '../stand.ts';
import { type Attacker, attackerTexts, type BlockBoard, type Blocker, blockerTexts, decrees } from './board.ts';

const ofAttackers = keysOf(attackerTexts);
const ofBlockers = keysOf(blockerTexts);
const laws = keysOf(decrees);
const black: readonly Color[] = ['B'];

const bodyBy = (random: Random, name: string) => ({
  name,
  power: 1 + random.below(3),
  colors: once(random, 3) ? black : several(random, 2, colors).filter((color, at, all) => all.indexOf(color) === at),
  artifact: once(random, 4),
});

const attackerBy =
  (random: Random, things: readonly string[]) =>
  (n: number): Attacker => ({ ...bodyBy(random, `A${n}`), at: chosenFrom(random, things), texts: several(random, 2, ofAttackers) });
const blockerBy =
  (random: Random, seats: BlockBoard['seats']) =>
  (n: number): Blocker => {
    const seat = chosenFrom(random, seats);
    return { ...bodyBy(random, `${seat}${n}`), seat, tapped: once(random, 10), texts: several(random, 2, ofBlockers) };
  };

/** A small board by chance: one to three attackers, two to four creatures of defending players, some laws. */
export function blockBoardBy(random: Random): BlockBoard {
  const seats = once(random, 4) ? ['A', 'B', 'C'] : ['A', 'B'];
  const opponents = seats.slice(1);
  const planeswalkers = opponents.filter(() => once(random, 5)).map((seat) => ({ name: `Walker of ${seat}`, seat }));
  const attackers = upTo(1 + random.below(3)).map(attackerBy(random, [...opponents, ...planeswalkers.map(({ name }) => name)]));
  const most = attackers.length === 3 ? 2 : 3;
  return {
    edition: chosenFrom(random, ['classic', 'modern']),
    seats,
    attackers,
    blockers: upTo(2 + random.below(most)).map(blockerBy(random, opponents)),
    planeswalkers,
    decrees: several(random, 2, laws).map((decree, n) => ({ name: `Decree ${n}`, seat: chosenFrom(random, seats), decree })),
    islands: opponents.filter(() => once(random, 2)),
    deserts: opponents.filter(() => once(random, 2)),
    mana: random.below(2),
  };
}
