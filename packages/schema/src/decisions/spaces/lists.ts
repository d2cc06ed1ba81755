import { between, coin, distinctBelow, pick, shuffled, some } from './chance.ts';
import { type Choice, illegal, miscounted, misnamed } from './choice.ts';
import { mapped, multisetsOf, orders, ordersOfEach, subsets } from './combine.ts';

function* multisets<T>(list: readonly T[], min: number, max: number): Generator<T[]> {
  for (let count = Math.max(0, min); count <= max; count++) yield* multisetsOf(list, count);
}

/** Which modes, and how often each, matters; their order does not: they are followed as printed (2016:700.2). */
export const modes: Choice<'modes'> = {
  check: ({ of, min, max, again }, answer) => misnamed(answer.modes, of, again) ?? miscounted(answer.modes.length, min, max),
  sample({ of, min, max, again }, random) {
    const most = again && of.length > 0 ? max : Math.min(max, of.length);
    const count = between(random, min, most);
    if (!again) return { modes: some(random, of, count) };
    return { modes: distinctBelow(random, Math.max(0, of.length + count - 1), count).map((place, nth) => of[place - nth] as number) };
  },
  all: ({ of, min, max, again }) => mapped(again && of.length > 0 ? multisets(of, min, max) : subsets(of, min, max), (chosen) => ({ modes: chosen })),
};

/** How many is chosen by chance first, then which: "up to one" is a fair coin. Different names are the engine's to demand. */
export const objects: Choice<'objects'> = {
  check: ({ from, min, max }, answer) => misnamed(answer.objects, from) ?? miscounted(answer.objects.length, min, max),
  sample({ from, min, max, ordered }, random) {
    const chosen = some(random, from, between(random, min, Math.min(max, from.length)));
    return { objects: ordered ? shuffled(random, chosen) : chosen };
  },
  all({ from, min, max, ordered }) {
    const sets = subsets(from, min, max);
    return mapped(ordered ? ordersOfEach(sets) : sets, (chosen) => ({ objects: chosen }));
  },
};

export const keep: Choice<'keep'> = {
  check: ({ abilities }, answer) => misnamed(answer.keep, abilities),
  sample: ({ abilities }, random) => ({ keep: abilities.filter(() => coin(random)) }),
  all: ({ abilities }) => mapped(subsets(abilities, 0, abilities.length), (chosen) => ({ keep: chosen })),
};

export const order: Choice<'order'> = {
  check: ({ of }, answer) => misnamed(answer.order, of) ?? miscounted(answer.order.length, of.length, of.length),
  sample: ({ of }, random) => ({ order: shuffled(random, of) }),
  all: ({ of }) => mapped(orders(of), (chosen) => ({ order: chosen })),
};

/** None may be used only where nothing left is mandatory (2016:616.1). */
export const replacement: Choice<'replacement'> = {
  check({ of }, { use }) {
    if (use !== null)
      return misnamed(
        [use],
        of.map(({ key }) => key),
      );
    return of.every(({ optional }) => optional) ? null : illegal('mandatory');
  },
  sample: (space, random) => pick(random, [...replacement.all(space)]),
  all: ({ of }) => [...of.map(({ key }) => ({ use: key })), ...(of.every(({ optional }) => optional) ? [{ use: null }] : [])],
};
