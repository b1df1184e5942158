import { DomainError } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IngestWriter } from '../ingest/ingest-writer.js';
import type { CandidateQuery, CandidateSource, Candidates } from '../candidates/candidate-source.js';
import { indexNames } from '../name-index/index-names.js';
import { PostgresCandidateSource } from '../candidates/postgres-candidates.js';
import { createSearchShares } from '../queues/search-shares.js';
import { readQuery } from './resolve-query.js';
import { Resolver } from './resolver.js';

const requested = (name: string) =>
  readQuery({
    ...{ jurisdiction: 'pa', name, ruc: null, cedula: null, type: null },
    ...{ excluded: new Set<bigint>(), minConfidence: 0.3, limit: 5, mode: 'identify' as const },
  });

/** A source that rejects queries for a name as often as `refusals` says, and records its calls. */
class OverloadedSource implements CandidateSource {
  readonly asked: string[] = [];

  constructor(
    private readonly source: CandidateSource,
    private readonly refusals: Map<string, number>,
  ) {}

  find(query: CandidateQuery): Promise<Candidates> {
    this.asked.push(query.name);
    const left = this.refusals.get(query.name) ?? 0;
    if (left === 0) return this.source.find(query);
    this.refusals.set(query.name, left - 1);
    return Promise.reject(new DomainError('search_backend_error', { retryAfterSeconds: 5 }));
  }

  isReady(): Promise<boolean> {
    return Promise.resolve(true);
  }
}

describe('resolving under load', () => {
  let database: TestDatabase;
  let waits: number[] = [];
  const resolve = (source: CandidateSource, names: readonly string[], retry = true) => {
    waits = [];
    const wait = (ms: number) => Promise.resolve(waits.push(ms));
    const shares = createSearchShares({ poolSize: 12 }, () => new Date());
    return new Resolver(database.pool, source, shares, wait).resolve('pa', names.map(requested), {
      retry,
      requester: { tenant: 'a', deadline: null },
    });
  };
  const rejectingSearches = (errors: Readonly<Record<string, number>>) =>
    new OverloadedSource(new PostgresCandidateSource(database.pool), new Map(Object.entries(errors)));

  /** Writes a company as an importer would. */
  const ingest = async (nombre: string, at: string): Promise<void> => {
    const client = await database.pool.connect();
    const { rows } = await client.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at, finished_at)
       values ('invented', 1, 'completed', $1, $1) returning id`,
      [at],
    );
    const run = {
      id: rows[0]?.id ?? 0n,
      source: 'registro_publico',
      fetchedAt: new Date(at),
      synthetic: true,
    } as const;
    const entity = { jurisdiction: 'pa', sid: `invented:${nombre}`, kind: 'Organization', nombre } as const;
    await new IngestWriter(client, indexNames).write(run, {
      source: 'registro_publico',
      entities: [entity],
      records: [],
      links: [],
    });
    client.release();
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    await ingest('Zumbador Azul, S.A.', '2026-11-20T06:00:00Z');
  });
  afterAll(() => database.drop());

  it('retries a rejected row once, after the others', async () => {
    const source = rejectingSearches({ 'Zumbador Azul': 1 });
    const { resolutions } = await resolve(source, ['Zumbador Azul', 'Quetzalillo Pardo', 'Varnoso Alto']);
    expect(resolutions.map(({ candidates }) => candidates.length)).toEqual([1, 0, 0]);
    expect(source.asked).toEqual(['Zumbador Azul', 'Quetzalillo Pardo', 'Varnoso Alto', 'Zumbador Azul']);
    expect(waits).toEqual([100]);
  });

  it("retries the only row of a batch once, too, and doesn't wait if none was rejected", async () => {
    const source = rejectingSearches({ 'Zumbador Azul': 1 });
    const { resolutions } = await resolve(source, ['Zumbador Azul']);
    expect([resolutions[0]?.candidates.length, waits]).toEqual([1, [100]]);
    await resolve(source, ['Zumbador Azul']);
    expect(waits).toEqual([]);
  });

  it('fails a batch if a row is rejected again, and a single query immediately', async () => {
    const twice = resolve(rejectingSearches({ 'Zumbador Azul': 2 }), ['Zumbador Azul', 'Quetzalillo Pardo']);
    await expect(twice).rejects.toMatchObject({ code: 'search_backend_error' });
    const single = rejectingSearches({ 'Zumbador Azul': 1 });
    await expect(resolve(single, ['Zumbador Azul'], false)).rejects.toMatchObject({ code: 'search_backend_error' });
    expect(single.asked).toEqual(['Zumbador Azul']);
  });

  it('finds imported data as soon as it is stored, and reports how fresh it is', async () => {
    const source = new PostgresCandidateSource(database.pool);
    const before = await resolve(source, ['Xanfaina Boreal']);
    expect(before.resolutions[0]?.candidates).toEqual([]);
    expect(before.indexAsOf).toEqual(new Date('2026-11-20T06:00:00Z'));
    await ingest('Xanfaina Boreal, S.A.', '2026-11-21T06:00:00Z');
    const after = await resolve(source, ['Xanfaina Boreal']);
    expect(after.resolutions[0]?.candidates[0]?.nombre).toBe('Xanfaina Boreal, S.A.');
    expect(after.indexAsOf).toEqual(new Date('2026-11-21T06:00:00Z'));
    await database.pool.query(
      `insert into ingest_run (dataset, importer_version, status, started_at, finished_at)
       values ('invented', 1, 'failed', '2026-11-21T10:00:00Z', '2026-11-21T11:00:00Z')`,
    );
    expect((await resolve(source, [])).indexAsOf).toEqual(new Date('2026-11-21T06:00:00Z'));
  });
});
