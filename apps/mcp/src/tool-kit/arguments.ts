import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { JsonSchema } from '../schemas/json-schema.js';
import { ToolRefusal } from './refusals.js';

/** They become a part of the path of a call. */
const IDS = ['id', 'owner_id', 'asset_id'];
const PART_OF_A_PATH = /^(?!\.{1,2}$)[!-~]+$/;

/**
 * The arguments as the schema has them. Members that are null are as if absent, at any depth that the schema describes, which
 * is how models leave them out; but a `dry_run` of null is refused, as it would spend (ruling 10). Throws `ToolRefusal`.
 */
export async function accepted<Arguments>(
  given: unknown,
  input: JsonSchema,
  schema: StandardSchemaWithJSON<Arguments, Arguments>,
): Promise<Arguments> {
  const asked = (given ?? {}) as Record<string, unknown>;
  if ('dry_run' in asked && typeof asked['dry_run'] !== 'boolean') {
    throw new ToolRefusal('invalid_dry_run', 'dry_run must be true or false');
  }
  const args = withoutNulls(asked, input) as Record<string, unknown>;
  const known = Object.keys(input['properties'] as object);
  const unknown = Object.keys(args).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new ToolRefusal('invalid_parameter', `unknown argument(s): ${unknown.join(', ')}`, {
      valid_arguments: known,
    });
  }
  const result = await schema['~standard'].validate(args);
  if (result.issues) {
    throw new ToolRefusal(
      'invalid_parameter',
      result.issues
        .map(({ message }) => message.replaceAll(/\bdata(\/| )/g, (_, end) => (end === '/' ? '' : 'the arguments ')))
        .join('; '),
    );
  }
  for (const name of IDS) {
    const id = args[name];
    if (typeof id === 'string' && !PART_OF_A_PATH.test(id)) throw new ToolRefusal('malformed_id', `${name} is no id`);
  }
  return result.value;
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
