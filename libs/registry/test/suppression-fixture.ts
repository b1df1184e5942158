import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import { inTransaction } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import type { EntityInput, IngestBatch, RecordInput } from '../src/ingest/batch.js';
import { IngestWriter } from '../src/ingest/ingest-writer.js';
import { indexNames } from '../src/name-index/index-names.js';
import type { SuppressionRule } from '../src/suppression/rule.js';
import { findSid } from '../src/suppression/rule-rows.js';
import { suppress } from '../src/suppression/suppress.js';

export const company: EntityInput = {
  jurisdiction: 'pa',
  sid: 'ruc:9900001-1-900001',
  kind: 'Organization',
  nombre: 'Invento, S.A.',
  ruc: '9900001-1-900001',
};
export const person: EntityInput = {
  jurisdiction: 'pa',
  sid: 'cedula:8-9001-1',
  kind: 'NaturalPerson',
  nombre: 'Ána  Invento',
  cedula: '8-9001-1',
};

const director = (nombre: string, cargo: string, refs?: Record<string, string>): RecordInput => ({
  ...{ jurisdiction: 'pa', tag: 'directores', sourceKey: `${nombre}/${cargo}`, entitySid: company.sid },
  payload: { nombre, cargo, activo: true, ...(refs && { cedula: person.cedula }) },
  ...(refs && { refs }),
});
/** A seat of the person on the board of `of`: both records, and the link. */
export function seat(of: EntityInput, cargo: string, officer = 'Ana Invento'): Partial<IngestBatch> {
  const key = `${of.sid}/${cargo}`;
  return {
    records: [
      { ...director(officer, cargo, { person_id: person.sid }), sourceKey: key, entitySid: of.sid },
      {
        ...{ jurisdiction: 'pa', tag: 'organizaciones', sourceKey: key, entitySid: person.sid },
        payload: { nombre: of.nombre, cargo, activo: true },
        refs: { organization_id: of.sid },
      },
    ],
    links: [
      {
        ...{ jurisdiction: 'pa', fromSid: person.sid, toSid: of.sid, role: 'director', sourceKey: key },
        ...{ cargo, active: true, method: 'id', score: 1 },
      },
    ],
  };
}
const OFFICE: RecordInput = {
  ...{ jurisdiction: 'pa', tag: 'organizaciones', sourceKey: 'office', entitySid: person.sid },
  payload: { nombre: 'Invento, S.A.', cargo: 'TESORERA', activo: true },
  refs: { organization_id: company.sid },
};
const BATCH: IngestBatch = {
  source: 'registro_publico',
  entities: [company, person],
  records: [
    director('Ana Invento', 'TESORERA', { person_id: person.sid }),
    director('Basilio Fingido', 'VOCAL'),
    { ...director('', ''), tag: 'marcas', sourceKey: 'm', payload: { nombre: 'INVENTADA', solicitud: '0042' } },
    OFFICE,
    {
      ...director('', '', { person_id: person.sid }),
      ...{ tag: 'representante_legal_identificado', sourceKey: 'r' },
      payload: { cedula: '8-9001-1', cargo: 'PRESIDENTE' },
    },
  ],
  links: [
    {
      ...{ jurisdiction: 'pa', fromSid: person.sid, toSid: company.sid, role: 'director', sourceKey: 'x' },
      ...{ cargo: 'TESORERA', active: true, method: 'id', score: 1 },
    },
  ],
  names: [{ jurisdiction: 'pa', sid: person.sid, kind: 'alias', name: 'La Inventora' }],
};
export const BY = { by: 'the tests', now: new Date('2026-11-22T09:00:00Z') };

/** The database of the spec. `useInventedRegister` loads it again before each test. */
export let database: TestDatabase;
/** Call it at the top of a spec. */
export function useInventedRegister(): void {
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 3 });
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await database.pool.query('delete from record');
    await database.pool.query(
      'truncate suppression, entity, entity_name, name_key, other_name_key, entity_listing, link, section, section_change, watch_change, ingest_run restart identity cascade',
    );
    await load(false);
  });
}

/** Imports the invented register, with `more`. */
export async function load(isReimport: boolean, more: Partial<IngestBatch> = {}): Promise<void> {
  const client = await database.pool.connect();
  try {
    const { rows } = await client.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', now()) returning id`,
    );
    const run = { id: rows[0]?.id ?? 0n, source: 'registro_publico' as const, fetchedAt: BY.now, synthetic: false };
    await new IngestWriter(client, indexNames).write(
      { ...run, isReimport },
      {
        ...{ source: BATCH.source, names: BATCH.names ?? [] },
        entities: [...BATCH.entities, ...(more.entities ?? [])],
        records: [...BATCH.records, ...(more.records ?? [])],
        links: [...BATCH.links, ...(more.links ?? [])],
      },
    );
  } finally {
    client.release();
  }
}

export const rule = (entity: EntityInput, what: SuppressionRule['what']): SuppressionRule => ({
  ...{ jurisdiction: 'pa', entitySid: entity.sid, what, origin: 'decision', reference: 'data_request:1' },
});
export const make = (entity: EntityInput, what: SuppressionRule['what']) =>
  inTransaction(database.pool, (tx) => suppress(tx, rule(entity, what), BY));

export async function section(
  entity: EntityInput,
  level: string,
): Promise<{ text: string; restricted: string[] | null }> {
  const { rows } = await database.pool.query<{ text: string; restricted: string[] | null }>(
    `select s.body::text as text, s.restricted from section s join entity e on e.jurisdiction = s.jurisdiction and e.pk = s.entity_pk
      where e.sid = $1 and s.level = $2`,
    [entity.sid, level],
  );
  return rows[0] ?? { text: '', restricted: null };
}

/** Every table of the register, as text. */
export async function everything(): Promise<string> {
  const tables = [
    'record',
    'link',
    'section',
    'entity_name',
    'name_key',
    'other_name_key',
    'entity_listing',
    'section_change',
  ];
  const texts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await database.pool.query<{ text: string }>(`select t::text as text from ${table} t order by 1`);
      return rows.map(({ text }) => `${table}: ${text}`);
    }),
  );
  return texts.flat().join('\n');
}

export const HIDDEN_OFFICER = { kind: 'fact', tag: 'directores', fields: { nombre: 'ANA  INVENTO' } } as const;

export async function pkOf(entity: EntityInput): Promise<bigint> {
  const { rows } = await database.pool.query<{ pk: bigint }>('select pk from entity where sid = $1', [entity.sid]);
  const pk = rows[0]?.pk ?? 0n;
  expect(await findSid(database.pool, 'pa', pk)).toBe(entity.sid);
  return pk;
}
