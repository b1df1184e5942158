import { DEFAULT_JURISDICTION, SEARCH_LIMITS, valuesOf } from '@entity-registry/domain';
import type { SurfaceField } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { calendarDay, closed, orNull, typedId } from '../schema-parts.js';

const { text: longest, listValues } = SEARCH_LIMITS;

/** Text without a letter or a digit has no word. */
export const WORD_PATTERN = '[\\p{L}\\p{N}]';

const sentenceOf = (field: SurfaceField) => `${field.description}.`;
const text = (description: string) => Type.String({ minLength: 1, maxLength: longest, description });
// The text must contain at least one word.
const wordsText = (description: string) =>
  Type.String({ minLength: 1, maxLength: longest, pattern: WORD_PATTERN, description });
const several = (item: TSchema, description: string) =>
  Type.Array(item, { minItems: 1, maxItems: listValues, description });

/** An object of operators, at least one. */
const operators = (properties: Record<string, TSchema>, description: string) =>
  Type.Object(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)])), {
    additionalProperties: false,
    minProperties: 1,
    description,
  });

/** Bounds of a range; each is set once, so `gt` and `gte` exclude each other, and `eq` excludes all others. */
function range(value: (description: string) => TSchema, description: string): TSchema {
  const from = { gte: value('Greater than or equal to.'), gt: value('Greater than.') };
  const to = { lte: value('Less than or equal to.'), lt: value('Less than.') };
  const pairs = (['gte', 'gt'] as const).flatMap((lower) =>
    (['lte', 'lt'] as const).map((upper) =>
      operators({ [lower]: from[lower], [upper]: to[upper] }, `Range with \`${lower}\` and \`${upper}\`.`),
    ),
  );
  return Type.Union([value('The exact value.'), closed({ eq: value('The exact value.') }, 'Equality.'), ...pairs], {
    description,
  });
}

/** The conditions that a filter may set for the field. */
export function filterSchema(field: SurfaceField): TSchema {
  const forms = formsOf(field);
  if (field.deprecated === null) return forms;
  return { ...forms, deprecated: true, description: `${sentenceOf(field)} Deprecated: ${field.deprecated}.` };
}

function formsOf(field: SurfaceField): TSchema {
  switch (field.type) {
    case 'keyword': {
      const values = valuesOf(field);
      const one = values ? Type.Enum([...values], { description: 'One of the values.' }) : text('The exact value.');
      const many = several(one, 'One of these values.');
      const not = Type.Union([one, many], { description: 'Values to exclude.' });
      const prefix = text(`Beginning of the value${values ? ', ignoring case and accents' : ''}.`);
      const forms = operators({ eq: one, in: many, not, prefix }, 'Conditions that must all match.');
      return Type.Union([one, many, forms], { description: sentenceOf(field) });
    }
    case 'text': {
      const contains = wordsText(
        'Words, or beginnings of words with at least three letters, in any order. At most ten.',
      );
      return Type.Union([contains, closed({ contains }, 'Words in the text.')], { description: sentenceOf(field) });
    }
    case 'date':
      return range((description) => Type.String({ description, format: 'date', pattern: '^[1-9]' }), sentenceOf(field));
    case 'number':
      return range((description) => Type.Number({ description }), sentenceOf(field));
    case 'boolean':
      return Type.Union(
        [
          Type.Boolean({ description: 'The value.' }),
          closed({ eq: Type.Boolean({ description: 'The value.' }) }, 'Equality.'),
        ],
        { description: sentenceOf(field) },
      );
    case 'entity':
    case 'property': {
      const id = Type.String({ pattern: idPattern(field.type), maxLength: 40, description: 'A typed id.' });
      const ids = several(id, 'One of these ids.');
      const forms = [closed({ eq: id }, 'Equality.'), closed({ in: ids }, 'One of several.')];
      return Type.Union([id, ids, ...forms], { description: sentenceOf(field) });
    }
  }
}

/** For ids of the jurisdiction whose records are searched. */
function idPattern(type: 'entity' | 'property'): string {
  return `^${DEFAULT_JURISDICTION}_(${type === 'entity' ? 'own' : 'finca|ph'})_(0|[1-9][0-9]{0,17})$`;
}

/** The field in a result. */
export function resultSchema(field: SurfaceField): TSchema {
  switch (field.type) {
    case 'number':
      return orNull(Type.Number(), sentenceOf(field));
    case 'boolean':
      return orNull(Type.Boolean(), sentenceOf(field));
    case 'entity':
      return orNull(typedId('A typed id.', 'own'), sentenceOf(field));
    case 'property':
      return orNull(typedId('A typed id.'), sentenceOf(field));
    case 'date':
      return orNull(calendarDay('Date.'), `${sentenceOf(field)} Null if the source does not give a valid date.`);
    default:
      return orNull(Type.String(), sentenceOf(field));
  }
}
