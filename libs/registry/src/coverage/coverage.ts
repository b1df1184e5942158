import type { Queryable } from '@entity-registry/database';
import { readLatestReadings, readSourceCounts } from './source-count-rows.js';
import type { LatestReading, SourceCountRow } from './source-count-rows.js';

/** Reads the coverage of each source. The numbers are from the last count, never computed per request. */
export class Coverage {
  constructor(private readonly db: Queryable) {}

  async read(): Promise<{ counts: SourceCountRow[]; readings: LatestReading[] }> {
    const [counts, readings] = await Promise.all([readSourceCounts(this.db), readLatestReadings(this.db)]);
    return { counts, readings };
  }
}
