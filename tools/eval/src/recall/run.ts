import { DEFAULT_JURISDICTION } from '@entity-registry/domain';
import { PostgresCandidateSource } from '@entity-registry/registry';
import type { Dataset } from '../pairs/all-pairs.js';
import { unrelatedNamesOf } from '../pairs/file-pairs.js';
import type { RecallReport } from '../report/document.js';
import { ExhaustiveSearch } from './exhaustive.js';
import { bestOfAll } from './best-of-all.js';
import { CANDIDATES, decisionFigures, measureRecall, percentile, recallFigures } from './measure.js';
import type { RecallOutcome } from './measure.js';
import { moreNames } from './more-names.js';
import { otherNameQueries, otherNames } from './other-names.js';
import { absentQueries, recallQueries } from './queries.js';
import { indexBytes, loadNames } from './register-database.js';
import { worldNames } from './world-queries.js';
import { sampleBy } from '../random.js';

export interface RecallOptions {
  data: string;
  /** Folder of the database if `databaseUrl` is undefined. */
  directory: string;
  databaseUrl: string | undefined;
  /** Queries per category for persons, and as many for companies. */
  queries: number;
  /** Generated names in addition to those of the registers; no query searches for them. */
  more: number;
  now: Date;
}

/** Loads the names of the registers into a separate database and searches for them in many ways. */
export async function runRecall(
  { registers, vocabulary, pairs }: Dataset,
  options: RecallOptions,
): Promise<RecallReport & { outcomes: RecallOutcome[] }> {
  const registered = [...registers.people, ...registers.organizations];
  const world = worldNames(options.data, pairs, Math.ceil(options.queries / 2));
  const searched = [...registered, ...world.names];
  const names = [...searched, ...moreNames(registers, options.more)];
  const others = otherNames(options.data, searched);
  const database = await loadNames(names, others, options);
  try {
    const search = new ExhaustiveSearch(registered, vocabulary);
    const own = recallQueries(registers, vocabulary, options.queries);
    const unlike = [...world.queries, ...otherNameQueries(others, searched, Math.ceil(options.queries / 2))];
    const scored = [...sampleBy(own, EXHAUSTIVE, 'against every name', (each) => each.query), ...unlike];
    const all = { names: [...searched, ...others], counted: registered.length, most: CANDIDATES };
    const places = await bestOfAll(scored, all);
    const entityAt = (at: number): number => others[at - searched.length]?.place ?? at;
    const best = new Map(scored.map((query, at) => [query, (places[at] ?? []).map(entityAt)]));
    const queries = [
      ...own,
      ...unlike,
      ...absentQueries(unrelatedNamesOf(options.data), registers, options.queries * 10),
    ];
    const source = new PostgresCandidateSource(database.pool);
    // The first searches plan their statements and fill the cache.
    for (const { query, kind } of queries.slice(0, WARM_UP))
      await source.find({ jurisdiction: DEFAULT_JURISDICTION, name: query, kind, limit: CANDIDATES });
    const weight = (word: string): number => vocabulary.weight(word);
    const outcomes = await measureRecall(queries, names, {
      ...{ source, search, best, weight },
      others: Map.groupBy(others, ({ place }) => place),
    });
    const indexed = names.length + others.length;
    return reportOf(outcomes, { names: indexed, bytesPerName: (await indexBytes(database.pool)) / indexed });
  } finally {
    await database.stop();
  }
}

function reportOf(
  outcomes: RecallOutcome[],
  index: Pick<RecallReport, 'names' | 'bytesPerName'>,
): RecallReport & { outcomes: RecallOutcome[] } {
  const milliseconds = outcomes.map((outcome) => outcome.milliseconds);
  return {
    figures: recallFigures(outcomes),
    decisions: decisionFigures(outcomes),
    ...index,
    p50: percentile(milliseconds, 0.5),
    p95: percentile(milliseconds, 0.95),
    outcomes,
  };
}

const WARM_UP = 100;
/** Queries of the registers' names that are scored against every name, in addition to all queries of the world and for other names. */
const EXHAUSTIVE = 200;
