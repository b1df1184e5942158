import type { AccountId, KeyId } from '@entity-registry/accounts';
import { NO_FACTS, micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture } from '../../test/admin-fixture.js';

let admin: AdminFixture;
let account: AccountId;
let key: number;
let serial = 0;

const CORE = [
  { code: 'base', price: '0.01' },
  { code: 'DAT-CORE', price: '0.15' },
];
const BIN = [
  { code: 'base', price: '0.01' },
  { code: 'CHK-BIN', price: '0.02' },
];

/** Books one call at `at`; returns its entry. */
async function call(at: string, lines: typeof CORE, options: { reference?: string; free?: true } = {}) {
  const { reference = null, free } = options;
  serial += 1;
  const outcome = await admin.billing.charge({
    ...{ accountId: account, keyId: BigInt(key) as KeyId, idempotencyKey: `request:${String(serial)}` },
    amount: free ? micro('0') : micro(lines === CORE ? '0.16' : '0.03'),
    lines,
    quota: free ? { units: 1, dayLimit: 100, monthLimit: 100 } : null,
    ...{
      requestId: `r-${String(serial)}`,
      route: '/v4/panama/entidades/:id',
      clientReference: reference,
      record: null,
    },
    ...{ disclosure: NO_FACTS, userId: null },
    now: new Date(at),
  });
  if (outcome.outcome !== 'charged') throw new Error(outcome.outcome);
  return outcome.entryId;
}

beforeAll(async () => {
  admin = await AdminFixture.open();
  account = await admin.account();
  ({ id: key } = await admin.key(account));
  await call('2026-11-18T10:00:00Z', BIN, { free: true });
  await admin.send('post', `/admin/accounts/${account}/credits`, { amount: '10', kind: 'purchase' });
  await call('2026-11-18T23:59:59.999Z', BIN, { reference: '=cmd|calc' });
  await call('2026-11-19T00:00:00Z', CORE, { reference: 'caso "7", ñ' });
  const lost = await call('2026-11-20T00:00:00Z', CORE, { reference: 'lost' });
  await admin.billing.reverse(account, lost);
  await call('2026-11-20T01:00:00Z', CORE);
});
afterAll(() => admin.close());

const usage = (query: string) => admin.send('get', `/admin/accounts/${account}/usage?${query}`);
const totals = async (query: string) =>
  ((await usage(query)).body as { totals: { value: string | null; calls: number; amount: string }[] }).totals.map(
    ({ value, calls, amount }) => [value, calls, amount],
  );

describe('usage', () => {
  it('is added up by UTC day, without reversed requests', async () => {
    expect(await usage('group=day')).toEqual({
      status: 200,
      body: {
        ...{ from: '2026-10-23', to: '2026-11-21', group: 'day', truncated: false, calls: [], next: null },
        totals: [
          // 0.03 and a free call, 0.16, 0.16
          { value: '2026-11-18', calls: 2, amount: '0.03', quota_units: 1 },
          { value: '2026-11-19', calls: 1, amount: '0.16', quota_units: 0 },
          { value: '2026-11-20', calls: 1, amount: '0.16', quota_units: 0 },
        ],
      },
    });
  });

  it('is added up by code, key, route and client reference, largest first', async () => {
    expect(await totals('group=code')).toEqual([
      ['DAT-CORE', 2, '0.30'], // 2 * 0.15
      ['base', 4, '0.03'], // 3 * 0.01; the free call cost nothing
      ['CHK-BIN', 2, '0.02'],
    ]);
    expect(await totals('group=key')).toEqual([[String(key), 4, '0.35']]);
    expect(await totals('group=route')).toEqual([['/v4/panama/entidades/:id', 4, '0.35']]);
    expect(await totals('group=client_reference')).toEqual([
      ['caso "7", ñ', 1, '0.16'],
      [null, 2, '0.16'],
      ['=cmd|calc', 1, '0.03'],
    ]);
  });

  it('counts whole UTC days, including the last one', async () => {
    expect(await totals('group=day&from=2026-11-18&to=2026-11-18')).toEqual([['2026-11-18', 2, '0.03']]);
    expect(await totals('group=day&from=2026-11-19&to=2026-11-19')).toEqual([['2026-11-19', 1, '0.16']]);
    expect(await totals('group=day&from=2026-11-21&to=2026-11-21')).toEqual([]);
  });

  it('is shown request by request, newest first, page after page', async () => {
    const { body } = await usage('limit=2');
    const page = body as { calls: { id: number }[]; next: number };
    expect(page.calls).toMatchObject([
      { at: '2026-11-20T01:00:00.000Z', amount: '0.16', lines: CORE, client_reference: null, reversed: false },
      { at: '2026-11-20T00:00:00.000Z', amount: '0.16', client_reference: 'lost', reversed: true },
    ]);
    expect((await usage(`limit=200&before=${String(page.next)}`)).body).toMatchObject({
      calls: [
        { client_reference: 'caso "7", ñ', key_id: key, request_id: 'r-3', route: '/v4/panama/entidades/:id' },
        { client_reference: '=cmd|calc', amount: '0.03' },
        { amount: '0.00', quota_units: 1, estimator_rows: 0 },
      ],
      next: null,
    });
  });

  it('is a file with every request and its client reference, and without formulas', async () => {
    const response = await admin.call('get', `/admin/accounts/${account}/usage?format=csv&limit=1`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="usage-${account}.csv"`,
      'cache-control': 'no-store',
    });
    const lines = response.text.trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      'id,at,key_id,route,client_reference,request_id,amount,codes,quota_units,estimator_rows,reversed,attribution,' +
        'entities,entity_id,entity_name,member_name,member_email',
    );
    expect(lines).toHaveLength(6);
    expect(lines[3]).toContain(',"caso ""7"", ñ",r-3,0.16,base DAT-CORE,0,0,false,none,0,,,,');
    expect(lines[4]).toContain(",'=cmd|calc,");
  });

  it('is also available as a file of totals', async () => {
    const { text } = await admin.call('get', `/admin/accounts/${account}/usage?format=csv&group=code`);
    expect(text).toBe(
      ['code,calls,amount,quota_units', 'DAT-CORE,2,0.30,', 'base,4,0.03,', 'CHK-BIN,2,0.02,', ''].join('\r\n'),
    );
  });

  it.each([
    ['from=2026-02-30', 'from', 'from must be a UTC day such as 2026-11-21'],
    ['from=21-11-2026', 'from', 'from must be a UTC day such as 2026-11-21'],
    ['to=2026-11-21T00:00:00Z', 'to', 'to must be a UTC day such as 2026-11-21'],
    ['from=2026-11-22&to=2026-11-21', 'from', 'from must not be after to'],
    ['from=2025-11-20&to=2026-11-21', 'from', 'from must be at most 366 days before the end of to'],
    ['group=week', 'group', 'group must be one of day, code, key, route, client_reference'],
    ['format=xml', 'format', 'format must be one of json, csv'],
  ])('is not read by ?%s', async (query, field, error) => {
    expect(await usage(query)).toEqual({ status: 400, body: { error, code: 'invalid_parameter', field } });
  });
});

describe('the ledger', () => {
  it('shows every entry, newest first, page after page', async () => {
    const first = await admin.send('get', `/admin/accounts/${account}/ledger?limit=2`);
    expect(first).toMatchObject({
      status: 200,
      body: {
        items: [
          { kind: 'charge', amount: '-0.16', key_id: key, lines: CORE, request_id: 'r-5' },
          { kind: 'reversal', amount: '0.16' },
        ],
        next: expect.any(Number),
      },
    });
    const { next } = first.body as { next: number };
    expect(await admin.send('get', `/admin/accounts/${account}/ledger?before=${String(next)}`)).toMatchObject({
      body: {
        items: [
          { kind: 'charge', client_reference: 'lost' },
          { kind: 'charge' },
          { kind: 'charge' },
          { kind: 'purchase', amount: '10.00', key_id: null, route: null, lines: [] },
          { kind: 'charge', amount: '0.00' },
        ],
        next: null,
      },
    });
  });

  it('can be filtered by one kind', async () => {
    expect(await admin.send('get', `/admin/accounts/${account}/ledger?kind=purchase`)).toMatchObject({
      body: { items: [{ kind: 'purchase' }], next: null },
    });
    expect(await admin.send('get', `/admin/accounts/${account}/ledger?kind=gift`)).toMatchObject({
      status: 400,
      body: { field: 'kind' },
    });
  });

  it('is a file with unchanged negative amounts', async () => {
    const { text, headers } = await admin.call('get', `/admin/accounts/${account}/ledger?format=csv`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]).toBe('id,at,kind,amount,key_id,route,client_reference,request_id,lines');
    expect(lines).toHaveLength(8);
    expect(lines[1]).toContain(',2026-11-20T01:00:00.000Z,charge,-0.16,');
    expect(lines[1]).toContain(',"[{""code"":""base"",""price"":""0.01""},');
  });

  it('of another account has no entry of this one', async () => {
    const other = await admin.account();
    expect(await admin.send('get', `/admin/accounts/${other}/ledger`)).toEqual({
      status: 200,
      body: { items: [], next: null },
    });
    expect((await admin.send('get', `/admin/accounts/${other}/usage?group=day`)).body).toMatchObject({ totals: [] });
  });
});
