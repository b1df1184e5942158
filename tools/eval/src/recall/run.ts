import { DEFAULT_JURISDICTION } from '@entity-registry/domain';
import { PostgresCandidateSource } from '@entity-registry/registry';
import type { Dataset } from '../pairs/all-pairs.js';
import { unrelatedNamesOf } from '../pairs/file-pairs.js';
import type { RecallReport } from '../report/document.js';
import { ExhaustiveSearch } from './exhaustive.js';
import { decisionFigures, measureRecall, percentile, recallFigures } from './measure.js';
import type { RecallOutcome } from './measure.js';
import { moreNames } from './more-names.js';
import { absentQueries, recallQueries } from './queries.js';
import { loadNames } from './register-database.js';

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
  { registers, vocabulary }: Dataset,
  options: RecallOptions,
): Promise<RecallReport & { outcomes: RecallOutcome[] }> {
  const registered = [...registers.people, ...registers.organizations];
  const names = [...registered, ...moreNames(registers, options.more)];
  const database = await loadNames(names, options);
  try {
    const search = new ExhaustiveSearch(registered, vocabulary);
    const queries = [
      ...recallQueries(registers, vocabulary, options.queries),
      ...absentQueries(unrelatedNamesOf(options.data), registers, options.queries * 10),
    ];
    const source = new PostgresCandidateSource(database.pool);
    // The first searches plan their statements and fill the cache.
    for (const { query } of queries.slice(0, WARM_UP))
      await source.find({ jurisdiction: DEFAULT_JURISDICTION, name: query, limit: 50 });
    const weight = (word: string): number => vocabulary.weight(word);
    const outcomes = await measureRecall(queries, names, { source, search, weight });
    const milliseconds = outcomes.map((outcome) => outcome.milliseconds);
    return {
      figures: recallFigures(outcomes),
      decisions: decisionFigures(outcomes),
      names: names.length,
      p50: percentile(milliseconds, 0.5),
      p95: percentile(milliseconds, 0.95),
      outcomes,
    };
  } finally {
    await database.stop();
  }
}

const WARM_UP = 100;
