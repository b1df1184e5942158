import { readLatestReadings, readSourceCounts } from '@entity-registry/persistence';
import type { LatestReading, Queryable, SourceCountRow } from '@entity-registry/persistence';

/** Reads what is on record of each source. The numbers are those of the last count, never counted for an answer. */
export class Coverage {
  constructor(private readonly db: Queryable) {}

  async read(): Promise<{ counts: SourceCountRow[]; readings: LatestReading[] }> {
    const [counts, readings] = await Promise.all([readSourceCounts(this.db), readLatestReadings(this.db)]);
    return { counts, readings };
  }
}
