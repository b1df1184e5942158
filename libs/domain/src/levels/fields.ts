import { Type } from 'typebox';
import type { TObject, TProperties, TSchema } from 'typebox';

/*
 * Building blocks of the level schemas. Unless the specification says otherwise every string, number and boolean field
 * may be null, and dates are strings; only `source_updated_at` and `asset_event_date` are promised to be ISO 8601.
 */

const nullableSchema = <T extends TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });

export const text = (description: string) => nullableSchema(Type.String(), description);
export const decimal = (description: string) => nullableSchema(Type.Number(), description);
export const integer = (description: string) => nullableSchema(Type.Integer(), description);
export const flag = (description: string) => nullableSchema(Type.Boolean(), description);
export const nullable = <T extends TSchema>(schema: T, description: string) => nullableSchema(schema, description);
export const listOf = <T extends TSchema>(items: T, description: string, maxItems = 100) =>
  Type.Array(items, { description, maxItems });

/** A closed object: unlisted properties are never served. The order of the properties is the order on the wire. */
export const item = <P extends TProperties>(title: string, properties: P): TObject<P> =>
  Type.Object(properties, { title, additionalProperties: false });

export const integerId = () => Type.Integer({ description: 'Identifier of the record' });
export const stringId = () => text('Identifier of the record in its source');
export const sid = () => text('Stable key of the record in its source');
export const sourceUpdatedAt = () =>
  nullableSchema(Type.String({ format: 'date-time' }), 'When the source last changed the record, ISO 8601');

/** How a record was matched to the entity, with a score: 1 is an identifier or an exact name. */
export const LinkEvidence = item('LinkEvidence', {
  method: text('`id` (matched by identifier) or `name` (matched by name only)'),
  score: decimal('Confidence, from 0 to 1'),
});
