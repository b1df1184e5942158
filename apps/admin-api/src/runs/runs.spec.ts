import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture } from '../../test/admin-fixture.js';

let admin: AdminFixture;
beforeAll(async () => {
  admin = await AdminFixture.open();
});
afterAll(() => admin.close());

describe('runs of importers', () => {
  it('are shown with their progress, newest first, all or by state', async () => {
    await admin.db.query(
      `insert into ingest_run (dataset, importer_version, file_name, file_bytes, status, checkpoint, rows_inserted,
                               rows_rejected, error, started_at, finished_at)
       values ('sample', 2, 'sample.csv', 12345678901, 'completed', 900, 890, 10, null, $1, $2),
              ('other', 1, null, null, 'failed', 5, 0, 0, 'the file ends too early', $1, $2),
              ('sample', 2, 'more.csv', 10, 'running', 4, 4, 0, null, $2, null),
              ('refresh', 1, 'update_request:1', null, 'completed', 0, 5, 0, null, $2, $2)`,
      ['2026-11-20T00:00:00Z', '2026-11-20T01:00:00Z'],
    );
    const { body } = await admin.send('get', '/admin/ingest-runs?limit=2');
    expect(body).toMatchObject({
      items: [
        { status: 'running', lines_done: 4, finished_at: null },
        { status: 'failed', error: 'the file ends too early', file_name: null },
      ],
      next: 2,
    });
    expect((await admin.send('get', '/admin/ingest-runs?status=completed')).body).toEqual({
      items: [
        {
          ...{ id: 1, dataset: 'sample', status: 'completed', importer_version: 2, file_name: 'sample.csv' },
          ...{ file_bytes: 12_345_678_901, lines_done: 900, rows_inserted: 890, rows_updated: 0, rows_unchanged: 0 },
          ...{ bytes_done: 0, bytes_total: null, advanced_at: null, lines_per_second: null, seconds_left: null },
          ...{ rows_rejected: 10, synthetic: false, error: null },
          ...{ started_at: '2026-11-20T00:00:00.000Z', finished_at: '2026-11-20T01:00:00.000Z' },
        },
      ],
      next: null,
    });
    expect(await admin.send('get', '/admin/ingest-runs/3')).toMatchObject({
      status: 200,
      body: { file_name: 'more.csv' },
    });
  });
});

describe('the progress of an import', () => {
  it('shows how much of the file is read, the rate, and the remaining time at that rate', async () => {
    const { rows } = await admin.db.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, file_name, file_bytes, text_bytes, bytes_done, status, checkpoint,
                               started_at, resumed_at, resumed_line, resumed_bytes, advanced_at)
       values ('sample', 2, 'sample.csv.gz', 100, 1000, 400, 'running', 60, $1, $2, 20, 200, $3) returning id`,
      ['2026-11-20T00:00:00Z', '2026-11-20T02:00:00Z', '2026-11-20T02:00:10Z'],
    );
    // Resumed after line 20 and byte 200: 40 lines and 200 bytes in 10 s, 600 bytes left.
    expect((await admin.send('get', `/admin/ingest-runs/${String(rows[0]?.id)}`)).body).toMatchObject({
      ...{ lines_done: 60, bytes_done: 400, bytes_total: 1_000, advanced_at: '2026-11-20T02:00:10.000Z' },
      ...{ lines_per_second: 4, seconds_left: 30 },
    });
  });
});

describe('refresh requests', () => {
  it('are shown without their results, all, by account or by state', async () => {
    const account = await admin.account();
    const { rows } = await admin.db.query<{ id: bigint }>(
      `insert into update_request (account_id, jurisdiction, entity_pk, requested_codes, price_micro, status, requested_at,
                                   completed_at, result, webhook_status, webhook_attempts)
       values ($1, 'pa', 77, '{CHK-BIN}', 20000, 'completed', $2, $2, '{"private":"result"}', 'delivered', 2)
       returning id`,
      [account, '2026-11-20T00:00:00Z'],
    );
    const id = Number(rows[0]?.id);
    const view = {
      ...{ id, account_id: Number(account), key_id: null, jurisdiction: 'pa', entity_id: 77, codes: ['CHK-BIN'] },
      ...{ price: '0.02', status: 'completed', webhook_status: 'delivered', webhook_attempts: 2 },
      ...{ client_reference: null, requested_at: '2026-11-20T00:00:00.000Z', started_at: null },
      ...{ completed_at: '2026-11-20T00:00:00.000Z', error: null, entry_id: null },
    };
    for (const query of ['', `?account=${account}`, '?status=completed']) {
      expect((await admin.send('get', `/admin/update-requests${query}`)).body).toEqual({ items: [view], next: null });
    }
    expect((await admin.send('get', '/admin/update-requests?account=999')).body).toEqual({ items: [], next: null });
    expect(await admin.send('get', `/admin/update-requests/${String(id)}`)).toEqual({ status: 200, body: view });
  });
});

describe('housekeeping', () => {
  it('is shown by the newest run of each task, and run by run', async () => {
    await admin.db.query(
      `insert into housekeeping_run (task, started_at, finished_at, ok, detail)
       values ('reconcile', $1, $1, true, '{"drift":0}'), ('reconcile', $2, $2, false, '{"drift":2}'),
              ('expire_trials', $2, null, null, '{}')`,
      ['2026-11-19T03:00:00Z', '2026-11-20T03:00:00Z'],
    );
    expect((await admin.send('get', '/admin/housekeeping')).body).toMatchObject({
      items: [
        { task: 'expire_trials', ok: null, finished_at: null },
        { task: 'reconcile', ok: false, detail: { drift: 2 }, finished_at: '2026-11-20T03:00:00.000Z' },
      ],
    });
    expect((await admin.send('get', '/admin/housekeeping/runs?task=reconcile&limit=1')).body).toMatchObject({
      items: [{ ok: false }],
      next: 2,
    });
  });
});

describe('a missing object or an invalid query', () => {
  it.each([
    ['/admin/ingest-runs/999', 404, { code: 'unknown_ingest_run' }],
    ['/admin/update-requests/999', 404, { code: 'unknown_update_request' }],
    ['/admin/ingest-runs/x', 400, { field: 'id' }],
    ['/admin/update-requests/x', 400, { field: 'id' }],
    ['/admin/ingest-runs?status=done', 400, { field: 'status' }],
    ['/admin/update-requests?status=done', 400, { field: 'status' }],
    ['/admin/update-requests?account=x', 400, { field: 'account' }],
    ['/admin/housekeeping/runs?task=', 400, { field: 'task' }],
    ['/admin/housekeeping?task=reconcile', 400, { field: 'task' }],
    ['/admin/housekeeping', 200, { items: [] }],
  ])('%s is %i', async (path, status, body) => {
    const response = await admin.send('get', path);
    expect(response.status).toBe(status);
    if (status !== 200) expect(response.body).toMatchObject(body);
  });
});
