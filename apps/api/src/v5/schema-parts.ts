import { ID_TYPES, JURISDICTION_CODES } from '@entity-registry/domain';
import type { IdType } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { TObject, TProperties, TSchema } from 'typebox';

/** A closed object of an answer. */
export const closed = <P extends TProperties>(properties: P, description: string) =>
  Type.Object(properties, { description, additionalProperties: false });

/** A value that may be unknown. */
export const orNull = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description });

const idPattern = (types: readonly string[]) => `^(${JURISDICTION_CODES.join('|')})_(${types.join('|')})_\\d{1,18}$`;

/** A typed id, of one type or of any. */
export const typedId = (description: string, type?: IdType) =>
  Type.String({ description, maxLength: 40, pattern: idPattern(type === undefined ? Object.keys(ID_TYPES) : [type]) });

/** ISO 8601, UTC. */
export const instant = (description: string) => Type.String({ description, format: 'date-time' });

/** `YYYY-MM-DD`. */
export const calendarDay = (description: string) => Type.String({ description, format: 'date' });

/** A whole number from 0 on. */
export const count = (description: string) => Type.Integer({ description, minimum: 0 });

/** Path of a route about one entity. */
export const EntityPath = Type.Object({
  id: Type.String({
    description: 'Id of the entity, as an answer gave it.',
    maxLength: 40,
    examples: ['pa_own_42'],
  }),
});

/** Whether there is data, and if not, why (ruling 28). */
export const SectionStateSchema = Type.Union(
  [Type.Literal('ok'), Type.Literal('empty'), Type.Literal('not_fetched'), Type.Literal('source_down')],
  {
    description:
      '`ok`: there is data. `empty`: the source was asked and has none. `not_fetched`: nobody has asked it. ' +
      '`source_down`: it did not answer. Only `empty` says that there is nothing.',
  },
);

/** Where a list is from. */
export const SourceSchema = closed(
  {
    id: Type.String({ description: 'Id of the source that gave the newest record, or that would be asked.' }),
    fetched_at: orNull(instant('Instant.'), 'When anything of it was last fetched.'),
    source_updated_at: orNull(instant('Instant.'), 'When the source last changed it, as far as it says.'),
  },
  'Where this is from, and how old it is.',
);

/** The item of a level as v5 shows it: with a typed id, where its records have one. */
export const itemOf = (schema: TObject, description: string, type?: IdType) =>
  closed({ ...schema.properties, ...(type && { id: typedId('Id of the record.', type) }) }, description);

/** How much of a list an answer shows, and where the rest is. */
export const PageSchema = closed(
  {
    returned: count('Entries of this answer.'),
    next_cursor: orNull(
      Type.String({ maxLength: 4_000 }),
      'Send it as `cursor`, with the same other parameters, for the next page; null: this is the last.',
    ),
  },
  'Where this page stands.',
);

/** Parameters of a list that is read page by page. */
export const PageQueryProperties = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, default: 50, description: 'Most entries of a page.', examples: [50] }),
  ),
  cursor: Type.Optional(
    Type.String({
      maxLength: 4_000,
      description: '`page.next_cursor` of the page before: signed, and good for this account and list alone.',
    }),
  ),
};
