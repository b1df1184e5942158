import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createPool, inTransaction } from './pool.js';
import { withPrisma } from './prisma-client.js';

describe('withPrisma', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const addedAt = new Date('2026-11-21T10:00:00.123Z');
  const domains = async (): Promise<string[]> => {
    const { rows } = await database.pool.query<{ domain: string }>('select domain from corporate_domain order by 1');
    return rows.map(({ domain }) => domain);
  };

  it('commits each statement on a pool', async () => {
    await withPrisma(database.pool, (prisma) => prisma.corporateDomain.create({ data: { domain: 'a.test', addedAt } }));
    expect(await domains()).toEqual(['a.test']);
    const row = await withPrisma(database.pool, (prisma) => prisma.corporateDomain.findFirst());
    expect(row).toEqual({ domain: 'a.test', addedAt });
  });

  it('is part of the open transaction, with the SQL before and after it', async () => {
    await inTransaction(database.pool, async (tx) => {
      await tx.query(`insert into corporate_domain values ('b.test', now())`);
      const seen = await withPrisma(tx, async (prisma) => {
        await prisma.corporateDomain.deleteMany({ where: { domain: 'a.test' } });
        return prisma.corporateDomain.findMany();
      });
      expect(seen.map(({ domain }) => domain)).toEqual(['b.test']);
      expect(await domains()).toEqual(['a.test']);
      await tx.query(`insert into corporate_domain values ('c.test', now())`);
    });
    expect(await domains()).toEqual(['b.test', 'c.test']);
  });

  it('is rolled back with the transaction', async () => {
    const failed = inTransaction(database.pool, async (tx) => {
      await withPrisma(tx, (prisma) => prisma.corporateDomain.deleteMany());
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await domains()).toEqual(['b.test', 'c.test']);
  });

  it('throws database errors like pg', async () => {
    const twice = withPrisma(database.pool, (prisma) =>
      prisma.corporateDomain.create({ data: { domain: 'b.test', addedAt } }),
    );
    await expect(twice).rejects.toBeInstanceOf(pg.DatabaseError);
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'corporate_domain_pkey' });
    const pool = createPool('postgresql://nobody@127.0.0.1:1/nowhere');
    await expect(withPrisma(pool, (prisma) => prisma.corporateDomain.count())).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
    await pool.end();
  });

  it('keeps concurrent transactions apart', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `n${String(index)}.test`);
    const seen = await Promise.all(
      names.map((domain) =>
        inTransaction(database.pool, async (tx) => {
          await withPrisma(tx, (prisma) => prisma.corporateDomain.create({ data: { domain, addedAt } }));
          const found = await withPrisma(tx, (prisma) =>
            Promise.all(names.map((name) => prisma.corporateDomain.findUnique({ where: { domain: name } }))),
          );
          await tx.query('rollback');
          return found.flatMap((row) => row?.domain ?? []);
        }),
      ),
    );
    expect(seen).toEqual(names.map((name) => [name]));
    expect(await domains()).toEqual(['b.test', 'c.test']);
  });
});
