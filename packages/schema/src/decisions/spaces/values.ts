import { basicLandTypes } from '../../words.ts';
import { between, coin, pick } from './chance.ts';
import { type Choice, illegal, misnamed, outside } from './choice.ts';
import { mapped } from './combine.ts';

const LONGEST_NAME = 200;

function* numbers(min: number, max: number): Generator<number> {
  for (let n = min; n <= max; n++) yield n;
}

export const x: Choice<'x'> = {
  check: ({ min, max }, answer) => outside(answer.x, min, max),
  sample: ({ min, max }, random) => ({ x: between(random, min, max) }),
  all: ({ min, max }) => mapped(numbers(min, max), (n) => ({ x: n })),
};

/** A word of a list, a whole number of a range, or else the name of any card: names without end, of which the basic lands' stand for all. */
export const value: Choice<'value'> = {
  check({ words, range }, answer) {
    if (words) return misnamed([answer.value], words);
    if (range) return typeof answer.value === 'number' ? outside(answer.value, range[0], range[1]) : illegal('not-offered', { named: answer.value });
    return typeof answer.value === 'string' && answer.value.trim() !== '' && answer.value.length <= LONGEST_NAME ? null : illegal('not-a-name');
  },
  sample({ words, range }, random) {
    if (words) return { value: pick(random, words) };
    return { value: range ? between(random, range[0], range[1]) : pick(random, basicLandTypes) };
  },
  all({ words, range }) {
    const options: Iterable<string | number> = words ?? (range ? numbers(range[0], range[1]) : basicLandTypes);
    return mapped(options, (one) => ({ value: one }));
  },
};

export const confirm: Choice<'confirm'> = {
  check: () => null,
  sample: (_, random) => ({ yes: coin(random) }),
  all: () => [{ yes: true }, { yes: false }],
};

/** How often more, or in a loop that nobody keeps going whether one will act: whether at all is a fair coin, then how often. */
export const loop: Choice<'loop'> = {
  check: ({ most }, { times }) => outside(times, 0, most),
  sample: ({ most }, random) => ({ times: most > 0 && coin(random) ? between(random, 1, most) : 0 }),
  all: ({ most }) => mapped(numbers(0, most), (times) => ({ times })),
};
