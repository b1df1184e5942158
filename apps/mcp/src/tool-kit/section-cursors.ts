import type { JsonSchema } from '../schemas/json-schema.js';
import { withProperties } from '../schemas/tool-schemas.js';

/** Where the API returns the path of the next page, a tool returns the cursor that it accepts itself. */
const NEXT_CURSOR: JsonSchema = {
  type: ['string', 'null'],
  description:
    'Pass it as cursor with the same id and this section for the next items, at the base charge, for 24 hours; null: no more.',
};

/** The schema of a response, with `next_cursor` for `next`, in lists at any depth. */
export function cursorsInSchema(schema: JsonSchema): JsonSchema {
  return inSchema(schema) as JsonSchema;
}

/** The same for a response: a section, or an entity with its sections. */
export function cursorsInResponse(response: object): object {
  if ('sections' in response) {
    const { sections } = response as { sections: Record<string, object> };
    return {
      ...response,
      sections: Object.fromEntries(Object.entries(sections).map(([name, section]) => [name, cursorIn(section)])),
    };
  }
  return cursorIn(response);
}

function cursorIn(section: object): object {
  if (!('next' in section)) return section;
  const { next, ...rest } = section as { next: string | null };
  return { ...rest, next_cursor: next === null ? null : parameterOf(next, 'cursor') };
}

/** A query parameter of a path that the API returned. */
export function parameterOf(path: string, name: string): string | null {
  return new URL(path, 'http://registry').searchParams.get(name);
}

function inSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inSchema);
  if (node === null || typeof node !== 'object') return node;
  const schema = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inSchema(value)]));
  const { properties } = schema as { properties?: Record<string, unknown> };
  if (properties === undefined || !('next' in properties && 'truncated' in properties)) return schema;
  return withProperties(schema, { next: undefined, next_cursor: NEXT_CURSOR });
}
