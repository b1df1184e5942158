import type { JsonSchema } from '../schemas/json-schema.js';

/** Limits and descriptions that the API repeats in its errors: the definition is read before every question, so it is short. */
const OMITTED = new Set([
  ...['description', 'minLength', 'maxLength', 'maxItems', 'minItems', 'uniqueItems', 'additionalProperties'],
]);

/** A schema without its limits and descriptions. `properties` holds names, not keywords. */
export function brief(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (OMITTED.has(key)) return [];
      if (key === 'items') return [[key, brief(value as JsonSchema)]];
      if (key !== 'properties') return [[key, value]];
      const members = Object.entries(value as Readonly<Record<string, JsonSchema>>);
      return [[key, Object.fromEntries(members.map(([name, member]) => [name, brief(member)]))]];
    }),
  );
}
