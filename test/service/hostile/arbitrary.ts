import type { AnswerCodec } from '@arbiter/schema';
import * as fc from 'fast-check';
import { numbers, texts } from './corpus.ts';

/** Of any schema. */
type Ast = (typeof AnswerCodec)['ast']['types'][number];
export interface Shape {
  readonly ast: Ast;
}

const DEEPEST = 6;
const hostileText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 60 }));
const hostileNumber = fc.oneof(fc.constantFrom(...numbers), fc.integer(), fc.double());
/** What mostly fits, so that it comes far enough to do harm. */
const text = fc.oneof(
  {
    arbitrary: fc.constantFrom('A', 'B', 'a', '1', 'classic', '0'.repeat(64), 'b'.repeat(26), 'Mountain', '20 Mountain', '20 Mountain', 'Lightning Bolt'),
    weight: 8,
  },
  { arbitrary: hostileText, weight: 1 },
);
const number = fc.oneof({ arbitrary: fc.nat(140), weight: 12 }, { arbitrary: hostileNumber, weight: 1 });

type Fields = Extract<Ast, { _tag: 'Objects' }>;
const fieldsOf = ({ propertySignatures, indexSignatures }: Fields, depth: number): fc.Arbitrary<unknown> => {
  const fields = Object.fromEntries(propertySignatures.map(({ name, type }) => [String(name), shapedBy(type, depth + 1)]));
  const optional = propertySignatures.filter(({ type }) => type.context?.isOptional === true).map(({ name }) => String(name));
  const requiredKeys = Object.keys(fields).filter((key) => !optional.includes(key));
  const [index] = indexSignatures;
  if (index) return fc.dictionary(text, shapedBy(index.type, depth + 1), { maxKeys: 3, noNullPrototype: false });
  return fc.record(fields, { requiredKeys });
};

const shapedBy = (ast: Ast, depth: number): fc.Arbitrary<unknown> => {
  if (depth > DEEPEST) return fc.constant(null);
  switch (ast._tag) {
    case 'Union':
      return fc.oneof(...ast.types.map((type) => shapedBy(type, depth)));
    case 'Suspend':
      return shapedBy(ast.thunk(), depth + 1);
    case 'Objects':
      return fieldsOf(ast, depth);
    case 'Arrays':
      return fc.array(ast.rest[0] ? shapedBy(ast.rest[0], depth + 1) : fc.constant(null), { maxLength: 5 });
    case 'Literal':
      return fc.constant(ast.literal);
    case 'Boolean':
      return fc.boolean();
    case 'Number':
      return number;
    case 'String':
      return text;
    case 'Null':
      return fc.constant(null);
    default:
      return fc.constantFrom({}, { players: [] }, { types: [] });
  }
};
/** Values as a schema asks for them, all of its words and keys among them; some of the leaves do not fit. */
export const shaped = (shape: Shape): fc.Arbitrary<unknown> => shapedBy(shape.ast, 0);

const keys = ['__proto__', 'constructor', 'toString', 'length', 'kind', ''];
const leaves = [
  'null',
  '-1',
  '1e400',
  '9007199254740993',
  '0.1',
  '"\\ud800"',
  '"\\u202e"',
  '{}',
  '[]',
  '{"__proto__":{"polluted":1}}',
  '[[[[[[]]]]]]',
  'NaN',
  '""',
];

type Spoil = (json: string, at: number, by: number) => string;
const nth = (json: string, pattern: RegExp, at: number, change: (found: string) => string): string => {
  const count = json.match(pattern)?.length ?? 0;
  let i = -1;
  return json.replace(pattern, (found) => (++i === at % Math.max(1, count) ? change(found) : found));
};
const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const spoils: readonly Spoil[] = [
  (json, at, by) => nth(json, /"[^"\\]*":/gu, at, () => `${JSON.stringify(of(keys, by))}:`),
  (json, at, by) => nth(json, /"[^"\\]*":/gu, at, (key) => `${key}${of(leaves, by)},${key}`),
  (json, at, by) => nth(json, /(?<=:)(?:-?\d+|"[^"\\]*"|true|false|null|\[\])/gu, at, () => of(leaves, by)),
  (json, at, by) => nth(json, /\{/gu, at, () => `{${JSON.stringify(of(keys, by))}:${of(leaves, at)},`),
  (json, at) => json.slice(0, at % (json.length + 1)),
];

/** The text of a value, as it is or spoilt: a key renamed or written twice, a leaf changed, the end cut off. */
export const spoilt = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc
    .tuple(value, fc.array(fc.tuple(fc.nat(spoils.length - 1), fc.nat(1000), fc.nat(1000)), { maxLength: 2 }))
    .map(([made, changes]) => changes.reduce((json, [which, at, by]) => of(spoils, which)(json, at, by), JSON.stringify(made)));
