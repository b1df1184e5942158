import { DEFINITIONS, OPERATIONS } from './generated/operations.js';
import type { OPERATION_NAMES } from './generated/operations.js';
import type { JsonSchema } from './json-schema.js';

export type OperationName = (typeof OPERATION_NAMES)[number];
type Properties = Readonly<Record<string, JsonSchema>>;

const DRY_RUN: JsonSchema = {
  type: 'boolean',
  default: false,
  description:
    'true: check the arguments, find the record, and answer only {billing} with the price; nothing is charged.',
};

/** Clients of the package's first version compare refusals, too, and show nothing of one that does not fit. */
const REFUSAL: JsonSchema = {
  type: 'object',
  description: 'With isError alone: what was refused, and what to do next.',
  required: ['code', 'error', 'next'],
  properties: { code: { type: 'string' }, error: { type: 'string' }, next: { type: 'string' } },
};

/**
 * What a tool takes: an object of these properties and of `dry_run`, and nothing else. Its root has no anyOf, oneOf or
 * $ref: models are told of tools through interfaces that do not take those.
 */
export function inputSchema(properties: Properties, required: readonly string[] = []): JsonSchema {
  return {
    type: 'object',
    properties: { ...properties, dry_run: DRY_RUN },
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** Arguments of an operation by name, as the document describes them; `changes` narrow them or say more to a model. */
export function argumentsOf(
  operation: OperationName,
  names: readonly string[],
  changes: Readonly<Record<string, JsonSchema>> = {},
): Properties {
  const known = OPERATIONS[operation].arguments;
  return Object.fromEntries(
    names.map((name) => {
      const schema = known[name];
      if (schema === undefined) throw new Error(`${operation} takes no ${name}`);
      return [name, { ...schema, ...changes[name] }];
    }),
  );
}

/** What these operations answer, the dry run aside. */
export function answersOf(...operations: readonly OperationName[]): readonly JsonSchema[] {
  return operations.flatMap((name) => {
    const { answer } = OPERATIONS[name];
    return (answer['anyOf'] as readonly JsonSchema[] | undefined) ?? [answer];
  });
}

/** The definition of that name. */
export function definition(name: string): JsonSchema {
  const schema = DEFINITIONS[name];
  if (schema === undefined) throw new Error(`no definition ${name}`);
  return schema;
}

/**
 * What a tool answers: one of these, a dry run, or a refusal. Every definition that they need comes with them, and no other. `change`
 * finds what it changes by its members; throws when it found nothing, as the document may have renamed them.
 */
export function outputSchema(answers: readonly JsonSchema[], change?: (schema: JsonSchema) => JsonSchema): JsonSchema {
  if (change === undefined) return withDefinitions(answers, (schema) => schema);
  const changed = withDefinitions(answers, change);
  if (JSON.stringify(changed) === JSON.stringify(outputSchema(answers))) {
    throw new Error('an answer no longer has the members by which it was changed');
  }
  return changed;
}

function withDefinitions(answers: readonly JsonSchema[], change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const anyOf = [...answers.map(change), { $ref: '#/$defs/DryRun' }, { $ref: '#/$defs/Refusal' }];
  const $defs: Record<string, JsonSchema> = { Refusal: REFUSAL };
  const wanted = referencesIn(anyOf);
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (name in $defs) continue;
    const schema = change(definition(name));
    $defs[name] = schema;
    wanted.push(...referencesIn(schema));
  }
  return { type: 'object', anyOf, $defs };
}

/** An object schema with `properties` beside its own, needed if `required`; those that are undefined are taken away. */
export function withProperties(
  schema: JsonSchema,
  properties: Readonly<Record<string, JsonSchema | undefined>>,
): JsonSchema {
  const own = { ...(schema['properties'] as Properties), ...properties };
  const kept = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const required = [...new Set([...((schema['required'] as string[] | undefined) ?? []), ...Object.keys(properties)])];
  return { ...schema, properties: kept, required: required.filter((name) => name in kept) };
}

function referencesIn(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return [];
  const reference = (node as JsonSchema)['$ref'];
  const own = typeof reference === 'string' ? [reference.replace('#/$defs/', '')] : [];
  return [...own, ...Object.values(node).flatMap(referencesIn)];
}
