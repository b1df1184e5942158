import type { Jurisdiction, Level } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

/** One item of a section that a source added, changed or removed. */
export interface SectionChange {
  readonly jurisdiction: Jurisdiction;
  readonly entityPk: bigint;
  readonly level: Level;
  readonly source: string;
  readonly change: 'inserted' | 'updated' | 'removed';
}

// Dated when it is written, not when the source was read: clients that continue from a point in time must not miss data from
// a slow source.
const SAVE = `
  insert into section_change (jurisdiction, entity_pk, level, inserted, updated, removed, source, run_id, changed_at)
  select c.jurisdiction, c.entity_pk, c.level, count(*) filter (where c.change = 'inserted'),
         count(*) filter (where c.change = 'updated'), count(*) filter (where c.change = 'removed'), c.source, $1,
         clock_timestamp()
    from jsonb_to_recordset($2::jsonb) as c(jurisdiction text, entity_pk bigint, level text, source text, change text)
   group by c.jurisdiction, c.entity_pk, c.level, c.source
   order by c.jurisdiction, c.entity_pk, c.level, c.source`;

/** Records the changes of a run, one row per entity, level and source, in the caller's transaction. */
export async function saveSectionChanges(
  tx: Queryable,
  runId: bigint | number,
  changes: readonly SectionChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ jurisdiction, entityPk, level, source, change }) => ({
    jurisdiction,
    entity_pk: String(entityPk),
    level,
    source,
    change,
  }));
  await tx.query(SAVE, [runId, JSON.stringify(rows)]);
}
