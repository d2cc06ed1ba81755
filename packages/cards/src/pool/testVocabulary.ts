import {
  AbilityCodec,
  type Card,
  CardCodec,
  ConditionCodec,
  CostCodec,
  EventPatternCodec,
  FilterCodec,
  InstructionCodec,
  ModificationCodec,
  PlayChangeCodec,
  QuantityCodec,
  RefCodec,
  ReplacementCodec,
  WhoCodec,
  WouldPatternCodec,
} from '@arbiter/schema';

type Ast = (typeof CardCodec)['ast'];
type Fields = Extract<Ast, { _tag: 'Objects' }>;
type Field = Fields['propertySignatures'][number];

const opened = (ast: Ast): Ast => (ast._tag === 'Suspend' ? opened(ast.thunk()) : ast);
const membersOf = (ast: Ast): readonly Ast[] => {
  const one = opened(ast);
  return one._tag === 'Union' ? one.types.flatMap(membersOf) : [one];
};
const fieldOf = (ast: Ast, name: string): Ast =>
  membersOf(ast)
    .flatMap((member) => (member._tag === 'Objects' ? member.propertySignatures : []))
    .find((field) => field.name === name)?.type as Ast;
const itemOf = (ast: Ast): Ast => {
  const one = opened(ast);
  return (one._tag === 'Arrays' ? one.rest[0] : undefined) ?? one;
};

/** The parts of the vocabulary, each a closed list of words. */
const parts: Readonly<Record<string, Ast>> = {
  abilities: AbilityCodec.ast,
  instructions: InstructionCodec.ast,
  costs: itemOf(CostCodec.ast),
  events: EventPatternCodec.ast,
  'what would happen': WouldPatternCodec.ast,
  replacements: ReplacementCodec.ast,
  'continuous changes': ModificationCodec.ast,
  'rules of objects': fieldOf(ModificationCodec.ast, 'rule'),
  'rules of play': PlayChangeCodec.ast,
  references: RefCodec.ast,
  players: WhoCodec.ast,
  filters: FilterCodec.ast,
  quantities: QuantityCodec.ast,
  conditions: ConditionCodec.ast,
};

const isRequired = ({ type }: Field): boolean => type.context?.isOptional !== true;
/** What tells the records of one list apart, where they do not just have other keys. */
const tags = ['do', 'kind', 'on', 'would'];
const isWord = (ast: Ast): boolean => membersOf(ast).every(({ _tag }) => _tag === 'Literal');
const literalsOf = (ast: Ast): readonly unknown[] => membersOf(ast).flatMap((member) => (member._tag === 'Literal' ? [member.literal] : []));
const tagOf = (ast: Fields): Field | undefined => ast.propertySignatures.find(({ name, type }) => tags.includes(String(name)) && isWord(type));
/** The words a member of a list stands for: a literal itself, a record by its tag or else by the keys it must have. */
function wordsOf(ast: Ast): readonly string[] {
  if (ast._tag === 'Literal') return [String(ast.literal)];
  if (ast._tag !== 'Objects') return [];
  const tag = tagOf(ast);
  if (tag) return literalsOf(tag.type).map(String);
  const required = ast.propertySignatures.filter(isRequired);
  return [(required.length > 0 ? required : ast.propertySignatures).map(({ name }) => String(name)).join(' + ')];
}

/** Every word of every part. */
export const vocabulary: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(parts).map(([part, ast]) => [part, membersOf(ast).flatMap(wordsOf)]),
);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
const primitives: Readonly<Record<string, string>> = { String: 'string', Number: 'number', Boolean: 'boolean' };
/** Whether a value, known to be one of a list, is this member of it. */
function isOf(ast: Ast, value: unknown): boolean {
  if (ast._tag === 'Literal') return ast.literal === value;
  if (ast._tag === 'Arrays') return Array.isArray(value);
  if (ast._tag !== 'Objects') return typeof value === primitives[ast._tag];
  if (!isRecord(value)) return false;
  const fields = new Map(ast.propertySignatures.map((field) => [String(field.name), field]));
  const isKnown = Object.keys(value).every((key) => fields.has(key) || ast.indexSignatures.length > 0);
  const tag = tagOf(ast);
  return isKnown && [...fields].every(([key, field]) => key in value || !isRequired(field)) && (!tag || literalsOf(tag.type).includes(value[String(tag.name)]));
}

const partOf = new Map(Object.entries(parts).map(([part, ast]) => [opened(ast), part] as const));
interface Found {
  readonly member: Ast;
  readonly part: string | undefined;
}
/** Which member of a list a value is, and of which part of the vocabulary: one record may stand in several. */
function found(ast: Ast, value: unknown, outer?: string): Found | undefined {
  const one = opened(ast);
  const part = partOf.get(one) ?? outer;
  if (one._tag !== 'Union') return isOf(one, value) ? { member: one, part } : undefined;
  return one.types.map((type) => found(type, value, part)).find((member) => member !== undefined);
}
function* spoken(ast: Ast, value: unknown): Generator<string> {
  const { member, part } = found(ast, value) ?? {};
  if (!member) return;
  const tag = member._tag === 'Objects' ? tagOf(member) : undefined;
  if (part !== undefined) for (const word of tag && isRecord(value) ? [String(value[String(tag.name)])] : wordsOf(member)) yield `${part}: ${word}`;
  if (member._tag === 'Arrays' && Array.isArray(value)) for (const [at, item] of value.entries()) yield* spoken(member.elements[at] ?? itemOf(member), item);
  if (member._tag === 'Objects' && isRecord(value)) {
    for (const { name, type } of member.propertySignatures) if (String(name) in value) yield* spoken(type, value[String(name)]);
    for (const { type } of member.indexSignatures) for (const item of Object.values(value)) yield* spoken(type, item);
  }
}

/** The words of the vocabulary that a card's data use, each as `part: word`. */
export const wordsIn = (card: Card): ReadonlySet<string> => new Set(spoken(CardCodec.ast, card));
