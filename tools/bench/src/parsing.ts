import { DEFAULT_JURISDICTION } from '@entity-registry/domain';
import type { PublicSourceId } from '@entity-registry/domain';
import { ALL_ADAPTERS, ParserPool, createSourceReader, pageOf } from '@entity-registry/sources';
import type { FetchedPage, PageParser, PageReader, QueriedEntity } from '@entity-registry/sources';
import { readRefreshEntity } from '@entity-registry/registry';
import type pg from 'pg';
import { startStubSources } from './processes.js';
import { sampleOrganizations } from './queries.js';
import type { BenchDatabase } from './database.js';

/** One response, as a refresh parses it. */
interface Recorded {
  readonly source: PublicSourceId;
  readonly reader: PageReader<never, unknown>;
  readonly page: FetchedPage;
  readonly input: unknown;
}

/** The time to parse all the responses once, the shortest of the rounds. */
export interface ParsingRow {
  readonly way: string;
  readonly responses: number;
  /** For one response, in milliseconds: of the clock, and of the calling thread's processor time. */
  readonly wallMs: number;
  readonly callerMs: number;
}

const AT_ONCE = 8;
const COMPANIES = 10;
const ALIVE = new AbortController().signal;

const HERE: PageParser = {
  parse: async (_source, reader, page, input) => reader.read(pageOf(page), input),
};

/**
 * Records the responses of every stub source about some companies, and parses them repeatedly: in the calling thread,
 * in threads one at a time, and in threads several at once. All in one run, so that the results can be compared.
 */
export async function measureParsing(database: BenchDatabase, rounds: number): Promise<ParsingRow[]> {
  const recorded = await record(database);
  const pool = new ParserPool({ threads: 2, timeoutMs: 60_000, memoryMb: 768 });
  const ways: readonly (readonly [string, PageParser, number])[] = [
    ['in the calling thread', HERE, 1],
    ['in threads, one at a time', pool, 1],
    [`in threads, ${AT_ONCE} at once`, pool, AT_ONCE],
  ];
  const best = new Map<string, ParsingRow>();
  try {
    // Warm-up, not measured: code is compiled, threads start, whole lists are read for the first time.
    for (const [, parser, atOnce] of ways) await parseAll(recorded, parser, atOnce);
    for (let round = 0; round < rounds; round += 1) {
      for (const [way, parser, atOnce] of ways) {
        const measured = { way, responses: recorded.length, ...(await parseAll(recorded, parser, atOnce)) };
        if (measured.wallMs < (best.get(way)?.wallMs ?? Infinity)) best.set(way, measured);
      }
    }
  } finally {
    await pool.close();
  }
  return [...best.values()];
}

export function parsingTable(rows: readonly ParsingRow[]): string {
  const [first] = rows;
  const cells = rows.map(({ way, responses, wallMs, callerMs }) => [
    ...[way, String(responses), wallMs.toFixed(2), callerMs.toFixed(2), (wallMs / (first?.wallMs ?? 1)).toFixed(2)],
  ]);
  const head = ['parsing', 'responses', 'ms each', "calling thread's ms each", 'ratio'];
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

async function parseAll(recorded: readonly Recorded[], parser: PageParser, atOnce: number) {
  const queue = [...recorded];
  const [began, before] = [performance.now(), process.threadCpuUsage()];
  const work = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const { source, reader, page, input } = next;
      await parser.parse(source, reader, page, input as never, ALIVE);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const { user, system } = process.threadCpuUsage(before);
  return {
    wallMs: (performance.now() - began) / recorded.length,
    callerMs: (user + system) / 1_000 / recorded.length,
  };
}

/** Every response that readings of all sources parse. */
async function record({ url, pool }: BenchDatabase): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const parser: PageParser = {
    parse(source, reader, page, input, signal) {
      recorded.push({ source, reader, page, input });
      return HERE.parse(source, reader, page, input, signal);
    },
  };
  const stub = await startStubSources(url);
  const reader = createSourceReader({
    sourcesUrl: stub.url,
    parser,
    pace: { waitForTurn: () => Promise.resolve('ready') },
    evidence: {
      latest: () => Promise.resolve(undefined),
      body: () => Promise.resolve(new Uint8Array()),
      insert: () => Promise.resolve(1n),
      insertUnchanged: () => Promise.resolve(1n),
    },
    documents: { has: () => Promise.resolve(true), put: () => Promise.resolve() },
    now: () => new Date(),
  });
  try {
    for (const subject of await subjects(pool)) {
      for (const { source, feeds } of ALL_ADAPTERS) {
        const { reading } = await reader.read(source, subject, feeds, ALIVE);
        if (reading.state === 'source_down') throw new Error(`${source}: ${reading.reason}`);
      }
    }
  } finally {
    await stub.stop();
  }
  return recorded;
}

/** Entities in the form that a refresh reads. */
async function subjects(pool: pg.Pool): Promise<QueriedEntity[]> {
  const pks = (await sampleOrganizations(pool, COMPANIES)).slice(0, COMPANIES);
  const read = await Promise.all(pks.map((pk) => readRefreshEntity(pool, DEFAULT_JURISDICTION, pk)));
  return read.filter((subject) => subject !== undefined);
}
