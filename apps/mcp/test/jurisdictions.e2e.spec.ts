import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Customer } from '../../api/test/api-fixture.js';
import type { Arguments } from './tool-cases.js';
import { ToolsFixture, callTool } from './tools-fixture.js';

describe('entities outside Panama', () => {
  let fixture: ToolsFixture;
  let customer: Customer;
  let client: Client;
  let isEntity: (response: unknown) => boolean;

  beforeAll(async () => {
    fixture = await ToolsFixture.open();
    customer = await fixture.api.customer({ balance: '5', jurisdictions: ['pa', 'ec', 'co'] });
    client = await fixture.connect(customer);
    const ajv = formats.default(new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }));
    const { tools } = await client.listTools();
    isEntity = ajv.compile(tools.find(({ name }) => name === 'get_entity')?.outputSchema as object);
  });
  afterAll(() => fixture.close());

  const call = (name: string, args: Arguments) => callTool(client, name, args);
  const answered = async (name: string, args: Arguments): Promise<Arguments> => {
    const { isError, data } = await call(name, args);
    expect({ isError, ...(isError && data) }).toEqual({ isError: false });
    if (name === 'get_entity') expect(isEntity(data)).toBe(true);
    return data;
  };

  it('are read through v4 by the id from a search, with api_version v4', async () => {
    for (const [jurisdiction, name] of [
      ['ec', 'Comercial Imaginaria'],
      ['co', 'Cafetales Supuestos'],
    ] as const) {
      const found = await answered('search_entities', { jurisdiction, name });
      const [{ id, entity_id }] = found['results'] as [{ id: number; entity_id: unknown }];
      expect([found['api_version'], entity_id]).toEqual(['v4', null]);
      const wanted = { jurisdiction, id, include: ['DAT-CORE'] };
      const { billing } = await answered('get_entity', { ...wanted, dry_run: true });
      const read = await answered('get_entity', wanted);
      expect(read).toMatchObject({
        api_version: 'v4',
        jurisdiction,
        entity: { id, nombre: expect.stringContaining(name) },
      });
      expect(read['charged']).toBe((billing as Arguments)['price']);
    }
    expect(await fixture.charges(customer)).toEqual(['0.11', '0.01', '0.16', '0.01']);
    const rejected = async (args: Arguments) => (await call('get_entity', args)).data;
    expect(await rejected({ id: 1 })).toMatchObject({
      code: 'invalid_parameter',
      error: expect.stringContaining('jurisdiction'),
    });
    expect(await rejected({ id: 'ec_own_1' })).toMatchObject({
      code: 'jurisdiction_reserved',
      next: expect.stringContaining('integer id'),
    });
    expect(await rejected({ jurisdiction: 'ec', id: 'ec_own_1' })).toMatchObject({ code: 'invalid_parameter' });
    expect(await rejected({ jurisdiction: 'ec', id: 1, section: 'directores' })).toMatchObject({
      code: 'invalid_parameter',
    });
  });

  it('takes facets and filters only in the country of v5, and not with a number', async () => {
    for (const place of [{ ruc: '9900001-1-900001' }, { name: 'comercial', jurisdiction: 'ec' }]) {
      const { data } = await call('search_entities', { ...place, facets: ['status'] });
      const error = 'facets is only for a search in Panama, without ruc';
      expect(data).toMatchObject({ code: 'invalid_parameter', error });
    }
  });

  it('have an error with the allowed values if an argument has another value', async () => {
    const { data } = await call('search_entities', { name: 'maderas', jurisdiction: 'pe' });
    expect(data).toMatchObject({ code: 'invalid_parameter', error: 'jurisdiction must be one of pa, ec, co' });
    const codes = await call('get_entity', { id: fixture.company, include: ['CHK-BIN', 'DAT-X'] });
    expect(codes.data['error']).toMatch(/^include\/1 must be one of CHK-BIN, .*DAT-FREE/);
  });
});
