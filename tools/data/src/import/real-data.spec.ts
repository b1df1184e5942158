import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntitySearch, PostgresCandidateSource, indexNames, refreshTokenStatistics } from '@entity-registry/registry';
import type { EntityQuery } from '@entity-registry/registry';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { contradictionsOf } from '../../test/contradictions.js';
import { findDatasets } from './import-all.js';
import type { FoundFile } from './import-all.js';
import { importDataset } from './import-dataset.js';
import type { DatasetSummary } from './import-dataset.js';
import { silentProgress } from './runs/progress.js';

/** Public registry data, which is not part of the project. */
const DATA = resolve(import.meta.dirname, '../../../../../shared/data');
const present = existsSync(DATA);

/** The long files are imported up to this line. */
const LINES = 3_000;

/** Rows of each file, as counted by its publisher or the folder's index; for long files, only the part that is read. */
const ROWS: Readonly<Record<string, number>> = {
  ofac_ids: 297,
  ec_supercias: 62,
  pa_pep_candidates: 167,
  pa_planilla: LINES - 1,
  co_secop: 1_553,
  ec_sercop: LINES - 1,
  icij_nodes: 633,
  icij_edges: 780,
  icij_intermediaries: 1_157,
  pa_panamacompra: 1_318,
  pa_vessels: 2_270,
  pa_pep_officials: 74,
  pa_pep_deputies: 244,
  pa_pep_deputies_full: 71,
  ofac_sdn: LINES - 1,
  eu_sanctions: LINES - 1,
};
const SHORTENED = ['pa_planilla', 'ec_sercop', 'ofac_sdn', 'eu_sanctions'];

if (!present) console.warn(`real data not tested: there is no ${DATA}`);

(present ? describe : describe.skip)('the importers on real files', () => {
  let database: TestDatabase;
  let directory: string;
  let found: FoundFile[];
  const summaries = new Map<string, DatasetSummary>();

  const importFound = async ({ definition, path }: FoundFile, force = false) => {
    const short = SHORTENED.includes(definition.dataset) ? await shortened(path, directory) : path;
    const context = {
      pool: database.pool,
      indexNames,
      rejectsDirectory: directory,
      progress: silentProgress,
      now: () => new Date('2026-11-20T12:00:00Z'),
    };
    return importDataset(context, definition, short, { force });
  };

  const search = async (query: EntityQuery) => {
    const found = await new EntitySearch(database.pool, new PostgresCandidateSource(database.pool)).search(query);
    return found.map(({ nombre }) => nombre);
  };

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 4 });
    directory = await mkdtemp(join(tmpdir(), 'er-real-'));
    found = await findDatasets(DATA);
    for (const file of found) summaries.set(file.definition.dataset, await importFound(file));
    await refreshTokenStatistics(database.pool, { now: new Date('2026-11-20T12:00:00Z') });
  }, 120_000);
  afterAll(async () => {
    await database.drop();
    await rm(directory, { recursive: true });
  });

  it('have a file for every dataset', () => {
    expect(found.map(({ definition }) => definition.dataset).sort()).toEqual(Object.keys(ROWS).sort());
  });

  it('read every row and reject none', () => {
    const read = [...summaries].map(([dataset, { rows, rejected }]) => [dataset, { rows, rejected }]);
    const wanted = Object.entries(ROWS).map(([dataset, rows]) => [dataset, { rows, rejected: 0 }]);
    expect(Object.fromEntries(read)).toEqual(Object.fromEntries(wanted));
  });

  it('change nothing the second time', async () => {
    for (const file of found) {
      const again = await importFound(file, true);
      expect(again).toMatchObject(
        'outcome' in again ? { outcome: 'unchanged' } : { counts: { inserted: 0, updated: 0 } },
      );
    }
  }, 60_000);

  it.each<[string, EntityQuery, string]>([
    [
      'a Panamanian company by name',
      { jurisdiction: 'pa', nombre: 'AERONAUTICA CONDOR DE PANAMA' },
      'AERONAUTICA CONDOR DE PANAMA, S.A.',
    ],
    [
      'by RUC with check digits',
      { jurisdiction: 'pa', ruc: '581123-1-448204-93' },
      'AERONAUTICA CONDOR DE PANAMA, S.A.',
    ],
    ['by RUC without them', { jurisdiction: 'pa', ruc: '581123-1-448204' }, 'AERONAUTICA CONDOR DE PANAMA, S.A.'],
    ['a Colombian company by NIT', { jurisdiction: 'co', ruc: '800018928-0' }, 'COLOMBIANA DE CERDOS LTDA.'],
    ['a Colombian supplier by NIT', { jurisdiction: 'co', ruc: '900416372' }, 'INGECO & ASOCIADOS SAS'],
    [
      'an Ecuadorian supplier by name',
      { jurisdiction: 'ec', nombre: 'cogecomsa' },
      'COMPAÑIA GENERAL DE COMERCIO COGECOMSA S. A.',
    ],
    ['an Ecuadorian company by RUC', { jurisdiction: 'ec', ruc: '0993402030001' }, 'Gcconect S.A.S.'],
  ])('store data that finds %s', async (_what, query, name) => {
    expect((await search(query))[0]).toBe(name);
  });

  it('match a sanction to its company, so that it is served', async () => {
    const { rows } = await database.pool.query<{ body: { sanciones_internacionales: unknown[] } }>(
      `select s.body from section s join entity e on e.jurisdiction = s.jurisdiction and e.pk = s.entity_pk
        where e.sid = 'ruc:581123-1-448204' and s.level = 'screening'`,
    );
    expect(rows[0]?.body.sanciones_internacionales).toMatchObject([
      { lista: 'OFAC SDN', match: { key: 'ruc', score: 1 } },
    ]);
  });

  it('leave no contradictions in the card, sections or network of anyone in the leak', async () => {
    const { rows } = await database.pool.query<{ pk: bigint }>(
      `select pk from entity e where jurisdiction = 'pa' and merged_into is null and exists
         (select from link l where l.jurisdiction = 'pa' and e.pk in (l.from_pk, l.to_pk) and l.source = 'icij')
        order by pk`,
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(
      await contradictionsOf(
        database.pool,
        rows.map(({ pk }) => pk),
      ),
    ).toEqual([]);
  }, 60_000);

  it('store every tax number of the list of real organizations', async () => {
    const jurisdictions = { Panama: 'pa', Ecuador: 'ec', Colombia: 'co' } as const;
    const file = found.find(({ definition }) => definition.dataset === 'ofac_ids')?.path ?? '';
    const missing: string[] = [];
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const match = /,(Panama|Ecuador|Colombia),(?:RUC|NIT),(.*)$/.exec(line.trim());
      const ruc = match?.[2] ?? '';
      const country = match?.[1] as keyof typeof jurisdictions | undefined;
      if (country && (await search({ jurisdiction: jurisdictions[country], ruc })).length === 0) missing.push(ruc);
    }
    expect(missing).toEqual([]);
  });
});

/** The first lines of a file, as a plain file. Quoted line breaks do not occur in those that are shortened. */
async function shortened(path: string, directory: string): Promise<string> {
  const raw = createReadStream(path);
  const lines: string[] = [];
  for await (const line of createInterface({ input: path.endsWith('.gz') ? raw.pipe(createGunzip()) : raw })) {
    lines.push(line);
    if (lines.length === LINES) break;
  }
  raw.destroy();
  const short = join(directory, basename(path).replace(/\.gz$/, ''));
  await writeFile(short, lines.join('\n'));
  return short;
}
