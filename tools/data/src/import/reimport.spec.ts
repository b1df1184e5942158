import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { indexNames } from '@entity-registry/registry';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { importFile } from './import-file.js';
import type { ImportContext } from './import-file.js';
import { paPlanilla } from './mappers/planilla.js';
import { silentProgress } from './runs/progress.js';

const post = (person: string, pay: number): string =>
  `Aurelia,Inventada,8-9001-${person},INSPECTORA,${pay},0,PERMANENTE,2020-02-01,2026-11-01,MUNICIPIO FINGIDO`;

describe('a dataset that is imported again', () => {
  let database: TestDatabase;
  let directory: string;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
    directory = await mkdtemp(join(tmpdir(), 'er-reimport-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(directory, { recursive: true });
  });

  const importPay = async (pay: number, more: Partial<ImportContext> = {}) => {
    const file = join(directory, `planilla_${pay}.csv`);
    await writeFile(file, [paPlanilla.columns.join(','), post('1', pay), post('2', 700)].join('\n'));
    const rejectsDirectory = join(directory, 'rejects');
    const now = () => new Date('2026-11-20T12:00:00Z');
    const standing = { pool: database.pool, indexNames, rejectsDirectory, progress: silentProgress, now, batchSize: 1 };
    return await importFile({ ...standing, ...more }, paPlanilla, file);
  };
  const changes = async () => {
    const { rows } = await database.pool.query<Record<string, unknown>>(
      `select e.cedula, c.level, c.updated from section_change c join entity e on e.pk = c.entity_pk order by c.seq`,
    );
    return rows;
  };

  it('records changes since its first load, even if that was interrupted', async () => {
    const killed = importPay(900, { onBatch: () => Promise.reject(new Error('killed')) });
    await expect(killed).rejects.toThrow('killed');
    await importPay(900);
    expect(await changes()).toEqual([]);
    await importPay(1200);
    expect(await changes()).toEqual([{ cedula: '8-9001-1', level: 'funcionario', updated: 1 }]);
  });
});
