import { Schema } from 'effect';
import { layouts } from '../../words.ts';
import type { Card, Face } from '../card.ts';
import { Symbols } from './parts.ts';
import { list, oneOf, opt, proved, struct, words } from './shape.ts';
import { CardType, Color, Supertype, Text } from './terms.ts';
import { AbilityCodec } from './text.ts';

const Power = oneOf(Schema.Int, words('*'));

export const FaceCodec = proved<Face>('Face')(
  struct({
    name: Text,
    cost: opt(Symbols),
    colors: opt(list(Color)),
    supertypes: opt(list(Supertype)),
    types: list(CardType),
    subtypes: opt(list(Text)),
    power: opt(Power),
    toughness: opt(Power),
    loyalty: opt(oneOf(Schema.Int, words('X'))),
    hand: opt(Schema.Int),
    life: opt(Schema.Int),
    abilities: opt(list(AbilityCodec)),
  }),
);
const faces = list(FaceCodec);

export const CardCodec = proved<Card>('Card')(
  struct({
    v: Schema.Literal(1),
    name: Text,
    ru: opt(Text),
    layout: Schema.Literals(layouts),
    faces,
    per: opt(struct({ classic: opt(faces), modern: opt(faces) })),
    deckLimit: opt(oneOf(Schema.Int, words('none'))),
    source: opt(struct({ textHash: Text, compiler: Text, version: Text })),
    unsupported: opt(list(struct({ clause: Text, why: Text }))),
  }),
);
