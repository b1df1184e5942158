import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { insertEvidence, insertReading, insertUnchangedEvidence } from '../../test/evidence-rows.js';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { Housekeeping } from './housekeeping.js';
import type { AccountId } from '../ids.js';
import { addDays } from '../calendar/utc.js';
import { purgeOldEvidence } from './evidence.js';

describe('evidence of the sources', () => {
  let ledger: LedgerFixture;
  let account: AccountId;

  beforeEach(async () => {
    ledger = await LedgerFixture.open();
    account = await ledger.account();
  });
  // Its requests aren't charged: there is no ledger to check.
  afterEach(() => ledger.database.drop());

  const daysAgo = (days: number): Date => addDays(ledger.time, -days);

  /** Stores a response fetched `days` days ago. By default its body holds the path and the days. */
  const response = (path: string, days: number, more: { status?: number; body?: string } = {}): Promise<bigint> =>
    insertEvidence(ledger.database.pool, {
      ...{ source: 'dgi', url: `https://dgi.test/${path}`, fetchedAt: daysAgo(days), status: more.status ?? 200 },
      body: more.body ?? `${path} ${days}`,
    });

  async function request(status: 'pending' | 'completed' | 'failed', evidenceIds: bigint[]): Promise<void> {
    const { pool } = ledger.database;
    const { rows } = await pool.query<{ id: bigint }>(
      `insert into update_request (account_id, jurisdiction, entity_pk, requested_codes, price_micro, status, requested_at,
                                   completed_at, result)
       values ($1, 'pa', 1, '{CHK-BIN}', 0, $2, $3, $4, $5) returning id`,
      [account, status, daysAgo(40), status === 'pending' ? null : daysAgo(40), status === 'completed' ? '{}' : null],
    );
    await insertReading(pool, rows[0]?.id ?? 0n, { source: 'dgi', evidenceIds, at: daysAgo(40) });
  }

  const run = () => new Housekeeping(ledger.database.pool, { now: () => ledger.time }).run('purge_evidence');

  async function left(): Promise<bigint[]> {
    const { rows } = await ledger.database.pool.query<{ id: bigint }>('select id from evidence order by id');
    return rows.map(({ id }) => id);
  }

  it('is deleted when it is older than 30 days and a later response replaces it', async () => {
    await response('a', 90);
    await response('a', 30.01);
    const young = await response('a', 29.99);
    const latest = await response('a', 2);
    expect(await run()).toMatchObject({ outcome: 'ok', detail: { answers: 2, bodies: 2, through: '0' } });
    expect(await left()).toEqual([young, latest]);
  });

  it('stays if it is the latest response or the latest page of its address', async () => {
    await response('a', 400);
    const page = await response('a', 300);
    const confirmed = await insertUnchangedEvidence(ledger.database.pool, page, daysAgo(290));
    await response('a', 200, { status: 404 });
    const gone = await response('a', 100, { status: 404 });
    const other = await response('b', 400);
    expect(await run()).toMatchObject({ detail: { answers: 3, bodies: 2 } });
    expect(await left()).toEqual([confirmed, gone, other]);
  });

  it('stays until its replacement is a day old: a request may still use it', async () => {
    const requested = await response('a', 90);
    const latest = await response('a', 0.5);
    await run();
    expect(await left()).toEqual([requested, latest]);
    ledger.time = addDays(ledger.time, 1);
    await run();
    expect(await left()).toEqual([latest]);
  });

  it('stays if a completed or pending request relies on it, but not a failed one', async () => {
    const [sold, waiting, failed] = [await response('a', 90), await response('a', 80), await response('a', 70)];
    const latest = await response('a', 40);
    await request('completed', [1_000_000n, sold]);
    await request('pending', [waiting]);
    await request('failed', [failed]);
    await run();
    expect(await left()).toEqual([sold, waiting, latest]);
  });

  it('shares its body, which is deleted with the last response that has it', async () => {
    await response('a', 90, { body: 'same' });
    await response('b', 80, { body: 'same' });
    await response('a', 5);
    expect(await run()).toMatchObject({ detail: { answers: 1, bodies: 0 } });
    await response('b', 5);
    expect(await run()).toMatchObject({ detail: { answers: 1, bodies: 1 } });
  });

  it('is checked in batches across runs, then from the start again', async () => {
    const { pool } = ledger.database;
    for (let path = 1; path <= 5; path += 1) await response(`${path}`, 90);
    for (let path = 1; path <= 5; path += 1) await response(`${path}`, 50 - path);
    const two = { size: 2, count: 2 };
    const first = await purgeOldEvidence(pool, ledger.time, 0n, two);
    expect(first).toEqual({ answers: 4, bodies: 4, through: 4n });
    expect(await purgeOldEvidence(pool, ledger.time, first.through, two)).toEqual({
      answers: 1,
      bodies: 1,
      through: 8n,
    });
    expect(await purgeOldEvidence(pool, ledger.time, 8n, two)).toEqual({ answers: 0, bodies: 0, through: 0n });
    await pool.query(
      `insert into housekeeping_run (task, started_at, finished_at, ok, detail)
       values ('purge_evidence', $1, $1, true, '{"through": "9"}'), ('purge_evidence', $1, $1, false, '{"error": "x"}')`,
      [ledger.time],
    );
    await response('1', 2);
    expect(await run()).toMatchObject({ detail: { answers: 0, through: '0' } }); // from the tenth on
    expect(await run()).toMatchObject({ detail: { answers: 1, through: '0' } });
  });
});
