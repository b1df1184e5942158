import { lookup } from '@entity-registry/domain';
import type { Static, TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** One variable that is absent or has a value the app cannot use. Never holds the value: it may be a secret. */
export interface EnvironmentError {
  variable: string;
  problem: string;
  remedy: string;
}

export type ParsedEnvironment<Schema extends TObject> =
  { ok: true; value: Static<Schema> } | { ok: false; errors: EnvironmentError[] };

type Property = TSchema & {
  type?: string;
  default?: unknown;
  description?: string;
  remedy?: string;
  /** Other variables with the values that make this one required, such as the settings of a chosen backend; '*' is any value. */
  requiredWhen?: Readonly<Record<string, string>>;
};

/**
 * Reads every variable of `schema` (a TypeBox object; each property has a `description` and a `remedy` for wrong values) from
 * `variables`. All errors are collected, so that one restart fixes them all.
 * An empty string counts as not set, because compose files pass unset variables that way. A list is separated by commas.
 */
export function parseEnvironment<Schema extends TObject>(
  schema: Schema,
  variables: Readonly<Record<string, string | undefined>>,
): ParsedEnvironment<Schema> {
  const errors: EnvironmentError[] = [];
  const value = Object.create(null) as Record<string, unknown>;
  const required = new Set<string>((schema.required as string[] | undefined) ?? []);
  for (const [variable, property] of Object.entries(schema.properties as Record<string, Property>)) {
    const remedy = property.remedy ?? `set ${variable}: ${property.description ?? 'see the configuration table'}`;
    const text = lookup(variables, variable);
    if (text === undefined || text === '') {
      const needed = isNeeded(property, variables) || (required.has(variable) && property.default === undefined);
      if (needed) errors.push({ variable, problem: 'is not set', remedy });
      else if (property.default !== undefined) value[variable] = property.default;
      continue;
    }
    const read = convert(property, text);
    if (Value.Check(property, read)) value[variable] = read;
    else errors.push({ variable, problem: problemOf(property, read), remedy });
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: value as Static<Schema> };
}

/**
 * The environment of this process by `schema`. If there are errors, it lists them all on stderr and exits 1: an app that
 * starts half configured fails later, at a worse time. The only place that reads `process.env`.
 */
export function loadEnvironment<Schema extends TObject>(schema: Schema): Static<Schema> {
  // eslint-disable-next-line no-restricted-properties -- the one place the rule leads to
  const parsed = parseEnvironment(schema, process.env);
  if (parsed.ok) return parsed.value;
  process.stderr.write(`${formatEnvironmentErrors(parsed.errors)}\n`);
  process.exit(1);
}

/** The errors as lines for the operator. */
export function formatEnvironmentErrors(errors: readonly EnvironmentError[]): string {
  const lines = errors.map((error) => `  ${error.variable} ${error.problem}. Remedy: ${error.remedy}`);
  return [`configuration: ${String(errors.length)} error(s)`, ...lines].join('\n');
}

function isNeeded({ requiredWhen }: Property, variables: Readonly<Record<string, string | undefined>>): boolean {
  if (requiredWhen === undefined) return false;
  return Object.entries(requiredWhen).every(([name, value]) =>
    value === '*' ? (lookup(variables, name) ?? '') !== '' : lookup(variables, name) === value,
  );
}

function convert(property: Property, text: string): unknown {
  switch (property.type) {
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
    case 'number':
      return /^-?\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
    case 'array':
      return text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '');
    default:
      return text;
  }
}

function problemOf(property: Property, value: unknown): string {
  const [first] = Value.Errors(property, value);
  return `is not valid (${first?.message ?? 'wrong format'})`;
}
