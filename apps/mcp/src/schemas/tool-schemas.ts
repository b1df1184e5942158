import { DEFINITIONS, OPERATIONS } from './generated/operations.js';
import type { OPERATION_NAMES } from './generated/operations.js';
import type { JsonSchema } from './json-schema.js';

export type OperationName = (typeof OPERATION_NAMES)[number];
type Properties = Readonly<Record<string, JsonSchema>>;

const DRY_RUN: JsonSchema = {
  type: 'boolean',
  default: false,
  description:
    'true: check the arguments, find the record, and return only {billing} with the price; nothing is charged.',
};

/** Clients of the package's first version also validate error results, and show nothing of one that does not match. */
const TOOL_ERROR: JsonSchema = {
  type: 'object',
  description: 'Only with isError: the error, and what to do next.',
  required: ['code', 'error', 'next'],
  properties: { code: { type: 'string' }, error: { type: 'string' }, next: { type: 'string' } },
};

/**
 * The input of a tool: an object of only these properties and `dry_run`. Its root has no anyOf, oneOf or $ref, because some
 * interfaces that pass tools to models do not support those.
 */
export function inputSchema(properties: Properties, required: readonly string[] = []): JsonSchema {
  return {
    type: 'object',
    properties: { ...properties, dry_run: DRY_RUN },
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** Arguments of an operation by name, as the document describes them; `changes` narrow them or add hints for a model. */
export function argumentsOf(
  operation: OperationName,
  names: readonly string[],
  changes: Readonly<Record<string, JsonSchema>> = {},
): Properties {
  const known = OPERATIONS[operation].arguments;
  return Object.fromEntries(
    names.map((name) => {
      const schema = own(known, name);
      if (schema === undefined) throw new Error(`${operation} has no argument ${name}`);
      return [name, { ...schema, ...own(changes, name) }];
    }),
  );
}

/** The output of these operations, without the dry run. */
export function responseSchemas(...operations: readonly OperationName[]): readonly JsonSchema[] {
  return operations.flatMap((name) => {
    const { answer } = OPERATIONS[name];
    return (answer['anyOf'] as readonly JsonSchema[] | undefined) ?? [answer];
  });
}

/** The definition of that name. */
export function definition(name: string): JsonSchema {
  const schema = own(DEFINITIONS, name);
  if (schema === undefined) throw new Error(`no definition ${name}`);
  return schema;
}

/**
 * The output of a tool: one of these, a dry run, or an error. Includes every definition that they need, and no other. `change`
 * finds the objects to change by their members; throws if it found none, because the document may have renamed them.
 */
export function outputSchema(
  responses: readonly JsonSchema[],
  change?: (schema: JsonSchema) => JsonSchema,
): JsonSchema {
  if (change === undefined) return withDefinitions(responses, (schema) => schema);
  const changed = withDefinitions(responses, change);
  if (JSON.stringify(changed) === JSON.stringify(outputSchema(responses))) {
    throw new Error('no answer has the members that `change` looks for');
  }
  return changed;
}

function withDefinitions(responses: readonly JsonSchema[], change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const anyOf = [...responses.map(change), { $ref: '#/$defs/DryRun' }, { $ref: '#/$defs/Refusal' }];
  const $defs = new Map([['Refusal', TOOL_ERROR]]);
  const wanted = referencesIn(anyOf);
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if ($defs.has(name)) continue;
    const schema = change(definition(name));
    $defs.set(name, schema);
    wanted.push(...referencesIn(schema));
  }
  return { type: 'object', anyOf, $defs: Object.fromEntries($defs) };
}

/** An object schema with `properties` in addition to its own, required if `required`; undefined ones are removed. */
export function withProperties(
  schema: JsonSchema,
  properties: Readonly<Record<string, JsonSchema | undefined>>,
): JsonSchema {
  const all = { ...(schema['properties'] as Properties), ...properties };
  const defined = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  const required = [...new Set([...((schema['required'] as string[] | undefined) ?? []), ...Object.keys(properties)])];
  return { ...schema, properties: defined, required: required.filter((name) => Object.hasOwn(defined, name)) };
}

function own(schemas: Readonly<Record<string, JsonSchema>>, name: string): JsonSchema | undefined {
  return Object.hasOwn(schemas, name) ? schemas[name] : undefined;
}

function referencesIn(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return [];
  const reference = (node as JsonSchema)['$ref'];
  const own = typeof reference === 'string' ? [reference.replace('#/$defs/', '')] : [];
  return [...own, ...Object.values(node).flatMap(referencesIn)];
}
