import type { KeyId } from '@entity-registry/accounts';
import { NO_FACTS, micro } from '@entity-registry/domain';
import { addRequestCounts, rollUpUsage } from '@entity-registry/accounts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

let platform: PlatformFixture;
let owner: SignedIn;
let other: SignedIn;
let key: KeyId;
let second: KeyId;
let serial = 0;

const CORE = [
  { code: 'base', price: '0.01' },
  { code: 'DAT-CORE', price: '0.15' },
];
const BIN = [
  { code: 'base', price: '0.01' },
  { code: 'CHK-BIN', price: '0.02' },
];

interface Booked {
  by?: SignedIn;
  keyId?: KeyId;
  lines?: typeof CORE;
  reference?: string;
  free?: true;
}

async function call(at: string, { by = owner, keyId = key, lines = CORE, reference, free }: Booked = {}) {
  serial += 1;
  const outcome = await platform.billing.charge({
    ...{
      accountId: by.accountId,
      keyId,
      idempotencyKey: `request:${String(serial)}`,
      lines,
      quota: null,
      record: null,
    },
    amount: free ? micro('0') : micro(lines === CORE ? '0.16' : '0.03'),
    ...{ requestId: `r-${String(serial)}`, route: '/v5/entities/:id', clientReference: reference ?? null },
    ...{ disclosure: NO_FACTS, userId: null },
    now: new Date(at),
  });
  if (outcome.outcome !== 'charged') throw new Error(outcome.outcome);
  return outcome.entryId;
}

beforeAll(async () => {
  platform = await PlatformFixture.open();
  owner = await platform.as('owner');
  other = await platform.signUp();
  key = (await platform.billing.listKeys(owner.accountId))[0]?.id as KeyId;
  second = (await platform.billing.createKey({ accountId: owner.accountId, name: 'batch job' })).id;
  await call('2026-11-19T23:59:59.999Z', { reference: 'case-7' });
  await call('2026-11-20T00:00:00Z', { lines: BIN, keyId: second, reference: '=case-8' });
  await rollUpUsage(platform.db, owner.accountId, 100);
  await call('2026-11-21T10:00:00Z', { reference: 'case-7' });
  await call('2026-11-21T10:00:01Z', { free: true });
  await platform.billing.reverse(owner.accountId, await call('2026-11-21T10:00:02Z'));
  const [theirs] = await platform.billing.listKeys(other.accountId);
  await call('2026-11-21T09:00:00Z', { by: other, keyId: theirs?.id as KeyId });
  const counted = (status: number, code: string, requests: number) => ({
    ...{ accountId: owner.accountId, day: '2026-11-21', keyId: key, route: '/v5/entities/:id', status, code, requests },
    ...{ totalMs: 10 * requests, lastAt: new Date('2026-11-21T11:00:00Z'), lastRequestId: `last-${code}` },
  });
  await addRequestCounts(platform.db, [
    ...[counted(200, '', 30), counted(304, '', 1), counted(402, 'insufficient_credits', 4)],
    ...[counted(429, 'rate_limited', 2), counted(503, 'service_unavailable', 1), counted(0, 'connection_closed', 1)],
  ]);
});
afterAll(() => platform.close());

const usage = async (query = '', by = owner) => (await by.get(`/api/usage${query}`)).body as Record<string, unknown>;

describe('usage', () => {
  it('adds up the last 30 UTC days by day, code, key and route, with reversed calls apart', async () => {
    const shown = await usage();
    expect(shown).toMatchObject({
      ...{ from: '2026-10-23', to: '2026-11-21', calls: 4, amount: '0.35' },
      given_back: { calls: 1, amount: '0.16' },
      codes: [
        { value: 'DAT-CORE', calls: 3, amount: '0.30' },
        { value: 'base', calls: 4, amount: '0.03' },
        { value: 'CHK-BIN', calls: 1, amount: '0.02' },
      ],
      keys: [
        { value: String(key), name: 'first key', calls: 3, amount: '0.32' },
        { value: String(second), name: 'batch job', calls: 1, amount: '0.03' },
      ],
      routes: [{ value: '/v5/entities/:id', calls: 4, amount: '0.35' }],
    });
    const days = shown['days'] as { day: string; calls: number; amount: string }[];
    expect(days).toHaveLength(30);
    expect(days.slice(-3).map(({ day, calls, amount }) => [day, calls, amount])).toEqual([
      ['2026-11-19', 1, '0.16'],
      ['2026-11-20', 1, '0.03'],
      ['2026-11-21', 2, '0.16'],
    ]);
  });

  it('shows the outcomes of requests and the reasons for refusals', async () => {
    expect(await usage('?from=2026-11-21')).toMatchObject({
      requests: { answered: 31, refused: 5, limited: 2, failed: 1, mean_ms: 10 },
      failures: [
        { code: 'insufficient_credits', status: 402, requests: 4, last_request_id: 'last-insufficient_credits' },
        { code: 'rate_limited', status: 429, requests: 2 },
        { code: expect.any(String), requests: 1 },
        { code: expect.any(String), requests: 1 },
      ],
    });
    // Counts are by key and route, not finer.
    expect(await usage(`?key_id=${String(second)}`)).toMatchObject({ requests: { answered: 0, mean_ms: null } });
    expect(await usage('?code=CHK-BIN')).toMatchObject({ requests: null, failures: [] });
  });

  it.each([
    ['?from=2026-11-20&to=2026-11-20', 1, '0.03'],
    ['?code=CHK-BIN', 1, '0.03'],
    ['?client_reference=case-7', 2, '0.32'],
    ['?client_reference=case-7&from=2026-11-20', 1, '0.16'],
    ['?outcome=free', 1, '0.00'],
    ['?outcome=charged', 3, '0.35'],
    ['?outcome=given_back', 1, '0.16'],
    ['?route=/v5/entities/:id&code=base', 4, '0.35'],
    ['?route=/elsewhere', 0, '0.00'],
  ])('of %s is %d calls for %s', async (query, calls, amount) => {
    expect(await usage(query)).toMatchObject({ calls, amount });
  });

  it('adds up by client reference', async () => {
    const { body } = await owner.get('/api/usage/references');
    expect(body).toEqual({
      items: [
        { value: 'case-7', calls: 2, amount: '0.32' },
        { value: '=case-8', calls: 1, amount: '0.03' },
        { value: null, calls: 1, amount: '0.00' },
      ],
      truncated: false,
    });
  });

  it('lists single calls by page, newest first, with their outcome', async () => {
    const first = (await owner.get('/api/usage/calls?limit=2')).body as { items: { id: number }[]; next: number };
    expect(first).toMatchObject({
      items: [
        { outcome: 'given_back', amount: '0.16', key_name: 'first key' },
        // Booked with the codes that a balance would have paid.
        { outcome: 'free', amount: '0.00', lines: CORE.map(({ code }) => ({ code, price: '0.00' })) },
      ],
    });
    const rest = (await owner.get(`/api/usage/calls?before=${String(first.next)}`)).body;
    expect(rest).toMatchObject({
      items: [{ request_id: 'r-3' }, { key_name: 'batch job', client_reference: '=case-8' }, { request_id: 'r-1' }],
      next: null,
    });
    expect((await owner.get('/api/usage/calls?outcome=given_back')).body).toMatchObject({
      items: [{ request_id: 'r-5' }],
    });
  });

  it('returns every call as a file, with nothing that a spreadsheet would calculate', async () => {
    const { status, headers, text } = await owner.get('/api/usage/calls.csv?to=2026-11-20');
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment; filename="usage-2026-10-22-2026-11-20.csv"');
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toBe(
      'id,at,key_id,key_name,route,client_reference,request_id,outcome,amount,codes,quota_units,attribution,entities,' +
        'entity_id,entity_name,member_name,member_email',
    );
    expect(lines.map((line) => line.split(',').slice(5))).toEqual([
      ["'=case-8", 'r-2', 'charged', '0.03', 'base CHK-BIN', '0', 'none', '0', '', '', '', ''],
      ['case-7', 'r-1', 'charged', '0.16', 'base DAT-CORE', '0', 'none', '0', '', '', '', ''],
    ]);
  });

  it('lists the keys, codes and routes to filter by', async () => {
    expect((await owner.get('/api/usage/choices')).body).toMatchObject({
      keys: [{ name: 'batch job' }, { name: 'first key' }],
      codes: ['CHK-BIN', 'DAT-CORE', 'base'],
      routes: ['/v5/entities/:id'],
    });
  });

  it('can be read by every member, but not by another organization', async () => {
    const reader = await platform.as('read_only');
    expect(await usage('', reader)).toMatchObject({ calls: 4 });
    expect(await usage('', other)).toMatchObject({ calls: 1, amount: '0.16' });
    expect(await usage(`?key_id=${String(key)}`, other)).toMatchObject({ calls: 0, requests: { answered: 0 } });
    expect((await platform.stranger().get('/api/usage')).status).toBe(401);
  });

  it.each([
    ['?from=2026-11-22&to=2026-11-21', 'from'],
    ['?from=2024-01-01', 'from'],
    ['?from=2026-02-30', 'from'],
    ['?outcome=lost', 'outcome'],
    ['?key_id=x', 'key_id'],
  ])('refuses %s', async (query, field) => {
    expect(await owner.get(`/api/usage${query}`)).toMatchObject({ status: 400, body: { field } });
  });
});
