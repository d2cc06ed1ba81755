import type { Instruction, Mode, Modes, Seat } from '@arbiter/schema';
import { holds } from '../cards/conditions.ts';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { players } from './acting.ts';
import { rangeOf } from './choose.ts';
import { type Context, type Primitive, within } from './primitive.ts';

const countsOf = (play: Play, context: Context, { choose, moreIf }: Modes): readonly [number, number] => {
  if (moreIf && holds(play.look, context.env, moreIf.when)) {
    const more = atLeastZero(amountOf(play.look, context.env, moreIf.choose));
    return [more, more];
  }
  return rangeOf(play, context, choose);
};

function* chosenModes(play: Play, context: Context, seat: Seat, modes: Modes): Procedure<readonly number[]> {
  const of = modes.of.flatMap((mode, i) => (mode.while === undefined || holds(play.look, context.env, mode.while) ? [i] : []));
  const [least, most] = countsOf(play, context, modes);
  const max = modes.again ? (of.length > 0 ? most : 0) : Math.min(most, of.length);
  const min = Math.min(least, max);
  if (max === 0) return [];
  if (modes.random)
    return Array.from({ length: max }, () => of).reduce<number[]>((chosen, all) => {
      const left = modes.again ? all : all.filter((mode) => !chosen.includes(mode));
      return [...chosen, left[play.random(left.length)] as number];
    }, []);
  return (yield* play.ask('modes', seat, () => ({ cite: '2016:608.2d', source: context.env.source, of, min, max, again: modes.again ?? false }), {
    modes: of.slice(0, min),
  })).modes;
}

function* carryOutMode(play: Play, context: Context, mode: Mode): Procedure<void> {
  if (mode.cost) {
    const { paid } = yield* play.call('payCost', {
      seat: context.env.controller,
      cost: mode.cost,
      env: context.env,
      on: context.env.on ?? null,
      why: '2016:117.12',
    });
    if (!paid) return;
  }
  yield* within(play, context, mode.do);
}

/** Modes chosen as the text is carried out, followed in the order printed (2016:608.2c–d, 700.2). */
export const modes: Primitive<'modes'> = function* (play, context, instruction) {
  const [chooser] = instruction.modes.chooser === undefined ? [context.env.controller] : players(play.look, context.env, instruction.modes.chooser);
  if (chooser === undefined) return { did: false };
  const chosen = yield* chosenModes(play, context, chooser, instruction.modes);
  const keys = chosen.map((i) => instruction.modes.of[i]?.key ?? String(i));
  for (const key of keys) play.record({ type: 'WordChosen', rule: '2016:608.2d', player: chooser, word: key, secret: false });
  for (const i of chosen.toSorted((a, b) => a - b)) yield* carryOutMode(play, context, instruction.modes.of[i] as Mode);
  return { words: keys, number: chosen.length, did: chosen.length > 0 };
};

/** The instructions of the modes chosen as a text was put on the stack, in the order printed, each with how often it came before. */
export const chosenInstructions = (
  { of }: Modes,
  chosen: readonly number[],
): readonly { readonly mode: number; readonly nth: number; readonly do: readonly Instruction[] }[] => {
  const order = chosen.toSorted((a, b) => a - b);
  return order.flatMap((mode, at) => (of[mode] ? [{ mode, nth: order.slice(0, at).filter((other) => other === mode).length, do: of[mode].do }] : []));
};
