import { tagsFor } from '@entity-registry/domain';
import type { EntityKind, Jurisdiction, Tag } from '@entity-registry/domain';
import { IngestWriter, indexNames } from '@entity-registry/registry';
import type { EntityInput, RecordInput } from '@entity-registry/registry';
import type pg from 'pg';

const FETCHED_AT = new Date('2026-11-20T06:00:00Z');

/** Everyone in it is synthetic; the numbers are in ranges that no register uses. */
export const ENTITIES = {
  company: {
    jurisdiction: 'pa',
    sid: 'ruc:9900001-1-900001',
    kind: 'Organization',
    nombre: 'Maderas Ficticias del Tuira, S.A.',
    ruc: '9900001-1-900001',
    core: { ficha: '900001', status: 'VIGENTE', tipo_organizacion: 'SOCIEDAD ANONIMA' },
  },
  bareCompany: {
    jurisdiction: 'pa',
    sid: 'ruc:9900002-1-900002',
    kind: 'Organization',
    nombre: 'Peñón Inventado, S. de R.L.',
    ruc: '9900002-1-900002',
  },
  person: {
    jurisdiction: 'pa',
    sid: 'cedula:8-9901-9901',
    kind: 'NaturalPerson',
    nombre: 'Aurelia Inventada Quintero',
    cedula: '8-9901-9901',
  },
  supplier: {
    jurisdiction: 'ec',
    sid: 'ruc:1799999990001',
    kind: 'Organization',
    nombre: 'Comercial Imaginaria Cía. Ltda.',
    ruc: '1799999990001',
  },
  trader: {
    jurisdiction: 'co',
    sid: 'nit:999999001',
    kind: 'Organization',
    nombre: 'Cafetales Supuestos S.A.S.',
    ruc: '999999001',
  },
} as const satisfies Record<string, EntityInput>;

export type SyntheticEntityName = keyof typeof ENTITIES;

/** The registry's ids, by the names above. */
export type SyntheticIds = Readonly<Record<SyntheticEntityName, bigint>>;

/** Document of the company, which its signed URL must serve. */
export const REPORT_KEY = 'pa/reports/900001.pdf';

/** Fields with values that a test looks for; every other field stays null. */
const PAYLOADS: Partial<Record<Tag, Record<string, unknown>>> = {
  contacto: { correo: 'contacto@example.test' },
  directores: { nombre: 'Aurelia Inventada Quintero', cargo: 'PRESIDENTE' },
  rp_report_url: { rp_report_url: `object://${REPORT_KEY}` },
  is_itbm: { is_itbm: true },
};

const COMPUTED: readonly Tag[] = ['core_registro', 'imports_summary', 'exports_summary'];

/** One record of every stored tag of an entity's kind. */
function recordsOf(jurisdiction: Jurisdiction, kind: EntityKind, entitySid: string): RecordInput[] {
  return tagsFor(jurisdiction, kind)
    .filter((tag) => !COMPUTED.includes(tag))
    .map((tag) => ({ jurisdiction, tag, sourceKey: `${entitySid}:${tag}`, entitySid, payload: PAYLOADS[tag] ?? {} }));
}

/** More synthetic directors of the company than a response lists. */
function manyDirectors(): RecordInput[] {
  return Array.from({ length: 120 }, (_, nr) => ({
    jurisdiction: 'pa',
    tag: 'directores',
    sourceKey: `director:${String(nr)}`,
    entitySid: ENTITIES.company.sid,
    payload: { nombre: `Director Inventado ${String(nr)}`, cargo: 'VOCAL' },
  }));
}

/** A former name of the company. */
export const FORMER_NAME = {
  kind: 'former',
  name: 'Zumbadora Varnosa del Chucunaque, S.A.',
  since: '2001-05-14',
  until: '2012-03-02',
} as const;

/** Writes the synthetic register like an importer and returns its ids. */
export async function writeSyntheticRegister(pool: pg.Pool): Promise<SyntheticIds> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', $1) returning id`,
      [FETCHED_AT],
    );
    const run = { id: rows[0]?.id ?? 0n, source: 'registro_publico' as const, fetchedAt: FETCHED_AT, synthetic: false };
    const { company, person, supplier } = ENTITIES;
    await new IngestWriter(client, indexNames).write(run, {
      source: 'registro_publico',
      entities: Object.values(ENTITIES),
      records: [
        ...recordsOf('pa', 'Organization', company.sid),
        ...manyDirectors(),
        ...recordsOf('pa', 'NaturalPerson', person.sid),
        ...recordsOf('ec', 'Organization', supplier.sid),
      ],
      links: [],
      names: [{ jurisdiction: 'pa', sid: company.sid, ...FORMER_NAME }],
    });
    const { rows: entities } = await client.query<{ sid: string; pk: bigint }>('select sid, pk from entity');
    const pks = new Map(entities.map((row) => [row.sid, row.pk]));
    return Object.fromEntries(
      Object.entries(ENTITIES).map(([name, { sid }]) => [name, pks.get(sid) ?? 0n]),
    ) as unknown as SyntheticIds;
  } finally {
    client.release();
  }
}

/** Makes the person the company's legal representative, by id, without a link. */
export async function writeRepresentative(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const { company, person } = ENTITIES;
    const { rows } = await client.query<{ id: bigint }>('select max(id) as id from ingest_run');
    const run = { id: rows[0]?.id ?? 0n, source: 'registro_publico' as const, fetchedAt: FETCHED_AT, synthetic: false };
    const tag = 'representante_legal_identificado';
    await new IngestWriter(client, indexNames).write(run, {
      source: 'registro_publico',
      entities: [],
      records: [
        {
          ...{ jurisdiction: 'pa', tag, sourceKey: `${company.sid}:${tag}`, entitySid: company.sid },
          payload: { nombre: person.nombre, cedula: person.cedula, cargo: 'PRESIDENTE' },
          refs: { person_id: person.sid },
        },
      ],
      links: [],
    });
  } finally {
    client.release();
  }
}
