import {
  type Ability,
  AbilityCodec,
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
  TextCodec,
  WhoCodec,
  WouldPatternCodec,
} from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { type Lang, renderAbility } from '../render.ts';
import { en } from './en/messages.ts';
import { ru } from './ru/messages.ts';
import { namesIn, verbsIn } from './template.ts';

type Ast = (typeof AbilityCodec)['ast'];

const membersOf = (ast: Ast): readonly Ast[] => (ast._tag === 'Union' ? ast.types.flatMap(membersOf) : ast._tag === 'Suspend' ? membersOf(ast.thunk()) : [ast]);
const leaf: Readonly<Record<string, unknown>> = { String: '{1}', Number: 2, Boolean: true };
type Fields = Extract<Ast, { _tag: 'Objects' }>;
const isRequired = ({ type }: Fields['propertySignatures'][number]): boolean => type.context?.isOptional !== true;
const fieldsOf = (ast: Fields, wanted: (field: Fields['propertySignatures'][number]) => boolean): object =>
  Object.fromEntries(ast.propertySignatures.filter(wanted).map(({ name, type }) => [name, least(type)]));

/** The smallest value of a kind: a word if there is one, else the first record with its required keys. */
function least(ast: Ast): unknown {
  const members = membersOf(ast);
  const one = members.find(({ _tag }) => _tag !== 'Objects') ?? members[0];
  if (one?._tag === 'Literal') return one.literal;
  if (one?._tag === 'Arrays') return one.elements.map(least);
  if (one?._tag !== 'Objects') return leaf[one?._tag ?? ''];
  return fieldsOf(one, isRequired);
}
const filled = (ast: Ast): readonly unknown[] =>
  ast._tag === 'Arrays' ? ast.rest.flatMap(membersOf).map((item) => [...ast.elements.map(least), least(item)]) : [];

/** Every word and record of a kind: with its required keys, with all keys, and with each key in turn in every word and record that may stand there. */
function* shapes(ast: Ast): Generator {
  for (const member of membersOf(ast)) {
    yield least(member);
    yield* filled(member);
    if (member._tag !== 'Objects') continue;
    const [small, full] = [fieldsOf(member, isRequired), fieldsOf(member, () => true)];
    yield full;
    for (const { name, type } of member.propertySignatures) {
      for (const value of membersOf(type)) {
        const nested = value._tag === 'Objects' ? [fieldsOf(value, () => true), fieldsOf(value, isRequired)] : [least(value), ...filled(value)];
        yield* nested.flatMap((one) => [
          { ...small, [name]: one },
          { ...full, [name]: one },
        ]);
      }
    }
  }
}

const says = (...instructions: readonly unknown[]): unknown => ({ kind: 'spell', do: instructions });
/** How each part of the vocabulary comes to stand in an ability. */
const vocabulary: readonly (readonly [name: string, ast: Ast, within: (value: unknown) => unknown])[] = [
  ['abilities', AbilityCodec.ast, (ability) => ability],
  ['instructions', InstructionCodec.ast, (instruction) => says(instruction)],
  ['instructions after "may"', InstructionCodec.ast, (instruction) => says({ do: 'may', who: 'opponents', then: [instruction] })],
  ['texts', TextCodec.ast, (text) => ({ kind: 'triggered', when: { on: 'attack', what: 'self' }, ...(text as object) })],
  ['filters', FilterCodec.ast, (filter) => says({ do: 'destroy', what: { each: filter } })],
  [
    'negated filters',
    FilterCodec.ast,
    (filter) => says({ do: 'destroy', what: { each: { all: [{ type: 'creature' }, { not: filter }] }, zone: 'graveyard' } }),
  ],
  ['references', RefCodec.ast, (what) => says({ do: 'destroy', what })],
  ['players', WhoCodec.ast, (who) => says({ do: 'draw', who, amount: 2 })],
  ['quantities', QuantityCodec.ast, (amount) => says({ do: 'draw', who: 'each', amount })],
  ['conditions', ConditionCodec.ast, (cond) => says({ do: 'when', cond, then: [] })],
  ['negated conditions', ConditionCodec.ast, (not) => says({ do: 'when', cond: { not }, then: [] })],
  ['costs', CostCodec.ast, (cost) => ({ kind: 'activated', cost })],
  ['costs to be paid by others', CostCodec.ast, (cost) => says({ do: 'unless', who: 'opponents', cost, then: [] })],
  ['modifications', ModificationCodec.ast, (change) => ({ kind: 'static', affects: 'self', changes: [change] })],
  ['modifications of many', ModificationCodec.ast, (change) => ({ kind: 'static', affects: { each: 'any' }, changes: [change] })],
  ['changes of play', PlayChangeCodec.ast, (change) => ({ kind: 'static', play: [change] })],
  ['events', EventPatternCodec.ast, (when) => ({ kind: 'triggered', when })],
  ['what would happen', WouldPatternCodec.ast, (when) => ({ kind: 'replacement', when, with: { skip: true } })],
  ['replacements', ReplacementCodec.ast, (one) => ({ kind: 'replacement', when: { would: 'damage' }, with: one })],
];

const unfinished = /undefined|\[object|\bnull\b|NaN|\{[a-z]\w*[:|}]|\[[?!]|[ ]{2}|(?:^|[^.])\.\.(?:$|[^.])/u;

describe.each(['en', 'ru'] as const)('in %s', (lang: Lang) => {
  it.each(vocabulary)('%s are put into words', (_, ast, within) => {
    let said = 0;
    for (const value of shapes(ast)) {
      const text = renderAbility(within(value) as Ability, lang, 'Thing');
      expect(text, JSON.stringify(value)).not.toMatch(unfinished);
      said++;
    }
    expect(said).toBeGreaterThan(5);
  });
});

describe('message tables', () => {
  const rows = Object.entries(en).flatMap(([group, table]) =>
    Object.entries(table).map(([key, english]) => [`${group}.${key}`, english as string, (ru as never)[group][key] as string] as const),
  );

  it('ask in Russian for nothing the English ones do not ask for', () => {
    const beside = new Set(['you', 'it']); // whoever is told to do it; what a verb of its own agrees with in Russian alone
    for (const [key, english, russian] of rows) {
      const known = namesIn(english);
      expect(
        [...namesIn(russian)].filter((name) => !known.has(name) && !beside.has(name)),
        key,
      ).toEqual([]);
    }
  });
  it('have verbs in two forms in English and in four in Russian', () => {
    for (const [key, english, russian] of rows) {
      expect(
        verbsIn(english).every((forms) => forms.length === 2),
        key,
      ).toBe(true);
      expect(
        verbsIn(russian).every((forms) => forms.length === 4),
        key,
      ).toBe(true);
    }
  });
});
