import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  SUBJECT,
  response,
  readerFixture,
  reasonOf,
  connectionRefused,
  hangingTransport,
} from '../test/reader-fixture.js';
import { SourceError } from './source.js';
import type { ReadingData } from './source.js';

describe('a reading', () => {
  const findings: ReadingData = {
    tags: ['gacetas'],
    items: [{ tag: 'gacetas', payload: { gaceta: '30284' }, itemDate: '2025-05-22' }],
  };

  it('is ok with its findings, or empty for the wanted tags that the source feeds', async () => {
    const found = readerFixture({ read: () => Promise.resolve(findings) });
    expect((await found.read()).reading).toEqual({ state: 'ok', findings });
    expect((await readerFixture().read()).reading).toEqual({ state: 'empty', tags: ['gacetas'] });
  });

  it('has the evidence of every response, with time and address', async () => {
    const { read, evidence } = readerFixture({
      responses: [response(404, 'nada', { 'content-type': 'text/plain', etag: 'x'.repeat(501) })],
    });
    expect((await read()).evidenceIds).toEqual([1n]);
    expect(evidence.stored[0]).toMatchObject({
      url: 'https://gaceta.test/buscar?texto=alfa',
      status: 404,
      contentType: 'text/plain',
      etag: null,
      fetchedAt: new Date('2026-03-01T00:00:00Z'),
    });
  });

  it('of a posted form records the form after the address, and sends it again on a retry', async () => {
    const { read, evidence, asked } = readerFixture({
      responses: [connectionRefused(), response(200, 'x', { etag: '"1"' })],
      read: async (session) => {
        await session.post('/buscar', { texto: 'año' });
        return null;
      },
    });
    await read();
    await read();
    expect(evidence.stored.map(({ url }) => url)).toEqual(Array(2).fill('https://gaceta.test/buscar#texto=a%C3%B1o'));
    expect(asked.map(({ method, body, headers }) => [method, body, 'if-none-match' in headers])).toEqual(
      Array(3).fill(['POST', 'texto=a%C3%B1o', false]),
    );
  });

  it('is down if the adapter throws, and logs it', async () => {
    const { read, troubles } = readerFixture({ read: () => Promise.reject(new TypeError('x is undefined')) });
    expect(await reasonOf(read())).toBe('its pages could not be read');
    expect(troubles).toEqual([new TypeError('x is undefined')]);
  });

  it('is down if an adapter returns items of tags that it did not read completely or does not feed', async () => {
    for (const wrong of [
      { ...findings, tags: [] },
      { ...findings, tags: ['denuncias' as const] },
    ]) {
      const { read, troubles } = readerFixture({ read: () => Promise.resolve(wrong) });
      expect(await reasonOf(read())).toBe('its pages could not be read');
      expect(troubles).toHaveLength(1);
    }
  });

  it('is down without an adapter', async () => {
    const { reader } = readerFixture();
    const { reading } = await reader.read('dgi', SUBJECT, ['is_itbm'], new AbortController().signal);
    expect(reading).toEqual({ state: 'source_down', reason: 'no adapter for this source' });
  });

  it('states at most 500 characters of a reason', async () => {
    const { read } = readerFixture({ read: () => Promise.reject(new SourceError('x'.repeat(900), false)) });
    expect(await reasonOf(read())).toHaveLength(500);
  });

  it('fails when a pager never ends', async () => {
    const endless = readerFixture({
      limits: { maxRequests: 7 },
      read: async (session) => {
        for (;;) await session.get('/lista');
      },
    });
    expect(await reasonOf(endless.read())).toBe('too many pages');
    expect(endless.asked).toHaveLength(7);
  });

  it('fails when it takes too long in total', async () => {
    const slow = readerFixture({
      limits: { readingMs: 30 },
      transport: hangingTransport,
    });
    expect(await reasonOf(slow.read())).toBe('reading it took longer than 0.03 s');
  });

  it('throws the reason of an abort, also between two attempts', async () => {
    for (const fixture of [
      readerFixture({ transport: hangingTransport }),
      readerFixture({ responses: [connectionRefused()], limits: { retryDelayMs: 60_000, maxRetryDelayMs: 60_000 } }),
    ]) {
      const controller = new AbortController();
      const read = fixture.read(controller.signal);
      setImmediate(() => {
        controller.abort(new Error('shutting down'));
      });
      await expect(read).rejects.toThrow('shutting down');
    }
  });

  it('throws the errors of our own stores, which say nothing about the source', async () => {
    const down = new Error('the database is gone');
    const fixture = readerFixture({ pace: { waitForTurn: () => Promise.reject(down) } });
    await expect(fixture.read()).rejects.toBe(down);
    expect(fixture.asked).toHaveLength(0);
  });
});

describe('conditional requests', () => {
  it('send the validators of the latest response; a 304 returns its body and adds new evidence', async () => {
    const texts: string[] = [];
    const { read, asked, evidence } = readerFixture({
      responses: [
        response(200, 'año', { etag: '"1"', 'last-modified': 'Sun, 01 Mar 2026 00:00:00 GMT' }),
        response(304, ''),
      ],
      read: async (session) => {
        const page = await session.get('/lista');
        texts.push(`${page.status} ${Buffer.from(page.body).toString()}`);
        return null;
      },
    });
    await read();
    expect((await read()).evidenceIds).toEqual([2n]);
    expect((await read()).evidenceIds).toEqual([3n]);
    expect(texts).toEqual(['200 año', '200 año', '200 año']);
    expect(asked[0]?.headers).not.toHaveProperty('if-none-match');
    expect(asked[2]?.headers).toMatchObject({
      'if-none-match': '"1"',
      'if-modified-since': 'Sun, 01 Mar 2026 00:00:00 GMT',
    });
    expect(evidence.stored.map(({ status }) => status)).toEqual([200, 304, 304]);
  });

  it('fail on a 304 to an unconditional request', async () => {
    expect(await reasonOf(readerFixture({ responses: [response(304)] }).read())).toBe('it responded with status 304');
  });
});

describe('documents', () => {
  const keep = (path: string) => ({
    read: async (session: { storeDocument(path: string): Promise<string | null> }) => {
      references.push(await session.storeDocument(path));
      return null;
    },
  });
  const references: (string | null)[] = [];
  beforeEach(() => {
    references.length = 0;
  });

  it('are read once per address and referenced by it', async () => {
    const { read, asked, documents } = readerFixture({
      responses: [response(200, '%PDF-1.7 x')],
      ...keep('/pdf/30284.pdf'),
    });
    await read();
    await read();
    expect(asked).toHaveLength(1);
    expect(references).toEqual(Array(2).fill(`object://${[...documents.stored.keys()].join()}`));
    expect(references[0]).toMatch(/^object:\/\/pa\/gaceta_oficial\/[0-9a-f]{32}\.pdf$/);
  });

  it.each([
    ['is not there', response(404)],
    ['is gone', response(410)],
    ['is not a PDF', response(200, '<html>error</html>')],
  ])('are not stored if one %s, and the page that links to it is valid', async (_, given) => {
    const { read, documents, evidence } = readerFixture({ responses: [given], ...keep('/x') });
    // No matter how often, because the source is fine.
    for (let times = 0; times < 6; times++) expect((await read()).reading).toMatchObject({ state: 'empty' });
    expect(references).toEqual(Array(6).fill(null));
    expect(documents.stored.size).toBe(0);
    expect(evidence.stored[0]).toMatchObject({ status: given.status });
  });

  it.each([
    ['responds with 503', response(503), 'it responded with status 503'],
    ['responds with 403', response(403), 'it responded with status 403'],
    ['refuses connections', connectionRefused(), 'the connection was refused'],
  ])('fail the reading if their server %s, because they may exist', async (_, given, reason) => {
    expect(await reasonOf(readerFixture({ responses: [given], ...keep('/x') }).read())).toBe(reason);
    const back = readerFixture({ responses: [given, response(200, '%PDF-1.7 x')], ...keep('/x') });
    await back.read();
    await back.read();
    expect(references.at(-1)).toMatch(/^object:/);
  });

  it('fail the reading if they are on another host', async () => {
    expect(await reasonOf(readerFixture(keep('https://elsewhere.test/x.pdf')).read())).toBe(
      'a link leads to another site',
    );
  });
});
