import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readRefreshEntity } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import { ParserPool, createSourceReader } from '@entity-registry/sources';
import { DatabaseWorld, STUB_SOURCES, StubSourceServer, createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { MemoryEvidence } from '../../../test/memory-evidence.js';
import { generate } from '../generate.js';
import type { GenerateResult } from '../generate.js';

const now = () => new Date('2026-11-21T12:00:00Z');

/** Objects in memory. */
class MemoryObjects implements Pick<ObjectStore, 'put' | 'get' | 'has'> {
  readonly location = 'memory:';
  readonly kept = new Map<string, { body: Uint8Array; contentType: string }>();
  put(key: string, object: { body: Uint8Array; contentType: string }): Promise<void> {
    this.kept.set(key, object);
    return Promise.resolve();
  }
  get(key: string): Promise<{ body: Uint8Array; contentType: string } | undefined> {
    return Promise.resolve(this.kept.get(key));
  }
  has(key: string): Promise<boolean> {
    return Promise.resolve(this.kept.has(key));
  }
  signedUrl(key: string): Promise<string> {
    return Promise.resolve(key);
  }
}

describe('the scans of generated documents', () => {
  const objects = new MemoryObjects();
  let database: TestDatabase;
  let result: GenerateResult;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 4 });
    result = await generate({ pool: database.pool, entities: 20, seed: 2, objects, now });
  });
  afterAll(() => database.drop());

  it('are referenced by their records and sections, and wait for OCR without any text', async () => {
    const { rows } = await database.pool.query<{ url: string; state: string; served: boolean; pages: number }>(
      `select r.payload ->> 'pdf_url' as url, d.state, s.body::text like '%' || (r.payload ->> 'pdf_url') || '%' as served,
              (select count(*)::int from document_text t where t.level = r.level and t.pk = r.pk) as pages
         from document_reading d join record r on r.level = d.level and r.jurisdiction = d.jurisdiction and r.pk = d.pk
         join section s on s.level = r.level and s.jurisdiction = r.jurisdiction and s.entity_pk = r.entity_pk
        where d.level = 'documentos_escaneados'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const row of rows) {
      expect(row).toMatchObject({ state: 'waiting', served: true, pages: 0 });
      const scan = Buffer.from(objects.kept.get(row.url.replace('object://', ''))?.body ?? []).toString('latin1');
      expect(scan.match(/\/Subtype \/Image/g)?.length).toBeGreaterThan(0);
    }
  });

  it('are not created twice', async () => {
    const before = objects.kept.size;
    await generate({ pool: database.pool, entities: 20, seed: 2, objects, now });
    expect(objects.kept.size).toBe(before);
  });

  it('match the files that the stub source returns for the same documents', async () => {
    const world = new DatabaseWorld(database.pool, { now, scans: objects });
    const stub = await StubSourceServer.listen({ world, sources: STUB_SOURCES });
    const subject = await readRefreshEntity(database.pool, 'pa', BigInt(result.examples['pa:Organization']));
    if (!subject) throw new Error('no entity was generated');
    const stored = new MemoryObjects();
    const parser = new ParserPool({ threads: 1, timeoutMs: 20_000, memoryMb: 512 });
    const reader = createSourceReader({
      ...{ sourcesUrl: stub.url, pace: { waitForTurn: () => Promise.resolve('ready') }, now },
      ...{ evidence: new MemoryEvidence(), documents: stored, parser },
    });
    const { reading } = await reader.read(
      'registro_publico',
      subject,
      ['documentos_escaneados'],
      new AbortController().signal,
    );
    await parser.close();
    await stub.close();
    expect(reading.state).toBe('ok');
    const scans = [...objects.kept.values()].map(({ body }) => Buffer.from(body).toString('base64'));
    expect(stored.kept.size).toBeGreaterThan(0);
    for (const { body } of stored.kept.values()) expect(scans).toContain(Buffer.from(body).toString('base64'));
  });
});
