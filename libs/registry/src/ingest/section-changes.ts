import { PURPOSE_LEVELS } from '@entity-registry/domain';
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
//
// Who watches an entity gets an event in the same transaction: neither exists without the other. Who has to state a purpose first gets
// none about levels that need it, because that a person has a court case is one of the facts that it protects (ADR 0214).
const SAVE = `
  with saved as (
  insert into section_change (jurisdiction, entity_pk, level, inserted, updated, removed, source, run_id, changed_at)
  select c.jurisdiction, c.entity_pk, c.level, count(*) filter (where c.change = 'inserted'),
         count(*) filter (where c.change = 'updated'), count(*) filter (where c.change = 'removed'), c.source, $1,
         clock_timestamp()
    from jsonb_to_recordset($2::jsonb) as c(jurisdiction text, entity_pk bigint, level text, source text, change text)
   group by c.jurisdiction, c.entity_pk, c.level, c.source
   order by c.jurisdiction, c.entity_pk, c.level, c.source
  returning *)
  insert into account_event (account_id, type, natural_key, watchlist_id, item_id, data, at)
  select i.account_id, 'entity.changed', format('entity.changed:%s:%s', i.id, s.seq), i.watchlist_id, i.id,
         jsonb_build_object('jurisdiction', s.jurisdiction, 'entity_pk', s.entity_pk, 'level', s.level,
                            'inserted', s.inserted > 0, 'updated', s.updated > 0, 'removed', s.removed > 0), s.changed_at
    from saved s
    join watch_item i on i.jurisdiction = s.jurisdiction and i.entity_pk = s.entity_pk and i.state <> 'deleted'
    join watchlist w on w.id = i.watchlist_id and 'entity.changed' = any (w.events)
   where not (s.level = any ($3::text[])
              and exists (select from purpose_requirement r where r.jurisdiction = s.jurisdiction)
              and not exists (select from account_purpose p where p.account_id = i.account_id))
  on conflict (account_id, natural_key) do nothing`;

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
  await tx.query(SAVE, [runId, JSON.stringify(rows), PURPOSE_LEVELS]);
}
