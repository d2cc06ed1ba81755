import { between, coin, pick, shuffled } from './chance.ts';
import { type Choice, illegal, miscounted, misnamed } from './choice.ts';
import { mapped, ordersOfEach, subsets, subsetsOf } from './combine.ts';

const HEX = '0123456789abcdef'.split('');

/** The numbers from 0 up, written as so many bytes. */
function* counting(bytes: number): Generator<{ entropy: string }> {
  for (let n = 0; n < Number.MAX_SAFE_INTEGER; n++) yield { entropy: n.toString(16).padStart(bytes * 2, '0') };
}

export const entropy: Choice<'entropy'> = {
  check: ({ bytes }, answer) => miscounted(answer.entropy.length, bytes * 2, bytes * 2),
  sample: ({ bytes }, random) => ({ entropy: Array.from({ length: bytes * 2 }, () => pick(random, HEX)).join('') }),
  all: ({ bytes }) => counting(bytes),
  forced: () => null,
};

/** The hands that chance mostly keeps, so that games get going; smaller ones it always keeps. */
const FULL = 7;
const SMALLEST = 6;

/** A hand of no cards cannot be taken back (2016:103.4). */
export const mulligan: Choice<'mulligan'> = {
  check: ({ hand }, answer) => (answer.keep || hand > 0 ? null : illegal('no-mulligan')),
  sample({ hand }, random) {
    if (hand < SMALLEST) return { keep: true };
    return { keep: hand <= FULL ? between(random, 1, 4) > 1 : coin(random) };
  },
  all: ({ hand }) => (hand > 0 ? [{ keep: true }, { keep: false }] : [{ keep: true }]),
  forced: () => null,
};

export const bottom: Choice<'bottom'> = {
  check: ({ from, count }, { cards }) => misnamed(cards, from) ?? miscounted(cards.length, count, count),
  sample: ({ from, count }, random) => ({ cards: shuffled(random, from).slice(0, count) }),
  all: ({ from, count }) => mapped(ordersOfEach(subsetsOf(from, count)), (cards) => ({ cards })),
};

export const openingHand: Choice<'openingHand'> = {
  check: ({ from }, { cards }) => misnamed(cards, from),
  sample: ({ from }, random) => ({ cards: shuffled(random, from).filter(() => coin(random)) }),
  all: ({ from }) => mapped(ordersOfEach(subsets(from, 0, from.length)), (cards) => ({ cards })),
};
