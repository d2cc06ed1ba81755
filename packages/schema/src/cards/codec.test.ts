import { Schema, type SchemaAST } from 'effect';
import { describe, expect, it } from 'vitest';
import { decoder } from '../decode.ts';
import { membersOf } from '../explain.ts';
import { accepts, least, samples } from '../sample.ts';
import type { Card } from './card.ts';
import {
  AbilityCodec,
  CardCodec,
  ConditionCodec,
  CostCodec,
  decodeCard,
  EventPatternCodec,
  FaceCodec,
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
} from './codec.ts';

const vocabulary: Readonly<Record<string, Schema.Codec<unknown>>> = {
  AbilityCodec,
  CardCodec,
  ConditionCodec,
  CostCodec,
  EventPatternCodec,
  FaceCodec,
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
};

const objectsOf = (codec: Schema.Codec<unknown>): readonly SchemaAST.Objects[] => membersOf(codec.ast).filter((ast) => ast._tag === 'Objects');

describe.each(Object.entries(vocabulary))('%s', (_, codec) => {
  const decode = decoder(codec);
  const encode = Schema.encodeSync(codec);

  it('accepts every word with every key, and gives back what it was given', () => {
    for (const value of samples(codec.ast)) {
      const decoded = decode(value);
      expect(decoded).toEqual({ ok: value });
      if ('ok' in decoded) expect(encode(decoded.ok)).toEqual(value);
    }
  });

  it('refuses a key too many, naming it', () => {
    for (const ast of objectsOf(codec)) {
      const { error } = decode({ ...(least(ast) as object), zz: 1 }) as { error: string };
      expect(error).toMatch(/^zz: is no key here; the keys are /);
    }
  });

  it('refuses a wrong value under any key, saying where, in one short line', () => {
    for (const ast of objectsOf(codec)) {
      for (const { name } of ast.propertySignatures) {
        const { error } = decode({ ...(least(ast) as object), [name]: null }) as { error: string };
        expect(error).toMatch(/^\w+/);
        expect(error).toContain(String(name));
        expect(error).not.toContain('\n');
        expect(error.length).toBeLessThan(1200);
      }
    }
  });

  it('refuses a missing key', () => {
    for (const ast of objectsOf(codec)) {
      const value = least(ast) as Record<string, unknown>;
      for (const name of Object.keys(value)) {
        const { [name]: _gone, ...rest } = value;
        if (accepts(codec.ast, rest)) continue;
        expect(decode(rest)).toHaveProperty('error');
      }
    }
  });
});

it('can be told in JSON Schema, each part of the vocabulary once', () => {
  const { definitions } = Schema.toJsonSchemaDocument(CardCodec);
  expect(Object.keys(definitions)).toEqual(expect.arrayContaining(['Ability', 'Condition', 'Cost', 'Filter', 'Instruction', 'Quantity', 'Ref', 'Who']));
});

const card = (face: object): object => ({ v: 1, name: 'Test', layout: 'normal', faces: [{ name: 'Test', types: ['creature'], ...face }] });
const spell = (instruction: unknown): object => card({ abilities: [{ kind: 'spell', do: [instruction] }] });

describe('decodeCard', () => {
  it('reads a card', () => {
    const bear: Card = {
      v: 1,
      name: 'Bear with a Sting',
      ru: 'Медведь с жалом',
      layout: 'normal',
      faces: [
        {
          name: 'Bear with a Sting',
          cost: '{1}{G}',
          types: ['creature'],
          subtypes: ['Bear'],
          power: 2,
          toughness: 2,
          abilities: [
            { kind: 'keyword', keyword: 'trample' },
            {
              kind: 'triggered',
              when: { on: 'move', what: 'self', to: 'graveyard', from: 'battlefield' },
              targets: [{ as: 'it', what: 'anyTarget' }],
              do: [{ do: 'damage', amount: { stat: 'power', of: 'self' }, to: { ref: 'it' } }],
            },
          ],
        },
      ],
    };
    expect(decodeCard(bear)).toEqual({ ok: bear });
  });

  it('refuses what would run it out of stack', () => {
    const nested = (depth: number): object => JSON.parse(`${'{"not":'.repeat(depth)}"any"${'}'.repeat(depth)}`) as object;
    expect(decodeCard(spell({ do: 'destroy', what: { each: nested(300) } }))).toHaveProperty('ok');
    expect(decodeCard(spell({ do: 'destroy', what: { each: nested(30_000) } }))).toEqual({ error: 'nested more than 512 deep' });
  });

  const row = (name: string, input: unknown, error: string | RegExp) => [name, input, error] as const;
  it.each([
    row('nothing', null, 'expected { v, name, layout, faces }, got null'),
    row('another version', { ...card({}), v: 2 }, 'v: expected 1, got 2'),
    row('an unknown layout', { ...card({}), layout: 'round' }, /^layout: expected "normal", .*, got "round"$/),
    row('an unknown card type', card({ types: ['Creature'] }), /^faces\[0\]\.types\[0\]: expected "artifact", .*, got "Creature"$/),
    row('a mana cost that is none', card({ cost: '2R' }), 'faces[0].cost: expected mana symbols such as {2}{W/U}, got "2R"'),
    row(
      'an unknown instruction',
      spell({ do: 'explode' }),
      /^faces\[0\]\.abilities\[0\]\.do\[0\]\.do: no such word as "explode"; there are damage, gainLife, /,
    ),
    row('a game within the game, which there is no word for', spell({ do: 'restartGame' }), /do: no such word as "restartGame"; there are /),
    row('an instruction that lacks a key', spell({ do: 'damage', amount: 1 }), 'faces[0].abilities[0].do[0].to: is missing'),
    row('a key too many', spell({ do: 'shuffle', who: 'you', twice: true }), 'faces[0].abilities[0].do[0].twice: is no key here; the keys are do, who, as, if'),
    row(
      'an unknown player',
      spell({ do: 'shuffle', who: 'yo' }),
      /^faces\[0\]\.abilities\[0\]\.do\[0\]\.who: expected "you", .*\{ ownerOf \}, \{ opponentsOf \}, \{ mostLife \}, got "yo"$/,
    ),
    row('half an amount', spell({ do: 'scry', who: 'you', amount: 1.5 }), /amount: expected an integer, "X", .*, got 1\.5$/),
    row('half of a filter', spell({ do: 'destroy', what: { each: { stat: 'power', op: '>' } } }), 'faces[0].abilities[0].do[0].what.each.than: is missing'),
    row(
      'a misspelt filter',
      spell({ do: 'destroy', what: { each: { not: { colour: 'W' } } } }),
      /what\.each\.not: expected "any", \{ type \}, .*, got \{"colour":"W"\}$/,
    ),
    row(
      'an unknown colour',
      spell({ do: 'destroy', what: { each: { color: 'Q' } } }),
      /what\.each\.color: expected "W", "U", "B", "R", "G", \{ linked \}, \{ ref \}, got "Q"$/,
    ),
    row(
      'a cost that is no list',
      card({ abilities: [{ kind: 'activated', cost: { mana: '{1}' } }] }),
      'faces[0].abilities[0].cost: expected a list, got {"mana":"{1}"}',
    ),
    row(
      'an unknown trigger',
      card({ abilities: [{ kind: 'triggered', when: { foo: 1 } }] }),
      /when: expected \{ on: move \| damage \| .*named \}, \{ anyOf \}, got \{"foo":1\}$/,
    ),
  ])('refuses %s', (_, input, error) => {
    const decoded = decodeCard(input);
    if ('ok' in decoded) expect.fail('it was accepted');
    else if (typeof error === 'string') expect(decoded.error).toBe(error);
    else expect(decoded.error).toMatch(error);
  });
});
