import { randomUUID } from 'node:crypto';
import { PoolFullError, QueryTimeoutError, inDryRun, inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { ReadPositions } from './read-positions.js';

describe('positions of reads', () => {
  let ledger: LedgerFixture;
  let statements: number;
  let positions: ReadPositions;

  beforeAll(async () => {
    ledger = await LedgerFixture.open();
    const { pool } = ledger.database;
    const counted: Queryable = {
      query: <Row extends pg.QueryResultRow>(text: string | pg.QueryConfig, values?: unknown[]) => {
        statements += 1;
        return pool.query<Row>(text as string, values);
      },
    };
    positions = new ReadPositions(counted);
  });
  afterAll(() => ledger.close());

  const written = async () => {
    const { rows } = await ledger.database.pool.query<{ bytes: bigint }>(
      `select (pg_current_wal_insert_lsn() - '0/0')::bigint as bytes`,
    );
    return rows[0]?.bytes ?? 0n;
  };

  it('are none at first, and then cover all that was committed before', async () => {
    const reader = positions.readerOf(await ledger.account());
    const before = await written();
    const first = await reader.position();
    expect(first).toEqual({ walBytes: null, timeline: 1, primaryWalBytes: first.primaryWalBytes, floor: 0n });
    expect(typeof first.primaryWalBytes).toBe('bigint');
    await reader.advance();
    const { walBytes } = await reader.position();
    expect(walBytes).toBeGreaterThanOrEqual(before);
    await reader.advance();
    expect((await reader.position()).walBytes).toBeGreaterThan(walBytes ?? 0n);
  });

  it('are read and advanced together by those that wait', async () => {
    const readers = await Promise.all(
      Array.from({ length: 20 }, async () => positions.readerOf(await ledger.account())),
    );
    statements = 0;
    await Promise.all(readers.map((reader) => reader.advance()));
    expect(statements).toBe(2);
    const found = await Promise.all(readers.map((reader) => reader.position()));
    expect(statements).toBe(4);
    expect(found.map(({ walBytes }) => walBytes)).not.toContain(null);
  });

  it('of other accounts stay as they are', async () => {
    const [one, other] = [positions.readerOf(await ledger.account()), positions.readerOf(await ledger.account())];
    await one.advance();
    expect((await other.position()).walBytes).toBeNull();
  });

  it('have the floor of all accounts, which each transaction with suppressions advances when it commits', async () => {
    const reader = positions.readerOf(await ledger.account());
    const { pool } = ledger.database;
    const floor = async () => (await reader.position()).floor;
    const before = await floor();
    const insert = (tx: Queryable, id: string) =>
      tx.query(
        `insert into suppression (id, jurisdiction, entity_sid, level, origin, reference, created_at, created_by)
         values ($1, 'pa', $2, 'core_registro', 'decision', 'prueba', now(), 'prueba')`,
        [id, id],
      );
    const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
    await inTransaction(pool, async (tx) => {
      await insert(tx, ids[0]);
      await insert(tx, ids[1]);
      // Only its commit locks the row.
      await insert(pool, ids[2]);
    });
    expect(await floor()).toBe(before + 2n);
    await pool.query(`update suppression set notices_due = true where id = $1`, [ids[0]]);
    expect(await floor()).toBe(before + 2n);
    await pool.query(`update suppression set lifted_at = now(), lifted_by = 'prueba' where id = any ($1)`, [ids]);
    expect(await floor()).toBe(before + 3n);
    await inDryRun(pool, (tx) => insert(tx, randomUUID()));
    expect(await floor()).toBe(before + 3n);
  });

  it('reject when the primary does', async () => {
    const broken = await createTestDatabase();
    await broken.drop();
    const reader = new ReadPositions(broken.pool).readerOf(await ledger.account());
    await expect(reader.position()).rejects.toThrow();
    // Nothing was charged yet, so that a key is free again.
    await expect(reader.advance()).rejects.toMatchObject({ code: 'service_unavailable', reason: 'unreachable' });
  });

  it.each<[string, Error, number]>([
    ['fail for all that wait when the primary does not respond', new QueryTimeoutError(6_000), 1],
    ['fail for all that wait when no connection becomes free', new PoolFullError(new Error()), 1],
    ['are read for those that wait after another error', new pg.DatabaseError('a defect', 0, 'error'), 2],
  ])('%s', async (_, error, sent) => {
    let statements = 0;
    const failing = {
      query: () => {
        statements += 1;
        return Promise.reject(error);
      },
    };
    const reader = new ReadPositions(failing).readerOf(await ledger.account());
    const reads = await Promise.allSettled([reader.position(), reader.position(), reader.position()]);
    expect(reads.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(statements).toBe(sent);
  });
});
