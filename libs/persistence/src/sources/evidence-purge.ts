import type { Queryable } from '../pool.js';

/** One stretch of the evidence, by id. */
export interface EvidenceStretch {
  /** Ids above this one. */
  after: bigint;
  limit: number;
  /** What is older is looked at. */
  before: Date;
  /** A later answer counts once it is older than this: whoever asks by the earlier one is through with it. */
  laterBefore: Date;
}

export interface PurgedEvidence {
  /** The last id of the stretch; null: there are no more that are old enough. */
  through: bigint | null;
  answers: number;
  /** SHA-256 of their bodies. */
  bodies: Buffer[];
}

// The ids that readings name are looked up for the whole stretch at once.
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
 * Deletes answers that are old, that a later answer from the same address has taken the place of, and that no reading names of a
 * request that is completed or pending. The latest page of an address stays: the source is asked by it whether anything changed.
 */
export async function purgeEvidence(tx: Queryable, stretch: EvidenceStretch): Promise<PurgedEvidence> {
  const { rows } = await tx.query<PurgedEvidence>(purgeSql, [
    stretch.after,
    stretch.limit,
    stretch.before,
    stretch.laterBefore,
  ]);
  return rows[0] as PurgedEvidence;
}

/**
 * Deletes those of these bodies that no answer has any more; answers how many. Bodies that an answer is being kept with at this
 * moment are passed over.
 */
export async function purgeEvidenceBodies(tx: Queryable, bodies: readonly Buffer[]): Promise<number> {
  const { rows } = await tx.query<{ sha256: Buffer }>(
    'select sha256 from evidence_body where sha256 = any ($1) order by sha256 for update skip locked',
    [bodies],
  );
  // A statement of its own, which sees all answers that were kept before the lock; none can be added under it.
  const { rowCount } = await tx.query(
    `delete from evidence_body b where b.sha256 = any ($1) and not exists (select from evidence e where e.sha256 = b.sha256)`,
    [rows.map(({ sha256 }) => sha256)],
  );
  return rowCount ?? 0;
}
