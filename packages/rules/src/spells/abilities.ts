import type { Ability, Id, Instruction, Target, Text } from '@arbiter/schema';
import { perKey } from '../engine/perKey.ts';
import type { AbilityOf, Look } from '../engine/play.ts';
import { expandKeywords } from '../keywords/index.ts';

/** An ability of an object and its place in the object's list; what a keyword stands for has the keyword's place. */
export interface Placed<A extends Ability = Ability> {
  readonly index: number;
  readonly ability: A;
}

/** These abilities with keywords spelled out. */
const spelledOut = perKey((abilities: readonly Ability[]): readonly Placed[] => {
  const meant = expandKeywords(abilities);
  return abilities.flatMap((ability, index) => (ability.kind === 'keyword' ? (meant[index] ?? []) : [ability]).map((part) => ({ index, ability: part })));
});

const isOf =
  <K extends Ability['kind']>(kind: K) =>
  (placed: Placed): placed is Placed<AbilityOf<K>> =>
    placed.ability.kind === kind;

export const placedOf = <K extends Ability['kind']>(abilities: readonly Ability[], kind: K): readonly Placed<AbilityOf<K>>[] =>
  spelledOut(abilities).filter(isOf(kind));

/** An object's abilities of one kind, keywords spelled out. */
export const abilitiesOf = <K extends Ability['kind']>(look: Look, id: Id, kind: K): readonly Placed<AbilityOf<K>>[] => placedOf(look.of(id).abilities, kind);

/** The activated ability at this place of the object's list. */
export const activatedAt = (look: Look, id: Id, index: number): AbilityOf<'activated'> | null =>
  abilitiesOf(look, id, 'activated').find((placed) => placed.index === index)?.ability ?? null;

const nested = (instruction: Instruction): readonly Instruction[] => [
  ...('then' in instruction && Array.isArray(instruction.then) ? (instruction.then as readonly Instruction[]) : []),
  ...('else' in instruction ? (instruction.else ?? []) : []),
  ...(instruction.do === 'coin' ? [...(instruction.won ?? []), ...(instruction.lost ?? [])] : []),
  ...(instruction.do === 'modes' ? instruction.modes.of.flatMap((mode) => mode.do) : []),
];

/** Everything a text says, what stands inside other instructions too. What it sets up for later is not part of it. */
export function instructionsOf(text: Text): readonly Instruction[] {
  const flat = (list: readonly Instruction[]): readonly Instruction[] => list.flatMap((one) => [one, ...flat(nested(one))]);
  return flat([...(text.do ?? []), ...(text.modes?.of ?? []).flatMap((mode) => mode.do)]);
}

export const isLoyaltyAbility = (ability: AbilityOf<'activated'>): boolean => ability.cost.some((part) => 'loyalty' in part);

/** A target with the name its choice goes by: a mode chosen again has its own targets each time. */
export interface NamedTarget {
  readonly as: string;
  readonly target: Target;
}

const named = (targets: readonly Target[] | undefined, nth: number): readonly NamedTarget[] =>
  (targets ?? []).map((target) => ({ as: targetName(target.as, nth), target }));

/** `nth` counts from 0 how often the mode was chosen before. */
export const targetName = (as: string, nth: number): string => (nth === 0 ? as : `${as}#${nth + 1}`);

/** The targets of a text with these modes chosen, in the order of the text. */
export function targetsOf(text: Text, modes: readonly number[]): readonly NamedTarget[] {
  const ofModes = modes.map((mode, at) => named(text.modes?.of[mode]?.targets, modes.slice(0, at).filter((other) => other === mode).length));
  return [...named(text.targets, 0), ...ofModes.flat()];
}
