import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryWorld, StubSourceServer } from '@entity-registry/testing';
import { baseUrls } from '../src/sites.js';
import { SourceReader } from '../src/reader.js';
import { readGrid } from '../src/reading/html/html-grid.js';
import { readHtml } from '../src/reading/html/html.js';
import type { FoundItem, PageReader, SourceAdapter } from '../src/source.js';
import { fetchTransport } from '../src/transport/transport.js';
import { IN_PROCESS_PARSER } from './parse-in-process.js';
import { MemoryDocuments, MemoryEvidence, QUICK, SUBJECT, reasonOf } from './reader-fixture.js';

const PAGE = '<html><body><table><tr><th>Gaceta</th></tr><tr><td>30284-B</td></tr></table></body></html>';

const gazettes: PageReader<null, FoundItem[]> = {
  name: 'list of gazettes',
  read(page) {
    const rows = readGrid(readHtml(page, 'list of gazettes'), { what: 'list of gazettes', columns: ['Gaceta'] });
    return rows.map((row) => ({ tag: 'gacetas', payload: { gaceta: row.text('Gaceta') }, itemDate: null }));
  },
};

/** Requests one page with one column. */
const adapter: SourceAdapter = {
  source: 'gaceta_oficial',
  feeds: ['gacetas'],
  readers: [gazettes],
  async read(_subject, session) {
    return { tags: ['gacetas'], items: await session.parse(gazettes, await session.get('/lista'), null) };
  },
};

describe('a reader over the network', () => {
  let stub: StubSourceServer;
  let evidence: MemoryEvidence;
  beforeEach(async () => {
    const site = { source: adapter.source, respond: () => Promise.resolve({ contentType: 'text/html', body: PAGE }) };
    stub = await StubSourceServer.listen({ world: new MemoryWorld([]), sources: [site] });
    evidence = new MemoryEvidence();
  });
  afterEach(() => stub.close());

  const read = (timeoutMs = QUICK.timeoutMs) =>
    new SourceReader({
      adapters: [adapter],
      baseUrl: baseUrls(stub.url),
      transport: fetchTransport,
      parser: IN_PROCESS_PARSER,
      pace: { waitForTurn: () => Promise.resolve('ready') },
      evidence,
      documents: new MemoryDocuments(),
      now: () => new Date(),
      limits: { ...QUICK, timeoutMs },
    }).read('gaceta_oficial', SUBJECT, ['gacetas'], new AbortController().signal);

  it('reads a site, the second time with conditional requests', async () => {
    const first = await read();
    expect(first.reading).toMatchObject({ state: 'ok', findings: { items: [{ payload: { gaceta: '30284-B' } }] } });
    expect((await read()).reading).toEqual(first.reading);
    expect(stub.hits('gaceta_oficial')).toEqual({ requests: 2, notModified: 1 });
    expect(evidence.stored.map(({ status }) => status)).toEqual([200, 304]);
  });

  it.each([
    ['down', 'it responded with status 503', 4],
    ['wrong', 'list of gazettes: the table is missing', 1],
    ['huge', 'the response is too large (over 32 MB)', 1],
  ] as const)('of a site that is %s says so', async (mode, reason, requests) => {
    stub.setMode('gaceta_oficial', mode);
    expect(await reasonOf(read())).toBe(reason);
    expect(stub.hits('gaceta_oficial').requests).toBe(requests);
  });

  it('reports that a site is too slow, or waits within the time allowed', async () => {
    stub.setMode('gaceta_oficial', 'slow', 200);
    expect(await reasonOf(read(20))).toBe('no complete response within 0.02 s');
    expect(await reasonOf(read())).toBe('ok');
  });
});
