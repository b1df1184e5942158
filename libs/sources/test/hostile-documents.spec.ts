import { HOSTILE_DOCUMENTS } from '@entity-registry/testing';
import type { HostileDocument } from '@entity-registry/testing';
import { expect, it } from '@jest/globals';
import { ALL_ADAPTERS } from '../src/adapters.js';
import { SourceError } from '../src/source.js';
import type { FetchedPage, PageReader, SourceSession } from '../src/source.js';
import { COMPANY, PERSON } from './synthetic-entities.js';
import { parseInProcess } from './parse-in-process.js';
import { toQueriedEntity } from './stub-session.js';

const KB = 1024;
/** Large enough to detect quadratic time: 250,000 characters would then take seconds at least. */
const SIZE = 128 * KB;
const RUNS = 3;
/** Quadratic time is four times as long for twice the size; this allows for the uncertainty of the measurement. */
const MAX_TIMES = 3;
const SLACK_MS = 40;

/** A site that returns one document for every request. */
class OneDocumentSession implements SourceSession {
  readonly wanted;

  constructor(
    private readonly page: FetchedPage,
    feeds: (typeof ALL_ADAPTERS)[number]['feeds'],
  ) {
    this.wanted = new Set(feeds);
  }

  get(): Promise<FetchedPage> {
    return Promise.resolve(this.page);
  }

  post(): Promise<FetchedPage> {
    return Promise.resolve(this.page);
  }

  parse<Input, Output>(reader: PageReader<Input, Output>, page: FetchedPage, input: Input): Promise<Output> {
    return parseInProcess(reader, page, input);
  }

  storeDocument(): Promise<null> {
    return Promise.resolve(null);
  }
}

/** Processor time of this thread for reading a document of a given size, in milliseconds; the minimum of several runs. */
async function cost(document: HostileDocument, bytes: number): Promise<number> {
  const body = document.make(bytes);
  const adapter = ALL_ADAPTERS.find(({ source }) => source === document.source);
  if (!adapter) throw new Error(`${document.source} has no adapter`);
  const subject = toQueriedEntity(document.source === 'contraloria_planilla' ? PERSON : COMPANY);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // Each with its own content type, because a cached whole list is not parsed again.
    const page = { url: 'hostile:', status: 200, contentType: `${document.contentType}; run=${bytes}-${run}`, body };
    const before = process.threadCpuUsage();
    const outcome: unknown = await adapter.read(subject, new OneDocumentSession(page, adapter.feeds)).then(
      () => null,
      (error: unknown) => error,
    );
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1_000);
    // Whatever a source sends, the outcome is a reading or a SourceError, never an error of ours.
    if (outcome !== null) expect(outcome).toBeInstanceOf(SourceError);
  }
  return Math.min(...times);
}

it.each(HOSTILE_DOCUMENTS)('$name: takes about twice as long when it is twice as long', async (document) => {
  const size = Math.min(SIZE, document.bytes / 2);
  const [one, two] = [await cost(document, size), await cost(document, 2 * size)];
  expect(two).toBeLessThan(MAX_TIMES * one + SLACK_MS);
});

it('has documents of every kind, each generated reproducibly', () => {
  expect(HOSTILE_DOCUMENTS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(HOSTILE_DOCUMENTS.map(({ name }) => name)).size).toBe(HOSTILE_DOCUMENTS.length);
  for (const document of HOSTILE_DOCUMENTS) {
    expect(Buffer.compare(document.make(10_000), document.make(10_000))).toBe(0);
  }
});
