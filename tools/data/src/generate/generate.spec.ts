import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  JURISDICTION_CODES,
  detailSchema,
  levelsFor,
  parseIdentifier,
  tagDefinition,
  tagsFor,
} from '@entity-registry/domain';
import type { Jurisdiction, Tag } from '@entity-registry/domain';
import { EntityDetails, renderDetail } from '@entity-registry/registry';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { Compile } from 'typebox/compile';
import { measurePlainCopy } from './compare-copy.js';
import { generate } from './generate.js';
import type { GenerateResult } from './generate.js';

const ENTITIES = 120;
/** Panama companies that are recorded twice. */
const MERGED = 1;
const SEED = 7;
const now = () => new Date('2026-11-21T12:00:00Z');

/** One row per table: the number of rows, and a hash over all of them in any order. */
const CHECKSUMS = `
  select 'entity' as name, count(*) as rows, sum(hashtextextended(t::text, 0)) as hash from entity t
  union all select 'record', count(*), sum(hashtextextended(t::text, 0)) from record t
  union all select 'link', count(*), sum(hashtextextended(t::text, 0)) from link t
  union all select 'section', count(*), sum(hashtextextended(t::text, 0)) from section t
  union all select 'text', count(*), sum(hashtextextended(t::text, 0)) from document_text t`;

// A run that continues after a kill renumbers its records; everything else is the same.
const CONTENTS = `
  select count(*) as rows, sum(hashtextextended(concat_ws('|', level, tag, entity_pk, source_key, item_date, source_updated_at), 0)) as hash from record
  union all select count(*), sum(hashtextextended(t::text, 0)) from entity t
  union all select count(*), sum(hashtextextended(t::text, 0)) from link t
  union all select count(*), sum(hashtextextended(concat_ws('|', entity_pk, level, totals), 0)) from section`;

describe('generate', () => {
  let database: TestDatabase;
  let result: GenerateResult;
  const opened: TestDatabase[] = [];
  const another = async (): Promise<TestDatabase> => {
    const made = await createTestDatabase({ poolSize: 4 });
    opened.push(made);
    return made;
  };
  const rows = async (on: TestDatabase, sql: string): Promise<object[]> => (await on.pool.query<object>(sql)).rows;

  beforeAll(async () => {
    database = await another();
    result = await generate({ pool: database.pool, entities: ENTITIES, seed: SEED, now });
  });
  afterAll(() => Promise.all(opened.map((one) => one.drop())));

  const detailOf = async (jurisdiction: Jurisdiction, pk: number) => {
    const levels = levelsFor(jurisdiction);
    const detail = await new EntityDetails(database.pool).read(jurisdiction, BigInt(pk), levels);
    if (!detail) throw new Error(`no entity ${pk}`);
    return { detail, wire: JSON.parse(renderDetail(detail, levels)) as Record<string, unknown> };
  };

  it('generates the same rows from the same seed', async () => {
    const second = await another();
    await generate({ pool: second.pool, entities: ENTITIES, seed: SEED, now });
    expect(await rows(second, CHECKSUMS)).toEqual(await rows(database, CHECKSUMS));
  });

  it('generates different rows from another seed', async () => {
    const other = await another();
    await generate({ pool: other.pool, entities: ENTITIES, seed: SEED + 1, now });
    expect(await rows(other, CHECKSUMS)).not.toEqual(await rows(database, CHECKSUMS));
  });

  it('continues after a kill and ends with the same data', async () => {
    const killed = await another();
    const call = { pool: killed.pool, entities: ENTITIES, seed: SEED, now };
    let batches = 0;
    const kill = () => {
      batches += 1;
      if (batches === 2) throw new Error('killed');
    };
    await expect(generate({ ...call, onProgress: kill })).rejects.toThrow('killed');
    const resumed = await generate(call);
    expect(resumed.rows).toBeLessThan(result.rows);
    expect(resumed.examples).toEqual(result.examples);
    expect(await rows(killed, CONTENTS)).toEqual(await rows(database, CONTENTS));
  });

  it('writes nothing when called again, and refuses the same seed with another size', async () => {
    const call = { pool: database.pool, seed: SEED, now };
    expect(await generate({ ...call, entities: ENTITIES })).toEqual({ ...result, rows: 0 });
    await expect(generate({ ...call, entities: ENTITIES + 1 })).rejects.toThrow('use another seed');
  });

  it.each([
    ['pa', 'Organization', () => result.examples['pa:Organization']],
    ['pa', 'NaturalPerson', () => result.examples['pa:NaturalPerson']],
    ['ec', 'Organization', () => result.examples['ec:Organization']],
    ['co', 'Organization', () => result.examples['co:Organization']],
  ] as const)('gives the example %s %s something in every level it can have', async (jurisdiction, kind, pk) => {
    const { wire } = await detailOf(jurisdiction, pk());
    // Companies hold no offices.
    const offices: readonly Tag[] = kind === 'Organization' ? ['funcionario', 'coincidencias_pep'] : [];
    const tags = tagsFor(jurisdiction, kind).filter((tag) => tag !== 'core_registro' && !offices.includes(tag));
    const bare = tags.filter((tag) =>
      tagDefinition(tag).kind === 'array' ? (wire[tag] as unknown[]).length === 0 : wire[tag] === null,
    );
    expect(bare).toEqual([]);
  });

  it('generates entities that match the schemas of the specification', async () => {
    const entities = await database.pool.query<{
      jurisdiction: Jurisdiction;
      pk: bigint;
      kind: 'Organization' | 'NaturalPerson';
    }>('select jurisdiction, pk, kind from entity order by pk');
    expect(entities.rows).toHaveLength(ENTITIES);
    for (const { jurisdiction, pk, kind } of entities.rows) {
      const validator = Compile(detailSchema(jurisdiction, kind) ?? {});
      const { wire } = await detailOf(jurisdiction, Number(pk));
      expect(validator.Errors(wire)).toEqual([]);
      expect(Object.keys(wire)).toEqual(
        expect.arrayContaining(tagsFor(jurisdiction, kind).filter((tag) => tag !== 'core_registro')),
      );
    }
  });

  it('generates more items than a response lists', async () => {
    const { detail, wire } = await detailOf('pa', result.examples['pa:Organization']);
    expect(detail.sections.get('importaciones')?.totals).toEqual({ importaciones: 250 });
    expect(wire['importaciones']).toHaveLength(100);
    const events = (wire['fincas'] as { record_events: unknown[] }[]).map((finca) => finca.record_events.length);
    expect(Math.max(...events)).toBe(25);
  });

  it('puts a few directors on many boards and most on few', async () => {
    const { rows: boards } = await database.pool.query<{ seats: bigint }>(
      'select count(*) as seats from link group by from_pk order by 1',
    );
    expect(Number(boards.at(-1)?.seats)).toBeGreaterThan(20);
    expect(Number(boards[Math.floor(boards.length / 2)]?.seats)).toBeLessThanOrEqual(4);
  });

  it('marks every row synthetic, under a synthetic run', async () => {
    const { rows: provenance } = await database.pool.query<{ synthetic: boolean; source: string }>(
      `select synthetic, source from entity union select synthetic, source from record union select synthetic, source from link`,
    );
    expect(provenance).toEqual([{ synthetic: true, source: 'synthetic' }]);
    const { rows: runs } = await database.pool.query('select id, dataset, status, synthetic from ingest_run');
    expect(runs).toEqual([{ id: result.runId, dataset: 'synthetic', status: 'completed', synthetic: true }]);
  });

  it('writes numbers in known formats with correct check digits', async () => {
    const { rows: numbers } = await database.pool.query<{
      jurisdiction: Jurisdiction;
      number: string;
      id_key: string | null;
    }>('select jurisdiction, coalesce(ruc, cedula) as number, id_key from entity where merged_into is null');
    for (const { jurisdiction, number, id_key } of numbers) {
      const [reading] = parseIdentifier(jurisdiction, number);
      expect(id_key).toBe(reading?.key);
      if (jurisdiction !== 'ec' && reading?.dv) expect(reading.dv).toBe(reading.dvExpected);
    }
  });

  it('leaves the names of every jurisdiction searchable', async () => {
    const { rows: index } = await database.pool.query<{ state: string }>('select distinct state from name_index');
    expect(index).toEqual([{ state: 'ready' }]);
    const { rows: keys } = await database.pool.query<{ n: bigint }>(
      'select count(distinct entity_pk) as n from name_key',
    );
    expect(Number(keys[0]?.n)).toBe(ENTITIES - MERGED);
  });

  it('gives some companies former and trade names, which are indexed', async () => {
    const { rows: kinds } = await database.pool.query<{ kind: string; n: bigint; indexed: bigint }>(
      `select kind, count(*) as n, count(k.name_id) as indexed
         from entity_name n left join other_name_key k on k.name_id = n.id group by kind order by kind`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['former', 'trade']);
    for (const { n, indexed } of kinds) expect(indexed).toBe(n);
    const { rows: wrong } = await database.pool.query<object>(
      `select n.* from entity_name n join entity e on e.jurisdiction = n.jurisdiction and e.pk = n.entity_pk
        where n.since > n.until or not n.synthetic or n.name_norm = e.name_norm`,
    );
    expect(wrong).toEqual([]);
  });

  it('measures a plain copy of the same rows, which leaves nothing behind', async () => {
    let time = 0;
    const copy = await measurePlainCopy(database.pool, result.runId, () => (time += 1_000));
    expect(copy).toMatchObject({ rows: result.rows, bareSeconds: 1, indexedSeconds: 1 });
    expect(await rows(database, `select from pg_namespace where nspname = 'plain_copy'`)).toEqual([]);
  });

  it('refuses a seed from which an older generator generated different rows', async () => {
    const older = await another();
    await older.pool.query(
      `insert into ingest_run (dataset, importer_version, file_name, status, started_at)
       values ('synthetic', 1, $1, 'completed', $2)`,
      [`seed ${SEED}, ${ENTITIES} entities`, now()],
    );
    const call = generate({ pool: older.pool, entities: ENTITIES, seed: SEED, now });
    await expect(call).rejects.toThrow('older generator');
  });

  it('refuses a size that cannot fill every level', async () => {
    await expect(generate({ pool: database.pool, entities: 19, seed: 1, now })).rejects.toThrow('at least 20');
    expect(JURISDICTION_CODES).toHaveLength(3);
  });
});
