import { manaTypes, type Random } from '@arbiter/schema';
import { keysOf, upTo } from '../cards.ts';
import { chosenFrom, once, several } from '../stand.ts';
import { type PayBoard, type Source, sources } from './board.ts';

const words = keysOf(sources);
const simple = ['W', 'U', 'R', 'G', 'C', 'snow G', 'snow C', 'W or U', 'any color', 'creature G', 'hasty creature R', 'any color for creatures'] as const;
const symbols = ['W', 'U', 'R', 'G', 'C', 'W/U', 'R/G', '2/R', '2/W', 'G/P', 'W/P', 'S'] as const;

const sourceBy =
  (random: Random, among: readonly (typeof words)[number][]) =>
  (n: number): Source => ({ name: `M${n}`, word: chosenFrom(random, among), tapped: once(random, 8), sick: once(random, 3) });

function costBy(random: Random): readonly string[] {
  const generic = once(random, 2) ? [String(random.below(4))] : [];
  const chosen = several(random, 3, symbols);
  const cost = [...(once(random, 8) ? ['X'] : []), ...generic, ...chosen];
  return cost.length === 0 ? ['0'] : cost;
}

/** A small board by chance: up to three mana floating, one to four sources, and a spell to pay for. */
export function payBoardBy(random: Random): PayBoard {
  const among = once(random, 3) ? simple : words;
  return {
    edition: chosenFrom(random, ['classic', 'modern']),
    life: chosenFrom(random, [20, 20, 1, 2, 3, 4]),
    pool: once(random, 2) ? [] : several(random, 3, manaTypes),
    sources: upTo(1 + random.below(4)).map(sourceBy(random, among)),
    cost: costBy(random),
    type: chosenFrom(random, ['creature', 'artifact', 'instant']),
  };
}
