import { levelsFor } from '@entity-registry/domain';
import { buildSections, copyLines, deferNames } from '@entity-registry/registry';
import type { PoolClient } from 'pg';
import type { Batch } from './layout.js';
import { OTHER_NAME_COLUMNS } from './other-names.js';
import { ENTITY_COLUMNS, LINK_COLUMNS, RECORD_COLUMNS } from './rows.js';
import type { BatchRows } from './rows.js';
import { saveCheckpoint } from './run.js';
import type { World } from './subject.js';
import type { TableStatistics } from '../table-statistics.js';

/**
 * Writes a batch in one transaction: rows by COPY straight into the tables (records into their partitions), then the sections
 * of its entities, then the checkpoint. None of the rows exist yet, so nothing is looked up. `after` is the batch before it, which
 * may be written at the same time: sections wait for it, because some list its records. `statistics` are updated after the commit.
 */
export async function writeBatch(
  client: PoolClient,
  world: World,
  batch: Batch,
  rows: BatchRows,
  done: { runId: bigint; checkpoint: number; after: Promise<void>; statistics: TableStatistics },
): Promise<void> {
  const { jurisdiction } = batch.range;
  const pks = Array.from({ length: batch.count }, (_, offset) => world.basePk + batch.first + offset);
  await client.query('begin');
  try {
    await copyLines(client, `entity (${ENTITY_COLUMNS})`, rows.entities);
    if (rows.otherNames.length > 0) await copyLines(client, `entity_name (${OTHER_NAME_COLUMNS})`, rows.otherNames);
    for (const [level, lines] of rows.records) await copyLines(client, `record_${level} (${RECORD_COLUMNS})`, lines);
    if (rows.links.length > 0) await copyLines(client, `link (${LINK_COLUMNS})`, rows.links);
    await done.after;
    await buildSections(client, jurisdiction, pks, levelsFor(jurisdiction));
    await deferNames(client, [{ jurisdiction, pk: BigInt(world.basePk) }]);
    await saveCheckpoint(
      client,
      done.runId,
      done.checkpoint,
      rows.entities.length + rows.recordCount + rows.links.length,
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await done.statistics.after(client, rowsByTable(rows));
}

/** The rows of a batch by table; of sections, the most that there can be. */
function rowsByTable({ entities, otherNames, records, recordCount, links }: BatchRows): Map<string, number> {
  return new Map([
    ['entity', entities.length],
    ['entity_name', otherNames.length],
    ['section', entities.length + recordCount],
    ['link', links.length],
    ...[...records].map(([level, lines]) => [`record_${level}`, lines.length] as const),
  ]);
}
