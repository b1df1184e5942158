import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MemoryWorld, STUB_SOURCES, StubSourceServer } from '@entity-registry/testing';
import { ALL_ADAPTERS } from '../src/adapters.js';
import { createSourceReader } from '../src/create-source-reader.js';
import { ParserPool } from '../src/parsing/parser-pool.js';
import { COMPANY, PERSON } from './synthetic-entities.js';
import { MemoryDocuments, MemoryEvidence, reasonOf } from './reader-fixture.js';
import { toQueriedEntity } from './stub-session.js';

let stub: StubSourceServer;
const parser = new ParserPool({ threads: 2, timeoutMs: 20_000, memoryMb: 512 });
const evidence = new MemoryEvidence();
beforeAll(async () => {
  stub = await StubSourceServer.listen({ world: new MemoryWorld([COMPANY, PERSON]), sources: STUB_SOURCES });
});
afterAll(async () => {
  await parser.close();
  await stub.close();
});

const CASES = ALL_ADAPTERS.flatMap((adapter) =>
  [COMPANY, PERSON].map((subject) => ({ source: adapter.source, adapter, subject })),
);

const read = ({ adapter, subject }: (typeof CASES)[number]) =>
  createSourceReader({
    sourcesUrl: stub.url,
    pace: { waitForTurn: () => Promise.resolve('ready') },
    parser,
    evidence,
    documents: new MemoryDocuments(),
    now: () => new Date('2026-03-01T00:00:00Z'),
    limits: { retries: 0 },
  }).read(adapter.source, toQueriedEntity(subject), adapter.feeds, new AbortController().signal);

it.each(CASES)(
  '$source, $subject.kind: is read over the network, the second time with conditional requests',
  async (requested) => {
    const first = await read(requested);
    expect(['ok', 'empty']).toContain(await reasonOf(Promise.resolve(first)));
    expect((await read(requested)).reading).toEqual(first.reading);
  },
);

it.each(['contraloria_planilla', 'presidencia', 'asamblea_nacional', 'tribunal_electoral'])(
  '%s: lists natural persons only, so a company is reported as absent without a request',
  async (source) => {
    const adapter = ALL_ADAPTERS.find((each) => each.source === source);
    if (!adapter) throw new Error(`${source} has no adapter`);
    const { reading, evidenceIds } = await read({ source: adapter.source, adapter, subject: COMPANY });
    expect(reading).toEqual({ state: 'empty', tags: adapter.feeds });
    expect(evidenceIds).toEqual([]);
  },
);

it.each(CASES)('$source, $subject.kind: an error page with status 200 is not an empty result', async (requested) => {
  stub.setMode(requested.source, 'wrong');
  const { reading, evidenceIds } = await read(requested);
  stub.setMode(requested.source, 'ok');
  // A source that only lists persons is not queried for a company.
  expect(reading.state).toBe(evidenceIds.length === 0 ? 'empty' : 'source_down');
});
