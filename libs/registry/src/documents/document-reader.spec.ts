import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { StoredDocuments } from '../../test/stored-documents.js';
import { DocumentReader } from './document-reader.js';
import type { ReadingOutcome } from './document-reader.js';
import { DocumentReadings } from './document-readings.js';
import { ReadingUnavailableError, UnreadableDocumentError } from './recognizer.js';

const LEASE_MS = 60_000;
const MINUTE = 60_000;
const never = new AbortController().signal;

let database: TestDatabase;
let time: Date;
const files = new Map<string, string>();
const recognized: string[] = [];
/** Recognizes a file from its content; each test can replace it. */
let recognise: (text: string, signal: AbortSignal) => Promise<string[]>;
let engine: string;

const readings = () => new DocumentReadings(database.pool, () => time);
const reader = () =>
  new DocumentReader({
    readings: readings(),
    objects: {
      get: (key) => {
        if (key === 'pa/away.pdf') return Promise.reject(new Error('connection refused'));
        const text = files.get(key);
        return Promise.resolve(text === undefined ? undefined : { body: Buffer.from(text), contentType: 'text/plain' });
      },
    },
    recognizer: {
      ...{ engine, language: 'spa' },
      recognize: (file, signal) => {
        const text = Buffer.from(file).toString();
        recognized.push(text);
        return recognise(text, signal);
      },
    },
    leaseMs: LEASE_MS,
  });

async function readNext(signal = never): Promise<[ReadingOutcome, string | undefined] | undefined> {
  const read = await reader().readNext(signal);
  return read && [read.outcome, read.reason];
}

async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.pool.query<Row>(sql, values)).rows;
}

const documents = new StoredDocuments(() => database.pool);
const row = (pk: number) => documents.row(pk);
const textOf = (pk: number) => documents.textOf(pk);
const store = (...stored: Parameters<StoredDocuments['store']>) => documents.store(...stored);

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 4 });
  await query(
    `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'completed', now())`,
  );
});
afterAll(() => database.drop());
beforeEach(async () => {
  time = new Date('2026-11-21T12:00:00Z');
  files.clear();
  recognized.length = 0;
  engine = 'invented 1.0';
  recognise = (text) => Promise.resolve(text.split('|'));
  await query(`delete from record where level in ('documentos_escaneados', 'registry_documents')`);
});

describe('a document', () => {
  it('is queued in the transaction that stores it, so a rollback removes it from the queue', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(
      `insert into record (level, jurisdiction, pk, tag, payload, source, source_key, run_id, fetched_at)
       values ('documentos_escaneados', 'pa', 1, 'documentos_escaneados', '{"pdf_url":"object://pa/a.pdf"}', 's', '1', 1, now())`,
    );
    await client.query('rollback');
    client.release();
    expect(await row(1)).toBeUndefined();
    await store(1, 'object://pa/a.pdf');
    expect(await row(1)).toMatchObject({ state: 'waiting', attempts: 0, engine: null });
  });

  it.each([
    null,
    'https://elsewhere.example/a.pdf',
    'object://synthetic/document.pdf',
    `object://pa/${'a'.repeat(600)}`,
  ])('is not queued if it has no file of its own in the store: %s', async (address) => {
    await store(2, address);
    expect(await row(2)).toBeUndefined();
  });

  it.each(['documentos_escaneados', 'registry_documents'])('gets its text and engine name, in %s', async (level) => {
    files.set('pa/a.pdf', 'Página uno|Página dos');
    await store(3, 'object://pa/a.pdf', level);
    await query(`insert into document_text values ($1, 'pa', 3, 1, 'vieja'), ($1, 'pa', 3, 5, 'vieja')`, [level]);
    expect(await readNext()).toEqual(['read', undefined]);
    expect(await textOf(3)).toEqual(['Página uno', 'Página dos']);
    expect(await row(3)).toEqual({
      ...{ state: 'read', attempts: 1, reason: null, engine: 'invented 1.0', language: 'spa', pages: 2, read_at: time },
    });
    expect(await readNext()).toBeUndefined();
  });

  it('is read again if its file changes, but not if only the address does', async () => {
    files.set('pa/a.pdf', 'igual').set('pa/b.pdf', 'igual').set('pa/c.pdf', 'otra');
    await store(4, 'object://pa/a.pdf');
    await readNext();
    await store(4, 'object://pa/a.pdf');
    expect(await readNext()).toBeUndefined();
    await store(4, 'object://pa/b.pdf');
    expect(await row(4)).toMatchObject({ state: 'waiting' });
    expect(await readNext()).toEqual(['unchanged', undefined]);
    await store(4, 'object://pa/c.pdf');
    expect(await textOf(4)).toEqual(['igual']);
    expect(await readNext()).toEqual(['read', undefined]);
    expect(await textOf(4)).toEqual(['otra']);
    expect(recognized).toEqual(['igual', 'otra']);
  });

  it('is read again from the same file only if the engine changes', async () => {
    files.set('pa/a.pdf', 'igual');
    await store(14, 'object://pa/a.pdf');
    await readNext();
    for (const [version, outcome] of [
      ['invented 1.0', 'unchanged'],
      ['invented 2.0', 'read'],
    ] as const) {
      engine = version;
      expect(await readings().repeat(['read'])).toBe(1);
      expect((await readNext())?.[0]).toBe(outcome);
      expect(await row(14)).toMatchObject({ state: 'read', engine: version });
    }
  });

  it('keeps the text that came with it if the recognized text is much shorter, and any text if it is blank', async () => {
    files
      .set('pa/a.pdf', 'nueve.pdf')
      .set('pa/b.pdf', 'de diecinueve letras')
      .set('pa/c.pdf', 'no')
      .set('pa/d.pdf', ' | ');
    await store(15, 'object://pa/a.pdf');
    await query(
      `insert into document_text values ('documentos_escaneados', 'pa', 15, 1, 'una escritura que llegó con su acto')`,
    );
    expect(await readNext()).toEqual(['failed', 'recognized 9 letters, but the existing text has 29']);
    expect(await textOf(15)).toEqual(['una escritura que llegó con su acto']);
    expect(await row(15)).toMatchObject({ state: 'failed', engine: null });
    await store(15, 'object://pa/b.pdf');
    expect(await readNext()).toEqual(['read', undefined]);
    // Recognized text is replaced by the next file's text, however short that is.
    await store(15, 'object://pa/c.pdf');
    expect(await readNext()).toEqual(['read', undefined]);
    await store(15, 'object://pa/d.pdf');
    expect((await readNext())?.[0]).toBe('failed');
    expect(await textOf(15)).toEqual(['no']);
  });

  it('records whether its text is from a previous file, and leaves the queue when its file is removed', async () => {
    const former = () => documents.formerKey(16);
    files.set('pa/a.pdf', 'primera').set('pa/b.pdf', 'segunda').set('pa/c.pdf', 'dañada');
    await store(16, 'object://pa/a.pdf');
    await store(16, 'object://pa/b.pdf');
    expect(await former()).toBeNull();
    await readNext();
    await store(16, 'object://pa/c.pdf');
    expect(await former()).toBe('pa/b.pdf');
    recognise = () => Promise.reject(new UnreadableDocumentError('the file is damaged'));
    await readNext();
    await store(16, 'object://pa/a.pdf');
    expect([await former(), await textOf(16)]).toEqual(['pa/b.pdf', ['segunda']]);
    await store(16, 'object://pa/b.pdf');
    expect(await former()).toBeNull();
    await store(16, 'object://pa/a.pdf');
    recognise = (text) => Promise.resolve([text]);
    await readNext();
    expect([await former(), await textOf(16)]).toEqual([null, ['primera']]);
    await store(16, 'object://synthetic/document.pdf');
    expect([await row(16), await textOf(16)]).toEqual([undefined, ['primera']]);
  });

  it('does not use up an attempt when a failure affects every document', async () => {
    files.set('pa/a.pdf', 'x');
    await store(17, 'object://pa/away.pdf');
    await expect(readNext()).rejects.toThrow('object store: connection refused');
    expect(await row(17)).toMatchObject({ state: 'waiting', attempts: 0, reason: null });
    // Other documents are read in the meantime.
    await store(18, 'object://pa/a.pdf');
    recognise = () => Promise.reject(new ReadingUnavailableError('the disk is full'));
    await expect(readNext()).rejects.toThrow('the disk is full');
    expect(await row(18)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await readNext()).toBeUndefined();
    time = new Date(time.getTime() + MINUTE);
    recognise = (text) => Promise.resolve([text]);
    await store(17, 'object://pa/../a.pdf');
    expect(await readNext()).toEqual(['failed', 'the file address is not an object key']);
    expect(await readNext()).toEqual(['read', undefined]);
  });

  it('keeps its text and records the reason if it cannot be read', async () => {
    files.set('pa/a.pdf', 'x');
    await store(5, 'object://pa/a.pdf');
    await query(`insert into document_text values ('documentos_escaneados', 'pa', 5, 1, 'de antes')`);
    recognise = () => Promise.reject(new UnreadableDocumentError(`it is damaged${'!'.repeat(400)}`));
    expect((await readNext())?.[0]).toBe('failed');
    expect(await row(5)).toMatchObject({ state: 'failed', reason: expect.stringMatching(/^it is damaged!{287}$/) });
    expect(await textOf(5)).toEqual(['de antes']);
    expect(await readNext()).toBeUndefined();
    recognise = () => Promise.resolve(['leído al fin']);
    expect(await readings().repeat(['failed'])).toBe(1);
    expect(await readNext()).toEqual(['read', undefined]);
  });

  it('is tried five times, with growing delays, if the file is not the cause', async () => {
    files.set('pa/a.pdf', 'x');
    await store(6, 'object://pa/a.pdf');
    recognise = () => Promise.reject(new Error('no space on disk'));
    for (const minutes of [1, 10, 60, 360]) {
      expect(await readNext()).toEqual(['postponed', 'no space on disk']);
      expect(await readNext()).toBeUndefined();
      time = new Date(time.getTime() + minutes * MINUTE);
    }
    expect(await readNext()).toEqual(['failed', 'no space on disk']);
    expect(await row(6)).toMatchObject({ state: 'failed', attempts: 5, reason: 'no space on disk' });
  });

  it('waits for its file if that is not stored yet', async () => {
    await store(7, 'object://pa/late.pdf');
    expect(await readNext()).toEqual(['postponed', 'the file is not in the object store']);
    files.set('pa/late.pdf', 'ya');
    time = new Date(time.getTime() + MINUTE);
    expect(await readNext()).toEqual(['read', undefined]);
  });

  it('belongs to one reader until its lease ends, and fails if its readers keep dying', async () => {
    files.set('pa/a.pdf', 'x');
    await store(8, 'object://pa/a.pdf');
    // Each of these readers is killed while it reads.
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await readings().claim(LEASE_MS)).toMatchObject({ pk: 8n, attempts: attempt });
      expect(await readings().claim(LEASE_MS)).toBeUndefined();
      time = new Date(time.getTime() + LEASE_MS);
    }
    expect(await readNext()).toEqual(['failed', 'reading was interrupted too many times']);
    expect(recognized).toEqual([]);
  });

  it('returns to the queue without using up an attempt when the reader stops', async () => {
    files.set('pa/a.pdf', 'x');
    await store(9, 'object://pa/a.pdf');
    const stop = new AbortController();
    recognise = (_, signal) => {
      stop.abort(new Error('the process stops'));
      return Promise.reject(signal.reason as Error);
    };
    await expect(readNext(stop.signal)).rejects.toThrow('the process stops');
    expect(await row(9)).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('stores no result if it was removed or got another file while it was being read', async () => {
    files.set('pa/a.pdf', 'primera').set('pa/b.pdf', 'segunda');
    await store(10, 'object://pa/a.pdf');
    recognise = async (text) => {
      if (text === 'primera') await store(10, 'object://pa/b.pdf');
      else await query(`delete from record where level = 'documentos_escaneados' and pk = 10`);
      return [text];
    };
    expect(await readNext()).toEqual(['overtaken', undefined]);
    expect(await textOf(10)).toEqual([]);
    expect(await readNext()).toEqual(['overtaken', undefined]);
    expect(await textOf(10)).toEqual([]);
    expect(await row(10)).toBeUndefined();
  });

  it('is removed with its text and its queue entry', async () => {
    files.set('pa/a.pdf', 'x');
    await store(11, 'object://pa/a.pdf', 'registry_documents');
    await readNext();
    await query(`delete from record where level = 'registry_documents' and pk = 11`);
    expect([await row(11), await textOf(11)]).toEqual([undefined, []]);
  });

  it('is enqueued manually, once, if it was stored before the queue existed', async () => {
    await store(12, 'object://pa/a.pdf');
    await store(13, 'object://synthetic/document.pdf');
    await query('delete from document_reading');
    expect([await readings().addStored(), await readings().addStored()]).toEqual([1, 0]);
    expect(await readings().counts()).toEqual({ waiting: 1, read: 0, failed: 0 });
    expect(await readings().due()).toBe(1);
  });
});
