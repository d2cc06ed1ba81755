import { Schema } from 'effect';

/** What the vocabulary's codecs are built of. Nothing is transformed: what is encoded is what is decoded. */

type Fields = Schema.Struct.Fields;
type Flat<T> = { [K in keyof T]: T[K] };
type Tagged<K extends string, M extends Readonly<Record<string, Fields>>, C extends Fields> = {
  [W in keyof M]: Flat<{ readonly [P in K]: W } & Schema.Struct.Type<M[W]> & Schema.Struct.Type<C>>;
}[keyof M];

export const opt = Schema.optionalKey;
export const list = <S extends Schema.Constraint>(of: S) => Schema.Array(of);
export const struct = Schema.Struct;
export const record = <S extends Schema.Constraint>(of: S) => Schema.Record(Schema.String, of);
export const oneOf = <const M extends readonly Schema.Constraint[]>(...members: M) => Schema.Union(members);
export const words = <const W extends readonly string[]>(...of: W) => Schema.Literals(of);
export const Yes = Schema.Literal(true);

/** One struct per word of a closed list, told apart by `key`, so that decoding looks one up instead of trying all. */
export const tagged = <const K extends string, const M extends Readonly<Record<string, Fields>>, const C extends Fields>(key: K, members: M, common: C) =>
  Schema.Union(Object.entries(members).map(([word, fields]) => struct({ [key]: Schema.Literal(word), ...fields, ...common }))) as unknown as Schema.Codec<
    Tagged<K, M, C>
  >;

type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Members of a union as plain objects, with a discriminant of several words as one member each. */
type Spread<T> = T extends object ? (T extends readonly unknown[] ? T : SpreadBy<T, Extract<'do' | 'on' | 'would' | 'kind', keyof T>>) : T;
type SpreadBy<T, K extends keyof T> = [K] extends [never] ? Flat<T> : { [W in T[K] & string]: { [P in keyof T]: P extends K ? W : T[P] } }[T[K] & string];
type Proof<S, T> =
  Identical<Spread<S>, Spread<T>> extends true ? unknown : { codecAlone: Exclude<Spread<S>, Spread<T>>; typeAlone: Exclude<Spread<T>, Spread<S>> };

/** Takes a codec only if its type is the hand-written `T` exactly, optional keys included, which assignability both ways would not see. */
export const proved =
  <T>(identifier: string) =>
  <S>(codec: Schema.Codec<S> & Proof<S, T>): Schema.Codec<T> =>
    (codec as Schema.Codec<S>).annotate({ identifier }) as unknown as Schema.Codec<T>;
