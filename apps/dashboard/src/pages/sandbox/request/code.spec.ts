import { execFileSync } from 'node:child_process';
import { EntityRegistry } from '@entity-registry/sdk';
import { describe, expect, it } from '@jest/globals';
import { curlCode, sdkCode } from './code.js';
import { exampleDraft, requestOf, targetOf } from './draft.js';
import type { Draft, Examples, SandboxRequest } from './draft.js';
import { SANDBOX_OPERATIONS } from '../generated/operations.js';
import type { SandboxOperation } from './operation.js';

const API = 'https://api.example.test';

const ORGANIZATION = { id: 'pa_own_7', v4_id: 7, name: "MADERAS D'AZUL, S.A.", identifier: '9-1-1' };
const EXAMPLES: Examples = {
  organization: ORGANIZATION,
  person: { id: 'pa_own_8', v4_id: 8, name: 'Ana Inventada', identifier: '8-1-1' },
  v4: {
    panama: ORGANIZATION,
    ecuador: { id: null, v4_id: 9, name: 'CACAO INVENTADO CIA', identifier: '179' },
    colombia: { id: null, v4_id: 10, name: 'CAFE INVENTADO SAS', identifier: '800' },
  },
  document: 'pa_entrada_11',
};

const operation = (id: string): SandboxOperation => {
  const found = SANDBOX_OPERATIONS.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

function made(one: SandboxOperation, changes: Draft = {}): SandboxRequest {
  const draughted = requestOf(one, { ...exampleDraft(one, EXAMPLES), ...changes });
  if ('faults' in draughted) throw new Error(`${one.id}: ${JSON.stringify(draughted.faults)}`);
  return draughted.request;
}

/** The program's requests to the API, when it runs with the client and the test's fetch. */
async function run(code: string): Promise<{ method: string; url: string; body: unknown; headers: Headers }[]> {
  const requested: { method: string; url: string; body: unknown; headers: Headers }[] = [];
  const fetch = (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    requested.push({
      method,
      url,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      headers: new Headers(headers),
    });
    return Promise.resolve(Response.json({}));
  };
  class Client extends EntityRegistry {
    constructor(options: ConstructorParameters<typeof EntityRegistry>[0]) {
      super({ ...options, fetch });
    }
  }
  const program = code.replace(/^import .*\n/, '');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- copied code must run unchanged
  const main = new Function(
    ...['EntityRegistry', 'fetch', 'console', 'process'],
    `return (async () => {${program}})();`,
  ) as (...given: unknown[]) => Promise<void>;
  await main(Client, fetch, { log: () => undefined }, { env: { KEY: 'pk_of_the_reader' } });
  return requested;
}

/** The arguments that a shell passes to curl, one by one. */
const words = (code: string): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; KEY=pk_of_the_reader; ${code}`])
    .toString()
    .split('\0')
    .slice(0, -1);

const IDS = SANDBOX_OPERATIONS.filter(({ id }) => id !== 'v4.getUpdateRequest').map(({ id }) => id);

describe('the example of each operation', () => {
  it.each(IDS)('%s is a valid call, and its code makes it', async (id) => {
    const request = made(operation(id));
    const [asked] = await run(sdkCode(request, API));
    expect({ method: asked?.method, url: asked?.url, body: asked?.body }).toEqual({
      method: request.method,
      url: expect.stringMatching(new RegExp(`^${API}${request.path}(?:\\?|$)`)),
      body: request.body,
    });
    const query = (text: string | undefined) => [...new URL(text ?? '', API).searchParams].sort();
    expect(query(asked?.url)).toEqual(query(targetOf(request)));
    expect(words(curlCode(request, API))).toContain(`${API}${targetOf(request)}`);
  });

  it('is about existing entities', () => {
    expect(made(operation('v4.getColombiaEntity')).path).toBe('/v4/colombia/entidades/10');
    expect(made(operation('v4.searchEcuadorEntities')).query).toEqual({ nombre: 'cacao inventado' });
    expect(made(operation('v5.getImmigration')).path).toBe('/v5/entities/pa_own_8/immigration');
    expect(made(operation('v5.getDocumentText')).path).toBe('/v5/entities/pa_entrada_11/text');
    expect(made(operation('v5.getEntities')).body).toMatchObject({ ids: ['pa_own_7', 'pa_own_8'] });
    expect(made(operation('v5.resolve')).body).toMatchObject({ name: "MADERAS D'AZUL, S.A." });
    expect(made(operation('v5.searchMarcas')).body).toEqual({ sort: expect.any(Array), limit: 5 });
  });

  it('comes from the documents if the registry has no entity', () => {
    const empty = { organization: null, person: null, v4: {}, document: null };
    expect(exampleDraft(operation('v5.getEntity'), empty)).toMatchObject({ 'path.id': 'pa_own_42' });
    expect(exampleDraft(operation('v5.getEntity'), undefined)).toMatchObject({ 'path.id': 'pa_own_42' });
  });
});

describe('the code of a call', () => {
  it('contains names and references, and escapes quotes', async () => {
    const request = made(operation('v5.resolve'), {
      'body.name': `O'Neill "& \\ $KEY`,
      'header.Idempotency-Key': "it's 7",
      'header.X-Client-Reference': 'case 7',
    });
    const [asked] = await run(sdkCode(request, API));
    expect(asked?.body).toMatchObject({ name: `O'Neill "& \\ $KEY` });
    expect(asked?.headers.get('idempotency-key')).toBe("it's 7");
    expect(asked?.headers.get('x-client-reference')).toBe('case 7');
    expect(asked?.headers.get('authorization')).toBe('Bearer pk_of_the_reader');
    const given = words(curlCode(request, API));
    expect(given).toContain('Authorization: Bearer pk_of_the_reader');
    expect(given).toContain("Idempotency-Key: it's 7");
    expect(JSON.parse(given.at(-1) ?? '')).toEqual(request.body);
  });

  it('is plain fetch if the client has no method for it', async () => {
    const request = made(operation('v5.getReconciliation'), { 'query.queries': '{"q0":{"query":"x"}}' });
    const code = sdkCode(request, API);
    expect(code).not.toContain('EntityRegistry');
    expect((await run(code))[0]?.url).toBe(`${API}${targetOf(request)}`);
  });

  it('has the options after the query, even if there is none', () => {
    const reference = { 'header.X-Client-Reference': 'case 7' };
    expect(sdkCode(made(operation('v5.getNetwork'), reference), API)).toContain(
      "registry.v5.entities.network(\n  'pa_own_7',\n  {},\n  { clientReference: 'case 7' },\n);",
    );
    expect(sdkCode(made(operation('v5.getCatalog'), reference), API)).toContain(
      "registry.v5.catalog({ clientReference: 'case 7' });",
    );
  });
});

describe('a form', () => {
  it('names the invalid fields', () => {
    const draft = { 'query.limit': 'ten', 'path.id': '', 'path.level': 'directores' };
    expect(requestOf(operation('v5.getSection'), draft)).toEqual({
      faults: { 'query.limit': 'integer', 'path.id': 'required' },
    });
    expect(requestOf(operation('v5.searchMarcas'), { 'body.filters': '{' })).toEqual({
      faults: { 'body.filters': 'json' },
    });
    expect(requestOf(operation('v5.resolve'), { 'body.min_confidence': 'x', 'body.explain': 'false' })).toEqual({
      faults: { 'body.min_confidence': 'number' },
    });
  });

  it('leaves out empty fields, and reports separately what a path must not contain', () => {
    const request = made(operation('v5.getEntity'), { 'path.id': '../catalog', 'query.include': ' DAT-GOV, CHK-BIN' });
    expect(targetOf(request)).toBe('/v5/entities/..%2Fcatalog?include=DAT-GOV,CHK-BIN');
    expect(targetOf(request, { dryRun: true })).toBe('/v5/entities/..%2Fcatalog?include=DAT-GOV,CHK-BIN&dry_run=true');
    expect(request.headers).toEqual({});
  });
});
