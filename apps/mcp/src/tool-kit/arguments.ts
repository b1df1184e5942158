import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { JsonSchema } from '../schemas/json-schema.js';
import { ToolError } from './tool-errors.js';

/** Arguments that become part of the path of a request. */
const IDS: ReadonlySet<string> = new Set(['id', 'owner_id', 'asset_id']);
const PART_OF_A_PATH = /^(?!\.{1,2}$)[!-~]+$/;

/**
 * Checks the arguments against the schema. Null members count as absent, at any depth that the schema describes, because models
 * omit them that way; but a `dry_run` of null is refused, because it would spend (ADR 0004). Throws `ToolError`.
 */
export async function validateArguments<Arguments>(
  rawArguments: unknown,
  input: JsonSchema,
  schema: StandardSchemaWithJSON<Arguments, Arguments>,
): Promise<Arguments> {
  const received = (rawArguments ?? {}) as Record<string, unknown>;
  if ('dry_run' in received && typeof received['dry_run'] !== 'boolean') {
    throw new ToolError('invalid_dry_run', 'dry_run must be true or false');
  }
  const args = withoutNulls(received, input) as Record<string, unknown>;
  const known = Object.keys(input['properties'] as object);
  const unknown = Object.keys(args).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new ToolError('invalid_parameter', `unknown argument(s): ${unknown.join(', ')}`, {
      valid_arguments: known,
    });
  }
  const result = await schema['~standard'].validate(args);
  if (result.issues) {
    throw new ToolError('invalid_parameter', result.issues.map(({ message }) => readable(message, input)).join('; '));
  }
  for (const [name, id] of Object.entries(args).filter(([name]) => IDS.has(name))) {
    if (typeof id === 'string' && !PART_OF_A_PATH.test(id))
      throw new ToolError('malformed_id', `${name} is not a valid id`);
  }
  return result.value;
}

/** The validator's message with argument names, and with the allowed values if it only mentions that there are some. */
function readable(message: string, input: JsonSchema): string {
  return message
    .replaceAll(/\bdata\/(\S+) must be equal to one of the allowed values/g, (whole, path: string) => {
      const { enum: values } = schemaAt(input, path.split('/')) as { enum?: readonly unknown[] };
      return values === undefined ? whole : `data/${path} must be one of ${values.map(String).join(', ')}`;
    })
    .replaceAll(/\bdata(\/| )/g, (_, end) => (end === '/' ? '' : 'the arguments '));
}

/** The schema of the value at `path`; an empty one if none is described. */
function schemaAt(schema: unknown, path: readonly string[]): object {
  const [name, ...rest] = path;
  if (typeof schema !== 'object' || schema === null) return {};
  if (name === undefined) return schema;
  const { properties, items } = schema as { properties?: Record<string, unknown>; items?: unknown };
  return schemaAt(/^\d+$/.test(name) ? items : properties && Object.hasOwn(properties, name) && properties[name], rest);
}

function withoutNulls(value: unknown, schema: unknown): unknown {
  const { properties, items } = (schema ?? {}) as { properties?: Record<string, unknown>; items?: unknown };
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item, items));
  if (typeof value !== 'object' || value === null || properties === undefined) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => member !== null || !Object.hasOwn(properties, name))
      .map(([name, member]) => [name, withoutNulls(member, Object.hasOwn(properties, name) ? properties[name] : null)]),
  );
}
