import { routesOf } from '@entity-registry/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AdminFixture, responseOf } from '../../test/admin-fixture.js';

interface Operation {
  summary?: string;
  security?: object[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

let admin: AdminFixture;
let document: OpenAPIObject;
let operations: { name: string; operation: Operation }[];
beforeAll(async () => {
  admin = await AdminFixture.open();
  document = responseOf(await admin.call('get', '/admin/openapi.json', null)).body as OpenAPIObject;
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      name: `${method} ${path}`,
      operation,
    })),
  );
});
afterAll(() => admin.close());

/** Every `$ref` of a value. */
function referencesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => (name === '$ref' ? [String(member)] : referencesOf(member)));
}

describe('the OpenAPI document', () => {
  it('is the same as JSON and as YAML, and public', async () => {
    expect(document.openapi).toBe('3.1.0');
    const { status, text, headers } = await admin.call('get', '/admin/openapi.yml', null);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('yaml');
    expect(text).toContain('title: Entity Registry admin API');
    for (const path of Object.keys(document.paths)) expect(text).toContain(`  ${path}:\n`);
  });

  it('has every route, each with a summary, its security, the schema of its response and of its errors', () => {
    const routes = routesOf(admin.api.app).map(
      ({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(operations.map(({ name }) => name).sort()).toEqual(routes.filter((name) => name.includes(' /admin/')).sort());
    for (const { name, operation } of operations) {
      expect({ name, summary: operation.summary }).toEqual({ name, summary: expect.stringMatching(/.{8}/) });
      const isOpen = name === 'post /admin/session';
      const security = isOpen ? undefined : [{ operator: [] }, { session: [] }];
      expect({ name, security: operation.security }).toEqual({ name, security });
      const statuses = Object.keys(operation.responses);
      expect({ name, statuses }).toEqual({
        name,
        statuses: expect.arrayContaining(isOpen ? ['400', '403', '429', '500', '503'] : ['400', '401', '403', '500', '503']),
      });
      for (const [status, response] of Object.entries(operation.responses)) {
        const isFile = name.endsWith('/document') && status === '200';
        const schema = response.content?.[isFile ? 'application/octet-stream' : 'application/json']?.schema;
        expect({ name, status, schema }).toEqual({ name, status, schema: expect.any(Object) });
      }
    }
  });

  it('describes the body of every route that takes one', () => {
    const without = operations
      .filter(({ name, operation }) => /^(post|put|patch) /.test(name) && operation.requestBody === undefined)
      .map(({ name }) => name);
    expect(without.sort()).toEqual([
      'post /admin/accounts/{id}/confirm',
      'post /admin/accounts/{id}/ledger/{entry}/reverse',
      'post /admin/accounts/{id}/trial/approve',
      'post /admin/accounts/{id}/trial/decline',
      'post /admin/accounts/{id}/webhook/secret',
      'post /admin/accounts/{id}/webhook/test',
      'post /admin/data-requests/{id}/confirm-identity',
      'post /admin/deliveries/{id}/replay',
      'post /admin/reconciliation',
      'post /admin/top-ups/{id}/collect',
      'put /admin/corporate-domains/{domain}',
    ]);
  });

  it('describes a token without readable content', () => {
    expect(document.components?.securitySchemes).toEqual({
      operator: { type: 'http', scheme: 'bearer', bearerFormat: 'opaque', description: expect.any(String) },
      session: { type: 'apiKey', in: 'cookie', name: 'operator', description: expect.any(String) },
    });
  });

  it('contains all that it refers to, and refers to all that it contains', () => {
    const known = Object.keys(document.components?.schemas ?? {}).map((name) => `#/components/schemas/${name}`);
    expect([...new Set(referencesOf(document))].sort()).toEqual(known.sort());
  });

  it('describes the members of a body', () => {
    expect(document.components?.schemas?.['CreditBody']).toMatchObject({
      required: ['amount', 'kind'],
      properties: { amount: { type: 'string' }, kind: { enum: ['purchase', 'trial', 'adjustment'] } },
    });
    expect(document.components?.schemas?.['SpendingCapBody']).toMatchObject({
      required: ['limit'],
      properties: { limit: { type: ['string', 'null'] } },
    });
  });
});

describe('the reference', () => {
  it('is served entirely by this process, under a policy that lets nothing else load', async () => {
    const { status, text, headers } = await admin.call('get', '/admin/docs', null);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(text).not.toMatch(/<script(?![^>]*src=)[^>]*>\s*\S/);
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const { pathname } = new URL(file, 'http://127.0.0.1/admin/docs');
      expect({ file, status: (await admin.call('get', pathname, null)).status }).toEqual({ file, status: 200 });
    }
  });
});
