import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { samples } from '../sample.ts';
import { CardCodec } from './codec.ts';
import { cardJsonSchema } from './jsonSchema.ts';

const document = cardJsonSchema();
/** `strict` makes a keyword that the draft does not know an error; a schema that breaks the draft's own schema is one anyhow. */
const validate = new Ajv2020({ strict: true, allowUnionTypes: true, validateSchema: true }).compile(document);
const card = (face: object): object => ({ v: 1, name: 'Test', layout: 'normal', faces: [{ name: 'Test', types: ['creature'], ...face }] });

describe('cardJsonSchema', () => {
  it('names every part of the vocabulary it refers to, each as the vocabulary does', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/gu)].map(([, name]) => name);
    expect(new Set(references)).toEqual(new Set(Object.keys(document.$defs)));
    for (const name of Object.keys(document.$defs)) expect(name).toMatch(/^[A-Z][A-Za-z]+$/u);
  });

  it('accepts what the decoder accepts', () => {
    for (const sample of samples(CardCodec.ast)) expect(validate(sample), JSON.stringify(validate.errors)).toBe(true);
    expect(validate(card({ cost: '{2}{W/U}', abilities: [{ kind: 'keyword', keyword: 'flying' }] }))).toBe(true);
  });

  it.each([
    ['no card', {}],
    ['another version', { ...card({}), v: 2 }],
    ['a key too many', { ...card({}), rarity: 'common' }],
    ['a key too many within', card({ abilities: [{ kind: 'spell', do: [{ do: 'shuffle', who: 'you', twice: true }] }] })],
    ['a cost that is none', card({ cost: '2R' })],
    ['an unknown type', card({ types: ['Creature'] })],
    ['an unknown instruction', card({ abilities: [{ kind: 'spell', do: [{ do: 'explode' }] }] })],
    ['half a power', card({ power: 1.5 })],
  ])('refuses %s', (_, value) => {
    expect(validate(value)).toBe(false);
  });
});
