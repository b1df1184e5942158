import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { createPool } from '@entity-registry/database';
import type pg from 'pg';
import type { Queryable } from '@entity-registry/database';
import { insertEvidence, insertUnchangedEvidence, latestEvidence, readEvidenceBody } from './evidence.js';
import { reserveTurn } from './pace.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('lockEntityRefresh', () => {
  const terms = { intervalMs: 10_000, burst: 3, maxWaitMs: 60_000 };

  it('grants a burst at once, and then one turn per interval', async () => {
    const waits: (number | null)[] = [];
    for (let turn = 0; turn < 6; turn += 1) waits.push(await reserveTurn(database.pool, 'a', terms));
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    // 10, 20 and 30 s, minus the time that the test took.
    waits.slice(3).forEach((wait, index) => {
      expect(wait).toBeGreaterThan((index + 1) * 10_000 - 5_000);
      expect(wait).toBeLessThanOrEqual((index + 1) * 10_000);
    });
  });

  it('never gives two processes the same turn', async () => {
    const pools = [0, 1].map(() => createPool(database.url, { max: 4 }));
    try {
      const patient = { ...terms, maxWaitMs: 3_600_000 };
      const turns = Array.from({ length: 40 }, (_, index) => pools[index % 2]).flatMap((pool) =>
        pool ? [reserveTurn(pool, 'b', patient)] : [],
      );
      const waits = (await Promise.all(turns)).map(Number).sort((one, other) => one - other);
      // 3 at once, then 37 turns that are 10 s apart: in whole intervals 1 to 37, each once.
      expect(waits.map((wait) => Math.ceil(wait / 10_000))).toEqual([
        0,
        0,
        0,
        ...Array.from({ length: 37 }, (_, index) => index + 1),
      ]);
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
    }
  });

  it('takes no turn that is too far ahead, so the queue does not grow', async () => {
    const short = { intervalMs: 10_000, burst: 1, maxWaitMs: 15_000 };
    const waits = await Promise.all(Array.from({ length: 12 }, () => reserveTurn(database.pool, 'c', short)));
    expect(waits.filter((wait) => wait !== null)).toHaveLength(2);
    const { rows } = await database.pool.query<{ ahead: boolean }>(
      `select free_at <= clock_timestamp() + interval '20 s' as ahead from source_pace where source = 'c'`,
    );
    expect(rows).toEqual([{ ahead: true }]);
  });

  it('gives each source its own pace, and allows no more than the burst after a long pause', async () => {
    await database.pool.query(`insert into source_pace values ('d', now() - interval '1 day')`);
    const waits: (number | null)[] = [];
    for (let turn = 0; turn < 4; turn += 1) waits.push(await reserveTurn(database.pool, 'd', terms));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });
});

describe('evidence', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 0, 0, second));
  const page = (body: string, more: object = {}) => ({
    source: 'gaceta_oficial',
    url: 'https://gaceta.test/lista',
    fetchedAt: at(0),
    status: 200,
    contentType: 'text/html',
    etag: '"1"',
    lastModified: null,
    body: Buffer.from(body),
    ...more,
  });

  it('stores responses, equal bodies once, and returns them byte for byte', async () => {
    const db = database.pool;
    const bytes = Buffer.from([0, 255, 128, 10, 0]);
    const ids: bigint[] = await Promise.all([
      ...Array.from({ length: 8 }, () => insertEvidence(db, page('same', { url: 'https://gaceta.test/a' }))),
      insertEvidence(db, page('', { url: 'https://gaceta.test/empty' })),
      insertEvidence(db, { ...page(''), url: 'https://gaceta.test/bytes', body: bytes }),
    ]);
    expect(new Set(ids).size).toBe(10);
    const { rows } = await database.pool.query('select bytes from evidence_body order by bytes');
    expect(rows).toEqual([{ bytes: 0 }, { bytes: 4 }, { bytes: 5 }]);
    expect(Buffer.from(await readEvidenceBody(db, ids[0] ?? 0n)).toString()).toBe('same');
    expect(Buffer.from(await readEvidenceBody(db, ids[9] ?? 0n)).equals(bytes)).toBe(true);
    await expect(readEvidenceBody(db, 999_999n)).rejects.toThrow('evidence 999999 does not exist');
  });

  it('returns the latest response of a URL, also if a 304 confirmed it', async () => {
    const db = database.pool;
    const url = 'https://gaceta.test/b';
    expect(await latestEvidence(db, 'gaceta_oficial', url)).toBeUndefined();
    await insertEvidence(db, page('old', { url }));
    const id = await insertEvidence(
      db,
      page('new', { url, etag: '"2"', lastModified: 'Sun, 01 Mar 2026 00:00:00 GMT' }),
    );
    await insertEvidence(db, page('gone', { url, status: 404 }));
    expect(await latestEvidence(db, 'gaceta_oficial', url)).toEqual({
      id,
      contentType: 'text/html',
      etag: '"2"',
      lastModified: 'Sun, 01 Mar 2026 00:00:00 GMT',
    });
    const confirmed = await insertUnchangedEvidence(db, id, at(9));
    expect((await latestEvidence(db, 'gaceta_oficial', url))?.id).toBe(confirmed);
    expect(Buffer.from(await readEvidenceBody(db, confirmed)).toString()).toBe('new');
    const { rows } = await database.pool.query('select status, fetched_at from evidence where id = $1', [confirmed]);
    expect(rows).toEqual([{ status: 304, fetched_at: at(9) }]);
    expect(await latestEvidence(db, 'dgi', url)).toBeUndefined();
  });

  it('returns no response for a conditional request once the site stops sending validators', async () => {
    const db = database.pool;
    const url = 'https://gaceta.test/c';
    await insertEvidence(db, page('old', { url }));
    await insertEvidence(db, page('new', { url, etag: null }));
    expect(await latestEvidence(db, 'gaceta_oficial', url)).toBeUndefined();
  });

  it('stores a body again if it is deleted before its response is stored', async () => {
    let deleted = 0;
    const raced = {
      query: async (config: pg.QueryConfig) => {
        const known = await database.pool.query(config);
        if (config.name === 'evidence_body_keep' && deleted++ === 0) {
          await database.pool.query(`delete from evidence_body where sha256 = $1`, [config.values?.[0]]);
        }
        return known;
      },
    } as Queryable;
    const id = await insertEvidence(raced, page('raced', { url: 'https://gaceta.test/d' }));
    expect(Buffer.from(await readEvidenceBody(database.pool, id)).toString()).toBe('raced');
    expect(deleted).toBe(2);
  });

  it('rejects a 304 for missing evidence', async () => {
    await expect(insertUnchangedEvidence(database.pool, 999_999n, at(0))).rejects.toThrow(
      'the evidence was not stored',
    );
  });
});
