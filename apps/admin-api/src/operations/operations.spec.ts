import { CATALOG } from '@entity-registry/domain';
import { until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture } from '../../test/admin-fixture.js';

const AT = '2026-11-21T11:00:00.000Z';

let admin: AdminFixture;
beforeAll(async () => {
  const state = { waiting: 2, active: 1, delayed: 0, oldestWaiting: new Date(AT) };
  admin = await AdminFixture.open({
    queues: [
      { name: 'refresh', backend: 'redis', state: () => Promise.resolve(state) },
      { name: 'webhooks', backend: 'redis', state: () => Promise.reject(new Error('away')) },
    ],
  });
});
afterAll(() => admin.close());

/** A refresh request of an account, this many hours old; returns its id. */
async function refresh(account: bigint, hours: number, status = 'pending'): Promise<bigint> {
  const { rows } = await admin.db.query<{ id: bigint }>(
    `insert into update_request (account_id, jurisdiction, entity_pk, requested_codes, price_micro, status, requested_at,
                                 completed_at, error_message)
     values ($1, 'pa', 77, '{CHK-BIN}', 20000, $3, $2::timestamptz - $4 * interval '1 hour',
             case when $3 <> 'pending' then $2::timestamptz end, case when $3 = 'failed' then 'the source is down' end)
     returning id`,
    [account, '2026-11-21T12:00:00Z', status, hours],
  );
  return rows[0]?.id ?? 0n;
}

describe('the queues', () => {
  it('show their rows, their jobs by state, and a queue that does not respond', async () => {
    const account = await admin.account();
    await refresh(account, 2);
    await refresh(account, 1, 'failed');
    const { status, body } = await admin.send('get', '/admin/queues');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        items: [
          {
            ...{ name: 'refresh', backend: 'redis', reachable: true },
            jobs: { waiting: 2, active: 1, delayed: 0, oldest_waiting_at: AT },
            ...{ rows_waiting: 1, oldest_row_at: '2026-11-21T10:00:00.000Z', failed_of_late: 1, rows_untried: null },
          },
          expect.objectContaining({ name: 'webhooks', reachable: false, jobs: null, rows_waiting: 0 }),
          expect.objectContaining({ name: 'documents', backend: null, reachable: null, failed_of_late: null }),
          expect.objectContaining({ name: 'mail', backend: null, rows_waiting: 0, failed_of_late: 0, rows_untried: 0 }),
        ],
      },
    });
  });
});

describe('the sources', () => {
  it('show when each last responded and failed, how often recently and in a row', async () => {
    const account = await admin.account();
    const say = async (source: string, state: string, hours: number) =>
      admin.db.query(
        `insert into source_reading (update_request_id, source, state, reason, started_at, finished_at)
         values ($1, $2, $3, case when $3 = 'source_down' then 'it did not respond' end, $4, $4)`,
        [await refresh(account, hours), source, state, new Date(admin.time.getTime() - hours * 3_600_000)],
      );
    await say('dgi', 'ok', 30);
    await say('dgi', 'source_down', 3);
    await say('dgi', 'source_down', 1);
    await say('sbp', 'source_down', 4);
    await say('sbp', 'empty', 2);
    await admin.db.query(`insert into source_pace values ('dgi', $1)`, [new Date(admin.time.getTime() + 1_500)]);
    const { body } = await admin.send('get', '/admin/sources');
    const { items } = body as { items: { id: string }[] };
    expect(items.map(({ id }) => id)).toEqual(CATALOG.sources.map(({ id }) => id));
    expect(items.find(({ id }) => id === 'dgi')).toMatchObject({
      ...{ state: 'failing', jurisdiction: 'pa', last_reason: 'it did not respond' },
      ...{ last_look_at: AT, last_failure_at: AT, last_success_at: '2026-11-20T06:00:00.000Z' },
      ...{ readings_of_late: 2, failures_of_late: 2, failures_in_a_row: 2, pace_wait_ms: 1_500 },
    });
    expect(items.find(({ id }) => id === 'sbp')).toMatchObject({
      ...{ state: 'well', readings_of_late: 2, failures_of_late: 1, failures_in_a_row: 0, pace_wait_ms: 0 },
    });
    expect(items.find(({ id }) => id === 'gdelt')).toMatchObject({ state: 'never_asked', last_look_at: null });
  });
});

describe('the reconciliation of the ledger', () => {
  const proven = async () => (await admin.send('get', '/admin/reconciliation')).body as { state: string };

  it('is started by an operator, one at a time and at most once a minute, and shows each invariant', async () => {
    expect(await proven()).toMatchObject({ state: 'never', invariants: expect.any(Array), running: false });
    expect(await admin.call('post', '/admin/reconciliation', 'viewer')).toMatchObject({ status: 403 });
    const holder = await admin.db.connect();
    await holder.query(`select pg_advisory_lock(hashtextextended('housekeeping:reconcile', 0))`);
    expect(await admin.send('post', '/admin/reconciliation')).toMatchObject({
      status: 409,
      body: { code: 'reconcile_running' },
    });
    await holder.query(`select pg_advisory_unlock(hashtextextended('housekeeping:reconcile', 0))`);
    holder.release();
    const begun = await admin.send('post', '/admin/reconciliation');
    expect(begun).toMatchObject({ status: 201, body: { running: true, running_since: '2026-11-21T12:00:00.000Z' } });
    await until(async () => (await proven()).state === 'agrees');
    expect(await proven()).toMatchObject({
      ...{ state: 'agrees', running: false, failure: null, named: [], entries: 0 },
      invariants: expect.arrayContaining([{ invariant: 'I1', meaning: expect.any(String), drift: 0 }]),
    });
    const again = await admin.call('post', '/admin/reconciliation');
    expect({ status: again.status, wait: again.headers['retry-after'] }).toEqual({ status: 429, wait: '60' });
    expect((await admin.audit())[0]).toMatchObject({ action: 'housekeeping.run', actor: 'the admin' });
  });

  it('shows where the ledger does not balance', async () => {
    await admin.db.query(
      `insert into housekeeping_run (task, started_at, finished_at, ok, detail) values ('reconcile', $1, $1, false, $2)`,
      [AT, { drift: 1, by: ['I1 0', 'I4 1'], named: ['I4 month spend of account 1: 5 expected, 6 found'] }],
    );
    expect(await proven()).toMatchObject({
      ...{ state: 'drift', named: ['I4 month spend of account 1: 5 expected, 6 found'], started_at: AT },
      invariants: expect.arrayContaining([
        expect.objectContaining({ invariant: 'I4', drift: 1 }),
        expect.objectContaining({ invariant: 'I5', drift: null }),
      ]),
    });
    await admin.db.query(
      `insert into housekeeping_run (task, started_at, finished_at, ok, detail) values ('reconcile', $1, $1, false, $2)`,
      [AT, { error: 'canceling statement' }],
    );
    expect(await proven()).toMatchObject({ state: 'drift', failure: 'canceling statement' });
  });
});

describe('the overview', () => {
  it('counts accounts, money and pending work', async () => {
    const account = await admin.account('Resumen');
    await admin.send('post', `/admin/accounts/${account}/credits`, { amount: '10', kind: 'purchase' });
    await admin.db.query(
      `insert into top_up (account_id, method, amount_micro, reference, requested_name, created_at)
       values ($1, 'bank_transfer', 25000000, 'ER-AAAA1111', 'Ana', $2)`,
      [account, AT],
    );
    const { body } = await admin.send('get', '/admin/overview');
    expect(body).toMatchObject({
      ...{ purchased: '10.00', trial: '0.00', month_spent: '0.00', waiting_transfers: 1, open_payment_events: 0 },
      ...{ running_imports: 0, failed_imports: 0, trial_requests: 0, failing_sources: 1, reconciliation: 'drift' },
    });
    expect(body).toMatchObject({
      accounts: 3,
      new_accounts: 3,
      confirmed_accounts: 0,
      waiting_work: expect.any(Number),
    });
  });
});

describe('the organization of an account', () => {
  it('shows its members, owners first; one created without the dashboard has none', async () => {
    const account = await admin.account('Con organización');
    const path = `/admin/accounts/${account}/organization`;
    const none = { name: null, created_at: null, members: [] };
    expect(await admin.send('get', path)).toEqual({ status: 200, body: none });
    await admin.db.query(
      `insert into auth_user (id, name, email, email_verified, created_at, updated_at)
       values ('u1', 'Luis', 'luis@example.test', false, $1, $1), ('u2', 'Ana', 'ana@example.test', true, $1, $1)`,
      [AT],
    );
    const { rows } = await admin.db.query<{ id: string }>(
      `insert into organization (name, account_id, created_at) values ('Prueba', $1, $2) returning id`,
      [account, AT],
    );
    await admin.db.query(
      `insert into organization_member (organization_id, user_id, role, joined_at)
       values ($1, 'u1', 'member', $2), ($1, 'u2', 'owner', $2)`,
      [rows[0]?.id, AT],
    );
    expect(await admin.send('get', path)).toMatchObject({
      status: 200,
      body: {
        ...{ name: 'Prueba', created_at: AT },
        members: [
          {
            name: 'Ana',
            email: 'ana@example.test',
            role: 'owner',
            email_verified: true,
            two_factor: false,
            joined_at: AT,
          },
          { name: 'Luis', role: 'member' },
        ],
      },
    });
    expect(await admin.send('get', '/admin/accounts/999/organization')).toMatchObject({ status: 404 });
  });
});
