import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileObjectStore } from '@entity-registry/registry';
import type { FoundRecognizer } from '@entity-registry/registry';
import { until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerFixture } from '../../test/worker-fixture.js';

const KEY = 'pa/registro_publico/inventado.pdf';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'documents-'));
  const objects = new FileObjectStore({ directory, baseUrl: '', secret: '', now: () => new Date() });
  await objects.put(KEY, { body: Buffer.from('%PDF- inventado'), contentType: 'application/pdf' });
});
afterAll(() => rm(directory, { recursive: true }));

async function withWorker(found: FoundRecognizer, work: (worker: WorkerFixture) => Promise<void>): Promise<void> {
  const worker = await WorkerFixture.open(undefined, {
    findRecognizer: () => Promise.resolve(found),
    environment: { OBJECT_STORE_DIR: directory },
  });
  try {
    await worker.database.pool.query(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'completed', now());
       insert into record (level, jurisdiction, pk, tag, payload, source, source_key, run_id, fetched_at)
       values ('documentos_escaneados', 'pa', 77, 'documentos_escaneados', '{"nombre": "COPIA", "pdf_url": "object://${KEY}"}',
               'registro_publico', '77', 1, now())`,
    );
    await work(worker);
  } finally {
    await worker.close();
  }
}

async function reading(worker: WorkerFixture): Promise<Record<string, unknown> | undefined> {
  const { rows } = await worker.database.pool.query<Record<string, unknown>>(
    `select d.state, d.attempts, d.engine, t.body from document_reading d
       left join document_text t on t.level = d.level and t.jurisdiction = d.jurisdiction and t.pk = d.pk`,
  );
  return rows[0];
}

const recognizers = async (worker: WorkerFixture) =>
  (await worker.database.pool.query<object>('select engine, language from text_recognizer')).rows;

describe('the worker', () => {
  it('reads a document once it is stored, and updates the metrics', async () => {
    const recognize = (file: Uint8Array) => Promise.resolve([Buffer.from(file).toString().replace('%PDF- ', '')]);
    await withWorker({ recognizer: { engine: 'invented 1.0', language: 'spa', recognize } }, async (worker) => {
      await until(async () => (await reading(worker))?.['state'] === 'read');
      expect(await reading(worker)).toMatchObject({ engine: 'invented 1.0', body: 'inventado', attempts: 1 });
      await until(() => Promise.resolve(worker.logged('a document was read').length === 1));
      const measured = await worker.metrics.metrics();
      expect(measured).toContain('documents_read_total{outcome="read",service="worker"} 1');
      expect(measured).toContain('documents_waiting{service="worker"} 0');
      expect(await recognizers(worker)).toEqual([{ engine: 'invented 1.0', language: 'spa' }]);
    });
  });

  it("leaves documents alone where it can't read them, and logs that once", async () => {
    await withWorker({ missing: 'tesseract is not installed' }, async (worker) => {
      await until(() => Promise.resolve(worker.logged('documents are not read here').length === 1));
      expect(worker.logged('tesseract is not installed')).toHaveLength(1);
      expect(await reading(worker)).toMatchObject({ state: 'waiting', attempts: 0, body: null });
      expect(await worker.metrics.metrics()).toContain('documents_waiting{service="worker"} 1');
      expect(await recognizers(worker)).toEqual([]);
    });
  });

  it('interrupts the document it is reading when it stops, and releases it', async () => {
    let begun = false;
    const recognize = (_: Uint8Array, signal: AbortSignal) =>
      new Promise<string[]>((_resolve, reject) => {
        begun = true;
        signal.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
      });
    await withWorker({ recognizer: { engine: 'invented 1.0', language: 'spa', recognize } }, async (worker) => {
      await until(() => Promise.resolve(begun));
      await worker.app.close();
      expect(await reading(worker)).toMatchObject({ state: 'waiting', attempts: 0 });
    });
  });
});
