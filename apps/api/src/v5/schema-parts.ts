import { ID_TYPES, JURISDICTION_CODES } from '@entity-registry/domain';
import type { IdType } from '@entity-registry/domain';
import { Type } from 'typebox';
import type { TProperties, TSchema } from 'typebox';

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
