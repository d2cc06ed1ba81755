import { Schema } from 'effect';
import { CardCodec } from './codec/card.ts';

type Definitions = Readonly<Record<string, unknown>>;
/** A JSON Schema document, draft 2020-12. */
export interface JsonSchemaDocument {
  readonly $schema: string;
  readonly title: string;
  readonly $ref: string;
  readonly $defs: Definitions;
}

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const PLACE = '#/$defs/';

const isRecord = (value: unknown): value is Definitions => typeof value === 'object' && value !== null && !Array.isArray(value);
const referred = (value: unknown): string | null => (isRecord(value) && typeof value['$ref'] === 'string' ? value['$ref'].slice(PLACE.length) : null);
const isAlias = (definition: unknown): boolean => referred(definition) !== null && Object.keys(definition as object).length === 1;

/** The same with each reference to a definition that only refers to another leading there directly. */
function direct(value: unknown, definitions: Definitions): unknown {
  if (Array.isArray(value)) return value.map((item) => direct(item, definitions));
  if (!isRecord(value)) return value;
  const definition = definitions[referred(value) ?? ''];
  if (isAlias(definition)) return direct({ ...value, $ref: `${PLACE}${referred(definition)}` }, definitions);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, direct(inner, definitions)]));
}

/** What a card definition must look like, for editors and validators outside. `decodeCard` asks the same and says more clearly what is wrong. */
export function cardJsonSchema(): JsonSchemaDocument {
  const { definitions } = Schema.toJsonSchemaDocument(CardCodec, { onExcessProperty: 'error' });
  const named = Object.entries(definitions).filter(([, definition]) => !isAlias(definition));
  return {
    $schema: DRAFT,
    title: 'A card definition',
    $ref: `${PLACE}Card`,
    $defs: Object.fromEntries(named.map(([name, definition]) => [name, direct(definition, definitions)])),
  };
}
