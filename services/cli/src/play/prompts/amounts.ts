import { type AnswerOf, check, type SpaceOf } from '@arbiter/schema';
import { label } from '../scene.ts';
import { sourceName, things } from './picks.ts';
import { andThen, bad, mapped, NONE, ok, type Prompt, type Read } from './prompt.ts';
import { each, tokensOf, wholeIn } from './reading.ts';

/* Questions answered by numbers. */

function amountsIn(text: string, count: number): Read<readonly number[]> {
  const tokens = text.trim() === NONE ? [] : tokensOf(text);
  return andThen(each(tokens, wholeIn), (amounts) =>
    amounts.length === count ? ok(amounts) : bad('amounts', { n: count, given: text.trim(), is: amounts.length }),
  );
}
const makeAmounts = (amounts: readonly number[]): string => (amounts.length === 0 ? NONE : amounts.join(' '));

export const x: Prompt<'x'> = {
  asks: ({ space }, scene) => ({ key: 'x', params: { source: sourceName(scene, space), min: space.min, max: space.max } }),
  choices: () => [],
  parse: (_, text) => mapped(wholeIn(text), (n) => ({ x: n })),
  make: (_, answer) => `${answer.x}`,
};

export const division: Prompt<'division'> = {
  asks: ({ space }, scene) => ({ key: 'division', params: { source: sourceName(scene, space), total: space.total, least: space.least } }),
  choices: ({ space }, scene) => things(scene, space.among),
  parse: ({ among }, text) => mapped(amountsIn(text, among.length), (amounts) => ({ amounts })),
  make: (_, { amounts }) => makeAmounts(amounts),
};

/** Lethal damage to each in their order as far as it goes; what is left over on the last by trample, else on the first. */
function lethalFirst(space: SpaceOf<'damage'>): AnswerOf<'damage'> | null {
  const { among, amount, trample } = space;
  let left = amount;
  const amounts = among.map(({ lethal }, at) => {
    const share = trample !== null && at === among.length - 1 ? left : Math.min(left, lethal);
    left -= share;
    return share;
  });
  const all = amounts.map((share, at) => (at === 0 ? share + left : share));
  return check({ seat: '', kind: 'damage', space, withdrawable: false }, { amounts: all }) === null ? { amounts: all } : null;
}
export const damage: Prompt<'damage'> = {
  asks: ({ space }, scene) => ({ key: 'damage', params: { source: sourceName(scene, space), total: space.amount } }),
  choices: ({ space: { among, trample } }, scene) =>
    among.map(({ to, lethal }, at) => {
      const what = label(scene, to);
      const tramples = trample !== null && at === among.length - 1;
      return {
        mark: `${at + 1}`,
        text: tramples ? scene.say('option', 'trample', { what }) : scene.say('option', 'lethal', { what, n: lethal }),
        ...(typeof to === 'number' ? { object: to } : {}),
      };
    }),
  usual: lethalFirst,
  parse: ({ among }, text) => mapped(amountsIn(text, among.length), (amounts) => ({ amounts })),
  make: (_, { amounts }) => makeAmounts(amounts),
};

export const loop: Prompt<'loop'> = {
  asks: ({ space }) => ({ key: space.optional ? 'loop.optional' : 'loop', params: { max: space.most } }),
  choices: () => [],
  parse: (_, text) => mapped(wholeIn(text), (times) => ({ times })),
  make: (_, { times }) => `${times}`,
};
