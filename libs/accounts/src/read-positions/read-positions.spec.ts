import { QueryTimeoutError } from '@entity-registry/database';
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
    expect(await reader.position()).toEqual({ walBytes: null, timeline: 1 });
    const before = await written();
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

  it('reject when the primary does', async () => {
    const broken = await createTestDatabase();
    await broken.drop();
    const reader = new ReadPositions(broken.pool).readerOf(await ledger.account());
    await expect(reader.position()).rejects.toThrow();
    await expect(reader.advance()).rejects.toThrow();
  });

  it.each([
    ['fail for all that wait when the primary does not respond', new QueryTimeoutError(6_000), 1],
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
