import { SYNTHETIC_SOURCE } from '@entity-registry/domain';
import type { Jurisdiction, RecordLevel } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

/** The changes of one run of a source to one level of an entity. */
export interface EntityChange {
  readonly seq: bigint;
  readonly level: RecordLevel;
  readonly inserted: number;
  readonly updated: number;
  readonly removed: number;
  readonly source: string;
  /** ISO 8601, UTC, to the microsecond: a page continues exactly where the last one ended. */
  readonly changedAt: string;
}

/** The position where a page of changes continues. */
export interface ChangeAnchor {
  readonly changedAt: string;
  readonly seq: bigint;
}

export interface ChangePage {
  readonly changes: readonly EntityChange[];
  /** The last change of the page if there are more; null at the end. */
  readonly after: ChangeAnchor | null;
}

const READ = {
  name: 'read_entity_changes',
  text: `select seq, level, inserted, updated, removed, case when r.synthetic then '${SYNTHETIC_SOURCE}' else c.source end as source,
                to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "changedAt"
           from section_change c left join ingest_run r on r.id = c.run_id
          where jurisdiction = $1 and entity_pk = $2 and changed_at >= $3::timestamptz
            and (changed_at, seq) > ($4::timestamptz, $5::bigint) and level <> all ($7::text[])
          order by changed_at, seq limit $6`,
};

/** Reads the feed of changes to an entity's records. */
export class EntityChanges {
  constructor(private readonly db: Queryable) {}

  /** At most `limit` changes since `since` (null: all) and after `after`, oldest first. */
  async read(
    jurisdiction: Jurisdiction,
    pk: bigint,
    {
      since,
      after,
      limit,
      withheld,
    }: {
      readonly since: Date | null;
      readonly after: ChangeAnchor | null;
      readonly limit: number;
      /** Levels whose changes are left out. */
      readonly withheld: readonly RecordLevel[];
    },
  ): Promise<ChangePage> {
    const { rows } = await this.db.query<EntityChange>({
      ...READ,
      values: [
        ...[jurisdiction, pk, since ?? '-infinity', after?.changedAt ?? '-infinity', after?.seq ?? 0, limit + 1],
        withheld,
      ],
    });
    const changes = rows.slice(0, limit);
    const last = changes.at(-1);
    return { changes, after: rows.length > limit && last ? { changedAt: last.changedAt, seq: last.seq } : null };
  }
}
