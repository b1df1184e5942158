import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { indexNames } from '@entity-registry/registry';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { importFile } from './import-file.js';
import { ecSercop } from './mappers/sercop.js';
import { silentProgress } from './runs/progress.js';

const TEST = resolve(import.meta.dirname, '../../test');
const HEADER = 'id,ocid,method,internal_type,suppliers,buyer,amount,date,title,description,budget';
const ROWS = 60;
const BATCH_SIZE = 5;
const PLACES = ['QUITO', 'LOJA', 'MANTA', 'CUENCA', 'AMBATO', 'IBARRA', 'PUYO'];

/** Suppliers are repeated in different spellings; every eleventh row is bad. */
function sample(): string {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const place = PLACES[index % PLACES.length] ?? '';
    const supplier = index % 2 === 0 ? `PAPELERA DE ${place} S.A.` : `Papelera de ${place.toLowerCase()} S.A.`;
    const amount = index % 11 === 10 ? 'mucho' : String(index);
    return `${index},ocds-test-${index},open,x,${supplier},HOSPITAL DE ${place},${amount},2020-01-14T00:00:00-05:00,t,d,1`;
  });
  return [HEADER, ...rows].join('\n');
}

/** Everything that an import writes, independent of sequence values. */
async function contentsOf(database: TestDatabase): Promise<unknown> {
  const query = async (sql: string) => (await database.pool.query<Record<string, unknown>>(sql)).rows;
  return {
    entities: await query(
      'select jurisdiction, sid, kind, nombre, name_norm, ruc, id_key, core, source from entity order by sid',
    ),
    records: await query(
      `select r.level, r.tag, r.source_key, e.sid, r.payload, r.item_date from record r
         left join entity e on e.jurisdiction = r.jurisdiction and e.pk = r.entity_pk order by r.source_key`,
    ),
    sections: await query(
      `select e.sid, s.level, s.totals, s.state, s.body::jsonb - '{id,service_id}'::text[] #- '{licitaciones,0,id}' as body
         from section s join entity e on e.jurisdiction = s.jurisdiction and e.pk = s.entity_pk
        where s.level = 'core_registro' order by e.sid`,
    ),
    totals: await query(
      `select e.sid, s.level, s.totals, s.state from section s
         join entity e on e.jurisdiction = s.jurisdiction and e.pk = s.entity_pk order by e.sid, s.level`,
    ),
    names: await query('select count(*) from name_key'),
    runs: await query(
      'select status, checkpoint, rows_inserted, rows_updated, rows_unchanged, rows_rejected, error from ingest_run',
    ),
  };
}

describe('an import whose process is killed', () => {
  let directory: string;
  let file: string;
  const databases: TestDatabase[] = [];

  const freshDatabase = async () => {
    const database = await createTestDatabase({ poolSize: 3 });
    databases.push(database);
    return database;
  };

  const importHere = (database: TestDatabase, rejects: string) =>
    importFile(
      {
        pool: database.pool,
        indexNames,
        rejectsDirectory: join(directory, rejects),
        progress: silentProgress,
        now: () => new Date('2026-11-20T12:00:00Z'),
        batchSize: BATCH_SIZE,
      },
      ecSercop,
      file,
    );

  /** Runs the import in a separate process up to the given point, and kills it there. */
  const killAt = async (database: TestDatabase, rejects: string, where: 'between' | 'within', batch: number) => {
    const child = spawn(
      process.execPath,
      [
        '--conditions=@entity-registry/source',
        '--import',
        join(TEST, 'source-hooks.mjs'),
        join(TEST, 'import-process.mjs'),
        ...[database.url, ecSercop.dataset, file, join(directory, rejects), String(BATCH_SIZE), where, String(batch)],
      ],
      { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_OPTIONS: '' } },
    );
    const exit = new Promise<NodeJS.Signals | null>((done) => {
      child.once('exit', (_code, signal) => {
        done(signal);
      });
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('stopped')) child.kill('SIGKILL');
    });
    expect(await exit).toBe('SIGKILL');
    await untilGone(database);
  };

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'er-import-'));
    file = join(directory, 'sercop_test.csv');
    await writeFile(file, sample());
  });
  afterAll(async () => {
    for (const database of databases) await database.drop();
    await rm(directory, { recursive: true });
  });

  it.each([
    ['between two batches', 'between', 4, 21],
    ['inside the transaction of a batch', 'within', 2, 6],
  ] as const)(
    '%s is resumed with the same result as an uninterrupted import',
    async (name, where, batch, checkpoint) => {
      const whole = await freshDatabase();
      const untouched = await importHere(whole, `${where}-whole`);
      const database = await freshDatabase();
      await killAt(database, name, where, batch);

      const { rows } = await database.pool.query('select status, checkpoint from ingest_run');
      expect(rows).toEqual([{ status: 'running', checkpoint: BigInt(checkpoint) }]);
      const { rows: stored } = await database.pool.query('select count(*) as records from record');
      const rejectedSoFar = Math.floor((checkpoint - 1) / 11);
      expect(stored).toEqual([{ records: BigInt(checkpoint - 1 - rejectedSoFar) }]);

      const resumed = await importHere(database, name);
      expect(resumed).toMatchObject({ resumedAfter: checkpoint, runId: 1n, imported: true });
      expect(await contentsOf(database)).toEqual(await contentsOf(whole));
      expect(await readFile(resumed.rejectsFile ?? '', 'utf8')).toBe(
        await readFile(untouched.rejectsFile ?? '', 'utf8'),
      );
    },
  );
});

/** The server takes a moment to notice that a killed client's connection has closed. */
async function untilGone(database: TestDatabase): Promise<void> {
  const sql = `select from pg_stat_activity where datname = $1 and application_name = 'import-process'`;
  while ((await database.pool.query(sql, [database.name])).rows.length > 0);
}
