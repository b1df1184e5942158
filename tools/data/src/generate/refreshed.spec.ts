import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CATALOG, statedIn } from '@entity-registry/domain';
import type { EntityKind, PublicSourceId, Tag } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import { RefreshWriter, indexNames, readRefreshEntity } from '@entity-registry/registry';
import type { RefreshCounts, RefreshReading } from '@entity-registry/registry';
import { ALL_ADAPTERS, ParserPool, createSourceReader } from '@entity-registry/sources';
import {
  ChangingWorld,
  DatabaseWorld,
  STUB_SOURCES,
  StubSourceServer,
  createTestDatabase,
} from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { MemoryEvidence } from '../../test/memory-evidence.js';
import { generate } from './generate.js';

const PERIOD_MS = 60_000;
const START = Date.parse('2026-11-21T12:00:00Z');
const NOT_READ: readonly Tag[] = ['entity_events', 'customs_summary'];

describe('generated data refreshed from stub sources', () => {
  let database: TestDatabase;
  let stub: StubSourceServer;
  const parser = new ParserPool({ threads: 2, timeoutMs: 20_000, memoryMb: 512 });
  let period = 0;
  const now = () => new Date(START + period * PERIOD_MS);

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 4 });
    await generate({ pool: database.pool, entities: 120, seed: 11, now });
    const world = new ChangingWorld(new DatabaseWorld(database.pool, { now }), now, PERIOD_MS);
    stub = await StubSourceServer.listen({ world, sources: STUB_SOURCES, now });
  });
  afterAll(async () => {
    await parser.close();
    await stub.close();
    await database.drop();
  });

  const firstOf = async (kind: EntityKind): Promise<bigint> => {
    const { rows } = await database.pool.query<{ pk: bigint }>(
      `select min(pk) as pk from entity where jurisdiction = 'pa' and kind = $1`,
      [kind],
    );
    return rows[0]?.pk ?? 0n;
  };

  async function readAll(pk: bigint): Promise<RefreshReading[]> {
    const subject = await readRefreshEntity(database.pool, 'pa', pk);
    if (!subject) throw new Error('no entity was generated');
    const reader = createSourceReader({
      sourcesUrl: stub.url,
      pace: { waitForTurn: () => Promise.resolve('ready') },
      parser,
      evidence: new MemoryEvidence(),
      documents: { has: () => Promise.resolve(false), put: () => Promise.resolve() },
      now,
    });
    const readings: RefreshReading[] = [];
    for (const { source, feeds } of ALL_ADAPTERS) {
      const { reading } = await reader.read(source, subject, feeds, new AbortController().signal);
      if (reading.state === 'source_down') throw new Error(`${source}: ${reading.reason}`);
      readings.push({ source, readAt: now(), reading });
    }
    return readings;
  }

  async function refresh(pk: bigint): Promise<RefreshCounts | undefined> {
    const readings = await readAll(pk);
    const target = {
      jurisdiction: 'pa',
      entityPk: pk,
      updateRequestId: 1n,
      fetchedAt: now(),
      synthetic: true,
    } as const;
    return await inTransaction(database.pool, (tx) =>
      new RefreshWriter(indexNames).writeReadings(tx, target, readings),
    );
  }

  const recordsOf = async (pk: bigint): Promise<Record<string, number>> => {
    const { rows } = await database.pool.query<{ tag: string; rows: number }>(
      `select tag, count(*)::int as rows from record where jurisdiction = 'pa' and entity_pk = $1 group by tag order by tag`,
      [pk],
    );
    return Object.fromEntries(rows.map(({ tag, rows: count }) => [tag, count]));
  };

  it.each(['Organization', 'NaturalPerson'] as const)(
    'has new records in every period, and only once, for %s',
    async (kind) => {
      const pk = await firstOf(kind);
      const before = await recordsOf(pk);
      await refresh(pk);
      expect(await refresh(pk)).toEqual({ inserted: 0, updated: 0, removed: 0 });
      for (let turn = 0; turn < 3; turn++) {
        period += 1;
        expect((await refresh(pk))?.inserted).toBeGreaterThan(0);
      }
      const after = await recordsOf(pk);
      const lost = CATALOG.tags.filter(({ tag }) => (after[tag] ?? 0) < (before[tag] ?? 0)).map(({ tag }) => tag);
      expect(lost).toEqual([]);
    },
  );

  it('has the dates that the sources state', async () => {
    const pk = await firstOf('NaturalPerson');
    await refresh(pk);
    const { rows: looks } = await database.pool.query<{ source: PublicSourceId; tag: Tag; said: Date | null }>(
      `select source, tag, source_updated_at as said from source_look where jurisdiction = 'pa' and entity_pk = $1`,
      [pk],
    );
    // Entities in no leak have no date from one. Events are computed.
    const read = looks.filter(({ source, tag }) => source !== 'icij' && !NOT_READ.includes(tag));
    expect(read.length).toBeGreaterThan(30);
    for (const { source, tag, said } of read) {
      expect({ source, tag, said: said !== null }).toEqual({ source, tag, said: statedIn(source, tag) !== null });
      if (said) expect(said.getTime()).toBeLessThanOrEqual(now().getTime());
    }
  });

  it('stops growing after some periods', async () => {
    const pk = await firstOf('Organization');
    const withoutEvents = async () => ({ ...(await recordsOf(pk)), entity_events: 0 });
    const before = await withoutEvents();
    for (let turn = 0; turn < 4; turn++) {
      period += 1;
      await refresh(pk);
    }
    expect(await withoutEvents()).toEqual(before);
  });
});
