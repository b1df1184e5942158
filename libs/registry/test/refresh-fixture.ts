import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { tagDefinition } from '@entity-registry/domain';
import type { PublicSourceId, Tag } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import type { EntityInput, IngestBatch, RecordInput } from '../src/ingest/batch.js';
import { IngestWriter } from '../src/ingest/ingest-writer.js';
import type { RefreshCounts, RefreshItem, RefreshReading, Refresh } from '../src/refresh/refresh-readings.js';
import { RefreshWriter } from '../src/refresh/refresh-writer.js';
import { indexNames } from '../src/name-index/index-names.js';

export const IMPORTED = new Date('2026-11-20T06:00:00Z');
export const READ = new Date('2026-11-21T09:00:00Z');
export const LATER = new Date('2026-11-22T09:00:00Z');

export const company: EntityInput = {
  jurisdiction: 'pa',
  sid: 'syn:7:1',
  kind: 'Organization',
  nombre: 'Maderas del Tuira Ficticia, S.A.',
  ruc: '900000001-2-2019',
  core: { ficha: '9000001', folio: '900000001', domicilio: 'Calle Vieja', status: 'VIGENTE' },
};
export const person: EntityInput = {
  jurisdiction: 'pa',
  sid: 'syn:7:2',
  kind: 'NaturalPerson',
  nombre: 'Aurelia Inventada Pérez',
  cedula: '8-7001-1',
};
export const second: EntityInput = { ...person, sid: 'syn:7:3', nombre: 'Basilio Fingido', cedula: '8-7001-2' };

/** A reading. By default, it was read when its refresh began. */
export type TestReading = Omit<RefreshReading, 'readAt'> & { readonly readAt?: Date };

export const item = (tag: Tag, payload: Record<string, unknown>, itemDate: string | null = null): RefreshItem => ({
  ...{ tag, payload, itemDate },
});
export const said = (source: PublicSourceId, tags: Tag[], items: RefreshItem[] = [], core?: object): TestReading => ({
  source,
  reading: { state: 'ok', findings: { tags, items, ...(core && { core }) } },
});
export const nothing = (source: PublicSourceId, ...tags: Tag[]): TestReading => ({
  source,
  reading: { state: 'empty', tags },
});

export interface SectionRow {
  body: Record<string, unknown>;
  totals: Record<string, number>;
  state: string;
  source: string;
  fetched_at: Date;
  sources: Record<string, Record<string, unknown>[]> | null;
}
export interface RecordRow {
  pk: bigint;
  tag: string;
  source: string;
  source_key: string;
  payload: Record<string, unknown>;
  item_date: string | null;
  synthetic: boolean;
}

/**
 * A database with one company and two persons, and helpers to refresh them and read the results. Registers its own
 * hooks.
 */
export function refreshFixture() {
  let database: TestDatabase;
  let sequence = 0;
  const writer = new RefreshWriter(indexNames);
  const pks = new Map<string, bigint>();

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 6 });
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    sequence = 0;
    await database.pool.query(
      'truncate entity, entity_name, other_name_key, record, link, section, source_look, ingest_run restart identity cascade',
    );
    await store({ entities: [company, person, second] });
  });

  /** Writes rows as an import does; synthetic ones by default. */
  async function store(batch: Partial<IngestBatch>, synthetic = true): Promise<void> {
    const client = await database.pool.connect();
    try {
      const { rows } = await client.query<{ id: bigint }>(
        `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', $1) returning id`,
        [IMPORTED],
      );
      const source = batch.source ?? ('synthetic' as const);
      await new IngestWriter(client, indexNames).write(
        { id: rows[0]?.id ?? 0n, source, fetchedAt: IMPORTED, synthetic },
        { source, entities: [], records: [], links: [], ...batch },
      );
      const stored = await client.query<{ sid: string; pk: bigint }>('select sid, pk from entity');
      stored.rows.forEach(({ sid, pk }) => pks.set(sid, pk));
    } finally {
      client.release();
    }
  }

  const pkOf = (entity: EntityInput): bigint => pks.get(entity.sid) ?? -1n;

  return {
    store,
    pkOf,
    pool: () => database.pool,

    stored: (tag: Tag, payload: Record<string, unknown>, more: Partial<RecordInput> = {}): RecordInput => ({
      ...{ jurisdiction: 'pa', tag, payload, sourceKey: `7.1.${sequence++}`, entitySid: company.sid },
      ...more,
    }),

    write(readings: TestReading[], more: Partial<Refresh> = {}): Promise<RefreshCounts | undefined> {
      const target: Refresh = {
        ...{ jurisdiction: 'pa', entityPk: pkOf(company), updateRequestId: 5n, fetchedAt: READ, synthetic: false },
        ...more,
      };
      const dated = readings.map((reading) => ({ readAt: target.fetchedAt, ...reading }));
      return inTransaction(database.pool, (tx) => writer.writeReadings(tx, target, dated));
    },

    markDown(tags: Tag[], entityPk = pkOf(company), readAt = READ): Promise<void> {
      const down = tags.flatMap(
        (tag) => tagDefinition(tag).sources.pa?.map((source) => ({ source, tags: [tag], readAt })) ?? [],
      );
      return inTransaction(database.pool, (tx) =>
        writer.markSourceDown(tx, { jurisdiction: 'pa', entityPk, synthetic: false }, down),
      );
    },

    async query(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
      return (await database.pool.query<Record<string, unknown>>(sql, values)).rows;
    },

    async records(tag: Tag, of: EntityInput = company): Promise<RecordRow[]> {
      const { rows } = await database.pool.query<RecordRow>(
        `select pk, tag, source, source_key, payload, item_date, synthetic from record where tag = $1 and entity_pk = $2 order by pk`,
        [tag, pkOf(of)],
      );
      return rows;
    },

    async section(level: string, of: EntityInput = company): Promise<SectionRow | undefined> {
      const { rows } = await database.pool.query<SectionRow>(
        'select body, totals, state, source, fetched_at, sources from section where level = $1 and entity_pk = $2',
        [level, pkOf(of)],
      );
      return rows[0];
    },

    async links(): Promise<Record<string, unknown>[]> {
      const { rows } = await database.pool.query<Record<string, unknown>>(
        'select from_pk, to_pk, role, cargo, active, since, method, source from link order by from_pk, cargo',
      );
      return rows;
    },

    /** All data that a refresh writes, except the read dates. */
    async everything(): Promise<unknown> {
      const { rows } = await database.pool.query<Record<string, unknown>>(
        `select (select json_agg(r order by r.level, r.pk) from record r) as records,
                (select json_agg(l order by from_pk, source_key) from link l) as links,
                (select json_agg(s order by s.entity_pk, s.level)
                   from (select jurisdiction, entity_pk, level, body, totals, state, source from section) s) as sections,
                (select json_agg(e order by e.pk) from (select pk, sid, nombre, ruc, id_key, core, source, run_id from entity) e) as entities,
                (select count(*) from ingest_run) as runs`,
      );
      return rows[0];
    },
  };
}
