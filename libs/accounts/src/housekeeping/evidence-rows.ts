import type { Queryable } from '@entity-registry/database';

/** One range of the evidence, by id. */
export interface EvidenceRange {
  /** Ids above this one. */
  after: bigint;
  limit: number;
  /** Older evidence is checked. */
  before: Date;
  /** A later response counts once it is older than this: requests that use the earlier one have ended by then. */
  laterBefore: Date;
}

export interface PurgedEvidence {
  /** The last id of the range; null: no more are old enough. */
  through: bigint | null;
  answers: number;
  /** SHA-256 of their bodies. */
  bodies: Buffer[];
}

// The ids that readings name are looked up for the whole range at once.
const purgeSql = `
  with walked as materialized (
    select id, source, url, status in (200, 304) as is_page from evidence where id > $1 order by id limit $2
  ), old as materialized (
    select w.* from walked w join evidence e using (id) where e.fetched_at < $3
  ), named as (
    select unnest(r.evidence_ids) as id
      from source_reading r join update_request u on u.id = r.update_request_id
     where r.evidence_ids && (select array_agg(id) from old) and u.status <> 'failed'
  ), gone as (
    delete from evidence e using old o
     where e.id = o.id and not exists (select from named n where n.id = o.id)
       and exists (select from evidence l
                    where l.source = o.source and l.url = o.url and l.id > o.id and l.fetched_at < $4
                      and (l.status in (200, 304) or not o.is_page))
    returning e.sha256
  )
  select case when exists (select from old) then (select max(id) from walked) end as through,
         (select count(*) from gone)::integer as answers,
         (select coalesce(array_agg(distinct sha256), '{}') from gone) as bodies`;

/**
 * Deletes responses that are old, replaced by a later one from the same address, and not named by a reading of a completed or
 * pending request. The latest page of an address stays: it is used to ask the source for changes.
 */
export async function purgeEvidence(tx: Queryable, range: EvidenceRange): Promise<PurgedEvidence> {
  const { rows } = await tx.query<PurgedEvidence>(purgeSql, [
    range.after,
    range.limit,
    range.before,
    range.laterBefore,
  ]);
  return rows[0] as PurgedEvidence;
}

/**
 * Deletes those of the given bodies that no response has anymore; returns how many. Skips bodies that another transaction is
 * storing a response with.
 */
export async function purgeEvidenceBodies(tx: Queryable, bodies: readonly Buffer[]): Promise<number> {
  const { rows } = await tx.query<{ sha256: Buffer }>(
    'select sha256 from evidence_body where sha256 = any ($1) order by sha256 for update skip locked',
    [bodies],
  );
  // A separate statement, which sees all responses stored before the lock; none can be added under it.
  const { rowCount } = await tx.query(
    `delete from evidence_body b where b.sha256 = any ($1) and not exists (select from evidence e where e.sha256 = b.sha256)`,
    [rows.map(({ sha256 }) => sha256)],
  );
  return rowCount ?? 0;
}
