import type { ClientBase } from 'pg';
import { recordLevel } from '@entity-registry/domain';
import type { IngestBatch, IngestCounts } from '@entity-registry/registry';

/** With fewer new rows than this, tables are not analyzed again. */
const WORTH_IT = 500;

/**
 * Keeps the planner's statistics up to date during an import. Autovacuum runs once a minute; until then the planner
 * treats a newly filled table as nearly empty, and every batch would scan the whole table. Analyses after the batches
 * 1, 2, 4, 8, ...: the work grows with the logarithm of the file.
 */
export class TableStatistics {
  private batches = 0;
  private inserted = 0;
  private readonly partitions = new Set<string>();

  constructor(private readonly client: ClientBase) {}

  /** Called after each commit. */
  async after(batch: IngestBatch, counts: IngestCounts): Promise<void> {
    this.batches += 1;
    this.inserted += counts.inserted;
    for (const { tag } of batch.records) this.partitions.add(`record_${recordLevel(tag)}`);
    if (!Number.isInteger(Math.log2(this.batches)) || this.inserted < WORTH_IT) return;
    this.inserted = 0;
    const partitions = [...this.partitions].sort().map((name) => this.client.escapeIdentifier(name));
    await this.client.query(`analyze ${['entity', 'section', 'link', ...partitions].join(', ')}`);
  }
}
