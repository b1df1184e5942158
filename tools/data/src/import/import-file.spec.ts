import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { indexNames } from '@entity-registry/registry';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { ImportFailedError } from './definition.js';
import type { ImporterDefinition } from './definition.js';
import { importFile } from './import-file.js';
import type { ImportContext } from './import-file.js';
import { paPanamacompra } from './mappers/panamacompra.js';
import { paPlanilla } from './mappers/planilla.js';
import { paVessels } from './mappers/vessels.js';
import { silentProgress } from './runs/progress.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const HEADER = 'imo,vessel_name,gross_tonnage,type,year_built,flag';
const ship = (number: number, name = `GARZA ${number}`) => `${9_000_000 + number},${name},100,Tug,2001,Panama (PAN)`;
const ships = (count: number) => [HEADER, ...Array.from({ length: count }, (_, index) => ship(index))].join('\n');

describe('importing a file', () => {
  let database: TestDatabase;
  let directory: string;
  let files = 0;

  const context = (more: Partial<ImportContext> = {}): ImportContext => ({
    pool: database.pool,
    indexNames,
    rejectsDirectory: join(directory, 'rejects'),
    progress: silentProgress,
    now: () => NOW,
    batchSize: 4,
    ...more,
  });

  const fileOf = async (content: string | Buffer, name = 'ships.csv') => {
    files += 1;
    const path = join(directory, `${files}-${name}`);
    await writeFile(path, content);
    return path;
  };

  const importShips = async (content: string | Buffer, more: Partial<ImportContext> = {}, force = false) =>
    importFile(context(more), paVessels, await fileOf(content), { force });

  const names = async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select payload->>'nombre' as name from record where level = 'naves' order by source_key`,
    );
    return rows.map(({ name }) => name);
  };

  const runs = async () => {
    const { rows } = await database.pool.query<Record<string, unknown>>(
      'select status, checkpoint, rows_inserted, rows_unchanged, rows_rejected, error from ingest_run order by id',
    );
    return rows;
  };

  const rejectsIn = async (path: string | null) =>
    path === null
      ? []
      : (await readFile(path, 'utf8'))
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as { line: number; reason: string; raw: string });

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 4 });
    directory = await mkdtemp(join(tmpdir(), 'er-import-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(directory, { recursive: true });
  });
  beforeEach(() => database.pool.query('truncate entity, record, link, section, ingest_run restart identity cascade'));

  it('writes a row for each row of the file, in batches, and records them in the run', async () => {
    const lines: number[] = [];
    const summary = await importShips(ships(10), { onBatch: (line) => void lines.push(line) });
    expect(summary).toMatchObject({ imported: true, rows: 10, rejected: 0, rejectsFile: null, resumedAfter: 0 });
    expect(summary.counts).toEqual({ inserted: 10, updated: 0, unchanged: 0 });
    expect(lines).toEqual([5, 9, 11]);
    expect(await runs()).toMatchObject([{ status: 'completed', checkpoint: 11n, rows_inserted: 10n, error: null }]);
    const { rows } = await database.pool.query(`select distinct source, run_id, synthetic, fetched_at from record`);
    expect(rows).toEqual([{ source: 'amp', run_id: 1n, synthetic: false, fetched_at: NOW }]);
  });

  it('does nothing for a file that was imported before, and changes nothing when forced', async () => {
    await importShips(ships(10));
    const second = await importShips(ships(10));
    expect(second).toMatchObject({ imported: false, rows: 0, runId: 1n });
    const forced = await importShips(ships(10), {}, true);
    expect(forced).toMatchObject({ imported: true, counts: { inserted: 0, updated: 0, unchanged: 10 } });
    expect(await runs()).toHaveLength(2);
  });

  it('imports the same file again when the importer has changed', async () => {
    const path = await fileOf(ships(3));
    await importFile(context(), paVessels, path);
    const changed: ImporterDefinition = { ...paVessels, version: paVessels.version + 1 };
    expect(await importFile(context(), changed, path)).toMatchObject({ imported: true, counts: { unchanged: 3 } });
  });

  it('updates rows that differ in a newer file', async () => {
    await importShips(ships(3));
    const newer = [HEADER, ship(0), ship(1, 'GARZA RENOMBRADA'), ship(2)].join('\n');
    expect((await importShips(newer)).counts).toEqual({ inserted: 0, updated: 1, unchanged: 2 });
    expect(await names()).toEqual(['GARZA 0', 'GARZA RENOMBRADA', 'GARZA 2']);
  });

  it.each([
    ['gzip under any name', gzipSync(ships(3))],
    ['a byte order mark', `\ufeff${ships(3)}`],
    ['CRLF', ships(3).replaceAll('\n', '\r\n')],
    ['blank lines', ships(3).replaceAll('\n', '\n\n')],
    ['a final line break', `${ships(3)}\n`],
    ['more columns than needed, in another order', addColumn(ships(3))],
  ])('reads a file with %s', async (_what, content) => {
    expect(await importShips(content)).toMatchObject({ rows: 3, rejected: 0, counts: { inserted: 3 } });
    expect(await names()).toEqual(['GARZA 0', 'GARZA 1', 'GARZA 2']);
  });

  it.each([
    ['an empty file', '', / is empty$/],
    ['an empty gzip file', gzipSync(''), / is empty \(an empty gzip file\)$/],
    ['a header only', HEADER, / has no rows below its header$/],
    ['a truncated gzip file', gzipSync(ships(50)).subarray(0, 90), / is cut off: the gzip data ends early$/],
    ['a damaged gzip file', damaged(gzipSync(ships(50))), / is damaged: the gzip data is not valid$/],
    ['UTF-16', Buffer.from(`\ufeff${ships(3)}`, 'utf16le'), / is UTF-16: save it as UTF-8$/],
    ['a zip archive', Buffer.from('504b030400000000', 'hex'), / is a zip archive: /],
    ['semicolons', ships(3).replaceAll(',', ';'), /columns are separated by ";": save the file with commas$/],
    [
      'another dataset',
      'celex,recordId\n1,X',
      / is not a file of pa_vessels: missing columns imo, vessel_name, gross_tonnage, type, year_built, flag$/,
    ],
    [
      'a misspelled column',
      ships(3).replace('vessel_name', 'Vessel Name'),
      /missing column vessel_name \(nearest: Vessel Name\)$/,
    ],
    [
      'a header that is not UTF-8',
      Buffer.from(ships(3).replace('flag', 'flag,añ'), 'latin1'),
      /the header is not valid UTF-8/,
    ],
    ['a file of one endless line', 'X'.repeat(1_100_000), / is not CSV: its header is over 1 MiB long$/],
    [
      'a quote that is never closed',
      [HEADER, ship(0), `9000001,"GARZA${'X'.repeat(1_100_000)}`].join('\n'),
      /a quote may be unclosed$/,
    ],
  ])('refuses %s with a one-line error', async (_what, content, message) => {
    const failure = await importShips(content).then(
      () => new Error('imported'),
      (error: unknown) => error as Error,
    );
    expect(failure.message).toMatch(message);
    expect(failure).toBeInstanceOf(ImportFailedError);
    expect(failure.message).not.toContain('\n');
  });

  it('refuses a missing file, and a wrong file before it writes anything', async () => {
    await expect(importFile(context(), paVessels, join(directory, 'none.csv'))).rejects.toThrow(
      /none\.csv does not exist$/,
    );
    await expect(importFile(context(), paVessels, directory)).rejects.toThrow(/is not a file$/);
    await expect(importShips('a,b\n1,2')).rejects.toThrow(ImportFailedError);
    expect(await runs()).toEqual([]);
  });

  it('rejects bad rows with line and reason, and continues', async () => {
    const long = 'X'.repeat(70_000);
    const content = Buffer.concat([
      Buffer.from(
        `${[HEADER, ship(0), `9000001,"GARZA\nDE DOS LINEAS",1,Tug,2001,P`, '9000002,corta', ship(3, '"GAR"ZA')].join('\n')}\n`,
      ),
      Buffer.from(`${ship(4, 'CIGÜEÑA')}\n`, 'latin1'),
      Buffer.from(
        `${[ship(5, long), ship(6, 'NULO\0'), ship(7, 'CIGÜEÑA'), ship(8, '"CON ""COMILLAS"""')].join('\n')}\n`,
      ),
      Buffer.from('9000009,"SIN FIN,1,Tug,2001,P\n'),
    ]);
    const summary = await importShips(content);
    expect(await names()).toEqual(['GARZA 0', 'GARZA DE DOS LINEAS', 'CIGÜEÑA', 'CON "COMILLAS"']);
    expect((await rejectsIn(summary.rejectsFile)).map(({ line, reason }) => [line, reason])).toEqual([
      [5, '2 columns instead of 6'],
      [6, 'vessel_name has a stray quote'],
      [7, 'not valid UTF-8'],
      [8, 'vessel_name has 70000 characters, 65536 at most'],
      [9, 'contains a null byte'],
      [12, 'a quote that is never closed'],
    ]);
    expect(summary).toMatchObject({ rejected: 6, rows: 10 });
    expect(await runs()).toMatchObject([{ status: 'completed', rows_rejected: 6n }]);
  });

  it('rejects rows that are too long, quoted or not, and continues', async () => {
    const long = 'X'.repeat(1_100_000);
    const rows = [ship(0), ship(1, long), `9000002,"DE DOS\nLINEAS ${long}",1,Tug,2001,P`, ship(3), long];
    const summary = await importShips([HEADER, ...rows].join('\n'));
    expect(await names()).toEqual(['GARZA 0', 'GARZA 3']);
    expect(await rejectsIn(summary.rejectsFile)).toEqual([
      { line: 3, reason: reasonFor(ship(1, long)), raw: ship(1, long).slice(0, 10_000) },
      { line: 5, reason: expect.stringMatching(/^the row has 11000\d\d characters/), raw: expect.any(String) },
      { line: 7, reason: 'the row has 1100000 characters, 1048576 at most', raw: long.slice(0, 10_000) },
    ]);
    expect(summary).toMatchObject({ rejected: 3, rows: 5 });
  });

  it('rejects JSON lines that are too long, and continues', async () => {
    const sample = await readFile(join(import.meta.dirname, 'fixtures/pa_panamacompra.jsonl'), 'utf8');
    const [first = '', second = ''] = sample.split('\n');
    const path = await fileOf([first, `{"a":"${'X'.repeat(1_100_000)}"}`, second].join('\n'));
    const summary = await importFile(context(), paPanamacompra, path);
    expect((await rejectsIn(summary.rejectsFile)).map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'the row has 1100009 characters, 1048576 at most'],
    ]);
    expect(summary).toMatchObject({ rejected: 1, rows: 3 });
  });

  it('refuses a second import of the dataset while one is running, and allows other datasets', async () => {
    let inner: Promise<unknown>[] = [];
    const people = await fileOf(
      'nombre,apellido,cedula,cargo,salario,gasto,estado,fecha_de_inicio,fecha_actualizacion,institucion\n' +
        'OVIDIO,TREJOS,8-990-1,MAESTRO,1.0,0.0,PERMANENTE,2012-02-01,2026-03-16,MINISTERIO INVENTADO\n',
    );
    const onBatch = async () => {
      if (inner.length > 0) return;
      inner = [importShips(ships(3)), importFile(context(), paPlanilla, people)];
      await Promise.allSettled(inner);
    };
    await importShips(ships(10), { onBatch });
    await expect(inner[0]).rejects.toThrow('another import of pa_vessels is running: wait until it ends');
    await expect(inner[1]).resolves.toMatchObject({ imported: true });
    expect(await importShips(ships(4))).toMatchObject({ imported: true });
  });

  it('records the error of a failed run, and resumes the run where it stopped', async () => {
    const failing = { onBatch: (line: number) => (line > 5 ? Promise.reject(new Error('disk full')) : undefined) };
    await expect(importShips(ships(20), failing)).rejects.toThrow('disk full');
    expect(await runs()).toMatchObject([{ status: 'failed', error: 'disk full', checkpoint: 9n }]);
    const resumed = await importShips(ships(20));
    expect(resumed).toMatchObject({ runId: 1n, resumedAfter: 9, counts: { inserted: 20, updated: 0, unchanged: 0 } });
    expect(await runs()).toMatchObject([{ status: 'completed', error: null, checkpoint: 21n }]);
  });

  it('does not resume a run of another file', async () => {
    const failing = { onBatch: () => Promise.reject(new Error('disk full')) };
    await expect(importShips(ships(20), failing)).rejects.toThrow('disk full');
    expect(await importShips(ships(6))).toMatchObject({
      runId: 2n,
      resumedAfter: 0,
      counts: { inserted: 2, unchanged: 4 },
    });
    expect(await importShips(ships(20))).toMatchObject({ runId: 3n, resumedAfter: 0 });
  });
});

function reasonFor(row: string): string {
  return `the row has ${row.length + 1} characters, 1048576 at most`;
}

function addColumn(csv: string): string {
  return csv
    .split('\n')
    .map((line, index) => {
      const [imo, ...rest] = line.split(',');
      return [index === 0 ? 'owner' : 'nobody', ...rest, imo].join(',');
    })
    .join('\n');
}

function damaged(gzip: Buffer): Buffer {
  const copy = Buffer.from(gzip);
  copy.fill(0x55, 40, 60);
  return copy;
}
