import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { indexNames } from '@entity-registry/registry';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { DATASETS } from './datasets.js';
import { isList } from './definition.js';
import { importDataset } from './import-dataset.js';
import type { DatasetSummary } from './import-dataset.js';
import { silentProgress } from './runs/progress.js';
import type { Reject } from './runs/rejects.js';

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** For each small synthetic sample: rows, rejects by line, rows skipped. */
const EXPECTED: Readonly<Record<string, { rows: number; rejects?: Record<number, string>; skipped?: number }>> = {
  ofac_ids: { rows: 5, rejects: { 9: 'country is not supported: Peru' } },
  ec_supercias: {
    rows: 4,
    rejects: {
      4: 'RUC is not in a recognized format: 12345',
      5: 'CAPITAL SUSCRITO is not an amount like 120.000,00: 100.0,00',
    },
  },
  pa_pep_candidates: { rows: 2, rejects: { 3: 'documentId is not a cédula: no-tiene' } },
  pa_planilla: {
    rows: 5,
    rejects: { 5: 'fecha_de_inicio is not a date: 2012-02-30', 6: 'cedula is not in a recognized format: sin cedula' },
  },
  co_secop: { rows: 3, rejects: { 4: 'documento_proveedor is not a NIT: desconocido' } },
  ec_sercop: { rows: 4, rejects: { 5: 'amount is not a number: 1e5' } },
  icij_nodes: { rows: 6, skipped: 1 },
  icij_edges: { rows: 5, skipped: 2 },
  icij_intermediaries: { rows: 4, skipped: 1 },
  pa_panamacompra: { rows: 5, rejects: { 4: 'not valid JSON', 5: 'not a JSON object' } },
  pa_vessels: { rows: 3, rejects: { 4: 'imo is not seven digits: 99' } },
  pa_pep_officials: { rows: 2 },
  pa_pep_deputies: { rows: 2 },
  pa_pep_deputies_full: { rows: 2 },
  ofac_sdn: { rows: 3 },
  eu_sanctions: { rows: 3 },
  un_security_council: { rows: 3, rejects: { 2: 'FIRST_NAME is missing' } },
  world_bank_debarred: { rows: 2 },
};

const sampled = DATASETS.filter(({ dataset }) => dataset in EXPECTED);

describe('the importers on small synthetic samples', () => {
  let database: TestDatabase;
  let directory: string;
  const summaries = new Map<string, DatasetSummary>();

  const importSample = (dataset: string, force = false) => {
    const definition = DATASETS.find((each) => each.dataset === dataset);
    if (definition === undefined) throw new Error(`no dataset ${dataset}`);
    const context = {
      pool: database.pool,
      indexNames,
      rejectsDirectory: directory,
      progress: silentProgress,
      now: () => new Date('2026-11-20T12:00:00Z'),
    };
    const file = join(FIXTURES, `${dataset}.${definition.format}`);
    return importDataset(context, isList(definition) ? { ...definition, fewest: 1 } : definition, file, { force });
  };

  const entity = async (jurisdiction: string, sid: string) => {
    const { rows } = await database.pool.query(
      'select nombre, kind, ruc, ruc_no_dv, cedula, core, source from entity where jurisdiction = $1 and sid = $2',
      [jurisdiction, sid],
    );
    return rows[0] as Record<string, unknown> | undefined;
  };

  /** Payloads of a tag, each with the sid of its entity. */
  const records = async (tag: string, source: string) => {
    const { rows } = await database.pool.query<{ payload: Record<string, unknown>; sid: string | null; day: string }>(
      `select r.payload, e.sid, r.item_date as day from record r
         left join entity e on e.jurisdiction = r.jurisdiction and e.pk = r.entity_pk
        where r.tag = $1 and r.source = $2 order by r.pk`,
      [tag, source],
    );
    return rows;
  };

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 3 });
    directory = await mkdtemp(join(tmpdir(), 'er-import-'));
    for (const { dataset } of sampled) summaries.set(dataset, await importSample(dataset));
  });
  afterAll(async () => {
    await database.drop();
    await rm(directory, { recursive: true });
  });

  it('have a sample for every dataset', () => {
    expect(DATASETS.map(({ dataset }) => dataset).filter((dataset) => !(dataset in EXPECTED))).toEqual([]);
  });

  it.each(sampled.map(({ dataset }) => dataset))('reject invalid rows of %s with line and reason', async (dataset) => {
    const summary = summaries.get(dataset);
    const wanted = EXPECTED[dataset];
    const rejects = !summary?.rejectsFile
      ? []
      : (await readFile(summary.rejectsFile, 'utf8'))
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Reject);
    expect(Object.fromEntries(rejects.map(({ line, reason }) => [line, reason]))).toEqual(wanted?.rejects ?? {});
    expect(rejects.every(({ raw }) => raw.length > 0)).toBe(true);
    expect(summary?.rejected).toBe(rejects.length);
    expect(summary?.rows).toBe(wanted?.rows);
    const skipped = summary !== undefined && 'skipped' in summary ? [...summary.skipped.values()] : [];
    expect(skipped.reduce((sum, count) => sum + count, 0)).toBe(wanted?.skipped ?? 0);
  });

  it.each(sampled.map(({ dataset }) => dataset))('change nothing when %s is imported again', async (dataset) => {
    const again = await importSample(dataset, true);
    const before = summaries.get(dataset);
    if ('outcome' in again || before === undefined || 'outcome' in before) {
      expect(again).toMatchObject({ outcome: 'unchanged' });
      return;
    }
    const first = before.counts;
    expect(again.counts).toMatchObject({ inserted: 0, updated: 0 });
    expect(again.counts.unchanged).toBeGreaterThanOrEqual(first.inserted + first.updated);
  });

  it('store one entity for all numbers of a listed company, and another for an alternative RUC', async () => {
    expect(await entity('pa', 'ruc:900001-1-800001')).toMatchObject({
      nombre: 'NAVIERA GARZA AZUL, S.A.',
      kind: 'Organization',
      ruc: '900001-1-800001-12',
      ruc_no_dv: '900001-1-800001',
      core: { folio: '800001' },
    });
    expect(await entity('co', 'nit:899888777')).toMatchObject({ core: { ficha: '0099887' } });
    expect(await entity('pa', 'ruc:900003-1-800003')).toMatchObject({ nombre: 'GRUPO DOS NUMEROS S.A.' });
    expect(await entity('pa', 'ruc:900004-1-800004')).toMatchObject({ nombre: 'GRUPO DOS NUMEROS S.A.' });
    expect(await entity('pa', 'ofac:90005')).toMatchObject({ ruc: null, core: { folio: '77777' } });
  });

  it('match sanctions by RUC or cédula, never by name', async () => {
    const listed = await records('sanciones_internacionales', 'ofac');
    expect(listed.map(({ sid }) => sid)).toEqual(['ruc:900001-1-800001', 'cedula:8-990-1234', null]);
    expect(listed[0]?.payload).toMatchObject({
      tipo: 'entity',
      programas: ['SDNTK', 'SDGT'],
      alias: ['GARZA LINES', 'NAVIERA DEL GOLFO'],
      match: { key: 'ruc', score: 1 },
    });
    expect(listed[1]?.payload).toMatchObject({ tipo: 'individual', match: { key: 'cedula', score: 1 } });
    const european = await records('sanciones_internacionales', 'eu_sanctions');
    expect(european.map(({ sid, day }) => [sid, day])).toEqual([
      ['cedula:8-990-1234', '2022-02-23'],
      [null, '2026-04-28'],
      [null, null],
    ]);
    expect(european[0]?.payload['alias']).toEqual(['El Capitán', 'Capitán Pinzón']);
  });

  it('keep lists as versions, by the date that the publisher states or else the date of the import', async () => {
    const { rows } = await database.pool.query(
      'select list, version, state, entries, added from list_version order by list',
    );
    expect(rows).toEqual([
      { list: 'eu_sanctions', version: '2026-11-20', state: 'current', entries: 3, added: 3 },
      { list: 'ofac_sdn', version: '2026-11-20', state: 'current', entries: 3, added: 3 },
      { list: 'pa_pep_candidates', version: '2026-11-20', state: 'current', entries: 1, added: 1 },
      { list: 'pa_pep_deputies', version: '2026-11-20', state: 'current', entries: 2, added: 2 },
      { list: 'pa_pep_deputies_full', version: '2026-11-20', state: 'current', entries: 3, added: 3 },
      { list: 'pa_pep_officials', version: '2026-11-20', state: 'current', entries: 2, added: 2 },
      { list: 'un_security_council', version: '2026-11-18', state: 'current', entries: 2, added: 2 },
      { list: 'world_bank_debarred', version: '2026-11-20', state: 'current', entries: 2, added: 2 },
    ]);
  });

  it('normalize padded cédulas and store every post of a person', async () => {
    const posts = await records('funcionario', 'contraloria_planilla');
    expect(posts.map(({ sid }) => sid)).toEqual(['cedula:8-990-1234', 'cedula:8-990-1234', 'cedula:1PI-10-212']);
    expect(posts[0]?.payload).toMatchObject({ total: 10000.5, pep_score: 1, cedula: '8-990-1234' });
    expect(posts[1]?.payload).toMatchObject({ total: 1000, pep_score: 0, fecha_inicio: '2025-01-02' });
  });

  it('keep the name from the source that described a person first', async () => {
    expect(await entity('pa', 'cedula:8-990-1234')).toMatchObject({
      nombre: 'Eleuterio Pinzón Quiroz',
      source: 'tribunal_electoral',
    });
  });

  it('leave PEP entries without an identifier unmatched', async () => {
    expect((await records('coincidencias_pep', 'tribunal_electoral'))[0]).toMatchObject({
      sid: 'cedula:8-990-1234',
      payload: { cargo: 'Alcalde, Veraguas, San Francisco (proclamado)', categoria: 'candidate' },
    });
    const others = [
      ...(await records('coincidencias_pep', 'presidencia')),
      ...(await records('coincidencias_pep', 'asamblea_nacional')),
    ];
    expect(others.map(({ sid }) => sid)).toEqual(Array.from({ length: 7 }, () => null));
  });

  it('read the mixed date formats of PanamaCompra', async () => {
    const acts = await records('licitaciones', 'panamacompra');
    expect(acts.map(({ payload }) => payload['fecha_publicacion'])).toEqual(['2025-06-17', '2025-06-18', null]);
  });

  it('store no natural persons for Ecuador, but the tenders that they won', async () => {
    const tenders = await records('licitaciones', 'sercop');
    expect(tenders.map(({ sid }) => sid)).toEqual(['sercop:compania inventada c a', null, null]);
    expect(JSON.stringify(tenders)).not.toContain('TREJOS');
    const { rows } = await database.pool.query(
      `select from entity where jurisdiction = 'ec' and (kind = 'NaturalPerson' or nombre ~ 'TREJOS|BARRAGAN')`,
    );
    expect(rows).toEqual([]);
  });

  it('store an Ecuadorian company without RUC under its expediente', async () => {
    expect(await entity('ec', 'ruc:0999999999001')).toMatchObject({
      ruc: '0999999999001',
      core: { ficha: '999001', capital: '120000.00', fecha_registro: '2025-08-29' },
    });
    expect(await entity('ec', 'supercias:999002')).toMatchObject({ ruc: null, core: { capital: '100.00' } });
    expect((await records('directores', 'supercias')).map(({ sid, payload }) => [sid, payload['nombre']])).toEqual([
      ['ruc:0999999999001', 'Barragan Trejos Zuleima'],
    ]);
  });

  it('store one entity per NIT across datasets, with or without its check digit', async () => {
    expect(await entity('co', 'nit:900888777')).toMatchObject({ ruc: '900888777-6', ruc_no_dv: '900888777' });
    expect(await entity('co', 'nit:899888777')).toMatchObject({ nombre: 'TALLERES LA CEIBA LTDA.', source: 'ofac' });
    expect(await entity('co', 'nit:899888001')).toMatchObject({ nombre: 'ALCALDIA INVENTADA' });
  });

  it('stores former names and aliases', async () => {
    const { rows } = await database.pool.query<object>(
      `select e.sid, n.kind, n.name from entity_name n join entity e on e.jurisdiction = n.jurisdiction and e.pk = n.entity_pk
        where n.source in ('icij', 'ofac') order by n.source, n.name`,
    );
    expect(rows).toEqual([
      { sid: 'icij_nodes:900001', kind: 'former', name: 'MADERERA INVENTADA S.A.' },
      { sid: 'cedula:8-990-1234', kind: 'alias', name: 'EL CAPITAN' },
      { sid: 'ruc:900001-1-800001', kind: 'alias', name: 'GARZA LINES' },
      { sid: 'ruc:900001-1-800001', kind: 'former', name: 'NAVIERA DEL GOLFO' },
    ]);
  });

  it('store the attribution and the notice of the ICIJ with each of its records', async () => {
    const directors = await records('directores', 'icij');
    expect(directors.map(({ sid, payload }) => [sid, payload['nombre'], payload['cargo']])).toEqual([
      ['icij_nodes:900001', 'Eleuterio Pinzón', 'Director / Shareholder'],
    ]);
    const memberships = await records('organizaciones', 'icij');
    expect(memberships.map(({ sid, payload }) => [sid, payload['nombre'], payload['activo']])).toEqual([
      ['icij_nodes:900003', 'COMPANIA INVENTADA S.A.', null],
      ['icij_nodes:900004', 'COMPANIA INVENTADA S.A.', false],
    ]);
    for (const { payload } of [...directors, ...memberships]) {
      expect(payload['fuente']).toContain('CC BY-SA 3.0');
      expect(payload['aviso']).toContain('implies no wrongdoing');
    }
    const { rows } = await database.pool.query(`select role, since from link order by source_key`);
    expect(rows).toEqual([
      { role: 'director', since: '2007-05-03' },
      { role: 'shareholder', since: null },
      { role: 'intermediary', since: null },
    ]);
  });

  it('store an intermediary in each of its supported countries, except persons in Ecuador', async () => {
    expect(await entity('pa', 'icij_intermediaries:99000001')).toMatchObject({ kind: 'Organization' });
    expect(await entity('pa', 'icij_intermediaries:99000002')).toMatchObject({ kind: 'NaturalPerson' });
    expect(await entity('ec', 'icij_intermediaries:99000003')).toBeUndefined();
    expect(await entity('co', 'icij_intermediaries:99000004')).toBeDefined();
    expect(await entity('ec', 'icij_intermediaries:99000004')).toBeDefined();
  });
});
