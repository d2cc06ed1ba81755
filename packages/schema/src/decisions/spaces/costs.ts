import type { SpaceOf } from '../index.ts';
import { between, coin, pick, shuffled } from './chance.ts';
import { type Choice, type Illegal, illegal, misnamed } from './choice.ts';
import { mapped } from './combine.ts';

type Space = SpaceOf<'costs'>;
type Option = Space['options'][number];
type Paid = readonly { readonly key: string; readonly times: number }[];

const clashes = ({ exclusive }: Space, keys: readonly string[]) => exclusive.find((group) => keys.filter((key) => group.includes(key)).length > 1);

/** What may not stand together, and never will with more. */
function broken(space: Space, keys: readonly string[]): Illegal | null {
  const clash = clashes(space, keys);
  if (clash) return illegal('exclusive', { keys: clash });
  const required = space.required && keys.filter((key) => space.required?.includes(key));
  return required && required.length > 1 ? illegal('one-required', { keys: space.required ?? [] }) : null;
}

const lacks = ({ required }: Space, keys: readonly string[]): boolean => required !== undefined && !keys.some((key) => required.includes(key));

/** One of the required ones can still be added. */
const canEnd = (space: Space, keys: readonly string[], left: readonly Option[]): boolean =>
  !lacks(space, keys) || left.some(({ key, most }) => most > 0 && space.required?.includes(key) && !clashes(space, [...keys, key]));

function* payments(space: Space, at: number, paid: Paid): Generator<Paid> {
  const option = space.options[at];
  if (!option) {
    yield paid;
    return;
  }
  for (let times = 0; times <= option.most; times++) {
    const next = times > 0 ? [...paid, { key: option.key, times }] : paid;
    const keys = next.map(({ key }) => key);
    const goesOn = !broken(space, keys) && canEnd(space, keys, space.options.slice(at + 1));
    if (goesOn) yield* payments(space, at + 1, next);
    else if (times > 0) return;
  }
}

/** 2016:601.2b. */
export const costs: Choice<'costs'> = {
  check(space, { pay }) {
    const keys = pay.map(({ key }) => key);
    const wrong = misnamed(
      keys,
      space.options.map(({ key }) => key),
    );
    if (wrong) return wrong;
    const over = pay.find(({ key, times }) => times < 1 || times > (space.options.find((option) => option.key === key)?.most ?? 0));
    if (over) return illegal('out-of-range', { key: over.key, value: over.times });
    return broken(space, keys) ?? (lacks(space, keys) ? illegal('one-required', { keys: space.required ?? [] }) : null);
  },
  sample(space, random) {
    const open = space.options.filter(({ most }) => most > 0);
    const required = open.filter(({ key }) => space.required?.includes(key));
    const chosen = required.length > 0 ? [pick(random, required)] : [];
    for (const option of shuffled(random, open)) {
      const keys = [...chosen, option].map(({ key }) => key);
      if (!required.includes(option) && coin(random) && !clashes(space, keys)) chosen.push(option);
    }
    return { pay: open.filter((option) => chosen.includes(option)).map(({ key, most }) => ({ key, times: between(random, 1, most) })) };
  },
  all: (space) => mapped(canEnd(space, [], space.options) ? payments(space, 0, []) : [], (pay) => ({ pay })),
};
