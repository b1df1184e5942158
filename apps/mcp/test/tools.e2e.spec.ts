import { SURFACES } from '@entity-registry/sdk';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Customer } from '../../api/test/api-fixture.js';
import { ASSETS, PAGES, TOOL_NAMES, toolCases } from './tool-cases.js';
import type { Arguments, Case, ToolName } from './tool-cases.js';
import { ToolsFixture, callTool } from './tools-fixture.js';
import type { ToolResponse } from './tools-fixture.js';

describe('the tools', () => {
  let fixture: ToolsFixture;
  let paying: Customer;
  let client: Client;
  let cases: Readonly<Record<ToolName, Case>>;
  /** Validators of the output schemas that the server lists. */
  const validators = new Map<string, ValidateFunction>();

  beforeAll(async () => {
    fixture = await ToolsFixture.open();
    await fixture.writeText(PAGES);
    await fixture.writeTies(7);
    paying = await fixture.api.customer({ balance: '100', jurisdictions: ['pa', 'ec', 'co'] });
    client = await fixture.connect(paying);
    const ajv = formats.default(
      new Ajv2020({ strict: true, allErrors: true, strictTypes: false, strictRequired: false }),
    );
    for (const { name, outputSchema } of (await client.listTools()).tools) {
      validators.set(name, ajv.compile(outputSchema as object));
    }
    const { person } = fixture;
    const { update_request_id: pending } = await answered('request_refresh', { id: person, include: ['CHK-BIN'] });
    cases = toolCases(fixture, pending);
  });
  afterAll(() => fixture.close());

  const call = (name: string, args: Arguments, by = client): Promise<ToolResponse> => callTool(by, name, args);
  /** The result of a successful call, validated against the tool's output schema. */
  const answered = async (name: string, args: Arguments, by = client): Promise<Arguments> => {
    const { isError, data } = await call(name, args, by);
    expect({ isError, ...(isError && data) }).toEqual({ isError: false });
    const validate = validators.get(name);
    validate?.(data);
    expect(validate?.errors).toBeNull();
    return data;
  };

  it('match the contract, and all except watch and request_refresh are read-only', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
    const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true);
    expect(writing.map(({ name }) => name)).toEqual(['watch', 'request_refresh']);
    // Repeating a billed call without an idempotency key is charged again, so only free tools are marked as idempotent.
    const repeatable = tools.filter(({ annotations }) => annotations?.idempotentHint === true);
    expect(repeatable.map(({ name }) => name)).toEqual(['get_catalog', 'describe_surface', 'get_refresh', 'get_usage']);
  });

  it.each(TOOL_NAMES)(
    '%s returns a result, previews its price, and rejects bad input with a code and the next step',
    async (name) => {
      const { args, price, shows, refused } = cases[name];
      const before = await fixture.charges(paying);
      const preview = await answered(name, { ...args, dry_run: true });
      expect(preview).toEqual({ billing: expect.objectContaining({ price, charged: '0.00', dry_run: true }) });
      const [badly, code, fields = {}] = refused;
      const error = await call(name, badly);
      expect(error).toEqual({ isError: true, data: expect.objectContaining({ code, ...fields }) });
      expect(validators.get(name)?.(error.data)).toBe(true);
      expect(error.data).toMatchObject({ error: expect.any(String), next: expect.stringMatching(/^[^\n]{20,}$/) });
      expect(await fixture.charges(paying)).toEqual(before);

      expect(await answered(name, args)).toMatchObject(shows);
      const now = price === '0.00' || name === 'request_refresh' ? [] : [price];
      expect(await fixture.charges(paying)).toEqual([...now, ...before]);
    },
  );

  it('return results that match the schema from every surface, of every kind of asset, and of all codes together', async () => {
    for (const surface of SURFACES.filter((one) => one !== 'entities')) {
      await answered('search_records', { surface, limit: 3 });
    }
    await answered('search_entities', { filters: { kind: 'Organization' }, facets: ['status', 'province'], limit: 3 });
    for (const alone of [{ facets: ['status'] }, { limit: 3 }]) {
      expect(await answered('search_entities', alone)).toMatchObject({ surface: 'entities' });
    }
    await answered('search_entities', { ruc: '9900001-1-900001' });
    for (const [type, tag] of ASSETS) await answered('get_entity', { id: fixture.asset(type, tag) });
    for (const id of [fixture.company, fixture.person]) {
      await answered('get_entity', { id, include: ['DAT-ALL', 'DAT-SCREEN'], limit: 100 });
    }
  });

  it('let an agent resolve, preview, read, page, read a document and refresh, and charge the announced prices', async () => {
    const customer = await fixture.api.customer({ balance: '5' });
    const agent = await fixture.connect(customer, 'legacy');
    await agent.listTools();
    const { candidates } = await answered('resolve_entity', { ruc: '9900001-1-900001' }, agent);
    const [{ id }] = candidates as [{ id: string }];
    const wanted = { id, include: ['DAT-GOV', 'DAT-DOC'] };
    const { billing } = await answered('get_entity', { ...wanted, dry_run: true }, agent);
    expect(billing).toMatchObject({ price: '0.22' });
    const card = await answered('get_entity', wanted, agent);
    const { directores, documentos_escaneados } = card['sections'] as Record<
      string,
      Arguments & { items: { id: string }[] }
    >;
    expect(directores).toMatchObject({ total: 121, returned: 5, truncated: true });

    const more = { id, section: 'directores', cursor: directores?.['next_cursor'], limit: 100 };
    const page = await answered('get_entity', more, agent);
    expect(page).toMatchObject({ returned: 100, billing: { charged: '0.01' } });
    const rest = await answered('get_entity', { ...more, cursor: page['next_cursor'] }, agent);
    expect(rest).toMatchObject({ returned: 16, next_cursor: null });

    const read = async (at: unknown) =>
      answered('get_document', { id: documentos_escaneados?.items[0]?.id, page: at }, agent);
    const first = await read(1);
    expect([first['text'], (await read(first['next_page']))['text']]).toEqual(PAGES.slice(0, 2));

    const refresh = await answered('request_refresh', { id, include: ['DAT-IP'] }, agent);
    await fixture.refresh(refresh['update_request_id']);
    const ended = await answered('get_refresh', { update_request_id: refresh['update_request_id'] }, agent);
    expect(ended).toMatchObject({
      status: 'completed',
      result: { id, nombre: 'Maderas Ficticias del Tuira, S.A.', sections: { marcas: { code: 'DAT-IP' } } },
    });

    const charged = ['0.03', '0.07', '0.07', '0.01', '0.01', '0.22', '0.02'];
    expect(await fixture.charges(customer)).toEqual(charged);
    const { calls } = await answered('get_usage', {}, agent);
    expect((calls as { charged: string }[]).map((line) => line.charged)).toEqual(charged);
  });

  it('split responses that the API returns whole into pages, and charge only the first page', async () => {
    const before = await fixture.charges(paying);
    const ask = { id: fixture.company, depth: 1, limit: 3 };
    const seen: { nodes: unknown[]; edges: unknown[]; charged: unknown }[] = [];
    let cursor: unknown;
    do {
      const page = await answered('get_network', { ...ask, cursor });
      const { nodes, edges, billing, next_cursor } = page as {
        nodes: [];
        edges: [];
        billing: Arguments;
        next_cursor: unknown;
      };
      seen.push({ nodes, edges, charged: billing['charged'] });
      cursor = next_cursor;
      if (cursor !== null) {
        const preview = await answered('get_network', { ...ask, cursor, dry_run: true });
        expect(preview).toMatchObject({ billing: { price: '0.00', dry_run: true } });
      }
    } while (cursor !== null);
    expect(seen.map(({ nodes, edges, charged }) => [nodes.length, edges.length, charged])).toEqual([
      [3, 2, '0.26'],
      [3, 3, '0.00'],
      [2, 2, '0.00'],
    ]);
    expect(await fixture.charges(paying)).toEqual(['0.26', ...before]);

    const { next_cursor } = await answered('get_network', ask);
    const others = await fixture.connect(await fixture.api.customer({ balance: '5' }));
    const forged = Buffer.from(JSON.stringify({ key: 'made up', offset: 3, until: 9e15 })).toString('base64url');
    for (const [args, by] of [
      [{ ...ask, id: fixture.person, cursor: next_cursor }, client],
      [{ ...ask, cursor: `${forged}.${'x'.repeat(22)}` }, client],
      [{ ...ask, cursor: next_cursor }, others],
    ] as const) {
      for (const dry_run of [true, false]) {
        expect((await call('get_network', { ...args, dry_run }, by)).data).toMatchObject({ code: 'invalid_cursor' });
      }
    }
    fixture.time += 24 * 3_600_000;
    const late = await call('get_network', { ...ask, cursor: next_cursor });
    expect(late.data).toMatchObject({ code: 'invalid_cursor', next: expect.stringContaining('full price') });
  });

  it('replay a call that is repeated with its idempotency key, and charge it once', async () => {
    const customer = await fixture.api.customer({ balance: '5' });
    const agent = await fixture.connect(customer);
    const { company: id } = fixture;
    const named: [ToolName, Arguments][] = [
      ['get_entity', { id, include: ['DAT-GOV'] }],
      ['get_network', { id, depth: 1, limit: 3 }],
      ['request_refresh', { id, include: ['CHK-BIN'] }],
    ];
    for (const [name, args] of named) {
      const idempotency_key = `report 7, ${name}`.replaceAll(' ', '-');
      const first = await answered(name, { ...args, idempotency_key }, agent);
      const { next_cursor, ...again } = await answered(name, { ...args, idempotency_key }, agent);
      expect(first).toMatchObject(again);
      if (next_cursor === undefined) continue;
      const page = await answered(name, { ...args, cursor: next_cursor }, agent);
      expect(page).toMatchObject({ billing: { charged: '0.00' } });
      const other = await call(name, { ...args, depth: 2, idempotency_key }, agent);
      expect(other.data).toMatchObject({ code: 'idempotency_key_reused' });
    }
    expect(await fixture.charges(customer)).toEqual(['0.26', '0.16']);
  });

  it('treat null as absent at any depth, but not in dry_run, and invalid ids as malformed', async () => {
    const before = await fixture.charges(paying);
    const rows = [{ name: 'Aurelia Inventada', ruc: null, cedula: null }];
    expect(await answered('resolve_entities', { rows, dry_run: true })).toHaveProperty('billing');
    const rejected = async (name: string, args: Arguments) => (await call(name, args)).data['code'];
    expect(await rejected('get_entity', { id: fixture.company, dry_run: null })).toBe('invalid_dry_run');
    for (const id of ['', '.', '..', 'pa_own_1\n', '\ud800']) {
      expect(await rejected('get_network', { id })).toBe('malformed_id');
    }
    expect(await rejected('request_refresh', { id: 'ec_own_1', include: ['CHK-BIN'] })).toBe('jurisdiction_reserved');
    for (const name of ['__proto__', 'constructor']) {
      await expect(client.callTool({ name, arguments: {} })).rejects.toThrow('not found');
    }
    expect(await fixture.charges(paying)).toEqual(before);
  });

  it("lead from a parcel to its owner, and back to the owner's assets", async () => {
    const asset = fixture.asset('finca', 'fincas');
    const parcel = await answered('get_real_estate', { asset_id: asset });
    expect(parcel).toMatchObject({ id: asset, entity_id: fixture.company, billing: { charged: '0.26' } });
    const page = await answered('get_real_estate', { owner_id: parcel['entity_id'], limit: 1 });
    const next = await answered('get_real_estate', {
      owner_id: fixture.company,
      limit: 1,
      cursor: page['next_cursor'],
    });
    expect(next).toMatchObject({ returned: 1, next_cursor: null, billing: { charged: '0.01' } });
  });

  it('report the balance and the shortfall if the balance is too low, and suggest a dry run', async () => {
    const poor = await fixture.connect(await fixture.api.customer({ balance: '0.05' }));
    const { data } = await call('get_entity', { id: fixture.company, include: ['DAT-CORE'] }, poor);
    expect(data).toMatchObject({
      ...{ code: 'insufficient_credits', price: '0.16', balance: '0.05', shortfall: '0.11' },
      ...{ upgrade_url: expect.any(String), next: expect.stringContaining('dry_run') },
    });
    const free = await fixture.connect(await fixture.api.customer());
    const locked = await call('search_records', { surface: 'marcas' }, free);
    expect(locked.data).toMatchObject({ code: 'free_tier_code_locked', next: expect.stringContaining('dry_run') });
    const wrong = await fixture.connect({ key: paying.key.replace(/.$/, '!') });
    expect((await call('get_usage', {}, wrong)).data).toMatchObject({ code: 'key_rejected' });
  });

  it('offer only the public tier without a key, and say how to get more', async () => {
    const nobody = await fixture.connect();
    const { tools } = await nobody.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['resolve_entity', 'get_entity']);
    const found = await answered('resolve_entity', { name: 'Maderas Ficticias del Tuira' }, nobody);
    expect(found).toMatchObject({ candidates: [{ id: fixture.company }], billing: { price: '0.00' } });
    expect(await answered('get_entity', { id: fixture.company }, nobody)).toHaveProperty('codes_with_data');
    expect((await call('get_usage', {}, nobody)).data).toMatchObject({ code: 'public_tier_locked' });
    await expect(nobody.readResource({ uri: 'registry://catalog' })).rejects.toThrow('this route requires an API key');
  });

  it('have the catalog and the surfaces as resources, with a list, a template and completion', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining(['registry://catalog', 'registry://surfaces/real-estate-deeds']),
    );
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates).toEqual([expect.objectContaining({ uriTemplate: 'registry://surfaces/{surface}' })]);
    for (const uri of ['registry://catalog', 'registry://surfaces/planillas']) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toEqual([{ uri, mimeType: 'application/json', text: expect.stringMatching(/^\{.*"billing"/) }]);
    }
    const { completion } = await client.complete({
      ref: { type: 'ref/resource', uri: 'registry://surfaces/{surface}' },
      argument: { name: 'surface', value: 'real' },
    });
    expect(completion.values).toEqual(['real-estate', 'real-estate-deeds']);
    await expect(client.readResource({ uri: 'registry://surfaces/weather' })).rejects.toThrow('weather');
  });

  it('have prompts that show prices first and explain missing data', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['due_diligence', 'screen_counterparty']);
    const given = {
      due_diligence: { subject: 'Maderas "S.A."', scope: 'full' },
      screen_counterparty: { name: 'Aurelia' },
    };
    for (const [name, args] of Object.entries(given)) {
      const { messages } = await client.getPrompt({ name, arguments: args });
      const text = JSON.stringify(messages);
      expect(text).toMatch(/dry_run/);
      expect(text).toMatch(/0\.01 \+ 0\.01 USD \(DAT-RESOLVE\)/);
      expect(text).toMatch(/Missing data is not a clearance/);
      expect(text.includes('mode \\"screen\\"')).toBe(name === 'screen_counterparty');
    }
    const { completion } = await client.complete({
      ref: { type: 'ref/prompt', name: 'due_diligence' },
      argument: { name: 'scope', value: 's' },
    });
    expect(completion.values).toEqual(['standard']);
    await expect(
      client.getPrompt({ name: 'due_diligence', arguments: { subject: 'A', scope: 'deep' } }),
    ).rejects.toThrow();
  });
});
