import { Schema, type SchemaAST } from 'effect';
import { membersOf } from './explain.ts';

/** Values made out of a schema, for tests that go over a whole vocabulary; they are well-formed and mean nothing. */

const texts = ['A', '{1}', '2016:608.2b', 'a'.repeat(64), 'a'.repeat(26)];

export const accepts = (ast: SchemaAST.AST, value: unknown): boolean => Schema.is(Schema.make<Schema.Codec<unknown>>(ast))(value);

/** The least of its kind: no key that may be absent, no list with anything in it, no record within a record where a word will do. */
export function least(ast: SchemaAST.AST): unknown {
  switch (ast._tag) {
    case 'Union':
    case 'Suspend': {
      const members = membersOf(ast);
      return least(members.find((member) => member._tag !== 'Objects') ?? (members[0] as SchemaAST.AST));
    }
    case 'Objects':
      return [fieldsOf(ast, (type) => type.context?.isOptional !== true), fieldsOf(ast, () => true)].find((value) => accepts(ast, value));
    case 'Arrays':
      return ast.elements.map(least);
    case 'Literal':
      return ast.literal;
    case 'String':
      return texts.find((text) => accepts(ast, text));
    case 'Number':
      return 1;
    case 'Boolean':
      return true;
    case 'Null':
      return null;
    case 'Declaration':
      return [{}, { players: [] }, { types: [] }].find((value) => accepts(ast, value));
    default:
      throw new Error(`no sample of ${ast._tag}`);
  }
}

const fieldsOf = (ast: SchemaAST.Objects, wanted: (type: SchemaAST.AST) => boolean): Record<PropertyKey, unknown> =>
  Object.fromEntries(ast.propertySignatures.filter(({ type }) => wanted(type)).map(({ name, type }) => [name, least(type)]));

/** Every word and shape that may stand at the top, with all its keys, and each key in turn in all the words and shapes that may stand there. */
export function* samples(ast: SchemaAST.AST): Generator {
  for (const member of membersOf(ast)) {
    yield least(member);
    if (member._tag === 'Arrays') yield* member.rest.flatMap(membersOf).map((item) => [...member.elements.map(least), least(item)]);
    if (member._tag !== 'Objects') continue;
    const full = fieldsOf(member, () => true);
    yield full;
    yield* member.indexSignatures.flatMap(({ type }) => membersOf(type)).map((type) => ({ ...full, a: least(type) }));
    for (const { name, type } of member.propertySignatures) {
      for (const value of membersOf(type)) {
        yield { ...full, [name]: least(value) };
        if (value._tag === 'Arrays') yield* value.rest.flatMap(membersOf).map((item) => ({ ...full, [name]: [...value.elements.map(least), least(item)] }));
        if (value._tag === 'Objects') yield { ...full, [name]: fieldsOf(value, () => true) };
      }
    }
  }
}
