import { readPartitionStates } from '@entity-registry/accounts';
import type { Queryable } from '@entity-registry/database';
import { registerScrapeGauges } from '@entity-registry/queue';
import type { Registry } from 'prom-client';

/** Adds whether the coming months have partitions, by table. */
export function registerPartitionMetrics(registry: Registry, database: Queryable, now: () => Date): void {
  registerScrapeGauges(registry, {
    label: 'table',
    labelOf: ({ table }) => table,
    read: () => readPartitionStates(database, now()),
    gauges: [
      {
        name: 'partition_months_ahead',
        help: 'Coming months that have a partition, without a gap; the worker keeps it at 3',
        valueOf: ({ monthsAhead }) => monthsAhead,
      },
      {
        name: 'partition_rows_unplaced',
        help: 'Rows in the default partition, because no month has a partition for them; at most 1000',
        valueOf: ({ unplaced }) => unplaced,
      },
    ],
  });
}
