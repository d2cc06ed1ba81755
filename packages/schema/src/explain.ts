import { type SchemaAST, SchemaIssue } from 'effect';

/**
 * One readable line for a failed decoding. Effect tells of a union that each of its members failed, which for a vocabulary is hundreds of lines;
 * this picks the member that was meant, by its word or its keys, and says what is wrong with that.
 */
export const explain = (issue: SchemaIssue.Issue, input: unknown): string => told(explainIssue(issue, { path: [], value: input }));

interface Place {
  readonly path: readonly PropertyKey[];
  readonly value: unknown;
}
interface Flaw {
  readonly path: readonly PropertyKey[];
  readonly says: string;
}
type Fields = Readonly<Record<PropertyKey, unknown>>;
type Objects = SchemaAST.Objects;

const LONGEST = 60;

const told = ({ path, says }: Flaw): string => (path.length === 0 ? says : `${pathOf(path)}: ${says}`);
const pathOf = (path: readonly PropertyKey[]): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${String(key)}`)).join('');
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const into = ({ path, value }: Place, keys: readonly PropertyKey[]): Place => ({
  path: [...path, ...keys],
  value: keys.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as Fields)[key] : undefined), value),
});

function explainIssue(issue: SchemaIssue.Issue, at: Place): Flaw {
  switch (issue._tag) {
    case 'Pointer':
      return explainIssue(issue.issue, into(at, issue.path));
    case 'Composite':
      return explainIssue(issue.issues[0], at);
    case 'Encoding':
      return explainIssue(issue.issue, at);
    case 'AnyOf':
      return explainUnion(issue, at);
    case 'MissingKey':
      return { path: at.path, says: 'is missing' };
    case 'UnexpectedKey':
      return { path: at.path, says: `is no key here; the keys are ${keysOf(issue.ast as Objects).join(', ')}` };
    case 'InvalidType':
      return { path: at.path, says: `expected ${describe(issue.ast)}, got ${shown(at.value)}` };
    case 'Filter':
      return { path: at.path, says: `expected ${expectedBy(issue.filter)}, got ${shown(at.value)}` };
    case 'InvalidValue':
    case 'Forbidden':
    case 'OneOf':
      return { path: at.path, says: `${SchemaIssue.defaultLeafHook(issue)}, got ${shown(at.value)}` };
  }
}

/** Unions of unions as one, what is put off as what it is. */
export const membersOf = (ast: SchemaAST.AST): readonly SchemaAST.AST[] =>
  ast._tag === 'Union' ? ast.types.flatMap(membersOf) : ast._tag === 'Suspend' ? membersOf(ast.thunk()) : [ast];

const isObjects = (ast: SchemaAST.AST): ast is Objects => ast._tag === 'Objects';
const keysOf = (ast: Objects): readonly string[] => ast.propertySignatures.map(({ name }) => String(name));
const required = (ast: Objects): readonly string[] =>
  ast.propertySignatures.filter(({ type }) => type.context?.isOptional !== true).map(({ name }) => String(name));

/** The key and the word that tell a struct from the others of its union. */
interface Tag {
  readonly ast: Objects;
  readonly key: string;
  readonly word: string;
}
const tagsOf = (ast: Objects, within?: Fields): readonly Tag[] =>
  ast.propertySignatures.flatMap(({ name, type }) =>
    type._tag === 'Literal' && typeof type.literal === 'string' && (within === undefined || Object.hasOwn(within, name))
      ? [{ ast, key: String(name), word: type.literal }]
      : [],
  );
const wordsOf = (tags: readonly Tag[], key: string): readonly string[] => tags.filter((tag) => tag.key === key).map(({ word }) => word);

/** What a member of the union said, if it was asked: some are passed over by their words. */
function issueOf(union: SchemaIssue.AnyOf, member: SchemaAST.AST): SchemaIssue.Issue | undefined {
  for (const issue of union.issues) {
    if (issue._tag === 'AnyOf') {
      const within = issueOf(issue, member);
      if (within) return within;
    } else if ('ast' in issue && issue.ast === member) return issue;
  }
  return undefined;
}

function explainUnion(union: SchemaIssue.AnyOf, at: Place): Flaw {
  const { value } = at;
  const members = membersOf(union.ast);
  const meant = Array.isArray(value)
    ? members.find((ast) => ast._tag === 'Arrays')
    : isRecord(value)
      ? memberMeant(members.filter(isObjects), value)
      : undefined;
  if (meant !== undefined && 'words' in meant) {
    const { path, value: word } = into(at, [meant.key]);
    return { path, says: `no such word as ${shown(word)}; there are ${meant.words.join(', ')}` };
  }
  const issue = meant && issueOf(union, meant);
  return issue ? explainIssue(issue, at) : { path: at.path, says: `expected ${describeAll(members)}, got ${shown(value)}` };
}

/** The struct with the word that the value has for their key, or the words that there are for it, or the closest by its keys. */
function memberMeant(objects: readonly Objects[], value: Fields): Objects | { readonly key: string; readonly words: readonly string[] } | undefined {
  const tags = objects.flatMap((ast) => tagsOf(ast, value));
  const tag = tags.find(({ key, word }) => value[key] === word);
  if (tag) return tag.ast;
  const key = tags[0]?.key;
  return key === undefined ? closest(objects, value) : { key, words: wordsOf(tags, key) };
}

/** The struct that shares the most keys with the value and, of those, lacks the fewest; none if none shares any. */
function closest(objects: readonly Objects[], value: Fields): Objects | undefined {
  let best: { readonly ast: Objects; readonly shared: number; readonly lacking: number } | undefined;
  for (const ast of objects) {
    const shared = keysOf(ast).filter((key) => Object.hasOwn(value, key)).length;
    const lacking = required(ast).filter((key) => !Object.hasOwn(value, key)).length;
    if (shared > (best?.shared ?? 0) || (best && shared === best.shared && lacking < best.lacking)) best = { ast, shared, lacking };
  }
  return best?.ast;
}

const expectedBy = (check: SchemaAST.Check<never>): string => (typeof check.annotations?.expected === 'string' ? check.annotations.expected : 'another value');

function describeAll(members: readonly SchemaAST.AST[]): string {
  const objects = members.filter(isObjects);
  const tags = objects.flatMap((ast) => tagsOf(ast));
  const all = [
    ...members.filter((ast) => !isObjects(ast)).map(describe),
    ...tags.map(({ key }) => `{ ${key}: ${wordsOf(tags, key).join(' | ')} }`),
    ...objects.filter((ast) => tagsOf(ast).length === 0).map(describe),
  ];
  return [...new Set(all)].join(', ');
}

const plain: Partial<Record<SchemaAST.AST['_tag'], string>> = {
  String: 'a text',
  Number: 'a number',
  Boolean: 'true or false',
  Null: 'null',
  Arrays: 'a list',
};

function describe(ast: SchemaAST.AST): string {
  if (isObjects(ast)) return ast.propertySignatures.length === 0 ? 'a record' : `{ ${(required(ast).length > 0 ? required(ast) : keysOf(ast)).join(', ')} }`;
  if (ast.checks) return ast.checks.map(expectedBy).join(' and ');
  if (ast._tag === 'Union' || ast._tag === 'Suspend') return describeAll(membersOf(ast));
  if (ast._tag === 'Literal') return shown(ast.literal);
  return plain[ast._tag] ?? (typeof ast.annotations?.expected === 'string' ? ast.annotations.expected : 'another value');
}
