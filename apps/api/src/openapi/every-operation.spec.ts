import { ID_TYPES, codesFor } from '@entity-registry/domain';
import type { ApiVersion } from '@entity-registry/domain';
import type { AssetType } from '@entity-registry/registry';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { AddressInfo } from 'node:net';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';
import { DescribedApi } from '../../test/described-api.js';
import type { DescribedOperation, Received } from '../../test/described-api.js';
import { RequestGenerator } from '../../test/generated-request.js';
import type { GeneratedRequest, Known } from '../../test/generated-request.js';
import { tagOf, writeSyntheticAssets } from '../../test/synthetic-assets.js';
import { ENTITIES } from '../../test/synthetic-register.js';
import { Pauses } from '../v5/events/pauses.js';

/** The same requests in every run, on slow machines too, so that a run never fails for a bug that no change introduced. */
const SEED = 20_261_121;

const VERSIONS: readonly ApiVersion[] = ['v4', 'v5'];
const documents = VERSIONS.map((version) => new DescribedApi(version));
const operations = documents.flatMap((document) =>
  document.operations.map((operation) => ({ document, operation, name: `${operation.method} ${operation.path}` })),
);
const refusing = operations.filter(
  ({ document, operation }) => new RequestGenerator(document, operation, { known: () => [], words: [] }).canBeWrong,
);

/** Operations whose example refers to data that the test register does not have, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'GET /objects/{key}': 'an example cannot be signed',
  'GET /v5/reconcile': 'it takes one of its two parameters at a time',
  'POST /v5/screening/decisions': 'an example cannot be about a stored hit',
  'POST /v5/watchlists/{id}/items': 'the watchlist of the example is deleted by then',
  'GET /v5/watchlists/{id}/items': 'the watchlist of the example is deleted by then',
  'POST /v5/notices/{id}/acknowledgements': 'an example cannot be about a notice',
  'DELETE /v5/watchlists/{id}/items/{item}': 'an example cannot be about a watched item',
};

const CALLERS = ['paying', 'paying', 'paying', 'free', 'poor', 'scoped', 'nobody', 'rejected'] as const;
type CallerName = (typeof CALLERS)[number];

/** As much of a response as helps the reader of a failure. */
const beginning = ({ status, text }: Received): string => `${String(status)} ${text.slice(0, 300)}`;

describe('every operation responds as its document says', () => {
  let api: ApiFixture;
  let customers: Record<Exclude<CallerName, 'nobody'>, Pick<Customer, 'key'>>;
  let requestId: string;
  let screeningId: string;
  let watchlistId: string;
  let assets: readonly string[];

  beforeAll(async () => {
    api = await ApiFixture.open();
    // A call with `wait` looks as often as it would, without the time in between.
    jest.spyOn(api.app.get(Pauses, { strict: false }), 'pause').mockResolvedValue(false);
    const keys = await writeSyntheticAssets(api.db, api.ids.company);
    assets = Object.keys(ID_TYPES).flatMap((type) =>
      type === 'own' ? [] : [`pa_${type}_${String(keys[tagOf(type as AssetType)])}`],
    );
    await api.db.query(
      `insert into document_text (level, jurisdiction, pk, page, body) values ('documentos_escaneados', 'pa', $1, 1, 'Texto inventado.')`,
      [keys['documentos_escaneados']],
    );
    const jurisdictions = ['pa', 'ec', 'co'] as const;
    customers = {
      paying: await api.customer({ balance: '100000', jurisdictions }),
      free: await api.customer({ jurisdictions }),
      poor: await api.customer({ balance: '0.005', jurisdictions: ['pa'] }),
      scoped: await api.customer({ balance: '1000', scopes: ['CHK-BIN'], spendingLimit: '0.5' }),
      rejected: { key: 'pk_nobody' },
    };
    const target = `/v4/panama/entidades/${String(api.ids.company)}/update?include=CHK-BIN`;
    const { body } = responseOf(await api.send('POST', target, customers.paying as Customer).expect(202));
    const subjects = [{ name: 'Zacarías Inventado' }];
    const screened = await api.send('POST', '/v5/screen', customers.paying as Customer).send({ subjects }).expect(200);
    screeningId = (screened.body as { id: string }).id;
    const made = api.send('POST', '/v5/watchlists', customers.paying as Customer).send({ name: 'Clientes' });
    watchlistId = String(((await made.expect(201)).body as { id: number }).id);
    requestId = String((body as { update_request_id: number }).update_request_id);
  });
  afterAll(() => api.close());

  const words = Object.values(ENTITIES).flatMap((entity) => [
    entity.nombre,
    ...('ruc' in entity ? [entity.ruc] : []),
    ...('cedula' in entity ? [entity.cedula] : []),
  ]);

  /** Ids that exist, that do not exist, and that are reserved; the operation's own subject first. */
  const entityOrAsset = (path: string): readonly string[] => {
    const { company, bareCompany, person } = api.ids;
    const entities = [company, bareCompany, person, 999_999_999n].map((pk) => `pa_own_${String(pk)}`);
    const documents = assets.filter((id) => id.startsWith('pa_entrada_'));
    const own = path.endsWith('/text') ? [...documents, ...entities] : [...entities, ...assets];
    return [...own, 'pa_finca_999999999', 'ec_own_1'];
  };

  const known: Known = ({ path }, parameter) => {
    const { company, person, supplier, trader } = api.ids;
    switch (parameter) {
      case 'id':
        if (path.includes('/ecuador/')) return [String(supplier)];
        if (path.includes('/colombia/')) return [String(trader)];
        if (path.startsWith('/v4/')) return [company, person].map(String);
        if (path.startsWith('/v5/screenings/')) return [screeningId];
        if (path.startsWith('/v5/notices/')) return ['999999'];
        if (path.startsWith('/v5/watchlists/')) return [watchlistId, '999999'];
        return entityOrAsset(path);
      case 'update_request_id':
        return [requestId];
      case 'include':
        return ['CHK-BIN', 'DAT-CORE', ...codesFor('pa', path.startsWith('/v4/') ? 'v4' : 'v5'), 'DAT-GOV,DAT-IP'];
      case 'nombre':
      case 'ruc':
        return words;
      case 'Idempotency-Key':
        return Array.from({ length: 50 }, (_, nr) => `key ${String(nr)} of ${path}`);
      default:
        return [];
    }
  };

  const send = async (
    { method, path }: DescribedOperation,
    request: GeneratedRequest,
    caller: CallerName,
    accept: string,
  ): Promise<Received> => {
    const { port } = api.server.address() as AddressInfo;
    const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.path[name] ?? ''));
    const query = request.query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
    const response = await fetch(`http://127.0.0.1:${String(port)}${target}${query === '' ? '' : `?${query}`}`, {
      method,
      redirect: 'manual',
      headers: {
        ...request.headers,
        accept,
        ...(caller !== 'nobody' && { authorization: `Bearer ${customers[caller].key}` }),
        ...(request.body && { 'content-type': request.body.type }),
      },
      ...(request.body && { body: request.body.text }),
    });
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  };

  const forms = fc.constantFrom('application/json', 'application/problem+json');
  const parameters = { seed: SEED, numRuns: 60 };

  it.each(operations)('$name returns a response as documented to its example request', async ({ document, operation, name }) => {
    const request = new RequestGenerator(document, operation, { known, words }).shown();
    const response = await send(operation, request, 'paying', 'application/json');
    expect(document.problemsOf(operation, response)).toEqual([]);
    const kind = Math.floor(response.status / 100);
    if (!(name in NOT_SHOWN)) expect([kind, beginning(response)]).toEqual([2, beginning(response)]);
  });

  it.each(operations)('$name accepts everything its document allows', async ({ document, operation }) => {
    const requests = new RequestGenerator(document, operation, { known, words });
    const property = fc.asyncProperty(requests.valid(), fc.constantFrom(...CALLERS), forms, async (request, caller, accept) => {
      const response = await send(operation, request, caller, accept);
      expect([document.problemsOf(operation, response), beginning(response)]).toEqual([[], beginning(response)]);
      expect(response.status).toBeLessThan(500);
    });
    await fc.assert(property, parameters);
  });

  it.each(refusing)('$name refuses what its document does not allow', async ({ document, operation }) => {
    const requests = new RequestGenerator(document, operation, { known, words });
    const property = fc.asyncProperty(requests.invalid(), forms, async (request, accept) => {
      const response = await send(operation, request, 'paying', accept);
      expect([document.problemsOf(operation, response), beginning(response)]).toEqual([[], beginning(response)]);
      expect([Math.floor(response.status / 100), beginning(response)]).toEqual([4, beginning(response)]);
    });
    await fc.assert(property, parameters);
  });
});
