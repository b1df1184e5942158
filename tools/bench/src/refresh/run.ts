import type { Code } from '@entity-registry/domain';
import { prepareDatabase } from '../database.js';
import { RefreshBench } from './refresh-bench.js';
import { measureDrain, measureRefreshes, refreshTable } from './measure.js';
import type { RefreshRow } from './measure.js';

export interface RefreshOptions {
  entities: number;
  seed: number;
  dir: string;
  /** Requests of each throughput measurement. */
  requests: number;
  /** Requests of the drain under kills; 0: none. */
  drain: number;
  codes: Code[];
  redisUrl?: string;
}

/** Measures refreshes per minute with one and two workers, then the drain. Prints the rows and returns them. */
export async function runRefreshes(options: RefreshOptions): Promise<RefreshRow[]> {
  const source = await prepareDatabase(options.dir, options);
  const database = await source.copy();
  try {
    const bed = await RefreshBench.open(database, options.redisUrl, Math.max(options.requests, options.drain));
    const rows: RefreshRow[] = [];
    try {
      // Warm-up: migrations of the queue, cached pages. An error here would occur everywhere.
      const { perMinute, faults } = await measureRefreshes(bed, { code: 'CHK-BIN', count: 20, workers: 1 });
      if (perMinute === 0) throw new Error(faults.join('; '));
      for (const code of options.codes) {
        for (const workers of [1, 2])
          rows.push(await measureRefreshes(bed, { code, count: options.requests, workers }));
      }
      if (options.drain > 0) {
        rows.push(await measureDrain(bed, { code: 'CHK-BIN', count: options.drain, seed: options.seed }));
      }
    } finally {
      await bed.close();
    }
    console.log(`\n${refreshTable(rows)}\n`);
    return rows;
  } finally {
    await database.stop();
  }
}
