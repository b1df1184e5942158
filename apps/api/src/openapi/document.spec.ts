import { readFileSync } from 'node:fs';
import type { ApiVersion } from '@entity-registry/domain';
import { accessOf, routesOf } from '@entity-registry/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { ApiFixture } from '../../test/api-fixture.js';
import { DescribedApi } from '../../test/described-api.js';
import { chargeText } from './charge-text.js';
import { openApiDocument, openApiYaml } from './document.js';
import { operationsOf } from './operation.js';
import { OPERATIONS } from '../operations.js';
import type { Json, JsonObject } from './json.js';

const VERSIONS: readonly ApiVersion[] = ['v4', 'v5'];

/** A path, ignoring the names of its parameters. */
const shapeOf = (method: string, path: string): string => `${method} ${path.replaceAll(/\{\w+\}|[:*]\w+/g, '{}')}`;

type Visit = (value: JsonObject, pointer: string) => void;

/** Visits every object of a document. */
function walk(value: Json, visit: Visit, pointer = ''): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as JsonObject, pointer);
  for (const [name, part] of Object.entries(value as JsonObject)) {
    walk(part, visit, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

describe.each(VERSIONS)('the document of %s', (version) => {
  const api = new DescribedApi(version);
  const { document } = api;

  it('matches the committed file (if not: npm run openapi)', () => {
    const file = new URL(`../../../../openapi/${version}.yml`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(openApiYaml(OPERATIONS, version));
  });

  it('has the same content in YAML and JSON', () => {
    expect(load(openApiYaml(OPERATIONS, version))).toEqual(openApiDocument(OPERATIONS, version));
  });

  it('has no dangling references', () => {
    const missing: string[] = [];
    walk(document, ({ $ref }) => {
      if (typeof $ref !== 'string') return;
      const parts = $ref.slice(2).split('/');
      const found = parts.reduce<Json | undefined>((parent, part) => (parent as JsonObject | undefined)?.[part], document);
      if (found === undefined) missing.push($ref);
    });
    expect(missing).toEqual([]);
  });

  it('states every price in whole sentences', () => {
    const prices = operationsOf(OPERATIONS, version).map((operation) => chargeText(operation));
    // A comma is followed by the rest of the sentence; a period by the next one.
    for (const price of prices) expect(price).not.toMatch(/, [A-Z][a-z]|\. [a-z]/);
  });

  it('names every operation once', () => {
    const names = operationsOf(OPERATIONS, version).map(({ operationId }) => operationId);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('describes every member of every body, every parameter and every header', () => {
    const silent: string[] = [];
    walk(document, (schema, pointer) => {
      // A body may have a member of that name, and an example may contain anything.
      const isSchema = !/\/value(\/|$)|\/properties$/.test(pointer);
      const properties = isSchema ? schema['properties'] : undefined;
      if (schema['type'] !== undefined && typeof properties === 'object') {
        for (const [name, part] of Object.entries(properties as Record<string, JsonObject>)) {
          const reported = part['description'] ?? ('$ref' in part ? 'described there' : undefined);
          if (typeof reported !== 'string' || reported === '') silent.push(`${pointer}/${name}`);
        }
      }
      if (isSchema && typeof schema['in'] === 'string' && !schema['description']) silent.push(pointer);
      if (/\/headers\/[^/]+$/.test(pointer) && !schema['description'] && !('$ref' in schema)) silent.push(pointer);
    });
    expect(silent).toEqual([]);
  });

  it('bounds every list in a request body', () => {
    const unbounded: string[] = [];
    walk(document, (schema, pointer) => {
      if (pointer.includes('/requestBody/') && schema['type'] === 'array' && schema['maxItems'] === undefined) {
        unbounded.push(pointer);
      }
    });
    expect(unbounded).toEqual([]);
  });

  it('defines the allowed characters of every text it accepts', () => {
    const loose: string[] = [];
    let seen = 0;
    const look: Visit = (schema, pointer) => {
      const types = [schema['type']].flat();
      if (!types.includes('string') || pointer.includes('/examples/')) return;
      seen += 1;
      if (!['enum', 'const', 'format', 'pattern'].some((keyword) => Object.hasOwn(schema, keyword))) loose.push(pointer);
    };
    const taken = api.operations.flatMap(({ object, pointer }) => [
      { value: object['requestBody'] ?? null, pointer: `${pointer}/requestBody` },
      ...(object['parameters'] as readonly JsonObject[]).map((part, at) => ({
        value: '$ref' in part ? null : part,
        pointer: `${pointer}/parameters/${String(at)}`,
      })),
    ]);
    for (const { value, pointer } of taken) {
      walk(value, look, pointer);
      const references = JSON.stringify(value).matchAll(/"#(\/components\/schemas\/\w+)"/g);
      for (const [, component = ''] of references) walk(api.at(component).value, look, component);
    }
    // Names in these paths are copied from responses.
    expect(loose.filter((pointer) => !/\/paths\/~1(docs|objects)/.test(pointer))).toEqual([]);
    expect(seen).toBeGreaterThan(version === 'v4' ? 5 : 100);
  });

  it('describes `include` in a query as a comma-separated list of codes', () => {
    const includes = api.operations.flatMap(({ object }) =>
      (object['parameters'] as readonly JsonObject[]).filter(({ name }) => name === 'include'),
    );
    for (const { style, explode, schema } of includes) {
      const { type, items } = schema as JsonObject;
      expect([style, explode, type]).toEqual(['form', false, 'array']);
      expect((items as { enum: string[] }).enum.join()).toMatch(/^[A-Z]{3}-[A-Z]+(,[A-Z]{3}-[A-Z]+)*$/);
    }
    expect(includes.length).toBe(version === 'v4' ? 4 : 2);
  });

  it('has examples that validate, at least one for each JSON body', () => {
    const errors: string[] = [];
    let seen = 0;
    walk(document, (media, pointer) => {
      if (!/\/content\/[^/]+$/.test(pointer) || media['schema'] === undefined) return;
      const examples = (media['examples'] ?? {}) as JsonObject;
      if (pointer.endsWith('~1json') && Object.keys(examples).length === 0) errors.push(`${pointer} has no example`);
      for (const name of Object.keys(examples)) {
        const { value } = api.at(`${pointer}/examples/${name}`).value as JsonObject;
        const error = api.faultOf(`${pointer}/schema`, value);
        seen += 1;
        if (error !== null) errors.push(`${pointer}/${name}: ${error}`);
      }
    });
    expect(errors).toEqual([]);
    expect(seen).toBeGreaterThan(20);
  });

  it('has examples of parameters and headers that validate', () => {
    const errors: string[] = [];
    walk(document, (part, pointer) => {
      if (part['example'] === undefined || part['schema'] === undefined) return;
      const error = api.faultOf(`${pointer}/schema`, part['example']);
      if (error !== null) errors.push(`${pointer}: ${error}`);
    });
    expect(errors).toEqual([]);
  });

  it('has for every operation 400, 431, 500 and, if a key is required, 401 or 403, 414, 429 and 503', () => {
    for (const { object, path } of api.operations) {
      const statuses = Object.keys(object['responses'] as JsonObject);
      const keyed = (object['security'] as unknown[]).length > 0;
      const least = keyed ? ['400', '401', '403', '414', '429', '431', '500', '503'] : ['400', '431', '500'];
      expect({ path, missing: least.filter((status) => !statuses.includes(status)) }).toEqual({ path, missing: [] });
    }
  });
});

describe('the documents together', () => {
  let api: ApiFixture;
  beforeAll(async () => {
    api = await ApiFixture.open();
  });
  afterAll(() => api.close());

  const described = new Map(OPERATIONS.map(({ method, path, access }) => [shapeOf(method, path), access]));

  it('describe every route of the app, and no other', () => {
    const routes = routesOf(api.app).filter(({ method }) => method !== 'ALL');
    expect(routes.map(({ method, path }) => shapeOf(method, path)).sort()).toEqual([...described.keys()].sort());
  });

  it('state for every route which callers it serves', () => {
    for (const { method, path, handler } of routesOf(api.app).filter((route) => route.method !== 'ALL')) {
      expect([path, described.get(shapeOf(method, path))]).toEqual([path, accessOf(handler)]);
    }
  });
});
