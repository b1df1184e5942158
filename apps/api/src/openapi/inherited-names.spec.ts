import type { AddressInfo } from 'node:net';
import { INHERITED_NAMES, inheritedNameRequests } from '@entity-registry/testing';
import type { InheritedNameRequest } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';
import { OPERATIONS } from '../operations.js';
import { openApiDocument } from './document.js';

/** Maximum number of concurrent requests. */
const ABREAST = 8;

describe('names that every object has', () => {
  let api: ApiFixture;
  let customer: Customer;
  beforeAll(async () => {
    api = await ApiFixture.open();
    customer = await api.customer({ balance: '100000', jurisdictions: ['pa', 'ec', 'co'] });
  });
  afterAll(() => api.close());

  const known = (path: string, parameter: string): string | undefined => {
    const { company, supplier, trader } = api.ids;
    if (parameter === 'include') return 'CHK-BIN';
    if (parameter !== 'id') return undefined;
    if (path.startsWith('/v5/')) return `pa_own_${String(company)}`;
    return String(path.includes('/ecuador/') ? supplier : path.includes('/colombia/') ? trader : company);
  };

  const statusOf = async ({ method, target, headers, body }: InheritedNameRequest): Promise<number> => {
    const { port } = api.server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${String(port)}${target}`, {
      method,
      redirect: 'manual',
      headers: {
        ...headers,
        authorization: `Bearer ${customer.key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    await response.arrayBuffer();
    return response.status;
  };

  it.each(['v4', 'v5'] as const)('never cause a 500 on %s, wherever a caller puts them', async (version) => {
    const requests = inheritedNameRequests(openApiDocument(OPERATIONS, version), known);
    const errors: string[] = [];
    const waiting = requests.values();
    const work = async () => {
      for (const request of waiting) {
        const status = await statusOf(request);
        if (status >= 500) errors.push(`${String(status)}: ${request.title}`);
      }
    };
    await Promise.all(Array.from({ length: ABREAST }, work));
    expect(errors).toEqual([]);
    expect(requests.length).toBeGreaterThan(version === 'v4' ? 200 : 2_000);
  }, 120_000);

  it.each(INHERITED_NAMES)('suggest nothing: GET /v5/reconcile/suggest/%s is 404', async (name) => {
    await api.get(`/v5/reconcile/suggest/${name}?prefix=maderas`, customer).expect(404);
  });
});
