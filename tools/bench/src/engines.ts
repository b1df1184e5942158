import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SURFACE_NAMES, parseSearch, surfaceOf } from '@entity-registry/domain';
import type { SurfaceName, SurfaceQuery } from '@entity-registry/domain';
import { createPool } from '@entity-registry/database';
import {
  OpenSearchSurfaces,
  SearchEngine,
  SurfaceSearch,
  forgetSearch,
  rebuildSearch,
} from '@entity-registry/registry';
import { merge } from './comparisons.js';
import type { BenchDatabase } from './database.js';
import { measureCalls } from './load.js';
import type { Measurement } from './load.js';
import { cycle } from './queries.js';
import { startOpenSearch } from './start-tools.js';
import { surfaceQuestions } from './v5/surface-questions.js';

export interface EnginesOptions {
  readonly clients: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly seed: number;
}

/** One surface on both engines, without facets or with all that it has. */
export interface ComparedSurface {
  readonly surface: SurfaceName;
  readonly hasFacets: boolean;
  readonly postgres: Measurement;
  readonly openSearch: Measurement;
}

export interface EnginesResult {
  readonly rows: readonly ComparedSurface[];
  readonly documents: number;
  readonly fillSeconds: number;
  readonly engineBytes: number;
}

type Search = (query: SurfaceQuery) => Promise<unknown>;

const QUESTIONS = 300;
const WARM_SECONDS = 2;
const PREFIX = 'bench';

/**
 * Fills a new OpenSearch with all records that surfaces search, and asks both engines the same questions in turn, without the API. The
 * database is left as it was. Rejects if a search fails.
 */
export async function compareEngines(database: BenchDatabase, options: EnginesOptions): Promise<EnginesResult> {
  const directory = mkdtempSync(join(tmpdir(), 'entity-registry-bench-'));
  const pool = createPool(database.url, { max: options.clients + 1 });
  try {
    const started = await startOpenSearch(join(directory, 'opensearch'));
    const engine = new SearchEngine({ nodes: [started.url] });
    try {
      const filled = await fill(pool, engine);
      const surfaces = { postgres: new SurfaceSearch(pool), openSearch: new OpenSearchSurfaces(engine, pool, PREFIX) };
      const rows = await measure(pool, options, {
        postgres: (query) => surfaces.postgres.search(query, null),
        openSearch: (query) => surfaces.openSearch.search(query, null),
      });
      const stats = await fetch(`${started.url}/_stats/store`);
      const { _all: all } = (await stats.json()) as { _all: { primaries: { store: { size_in_bytes: number } } } };
      return { rows, ...filled, engineBytes: all.primaries.store.size_in_bytes };
    } finally {
      await forgetSearch(pool, engine).finally(() => started.stop());
    }
  } finally {
    await pool.end();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function fill(
  pool: ReturnType<typeof createPool>,
  engine: SearchEngine,
): Promise<{ documents: number; fillSeconds: number }> {
  const written = new Map<string, number>();
  const total = () => [...written.values()].reduce((sum, one) => sum + one, 0);
  const began = performance.now();
  await rebuildSearch(pool, engine, {
    prefix: PREFIX,
    contents: SURFACE_NAMES,
    now: new Date(),
    onProgress: (content, documents) => {
      written.set(content, documents);
      process.stdout.write(`\r  filling OpenSearch: ${content.padEnd(18)} ${String(total())} records in all`);
    },
  });
  process.stdout.write('\n');
  return { documents: total(), fillSeconds: (performance.now() - began) / 1000 };
}

async function measure(
  pool: ReturnType<typeof createPool>,
  { clients, seconds, rounds, seed }: EnginesOptions,
  engines: Readonly<Record<'postgres' | 'openSearch', Search>>,
): Promise<ComparedSurface[]> {
  const rows: ComparedSurface[] = [];
  for (const surface of SURFACE_NAMES) {
    const questions = await surfaceQuestions(pool, surface, { count: QUESTIONS, seed });
    const facets = surfaceOf(surface).fields.flatMap(({ facet }) => (facet === null ? [] : [facet]));
    for (const hasFacets of facets.length > 0 ? [false, true] : [false]) {
      const queries = questions.map((body) => parseSearch(surface, { ...body, ...(hasFacets && { facets }) }));
      const times = { postgres: [] as Measurement[], openSearch: [] as Measurement[] };
      // Over all rounds, so that the slower engine gets to all of them, too.
      const next = { postgres: cycle(queries), openSearch: cycle(queries) };
      for (let round = 0; round <= rounds; round += 1) {
        for (const name of ['postgres', 'openSearch'] as const) {
          process.stdout.write(
            `\r  round ${round} of ${rounds}: ${surface}${hasFacets ? ' with facets' : ''}, ${name}`.padEnd(70),
          );
          const measured = await measureCalls(clients, round === 0 ? WARM_SECONDS : seconds, async () => {
            await engines[name](next[name]());
          });
          if (round > 0) times[name].push(measured);
        }
      }
      rows.push({ surface, hasFacets, postgres: merge(times.postgres), openSearch: merge(times.openSearch) });
    }
  }
  process.stdout.write('\n');
  return rows;
}

/** The figures as a Markdown table. */
export function enginesReport({ rows, documents, fillSeconds, engineBytes }: EnginesResult): string {
  const cells = ({ requestsPerSecond, p50, p95 }: Measurement) =>
    `${requestsPerSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p95.toFixed(1)}`;
  const lines = rows.map(
    ({ surface, hasFacets, postgres, openSearch }) =>
      `| ${surface}${hasFacets ? ', facets' : ''} | ${cells(postgres)} | ${cells(openSearch)} |`,
  );
  return [
    '| surface | PostgreSQL req/s | p50 ms | p95 ms | OpenSearch req/s | p50 ms | p95 ms |',
    '|---|---|---|---|---|---|---|',
    ...lines,
    '',
    `OpenSearch: ${String(documents)} records in ${fillSeconds.toFixed(0)} s, ${(engineBytes / 1e6).toFixed(0)} MB.`,
  ].join('\n');
}
