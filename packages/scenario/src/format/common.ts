import { type ManaType, steps, zones } from '@arbiter/schema';
import { Schema } from 'effect';

/** The words that setups, scripts and expectations share. */

export const opt = Schema.optionalKey;
export const list = <S extends Schema.Top>(of: S) => Schema.Array(of);
export const record = <S extends Schema.Top>(of: S) => Schema.Record(Schema.String, of);
const atLeast = (least: number) => Schema.Int.check(Schema.isGreaterThanOrEqualTo(least, { expected: `a whole number from ${least}` }));

export const Text = Schema.String;
export const Flag = Schema.Boolean;
export const Int = Schema.Int;
export const Nat = atLeast(0);
export const Positive = atLeast(1);
export const Step = Schema.Literals(steps);
export const Zone = Schema.Literals(zones);
export const Counters = record(Nat);
/** `{R}{R}`, symbols of mana that is there: nothing generic, nothing hybrid. */
export const Mana = Schema.String.check(Schema.isPattern(/^(\{[WUBRGC]\})*$/u, { expected: 'mana such as {R}{R}' }));
export const manaIn = (symbols: string): readonly ManaType[] => Array.from(symbols.matchAll(/[WUBRGC]/gu), ([one]) => one as ManaType);
/** `RU`, or nothing for colourless. */
export const Colors = Schema.String.check(Schema.isPattern(/^[WUBRG]{0,5}$/u, { expected: 'letters of WUBRG' }));
