import { isDomainError } from '@entity-registry/domain';
import { QueryInteger, QueryText, fieldsOf, routesOf, validationPipe } from '@entity-registry/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { ApiFixture } from '../../test/api-fixture.js';
import { PageQuery } from '../v5/page-query.dto.js';
import { DryRunQuery } from '../validation/dry-run-query.dto.js';
import { operationObject } from './operation-object.js';
import { ErrorComponents } from './errors/error-responses.js';
import type { Operation } from './operation.js';
import { OPERATIONS } from '../operations.js';
import { SchemaComponents } from './schema-object.js';
import type { JsonObject } from './json.js';

const pipe = validationPipe();

/** Whether the service's pipe accepts these parameters for a route with this query; rethrows any other error. */
async function accepts(query: Type<object>, parameters: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    await pipe.transform(parameters, { type: 'query', metatype: query });
    return true;
  } catch (error) {
    if (isDomainError(error)) return false;
    throw error;
  }
}

/** The parameters that the document shows for a query, by name. */
function documented(query: Type<object>): Readonly<Record<string, JsonObject>> {
  const schemas = new SchemaComponents();
  const [usage] = OPERATIONS.filter(({ operationId }) => operationId === 'getUsage');
  const parts = { version: 'v5', schemas, errors: new ErrorComponents('v5', schemas) } as const;
  const { parameters } = operationObject({ ...(usage as Operation), query }, parts);
  return Object.fromEntries((parameters as readonly JsonObject[]).map((each) => [each['name'] as string, each]));
}

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly enum?: readonly string[];
}

/** Values at the bounds of a schema, and just beyond them. */
function atBounds(schema: Bounds): { readonly valid: readonly string[]; readonly invalid: readonly string[] } {
  const { minimum, maximum, maxLength, enum: words } = schema;
  return {
    valid: [
      ...(minimum === undefined ? [] : [String(minimum)]),
      ...(maximum === undefined ? [] : [String(maximum)]),
      ...(maxLength === undefined ? [] : ['x'.repeat(maxLength)]),
      ...(words ?? []),
    ],
    invalid: [
      ...(minimum === undefined ? [] : [String(minimum - 1)]),
      ...(maximum === undefined ? [] : [String(maximum + 1)]),
      ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
      ...(words === undefined ? [] : ['no such word']),
    ],
  };
}

class ShortPageQuery extends PageQuery {
  @QueryInteger({ range: { minimum: 2, maximum: 7, default: 3 }, description: 'Entries.' })
  declare readonly limit?: string;

  @QueryText({ max: 5, optional: true, description: 'Words.' })
  readonly words?: string;
}

describe('a limit changed in the class of a query', () => {
  it('changes the document', () => {
    const { limit, words, cursor, dry_run: dryRun } = documented(ShortPageQuery);
    expect(limit?.['schema']).toEqual({ type: 'integer', minimum: 2, maximum: 7, default: 3 });
    expect(words?.['schema']).toMatchObject({ type: 'string', maxLength: 5 });
    expect(cursor).toEqual(documented(PageQuery)['cursor']);
    expect(dryRun).toBeUndefined();
  });

  it.each([
    [{ limit: '2' }, true],
    [{ limit: '7', words: 'fünfe' }, true],
    [{ limit: '1' }, false],
    [{ limit: '8' }, false],
    [{ limit: '07' }, false],
    [{ words: 'sechse' }, false],
    [{ cursor: 'x'.repeat(4_001) }, false],
    [{ dry_run: 'yes' }, false],
    [{ other: '1' }, false],
  ])('changes the validation: %j is accepted: %s', async (parameters, accepted) => {
    expect(await accepts(ShortPageQuery, parameters as unknown as Record<string, string>)).toBe(accepted);
  });
});

describe('the queries of the operations', () => {
  let api: ApiFixture;
  beforeAll(async () => {
    api = await ApiFixture.open();
  });
  afterAll(() => api.close());

  const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}|[:*]\w+/g, '{}');

  it('are those of their handlers', () => {
    const routes = new Map(routesOf(api.app).map(({ method, path, query }) => [`${method} ${shapeOf(path)}`, query]));
    for (const { method, path, query, charge } of OPERATIONS) {
      const expected = query ?? (charge.kind === 'open' ? null : DryRunQuery);
      expect([path, routes.get(`${method} ${shapeOf(path)}`)]).toEqual([path, expected]);
    }
  });

  const parameters = [...new Set(OPERATIONS.flatMap(({ query }) => query ?? []))].flatMap((query) =>
    Object.entries(fieldsOf(query)).map(([name, field]) => ({ query, name, field, title: `${query.name}.${name}` })),
  );

  it.each(parameters)('accept what the document allows and nothing else: $title', async ({ query, name, field }) => {
    const { valid, invalid } = atBounds(field.schema);
    const others = Object.fromEntries(
      parameters
        .filter((other) => other.query === query && other.name !== name && other.field.required)
        .map((other) => [other.name, String(other.field.example)]),
    );
    for (const value of valid) expect([value, await accepts(query, { ...others, [name]: value })]).toEqual([value, true]);
    for (const value of invalid) {
      expect([value, await accepts(query, { ...others, [name]: value })]).toEqual([value, false]);
    }
    expect(await accepts(query, { ...others, [name]: 'x'.repeat(10_000) })).toBe(false);
  });
});
